// Writing a message, or a command: `/`, then the fields of its options.
import { CommandForm } from "./commandform.js";
import { matching, offeredCommands } from "./commands.js";
import { Completions } from "./completions.js";
import { el, svg } from "./dom.js";
import { channelName, isDm, isThread, on, state, tell } from "./state.js";
import { echoes } from "./timeline.js";
import { sentence } from "./actions.js";

const LONGEST = 2000;
const ECHO_AFTER = 300;

const holder = document.getElementById("composer");
const field = el("textarea", {
  rows: "1",
  maxlength: LONGEST,
  role: "combobox",
  "aria-expanded": "false",
  "aria-controls": "completions",
  "aria-autocomplete": "list",
  enterkeyhint: "send",
});
const send = el("button", { type: "button", class: "send", "aria-label": "Send" }, svg("M3 3l15 7-15 7 3-7zM6 10h6"));
const problem = el("p", { class: "composer-problem", role: "alert", hidden: true });
const slash = el("button", { type: "button", class: "slash", "aria-label": "Commands", title: "Commands" }, "/");
const writing = el("div", { class: "field-box" }, slash, field, send);
const completions = new Completions(holder);

let socket;
let form = null;
let echoKey = 0;

export function start(connection) {
  socket = connection;
  holder.append(problem, writing);
  field.addEventListener("input", typing);
  field.addEventListener("keydown", key);
  field.addEventListener("blur", () => completions.hide());
  send.addEventListener("click", () => say());
  // On a phone the slash hides on the keyboard's second page.
  slash.addEventListener("click", () => {
    field.value = field.value.startsWith("/") ? "" : "/";
    field.focus();
    typing();
  });
  on("open", () => {
    leaveCommand();
    fit();
  });
  on("world", fit);
  on("command", (path) => {
    const found = offeredCommands().find((each) => each.path === path);
    if (found) begin(found);
  });
}

function fit() {
  const channel = state.channels.get(state.open);
  if (!channel) return;
  const sign = isDm(channel) ? "@" : isThread(channel) ? "" : "#";
  const closed = !channel.can_write || channel.thread_metadata?.locked;
  field.disabled = closed && !channel.commands.length;
  field.placeholder = closed ? "You may only read here" : `Message ${sign}${channelName(channel)}`;
  field.setAttribute("aria-label", field.placeholder);
  send.disabled = !field.value.trim();
}

function typing() {
  problem.hidden = true;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
  send.disabled = !field.value.trim();
  const command = /^\/([^\n]*)$/.exec(field.value);
  if (!command) {
    completions.hide();
    return;
  }
  const found = matching(offeredCommands(), command[1].trimEnd());
  const shown = found.map((each) => ({ ...each, label: `/${each.name}` }));
  completions.show(field, shown, begin, state.bot.online ? "No command of that name." : `${state.bot.name} is offline: it has told no commands.`);
}

function key(event) {
  if (event.isComposing || completions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    say();
  }
}

async function say() {
  const text = field.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    typing();
    if (completions.open) completions.take(completions.choices[completions.active]);
    return;
  }
  field.value = "";
  typing();
  const answer = await socket.ask("say", { channel: state.open, text });
  if (answer.kind !== "refused") return;
  field.value = text;
  typing();
  complain(answer.why);
}

function complain(why) {
  problem.textContent = sentence(why);
  problem.hidden = false;
}

// --- commands ---

function begin(command) {
  completions.hide();
  field.value = "";
  form?.element.remove();
  form = new CommandForm(command, { socket, completions, run, cancel: leaveCommand });
  writing.hidden = true;
  problem.hidden = true;
  holder.append(form.element);
  form.focus();
}

function leaveCommand() {
  if (!form) return;
  const focused = form.element.contains(document.activeElement);
  form.element.remove();
  form = null;
  completions.hide();
  writing.hidden = false;
  typing();
  if (focused) field.focus();
}

async function run(command, options) {
  leaveCommand();
  field.focus();
  echoKey += 1;
  const echo = { key: echoKey, channel: state.open, command: command.path, shown: false, why: "" };
  echoes.push(echo);
  const late = setTimeout(() => {
    echo.shown = true;
    tell("echo");
  }, ECHO_AFTER);
  const answer = await socket.ask("slash", { channel: echo.channel, command: command.path, options });
  clearTimeout(late);
  if (answer.kind === "none") Object.assign(echo, { shown: true, why: "The application did not respond." });
  else echoes.splice(echoes.indexOf(echo), 1);
  if (answer.kind === "refused") complain(answer.why);
  if (answer.kind === "modal") tell("modal", answer);
  tell("echo");
}
