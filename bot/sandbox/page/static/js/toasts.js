// Notices of what arrives elsewhere: a DM, a mention.

import { avatar, el } from "./dom.js";
import { summary } from "./message.js";

const STAYS_MS = 8000;
const MOST = 3;

export class Toasts {
  #store;
  #box = document.getElementById("toasts");

  constructor(store) {
    this.#store = store;
  }

  clear() {
    this.#box.replaceChildren();
  }

  /** Tell of a message, unless one of the same channel is told already: then it replaces it. */
  show(channel, message) {
    for (const old of this.#box.querySelectorAll(`[data-of="${channel.id}"]`)) old.remove();
    while (this.#box.children.length >= MOST) this.#box.firstElementChild.remove();
    const author = message.author.global_name || message.author.username;
    const where = channel.type === 1 ? "direct message" : `#${this.#store.channelName(channel)}`;
    const go = el(
      "button",
      { type: "button", class: "go" },
      avatar(message.author, "small"),
      el("span", { class: "text" }, el("span", { class: "from" }, `${author} · ${where}`), el("span", { class: "what" }, summary(message, this.#store))),
    );
    const close = el("button", { type: "button", class: "close", "aria-label": "Close this notice" }, "✕");
    const toast = el("div", { class: "toast", role: "status", dataset: { of: channel.id } }, go, close);
    const end = () => toast.remove();
    go.addEventListener("click", () => {
      end();
      this.#store.open(channel.id, message.id);
    });
    close.addEventListener("click", end);
    this.#box.append(toast);
    setTimeout(end, STAYS_MS);
  }

  /** What was told of a channel is being read. */
  seen(channelId) {
    for (const each of this.#box.querySelectorAll(`[data-of="${channelId}"]`)) each.remove();
  }
}
