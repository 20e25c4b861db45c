"""Which tournament somebody means: by a command's option, or the one there is."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands

from bot.storage.tournaments.leagues import LeagueRow
from bot.storage.tournaments.tournaments import TournamentRow
from bot.text.names import folded
from bot.tournaments import FORMATS
from bot.tournaments.live import Event
from cogs.answering import Sentence
from cogs.bot import DixDeDer
from cogs.press import Interaction
from cogs.servers.here import server_here

MOST: Final = 25
"""choices that Discord shows"""
GOING_ON: Final = ("registration", "check_in", "running")
KNOWN: Final = (*GOING_ON, "finished")
"""states in which everybody may look at a tournament"""
ALL: Final = ("draft", *KNOWN, "cancelled")
ORDER: Final = ("running", "check_in", "registration", "draft", "finished", "cancelled")
"""in which they are meant by who names none"""


async def tournaments_here(
    bot: DixDeDer, interaction: Interaction, *states: str
) -> list[TournamentRow]:
    """Return those of this server, the newest first; dailies, of which there is one each day, after
    all others."""
    server = await server_here(bot, interaction)
    if server is None:
        return []
    return [
        row
        for daily in (False, True)
        for row in await bot.tournaments.of_server(server.id, *states, daily=daily, limit=100)
    ]


async def offered(
    bot: DixDeDer, interaction: Interaction, typed: str, *states: str
) -> list[app_commands.Choice[str]]:
    """Return what is listed while a person types."""
    return listed(await tournaments_here(bot, interaction, *states), typed)


def listed(
    found: Sequence[TournamentRow | LeagueRow], typed: str
) -> list[app_commands.Choice[str]]:
    """Return those in whose name there is what somebody has typed."""
    return [
        app_commands.Choice(name=each.name, value=str(each.id))
        for each in found
        if folded(typed) in folded(each.name)
    ][:MOST]


def meant(found: Sequence[TournamentRow], interaction: Interaction) -> list[TournamentRow]:
    """Put first what somebody means who names none: what is played, else what is open, dailies
    after all others; of several those in this channel, then the newest."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}

    def order(row: TournamentRow) -> tuple[bool, bool, int, bool]:
        state = ORDER.index(row.state)
        goes_on = row.state in GOING_ON
        return not goes_on, is_daily(row), state, row.channel_id not in here

    return sorted(found, key=order)


def is_daily(row: TournamentRow) -> bool:
    return FORMATS[row.plan["format"]].own_time


async def chosen(bot: DixDeDer, interaction: Interaction, typed: str | None, *states: str) -> Event:
    """The tournament that is meant; none named: see `meant`.

    Raises `Sentence` when there is none.
    """
    found = await tournaments_here(bot, interaction, *states)
    if typed is None:
        if not found:
            raise Sentence("tournament-none")
        return await bot.tournaments.load(meant(found, interaction)[0].id)
    for each in found:
        if typed == str(each.id) or folded(typed) == folded(each.name):
            return await bot.tournaments.load(each.id)
    raise Sentence("tournament-no-such-name")
