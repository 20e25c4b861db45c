// The live connection to the sandbox. It comes back by itself.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Socket {
  /** `receive(frame)` for each frame, `lost()` when the connection is gone. */
  constructor(person, { receive, lost }) {
    this.person = person;
    this.receive = receive;
    this.lost = lost;
    this.waiting = new Map();
    this.nonce = 0;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  connect() {
    const address = new URL("/page/socket", location.href);
    address.protocol = "ws:";
    address.search = new URLSearchParams({ as: this.person });
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.addEventListener("message", (event) => this.received(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.closed());
  }

  received(frame) {
    if (frame.type === "welcome") this.wait = FIRST_WAIT;
    if (frame.type !== "answer") {
      this.receive(frame);
      return;
    }
    this.waiting.get(frame.nonce)?.(frame);
    this.waiting.delete(frame.nonce);
  }

  closed() {
    for (const answer of this.waiting.values()) {
      answer({ kind: "refused", why: "the connection to the sandbox broke" });
    }
    this.waiting.clear();
    this.lost();
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Ask for something; resolves to the answer, `{kind: "refused", why}` when it cannot be. */
  ask(what, details = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ kind: "refused", why: "not connected to the sandbox" });
    }
    this.nonce += 1;
    const nonce = this.nonce;
    this.socket.send(JSON.stringify({ do: what, nonce, ...details }));
    return new Promise((resolve) => this.waiting.set(nonce, resolve));
  }
}
