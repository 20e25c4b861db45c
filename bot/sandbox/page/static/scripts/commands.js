// The bot's commands as a person is offered them: in their language, subcommands one by one.
import { locale, state, userName } from "./state.js";
import { channels } from "./select.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

const KINDS = { 3: "text", 4: "whole number", 5: "yes or no", 6: "person", 7: "channel", 8: "role", 9: "person or role", 10: "number" };

function localized(of, key) {
  const texts = of[`${key}_localizations`] ?? {};
  const language = locale();
  return texts[language] ?? texts[language.split("-")[0]] ?? of[key] ?? "";
}

/** `{path, name, note, options}` of each command of the open channel; `path` is for the server. */
export function offeredCommands() {
  const allowed = new Set(state.channels.get(state.open)?.commands ?? []);
  const mine = state.commands.filter((each) => allowed.has(each.id) && (each.type ?? 1) === CHAT_INPUT);
  return mine.flatMap((each) => flat(each, [], [])).sort((one, other) => one.name.localeCompare(other.name));
}

function flat(of, path, names) {
  const here = [...path, of.name];
  const shown = [...names, localized(of, "name")];
  const inside = (of.options ?? []).filter((each) => [SUBCOMMAND, GROUP].includes(each.type));
  if (inside.length) return inside.flatMap((each) => flat(each, here, shown));
  return [{ path: here.join(" "), name: shown.join(" "), note: localized(of, "description"), options: (of.options ?? []).map(option) }];
}

function option(of) {
  return {
    ...of,
    shownName: localized(of, "name"),
    note: localized(of, "description") || KINDS[of.type],
    kind: KINDS[of.type],
    fixed: fixedChoices(of),
  };
}

/** What an option can be, when it is a closed list. */
function fixedChoices(of) {
  if (of.choices?.length) return of.choices.map((each) => ({ name: localized(each, "name"), value: each.value }));
  if (of.type === 5) return [{ name: "True", value: true }, { name: "False", value: false }];
  const people = () => [...state.users.keys()].map((id) => ({ name: userName(id), value: id }));
  const roles = () => [...state.roles.values()].map((each) => ({ name: `@${each.name}`, value: each.id }));
  if (of.type === 6) return people();
  if (of.type === 7) return channels(of.channel_types);
  if (of.type === 8) return roles();
  if (of.type === 9) return [...people(), ...roles()];
  return null;
}

/** The value of an option as typed, or undefined when it is none. */
export function typed(of, text) {
  const trimmed = text.trim();
  if (of.type === 3) return text || undefined;
  if (of.type === 4) return /^[-+]?\d+$/.test(trimmed) ? Number(trimmed) : undefined;
  if (of.type === 10) return trimmed && !Number.isNaN(Number(trimmed)) ? Number(trimmed) : undefined;
  return undefined;
}

export function matching(commands, text) {
  const wanted = text.toLowerCase();
  const begins = (each) => each.name.toLowerCase().startsWith(wanted) || each.path.startsWith(wanted);
  const contains = (each) => each.name.toLowerCase().includes(wanted) || each.path.includes(wanted);
  return [...commands.filter(begins), ...commands.filter((each) => !begins(each) && contains(each))];
}

