// Whether the bot runs, the buttons that stop, kill and start it, and its last words.

import { el } from "./dom.js";
import { morph } from "./morph.js";

export class BotStrip {
  #store;
  #strip = document.getElementById("bot-strip");
  #banner = document.getElementById("banner");
  #connected = false;

  constructor(store, socket) {
    this.#store = store;
    this.#strip.addEventListener("click", (event) => {
      const act = event.target.closest("button")?.dataset.act;
      if (act) socket.ask("process", { act });
    });
  }

  set connected(is) {
    this.#connected = is;
    this.update();
  }

  update() {
    this.#say();
    const { process, name, online } = this.#store.bot;
    this.#strip.hidden = false;
    const fresh = this.#strip.cloneNode(false);
    const lamp = el("span", { class: `lamp ${online ? "on" : "off"}`, "aria-hidden": "true" });
    fresh.append(el("span", { class: "state", role: "status" }, lamp, `Bot: ${state(online, process)}`));
    if (process) fresh.append(...controls(process), log(process, name));
    morph(this.#strip, fresh);
    const pre = this.#strip.querySelector("pre");
    if (pre) pre.scrollTop = pre.scrollHeight;
  }

  #say() {
    const sentence = this.#sentence();
    this.#banner.hidden = !sentence;
    if (this.#banner.textContent !== sentence) this.#banner.textContent = sentence;
  }

  #sentence() {
    const { online, name, process } = this.#store.bot;
    if (!this.#connected) return "The sandbox does not answer. Trying again…";
    if (online || !name) return "";
    if (process?.running) return `${name} is starting…`;
    return `${name} is offline: its buttons and commands will not answer.`;
  }
}

function state(online, process) {
  if (!process) return online ? "online" : "offline";
  if (process.running) return online ? "running" : "starting";
  const { exit_status: status } = process;
  if (status === null) return "not started";
  return status < 0 ? "killed" : status === 0 ? "stopped" : `ended (${status})`;
}

function controls(process) {
  return [
    button("stop", "Stop", !process.running),
    button("kill", "Kill", !process.running),
    button("start", "Start", process.running),
  ];
}

function button(act, text, isDisabled) {
  return el("button", { type: "button", disabled: isDisabled, dataset: { act, key: act } }, text);
}

function log(process, name) {
  const lines = process.log.length ? process.log.join("\n") : "Nothing yet.";
  return el("details", {}, el("summary", {}, "Log"), el("pre", { tabIndex: 0, "aria-label": `The last lines ${name} wrote` }, lines));
}
