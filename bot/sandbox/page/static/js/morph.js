// Turning one tree of nodes into another, changing only what differs.
//
// Messages are edited all the time. What stays must stay the same node: it keeps focus, the place
// of the scrollbar, an open spoiler, a picture that is on the screen.

import { changePicture } from "./media.js";

// What a reader did to a node, which a fresh rendering does not know.
const KEPT = new Set(["aria-expanded", "data-next", "hidden", "inert", "open"]);

export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else if (old.tagName === "IMG") {
    changePicture(old, fresh);
  } else {
    attributes(old, fresh);
    children(old, fresh);
  }
  return old;
}

/** Buttons are alike only by their key: a finger on one card must not find itself on another. */
function alike(a, b) {
  if (a.nodeType !== b.nodeType || a.nodeName !== b.nodeName) return false;
  return a.nodeType !== Node.ELEMENT_NODE || (a.dataset.key ?? "") === (b.dataset.key ?? "");
}

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "style" && !KEPT.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name === "style" || KEPT.has(name)) continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // Written through the object: the page's policy allows no style attributes.
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}

function children(old, fresh) {
  const wanted = [...fresh.childNodes];
  wanted.forEach((child, at) => {
    const place = old.childNodes[at];
    if (place && alike(place, child)) {
      morph(place, child);
      return;
    }
    const known = findLater(old, at, child);
    if (known) {
      old.insertBefore(known, place);
      morph(known, child);
    } else if (place && !isWantedLater(place, wanted, at)) {
      place.replaceWith(child);
    } else {
      old.insertBefore(child, place ?? null);
    }
  });
  while (old.childNodes.length > wanted.length) old.lastChild.remove();
}

function findLater(old, at, child) {
  if (!child.dataset?.key) return null;
  return [...old.childNodes].slice(at).find((each) => alike(each, child));
}

function isWantedLater(node, wanted, at) {
  return Boolean(node.dataset?.key) && wanted.slice(at).some((each) => alike(node, each));
}
