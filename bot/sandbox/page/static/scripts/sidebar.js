// The left side: channels with their threads, direct messages, the bot's process, who one is.
import { el, morphChildren } from "./dom.js";
import { avatar } from "./message.js";
import { channelName, isDm, isThread, on, state } from "./state.js";
import { unread } from "./unread.js";

const CATEGORY = 4;
const HIDDEN_AFTER = 12;

const app = document.getElementById("app");
const nav = document.getElementById("channels");
const people = document.getElementById("people");
const strip = document.getElementById("bot-strip");
const banner = document.getElementById("banner");
const openDrawer = document.getElementById("drawer-open");
const count = document.getElementById("drawer-count");
const scrim = document.getElementById("scrim");

let socket;

export function start(connection) {
  socket = connection;
  for (const kind of ["welcome", "world", "open", "unread"]) on(kind, draw);
  for (const kind of ["welcome", "bot"]) on(kind, drawBot);
  on("open", () => drawer(false));
  openDrawer.addEventListener("click", () => drawer(true));
  document.getElementById("drawer-close").addEventListener("click", () => drawer(false));
  scrim.addEventListener("click", () => drawer(false));
  document.addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));
  strip.addEventListener("click", process);
  nav.addEventListener("click", openDm);
}

function drawer(open) {
  const was = app.classList.contains("drawer-is-open");
  app.classList.toggle("drawer-is-open", open);
  scrim.hidden = !open;
  openDrawer.setAttribute("aria-expanded", String(open));
  if (open) document.getElementById("drawer-close").focus();
  else if (was) openDrawer.focus();
}

// --- channels ---

function draw() {
  if (!state.ready) return;
  document.getElementById("server-name").textContent = state.guild.name;
  const all = [...state.channels.values()];
  const inGuild = all.filter((each) => !isDm(each) && !isThread(each));
  const categories = inGuild.filter((each) => each.type === CATEGORY);
  const loose = inGuild.filter((each) => each.type !== CATEGORY && !state.channels.has(each.parent_id));
  morphChildren(nav, [
    ...group("Channels", loose),
    ...categories.flatMap((each) => group(each.name, childrenOf(each, all))),
    ...directMessages(all.filter(isDm)),
  ]);
  drawPeople();
  drawCount(all);
}

function childrenOf(channel, all) {
  const found = all.filter((each) => each.parent_id === channel.id);
  return found.sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
}

function group(name, channels) {
  if (!channels.length) return [];
  return [
    el("h2", { "data-key": `group ${name}` }, name),
    el("ul", { "data-key": `list ${name}` }, channels.map(item)),
  ];
}

function item(channel) {
  const threads = openThreads(channel);
  return el("li", { "data-key": `item ${channel.id}` }, entry(channel), threads.length ? el("ul", {}, threads.map(item)) : null);
}

/** Threads that are not archived, and the open or unread ones; the newest first. */
function openThreads(channel) {
  const threads = childrenOf(channel, [...state.channels.values()]).filter(isThread).reverse();
  const living = threads.filter((each) => !each.thread_metadata.archived || each.id === state.open || unread(each.id).pings);
  return living.slice(0, HIDDEN_AFTER);
}

function entry(channel) {
  const { messages, pings } = unread(channel.id);
  const current = channel.id === state.open;
  const dm = isDm(channel);
  return el(
    "a",
    {
      class: `channel${messages && !current ? " unread" : ""}`,
      href: `#${channel.id}`,
      "aria-current": current ? "page" : null,
    },
    dm ? avatar(state.bot.id, channelName(channel), true) : el("span", { class: "sign", "aria-hidden": "true" }, isThread(channel) ? "›" : "#"),
    el("span", { class: "name" }, channelName(channel)),
    current ? null : marks(messages, pings),
  );
}

function marks(messages, pings) {
  if (pings) return el("span", { class: "count", "aria-label": `${pings} for you` }, String(pings));
  return messages ? el("span", { class: "dot", role: "img", "aria-label": "unread" }) : null;
}

function directMessages(dms) {
  const made = group("Direct messages", dms);
  if (made.length) return made;
  const open = el(
    "button",
    { type: "button", class: "channel", "data-act": "open-dm" },
    avatar(state.bot.id, state.bot.name, true),
    el("span", { class: "name" }, state.bot.name),
  );
  return [el("h2", { "data-key": "group Direct messages" }, "Direct messages"), el("ul", { "data-key": "no-dms" }, el("li", {}, open))];
}

async function openDm(event) {
  if (!event.target.closest("[data-act=open-dm]")) return;
  const answer = await socket.ask("open_dm");
  if (answer.kind === "channel") location.hash = `#${answer.channel}`;
}

function drawCount(all) {
  const elsewhere = all.filter((each) => each.id !== state.open);
  const pings = elsewhere.reduce((sum, each) => sum + unread(each.id).pings, 0);
  count.hidden = !pings;
  count.className = "drawer-count count";
  count.textContent = String(pings);
  openDrawer.setAttribute("aria-label", pings ? `Channels, ${pings} messages for you` : "Channels");
  document.title = `${pings ? `(${pings}) ` : ""}${channelName(state.channels.get(state.open))} · ${state.guild.name}`;
}

// --- people ---

function drawPeople() {
  morphChildren(
    people,
    state.people.map((each) =>
      el(
        "a",
        { class: "person", href: `?as=${each.key}`, "aria-current": each.id === state.me ? "true" : null, "data-key": `person ${each.key}`, title: `Be ${each.name}` },
        avatar(each.id, each.name),
        el("span", { class: "who" }, each.name),
        el("span", { class: "locale" }, each.locale.slice(0, 2)),
      ),
    ),
  );
  const mine = state.people.find((each) => each.id === state.me);
  morphChildren(document.getElementById("topbar-me"), [avatar(mine.id, mine.name, true), el("span", { class: "visually-hidden" }, `You are ${mine.name}`)]);
}

// --- the bot ---

function drawBot() {
  const { bot, connected } = state;
  banner.hidden = connected && bot.online;
  if (!connected) banner.textContent = "The connection to the sandbox is lost. Trying again…";
  else if (!bot.online) banner.textContent = offlineText(bot);
  strip.hidden = !bot.process;
  if (!bot.process) return;
  const { running, exit_status: status, log } = bot.process;
  const what = running ? (bot.online ? "running" : "starting…") : `stopped${status ? ` (status ${status})` : ""}`;
  morphChildren(strip, [
    el("span", { class: "state" }, el("span", { class: running && bot.online ? "lamp on" : running ? "lamp" : "lamp off", "aria-hidden": "true" }), `Bot: ${what}`),
    act("stop", "Stop", !running),
    act("kill", "Kill", !running),
    act("start", "Start", running),
    el("details", { "data-key": "log" }, el("summary", {}, "What it wrote"), el("pre", { tabindex: "0" }, log.join("\n") || "Nothing yet.")),
  ]);
}

function offlineText({ name, process }) {
  if (!process) return `${name} is offline.`;
  return process.running ? `${name} is starting…` : `${name} is offline. Start it again under the channels.`;
}

function act(what, label, disabled) {
  return el("button", { type: "button", disabled, "data-key": `act ${what}`, "data-process": what }, label);
}

function process(event) {
  const button = event.target.closest("[data-process]");
  if (button) socket.ask("process", { act: button.dataset.process });
}
