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

from discord import app_commands
from discord.ext import commands

import cogs
from cogs.answering import Sentence
from cogs.bot import Answer, Click, DixDeDer
from cogs.commands import named
from cogs.delivery.kinds import MessageKind
from cogs.press import Interaction

Method = TypeVar("Method", bound=Callable[..., Awaitable[Answer]])
Choices = list[app_commands.Choice[str]]
"""what is offered while somebody types an option"""
NO_OFFERS: Mapping[str, tuple[str, Iterable[str]]] = MappingProxyType({})


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
            click: Click = await interaction.client.click(interaction)
            await click.answer(await method(self, click, **given), beside=True)

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


class Feature(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer what its methods are marked with, and draw the messages of its kind."""
        for method, each in answered(type(self)):
            self.bot.presses.on(partial(method, self), *each)
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
