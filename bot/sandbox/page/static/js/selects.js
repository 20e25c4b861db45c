// Selects: what they offer, what stands in them, opening their list.

import { avatar, el } from "./dom.js";
import { openListbox } from "./listbox.js";
import { customEmoji, sign } from "./mentions.js";

const DEFAULT_PLACEHOLDERS = { 3: "Choose", 5: "Choose somebody", 6: "Choose a role", 7: "Choose somebody or a role", 8: "Choose a channel" };

/** What a select offers: {value, name, note, mark} each. */
export function offers(part, store) {
  if (part.type === 3) return part.options.map(stringOffer);
  if (part.type === 8) return channelOffers(store, part.channel_types);
  const people = part.type === 6 ? [] : userOffers(store);
  const roles = part.type === 5 ? [] : roleOffers(store);
  return [...people, ...roles];
}

function stringOffer(option) {
  const mark = option.emoji ? el("span", { "aria-hidden": "true" }, option.emoji.id ? customEmoji(option.emoji.id, option.emoji.name) : option.emoji.name) : null;
  return { value: option.value, name: option.label, note: option.description, mark };
}

export function userOffers(store) {
  return [...store.users.values()].map((user) => ({
    value: user.id,
    name: user.global_name || user.username,
    note: user.bot ? "App" : "",
    mark: avatar(user, "small"),
  }));
}

export function roleOffers(store) {
  return [...store.roles.values()].map((role) => ({ value: role.id, name: `@${role.name}`, note: "Role" }));
}

export function channelOffers(store, types) {
  const fits = (channel) => channel.guild_id && (types?.length ? types.includes(channel.type) : true);
  return [...store.channels.values()].filter(fits).map((channel) => ({ value: channel.id, name: sign(channel) + channel.name }));
}

/** The values that a select holds before anybody chose. */
export function defaults(part) {
  if (part.type === 3) return part.options.filter((each) => each.default).map((each) => each.value);
  return (part.default_values ?? []).map((each) => each.id);
}

/** What stands in a select that holds `values`. */
export function selectLabel(part, store, values = defaults(part)) {
  const known = new Map(offers(part, store).map((each) => [each.value, each.name]));
  const names = values.map((each) => known.get(each)).filter(Boolean);
  if (names.length) return { text: names.join(", "), empty: false };
  return { text: part.placeholder || DEFAULT_PLACEHOLDERS[part.type], empty: true };
}

/** Open the list of a select; resolves to the values chosen, null when it was left. */
export function choose(part, anchor, store, values = defaults(part)) {
  return openListbox({
    anchor,
    label: part.placeholder || DEFAULT_PLACEHOLDERS[part.type],
    offers: offers(part, store),
    chosen: values,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
  });
}
