// What was read: the last message seen of each channel, kept in the browser for each person.

import { compareIds } from "./store.js";

export class Unread {
  #store;
  #marks = {};

  constructor(store) {
    this.#store = store;
  }

  /** Read the marks of the person one is now. */
  load() {
    try {
      this.#marks = JSON.parse(localStorage.getItem(this.#key()) ?? "{}");
    } catch {
      this.#marks = {};
    }
  }

  /** Everything in the channel was seen. */
  mark(channelId) {
    const last = this.#store.list(channelId).at(-1);
    if (!last || !this.#isAfter(last.id, channelId)) return false;
    this.#marks[channelId] = last.id;
    localStorage.setItem(this.#key(), JSON.stringify(this.#marks));
    return true;
  }

  /** {messages, pings}: what was not seen, and how much of it calls this person. */
  of(channel) {
    const fresh = this.#store
      .list(channel.id)
      .filter((each) => each.author.id !== this.#store.me && this.#isAfter(each.id, channel.id));
    const pings = channel.type === 1 ? fresh : fresh.filter((each) => this.#store.mentionsMe(each));
    return { messages: fresh.length, pings: pings.length };
  }

  #isAfter(id, channelId) {
    const mark = this.#marks[channelId];
    return !mark || compareIds(id, mark) > 0;
  }

  #key() {
    return `read:${this.#store.me}`;
  }
}
