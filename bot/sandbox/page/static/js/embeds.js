// Embeds.

import { el } from "./dom.js";
import { colour } from "./components.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { format } from "./timestamps.js";

export function embed(of, store) {
  const accent = typeof of.color === "number" ? { "--accent-colour": colour(of.color) } : {};
  return el(
    "article",
    { class: "embed", style: accent },
    el("div", { class: "top" }, el("div", { class: "text" }, texts(of, store)), of.thumbnail ? picture(of.thumbnail, of.thumbnail.description, { css: "thumbnail" }) : null),
    of.image ? picture(of.image, of.image.description) : null,
    foot(of),
  );
}

function texts(of, store) {
  const title = of.title && inline(of.title, store);
  return [
    of.author?.name ? el("p", { class: "by" }, of.author.name) : null,
    title ? el("p", { class: "title" }, of.url ? el("a", { href: of.url, target: "_blank", rel: "noopener noreferrer" }, title) : title) : null,
    of.description ? markdown(of.description, store) : null,
    of.fields?.length ? el("dl", { class: "fields" }, of.fields.map((each) => field(each, store))) : null,
  ];
}

function field(of, store) {
  return el("div", { class: `field${of.inline ? " inline" : ""}` }, el("dt", {}, inline(of.name, store)), el("dd", {}, markdown(of.value, store)));
}

function foot(of) {
  const parts = [of.footer?.text, of.timestamp && format(Date.parse(of.timestamp) / 1000, "s")].filter(Boolean);
  return parts.length ? el("p", { class: "foot" }, parts.join(" · ")) : null;
}
