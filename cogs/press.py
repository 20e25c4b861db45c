"""Buttons, selects and forms: the custom id names what was pressed, the handler loads all anew.

No state lives in a view. discord.py would ask the message that was pressed, and say nothing to who
pressed what has gone from it meanwhile. Here the custom id alone says what was meant, and
`bot.presses` knows who answers its verb, so everybody gets an answer. A handler that raises a
refusal answers the player with its sentence; see `cogs/answers.py`.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.visible_text import shorten

PREFIX: Final = "dd"
MAX_SNOWFLAKE: Final = 2**63 - 1
"""ids of Discord's are stored in 64 bits with a sign"""
TOURNAMENTS: Final = "t_"
"""how the verbs about tournaments begin"""
DOCTOR: Final = "doctor"
"""the verb of what `python -m bot doctor` sends: it answers that itself"""
MOST_BUTTON: Final = 80
"""characters of what stands on a button"""
MOST_PLACEHOLDER: Final = 150
MOST_LABEL: Final = 100
"""characters of what a select offers, and of what it says of it"""
Interaction = discord.Interaction[Any]
Item = ui.Item[Any]
"""a button, a select, a text: whatever stands in a message"""
GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger
BLUE: Final = discord.ButtonStyle.primary
GREY_BUTTON: Final = discord.ButtonStyle.secondary
TEMPLATE: Final = rf"{PREFIX}:(?P<verb>[a-z_]{{1,24}})(?::(?P<args>[\w!:.-]{{0,70}}))?"


class Press(NamedTuple):
    """All that was pressed: a verb, its arguments, and the values of a select or a modal."""

    verb: str
    args: tuple[str, ...]
    values: tuple[str, ...] = ()

    def number(self, position: int) -> int:
        """An argument that is a number; custom ids are hostile input, so anything may be there."""
        return _number(self.text(position))

    def game(self) -> int | None:
        """The table it is about, as most of them say first; others name a tournament there."""
        if self.verb.startswith(TOURNAMENTS):
            return None
        number = self.number(0)
        return number if number > 0 else None

    def chosen(self) -> int:
        """The number that was chosen in a select, with the same caution."""
        return _number(self.value)

    @property
    def value(self) -> str:
        """Return what was chosen in a select, or written in a modal."""
        return self.values[0] if self.values else ""

    def text(self, position: int) -> str:
        return self.args[position] if 0 <= position < len(self.args) else ""

    def ids(self) -> list[int]:
        """The people, roles or channels that were chosen."""
        numbers = (_number(value, 19) for value in self.values)
        return [each for each in numbers if 0 < each <= MAX_SNOWFLAKE]


def _number(text: str, longest: int = 15) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= longest else -1


def read_press(match: re.Match[str], values: Iterable[object]) -> Press:
    """Return what a custom id that matches `TEMPLATE` says, with what was chosen or written."""
    args = match["args"]
    return Press(match["verb"], tuple(args.split(":")) if args else (), tuple(map(str, values)))


NOT_OURS: Final = Press("", ())


def press_of(data: Mapping[str, Any]) -> Press:
    """Return what an interaction's data say; `NOT_OURS` for a custom id that the bot never made."""
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is None:
        return NOT_OURS
    return read_press(match, (*(data.get("values") or ()), *_written(data.get("components"))))


def _written(components: Any) -> Iterator[str]:
    """The texts of a form, in rows or under labels; what is null was left empty."""
    for each in components or ():
        if "value" in each:
            yield each["value"] or ""
        yield from _written(each.get("components"))
        if "component" in each:
            yield from _written((each["component"],))


def table_of(custom_id: str) -> int | None:
    """Return the number of the table that a control is about, if it is about one."""
    match = re.fullmatch(TEMPLATE, custom_id)
    return None if match is None else read_press(match, ()).game()


Handler = Callable[[Interaction, Press], Awaitable[None]]


class Presses:
    """The handlers of one bot, by the verbs of the controls that they answer."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}
        self.in_play: set[str] = set()
        """verbs of what is played, of which a game has only so many"""

    def on(self, verb: str, handler: Handler, *, in_play: bool = False) -> None:
        """Let `handler` answer the controls of a verb, which nobody else answers.

        `in_play`: it can be pressed with effect only as often as a game asks for it. All else is
        counted (`cogs/haste.py`).
        """
        if verb in self.handlers:
            raise ValueError(f"{verb} is answered already")
        self.handlers[verb] = handler
        if in_play:
            self.in_play.add(verb)

    def handler(self, verb: str) -> Handler | None:
        """Return what answers a verb; None for one that nobody knows any more."""
        return self.handlers.get(verb)


def press_id(verb: str, *args: object) -> str:
    """The custom id of a control."""
    return ":".join((PREFIX, verb, *map(str, args)))


def number_of_press(interaction: Interaction) -> str:
    """The number that Discord gave to a press: what it mixes into the seed of a party."""
    return str(interaction.id)


def button(
    label: str,
    verb: str,
    *args: object,
    style: discord.ButtonStyle = GREY_BUTTON,
    emoji: str | discord.PartialEmoji | None = None,
) -> Item:
    """A button; `args` go into its custom id."""
    custom_id = press_id(verb, *args)
    return ui.Button(
        label=shorten(label, MOST_BUTTON), style=style, emoji=emoji, custom_id=custom_id
    )


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=shorten(label, MOST_BUTTON), url=url)


def select(
    placeholder: str,
    options: list[discord.SelectOption],
    verb: str,
    *args: object,
    most: int = 1,
) -> Item:
    """A select of one option, or of at most so many."""
    for each in options:
        each.label = shorten(each.label, MOST_LABEL)
        each.description = each.description and shorten(each.description, MOST_LABEL)
    return ui.Select(
        placeholder=shorten(placeholder, MOST_PLACEHOLDER),
        options=options,
        custom_id=press_id(verb, *args),
        max_values=min(most, len(options)) or 1,
    )
