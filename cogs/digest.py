"""The weekly digest: when it is due, planning it, and what it tells.

A post is planned as a row together with the moment of the next one.
"""

from collections.abc import Iterable
from typing import Final

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.calendar import WEEK, week_of
from bot.rankings.digest import Played, deal_of_the_week, digest_after, not_their_own
from bot.storage import digests, games, ratings, seasons
from bot.storage.digests import Digest, Due
from bot.storage.ratings import ALL_TIME, Board, By, Line
from bot.storage.schema import digests as digests_table
from bot.tables import Tables
from bot.tables.reviews import Reviews
from bot.text import Words
from cogs.pictures import Pictures
from cogs.posts import Posts
from cogs.screens.digest import MEDALS, News, Shown, digest_screen, mark_of
from cogs.screens.screen import Screen

LOOKED_THROUGH: Final = 30
"""parties in which the deal of the week is looked for"""
CLIMBERS: Final = 3
AMONG: Final = 50
"""the best, among whom those are looked for who have climbed most"""


class Digests(Posts[Digest]):
    """The digests of all servers."""

    kind = "digest"
    table = digests_table

    def __init__(
        self, client: discord.Client, tables: Tables, reviews: Reviews, pictures: Pictures
    ) -> None:
        super().__init__(client, tables.database, tables.clock)
        self._tables = tables
        self._reviews = reviews
        self._pictures = pictures

    async def next_due(self, connection: AsyncConnection) -> float | None:
        return await digests.next_due(connection)

    async def unsent(self, connection: AsyncConnection, now: float) -> list[Digest]:
        return await digests.unsent(connection, now - WEEK)

    async def turn_off(self, connection: AsyncConnection, server_id: int) -> None:
        await digests.turn_off(connection, server_id)

    def mark(self, post: Digest) -> str:
        return mark_of(post.until)

    # Planning ------------------------------------------------------------------------------------

    async def plan(self, now: float) -> None:
        async with self._database.read() as connection:
            due = await digests.due(connection, now)
        for each in due:
            await self._plan(each, now)

    async def _plan(self, due: Due, now: float) -> None:
        """The post of the last week that is over, and when the next is due.

        After a longer pause weeks are skipped: nobody needs old news. A week in which nothing was
        played has no post.
        """
        following = digest_after(now)
        until = following - WEEK
        async with self._database.read() as connection:
            week = await digests.week(connection, due.server_id, until - WEEK, until)
        show = await self._deal(due.server_id, until) if week.parties else None
        async with self._database.write() as connection:
            if week.parties:
                await digests.plan(connection, due, until, show)
            await digests.postpone(connection, due.server_id, following)

    async def _deal(self, server_id: int, until: float) -> tuple[int, int] | None:
        """The party and the number of the deal of the week."""
        async with self._database.read() as connection:
            game_ids = await digests.remarkable(
                connection, server_id, until - WEEK, until, LOOKED_THROUGH
            )
        played = [each for game_id in game_ids for each in await self._own_deals(game_id)]
        best = deal_of_the_week(played)
        return None if best is None else (best.game_id, best.result.number)

    async def _own_deals(self, game_id: int) -> list[Played]:
        """The deals of a party in which all who are named have played themselves."""
        game = await self._tables.load(game_id)
        if game.state is None:  # its record does not replay
            return []
        async with self._database.read() as connection:
            events = await games.find_events(connection, game_id)
        sitting = {each.seat: each.person.id for each in game.people if each.person}
        others = not_their_own(events, sitting)
        results = game.state.results
        return [Played(game_id, each) for each in results if each.number not in others]

    # What it tells -------------------------------------------------------------------------------

    async def screen(self, post: Digest, words: Words) -> Screen:
        shown = None
        if post.game_id is not None and post.deal is not None:
            game = await self._tables.load(post.game_id)
            shown = Shown(await self._reviews.of(game), game, post.deal)
        return await digest_screen(await self._news(post), shown, words, self._pictures)

    async def _news(self, digest: Digest) -> News:
        """Movement is known within a week that begins on Monday: late news are without."""
        since, now = digest.until - WEEK, self.clock.now()
        async with self._database.read() as connection:
            week = await digests.week(connection, digest.server_id, since, digest.until)
            if week.pool is None:
                return News(since, digest.until, week)
            season = await seasons.current(connection, digest.server_id)
            board = Board(digest.server_id, season.id if season else ALL_TIME, week.pool)
            podium = await ratings.podium(connection, board, len(MEDALS))
            best = await ratings.page(connection, board, By.RATING, 0, AMONG)
        movers = climbers(best) if week_of(now) == week_of(digest.until) else []
        return News(since, digest.until, week, podium, movers)


def climbers(best: Iterable[Line]) -> list[Line]:
    """Return those who have gained most places since the week began."""
    climbed = [each for each in best if each.moved is not None and each.moved > 0]
    return sorted(climbed, key=lambda each: (-(each.moved or 0), each.rank))[:CLIMBERS]
