// The line above the messages: the channel's name, and for a thread where it comes from.

import { el } from "./dom.js";
import { sign } from "./mentions.js";

export function showTitle(store) {
  const { channel } = store;
  const parent = channel?.type === 11 || channel?.type === 12 ? store.channels.get(channel.parent_id) : null;
  const archived = channel?.thread_metadata?.archived;
  document.getElementById("channel-title").replaceChildren(
    el("span", { class: "sign", "aria-hidden": "true" }, channel ? sign(channel).trim() : ""),
    store.channelName(channel),
    parent ? el("span", { class: "origin" }, `thread in #${parent.name}${archived ? ", archived" : ""}`) : "",
  );
  document.getElementById("server-name").textContent = store.guild.name;
}
