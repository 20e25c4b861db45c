// What this window knows of the world, and who wants to hear when it changes.

const listeners = new Map();

export const state = {
  ready: false,
  connected: false,
  key: "",
  me: "",
  people: [],
  bot: { id: "", name: "", online: false, process: null },
  guild: { id: "", name: "" },
  users: new Map(),
  roles: new Map(),
  myRoles: [],
  channels: new Map(),
  commands: [],
  messages: new Map(),
  open: "",
  clockOffset: 0,
};

/** Call `hear(...details)` whenever `kind` is told. */
export function on(kind, hear) {
  listeners.set(kind, [...(listeners.get(kind) ?? []), hear]);
}

export function tell(kind, ...details) {
  for (const hear of listeners.get(kind) ?? []) hear(...details);
}

/** The sandbox's time in milliseconds. */
export function now() {
  return Date.now() + state.clockOffset;
}

export function me() {
  return state.people.find((each) => each.id === state.me);
}

export function locale() {
  return me()?.locale ?? "en-US";
}

export function userName(id) {
  const user = state.users.get(id);
  return user ? (user.global_name ?? user.username) : "somebody";
}

export function channelName(channel) {
  if (!channel) return "";
  if (channel.type !== 1) return channel.name;
  const other = channel.recipients?.find((each) => each.id !== state.me);
  return other ? userName(other.id) : state.bot.name;
}

export const isDm = (channel) => channel?.type === 1;
export const isThread = (channel) => channel?.type === 11 || channel?.type === 12;

export function messagesOf(channelId) {
  return state.messages.get(channelId) ?? new Map();
}

/** Whether ids are in the order in which things were made. */
export function later(one, other) {
  return BigInt(one || 0) > BigInt(other || 0);
}

// --- frames of the server ---

const takers = {
  welcome(frame) {
    state.clockOffset = frame.now * 1000 - Date.now();
    state.me = frame.me;
    state.people = frame.people;
    state.key = frame.people.find((each) => each.id === frame.me).key;
    state.bot = frame.bot;
    takeWorld(frame);
    state.messages = new Map(
      Object.entries(frame.messages).map(([channel, list]) => [channel, byId(list)]),
    );
    state.ready = true;
    state.connected = true;
    tell("welcome");
  },
  world(frame) {
    takeWorld(frame);
    tell("world");
  },
  history(frame) {
    state.messages.set(frame.channel, byId(frame.messages));
    tell("world");
    for (const message of frame.messages) tell("arrived", message);
  },
  message(frame) {
    const known = messagesOf(frame.channel);
    const isNew = !known.has(frame.message.id);
    known.set(frame.message.id, frame.message);
    state.messages.set(frame.channel, known);
    tell("message", frame.message);
    if (isNew) tell("arrived", frame.message);
  },
  gone(frame) {
    messagesOf(frame.channel).delete(frame.message);
    tell("gone", frame.channel, frame.message);
  },
  bot(frame) {
    state.bot = frame.bot;
    tell("bot");
  },
};

export function take(frame) {
  takers[frame.type]?.(frame);
}

export function disconnected() {
  state.connected = false;
  tell("bot");
}

function takeWorld(frame) {
  state.guild = frame.guild;
  state.users = byId(frame.users);
  state.roles = byId(frame.roles);
  state.myRoles = frame.my_roles;
  state.channels = byId(frame.channels);
  state.commands = frame.commands;
}

function byId(list) {
  return new Map(list.map((each) => [each.id, each]));
}
