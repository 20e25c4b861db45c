// The list of messages of the channel that is open, and the place of its scrollbar.

import { el } from "./dom.js";
import { messageNode } from "./message.js";
import { morph } from "./morph.js";
import { compareIds } from "./store.js";
import { day } from "./timestamps.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_END = 90; // a new message is followed from here
const AT_END = 8; // an edit only from here: who reads a little above must not be moved

export class Messages {
  #store;
  #list = document.getElementById("messages");
  #scroller = document.getElementById("scroller");
  #spacer = document.getElementById("spacer");
  #pill = document.getElementById("new-messages");
  #shown = new Map(); // message id → what it was made from
  #channel = null;
  #unseen = 0;
  #answer = null; // the id of what came of one's own act, until it is seen
  #atEnd = true;
  #pinned = true;

  constructor(store) {
    this.#store = store;
    this.#scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#pill.addEventListener("click", () => (this.#answerBelow() ? this.#find(this.#answer) : this.#toEnd()));
    // The keyboard of a phone, or a picture of unknown size that has come.
    const resized = new ResizeObserver(() => this.#pinned && this.#stayAtEnd());
    resized.observe(this.#scroller);
    resized.observe(this.#list);
  }

  /** Whether the reader sees the newest message. */
  get atEnd() {
    return this.#atEnd && !document.hidden;
  }

  /** Point at the answer to what one just did, if it stands below what is seen. */
  point(messageId) {
    this.#answer = messageId;
    this.#showPill();
  }

  /** Show another channel, from its end or from one message. */
  open(messageId = null) {
    const isOther = this.#channel !== this.#store.current;
    this.#channel = this.#store.current;
    if (isOther) this.#clear();
    this.#fill();
    if (messageId) this.#find(messageId);
    else if (isOther) this.#toEnd();
  }

  #clear() {
    this.#shown.clear();
    this.#list.replaceChildren();
    this.#setSpacer(0);
    this.#answer = null;
    this.#setUnseen(0);
  }

  /** Bring the list up to date. What the reader looks at stays where it is. */
  update() {
    if (this.#channel !== this.#store.current) return;
    const wasAtEnd = this.#atEnd;
    const wasPinned = this.#pinned;
    const before = this.#list.offsetHeight;
    const anchor = this.#anchor();
    const focused = this.#focus();
    const last = this.#lastId();
    const rows = this.#list.children.length;
    this.#fill();
    const arrived = compareIds(this.#lastId(), last) > 0;
    const gone = this.#list.children.length < rows;
    if (arrived && wasAtEnd) this.#toEnd();
    else if (wasPinned) {
      // What was dismissed or deleted leaves no empty room behind.
      if (gone) this.#setSpacer(0);
      else this.#absorb(before);
      this.#stayAtEnd();
    } else this.#restore(anchor);
    if (arrived && !wasAtEnd) this.#setUnseen(this.#unseen + 1);
    else this.#showPill();
    this.#refocus(focused);
  }

  // --- the list ---

  #fill() {
    const wanted = [this.#beginning(), ...this.#rows()];
    wanted.forEach((row, at) => {
      const place = this.#list.children[at] ?? null;
      const known = this.#rowNode(row.key);
      if (known && known !== place) this.#list.insertBefore(known, place);
      if (!known) this.#list.insertBefore(row.make(), place);
      else if (this.#shown.get(row.key) !== row.signature) morph(known, row.make());
      this.#shown.set(row.key, row.signature);
    });
    while (this.#list.children.length > wanted.length) {
      this.#shown.delete(this.#list.lastElementChild.dataset.key);
      this.#list.lastElementChild.remove();
    }
  }

  #rowNode(key) {
    for (const child of this.#list.children) if (child.dataset.key === key) return child;
    return null;
  }

  #beginning() {
    const channel = this.#store.channel;
    const name = this.#store.channelName(channel);
    const topic = channel?.topic ?? (channel?.type === 1 ? `What only you and ${name} read.` : "");
    const make = () => el("li", { class: "beginning", dataset: { key: "beginning" } }, el("strong", {}, name), topic);
    return { key: "beginning", signature: name + topic, make };
  }

  #rows() {
    const rows = [];
    let above = null;
    for (const message of this.#store.list(this.#channel)) {
      const today = new Date(message.timestamp).toDateString();
      const isNewDay = !above || new Date(above.timestamp).toDateString() !== today;
      if (isNewDay) rows.push(dayRow(message, today));
      rows.push(this.#row(message, !isNewDay && follows(message, above)));
      above = message;
    }
    return rows;
  }

  #row(message, isFollowing) {
    const doing = this.#store.doing.get(message.id);
    // Payloads are replaced, never changed: the same object is the same message.
    const known = this.#shown.get(message.id);
    const same = known && known.message === message && known.doing === doing && known.isFollowing === isFollowing && known.users === this.#store.users;
    const signature = same ? known : { message, doing, isFollowing, users: this.#store.users };
    return { key: message.id, signature, make: () => messageNode(message, { follows: isFollowing, store: this.#store }) };
  }

  #lastId() {
    return this.#store.list(this.#channel).at(-1)?.id ?? "";
  }

  // --- the place ---

  #anchor() {
    const top = this.#scroller.getBoundingClientRect().top;
    for (const child of this.#list.children) {
      const place = child.getBoundingClientRect();
      if (place.bottom > top) return { child, top: place.top };
    }
    return null;
  }

  #restore(anchor) {
    if (!anchor?.child.isConnected) return;
    this.#scroller.scrollTop += anchor.child.getBoundingClientRect().top - anchor.top;
  }

  /**
   * At the end, a message that shrinks would pull everything down: empty room takes its place, but
   * no more than leaves the newest message, or as much of it as fits, in view.
   */
  #absorb(before) {
    const shrunk = before - this.#list.offsetHeight;
    const room = this.#scroller.clientHeight - (this.#list.lastElementChild?.offsetHeight ?? 0);
    this.#setSpacer(Math.max(0, Math.min(this.#spacer.offsetHeight + shrunk, room)));
  }

  #setSpacer(height) {
    this.#spacer.style.height = `${height}px`;
  }

  #stayAtEnd() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #toEnd() {
    this.#setSpacer(0);
    this.#atEnd = true;
    this.#pinned = true;
    this.#stayAtEnd();
    this.#setUnseen(0);
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    const below = scrollHeight - scrollTop - clientHeight;
    this.#atEnd = below - this.#spacer.offsetHeight < NEAR_END;
    this.#pinned = below < AT_END;
    if (this.#atEnd) this.#setUnseen(0);
    else this.#showPill();
    if (below > this.#spacer.offsetHeight) this.#setSpacer(0);
    this.#store.tell("scrolled");
  }

  #setUnseen(count) {
    this.#unseen = count;
    this.#showPill();
  }

  #showPill() {
    const count = this.#unseen;
    const isAnswer = this.#answerBelow();
    this.#pill.hidden = count === 0 && !isAnswer;
    this.#pill.textContent = isAnswer ? "The answer is below ↓" : count === 1 ? "1 new message ↓" : `${count} new messages ↓`;
  }

  /** Whether the answer is there and not in sight; once it has been, it is pointed at no more. */
  #answerBelow() {
    const node = this.#answer && document.getElementById(`message-${this.#answer}`);
    if (!node) return false;
    const below = node.getBoundingClientRect().top > this.#scroller.getBoundingClientRect().bottom - AT_END;
    if (!below) this.#answer = null;
    return below;
  }

