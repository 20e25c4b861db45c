// What people do with messages: press, choose, uncover, enlarge, dismiss. One listener for all.
import { chosenOf, findComponent } from "./components.js";
import { failures, waiting } from "./message.js";
import { openModal } from "./modal.js";
import { enlarge } from "./pictures.js";
import { openSelect } from "./select.js";
import { messagesOf, state, tell } from "./state.js";

export const FAILED = "This interaction failed.";

let socket;

const ACTS = {
  click: (button, message) => use(message, button.dataset.customId, "click"),
  choose,
  enlarge,
  reveal: (spoiler) => spoiler.setAttribute("aria-expanded", "true"),
  uncover: (button) => button.remove(),
  dismiss: (_, message) => socket.ask("dismiss", { channel: state.open, message }),
  command: (button) => tell("command", button.dataset.command),
};

export function start(connection) {
  socket = connection;
  const list = document.getElementById("messages");
  list.addEventListener("click", (event) => {
    const actor = event.target.closest("[data-act]");
    if (!actor || actor.disabled) return;
    ACTS[actor.dataset.act](actor, actor.closest(".message")?.dataset.message);
  });
  list.addEventListener("keydown", (event) => {
    if (!event.target.matches(".spoiler") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    ACTS.reveal(event.target);
  });
}

function choose(button, messageId) {
  const message = messagesOf(state.open).get(messageId);
  const select = findComponent(message?.components, button.dataset.customId);
  if (!select || waiting.get(messageId)?.has(select.custom_id)) return;
  openSelect(button, select, chosenOf(select), (values) =>
    use(messageId, select.custom_id, "select", { values }),
  );
}

async function use(messageId, customId, act, more = {}) {
  const pending = waiting.get(messageId) ?? new Set();
  if (pending.has(customId)) return;
  waiting.set(messageId, pending.add(customId));
  failures.delete(messageId);
  tell("retouch");
  const answer = await socket.ask(act, { channel: state.open, message: messageId, custom_id: customId, ...more });
  pending.delete(customId);
  const why = whyNot(answer);
  if (why) failures.set(messageId, why);
  tell("retouch");
  if (answer.kind === "modal") openModal(socket, answer);
}

/** The sentence to show when nothing came of it, else "". */
export function whyNot(answer) {
  if (answer.kind === "none") return FAILED;
  if (answer.kind === "refused") return sentence(answer.why);
  return "";
}

export function sentence(why) {
  return `${why[0].toUpperCase()}${why.slice(1)}.`;
}
