"""Which tournament somebody means: by a command's option, or the one there is."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.storage.tournaments.leagues import LeagueRow
from bot.storage.tournaments.tournaments import TournamentRow
from bot.text.names import folded
from bot.tournaments.live import Event
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.servers.here import server_here

MOST: Final = 25
"""choices that Discord shows"""
GOING_ON: Final = ("registration", "check_in", "running")
KNOWN: Final = (*GOING_ON, "finished")
"""states in which everybody may look at a tournament"""
ALL: Final = ("draft", *KNOWN, "cancelled")


async def tournaments_here(
    bot: DixDeDer, interaction: discord.Interaction[Any], *states: str
) -> list[TournamentRow]:
    """Return those of this server, the newest first."""
    server = await server_here(bot, interaction)
    return await bot.tournaments.of_server(server.id, *states, limit=100) if server else []


async def offered(
    bot: DixDeDer, interaction: discord.Interaction[Any], typed: str, *states: str
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


async def chosen(
    bot: DixDeDer, interaction: discord.Interaction[Any], typed: str | None, *states: str
) -> Event:
    """The tournament that is meant; none named: the newest that goes on here, else the newest.

    Raises `Sentence` when there is none.
    """
    found = await tournaments_here(bot, interaction, *states)
    if typed is None:
        first = next((each for each in found if each.state in GOING_ON), None)
        first = first or next(iter(found), None)
        if first is None:
            raise Sentence("tournament-none")
        return await bot.tournaments.load(first.id)
    for each in found:
        if typed == str(each.id) or folded(typed) == folded(each.name):
            return await bot.tournaments.load(each.id)
    raise Sentence("tournament-no-such-name")
