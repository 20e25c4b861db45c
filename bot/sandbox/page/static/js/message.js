// One message.

import { avatar, dots, el } from "./dom.js";
import { components, hiding } from "./components.js";
import { markdown, plain } from "./markdown.js";
import { address, file, picture } from "./media.js";
import { messageTime, moment } from "./timestamps.js";

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;

const SYSTEM = {
  7: () => "joined",
  18: (message) => `opened the thread ${message.content}`,
};

/** The <li> of a message. `follows`: it belongs to the one above, of the same author. */
export function messageNode(message, { follows, store }) {
  if (message.type in SYSTEM) return systemNode(message);
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const used = usedCommand(message);
  const answers = used ? null : answeredMessage(message, store);
  const css = ["message", follows && "follows", isPrivate && "private", !isPrivate && pingsMe(message, store) && "pings"];
  return el(
    "li",
    { class: css.filter(Boolean).join(" "), id: `message-${message.id}`, tabIndex: -1, dataset: { id: message.id, key: message.id } },
    used,
    answers,
    follows ? time(message) : avatar(message.author),
    el("div", { class: "body" }, follows ? null : head(message), contents(message, store), footnotes(message, store, isPrivate)),
  );
}

function pingsMe(message, store) {
  return message.author.id !== store.me && store.mentionsMe(message);
}

function systemNode(message) {
  return el(
    "li",
    { class: "message system", id: `message-${message.id}`, tabIndex: -1, dataset: { id: message.id, key: message.id } },
    el("span", { class: "sign", "aria-hidden": "true" }, "→"),
    el("div", { class: "body" }, el("strong", {}, name(message.author)), ` ${SYSTEM[message.type](message)} `, time(message), threadLink(message)),
  );
}

function name(author) {
  return author.global_name || author.username;
}

function head(message) {
  return el(
    "div",
    { class: "head" },
    el("span", { class: "author" }, name(message.author)),
    message.author.bot ? el("span", { class: "app" }, "APP") : null,
    time(message),
  );
}

function time(message) {
  return el("time", { class: "when", datetime: message.timestamp }, messageTime(message.timestamp));
}

function usedCommand(message) {
  const command = message.interaction;
  if (!command?.name) return null;
  return el("div", { class: "used" }, avatar(command.user, "small"), el("span", {}, el("strong", {}, name(command.user)), " used ", el("code", {}, `/${command.name}`)));
}

function answeredMessage(message, store) {
  const id = message.message_reference?.message_id;
  if (!id || message.message_reference.type === 1) return null;
  const known = store.messages.get(message.channel_id)?.get(id) ?? message.referenced_message;
  const dataset = { channel: message.channel_id, message: id };
  const text = known ? `${name(known.author)}: ${summary(known, store)}` : "a message that is gone";
  return el("div", { class: "answers" }, el("span", { "aria-hidden": "true" }, "↱"), el("button", { type: "button", class: "linklike excerpt", dataset }, text));
}

/** A message in one line of text. */
export function summary(message, store) {
  const texts = [message.content, ...textDisplays(message.components)].filter(Boolean);
  const pictures = message.attachments.map((each) => each.description || each.filename);
  const found = texts.length ? texts.flatMap((text) => text.split("\n")).map((line) => plain(line, store)).filter(Boolean).join(" · ") : (pictures[0] ?? "a message");
  return found.replace(/\s+/g, " ").slice(0, 160);
}

function textDisplays(parts = []) {
  return parts.flatMap((part) => (part.type === 10 ? [part.content] : textDisplays(part.components)));
}

function contents(message, store) {
  if (message.flags & LOADING) {
    return el("p", { class: "thinking" }, dots(), el("span", {}, `${name(message.author)} is thinking…`));
  }
  const pending = store.doing.get(message.id)?.pending;
  const context = { store, message, pending };
  const isV2 = Boolean(message.flags & COMPONENTS_V2);
  return [
    message.content ? markdown(message.content, store) : null,
    message.attachments.length ? el("div", { class: "attachments" }, message.attachments.map(attachment)) : null,
    message.components?.length ? components(message.components, context, isV2 ? "v2" : "components") : null,
  ];
}

function attachment(of) {
  const isPicture = of.width || /^image\//.test(of.content_type ?? "");
  const node = isPicture ? picture(of, of.description) : file(of.filename, address(of), of.size);
  return hiding(of.filename.startsWith("SPOILER_"), node);
}

function footnotes(message, store, isPrivate) {
  const failed = store.doing.get(message.id)?.failed;
  return [
    message.edited_timestamp && !(message.flags & LOADING) ? edited(message) : null,
    threadLink(message),
    failed ? el("p", { class: "no-answer", role: "alert" }, failed) : null,
    isPrivate
      ? el("p", { class: "only-you" }, "Only you can see this", el("span", { "aria-hidden": "true" }, "·"), el("button", { type: "button", class: "linklike", dataset: { act: "dismiss" } }, "Dismiss"))
      : null,
  ];
}

function edited(message) {
  const node = moment(Date.parse(message.edited_timestamp) / 1000, "f");
  return el("span", { class: "edited", title: node.title }, "(edited)");
}

function threadLink(message) {
  if (!message.thread) return null;
  return el(
    "button",
    { type: "button", class: "thread-link", dataset: { channel: message.thread.id } },
    el("span", {}, message.thread.name),
    el("span", { class: "open" }, "Open thread ›"),
  );
}
