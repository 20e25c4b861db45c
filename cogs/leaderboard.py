"""`/leaderboard`: who wins on this server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.storage import results, servers
from bot.storage.results import Standing
from bot.text import Words
from cogs.bot import DixDeDer
from cogs.screens.names import person_name
from cogs.screens.screen import GOLD, layout, text
from cogs.translator import named

MEDALS = ("🥇", "🥈", "🥉")


class Leaderboard(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    @app_commands.command(
        name=named("command-leaderboard"), description=named("command-leaderboard-about")
    )
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        _, words = await self.bot.meet(interaction)
        async with self.bot.database.write() as connection:
            server = await servers.meet(connection, interaction.guild_id or 0)
            standings = await results.standings(connection, server.id)
        body = leaderboard_text(standings, words)
        title = words("leaderboard-title")
        await interaction.response.send_message(
            view=layout(text(f"## {title}\n{body}"), colour=GOLD)
        )


def leaderboard_text(standings: list[Standing], words: Words) -> str:
    """A line for each person: parties won of parties played."""
    if not standings:
        return words("leaderboard-empty")
    return "\n".join(
        words(
            "leaderboard-line",
            rank=_rank(each, standings),
            name=person_name(each.name, words),
            won=each.won,
            played=each.played,
        )
        for each in standings
    )


def _rank(standing: Standing, standings: list[Standing]) -> str:
    """Who did equally well shares a rank; medals are for who has won something."""
    better = sum((each.won, -each.played) > (standing.won, -standing.played) for each in standings)
    if better < len(MEDALS) and standing.won:
        return MEDALS[better]
    return f"{better + 1} ·"


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Leaderboard(bot))
