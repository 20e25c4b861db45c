// The messages of the open channel, kept in place while they change.
import { el, morphChildren } from "./dom.js";
import { isFollowing, messageElement, plainText, used } from "./message.js";
import { channelName, isDm, isThread, messagesOf, now, on, state, tell, userName } from "./state.js";
import { dayOf, written } from "./timestamps.js";

const CLOSE_TO_END = 48;

const list = document.getElementById("messages");
const scroller = document.getElementById("scroller");
const jump = document.getElementById("new-messages");
const announcer = document.getElementById("announcer");

let atEnd = true;
let anchor = null;
let placed = -1;
let arrivedBelow = 0;
/** Commands that wait for their first answer, or had none: shown under the messages. */
export const echoes = [];

export function start() {
  on("welcome", show);
  on("world", show);
  on("open", () => {
    arrivedBelow = 0;
    atEnd = true;
    list.replaceChildren();
    show();
  });
  on("message", (message) => message.channel_id === state.open && show());
  on("gone", (channel) => channel === state.open && show());
  on("echo", show);
  on("retouch", show);
  on("arrived", arrived);
  scroller.addEventListener("scroll", remember, { passive: true });
  new ResizeObserver(keepPlace).observe(list);
  new ResizeObserver(keepPlace).observe(scroller);
  jump.addEventListener("click", toEnd);
}

function show() {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  const within = focused?.closest(".message");
  morphChildren(list, entries());
  if (within && !document.contains(focused)) refocus(within);
  keepPlace();
}

/** A pressed button went with the edit: stay in its message. */
function refocus(message) {
  if (!document.contains(message)) return;
  (message.querySelector(".btn:enabled") ?? message).focus({ preventScroll: true });
}

function entries() {
  const channel = state.channels.get(state.open);
  if (!channel) return [];
  const made = [beginning(channel)];
  let before = null;
  for (const message of messagesOf(channel.id).values()) {
    const newDay = !before || dayOf(before.timestamp) !== dayOf(message.timestamp);
    if (newDay) made.push(daySeparator(message.timestamp));
    made.push(messageElement(message, !newDay && isFollowing(message, before)));
    before = message;
  }
  const own = echoes.filter((each) => each.channel === channel.id && each.shown);
  return [...made, ...own.map(echo)];
}

function beginning(channel) {
  const name = channelName(channel);
  const what = isDm(channel)
    ? "Only the two of you read this."
    : isThread(channel)
      ? ["A thread of ", el("a", { href: `#${channel.parent_id}` }, `#${channelName(state.channels.get(channel.parent_id))}`)]
      : (channel.topic ?? "");
  const sign = isDm(channel) || isThread(channel) ? "" : "#";
  return el("li", { class: "beginning", "data-key": "beginning" }, el("strong", {}, `${sign}${name}`), what);
}

function daySeparator(iso) {
  const unix = new Date(iso).getTime() / 1000;
  const today = dayOf(iso) === new Date(now()).toDateString();
  return el("li", { class: "day", "data-key": `day ${dayOf(iso)}` }, today ? "Today" : written(unix, "D"));
}

function echo(of) {
  return el(
    "li",
    { class: "message echo", "data-key": `echo ${of.key}` },
    used(state.me, of.command),
    el("div", { class: "body" }, of.why ? el("p", { class: "no-answer", role: "alert" }, of.why) : el("p", { class: "thinking" }, "Sending…")),
  );
}

// --- place ---

function remember() {
  // The page's own scrolling tells nothing: what is below may have grown before it is reported.
  if (Math.abs(scroller.scrollTop - placed) < 1.5) return;
  placed = -1;
  atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < CLOSE_TO_END;
  if (atEnd) seen();
  const top = scroller.getBoundingClientRect().top;
  const first = [...list.children].find((each) => each.getBoundingClientRect().bottom > top);
  anchor = first ? { first, top: first.getBoundingClientRect().top } : null;
}

function keepPlace() {
  if (atEnd) {
    scroller.scrollTop = scroller.scrollHeight;
    placed = scroller.scrollTop;
  } else if (anchor && document.contains(anchor.first)) {
    scroller.scrollTop += anchor.first.getBoundingClientRect().top - anchor.top;
  }
}

function toEnd() {
  atEnd = true;
  keepPlace();
  seen();
}

function seen() {
  arrivedBelow = 0;
  jump.hidden = true;
  if (!document.hidden) tell("seen", state.open);
}

function arrived(message) {
  if (message.channel_id !== state.open) return;
  announcer.append(el("p", {}, `${userName(message.author.id)}: ${plainText(message)}`));
  while (announcer.childElementCount > 5) announcer.firstElementChild.remove();
  if (atEnd || message.author.id === state.me) {
    toEnd();
    return;
  }
  arrivedBelow += 1;
  jump.textContent = arrivedBelow === 1 ? "1 new message ↓" : `${arrivedBelow} new messages ↓`;
  jump.hidden = false;
}

/** Scroll to a message and mark it for a moment. */
export function find(messageId) {
  const element = document.getElementById(`message-${messageId}`);
  if (!element) return;
  atEnd = false;
  placed = -1;
  element.scrollIntoView({ block: "center" });
  remember();
  element.classList.add("found");
  element.addEventListener("animationend", () => element.classList.remove("found"), { once: true });
}
