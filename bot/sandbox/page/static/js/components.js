// Message components, legacy rows and Components V2. What they do is in interactions.js.

import { dots, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { address, file, picture } from "./media.js";
import { customEmoji, place } from "./mentions.js";
import { selectLabel } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const MAKERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, context) => markdown(part.content, context.store),
  11: thumbnail,
  12: gallery,
  13: fileCard,
  14: separator,
  17: container,
};

/** One component. `context`: {store, message, pending} with pending the custom_id that waits. */
export function component(part, context) {
  const make = MAKERS[part.type];
  if (!make) return el("p", { class: "small" }, `(component ${part.type} is not shown here)`);
  return make(part, context);
}

export function components(parts, context, css = "components") {
  return el("div", { class: css }, parts.map((part) => component(part, context)));
}

function row(part, context) {
  return el("div", { class: "row" }, part.components.map((each) => component(each, context)));
}

export function emoji(of) {
  if (!of?.name) return null;
  return of.id ? customEmoji(of.id, of.name) : el("span", { class: "emoji", "aria-hidden": "true" }, of.name);
}

function button(part, context) {
  const style = STYLES[part.style] ?? "secondary";
  const label = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  if (part.style === 5) return linkButton(part, label, context);
  const pending = context.pending === part.custom_id;
  return el(
    "button",
    {
      type: "button",
      class: `btn ${style}${pending ? " pending" : ""}`,
      disabled: part.disabled ?? false,
      "aria-busy": pending ? "true" : null,
      "aria-label": part.label ? null : part.emoji?.name,
      dataset: { act: "click", customId: part.custom_id, key: part.custom_id },
    },
    el("span", { class: "label row" }, label),
    pending ? dots() : null,
  );
}

function linkButton(part, label, context) {
  const inside = place(part.url, context.store);
  const key = part.url;
  if (part.disabled) return el("button", { type: "button", class: "btn link", disabled: true, dataset: { key } }, label);
  if (!inside) {
    if (!/^https?:/i.test(part.url)) return el("span", { class: "btn link", dataset: { key } }, label);
    return el("a", { class: "btn link", href: part.url, target: "_blank", rel: "noopener noreferrer", dataset: { key } }, label);
  }
  const dataset = { key, channel: inside.channel, ...(inside.message && { message: inside.message }) };
  return el("button", { type: "button", class: "btn link", dataset }, label);
}

function select(part, context) {
  const pending = context.pending === part.custom_id;
  const { text, empty } = selectLabel(part, context.store);
  return el(
    "button",
    {
      type: "button",
      class: `select${pending ? " pending" : ""}`,
      disabled: part.disabled ?? false,
      "aria-haspopup": "listbox",
      "aria-busy": pending ? "true" : null,
      dataset: { act: "select", customId: part.custom_id, key: part.custom_id },
    },
    el("span", { class: `value${empty ? " placeholder" : ""}` }, text),
    pending ? dots() : null,
  );
}

function section(part, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "texts" }, part.components.map((each) => component(each, context))),
    part.accessory ? el("div", { class: "accessory" }, component(part.accessory, context)) : null,
  );
}

function thumbnail(part) {
  return hiding(part.spoiler, picture(part.media, part.description, { css: "thumbnail" }));
}

function gallery(part) {
  const items = part.items.map((item) => hiding(item.spoiler, picture(item.media, item.description)));
  return el("div", { class: `gallery${items.length === 1 ? " single" : ""}` }, items);
}

function fileCard(part) {
  return hiding(part.spoiler, file(part.name || "file", address(part.file), part.size));
}

function separator(part) {
  const line = part.divider ?? true;
  return el("hr", { class: `separator${line ? " line" : ""}${part.spacing === 2 ? " large" : ""}`, "aria-hidden": line ? null : "true" });
}

function container(part, context) {
  const accented = typeof part.accent_color === "number";
  const box = el(
    "div",
    { class: `container${accented ? " accented" : ""}`, style: accented ? { "--accent-colour": colour(part.accent_color) } : {} },
    part.components.map((each) => component(each, context)),
  );
  return hiding(part.spoiler, box);
}

export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/** Something behind a curtain, which a click takes away. */
export function hiding(hidden, node) {
  if (!hidden) return node;
  node.inert = true;
  return el("div", { class: "hidden-part", dataset: { key: "spoiler" } }, el("button", { type: "button", class: "reveal", dataset: { act: "reveal" } }, "Spoiler: show"), node);
}
