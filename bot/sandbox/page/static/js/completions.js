// The list above the composer: commands, choices, people. Keys and fingers both move in it.

import { el } from "./dom.js";
import { choiceRow } from "./listbox.js";

export class Completions {
  #items = [];
  #active = 0;
  #pick = null;
  #input = null;

  constructor() {
    this.node = el("div", { class: "completions", id: "completions", role: "listbox", "aria-label": "Suggestions", hidden: true });
    // On pointerdown, so that the field keeps the focus and the keyboard of a phone stays.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
    this.node.addEventListener("click", (event) => {
      const row = event.target.closest(".choice");
      if (row) this.#choose([...this.node.children].indexOf(row));
    });
  }

  get open() {
    return !this.node.hidden && this.#items.length > 0;
  }

  /** Show `items` ({name, note, mark}) for an input; `pick` is called with the one chosen. */
  show(input, items, pick, empty = "") {
    this.#input = input;
    this.#items = items;
    this.#pick = pick;
    this.#active = 0;
    this.node.hidden = !items.length && !empty;
    this.#render(empty);
  }

  hide() {
    this.node.hidden = true;
    this.#items = [];
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input?.setAttribute("aria-expanded", "false");
  }

  /** Handle a key of the field; whether it was one of ours. */
  key(event, { enterPicks = true } = {}) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.#move(1);
    else if (event.key === "ArrowUp") this.#move(-1);
    else if (event.key === "Tab" && !event.shiftKey) this.#choose(this.#active);
    else if (event.key === "Enter" && enterPicks) this.#choose(this.#active);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }

  #move(by) {
    this.#active = (this.#active + by + this.#items.length) % this.#items.length;
    this.#render();
  }

  #choose(at) {
    const item = this.#items[at];
    this.hide();
    if (item) this.#pick(item);
  }

  #render(empty = "") {
    const rows = this.#items.map((item, at) => choiceRow(item, { id: `completion-${at}`, selected: at === this.#active }));
    this.node.replaceChildren(...(rows.length ? rows : [el("p", { class: "empty" }, empty)]));
    rows[this.#active]?.scrollIntoView({ block: "nearest" });
    this.#input?.setAttribute("aria-expanded", String(!this.node.hidden));
    if (rows.length) this.#input?.setAttribute("aria-activedescendant", `completion-${this.#active}`);
  }
}
