// Puts the parts together: what the server tells goes into the store, the store tells the parts.

import { BotStrip } from "./botstrip.js";
import { Channels } from "./channels.js";
import { Composer } from "./composer.js";
import { Drawer } from "./drawer.js";
import { Interactions } from "./interactions.js";
import { summary } from "./message.js";
import { Messages } from "./messages.js";
import { People, remember, remembered } from "./people.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { keepMoving, setClock, setLocale } from "./timestamps.js";
import { showTitle } from "./title.js";
import { Toasts } from "./toasts.js";
import { Unread } from "./unread.js";

const LAST_CHANNEL = "channel";

const store = new Store();
const socket = new Socket(remembered());
const unread = new Unread(store);
const messages = new Messages(store);
const composer = new Composer(store, socket);
const channels = new Channels(store, unread, {
  openDm,
  install: (on) => socket.ask("install", { on }),
  invite: (on) => socket.ask("membership", { on }),
});
const people = new People(store, become);
const strip = new BotStrip(store, socket);
const toasts = new Toasts(store);
const drawer = new Drawer();
new Interactions(store, socket, document.getElementById("messages"));

socket.addEventListener("frame", ({ detail: frame }) => {
  if (frame.now) setClock(frame.now);
  if (frame.type === "welcome") strip.connected = true;
  store.take(frame);
});
socket.addEventListener("lost", () => (strip.connected = false));

store.addEventListener("all", () => {
  remember(store.person.key);
  setLocale(store.locale);
  unread.load();
  people.update();
  strip.update();
  store.open(store.channels.has(store.current) ? store.current : firstChannel());
});
store.addEventListener("world", () => {
  if (store.channels.has(store.wanted)) openWanted();
  else if (!store.channels.has(store.current)) store.open(firstChannel());
  else showPlaces();
});
store.addEventListener("opened", ({ detail }) => {
  sessionStorage.setItem(LAST_CHANNEL, store.current);
  toasts.seen(store.current);
  messages.open(detail.message);
  drawer.close();
  showPlaces();
});
store.addEventListener("messages", ({ detail }) => {
  if (detail.channel === store.current) messages.update();
  markRead();
  channels.update();
});
store.addEventListener("arrived", ({ detail }) => announce(detail.channel, detail.message));
store.addEventListener("answered", ({ detail }) => messages.point(detail.message));
store.addEventListener("scrolled", markRead);
store.addEventListener("bot", () => strip.update());
document.addEventListener("visibilitychange", markRead);
keepMoving();

function showPlaces() {
  markRead();
  channels.update();
  showTitle(store);
  composer.update();
}

function markRead() {
  if (store.channel && messages.atEnd && unread.mark(store.current)) channels.update();
}

function firstChannel() {
  const last = sessionStorage.getItem(LAST_CHANNEL);
  if (store.channels.has(last)) return last;
  const texts = [...store.channels.values()].filter((each) => each.type === 0);
  return texts.sort((a, b) => a.position - b.position)[0]?.id ?? null;
}

function become(key) {
  drawer.close();
  toasts.clear();
  socket.become(key);
}

async function openDm() {
  const answer = await socket.ask("open_dm");
  store.wanted = answer.channel;
  if (store.channels.has(store.wanted)) openWanted();
}

function openWanted() {
  const channel = store.wanted;
  store.wanted = null;
  store.open(channel);
}

/** Say that a message came: aloud where it is read, in a notice where it is not. */
function announce(channelId, message) {
  if (message.author.id === store.me) return;
  const channel = store.channels.get(channelId);
  if (!channel) return;
  if (channelId === store.current) {
    document.getElementById("announcer").textContent = `${message.author.global_name || message.author.username}: ${summary(message, store)}`;
  } else if (channel.type === 1 || store.mentionsMe(message)) {
    toasts.show(channel, message);
  }
}
