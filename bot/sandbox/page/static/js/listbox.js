// A list to choose from, opened beside the control it belongs to. It stands outside the message,
// so that an edit of the message does not close it.

import { el } from "./dom.js";

const SEARCH_FROM = 9;
const ROOM_BELOW = 260;

let open = null;
let count = 0;

/** One line of a list, here and in the completions of the composer. */
export function choiceRow(offer, { id, selected = false, multiple = false, chosen = false }) {
  return el(
    "div",
    { id, class: `choice${chosen ? " chosen" : ""}`, role: "option", "aria-selected": String(multiple ? chosen : selected) },
    multiple ? el("span", { class: "tick", "aria-hidden": "true" }) : null,
    offer.mark ?? null,
    el("span", { class: "text" }, el("span", { class: "name" }, offer.name), offer.note ? el("span", { class: "note" }, offer.note) : null),
  );
}

/** Resolves to the chosen values, null when it was left without choosing. */
export function openListbox(settings) {
  open?.leave();
  return new Promise((resolve) => {
    open = new Listbox(settings, (values) => {
      open = null;
      resolve(values);
    });
  });
}

class Listbox {
  constructor({ anchor, label, offers, chosen, least, most }, done) {
    Object.assign(this, { anchor, offers, least, most, done });
    this.multiple = most > 1 || least === 0;
    this.chosen = new Set(chosen);
    this.shown = offers;
    this.active = Math.max(0, offers.findIndex((each) => this.chosen.has(each.value)));
    this.id = `listbox-${++count}`;
    this.#build(label);
    this.#render();
    this.#place();
    (this.search ?? this.list).focus();
  }

  #build(label) {
    const listProps = { class: "list", role: "listbox", id: this.id, tabIndex: 0, "aria-label": label, "aria-multiselectable": this.multiple ? "true" : null };
    this.list = el("div", listProps);
    if (this.offers.length >= SEARCH_FROM) {
      const search = { class: "search", type: "text", placeholder: "Search", "aria-label": `Search: ${label}`, "aria-controls": this.id, autocomplete: "off" };
      this.search = el("input", { ...search, on: { input: () => this.#filter() } });
    }
    const button = el("button", { type: "button", class: "btn primary", on: { click: () => this.#finish() } }, "Done");
    this.count = el("span", { "aria-live": "polite" });
    const done = this.multiple ? el("div", { class: "done" }, this.count, button) : null;
    this.button = this.multiple ? button : null;
    this.node = el("div", { class: "listbox" }, this.search ?? null, this.list, done);
    // A modal dialog makes everything outside it dead: the list goes inside.
    (this.anchor.closest("dialog") ?? document.body).append(this.node);
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("click", (event) => this.#click(event));
    this.outside = (event) => this.node.contains(event.target) || this.leave();
    setTimeout(() => document.addEventListener("pointerdown", this.outside, true));
    this.resized = () => this.#place();
    window.addEventListener("resize", this.resized);
  }

  #render() {
    const rows = this.shown.map((offer, at) => {
      const chosen = this.chosen.has(offer.value);
      const row = choiceRow(offer, { id: `${this.id}-${at}`, selected: at === this.active, multiple: this.multiple, chosen });
      row.classList.toggle("active", at === this.active);
      return row;
    });
    this.list.replaceChildren(...rows);
    const focus = this.search ?? this.list;
    if (rows[this.active]) focus.setAttribute("aria-activedescendant", rows[this.active].id);
    rows[this.active]?.scrollIntoView({ block: "nearest" });
    if (!this.multiple) return;
    this.count.textContent = `${this.chosen.size} of ${this.least === this.most ? "" : "up to "}${this.most}`;
    this.button.disabled = this.chosen.size < this.least;
  }

  #filter() {
    const words = this.search.value.toLocaleLowerCase();
    this.shown = this.offers.filter((each) => `${each.name} ${each.note ?? ""}`.toLocaleLowerCase().includes(words));
    this.active = 0;
    this.#render();
  }

  #place() {
    const at = this.anchor.getBoundingClientRect();
    const width = Math.min(Math.max(at.width, 240), innerWidth - 16);
    const below = innerHeight - at.bottom;
    const goesBelow = below > ROOM_BELOW || below > at.top;
    const style = this.node.style;
    style.width = `${width}px`;
    style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    style.top = goesBelow ? `${at.bottom + 6}px` : "auto";
    style.bottom = goesBelow ? "auto" : `${innerHeight - at.top + 6}px`;
    style.maxHeight = `${Math.min(380, (goesBelow ? below : at.top) - 20)}px`;
  }

  #key(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6, Home: -1e6, End: 1e6 };
    if (event.key in moves) {
      this.active = Math.max(0, Math.min(this.shown.length - 1, this.active + moves[event.key]));
      this.#render();
    } else if (event.key === "Escape") this.leave();
    else if (event.key === "Tab" && !this.multiple) this.leave();
    else if (event.key === "Enter" && event.target !== this.button) this.#toggle(this.active);
    else if (event.key === " " && event.target === this.list) this.#toggle(this.active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #click(event) {
    const row = event.target.closest(".choice");
    if (row) this.#toggle([...this.list.children].indexOf(row));
  }

  #toggle(at) {
    const offer = this.shown[at];
    if (!offer) return;
    this.active = at;
    if (!this.multiple) {
      this.chosen = new Set([offer.value]);
      this.#finish();
      return;
    }
    if (this.chosen.delete(offer.value)) this.#render();
    else if (this.chosen.size < this.most || this.most === 1) {
      if (this.most === 1) this.chosen.clear();
      this.chosen.add(offer.value);
      this.#render();
    }
  }

  #finish() {
    this.#close(this.offers.map((each) => each.value).filter((each) => this.chosen.has(each)));
  }

  leave() {
    this.#close(null);
  }

  #close(values) {
    document.removeEventListener("pointerdown", this.outside, true);
    window.removeEventListener("resize", this.resized);
    this.node.remove();
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    this.done(values);
  }
}
