"""From what a person types after a slash to the data of the interaction."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.interactions import command_forms as forms
from bot.sandbox.interactions import submissions
from bot.sandbox.world import Payload, World

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
        data: Payload = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": self.command["type"],
            "options": options,
        }
        if resolved:
            data["resolved"] = resolved
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data


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
        shown["value"] = submissions.resolve(world, value, resolved)
        return shown
    choices = option.get("choices")
    if choices:
        shown["value"] = _choice(option, choices, value)
    _check_value(option, shown["value"])
    return shown


def _choice(option: Payload, choices: list[Payload], value: Any) -> Any:
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    offered = ", ".join(repr(each["value"]) for each in choices)
    raise CannotDo(f"{option['name']} cannot be {value!r}; there are: {offered}")


def _check_value(option: Payload, value: Any) -> None:
    kinds = _PYTHON_TYPES.get(option["type"], (object,))
    right = isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))
    if not right:
        raise CannotDo(f"{option['name']} cannot be {value!r}")
    size = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    least, most = option.get(f"min_{suffix}"), option.get(f"max_{suffix}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise CannotDo(f"{option['name']} must lie between {least} and {most}: {value!r}")
