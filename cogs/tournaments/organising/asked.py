"""Something that an organiser asks for by a button: what a question tells, and what a Yes does."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import discord

from bot.tables.party.open_party import Asker
from bot.tournaments.live import Event, Refusal, TournamentRefused
from cogs.bot import DixDeDer
from cogs.press import Press
from cogs.tournaments.organising.panel import Charge

Facts = dict[str, str | int]
Back = tuple[object, ...]
"""a verb and its arguments"""


class Asked(NamedTuple):
    """An action that is asked for: by whom, of which tournament, with what."""

    bot: DixDeDer
    charge: Charge
    press: Press
    """its first two arguments are the tournament and the action"""

    @property
    def name(self) -> str:
        return self.press.text(1)

    @property
    def event(self) -> Event:
        return self.charge.event

    @property
    def asker(self) -> Asker:
        return self.charge.asker

    def number(self, position: int) -> int:
        return self.press.number(position + 2)


def to_panel(asked: Asked) -> Back:
    return "t_manage", asked.event.id


class Action(NamedTuple):
    """`tell` gives the facts of the question, or refuses what cannot be done any more."""

    tell: Callable[[Asked], Awaitable[Facts]]
    do: Callable[[Asked], Awaitable[Event]]
    style: discord.ButtonStyle = discord.ButtonStyle.success
    back: Callable[[Asked], Back] = to_panel
    """where a No leads"""
    more: Callable[[Asked], list[str]] = lambda asked: []
    """further lines of the question"""


def only(right: bool) -> None:
    """Refuse what is asked for and not possible any more."""
    if not right:
        raise TournamentRefused(Refusal.CHANGED)
