// Moments as Discord writes them, <t:unix:style>, in the reader's language; relative ones move.
import { el } from "./dom.js";
import { locale, now } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const STEPS = [
  ["second", 1, 60],
  ["minute", 60, 3600],
  ["hour", 3600, 86400],
  ["day", 86400, 30 * 86400],
  ["month", 30 * 86400, 365 * 86400],
  ["year", 365 * 86400, Infinity],
];

export function relative(unix) {
  const seconds = unix - now() / 1000;
  const [unit, size] = STEPS.find(([, , limit]) => Math.abs(seconds) < limit);
  const amount = Math.trunc(seconds / size);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(amount, unit);
}

export function written(unix, style) {
  if (style === "R") return relative(unix);
  return new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(unix * 1000);
}

/** The element of `<t:unix:style>`. */
export function moment(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${unix}>`;
  return el(
    "time",
    {
      class: "moment",
      datetime: date.toISOString(),
      title: written(unix, "F"),
      "data-relative": style === "R" ? unix : null,
    },
    written(unix, style),
  );
}

/** When a message was written: the hour today, the date before. */
export function messageTime(iso) {
  const date = new Date(iso);
  const style = dayOf(iso) === new Date(now()).toDateString() ? "t" : "s";
  const unix = date.getTime() / 1000;
  return el("time", { class: "when", datetime: iso, title: written(unix, "F") }, written(unix, style));
}

export function hour(iso) {
  const unix = new Date(iso).getTime() / 1000;
  return el("time", { class: "when", datetime: iso, title: written(unix, "F") }, written(unix, "t"));
}

export function dayOf(iso) {
  return new Date(iso).toDateString();
}

/** Move the relative moments on the page. */
export function keepMoving() {
  setInterval(() => {
    for (const each of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(each.dataset.relative));
      if (each.textContent !== text) each.textContent = text;
    }
  }, 1000);
}
