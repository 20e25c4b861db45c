// The part of Markdown that Discord knows: blocks here, what is within a line in inline.js.

import { el } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#-]+)\n)?\n?([^]*?)\n?```/g;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.*)$/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;

/** A <div class="md"> for a text. `store` knows the names behind mentions. */
export function markdown(text, store) {
  return el("div", { class: "md" }, blocks(text, store));
}

/** The text alone, for places that show one line of it. */
export function plain(text, store) {
  return markdown(text, store).textContent;
}

function blocks(text, store) {
  const nodes = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    nodes.push(...lines(text.slice(at, fence.index), store));
    nodes.push(el("pre", { tabIndex: 0 }, el("code", {}, fence[2])));
    at = fence.index + fence[0].length;
  }
  nodes.push(...lines(text.slice(at), store));
  return nodes;
}

function lines(text, store) {
  const left = text.replace(/^\n|\n$/g, "").split("\n");
  const nodes = [];
  if (left.length === 1 && !left[0]) return nodes;
  while (left.length) nodes.push(nextBlock(left, store));
  return nodes;
}

function nextBlock(left, store) {
  const [line] = left;
  if (line.startsWith(">>> ")) return quote(left.splice(0).join("\n").slice(4), store);
  if (isQuote(line)) return quote(takeWhile(left, isQuote).map((each) => each.slice(2)).join("\n"), store);
  if (ITEM.test(line)) {
    const items = takeWhile(left, (each) => ITEM.test(each));
    return list(items.map((each) => ITEM.exec(each)), store);
  }
  left.shift();
  const heading = HEADING.exec(line);
  if (heading) return el(`h${heading[1].length + 2}`, {}, inline(heading[2], store));
  const small = SMALL.exec(line);
  if (small) return el("p", { class: "small" }, inline(small[1], store));
  return el("p", {}, inline([line, ...takeWhile(left, isPlain)].join("\n"), store));
}

function quote(text, store) {
  return el("blockquote", {}, lines(text, store));
}

/** Items, with those that are indented further as lists inside them. */
function list(items, store) {
  const depth = items[0][1].length;
  const isOrdered = items[0][3] !== undefined;
  const node = el(isOrdered ? "ol" : "ul", isOrdered ? { start: items[0][3] } : {});
  while (items.length) {
    const item = items.shift();
    const below = takeWhile(items, (each) => each[1].length > depth);
    node.append(el("li", {}, inline(item[4], store), below.length ? list(below, store) : null));
  }
  return node;
}

function isQuote(line) {
  return line.startsWith("> ") || line === ">";
}

function isPlain(line) {
  return !(isQuote(line) || line.startsWith(">>> ") || HEADING.test(line) || SMALL.test(line) || ITEM.test(line));
}

function takeWhile(left, holds) {
  const end = left.findIndex((each) => !holds(each));
  return left.splice(0, end < 0 ? left.length : end);
}
