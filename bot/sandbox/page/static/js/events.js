// The server's scheduled events, at the top of the list on the left: what, when, and more once opened.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { format } from "./timestamps.js";

const ACTIVE = 2;

/** The heading and the list; nothing where there are no events. */
export function events(store) {
  if (!store.events.length) return [];
  return [
    el("h2", { dataset: { key: "events" } }, "Events ", el("span", { class: "how-many" }, String(store.events.length))),
    el("ul", { dataset: { key: "event-list" } }, store.events.map((each) => el("li", { dataset: { key: each.id } }, event(each, store)))),
  ];
}

function event(of, store) {
  const starts = Date.parse(of.scheduled_start_time) / 1000;
  const ends = Date.parse(of.scheduled_end_time) / 1000;
  const isOn = of.status === ACTIVE;
  const until = sameDay(starts, ends) ? format(ends, "t") : format(ends, "event");
  return el(
    "details",
    { class: `event${isOn ? " on" : ""}` },
    el("summary", {}, el("span", { class: "name" }, of.name), el("span", { class: "when" }, isOn ? "Now" : format(starts, "event"))),
    el("p", {}, `${format(starts, "event")} – ${until}`),
    el("p", { class: "place" }, el("span", { class: "visually-hidden" }, "Where: "), markdown(of.entity_metadata.location, store)),
    of.description ? markdown(of.description, store) : null,
    el("p", { class: "by" }, `by ${store.userName(of.creator_id)}`),
  );
}

function sameDay(one, other) {
  return new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();
}
