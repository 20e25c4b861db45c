// The list above the composer: what can be taken with the arrows and Enter, or by a tap.
import { el, morphChildren } from "./dom.js";

export class Completions {
  /** `input` keeps the focus; `take(choice)` is called with the chosen `{name, note}`. */
  constructor(holder) {
    this.box = el("div", { class: "completions", role: "listbox", id: "completions", "aria-label": "Suggestions", hidden: true });
    holder.append(this.box);
    this.choices = [];
    this.active = 0;
    this.input = null;
    this.take = () => {};
    // A press must not take the focus from the field.
    this.box.addEventListener("pointerdown", (event) => event.preventDefault());
    this.box.addEventListener("click", (event) => {
      const found = event.target.closest("[data-at]");
      if (found) this.take(this.choices[Number(found.dataset.at)]);
    });
  }

  get open() {
    return !this.box.hidden && this.choices.length > 0;
  }

  show(input, choices, take, empty = "") {
    if (this.input !== input || this.choices.length !== choices.length) this.active = 0;
    Object.assign(this, { input, choices, take });
    this.box.hidden = !choices.length && !empty;
    this.draw(empty);
  }

  hide() {
    this.box.hidden = true;
    this.choices = [];
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  draw(empty = "") {
    const rows = this.choices.map((each, at) =>
      el(
        "div",
        { class: at === this.active ? "choice active" : "choice", role: "option", id: `completion-${at}`, "data-at": at, "aria-selected": String(at === this.active) },
        el("span", { class: "text" }, el("span", { class: "name" }, each.label ?? each.name), each.note ? el("span", { class: "note" }, each.note) : null),
      ),
    );
    morphChildren(this.box, rows.length ? rows : [el("p", { class: "empty" }, empty)]);
    this.input?.setAttribute("aria-expanded", String(this.open));
    if (this.open) this.input?.setAttribute("aria-activedescendant", `completion-${this.active}`);
    this.box.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  /** Whether the key was for the list. */
  key(event) {
    if (!this.open) return false;
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves) {
      this.active = (this.active + moves[event.key] + this.choices.length) % this.choices.length;
      this.draw();
    } else if (event.key === "Enter" || event.key === "Tab") this.take(this.choices[this.active]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}
