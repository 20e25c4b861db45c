// Embeds, as elements.
import { hex } from "./components.js";
import { el } from "./dom.js";
import { inline, link, markdown } from "./markdown.js";
import { picture } from "./pictures.js";
import { written } from "./timestamps.js";

export function embed(of) {
  const made = el(
    "article",
    { class: "embed" },
    el("div", { class: "top" }, el("div", { class: "text" }, texts(of)), of.thumbnail ? picture(of.thumbnail, "", { thumbnail: true }) : null),
    of.image ? picture(of.image, "") : null,
    foot(of),
  );
  if (of.color !== null && of.color !== undefined) made.style.setProperty("--accent-colour", hex(of.color));
  return made;
}

function texts(of) {
  return [
    of.author ? el("p", { class: "by" }, of.author.url ? link(of.author.url, of.author.name) : of.author.name) : null,
    of.title ? el("p", { class: "title" }, of.url ? link(of.url, inline(of.title)) : inline(of.title)) : null,
    of.description ? markdown(of.description) : null,
    of.fields?.length ? el("dl", { class: "fields" }, of.fields.map(field)) : null,
  ];
}

function field(of) {
  return el(
    "div",
    { class: of.inline ? "field inline" : "field" },
    el("dt", {}, inline(of.name)),
    el("dd", {}, markdown(of.value)),
  );
}

function foot(of) {
  const when = of.timestamp ? written(new Date(of.timestamp).getTime() / 1000, "f") : "";
  const parts = [of.footer?.text, when].filter(Boolean);
  return parts.length ? el("p", { class: "foot" }, parts.join(" · ")) : null;
}
