// Mentions of people, roles and channels, and links to places on this server.

import { el } from "./dom.js";

const PLACE = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

export function userMention(id, store) {
  return el("span", { class: "mention" }, `@${store.userName(id)}`);
}

export function roleMention(id, store) {
  return el("span", { class: "mention" }, `@${store.roles.get(id)?.name ?? "unknown role"}`);
}

export function channelMention(id, store) {
  const channel = store.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, "#no access");
  return el("button", { type: "button", class: "mention", dataset: { channel: id } }, sign(channel), store.channelName(channel));
}

/** The picture of a custom emoji; its name says the same. */
export function customEmoji(id, name) {
  return el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: name });
}

/** What stands before the name of a channel. */
export function sign(channel) {
  if (channel.type === 12) return "⌁ ";
  if (channel.type === 11) return "› ";
  return channel.type === 1 ? "@" : "#";
}

/** The channel and message an address of Discord points to, null when it points elsewhere. */
export function place(url, store) {
  const found = PLACE.exec(url);
  const channel = found && store.channels.get(found[2]);
  if (!channel) return null;
  const title = `${sign(channel)}${store.channelName(channel)}${found[3] ? " › message" : ""}`;
  return { channel: found[2], message: found[3], title };
}