  #find(messageId) {
    const node = document.getElementById(`message-${messageId}`);
    if (!node) {
      this.#toEnd();
      return;
    }
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.remove("found");
    requestAnimationFrame(() => node.classList.add("found"));
  }

  // --- the focus: a pressed button may be gone after the edit that answers it ---

  #focus() {
    const focused = document.activeElement;
    const message = focused?.closest?.(".message");
    if (!message || message === focused) return null;
    return { focused, message, at: controls(message).indexOf(focused) };
  }

  #refocus(was) {
    if (!was || was.focused.isConnected) return;
    if (!was.message.isConnected) {
      this.#scroller.focus({ preventScroll: true });
      return;
    }
    const left = controls(was.message);
    (left[Math.min(was.at, left.length - 1)] ?? was.message).focus({ preventScroll: true });
  }
}

function controls(message) {
  return [...message.querySelectorAll("button, a, [tabindex='0']")];
}

function dayRow(message, date) {
  const make = () => el("li", { class: "day", dataset: { key: date } }, day(message.timestamp));
  return { key: date, signature: date, make };
}

function follows(message, above) {
  return (
    message.author.id === above.author.id &&
    !message.interaction?.name &&
    !message.message_reference &&
    message.type === 0 &&
    above.type === 0 &&
    message.flags % 128 < 64 === above.flags % 128 < 64 &&
    new Date(message.timestamp) - new Date(above.timestamp) < TOGETHER_MS
  );
}
