// Modals: forms that the bot opens.

import { dots, el } from "./dom.js";
import { failure } from "./failure.js";
import { markdown } from "./markdown.js";
import { choose, defaults, selectLabel } from "./selects.js";

let count = 0;

/** Show the modal of an answer; sends what is filled in, and stays open when that fails. */
export function openModal({ id, modal }, store, socket) {
  const fields = modal.components.map((part) => field(part, store)).flat();
  const values = fields.filter((each) => each.read);
  const wrong = el("p", { class: "wrong", role: "alert" });
  const send = el("button", { class: "btn primary" }, el("span", { class: "label" }, "Submit"));
  send.type = "submit";
  const title = `modal-${++count}`;
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": title, on: { close: () => dialog.remove() } },
    el(
      "form",
      { method: "dialog", novalidate: true },
      el("header", {}, el("h2", { id: title }, modal.title), el("p", {}, `This form goes to ${store.bot.name}.`)),
      el("div", { class: "fields" }, fields.map((each) => each.node), wrong),
      el("footer", {}, el("button", { type: "button", class: "btn secondary", on: { click: () => dialog.close() } }, "Cancel"), send),
    ),
  );
  dialog.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled || !check(values)) return;
    setBusy(send, true);
    const filled = Object.fromEntries(values.map((each) => [each.customId, each.read()]).filter(([, value]) => value !== undefined));
    const answer = await socket.ask("submit", { modal: id, values: filled });
    setBusy(send, false);
    wrong.textContent = failure(answer)?.failed ?? "";
    if (!failure(answer)) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".fields input, .fields textarea, .fields .select")?.focus();
}

function setBusy(button, isBusy) {
  button.disabled = isBusy;
  button.classList.toggle("pending", isBusy);
  button.querySelector(".dots")?.remove();
  if (isBusy) button.append(dots());
}

/** Show what is wrong at each field; whether nothing is. */
function check(fields) {
  const faults = fields.map((each) => {
    const fault = each.check();
    each.say(fault);
    return fault ? each : null;
  });
  const first = faults.find(Boolean);
  first?.focus();
  return !first;
}

function field(part, store) {
  if (part.type === 10) return [{ node: markdown(part.content, store) }];
  if (part.type === 1) return part.components.map((each) => labelled(each, each.label, null, store));
  if (part.type === 18) return [labelled(part.component, part.label, part.description, store)];
  return [{ node: el("p", {}, `(component ${part.type} is not shown here)`) }];
}

function labelled(part, text, note, store) {
  const id = `field-${++count}`;
  const isRequired = part.required ?? part.type !== 23;
  const fault = el("p", { class: "wrong", id: `${id}-fault` });
  const make = part.type === 4 ? textInput : [21, 22, 23].includes(part.type) ? ticks : select;
  const input = make(part, id, store);
  const mark = isRequired ? el("span", { class: "required", title: "required" }, "*") : null;
  const label = input.isGroup ? el("p", { class: "legend", id: `${id}-label` }, text, mark) : el("label", { htmlFor: id, id: `${id}-label` }, text, mark);
  return {
    ...input,
    customId: part.custom_id,
    node: el("div", { class: "field" }, label, note ? el("p", { class: "note" }, note) : null, input.node, fault),
    check: () => (input.isEmpty() ? (isRequired ? "This must be filled in." : "") : (input.fault?.() ?? "")),
    say: (sentence) => (fault.textContent = sentence),
  };
}

function textInput(part, id) {
  const isLong = part.style === 2;
  const node = el(isLong ? "textarea" : "input", {
    id,
    type: isLong ? undefined : "text",
    value: part.value ?? "",
    placeholder: part.placeholder,
    maxlength: part.max_length ?? 4000,
    "aria-describedby": `${id}-fault`,
    autocomplete: "off",
  });
  const tooShort = () => (node.value.length < (part.min_length ?? 0) ? `At least ${part.min_length} characters.` : "");
  return { node, read: () => node.value, isEmpty: () => !node.value.trim(), fault: tooShort, focus: () => node.focus() };
}

function select(part, id, store) {
  let values = defaults(part);
  const value = el("span", { class: "value" });
  const node = el("button", { type: "button", class: "select", id, "aria-haspopup": "listbox", "aria-labelledby": `${id}-label ${id}` }, value);
  const show = () => {
    const { text, empty } = selectLabel(part, store, values);
    value.textContent = text;
    value.classList.toggle("placeholder", empty);
  };
  node.addEventListener("click", async () => {
    values = (await choose(part, node, store, values)) ?? values;
    show();
  });
  show();
  // An optional select left alone is left out: an empty choice may be fewer than it takes.
  return { node, read: () => (values.length ? values : undefined), isEmpty: () => !values.length, focus: () => node.focus() };
}

function ticks(part, id) {
  const kind = part.type === 21 ? "radio" : "checkbox";
  const options = part.type === 23 ? [{ value: "yes", label: "Yes", default: part.default }] : part.options;
  const boxes = options.map((each) => el("input", { type: kind, name: id, value: each.value, checked: each.default ?? false }));
  const node = el(
    "div",
    { role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": `${id}-label` },
    options.map((each, at) => el("label", { class: "tickbox" }, boxes[at], el("span", {}, each.label))),
  );
  const ticked = () => boxes.filter((each) => each.checked).map((each) => each.value);
  const read = { 21: () => ticked()[0], 22: ticked, 23: () => ticked().length > 0 }[part.type];
  return { node, read, isEmpty: () => !ticked().length, focus: () => boxes[0].focus(), isGroup: true };
}
