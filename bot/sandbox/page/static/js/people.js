// The people of the server: who this window is. Links, so that a second window can be another.

import { avatar, el } from "./dom.js";

const KEY = "as";

/** Who this tab was last, by address, by memory of the tab. */
export function remembered() {
  return new URL(location.href).searchParams.get("as") ?? sessionStorage.getItem(KEY) ?? "alice";
}

export function remember(key) {
  sessionStorage.setItem(KEY, key);
  const url = new URL(location.href);
  if (url.searchParams.get("as") === key) return;
  url.searchParams.set("as", key);
  history.replaceState(null, "", url);
}

export class People {
  #store;
  #nav = document.getElementById("people");
  #me = document.getElementById("topbar-me");

  constructor(store, become) {
    this.#store = store;
    this.#nav.addEventListener("click", (event) => {
      const link = event.target.closest("a");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      become(link.dataset.person);
    });
  }

  update() {
    this.#nav.replaceChildren(...this.#store.people.map((each) => this.#person(each)));
    const { person } = this.#store;
    if (!person) return;
    const disc = avatar({ id: person.id, username: person.name, avatar: person.avatar }, "small");
    this.#me.replaceChildren(disc, el("span", { class: "visually-hidden" }, `You are ${person.name}`));
  }

  #person(each) {
    const isMe = each.id === this.#store.me;
    return el(
      "a",
      {
        class: "person",
        href: `?as=${each.key}`,
        title: `${isMe ? "You are" : "Be"} ${each.name} (Ctrl and click: in another window)`,
        "aria-current": isMe ? "true" : null,
        dataset: { person: each.key },
      },
      avatar({ id: each.id, username: each.name, avatar: each.avatar }),
      el("span", { class: "who" }, each.name),
      el("span", { class: "locale" }, each.locale),
    );
  }
}
