// Discord's markdown, as elements. Every piece of text goes in as a text node.
import { el } from "./dom.js";
import { channelName, state, userName } from "./state.js";
import { moment } from "./timestamps.js";

const FENCE = /```(?:([a-zA-Z0-9+-]+)\n)?([\s\S]*?)```/;

/** Block elements of a text. */
export function blocks(text) {
  const made = [];
  let rest = text;
  for (let found = FENCE.exec(rest); found; found = FENCE.exec(rest)) {
    made.push(...lines(rest.slice(0, found.index)));
    made.push(el("pre", { tabindex: "0" }, el("code", {}, found[2].replace(/^\n|\n$/g, ""))));
    rest = rest.slice(found.index + found[0].length).replace(/^\n/, "");
  }
  return [...made, ...lines(rest)];
}

/** A whole text in its `div.md`. */
export function markdown(text, className = "md") {
  return el("div", { class: className }, blocks(text));
}

function lines(text) {
  const left = text.split("\n");
  const made = [];
  let paragraph = [];
  const finish = () => {
    const joined = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (joined) made.push(el("p", {}, inline(joined)));
    paragraph = [];
  };
  while (left.length) {
    const block = heading(left) ?? small(left) ?? quote(left) ?? list(left);
    if (block) {
      finish();
      made.push(block);
    } else {
      paragraph.push(left.shift());
    }
  }
  finish();
  return made;
}

function heading(left) {
  const found = /^(#{1,3})\s+(.+)$/.exec(left[0]);
  if (!found) return null;
  left.shift();
  return el(`h${found[1].length + 2}`, {}, inline(found[2]));
}

function small(left) {
  const found = /^-#\s+(.+)$/.exec(left[0]);
  if (!found) return null;
  left.shift();
  return el("p", { class: "small" }, inline(found[1]));
}

function quote(left) {
  if (/^>>>\s/.test(left[0])) {
    const all = left.splice(0).join("\n").slice(4);
    return el("blockquote", {}, blocks(all));
  }
  const quoted = [];
  while (left.length && /^>\s/.test(left[0])) quoted.push(left.shift().slice(2));
  return quoted.length ? el("blockquote", {}, lines(quoted.join("\n"))) : null;
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;

function list(left) {
  const first = ITEM.exec(left[0]);
  if (!first) return null;
  const ordered = /\d/.test(first[2]);
  const depth = first[1].length;
  const made = el(ordered ? "ol" : "ul", { start: ordered ? parseInt(first[2], 10) : null });
  while (left.length) {
    const found = ITEM.exec(left[0]);
    if (!found || found[1].length < depth) break;
    if (found[1].length > depth && made.lastChild) {
      made.lastChild.append(list(left));
    } else {
      if (/\d/.test(found[2]) !== ordered) break;
      left.shift();
      made.append(el("li", {}, inline(found[3])));
    }
  }
  return made;
}

// --- inside a line ---

const PIECES = [
  [/^\\([^\sa-zA-Z0-9])/, (found) => [found[1]]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => [el("code", {}, found[2])]],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (found) => [moment(Number(found[1]), found[2])]],
  [/^<@!?(\d+)>/, (found) => [mention(`@${userName(found[1])}`)]],
  [/^<@&(\d+)>/, (found) => [mention(`@${state.roles.get(found[1])?.name ?? "role"}`)]],
  [/^<#(\d+)>/, (found) => [channelLink(found[1])]],
  [/^<\/([^:>]+):\d+>/, (found) => [commandMention(found[1])]],
  [/^<a?:(\w+):\d+>/, (found) => [`:${found[1]}:`]],
  [/^@(everyone|here)\b/, (found) => [mention(found[0])]],
  [/^\[((?:[^[\]]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (found) => [link(found[2], inline(found[1]))]],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => [link(found[1])]],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]!?]/, (found) => [link(found[0])]],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (found) => [el("strong", {}, el("em", {}, inline(found[1])))]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => [el("strong", {}, inline(found[1]))]],
  [/^__([\s\S]+?)__(?!_)/, (found) => [el("u", {}, inline(found[1]))]],
  [/^~~([\s\S]+?)~~/, (found) => [el("s", {}, inline(found[1]))]],
  [/^\|\|([\s\S]+?)\|\|/, (found) => [spoiler(inline(found[1]))]],
  [/^\*(?!\s)([\s\S]*?[^\s*])\*(?!\*)/, (found) => [el("em", {}, inline(found[1]))]],
  [/^_(?!\s)([\s\S]*?[^\s_])_(?![a-zA-Z0-9_])/, (found) => [el("em", {}, inline(found[1]))]],
];

const PLAIN = /^[^\\`<@[*_~|h]+/;

/** Nodes and strings of a line. */
export function inline(text) {
  const made = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const skip = PLAIN.exec(rest)?.[0];
    if (skip) {
      plain += skip;
      rest = rest.slice(skip.length);
      continue;
    }
    const hit = firstHit(rest, plain);
    if (!hit) {
      plain += rest[0];
      rest = rest.slice(1);
      continue;
    }
    if (plain) made.push(plain);
    plain = "";
    made.push(...hit.nodes);
    rest = rest.slice(hit.length);
  }
  if (plain) made.push(plain);
  return made;
}

function firstHit(rest, before) {
  // snake_case is no emphasis, and no address begins inside a word
  const inWord = /[a-zA-Z0-9]$/.test(before) && /^[_h]/.test(rest);
  if (inWord) return null;
  for (const [pattern, make] of PIECES) {
    const found = pattern.exec(rest);
    if (found) return { nodes: make(found), length: found[0].length };
  }
  return null;
}

function mention(text) {
  return el("span", { class: "mention" }, text);
}

function commandMention(name) {
  return el("button", { type: "button", class: "mention", "data-act": "command", "data-command": name }, `/${name}`);
}

function spoiler(inside) {
  return el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler", "data-act": "reveal" }, inside);
}

function channelLink(id, message) {
  const channel = state.channels.get(id);
  if (!channel) return mention("#unknown");
  const sign = channel.type === 1 ? "@" : "#";
  const text = `${sign}${channelName(channel)}${message ? " › message" : ""}`;
  return el("a", { class: "mention", href: place(id, message) }, text);
}

const OF_DISCORD = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/;

function place(channel, message) {
  return `#${channel}${message ? `/${message}` : ""}`;
}

/** Where a link leads: into this page when it names one of its channels. */
export function target(url) {
  const found = OF_DISCORD.exec(url);
  if (found && state.channels.has(found[1])) {
    return { href: place(found[1], found[2]), channel: found[1], message: found[2] };
  }
  return { href: /^https?:\/\//.test(url) ? url : "#", target: "_blank", rel: "noopener noreferrer" };
}

export function link(url, inside) {
  const { channel, message, ...attributes } = target(url);
  if (channel && !inside) return channelLink(channel, message);
  return el("a", attributes, inside ?? url);
}
