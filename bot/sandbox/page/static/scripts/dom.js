// Making elements, and changing those on the page into how they should be now.

/** An element. Attributes that are false, null or undefined are left out; text becomes text nodes. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false));
  return made;
}

export function svg(path, viewBox = "0 0 20 20") {
  const space = "http://www.w3.org/2000/svg";
  const made = document.createElementNS(space, "svg");
  made.setAttribute("viewBox", viewBox);
  made.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", path);
  made.append(line);
  return made;
}

/**
 * Make the children of `holder` equal to `wanted`, keeping every element that can stay: what is
 * focused, pressed, scrolled or loaded on it survives. `data-key` says who is who.
 */
export function morphChildren(holder, wanted) {
  const keyed = new Map();
  const others = [];
  for (const child of holder.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
    else others.push(child);
  }
  let place = holder.firstChild;
  for (const next of [...wanted]) {
    const key = keyOf(next);
    const kept = key ? keyed.get(key) : takeAlike(others, next);
    if (key) keyed.delete(key);
    if (kept && alike(kept, next)) {
      if (kept === place) place = place.nextSibling;
      else holder.insertBefore(kept, place);
      morph(kept, next);
    } else {
      if (kept && kept === place) place = place.nextSibling;
      kept?.remove();
      holder.insertBefore(next, place);
    }
  }
  for (const left of [...keyed.values(), ...others]) left.remove();
}

function keyOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.dataset?.key : undefined;
}

function kindOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("class") : null;
}

function alike(one, other) {
  return one.nodeName === other.nodeName && one.nodeType === other.nodeType;
}

function takeAlike(others, next) {
  const same = (each) => alike(each, next) && kindOf(each) === kindOf(next);
  const at = others.findIndex(same);
  return at < 0 ? undefined : others.splice(at, 1)[0];
}

function morph(old, wanted) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== wanted.data) old.data = wanted.data;
    return;
  }
  if (old.nodeName === "IMG") {
    swapPicture(old, wanted);
    return;
  }
  syncAttributes(old, wanted);
  morphChildren(old, wanted.childNodes);
}

function syncAttributes(old, wanted) {
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    // What a reader uncovered stays uncovered.
    if (name === "style" || (name === "aria-expanded" && old.matches(".spoiler"))) continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.style.cssText !== wanted.style.cssText) old.style.cssText = wanted.style.cssText;
}

const PATIENCE = 1500;

/** Keep showing the old picture until the new one can be painted, else it would flicker. */
function swapPicture(old, wanted) {
  const src = wanted.getAttribute("src");
  if ((old.dataset.coming ?? old.getAttribute("src")) === src) {
    old.alt = wanted.alt;
    return;
  }
  old.dataset.coming = src;
  const show = () => {
    if (old.dataset.coming !== src) return;
    delete old.dataset.coming;
    syncAttributes(old, wanted);
  };
  const coming = new Image();
  coming.src = src;
  // One that is gone already has most often been replaced: the next edit is on its way.
  coming.decode().then(show, () => setTimeout(show, PATIENCE));
}
