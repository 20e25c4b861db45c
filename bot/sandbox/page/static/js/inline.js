// Markdown within a line: emphasis, code, links, mentions, times, spoilers.

import { el } from "./dom.js";
import { moment } from "./timestamps.js";
import { channelMention, customEmoji, place, roleMention, userMention } from "./mentions.js";

const URL_END = /[.,:;!?'")\]*_~|]+$/;

// Tried in this order at each place of the text.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`+)([^`]|[^`][^]*?[^`])\1(?!`)/y, (m) => el("code", {}, m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => moment(Number(m[1]), m[2])],
  [/<@!?(\d+)>/y, (m, context) => userMention(m[1], context)],
  [/<@&(\d+)>/y, (m, context) => roleMention(m[1], context)],
  [/<#(\d+)>/y, (m, context) => channelMention(m[1], context)],
  [/<\/([^:>]{1,100}):(\d+)>/y, (m) => el("button", { type: "button", class: "mention", dataset: { command: m[1] } }, `/${m[1]}`)],
  [/<a?:(\w+):(\d+)>/y, (m) => customEmoji(m[2], m[1])],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, context) => link(m[1], m[1], context)],
  [/\[((?:\\.|[^\[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\)/y,
    (m, context) => link(m[2], inline(m[1], context), context)],
  [/https?:\/\/[^\s<>]+/y, bareLink],
  [/\|\|([^]+?)\|\|/y, (m, context) => spoiler(inline(m[1], context))],
  [/\*\*\*(?=\S)([^]+?\S|\S)\*\*\*(?!\*)/y, (m, context) => el("strong", {}, el("em", {}, inline(m[1], context)))],
  [/\*\*(?=\S)([^]*?[^\s*]\*?|\S)\*\*(?!\*)/y, (m, context) => el("strong", {}, inline(m[1], context))],
  [/__(?=\S)([^]+?)__(?!_)/y, (m, context) => el("u", {}, inline(m[1], context))],
  [/~~(?=\S)([^]+?)~~/y, (m, context) => el("s", {}, inline(m[1], context))],
  [/\*(?=[^\s*])((?:\*\*[^]+?\*\*|[^*])+?)\*(?!\*)/y, (m, context) => el("em", {}, inline(m[1], context))],
  [/(?<![\p{L}\p{N}])_(?=[^\s_])((?:__[^]+?__|[^_])+?)_(?![\p{L}\p{N}_])/uy, (m, context) => el("em", {}, inline(m[1], context))],
  [/@(?:everyone|here)\b/y, (m) => el("span", { class: "mention" }, m[0])],
];

const MAY_BEGIN = /[\\`<[h|*_~@]/;

/** Nodes for a piece of text. */
export function inline(text, context) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = MAY_BEGIN.test(text[at]) ? tryRules(text, at, context) : null;
    if (!found) {
      plain += text[at++];
      continue;
    }
    if (plain) nodes.push(document.createTextNode(plain));
    plain = "";
    nodes.push(...found.nodes);
    at = found.end;
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function tryRules(text, at, context) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const made = make(match, context);
    // A rule may take less than it matched: the full stop behind an address.
    const nodes = Array.isArray(made) ? made : [made];
    return { nodes, end: at + (match.taken ?? match[0].length) };
  }
  return null;
}

function bareLink(match, context) {
  let url = match[0].replace(URL_END, "");
  if (match[0][url.length] === ")" && url.includes("(")) url += ")";
  match.taken = url.length;
  return link(url, url, context);
}

function link(url, label, context) {
  const inside = place(url, context);
  const text = label === url && inside ? inside.title : label;
  if (inside) {
    const dataset = { channel: inside.channel, ...(inside.message && { message: inside.message }) };
    return el("button", { type: "button", class: label === url ? "mention" : "linklike", dataset }, text);
  }
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer nofollow" }, text);
}

function spoiler(children) {
  return el(
    "span",
    { class: "spoiler", role: "button", tabIndex: 0, "aria-expanded": "false", "aria-label": "Spoiler, press to show", dataset: { act: "spoiler" } },
    el("span", {}, children),
  );
}
