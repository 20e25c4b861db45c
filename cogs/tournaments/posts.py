"""The posts in the channel of a tournament: its announcement, rounds, standings, podium."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

import discord

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.people import servers
from bot.text import Words, language_of, words_for
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, TournamentRefused
from cogs.bot import DixDeDer
from cogs.delivery.kinds import Drawn, Kind, Parked
from cogs.delivery.threads import NotYet
from cogs.feature import Feature
from cogs.screens.screen import Screen
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.results import boards
from cogs.tournaments.where import winners_of

log = logging.getLogger(__name__)


async def _announcement(
    bot: DixDeDer, event: Event, names: Names, number: int, words: Words
) -> Screen:
    return announcement_screen(
        event,
        lambda entry: names.markdown(entry, words),
        words,
        await winners_of(bot, event),
        lambda entry: names.listed(entry, words),
    )


async def _podium(bot: DixDeDer, event: Event, names: Names, number: int, words: Words) -> Screen:
    return await boards.podium_post(bot, event, names, words)


Maker = Callable[[DixDeDer, Event, Names, int, Words], Awaitable[Screen]]
SCREENS: Final[Mapping[Subject, Maker]] = MappingProxyType(
    {
        Subject.ANNOUNCEMENT: _announcement,
        Subject.ROUND: boards.round_screen,
        Subject.STANDINGS: boards.standings_post,
        Subject.PODIUM: _podium,
    }
)


class TournamentPosts(Feature, Kind):
    """The posts of all tournaments."""

    subjects = tuple(SCREENS)

    async def draw(self, row: Row) -> Drawn:
        event, database = await self._event(row), self.bot.database
        async with database.read() as connection:
            if await servers.has_left(connection, event.row.server_id):
                raise Parked
            now = self.bot.clock.now()
            if row.message_id is None and await tournament_posts.waits(connection, row, now):
                raise NotYet(now + 1)
        names, words = await names_of(database, event), words_for(language_of(event.row.language))
        try:
            return Drawn(await SCREENS[row.subject](self.bot, event, names, row.number, words))
        except (TournamentError, TournamentRefused) as error:
            # Results that the organiser has to put right: that asks for it again.
            log.info("post %d (%s) is left as it is: %r", row.id, row.subject, error)
            return Drawn(None)

    async def _event(self, row: Row) -> Event:
        return await self.bot.tournaments.load(row.tournament_id or 0)

    async def shown(self, row: Row) -> None:
        if row.subject is Subject.ROUND:
            await self.bot.news.round_stands(row)

    async def lost(self, row: Row, error: discord.HTTPException) -> bool:
        await self.bot.news.channel_lost(await self._event(row))
        return False

    async def given_up(self, row: Row, *, ours: bool) -> None:
        if ours:
            await self.bot.news.untaken(await self._event(row), row)
