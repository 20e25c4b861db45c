// The options of a command while it is filled in: one field each.

import { BOOLEAN, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, STRING, USER, localized } from "./commands.js";
import { el } from "./dom.js";
import { channelOffers, roleOffers, userOffers } from "./selects.js";

const AUTOCOMPLETE_MS = 180;
const CHOSEN_ONLY = new Set([BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE]);

let count = 0;

export class OptionField {
  #store;
  #completions;
  #complete;
  #chosen = null; // {name, value} picked from the list
  #timer;
  #asked = 0;

  /** `complete(option, text)` resolves to the bot's choices, for options with autocomplete. */
  constructor(option, store, completions, complete) {
    this.option = option;
    this.#store = store;
    this.#completions = completions;
    this.#complete = complete;
    const id = `option-${++count}`;
    const name = localized(option, "name", store.locale);
    this.title = name;
    this.input = el("input", {
      id,
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": "completions",
      "aria-expanded": "false",
      "aria-describedby": "command-help",
      "aria-required": option.required ? "true" : null,
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      on: { input: () => this.#typed(), focus: () => this.#offer(), blur: () => completions.hide() },
    });
    const mark = option.required ? el("span", { class: "required", "aria-hidden": "true" }, "*") : null;
    this.node = el("div", { class: "option" }, el("label", { htmlFor: id }, name, mark), this.input);
  }

  get help() {
    return `${this.option.required ? "required · " : ""}${localized(this.option, "description", this.#store.locale)}`;
  }

  get isEmpty() {
    return !this.input.value.trim();
  }

  /** Whether only values of the list will do. */
  get mustChoose() {
    return CHOSEN_ONLY.has(this.option.type) || Boolean(this.option.choices);
  }

  /** What is wrong with it, "" when nothing is. */
  fault() {
    if (this.isEmpty) return this.option.required ? `${this.title} is required.` : "";
    if (this.mustChoose) return this.value() === undefined ? `${this.title}: choose one of the list.` : "";
    const { type, min_value: least, max_value: most } = this.option;
    if (type !== INTEGER && type !== NUMBER) return this.#lengthFault();
    const value = this.value();
    if (Number.isNaN(value) || (type === INTEGER && !Number.isInteger(value))) return `${this.title} must be a number.`;
    return value < (least ?? -Infinity) || value > (most ?? Infinity) ? `${this.title} must lie between ${least} and ${most}.` : "";
  }

  #lengthFault() {
    const { min_length: least = 0, max_length: most = 6000 } = this.option;
    const { length } = this.input.value;
    return length < least || length > most ? `${this.title} takes ${least} to ${most} characters.` : "";
  }

  value() {
    const text = this.input.value.trim();
    if (this.#chosen?.name === text) return this.#chosen.value;
    if (this.mustChoose) return this.#offers().find((each) => each.name.toLocaleLowerCase() === text.toLocaleLowerCase())?.value;
    if (this.option.type === STRING) return this.input.value;
    return Number(text.replace(",", "."));
  }

  #typed() {
    this.node.classList.remove("wrong");
    this.#offer();
  }

  #offer() {
    if (this.option.autocomplete) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), AUTOCOMPLETE_MS);
      return;
    }
    const typed = this.input.value.toLocaleLowerCase().trim();
    const offers = this.#offers().filter((each) => each.name.toLocaleLowerCase().includes(typed));
    this.#show(offers, this.mustChoose ? "Nothing of that name." : "");
  }

  async #ask() {
    const number = ++this.#asked;
    const choices = await this.#complete(this.option.name, this.input.value);
    if (number !== this.#asked || document.activeElement !== this.input) return;
    this.#show(choices.map((each) => this.#choice(each)), "No suggestions.");
  }

  #show(offers, empty) {
    if (document.activeElement !== this.input) return;
    this.#completions.show(this.input, offers, (offer) => this.#pick(offer), empty);
  }

  #pick(offer) {
    this.#chosen = offer;
    this.input.value = offer.name;
    this.node.classList.remove("wrong");
    this.node.dispatchEvent(new CustomEvent("picked", { bubbles: true }));
  }

  #offers() {
    const { type, choices } = this.option;
    if (choices) return choices.map((each) => this.#choice(each));
    if (type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (type === USER) return userOffers(this.#store);
    if (type === ROLE) return roleOffers(this.#store);
    if (type === CHANNEL) return channelOffers(this.#store, this.option.channel_types);
    if (type === MENTIONABLE) return [...userOffers(this.#store), ...roleOffers(this.#store)];
    return [];
  }

  #choice(choice) {
    return { name: localized(choice, "name", this.#store.locale), value: choice.value };
  }
}
