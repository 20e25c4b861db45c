"""Features: what people can do about one subject, by commands and by pressing things.

Each is a class somewhere in `cogs`, which is found there and added to the bot as it starts. A
method says itself which command or control it answers:

    class Privacy(Feature):
        @command("command-privacy")
        async def privacy(self, click: Click) -> Screen: ...

        @clicked("privacy_back")
        async def back(self, click: Click) -> Screen: ...
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import cache, partial, wraps
from importlib import import_module
from pkgutil import walk_packages
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from discord import app_commands, ui
from discord.ext import commands

import cogs
from bot.storage.engine.schema import Person
from bot.tables import Game
from bot.text import Words
from cogs import answering
from cogs.answering import Sentence
from cogs.bot import DixDeDer, words_of
from cogs.commands import named
from cogs.delivery.kinds import MessageKind
from cogs.press import NOT_OURS, Interaction, Item, Press
from cogs.screens.screen import Screen

Answer = Screen | ui.Modal | None
"""the page or the form that is shown for a click; None: it has been answered already"""
Method = TypeVar("Method", bound=Callable[..., Awaitable[Answer]])
Choices = list[app_commands.Choice[str]]
"""what is offered while somebody types an option"""
NO_OFFERS: Mapping[str, tuple[str, Iterable[str]]] = MappingProxyType({})


class Click(NamedTuple):
    """A press, or a command with nothing pressed, of somebody who has been met."""

    bot: DixDeDer
    interaction: Interaction
    press: Press
    person: Person

    @property
    def words(self) -> Words:
        """The words of their language."""
        return words_of(self.person)

    @property
    def person_id(self) -> int:
        return self.person.id

    @property
    def game_id(self) -> int:
        """The table that a control names, as most of them do first."""
        return self.press.number(0)

    @property
    def at(self) -> tuple[int, int]:
        """The table that a control names, and the person who pressed it."""
        return self.game_id, self.person_id

    @property
    def nonce(self) -> str:
        """The number that Discord gave to this press; it is mixed into the seed of a party."""
        return str(self.interaction.id)

    def number(self, position: int) -> int:
        """An argument of the control that is a number."""
        return self.press.number(position)

    def text(self, position: int) -> str:
        return self.press.text(position)

    @property
    def value(self) -> str:
        """Return what was chosen in a select, or written in a form."""
        return self.press.value

    @property
    def chosen(self) -> int:
        """The number that was chosen in a select."""
        return self.press.chosen()

    async def game(self) -> Game:
        return await self.bot.tables.load(self.game_id)

    @property
    def message_id(self) -> int | None:
        """The message that was pressed; none of a command."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def in_own_dm(self) -> bool:
        """Tell whether it comes from the DM with the bot: messages there can be edited at any
        time."""
        return self.interaction.context.dm_channel

    @property
    def is_private(self) -> bool:
        """Tell whether what was pressed is theirs alone."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def tell(self, text_id: str, /, **values: Any) -> None:
        """Say a text to them alone."""
        await self.say(self.words(text_id, **values))

    async def say(self, told: str, *controls: Item) -> None:
        await answering.say(self.interaction, told, *controls)

    async def show(self, screen: Screen) -> int | None:
        return await answering.show(self.interaction, screen)

    async def show_everybody(self, screen: Screen) -> int | None:
        return await answering.show(self.interaction, screen, ephemeral=False)

    async def update(self, screen: Screen) -> None:
        await answering.update(self.interaction, screen)

    async def update_own(self, screen: Screen) -> None:
        await answering.update_own(self.interaction, screen)


class Controls(NamedTuple):
    """Controls that a method answers."""

    verbs: tuple[str, ...]
    in_play: bool
    beside: bool


def clicked(*verbs: str, in_play: bool = False, beside: bool = False) -> Callable[[Method], Method]:
    """Let a method of a feature answer the controls of these verbs, which nobody else answers.

    `in_play`: they can be pressed with effect only as often as a game asks for it. All else is
    counted (`cogs/bot.py`). `beside`: the page that the method returns is another message,
    which only they see; else it takes the place of their own that they pressed.
    """

    def note(method: Method) -> Method:
        vars(method).setdefault("controls", []).append(Controls(verbs, in_play, beside))
        return method

    return note


def command(
    text_id: str,
    offers: Mapping[str, tuple[str, Iterable[str]]] = NO_OFFERS,
    /,
    **options: str,
) -> Callable[[Callable[..., Awaitable[Answer]]], app_commands.Command[Any, ..., None]]:
    """Make a slash command of a method, named and described by that text, as its options are.

    `offers`: the values that an option may have, each named by a variant of a text. The page that
    the method returns is shown to them alone.
    """

    def make(method: Callable[..., Awaitable[Answer]]) -> app_commands.Command[Any, ..., None]:
        @wraps(method)
        async def run(self: Any, interaction: Interaction, **given: Any) -> None:
            for option, (_, values) in offers.items():
                if given[option] not in (None, *values):
                    raise Sentence("refused-unknown-command")
            click = await click_of(interaction)
            await _answer(click, await method(self, click, **given), beside=True)

        offered = {
            option: [app_commands.Choice(name=named(text, each), value=each) for each in all_]
            for option, (text, all_) in offers.items()
        }
        about = {option: named(text, "about") for option, text in options.items()}
        called = {option: named(text) for option, text in options.items()}
        for told in (
            app_commands.choices(**offered),
            app_commands.describe(**about),
            app_commands.rename(**called),
        ):
            told(run)
        return app_commands.command(name=named(text_id), description=named(text_id, "about"))(run)

    return make


async def _answer(click: Click, shown: Answer, *, beside: bool) -> None:
    if isinstance(shown, ui.Modal):
        await answering.ask(click.interaction, shown)
    elif shown is not None:
        await (click.show(shown) if beside else click.update_own(shown))


async def _press(
    method: Callable[[Click], Awaitable[Answer]],
    controls: Controls,
    interaction: Interaction,
    press: Press,
) -> None:
    click = await click_of(interaction, press)
    await _answer(click, await method(click), beside=controls.beside)


async def click_of(interaction: Interaction, press: Press = NOT_OURS) -> Click:
    """Meet whoever interacts; a command has nothing pressed."""
    bot = interaction.client
    return Click(bot, interaction, press, await bot.meet(interaction))


class Feature(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer what its methods are marked with, and draw the messages of its kind."""
        for method, each in answered(type(self)):
            answer = partial(_press, partial(method, self), each)
            for verb in each.verbs:
                self.bot.presses.on(verb, answer, in_play=each.in_play)
        if isinstance(self, MessageKind):
            self.bot.messenger.know(self)


def answered(
    feature: type[Feature],
) -> Iterator[tuple[Callable[..., Awaitable[Answer]], Controls]]:
    """The methods of a feature that answer controls, and which."""
    for member in vars(feature).values():
        if isinstance(member, app_commands.Command):
            member = getattr(member.callback, "__wrapped__", member.callback)
        for each in getattr(member, "controls", ()):
            yield member, each


@cache
def features() -> tuple[type[Feature], ...]:
    """Return all that there are, wherever they stand in `cogs`."""
    return tuple(
        member
        for each in walk_packages(cogs.__path__, f"{cogs.__name__}.")
        for member in vars(import_module(each.name)).values()
        if isinstance(member, type) and issubclass(member, Feature)
        if member.__module__ == each.name
    )
