"""Features: what people can do about one subject, by commands and by pressing things.

Each is a class somewhere in `cogs`, which is found there and added to the bot as it starts. A
method says itself which command or control it answers:

    class Blocks(Feature):
        @pressed("unblock")
        async def remove(self, interaction: Interaction, press: Press) -> None: ...
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import isfunction
from pkgutil import walk_packages
from typing import Any, TypeVar

from discord.ext import commands

import cogs
from cogs.bot import DixDeDer
from cogs.delivery.kinds import Kind

Method = TypeVar("Method", bound=Callable[..., Any])


def pressed(*verbs: str, in_play: bool = False) -> Callable[[Method], Method]:
    """Let a method of a feature answer the controls of these verbs, which nobody else answers.

    `in_play`: they can be pressed with effect only as often as a game asks for it. All else is
    counted (`cogs/haste.py`).
    """

    def note(method: Method) -> Method:
        vars(method).update(verbs=verbs, in_play=in_play)
        return method

    return note


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
