// Which channels hold something unread, remembered per tab and person; notices of what concerns one.
import { el } from "./dom.js";
import { avatar, concerns, plainText } from "./message.js";
import { channelName, isDm, later, messagesOf, on, state, tell, userName } from "./state.js";

const TOAST_MS = 7000;
const MOST_TOASTS = 3;

const toasts = document.getElementById("toasts");
let read = {};

const store = () => `read ${state.key}`;

export function start() {
  on("welcome", recall);
  on("open", opened);
  on("seen", (id) => mark(id));
  on("arrived", arrived);
}

function opened(channelId) {
  mark(channelId);
  for (const each of [...toasts.children]) {
    if (each.dataset.channel === channelId) each.remove();
  }
}

function recall() {
  const kept = sessionStorage.getItem(store());
  if (kept) {
    read = JSON.parse(kept);
    return;
  }
  // A window that just opened has read everything but its direct messages.
  read = {};
  for (const channel of state.channels.values()) {
    if (!isDm(channel)) read[channel.id] = lastOf(channel.id);
  }
  keep();
}

function lastOf(channelId) {
  return [...messagesOf(channelId).keys()].at(-1) ?? "0";
}

function mark(channelId) {
  const last = lastOf(channelId);
  if (!later(last, read[channelId])) return;
  read[channelId] = last;
  keep();
  tell("unread");
}

function keep() {
  sessionStorage.setItem(store(), JSON.stringify(read));
}

/** `{messages, pings}` unread in a channel. */
export function unread(channelId) {
  const found = { messages: 0, pings: 0 };
  for (const message of [...messagesOf(channelId).values()].reverse()) {
    if (!later(message.id, read[channelId])) break;
    if (message.author.id === state.me) continue;
    found.messages += 1;
    if (concerns(message)) found.pings += 1;
  }
  return found;
}

function arrived(message) {
  if (message.author.id === state.me) mark(message.channel_id);
  else if (message.channel_id !== state.open && concerns(message) && later(message.id, read[message.channel_id])) {
    toast(message);
  }
  tell("unread");
}

function toast(message) {
  const channel = state.channels.get(message.channel_id);
  const name = userName(message.author.id);
  const from = isDm(channel) ? name : `${name} in #${channelName(channel)}`;
  const go = el(
    "a",
    { class: "go", href: `#${message.channel_id}/${message.id}` },
    avatar(message.author.id, name, true),
    el("span", { class: "text" }, el("span", { class: "from" }, from), el("span", { class: "what" }, plainText(message) || "sent a message")),
  );
  const close = el("button", { type: "button", class: "close", "aria-label": "Dismiss the notice" }, "✕");
  const made = el("div", { class: "toast", role: "status", "data-channel": message.channel_id }, go, close);
  made.addEventListener("click", () => made.remove());
  toasts.append(made);
  while (toasts.childElementCount > MOST_TOASTS) toasts.firstElementChild.remove();
  setTimeout(() => made.remove(), TOAST_MS);
}
