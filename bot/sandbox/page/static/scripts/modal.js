// The form that a bot opens.
import { FAILED, sentence } from "./actions.js";
import { chosenOf, nameOf, SELECTS } from "./components.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { openSelect } from "./select.js";
import { state } from "./state.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

/** Show the form of an answer; what is sent goes through `socket`. */
export function openModal(socket, { id, modal }) {
  const inputs = [];
  const fields = modal.components.map((each) => field(each, inputs));
  const wrong = el("p", { class: "wrong", role: "alert" });
  const send = el("button", { type: "submit", class: "btn primary" }, "Submit");
  const cancel = el("button", { type: "button", class: "btn secondary" }, "Cancel");
  const form = el(
    "form",
    { method: "dialog", novalidate: true },
    el("header", {}, el("h2", { id: "modal-title" }, modal.title), el("p", {}, `A form of ${state.bot.name}`)),
    el("div", { class: "fields" }, fields, wrong),
    el("footer", {}, cancel, send),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const problem = inputs.map((each) => each.problem()).find(Boolean);
    wrong.textContent = problem ?? "";
    if (problem) return;
    send.disabled = true;
    const values = Object.fromEntries(inputs.map((each) => [each.id, each.value()]));
    const answer = await socket.ask("submit", { modal: id, values });
    send.disabled = false;
    if (answer.kind === "refused") wrong.textContent = sentence(answer.why);
    else if (answer.kind === "none") wrong.textContent = `${FAILED} What you wrote is still here.`;
    else dialog.close();
  });
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (form.querySelector("input, textarea, .select") ?? send).focus();
}

function field(of, inputs) {
  if (of.type === 10) return markdown(of.content);
  const input = of.component ?? of.components[0];
  const label = of.label ?? input.label ?? "";
  const made = maker(input)(input, label);
  inputs.push({ id: input.custom_id, value: made.value, problem: made.problem ?? (() => "") });
  const required = input.type !== CHECKBOX && (input.required ?? true);
  const mark = required ? el("span", { class: "required", "aria-hidden": "true" }, "*") : null;
  const name = made.grouped
    ? el("span", { class: "legend", id: `label-${input.id}` }, label, mark)
    : el("label", { for: `input-${input.id}` }, label, mark);
  return el("div", { class: "field" }, name, of.description ? el("p", { class: "note" }, of.description) : null, made.element);
}

function maker(input) {
  if (input.type === TEXT_INPUT) return textInput;
  if (SELECTS.includes(input.type)) return selectInput;
  return { [RADIO_GROUP]: radioGroup, [CHECKBOX_GROUP]: checkboxGroup, [CHECKBOX]: checkbox }[input.type] ?? nothing;
}

function textInput(of, label) {
  const long = of.style === PARAGRAPH;
  const element = el(long ? "textarea" : "input", {
    id: `input-${of.id}`,
    name: of.custom_id,
    type: long ? null : "text",
    placeholder: of.placeholder,
    maxlength: of.max_length ?? 4000,
    "aria-required": of.required === false ? null : "true",
  });
  element.value = of.value ?? "";
  const problem = () => {
    const { length } = element.value;
    if (!length) return of.required === false ? "" : `“${label}” must be filled in.`;
    if (length < (of.min_length ?? 0)) return `“${label}” takes at least ${of.min_length} characters.`;
    return "";
  };
  return { element, value: () => element.value, problem };
}

function selectInput(of, label) {
  let chosen = chosenOf(of);
  const shown = el("span", {});
  const element = el("button", { type: "button", class: "select", id: `input-${of.id}`, "aria-haspopup": "listbox" }, shown);
  const draw = () => {
    const names = chosen.map((value) => nameOf(of, value)).join(", ");
    shown.className = names ? "value" : "value placeholder";
    shown.textContent = names || of.placeholder || "Choose…";
  };
  element.addEventListener("click", () =>
    openSelect(element, of, chosen, (values) => {
      chosen = values;
      draw();
    }),
  );
  draw();
  const least = of.required === false ? 0 : Math.max(1, of.min_values ?? 1);
  const problem = () => (chosen.length < least ? `“${label}” needs a choice.` : "");
  return { element, value: () => chosen, problem };
}

function radioGroup(of, label) {
  const { element, checked } = ticks(of, "radio");
  const problem = () => (of.required !== false && !checked().length ? `“${label}” needs a choice.` : "");
  return { element, grouped: true, value: () => checked()[0] ?? null, problem };
}

function checkboxGroup(of, label) {
  const { element, checked } = ticks(of, "checkbox");
  const least = of.required === false ? 0 : (of.min_values ?? 1);
  const problem = () => (checked().length < least ? `“${label}” needs at least ${least}.` : "");
  return { element, grouped: true, value: checked, problem };
}

function ticks(of, type) {
  const boxes = of.options.map((option) => {
    const box = el("input", { type, name: of.custom_id, value: option.value });
    box.checked = Boolean(option.default);
    return { box, option };
  });
  const element = el(
    "div",
    { role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": `label-${of.id}` },
    boxes.map(({ box, option }) => el("label", { class: "tickbox" }, box, option.label)),
  );
  return { element, checked: () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value) };
}

function checkbox(of) {
  const element = el("input", { type: "checkbox", id: `input-${of.id}` });
  element.checked = Boolean(of.default);
  return { element, value: () => element.checked };
}

function nothing() {
  return { element: el("p", { class: "note" }, "This kind of field is not shown here."), value: () => null };
}
