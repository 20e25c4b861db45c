"""The page of /setup with accounts that nearly always lose to each other; nothing is done to them.

Only who manages the server sees it, and only when they ask.
"""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.rankings import collusion
from bot.rankings.collusion import Named
from bot.storage.people import servers
from bot.text import Words
from cogs.answering import show
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.names import person_name
from cogs.screens.screen import GREY, Screen, layout, text
from cogs.servers.permissions import check_manager

MOST_SHOWN: Final = 20
"""pairs, those with the most games first"""


class CollusionPage(Feature):
    """Each click is checked: buttons outlive permissions."""

    @pressed("pairs")
    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        check_manager(interaction)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            found = await collusion.on_server(connection, server.id) if server else []
        await show(interaction, pairs_screen(found, words))


def pairs_screen(found: Sequence[Named], words: Words) -> Screen:
    """A line for each pair, and that nothing follows from it by itself."""
    lines = [_line(each, words) for each in found[:MOST_SHOWN]]
    body = "\n".join(lines) if lines else words("pairs-none")
    head = f"## {words('pairs-title')}\n{words('pairs-about')}"
    return Screen(layout(text(head), text(body), colour=GREY))


def _line(pair: Named, words: Words) -> str:
    return words(
        "pairs-line",
        winner=person_name(pair.winner, words),
        loser=person_name(pair.loser, words),
        won=pair.found.won,
        count=pair.found.parties,
    )
