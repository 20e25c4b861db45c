// One message as an element.
import { components, dots } from "./components.js";
import { el } from "./dom.js";
import { embed } from "./embeds.js";
import { inline, markdown } from "./markdown.js";
import { attachment } from "./pictures.js";
import { isDm, me, messagesOf, state, userName } from "./state.js";
import { hour, messageTime } from "./timestamps.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const THREAD_CREATED = 18;
const PINNED = 6;

/** What waits for an answer, and what went wrong: message id → custom ids, and → a sentence. */
export const waiting = new Map();
export const failures = new Map();

/** `<li>` of a message; `follows` when the one above is by the same author, just before. */
export function messageElement(message, follows) {
  if (message.type === THREAD_CREATED || message.type === PINNED) return systemMessage(message);
  const { author } = message;
  const name = userName(author.id);
  return el(
    "li",
    {
      class: classes(message, follows),
      id: `message-${message.id}`,
      "data-key": `message ${message.id}`,
      "data-message": message.id,
      tabindex: "-1",
    },
    aboveIt(message),
    follows ? hour(message.timestamp) : avatar(author.id, name),
    el(
      "div",
      { class: "body" },
      follows ? el("span", { class: "visually-hidden" }, `${name}: `) : head(message, name),
      content(message),
      attachments(message),
      message.embeds.map(embed),
      componentsOf(message),
      threadLink(message.thread?.id),
      footnotes(message),
    ),
  );
}

function classes(message, follows) {
  const found = ["message"];
  if (follows) found.push("follows");
  if (message.flags & EPHEMERAL) found.push("private");
  if (pings(message)) found.push("pings");
  return found.join(" ");
}

/** Whether a message mentions the person one is. */
export function pings(message) {
  return (
    message.author.id !== state.me &&
    (message.mention_everyone ||
      message.mentions.some((each) => each.id === state.me) ||
      message.mention_roles.some((each) => state.myRoles.includes(each)))
  );
}

export function avatar(id, name, small = false) {
  const bot = id === state.bot.id;
  const made = el("span", { class: `avatar${bot ? " bot" : ""}${small ? " small" : ""}`, "aria-hidden": "true" }, initials(name));
  made.style.setProperty("--hue", bot ? 164 : hue(id));
  return made;
}

/** Degrees, far apart for ids that follow each other. */
function hue(id) {
  const at = state.people.findIndex((each) => each.id === id);
  return (at * 137 + 255) % 360;
}

function initials(name) {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? words[0][0] + words.at(-1)[0] : words[0].slice(0, 1);
  return letters.toLocaleUpperCase();
}

function aboveIt(message) {
  if (message.interaction) return used(message.interaction.user.id, message.interaction.name);
  if (message.type === 19 && message.referenced_message) return answers(message.referenced_message);
  return null;
}

export function used(userId, command) {
  return el(
    "div",
    { class: "used" },
    avatar(userId, userName(userId), true),
    el("span", {}, el("strong", {}, userName(userId)), " used ", el("code", {}, `/${command}`)),
  );
}

function answers(to) {
  const original = messagesOf(to.channel_id).get(to.id) ?? to;
  const excerpt = plainText(original) || "a message";
  return el(
    "div",
    { class: "answers" },
    el("span", { "aria-hidden": "true" }, "↰"),
    el("a", { class: "excerpt", href: `#${to.channel_id}/${to.id}` }, `${userName(to.author.id)}: ${excerpt}`),
  );
}

function head(message, name) {
  return el(
    "div",
    { class: "head" },
    el("span", { class: "author" }, name),
    message.author.bot ? el("span", { class: "app" }, "APP") : null,
    messageTime(message.timestamp),
  );
}

function content(message) {
  if (message.flags & LOADING) {
    return el("p", { class: "thinking" }, dots(), `${userName(message.author.id)} is thinking…`);
  }
  if (!message.content) return null;
  const made = markdown(message.content);
  if (message.edited_timestamp) (made.lastElementChild?.matches("p") ? made.lastElementChild : made).append(" ", edited());
  return made;
}

function edited() {
  return el("span", { class: "edited", title: "This message was changed" }, "(edited)");
}

function attachments(message) {
  if (!message.attachments.length) return null;
  return el("div", { class: "attachments" }, message.attachments.map(attachment));
}

function componentsOf(message) {
  if (!message.components.length) return null;
  const pending = waiting.get(message.id) ?? new Set();
  return el("div", { class: "components" }, components(message.components, { pending }));
}

function threadLink(id) {
  const thread = state.channels.get(id);
  if (!thread) return null;
  return el(
    "a",
    { class: "thread-link", href: `#${id}` },
    el("span", {}, thread.name),
    el("span", { class: "open" }, "Open the thread ›"),
  );
}

function footnotes(message) {
  const failure = failures.get(message.id);
  return [
    failure ? el("p", { class: "no-answer", role: "alert" }, failure) : null,
    message.edited_timestamp && !message.content ? el("p", { class: "edited" }, edited()) : null,
    message.flags & EPHEMERAL ? onlyYou() : null,
  ];
}

function onlyYou() {
  return el(
    "p",
    { class: "only-you" },
    el("span", { class: "eye", "aria-hidden": "true" }, "◉"),
    "Only you can see this",
    el("span", { "aria-hidden": "true" }, "·"),
    el("button", { type: "button", class: "linklike", "data-act": "dismiss" }, "Dismiss message"),
  );
}

function systemMessage(message) {
  const isThread = message.type === THREAD_CREATED;
  return el(
    "li",
    { class: "message system", id: `message-${message.id}`, "data-key": `message ${message.id}`, "data-message": message.id, tabindex: "-1" },
    el("span", { class: "sign", "aria-hidden": "true" }, isThread ? "#" : "•"),
    el(
      "div",
      { class: "body" },
      el("span", { class: "author" }, userName(message.author.id)),
      isThread ? " opened a thread. " : " pinned a message. ",
      messageTime(message.timestamp),
      isThread ? threadLink(message.message_reference?.channel_id) : null,
    ),
  );
}

/** A line of text of a message, for notices. */
export function plainText(message) {
  const texts = [message.content, ...message.embeds.map((each) => each.title ?? each.description)];
  const collect = (list) => {
    for (const each of list) {
      texts.push(each.content);
      collect([...(each.components ?? []), each.accessory].filter(Boolean));
    }
  };
  collect(message.components);
  const found = texts.find(Boolean) ?? message.attachments.find((each) => each.description)?.description ?? "";
  const shown = el("span", {}, inline(found.replace(/^(#{1,3}|-#|>)\s/gm, ""))).textContent;
  return shown.replace(/\s+/g, " ").slice(0, 240);
}

/** Whether to show it without its author: the same one wrote just before. */
export function isFollowing(message, before) {
  return (
    before &&
    !message.interaction &&
    message.type === 0 &&
    before.author.id === message.author.id &&
    before.type !== THREAD_CREATED &&
    Boolean(before.flags & EPHEMERAL) === Boolean(message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(before.timestamp) < 5 * 60 * 1000
  );
}

export function concerns(message) {
  const channel = state.channels.get(message.channel_id);
  return message.author.id !== me()?.id && (isDm(channel) || pings(message));
}
