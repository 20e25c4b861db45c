// Where one writes: text, or a slash with its command.

import { CommandForm } from "./commandform.js";
import { matching, usable } from "./commands.js";
import { Completions } from "./completions.js";
import { el } from "./dom.js";
import { openModal } from "./modal.js";
import { failure } from "./failure.js";

const SEND_ICON = "M3 3.5 18 10 3 16.5l2.2-6.5zm3 5.7h6v1.6H6z";

export class Composer {
  #store;
  #socket;
  #completions = new Completions();
  #drafts = new Map();
  #form = null;
  #channel = null;

  constructor(store, socket) {
    this.#store = store;
    this.#socket = socket;
    this.text = el("textarea", {
      rows: 1,
      maxlength: 2000,
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "completions",
      "aria-autocomplete": "list",
      enterkeyhint: "send",
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event), blur: () => this.#completions.hide(), focus: () => this.#typed() },
    });
    this.send = el("button", { type: "button", class: "send", "aria-label": "Send", on: { click: () => this.#submit() } });
    this.send.append(icon(SEND_ICON));
    this.note = el("p", { class: "composer-note", role: "status", hidden: true });
    this.box = el("div", { class: "field-box" }, this.text, this.send);
    document.getElementById("composer").append(this.note, this.#completions.node, this.box);
    store.addEventListener("compose", (event) => this.#begin(event.detail.command));
    this.#typed();
  }

  /** The channel changed, or what may be done in it. */
  update() {
    const { channel } = this.#store;
    if (this.#channel !== channel?.id) {
      this.#drafts.set(this.#channel, this.text.value);
      this.#channel = channel?.id;
      this.#leaveForm();
      this.#say("");
      this.text.value = this.#drafts.get(this.#channel) ?? "";
    }
    const name = `${channel?.type === 1 ? "@" : "#"}${this.#store.channelName(channel)}`;
    this.text.placeholder = channel?.can_write ? `Write to ${name}, or / for commands` : "You may not write here; / for commands";
    this.text.setAttribute("aria-label", `Write to ${name}`);
    this.#fit();
  }

  // --- text ---

  #typed() {
    this.#fit();
    const { value } = this.text;
    this.send.disabled = !value.trim();
    if (!value.startsWith("/") || value.includes("\n")) {
      this.#completions.hide();
      return;
    }
    this.#say("");
    const items = matching(this.#usable(), value.slice(1)).map((entry) => ({ name: `/${entry.title}`, note: entry.description, entry }));
    this.#completions.show(this.text, items, (item) => this.#choose(item.entry), "There is no such command here.");
  }

  #usable() {
    return usable(this.#store.offered(), this.#store.locale);
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
  }

  #key(event) {
    if (this.#completions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#submit();
    }
  }

  async #submit() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const text = this.text.value.trim();
    if (!text || text.startsWith("/")) return;
    const answer = await this.#socket.ask("say", { channel: this.#store.current, text: this.#withMentions(text) });
    const wrong = failure(answer);
    this.#say(wrong?.failed ?? "", Boolean(wrong));
    if (wrong) return;
    this.text.value = "";
    this.#typed();
  }

  /** "@Alice" as Discord writes a mention. */
  #withMentions(text) {
    let written = text;
    for (const user of this.#store.users.values()) written = written.replaceAll(`@${user.global_name || user.username}`, `<@${user.id}>`);
    for (const role of this.#store.roles.values()) written = written.replaceAll(`@${role.name}`, `<@&${role.id}>`);
    return written;
  }

  // --- commands ---

  #begin(path) {
    const entry = this.#usable().find((each) => each.path === path);
    if (entry) this.#choose(entry);
  }

  #choose(entry) {
    this.#leaveForm();
    this.#form = new CommandForm(entry, {
      store: this.#store,
      completions: this.#completions,
      send: (command, options) => this.#use(command, options),
      cancel: () => this.#giveUp(),
      complete: (...asked) => this.#complete(...asked),
    });
    this.text.value = "";
    this.text.replaceWith(this.#form.node);
    this.send.disabled = false;
    if (!this.#form.focus()) this.send.focus();
  }

  #giveUp() {
    this.#leaveForm();
    this.text.focus();
  }

  #leaveForm() {
    if (!this.#form) return;
    this.#completions.hide();
    this.#form.node.replaceWith(this.text);
    this.#form = null;
    this.#typed();
  }

  async #complete(command, option, text, options) {
    const answer = await this.#socket.ask("autocomplete", { channel: this.#store.current, command: command.path, option, text, options });
    return answer.choices ?? [];
  }

  async #use(command, options) {
    const channel = this.#store.current;
    this.#giveUp();
    this.#say(`Sending /${command.title}…`);
    const answer = await this.#socket.ask("slash", { channel, command: command.path, options });
    if (answer.kind === "modal") openModal(answer, this.#store, this.#socket);
    else if (answer.message) this.#store.tell("answered", { message: answer.message });
    const wrong = failure(answer);
    this.#say(wrong ? `/${command.title}: ${wrong.failed}` : "", Boolean(wrong));
  }

  #say(sentence, isWrong = false) {
    this.note.hidden = !sentence;
    this.note.textContent = sentence;
    this.note.classList.toggle("wrong", isWrong);
  }
}

function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawn.setAttribute("d", path);
  svg.append(drawn);
  return svg;
}
