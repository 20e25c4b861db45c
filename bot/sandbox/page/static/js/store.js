// What the sandbox told: the one place the rest of the page reads from.
//
// Events: "all" (after a welcome), "world" (channels, people, commands), "messages" {channel},
// "arrived" {channel, message} (new and live), "bot", "doing" {message}, "opened".

export class Store extends EventTarget {
  me = null;
  people = [];
  guild = { id: "", name: "" };
  /** Whether this person has installed the application for themselves, and the server has. */
  installed = false;
  botIsMember = true;
  bot = { online: false, name: "", process: null };
  users = new Map();
  roles = new Map();
  channels = new Map();
  events = [];
  commands = new Map();
  messages = new Map();
  current = null;
  wanted = null; // a channel to open as soon as it is seen
  doing = new Map(); // message id → {pending: custom_id} or {failed: sentence}
  #myRoles = new Set();

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Take in a frame of the server. */
  take(frame) {
    if (frame.type === "welcome") this.#welcome(frame);
    else if (frame.type === "world") this.#world(frame);
    else if (frame.type === "history") this.#history(frame.channel, frame.messages);
    else if (frame.type === "message") this.#message(frame.channel, frame.message);
    else if (frame.type === "gone") this.#gone(frame.channel, frame.message);
    else if (frame.type === "bot") {
      this.bot = frame.bot;
      this.tell("bot");
    }
  }

  #welcome(frame) {
    this.me = frame.me;
    this.people = frame.people;
    this.bot = frame.bot;
    this.messages.clear();
    this.doing.clear();
    this.#setWorld(frame);
    for (const [channel, messages] of Object.entries(frame.messages)) this.#fill(channel, messages);
    this.tell("all");
  }

  #world(frame) {
    this.#setWorld(frame);
    for (const channel of this.messages.keys()) if (!this.channels.has(channel)) this.messages.delete(channel);
    this.tell("world");
  }

  #setWorld(frame) {
    this.guild = frame.guild;
    this.installed = frame.installed;
    this.botIsMember = frame.bot_is_member;
    this.#myRoles = new Set(frame.my_roles);
    this.users = byId(frame.users);
    this.roles = byId(frame.roles);
    this.channels = byId(frame.channels);
    this.events = frame.events;
    this.commands = byId(frame.commands);
  }

  #fill(channel, messages) {
    this.messages.set(channel, byId(messages));
  }

  #history(channel, messages) {
    const known = this.messages.get(channel);
    this.#fill(channel, messages);
    this.tell("messages", { channel });
    if (!known) for (const message of messages) this.tell("arrived", { channel, message });
  }

  #message(channel, message) {
    const list = this.messages.get(channel) ?? new Map();
    this.messages.set(channel, list);
    const isNew = !list.has(message.id);
    list.set(message.id, message);
    if (this.doing.get(message.id)?.failed) this.doing.delete(message.id);
    this.tell("messages", { channel });
    if (isNew) this.tell("arrived", { channel, message });
  }

  #gone(channel, id) {
    this.messages.get(channel)?.delete(id);
    this.doing.delete(id);
    this.tell("messages", { channel });
  }

  /** What is going on at a message: a press that waits, or one that failed. Null ends it. */
  setDoing(channel, id, what) {
    if (what) this.doing.set(id, what);
    else this.doing.delete(id);
    this.tell("messages", { channel });
  }

  open(channelId, messageId = null) {
    this.current = channelId;
    this.tell("opened", { message: messageId });
  }

  // --- reading ---

  get person() {
    return this.people.find((each) => each.id === this.me);
  }

  get locale() {
    return this.person?.locale ?? "en-US";
  }

  get channel() {
    return this.channels.get(this.current) ?? null;
  }

  /** The messages of a channel, oldest first. */
  list(channelId) {
    const found = [...(this.messages.get(channelId)?.values() ?? [])];
    return found.sort((a, b) => compareIds(a.id, b.id));
  }

  userName(id) {
    const user = this.users.get(id);
    return user ? user.global_name || user.username : "somebody";
  }

  channelName(channel) {
    if (!channel) return "unknown channel";
    return channel.type === 1 ? this.bot.name : channel.name;
  }

  mentionsMe(message) {
    return (
      message.mention_everyone ||
      message.mentions.some((each) => each.id === this.me) ||
      message.mention_roles.some((each) => this.#myRoles.has(each))
    );
  }

  /** Commands that may be used in the current channel. */
  offered() {
    return (this.channel?.commands ?? []).map((id) => this.commands.get(id)).filter(Boolean);
  }
}

/** Snowflakes are too large for numbers: the longer is the later, then the alphabet decides. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

function byId(list) {
  return new Map(list.map((each) => [each.id, each]));
}
