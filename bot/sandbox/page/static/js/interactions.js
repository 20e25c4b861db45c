// What a person does at a message: pressing, choosing, opening, dismissing. One listener for all
// messages, since their nodes come and go.

import { failure } from "./failure.js";
import { enlarge } from "./media.js";
import { openModal } from "./modal.js";
import { choose } from "./selects.js";

export class Interactions {
  #store;
  #socket;

  constructor(store, socket, root) {
    this.#store = store;
    this.#socket = socket;
    root.addEventListener("click", (event) => this.#clicked(event));
    root.addEventListener("keydown", (event) => {
      const spoiler = event.target.closest?.(".spoiler");
      if (spoiler && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        show(spoiler);
      }
    });
  }

  #clicked(event) {
    const target = event.target.closest("[data-act], [data-channel], [data-command]");
    if (!target || target.disabled) return;
    const { act, channel, message, command, customId } = target.dataset;
    if (channel) this.#store.open(channel, message);
    else if (command) this.#store.tell("compose", { command });
    else if (act === "spoiler") show(target);
    else if (act === "reveal") reveal(target);
    else if (act === "zoom") enlarge(target.querySelector("img"));
    else {
      const place = { channel: this.#store.current, message: target.closest(".message").dataset.id };
      if (act === "click") this.#use("click", place, customId);
      if (act === "select") this.#select(target, place, customId);
      if (act === "dismiss") this.#socket.ask("dismiss", place);
    }
  }

  async #select(anchor, place, customId) {
    const part = find(this.#store.messages.get(place.channel)?.get(place.message)?.components, customId);
    const values = part && (await choose(part, anchor, this.#store));
    if (values) this.#use("select", place, customId, { values });
  }

  async #use(act, place, customId, more = {}) {
    if (this.#store.doing.get(place.message)?.pending === customId) return;
    this.#store.setDoing(place.channel, place.message, { pending: customId });
    const answer = await this.#socket.ask(act, { ...place, custom_id: customId, ...more });
    this.#store.setDoing(place.channel, place.message, failure(answer));
    if (answer.kind === "modal") openModal(answer, this.#store, this.#socket);
    else if (answer.message) this.#store.tell("answered", { message: answer.message });
  }
}

function show(spoiler) {
  spoiler.setAttribute("aria-expanded", "true");
  spoiler.removeAttribute("role");
}

function reveal(curtain) {
  curtain.hidden = true;
  curtain.nextElementSibling.inert = false;
}

function find(parts = [], customId) {
  for (const part of parts) {
    const inside = [...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])];
    const found = part.custom_id === customId ? part : find(inside, customId);
    if (found) return found;
  }
  return null;
}
