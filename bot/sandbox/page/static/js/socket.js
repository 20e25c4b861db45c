// The websocket: finds its way back by itself, and notices when the machine slept.

const RETRY_MS = [300, 600, 1200, 2500, 5000];
const PING_MS = 12000;
const PONG_MS = 4000;

export class Socket extends EventTarget {
  #who;
  #socket = null;
  #failures = 0;
  #waiting = new Map();
  #nonce = 0;
  #retry;
  #overdue;

  constructor(who) {
    super();
    this.#who = who;
    setInterval(() => this.#ping(), PING_MS);
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    window.addEventListener("online", () => this.#wake());
    window.addEventListener("pageshow", () => this.#wake());
    this.#connect();
  }

  get connected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connect again as somebody else. */
  become(who) {
    this.#who = who;
    this.#failures = 0;
    this.#drop();
    this.#connect();
  }

  /** Ask for something; resolves to the answer's frame. Never rejects. */
  ask(act, details = {}) {
    if (!this.connected) return Promise.resolve({ kind: "unconnected", why: "No connection to the sandbox." });
    const nonce = ++this.#nonce;
    return new Promise((resolve) => {
      this.#waiting.set(nonce, resolve);
      this.#socket.send(JSON.stringify({ do: act, nonce, ...details }));
    });
  }

  #connect() {
    clearTimeout(this.#retry);
    const address = new URL("/page/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("as", this.#who);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #receive(frame) {
    clearTimeout(this.#overdue);
    if (frame.type === "answer") {
      this.#waiting.get(frame.nonce)?.(frame);
      this.#waiting.delete(frame.nonce);
      return;
    }
    if (frame.type === "welcome") this.#failures = 0;
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  #lost() {
    this.#drop();
    this.dispatchEvent(new CustomEvent("lost"));
    const wait = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)];
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop() {
    clearTimeout(this.#overdue);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const resolve of this.#waiting.values()) resolve({ kind: "unconnected", why: "The connection was lost." });
    this.#waiting.clear();
  }

  #ping() {
    if (!this.connected) return;
    this.#socket.send(JSON.stringify({ do: "ping" }));
    clearTimeout(this.#overdue);
    // A machine that slept still calls the dead connection open: only silence tells.
    this.#overdue = setTimeout(() => this.#lost(), PONG_MS);
  }

  #wake() {
    if (this.connected) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#failures = 0;
      this.#connect();
    }
  }
}
