"""Buttons, selects and forms: the custom id names what was pressed, the handler loads all anew.

No state lives in a view. discord.py would ask the message that was pressed, and say nothing to who
pressed what has gone from it meanwhile. Here the custom id alone says what was meant, and
`bot.presses` knows who answers its verb, so everybody gets an answer. A handler that raises a
refusal answers the player with its sentence; see `cogs/answering.py`. Buttons show suits in colour
by emojis of the application (`SuitEmojis`).
"""

import asyncio
import logging
import re
from collections.abc import (
    AsyncIterator,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.clock import Clock
from bot.rules import Suit
from bot.visible_text import shorten
from card_images.cards import EMOJI_NAMES, draw_emojis
from cogs.connection import BAD_REQUEST, UNREACHED

log = logging.getLogger(__name__)

PREFIX = "dd"
MAX_SNOWFLAKE = 2**63 - 1
"""ids of Discord's are stored in 64 bits with a sign"""
TOURNAMENTS = "t_"
"""how the verbs about tournaments begin"""
DOCTOR = "doctor"
"""the verb of what `python -m bot doctor` sends: it answers that itself"""
MOST_BUTTON = 80
"""characters of what stands on a button"""
MOST_PLACEHOLDER = 150
MOST_LABEL = 100
"""characters of what a select offers, and of what it says of it"""
Interaction = discord.Interaction[Any]
Item = ui.Item[Any]
"""a button, a select, a text: whatever stands in a message"""
GREEN = discord.ButtonStyle.success
RED = discord.ButtonStyle.danger
BLUE = discord.ButtonStyle.primary
GREY_BUTTON = discord.ButtonStyle.secondary
TEMPLATE = rf"{PREFIX}:(?P<verb>[a-z_]{{1,24}})(?::(?P<args>[\w!:.-]{{0,70}}))?"


class Press(NamedTuple):
    """A press: a verb, its arguments, and the values of a select or a modal."""

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


NOT_OURS = Press("", ())


def press_of(data: Mapping[str, Any]) -> Press:
    """Return what an interaction's data say; `NOT_OURS` for a custom id that the bot never made."""
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is None:
        return NOT_OURS
    args, values = match["args"], (*(data.get("values") or ()), *_written(data.get("components")))
    return Press(match["verb"], tuple(args.split(":")) if args else (), tuple(map(str, values)))


def _written(components: Any) -> Iterator[str]:
    """The texts of a form, in rows or under labels; what is null was left empty."""
    for each in components or ():
        if "value" in each:
            yield each["value"] or ""
        yield from _written(each.get("components"))
        if "component" in each:
            yield from _written((each["component"],))


def press_id(verb: str, *args: object) -> str:
    """The custom id of a control."""
    return ":".join((PREFIX, verb, *map(str, args)))


def button(
    label: str,
    verb: str,
    *args: object,
    style: discord.ButtonStyle = GREY_BUTTON,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Item:
    """A button; `args` go into its custom id."""
    return ui.Button(
        label=shorten(label, MOST_BUTTON) or None,
        style=style,
        emoji=emoji,
        custom_id=press_id(verb, *args),
        disabled=disabled,
    )


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=shorten(label, MOST_BUTTON), url=url)


def select(
    placeholder: str,
    options: list[discord.SelectOption] | Mapping[Any, str | tuple[str, str | None]],
    verb: str,
    *args: object,
    chosen: object = None,
    most: int = 1,
) -> Item:
    """A select of one option, or of at most so many; of plain ones, labels by their values, or
    labels and what is said below them. `chosen`: the value that is chosen already."""
    if isinstance(options, Mapping):
        told = {key: (it, None) if isinstance(it, str) else it for key, it in options.items()}
        options = [
            discord.SelectOption(
                label=label, value=str(key), description=about, default=key == chosen
            )
            for key, (label, about) in told.items()
        ]
    for each in options:
        each.label = shorten(each.label, MOST_LABEL)
        each.description = each.description and shorten(each.description, MOST_LABEL)
    return ui.Select(
        placeholder=shorten(placeholder, MOST_PLACEHOLDER),
        options=options,
        custom_id=press_id(verb, *args),
        max_values=min(most, len(options)) or 1,
    )


PICKED: Mapping[Callable[..., Item], discord.SelectDefaultValueType] = {
    ui.UserSelect: discord.SelectDefaultValueType.user,
    ui.RoleSelect: discord.SelectDefaultValueType.role,
    ui.ChannelSelect: discord.SelectDefaultValueType.channel,
}


def picker(
    of: Callable[..., Item],
    placeholder: str,
    verb: str,
    *args: object,
    chosen: Iterable[int | None] = (),
    least: int = 0,
    most: int = 1,
    **more: Any,
) -> Item:
    """A select of people, roles or channels, `chosen` ones among them."""
    return of(
        placeholder=placeholder,
        custom_id=press_id(verb, *args),
        min_values=least,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=each, type=PICKED[of]) for each in chosen if each
        ],
        **more,
    )


