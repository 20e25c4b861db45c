// A command being filled in: a field for each option, and what it can be.
import { matching, typed } from "./commands.js";
import { el, svg } from "./dom.js";
import { state } from "./state.js";

const AUTOCOMPLETE_AFTER = 120;

export class CommandForm {
  constructor(command, { socket, completions, run, cancel }) {
    Object.assign(this, { command, socket, completions, run, cancel });
    this.fields = new Map();
    this.inputs = el("div", { class: "options" });
    this.help = el("p", { class: "command-help", role: "status" });
    this.sendButton = el("button", { type: "submit", class: "send", "aria-label": `Send /${command.name}` }, svg("M3 3l15 7-15 7 3-7zM6 10h6"));
    const leave = el("button", { type: "button", class: "command-cancel", "aria-label": "Cancel the command" }, "✕");
    this.element = el(
      "form",
      { class: "field-box", novalidate: true, "aria-label": `Command /${command.name}` },
      el(
        "div",
        { class: "command" },
        el("div", { class: "command-head" }, el("span", { class: "command-name" }, `/${command.name}`), el("span", { class: "command-note" }, command.note), leave),
        this.inputs,
        this.help,
      ),
      this.sendButton,
    );
    leave.addEventListener("click", cancel);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.element.addEventListener("keydown", (event) => this.key(event));
    for (const option of command.options) {
      if (option.required) this.add(option);
      else this.inputs.append(this.adder(option));
    }
  }

  focus() {
    const first = [...this.fields.values()][0];
    (first?.input ?? this.sendButton).focus();
  }

  adder(option) {
    const made = el("button", { type: "button", class: "option-add", title: option.note }, `+ ${option.shownName}`);
    made.addEventListener("click", () => {
      this.add(option, made).input.focus();
    });
    return made;
  }

  add(option, instead) {
    const id = `option-${option.name}`;
    const input = el("input", {
      id,
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": "completions",
      "aria-required": option.required ? "true" : null,
      placeholder: option.kind,
      maxlength: option.max_length,
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
    });
    const mark = option.required ? el("span", { class: "required", "aria-hidden": "true" }, "*") : null;
    const box = el("div", { class: "option" }, el("label", { for: id }, option.shownName, mark), input);
    const field = { option, input, box, value: undefined };
    this.fields.set(option.name, field);
    if (instead) instead.replaceWith(box);
    else this.inputs.append(box);
    input.addEventListener("focus", () => {
      this.say(option.note);
      this.suggest(field);
    });
    input.addEventListener("input", () => {
      field.value = undefined;
      box.classList.remove("wrong");
      this.suggest(field);
    });
    input.addEventListener("blur", () => this.completions.hide());
    return field;
  }

  say(text, wrong = false) {
    this.help.textContent = text;
    this.help.classList.toggle("wrong", wrong);
  }

  // --- suggestions ---

  suggest(field) {
    const { option, input } = field;
    clearTimeout(this.asking);
    if (option.fixed) this.offer(field, matching(option.fixed.map(named), input.value), "Nothing of that name.");
    else if (option.autocomplete) this.asking = setTimeout(() => this.ask(field), input.value ? AUTOCOMPLETE_AFTER : 0);
    else this.completions.hide();
  }

  async ask(field) {
    const { option, input } = field;
    const text = input.value;
    const { values } = this.values();
    delete values[option.name];
    const answer = await this.socket.ask("autocomplete", {
      channel: state.open,
      command: this.command.path,
      option: option.name,
      text,
      options: values,
    });
    if (document.activeElement !== input || input.value !== text) return;
    if (answer.kind === "choices") this.offer(field, answer.choices.map(named), "No suggestions.");
    else this.offer(field, [], "No suggestions came.");
  }

  offer(field, choices, empty) {
    this.completions.show(field.input, choices, (choice) => this.pick(field, choice), empty);
  }

  pick(field, choice) {
    field.input.value = choice.name;
    field.value = choice.value;
    field.box.classList.remove("wrong");
    this.completions.hide();
    const empty = [...this.fields.values()].find((each) => !each.input.value);
    (empty?.input ?? this.sendButton).focus();
  }

  // --- sending ---

  key(event) {
    if (event.isComposing || this.completions.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
    } else if (event.key === "Backspace" && event.target.value === "") {
      event.preventDefault();
      this.cancel();
    }
  }

  /** `{values, wrong}`: what is filled in, and the first field that holds nothing usable. */
  values() {
    const values = {};
    let wrong = null;
    for (const field of this.fields.values()) {
      const value = valueOf(field);
      if (value !== undefined) values[field.option.name] = value;
      else if (field.option.required || field.input.value) wrong ??= field;
    }
    return { values, wrong };
  }

  submit() {
    const { values, wrong } = this.values();
    if (wrong) {
      wrong.box.classList.add("wrong");
      const { option } = wrong;
      wrong.input.focus();
      this.say(wrong.input.value ? `${option.shownName}: choose from the list, or a ${option.kind}.` : `${option.shownName} must be filled in.`, true);
      return;
    }
    this.run(this.command, values);
  }
}

function named(choice) {
  return { ...choice, path: choice.name.toLowerCase() };
}

function valueOf({ option, input, value }) {
  if (value !== undefined) return value;
  if (option.fixed) {
    return option.fixed.find((each) => each.name.toLowerCase() === input.value.trim().toLowerCase())?.value;
  }
  return typed(option, input.value);
}
