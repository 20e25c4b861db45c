// The list that opens under a select, of a message or of a form.
import { emojiText, STRING_SELECT } from "./components.js";
import { el, morphChildren } from "./dom.js";
import { channelName, state, userName } from "./state.js";

const USERS = [5, 7];
const ROLES = [6, 7];
const SEARCH_FROM = 9;

/** What a select offers: `{value, name, note}` each. */
export function offered(select) {
  if (select.type === STRING_SELECT) {
    return select.options.map((each) => ({
      value: each.value,
      name: [emojiText(each.emoji), each.label].filter(Boolean).join(" "),
      note: each.description,
    }));
  }
  if (select.type === 8) return channels(select.channel_types);
  return [
    ...(USERS.includes(select.type) ? [...state.users.keys()].map((id) => ({ value: id, name: userName(id) })) : []),
    ...(ROLES.includes(select.type) ? [...state.roles.values()].map((each) => ({ value: each.id, name: `@${each.name}` })) : []),
  ];
}

export function channels(types) {
  return [...state.channels.values()]
    .filter((each) => (types?.length ? types.includes(each.type) : ![1, 4].includes(each.type)))
    .map((each) => ({ value: each.id, name: `#${channelName(each)}` }));
}

/** Open the list at `button`; `done(values)` once something is chosen. */
export function openSelect(button, select, chosen, done) {
  const most = select.max_values ?? 1;
  const least = select.min_values ?? 1;
  const all = offered(select);
  const picked = new Set(chosen);
  let active = Math.max(0, all.findIndex((each) => picked.has(each.value)));
  let shown = all;

  const list = el("div", { class: "list", role: "listbox", tabindex: "0", "aria-label": select.placeholder ?? "Choices", "aria-multiselectable": most > 1 ? "true" : null });
  const search = all.length >= SEARCH_FROM ? el("input", { class: "search", type: "text", placeholder: "Search", "aria-label": "Search" }) : null;
  const count = el("span", {});
  const confirm = el("button", { type: "button", class: "btn primary" }, "Done");
  const multiple = most > 1 || least === 0;
  const box = el("div", { class: "listbox" }, search, list, multiple ? el("div", { class: "done" }, count, confirm) : null);

  const draw = () => {
    morphChildren(list, shown.map((each, at) => choice(each, at)));
    list.setAttribute("aria-activedescendant", shown.length ? `choice-${active}` : "");
    count.textContent = most > 1 ? `${picked.size} of at most ${most}` : "";
    confirm.disabled = picked.size < least || picked.size > most;
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const choice = (each, at) =>
    el(
      "div",
      {
        class: `choice${at === active ? " active" : ""}${picked.has(each.value) ? " chosen" : ""}`,
        role: "option",
        id: `choice-${at}`,
        "data-at": at,
        "data-value": each.value,
        "aria-selected": picked.has(each.value) ? "true" : "false",
      },
      multiple ? el("span", { class: "tick", "aria-hidden": "true" }) : null,
      el("span", { class: "text" }, el("span", { class: "name" }, each.name), each.note ? el("span", { class: "note" }, each.note) : null),
    );
  const finish = (values) => {
    close();
    done(values);
  };
  const pick = (at) => {
    const { value } = shown[at];
    active = at;
    if (!multiple) return finish([value]);
    if (picked.has(value)) picked.delete(value);
    else if (most === 1) {
      picked.clear();
      picked.add(value);
    } else if (picked.size < most) picked.add(value);
    return draw();
  };
  const outside = (event) => {
    if (!box.contains(event.target) && !button.contains(event.target)) close(false);
  };
  const close = (refocus = true) => {
    box.remove();
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", close);
    if (refocus && document.contains(button)) button.focus({ preventScroll: true });
  };

  list.addEventListener("click", (event) => {
    const option = event.target.closest(".choice");
    if (option) pick(Number(option.dataset.at));
  });
  search?.addEventListener("input", () => {
    const wanted = search.value.toLowerCase();
    shown = all.filter((each) => each.name.toLowerCase().includes(wanted));
    active = 0;
    draw();
  });
  confirm.addEventListener("click", () => finish([...picked]));
  box.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      close();
    } else if (event.key in moves && shown.length) {
      event.preventDefault();
      active = (active + moves[event.key] + shown.length) % shown.length;
      draw();
    } else if ((event.key === "Enter" || (event.key === " " && event.target === list)) && event.target !== confirm) {
      event.preventDefault();
      if (shown.length) pick(active);
    }
  });

  (button.closest("dialog") ?? document.body).append(box);
  button.setAttribute("aria-expanded", "true");
  draw();
  place(box, button);
  (search ?? list).focus({ preventScroll: true });
  document.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", close);
}

function place(box, button) {
  const at = button.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 260), window.innerWidth - 16);
  box.style.width = `${width}px`;
  box.style.left = `${Math.min(Math.max(8, at.left), window.innerWidth - width - 8)}px`;
  const height = box.offsetHeight;
  const below = at.bottom + 6 + height <= window.innerHeight;
  box.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - 6 - height)}px`;
}
