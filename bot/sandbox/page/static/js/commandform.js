// A command that was chosen, with its options, until it is sent or given up.

import { el } from "./dom.js";
import { OptionField } from "./options.js";

export class CommandForm {
  #fields = [];
  #send;
  #cancel;
  #completions;

  /** `send(command, options)` and `cancel()` are the composer's; `complete` asks the bot. */
  constructor(command, { store, completions, send, cancel, complete }) {
    this.command = command;
    this.#send = send;
    this.#cancel = cancel;
    this.#completions = completions;
    const ask = (option, text) => complete(command, option, text, this.#values(option));
    this.make = (option) => new OptionField(option, store, completions, ask);
    this.box = el("div", { class: "options" });
    this.help = el("p", { class: "command-help", id: "command-help", "aria-live": "polite" });
    this.node = el(
      "div",
      { class: "command" },
      el(
        "div",
        { class: "command-head" },
        el("span", { class: "command-name" }, `/${command.title}`),
        el("span", { class: "command-note" }, command.description),
        el("button", { type: "button", class: "command-cancel", "aria-label": "Give the command up", on: { click: cancel } }, "✕"),
      ),
      this.box,
      command.options.length ? this.help : null,
    );
    for (const option of command.options) if (option.required) this.#add(option);
    this.#addRest();
    this.box.addEventListener("focusin", (event) => this.#explain(event.target));
    this.box.addEventListener("picked", (event) => this.#next(event.target));
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Focus the first field; false when there is none. */
  focus() {
    this.#fields[0]?.input.focus();
    return this.#fields.length > 0;
  }

  /** Send it, unless something is missing; then say what. */
  submit() {
    const wrong = this.#fields.find((each) => each.fault());
    if (!wrong) {
      this.#completions.hide();
      this.#send(this.command, this.#values());
      return;
    }
    wrong.node.classList.add("wrong");
    wrong.input.focus();
    this.help.textContent = wrong.fault();
    this.help.classList.add("wrong");
  }

  #add(option) {
    const field = this.make(option);
    this.#fields.push(field);
    this.box.append(field.node);
    return field;
  }

  #addRest() {
    for (const option of this.command.options) {
      if (option.required) continue;
      const field = this.make(option);
      const button = el("button", { type: "button", class: "option-add", title: field.help }, `+ ${field.title}`);
      button.addEventListener("click", () => {
        this.#fields.push(field);
        button.replaceWith(field.node);
        field.input.focus();
      });
      this.box.append(button);
    }
  }

  #values(but = null) {
    const filled = this.#fields.filter((each) => !each.isEmpty && each.option.name !== but && !each.fault());
    return Object.fromEntries(filled.map((each) => [each.option.name, each.value()]));
  }

  #explain(input) {
    const field = this.#fields.find((each) => each.input === input);
    if (!field) return;
    this.help.textContent = field.help;
    this.help.classList.remove("wrong");
  }

  #next(node) {
    const at = this.#fields.findIndex((each) => each.node === node);
    const empty = this.#fields.slice(at + 1).find((each) => each.isEmpty);
    empty?.input.focus();
  }

  #key(event) {
    const field = this.#fields.find((each) => each.input === event.target);
    if (field && this.#completions.key(event, { enterPicks: field.mustChoose || field.option.autocomplete })) return;
    if (event.key === "Enter" && field) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" || (event.key === "Backspace" && field === this.#fields[0] && field?.input.value === "")) {
      event.preventDefault();
      this.#cancel();
    }
  }
}