class PressLock:
    """Presses on a message that one person alone sees are answered one after the other.

    Of two answers that cross, the older could arrive last, and its page would stand there for good.
    What several people see is another matter: see `Reconciler.held`.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """by message, as long as a press on it is being answered"""

    @asynccontextmanager
    async def of(self, interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
        """Wait for the presses on the same message before this one."""
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            yield
            return
        lock = self._locks.setdefault(message.id, asyncio.Lock())
        async with lock:
            yield


MOST_TITLE = 45
"""characters of a modal's title, and of a field's label"""


def form(
    title: str, label: str, verb: str, *args: object, text: str = "", longest: int
) -> ui.Modal:
    """A modal that asks for one short text; `args` go into its custom id."""
    return fields_form(title, "", [FormField("text", label, text, longest)], verb, *args)


class FormField(NamedTuple):
    """A line of a form. Without `least` characters it may be left empty."""

    name: str
    label: str
    text: str = ""
    longest: int = 8
    least: int = 1
    long: bool = False
    """it may have several lines"""


def fields_form(
    title: str, about: str, fields: Sequence[FormField], verb: str, *args: object
) -> ui.Modal:
    """`about`: what will happen, where that is to be said. What is written arrives in the order of
    the fields."""
    modal = titled(title, verb, *args)
    if about:
        modal.add_item(ui.TextDisplay(about))
    for each in fields:
        style = discord.TextStyle.paragraph if each.long else discord.TextStyle.short
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=each.name,
            default=each.text or None,
            min_length=each.least,
            max_length=each.longest,
            required=each.least > 0,
            style=style,
        )
        modal.add_item(labelled(each.label, field))
    return modal


def titled(title: str, verb: str, *args: object) -> ui.Modal:
    """A modal without anything yet; `args` go into its custom id."""
    return ui.Modal(title=shorten(title, MOST_TITLE), custom_id=press_id(verb, *args))


def labelled(label: str, field: ui.TextInput[Any]) -> ui.Label[Any]:
    """A field of a modal below its label."""
    return ui.Label(text=shorten(label, MOST_TITLE), component=field)


# Suits in colour ----------------------------------------------------------------------------------

IN_TEXT: Mapping[Suit, discord.PartialEmoji] = MappingProxyType({})
"""no emojis: buttons say their suits in text"""
EMOJI_REFUSED = "Invalid emoji"
"""in what Discord answers to a message with an emoji that was deleted, or that it just does not
find: it happens (github.com/discord/discord-api-docs/issues/7128)"""
WITHOUT_EMOJIS = 600.0
"""seconds without emojis after that"""


class SuitEmojis:
    """The suits in colour on buttons, which know no other colour: emojis of the application, as far
    as they are there.

    `python -m bot sync` uploads them once and knows them again by their names. Where they are not,
    buttons say their suits in text.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[str, discord.PartialEmoji] = {}
        self._not_before = 0.0

    async def find(self, client: discord.Client) -> None:
        """Learn which ones there are; without an answer buttons stay in text."""
        try:
            found = await client.fetch_application_emojis()
        except UNREACHED as error:
            log.warning("suits on buttons stay in text until the next start: %r", error)
            return
        self._known = {each.name: _partial(each) for each in found}

    async def upload(self, client: discord.Client) -> int:
        """Upload those that are missing; how many, for the log."""
        missing = self.missing
        for name in missing:
            made = await client.create_application_emoji(name=name, image=draw_emojis()[name])
            self._known[name] = _partial(made)
        return len(missing)

    @property
    def missing(self) -> list[str]:
        """The names of those that Discord does not have."""
        return [name for name in draw_emojis() if name not in self._known]

    def of(self, *, four_colours: bool) -> Mapping[Suit, discord.PartialEmoji]:
        """The emoji of each suit; none at all where one is missing."""
        names = EMOJI_NAMES[four_colours]
        if self._clock.now() < self._not_before or not self._known.keys() >= set(names.values()):
            return IN_TEXT
        return {suit: self._known[name] for suit, name in names.items()}

    def blamed(self, error: discord.HTTPException) -> bool:
        """Tell whether a message was refused for an emoji; the next ones do without for a while."""
        if error.status != BAD_REQUEST or EMOJI_REFUSED not in error.text:
            return False
        log.warning("Discord refuses the emojis of the suits, buttons are in text: %s", error)
        self._not_before = self._clock.now() + WITHOUT_EMOJIS
        return True


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
