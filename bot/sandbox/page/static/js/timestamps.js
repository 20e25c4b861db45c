// Times: Discord's <t:seconds:style>, and the times beside messages. Relative ones move.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
  // Of an event in a list; no style of Discord's.
  event: { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

let offset = 0; // the sandbox's clock minus this browser's, in seconds
let locale = "en-US";

export function setClock(sandboxNow) {
  offset = sandboxNow - Date.now() / 1000;
}

export function setLocale(of) {
  locale = of;
}

export function now() {
  return Date.now() / 1000 + offset;
}

export function format(seconds, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

export function relative(seconds) {
  const left = seconds - now();
  const size = Math.abs(Math.round(left));
  const [unit, length] = UNITS.find(([, each]) => size >= each) ?? ["second", 1];
  const count = Math.sign(left) * Math.floor(size / length);
  return new Intl.RelativeTimeFormat(locale, { numeric: size < 1 ? "auto" : "always" }).format(count, unit);
}

/** A <time> for `<t:seconds:style>`. */
export function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("invalid date");
  const node = document.createElement("time");
  node.className = "moment";
  node.dateTime = date.toISOString();
  node.title = format(seconds, "F");
  if (style === "R") node.dataset.relative = String(seconds);
  node.textContent = style === "R" ? relative(seconds) : format(seconds, style);
  return node;
}

/** Today only the time, else the day too. */
export function messageTime(iso) {
  const date = new Date(iso);
  const isToday = new Date(now() * 1000).toDateString() === date.toDateString();
  return format(date.getTime() / 1000, isToday ? "t" : "s");
}

export function day(iso) {
  return format(Date.parse(iso) / 1000, "D");
}

/** Move every relative time on the page, once a second. */
export function keepMoving() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
