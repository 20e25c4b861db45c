// Message components, legacy and V2, as elements. What they do: actions.js.
import { el } from "./dom.js";
import { markdown, target } from "./markdown.js";
import { fileLink, hidden, picture } from "./pictures.js";
import { channelName, state, userName } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export const STRING_SELECT = 3;
export const SELECTS = [3, 5, 6, 7, 8];
export const IS_V2 = 1 << 15;

const MAKERS = {
  1: (row, context) => el("div", { class: "row" }, components(row.components, context)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text) => markdown(text.content),
  11: (item) => picture(item.media, item.description, { thumbnail: true, spoiler: item.spoiler }),
  12: gallery,
  13: (file) => (file.spoiler ? hidden(fileOf(file)) : fileOf(file)),
  14: separator,
  17: container,
};

/** `context`: `{pending}`, the custom ids that wait for the bot's answer. */
export function components(list, context) {
  return list.map((each) => MAKERS[each.type]?.(each, context));
}

export function emojiText(emoji) {
  if (!emoji) return "";
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

function button(of, context) {
  const label = [
    of.emoji ? el("span", { class: "emoji", "aria-hidden": of.label ? "true" : null }, emojiText(of.emoji)) : null,
    of.label ? el("span", { class: "label" }, of.label) : null,
  ];
  if (of.style === 5) {
    const { href, target: where, rel, channel } = target(of.url);
    if (of.disabled) return el("span", { class: "btn link", "aria-disabled": "true" }, label);
    return el("a", { class: channel ? "btn link inside" : "btn link", href, target: where, rel }, label);
  }
  const pending = context.pending.has(of.custom_id);
  return el(
    "button",
    {
      type: "button",
      class: `btn ${STYLES[of.style] ?? "secondary"}${pending ? " pending" : ""}`,
      disabled: of.disabled,
      "aria-busy": pending ? "true" : null,
      "data-key": `button ${of.custom_id}`,
      "data-act": "click",
      "data-custom-id": of.custom_id,
    },
    label,
    pending ? dots() : null,
  );
}

export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function select(of, context) {
  const chosen = chosenOf(of);
  const pending = context.pending.has(of.custom_id);
  const names = chosen.map((value) => nameOf(of, value)).join(", ");
  return el(
    "button",
    {
      type: "button",
      class: pending ? "select pending" : "select",
      disabled: of.disabled,
      "aria-haspopup": "listbox",
      "aria-busy": pending ? "true" : null,
      "aria-label": names ? `${of.placeholder ?? "Choose"}: ${names}` : null,
      "data-key": `select ${of.custom_id}`,
      "data-act": "choose",
      "data-custom-id": of.custom_id,
    },
    el("span", { class: names ? "value" : "value placeholder" }, names || of.placeholder || "Choose…"),
  );
}

/** What a select holds before anybody chooses. */
export function chosenOf(select) {
  if (select.type !== STRING_SELECT) return (select.default_values ?? []).map((each) => each.id);
  return select.options.filter((each) => each.default).map((each) => each.value);
}

export function nameOf(select, value) {
  if (select.type === STRING_SELECT) {
    return select.options.find((each) => each.value === value)?.label ?? value;
  }
  if (state.users.has(value)) return userName(value);
  if (state.roles.has(value)) return state.roles.get(value).name;
  return channelName(state.channels.get(value)) || value;
}

function section(of, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "texts" }, components(of.components, context)),
    el("div", { class: "accessory" }, components([of.accessory], context)),
  );
}

function gallery(of) {
  const single = of.items.length === 1;
  return el(
    "div",
    { class: single ? "gallery single" : "gallery" },
    of.items.map((item) => picture(item.media, item.description, { spoiler: item.spoiler })),
  );
}

function fileOf(of) {
  return fileLink(of.file.url, of.name || "file", of.size ?? 0);
}

function separator(of) {
  const classes = ["separator", of.divider ? "line" : "", of.spacing === 2 ? "large" : ""];
  return el("hr", { class: classes.filter(Boolean).join(" "), "aria-hidden": of.divider ? null : "true" });
}

function container(of, context) {
  const accented = of.accent_color !== null && of.accent_color !== undefined;
  const made = el("div", { class: accented ? "container accented" : "container" }, components(of.components, context));
  if (accented) made.style.setProperty("--accent-colour", hex(of.accent_color));
  return of.spoiler ? hidden(made) : made;
}

export function hex(colour) {
  return `#${colour.toString(16).padStart(6, "0")}`;
}

/** The component of a message with that custom id. */
export function findComponent(list, customId) {
  for (const each of list ?? []) {
    if (each.custom_id === customId) return each;
    const inside = [...(each.components ?? []), each.accessory, each.component].filter(Boolean);
    const found = findComponent(inside, customId);
    if (found) return found;
  }
  return null;
}
