"""`/tournament list`: the tournaments of a server page by page, and a list of its dailies."""

from typing import Any

import discord

from bot.storage.tournaments import records, tournaments
from bot.text import Words
from cogs.answering import show, update_own
from cogs.answers import Sentence
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.choosing import KNOWN
from cogs.tournaments.listing_screen import PER_PAGE, Listed, listing_screen

Interaction = discord.Interaction[Any]


class Listing(Feature):
    async def list(self, interaction: Interaction) -> None:
        """Raises a `Sentence` where there are none at all."""
        await show(interaction, await self._screen(interaction, daily=None, page=0))

    @pressed("t_list")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        """Another page, or the other list."""
        daily, page = bool(press.number(0)), press.number(1)
        await update_own(interaction, await self._screen(interaction, daily=daily, page=page))

    async def _screen(self, interaction: Interaction, *, daily: bool | None, page: int) -> Screen:
        """`daily` None: the dailies, if there is nothing else."""
        _, words = await self.bot.meet(interaction)
        server = await server_here(self.bot, interaction)
        found = {
            each: await self._page(server.id if server else 0, page, words, daily=each)
            for each in (False, True)
        }
        if daily is None:
            daily = not found[False].total
        if not found[daily].total:
            raise Sentence("tournament-none")
        return listing_screen(found[daily], words, others=found[not daily].total)

    async def _page(self, server_id: int, page: int, words: Words, *, daily: bool) -> Listed:
        first = max(0, page) * PER_PAGE
        async with self.bot.database.read() as connection:
            rows, total = await tournaments.page_of(
                connection, server_id, *KNOWN, daily=daily, first=first, count=PER_PAGE
            )
            winners = await records.winners_of(connection, rows)
        return Listed(rows, winners, total, page, daily=daily)
