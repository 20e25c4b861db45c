"""Features: what people can do about one subject, by commands and by pressing things.

Each is a class somewhere in `cogs`, which is found there and added to the bot as it starts. A
method says itself which command or control it answers:

    class Blocks(Feature):
        @clicked("unblock")
        async def remove(self, click: Click) -> None: ...
"""

from collections.abc import Awaitable, Callable
from functools import cache, wraps
from importlib import import_module
from inspect import isfunction
from pkgutil import walk_packages
from typing import Any, NamedTuple, TypeVar

from discord import ui
from discord.ext import commands

import cogs
from bot.storage.people.people import Person
from bot.tables import Game
from bot.text import Words
from cogs import answering
from cogs.bot import DixDeDer
from cogs.delivery.kinds import Kind
from cogs.press import NOT_OURS, Interaction, Item, Press
from cogs.screens.screen import Screen

Method = TypeVar("Method", bound=Callable[..., Any])
Answer = Screen | ui.Modal | None
"""the page or the form that is shown for a click; None: it has been answered already"""
Pressed = Callable[[Any, Interaction, Press], Awaitable[None]]


class Click(NamedTuple):
    """A press, or a command with nothing pressed, of somebody who has been met."""

    bot: DixDeDer
    interaction: Interaction
    press: Press
    person: Person
    words: Words

    @property
    def game_id(self) -> int:
        """The table that a control names, as most of them do first."""
        return self.press.number(0)

    async def game(self) -> Game:
        return await self.bot.tables.load(self.game_id)

    @property
    def message_id(self) -> int | None:
        """The message that was pressed; none of a command."""
        return self.interaction.message.id if self.interaction.message else None

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
        return await answering.show_everybody(self.interaction, screen)

    async def update(self, screen: Screen) -> None:
        await answering.update(self.interaction, screen)

    async def update_own(self, screen: Screen) -> None:
        await answering.update_own(self.interaction, screen)


def clicked(
    *verbs: str, in_play: bool = False
) -> Callable[[Callable[[Any, Click], Awaitable[Answer]]], Pressed]:
    """Let a method of a feature answer the controls of these verbs, which nobody else answers.

    `in_play`: they can be pressed with effect only as often as a game asks for it. All else is
    counted (`cogs/interactions.py`).
    """

    def note(method: Callable[[Any, Click], Awaitable[Answer]]) -> Pressed:
        @wraps(method)
        async def answer(self: Any, interaction: Interaction, press: Press) -> None:
            shown = await method(self, await click_of(interaction, press))
            if isinstance(shown, ui.Modal):
                await answering.ask(interaction, shown)
            elif shown is not None:
                await answering.update_own(interaction, shown)

        vars(answer).update(verbs=verbs, in_play=in_play)
        return answer

    return note


async def click_of(interaction: Interaction, press: Press = NOT_OURS) -> Click:
    """Meet whoever interacts; a command has nothing pressed."""
    bot = interaction.client
    return Click(bot, interaction, press, *await bot.meet(interaction))


class Feature(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer what its methods are marked with, and draw the messages of its kind."""
        for name, method in vars(type(self)).items():
            marks = vars(method) if isfunction(method) else {}
            for each in marks.get("verbs", ()):
                self.bot.presses.on(each, getattr(self, name), in_play=marks["in_play"])
        if isinstance(self, Kind):
            self.bot.messenger.know(self)


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
