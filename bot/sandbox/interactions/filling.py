"""Checks what people fill in: options of a command, choices in selects, texts of modals."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.interactions import command_forms as forms
from bot.sandbox.interactions import components as c
from bot.sandbox.world import Payload, World


def resolve(world: World, thing: Any, resolved: Payload) -> str:
    """The id of a person, role or channel (or of an id), with what is known of it in `resolved`."""
    key = str(getattr(thing, "id", thing))
    if key in world.users:
        resolved.setdefault("users", {})[key] = payloads.user(world.users[key])
        if key in world.guild.members:
            member = payloads.member(world.guild.members[key])
            member["permissions"] = "0"
            for unknown in ("mute", "deaf"):
                member.pop(unknown)
            resolved.setdefault("members", {})[key] = member
    elif key in world.guild.roles:
        resolved.setdefault("roles", {})[key] = payloads.role(world.guild.roles[key])
    elif key in world.channels:
        shown = payloads.channel(world, world.channels[key])
        shown["permissions"] = "0"
        resolved.setdefault("channels", {})[key] = shown
    else:
        raise CannotDo(f"nobody and nothing is called {key}")
    return key


def chosen(world: World, kind: int, values: list[Any]) -> Payload:
    """`values` of a select, with `resolved` where they are people, roles or channels."""
    if kind == c.STRING_SELECT:
        return {"values": [str(each) for each in values]}
    resolved: Payload = {}
    return {"values": [resolve(world, each, resolved) for each in values], "resolved": resolved}


def check_choice(component: Payload, chosen: Payload) -> None:
    """Refuse values that the select does not offer, or too many or few of them."""
    if component["type"] not in c.SELECTS:
        if chosen:
            raise CannotDo(f"{component.get('custom_id')!r} is no select")
        return
    values = chosen.get("values", [])
    if not component["min_values"] <= len(values) <= component["max_values"]:
        least, most = component["min_values"], component["max_values"]
        raise CannotDo(f"{component['custom_id']!r} takes {least} to {most} values: {values}")
    offered = {each["value"] for each in component.get("options", [])}
    if component["type"] == c.STRING_SELECT and not offered.issuperset(values):
        raise CannotDo(f"{component['custom_id']!r} offers {sorted(offered)}: {values}")


def filled(world: World, modal: Payload, values: Payload) -> Payload:
    """The data of a modal that is sent, each input with its value or what it held before."""
    resolved: Payload = {}
    left = dict(values)
    components: list[Payload] = []
    for shown in modal["components"]:
        components.append({"type": shown["type"], "id": shown["id"]})
        if shown["type"] == c.LABEL:
            components[-1]["component"] = _input(world, shown["component"], left, resolved)
        elif shown["type"] == c.ROW:
            inside = [_input(world, each, left, resolved) for each in shown["components"]]
            components[-1]["components"] = inside
    if left:
        raise CannotDo(f"the modal has no {', '.join(map(repr, left))}")
    data: Payload = {"custom_id": modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    return data


def _input(world: World, shown: Payload, left: Payload, resolved: Payload) -> Payload:
    custom_id, kind = shown["custom_id"], shown["type"]
    of: Payload = {"type": kind, "id": shown["id"], "custom_id": custom_id}
    given = left.pop(custom_id, None)
    if kind == c.TEXT_INPUT:
        return {**of, "value": _text(shown, given)}
    if given is None and not shown.get("required", True):
        return {**of, "values": []}
    values = [] if given is None else given if isinstance(given, list) else [given]
    picked = chosen(world, kind, values)
    check_choice(shown, picked)
    for key, found in picked.pop("resolved", {}).items():
        resolved.setdefault(key, {}).update(found)
    return {**of, **picked}


def _text(shown: Payload, given: Any) -> str:
    text = shown.get("value", "") if given is None else str(given)
    name = shown.get("label") or shown["custom_id"]
    if not text and shown.get("required", True):
        raise CannotDo(f"{name!r} of the modal must be filled in")
    least, most = shown.get("min_length") or 0, shown.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise CannotDo(f"{name!r} of the modal takes {least} to {most} characters")
    return text


# --- commands ---


_PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    forms.STRING: (str,),
    forms.INTEGER: (int,),
    forms.BOOLEAN: (bool,),
    forms.NUMBER: (int, float),
}


@dataclass(frozen=True, slots=True)
class CommandCall:
    """A command, and the way to the subcommand that is meant."""

    command: Payload
    way: tuple[Payload, ...]

    @property
    def installs(self) -> list[int]:
        return self.command["integration_types"]

    @property
    def options(self) -> list[Payload]:
        return (self.way[-1] if self.way else self.command).get("options") or []

    def data(self, world: World, given: Payload, *, focused: str | None = None) -> Payload:
        """The interaction's data; with `focused`, for an autocomplete of that option."""
        known = {each["name"]: each for each in self.options}
        for name in given.keys() - known.keys():
            raise CannotDo(f"/{self.command['name']} has no option {name!r}: {sorted(known)}")
        resolved: Payload = {}
        options = [
            _option(world, each, given[name], resolved, focused)
            for name, each in known.items()
            if name in given
        ]
        missing = [n for n, each in known.items() if each.get("required") and n not in given]
        if missing and focused is None:
            raise CannotDo(f"/{self.command['name']} needs {', '.join(missing)}")
        for step in reversed(self.way):
            options = [{"type": step["type"], "name": step["name"], "options": options}]
        keys = ("id", "name", "type", "guild_id")
        data = {key: self.command[key] for key in keys if key in self.command}
        return data | {"options": options} | ({"resolved": resolved} if resolved else {})


def find_command(offered: list[Payload], name: str) -> CommandCall:
    """The command of that name; subcommands follow after spaces."""
    first, *rest = name.split()
    command = next((each for each in offered if each["name"] == first), None)
    if command is None:
        names = ", ".join(sorted(each["name"] for each in offered))
        raise CannotDo(f"no command /{first} is offered here; there are: {names}")
    way: list[Payload] = []
    place = command
    for word in rest:
        nested = [each for each in place.get("options") or [] if each["type"] in (1, 2)]
        step = next((each for each in nested if each["name"] == word), None)
        if step is None:
            raise CannotDo(f"/{name}: there is no subcommand {word!r}")
        way.append(step)
        place = step
    if any(each["type"] in (1, 2) for each in place.get("options") or []):
        raise CannotDo(f"/{name} needs a subcommand")
    return CommandCall(command, tuple(way))


def _option(
    world: World, option: Payload, value: Any, resolved: Payload, focused: str | None
) -> Payload:
    kind = option["type"]
    shown: Payload = {"type": kind, "name": option["name"], "value": value}
    if option["name"] == focused:
        return shown | {"focused": True}
    if kind in (forms.USER, forms.CHANNEL, forms.ROLE, forms.MENTIONABLE):
        shown["value"] = resolve(world, value, resolved)
        return shown
    if choices := option.get("choices"):
        found = [each["value"] for each in choices if value in (each["value"], each["name"])]
        if not found:
            offered = ", ".join(repr(each["value"]) for each in choices)
            raise CannotDo(f"{option['name']} cannot be {value!r}; there are: {offered}")
        shown["value"] = value = found[0]
    kinds = _PYTHON_TYPES.get(option["type"], (object,))
    right = isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))
    if not right:
        raise CannotDo(f"{option['name']} cannot be {value!r}")
    size = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise CannotDo(f"{option['name']} must lie between {least} and {most}: {value!r}")
    return shown
