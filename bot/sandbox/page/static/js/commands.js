// Slash commands in the person's language: what is offered, what is meant.

export const SUBCOMMAND = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;

/** A name or description in a language; Discord falls back to the original. */
export function localized(of, key, locale) {
  return of[`${key}_localizations`]?.[locale] ?? of[key];
}

/** Every command and subcommand that can be used: {path, title, description, options} each. */
export function usable(commands, locale) {
  const slash = commands.filter((each) => (each.type ?? 1) === 1);
  return slash.flatMap((each) => leaves(each, "", "", locale)).sort((a, b) => a.title.localeCompare(b.title, locale));
}

function leaves(command, pathSoFar, titleSoFar, locale) {
  const path = `${pathSoFar} ${command.name}`.trim();
  const title = `${titleSoFar} ${localized(command, "name", locale)}`.trim();
  const options = command.options ?? [];
  const nested = options.filter((each) => each.type === SUBCOMMAND || each.type === GROUP);
  if (nested.length) return nested.flatMap((each) => leaves(each, path, title, locale));
  return [{ path, title, description: localized(command, "description", locale), options: options.filter((each) => each.type !== 11) }];
}

/** Those that fit what was typed after the slash, in either language; the best first. */
export function matching(entries, typed) {
  const words = typed.toLocaleLowerCase().trimEnd();
  const rank = (entry) => {
    const names = [entry.title, entry.path].map((each) => each.toLocaleLowerCase());
    if (names.some((each) => each.startsWith(words))) return 0;
    return names.some((each) => each.includes(words)) ? 1 : 2;
  };
  const ranked = entries.map((entry) => [rank(entry), entry]).filter(([each]) => each < 2);
  return ranked.sort(([a], [b]) => a - b).map(([, entry]) => entry);
}
