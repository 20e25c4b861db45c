// The list on the left: the server's events, its channels with their threads, and the DM with the bot.

import { avatar, el } from "./dom.js";
import { events } from "./events.js";
import { sign } from "./mentions.js";
import { morph } from "./morph.js";
import { compareIds } from "./store.js";

const TEXT = 0;
const DM = 1;
const CATEGORY = 4;

export class Channels {
  #store;
  #unread;
  #nav = document.getElementById("channels");

  constructor(store, unread, { openDm, install, invite }) {
    this.#store = store;
    this.#unread = unread;
    this.#nav.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.dataset.channel) store.open(button.dataset.channel);
      else if (button.dataset.key === "install") install(!store.installed);
      else if (button.dataset.key === "membership") invite(!store.botIsMember);
      else openDm();
    });
  }

  update() {
    const fresh = this.#nav.cloneNode(false);
    fresh.append(...events(this.#store), ...this.#groups(), ...this.#direct(), ...this.#installs());
    morph(this.#nav, fresh);
    const pings = this.#pings();
    const count = document.getElementById("drawer-count");
    count.className = "drawer-count count";
    count.textContent = String(pings);
    count.hidden = pings === 0;
    document.title = `${pings ? `(${pings}) ` : ""}${this.#store.channelName(this.#store.channel)} · ${this.#store.person?.name ?? "Loopback"}`;
  }

  #pings() {
    const all = [...this.#store.channels.values()].filter((each) => each.type !== CATEGORY);
    return all.reduce((sum, each) => sum + this.#unread.of(each).pings, 0);
  }

  #groups() {
    const all = [...this.#store.channels.values()];
    const inside = (id) => all.filter((each) => each.type === TEXT && (each.parent_id ?? null) === id).sort(byPosition);
    const categories = all.filter((each) => each.type === CATEGORY).sort(byPosition);
    const loose = inside(null);
    return [
      ...(loose.length ? [el("ul", { dataset: { key: "loose" } }, loose.map((each) => this.#channel(each)))] : []),
      ...categories.flatMap((each) => [
        el("h2", { dataset: { key: `name-${each.id}` } }, each.name),
        el("ul", { dataset: { key: each.id } }, inside(each.id).map((channel) => this.#channel(channel))),
      ]),
    ];
  }

  #channel(channel) {
    const threads = [...this.#store.channels.values()]
      .filter((each) => each.parent_id === channel.id && (each.type === 11 || each.type === 12))
      .filter((each) => !each.thread_metadata.archived || each.id === this.#store.current)
      .sort((a, b) => compareIds(a.id, b.id));
    const nested = threads.length ? el("ul", { "aria-label": `Threads of ${channel.name}` }, threads.map((each) => el("li", { dataset: { key: each.id } }, this.#entry(each)))) : null;
    return el("li", { dataset: { key: channel.id } }, this.#entry(channel), nested);
  }

  #direct() {
    const open = [...this.#store.channels.values()].filter((each) => each.type === DM);
    const entries = open.map((each) => this.#entry(each));
    if (!open.length) entries.push(this.#unopened());
    return [
      el("h2", { dataset: { key: "dms" } }, "Direct messages"),
      el("ul", { dataset: { key: "dm-list" } }, entries.map((each) => el("li", {}, each))),
    ];
  }

  /** What Discord asks on the page of an application: install it for oneself, or for the server. */
  #installs() {
    const { installed, botIsMember, bot, guild } = this.#store;
    const own = installed ? "Remove it for me" : "Install it for me";
    const shared = botIsMember ? `Take it off ${guild.name}` : `Bring it back to ${guild.name}`;
    const act = (key, label) => el("li", {}, el("button", { type: "button", class: "channel", dataset: { key } }, el("span", { class: "name" }, label)));
    return [
      el("h2", { dataset: { key: "installs" } }, `App: ${bot.name}`),
      el("ul", { dataset: { key: "install-list" } }, [act("install", own), act("membership", shared)]),
    ];
  }

  #unopened() {
    return el("button", { type: "button", class: "channel", dataset: { key: "new-dm" } }, this.#face(), el("span", { class: "name" }, `Write to ${this.#store.bot.name}`));
  }

  #face() {
    return avatar({ id: this.#store.bot.id, username: this.#store.bot.name, bot: true }, "small");
  }

  #entry(channel) {
    const { messages, pings } = this.#unread.of(channel);
    const isCurrent = channel.id === this.#store.current;
    const mark = channel.type === DM ? this.#face() : el("span", { class: "sign", "aria-hidden": "true" }, sign(channel).trim());
    return el(
      "button",
      { type: "button", class: `channel${messages ? " unread" : ""}`, "aria-current": isCurrent ? "page" : null, dataset: { channel: channel.id, key: `entry-${channel.id}` } },
      mark,
      el("span", { class: "name" }, this.#store.channelName(channel)),
      badge(messages, pings),
    );
  }
}

function badge(messages, pings) {
  if (pings) return el("span", { class: "count", "aria-label": `${pings} unread for you` }, String(pings));
  return messages ? el("span", { class: "dot", role: "img", "aria-label": "unread" }) : null;
}

function byPosition(a, b) {
  return a.position - b.position || compareIds(a.id, b.id);
}
