// Starts the page: who one is, the connection, the parts, and the channel in the address.
import * as actions from "./actions.js";
import * as composer from "./composer.js";
import * as sidebar from "./sidebar.js";
import { openModal } from "./modal.js";
import { Socket } from "./socket.js";
import { channelName, disconnected, isDm, isThread, on, state, take, tell } from "./state.js";
import * as timeline from "./timeline.js";
import { keepMoving } from "./timestamps.js";
import * as unread from "./unread.js";
import { el } from "./dom.js";

/** `?as=` names the person; a tab remembers. */
function person() {
  const asked = new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("as");
  if (asked) sessionStorage.setItem("as", asked);
  return asked ?? "";
}

function follow() {
  const [channel, message] = location.hash.slice(1).split("/");
  if (state.channels.has(channel)) open(channel);
  else if (!state.channels.has(state.open)) open(firstChannel());
  if (message) timeline.find(message);
}

function open(channel) {
  if (!channel || channel === state.open) return;
  state.open = channel;
  sessionStorage.setItem(`open ${state.key}`, channel);
  tell("open", channel);
}

function firstChannel() {
  const kept = sessionStorage.getItem(`open ${state.key}`);
  if (state.channels.has(kept)) return kept;
  const texts = [...state.channels.values()].filter((each) => each.type === 0);
  return (texts.find((each) => each.name === "belote") ?? texts[0])?.id;
}

function title() {
  const channel = state.channels.get(state.open);
  if (!channel) return;
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  document.getElementById("channel-title").replaceChildren(
    el("span", { class: "sign", "aria-hidden": "true" }, isDm(channel) ? "@" : isThread(channel) ? "›" : "#"),
    channelName(channel),
    ...(parent ? [el("a", { class: "origin", href: `#${parent.id}` }, `#${parent.name}`)] : []),
  );
}

const socket = new Socket(person(), { receive: take, lost: disconnected });
unread.start();
timeline.start();
sidebar.start(socket);
actions.start(socket);
composer.start(socket);
keepMoving();

on("open", title);
on("world", () => {
  follow();
  title();
});
on("welcome", () => {
  follow();
  title();
});
window.addEventListener("hashchange", follow);
document.addEventListener("click", (event) => {
  // The same link twice changes no address, and still leads to the message.
  const link = event.target.closest('a[href^="#"]');
  if (link?.getAttribute("href") === location.hash) follow();
});
document.addEventListener("visibilitychange", () => !document.hidden && tell("seen", state.open));
on("modal", (answer) => openModal(socket, answer));
