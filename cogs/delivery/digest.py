"""The weekly digest: what it tells. `bot.rankings.digest_worker` plans it."""

from collections.abc import Iterable
from typing import Final

from bot.rankings.calendar import WEEK, week_of
from bot.storage.delivery import digests
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.ratings import ratings, seasons
from bot.storage.ratings.leaderboards import ALL_TIME, Board, By
from bot.storage.ratings.ratings import Line
from cogs.delivery.kinds import Drawn
from cogs.delivery.server_posts import ServerPosts
from cogs.rankings.digest import MEDALS, News, Shown, digest_screen

CLIMBERS: Final = 3
AMONG: Final = 50
"""the best, among whom those are looked for who have climbed most"""


class Digests(ServerPosts):
    """The digests of all servers."""

    subjects = (Subject.DIGEST,)

    async def draw(self, row: Row) -> Drawn:
        shown = None
        if row.facts is not None:
            game = await self.bot.tables.load(row.facts["game"])
            shown = Shown(await self.bot.reviews.of(game), game, row.facts["deal"])
        news, words = await self._news(row), await self.words(row)
        return Drawn(await digest_screen(news, shown, words, self.bot.pictures))

    async def _news(self, row: Row) -> News:
        """Movement is known within a week that begins on Monday: late news are without."""
        server_id, until = row.server_id or 0, row.until or 0.0
        since, now = until - WEEK, self.bot.clock.now()
        async with self.bot.database.read() as connection:
            week = await digests.week(connection, server_id, since, until)
            if week.pool is None:
                return News(since, until, week)
            season = await seasons.current(connection, server_id)
            board = Board(server_id, season.id if season else ALL_TIME, week.pool)
            podium = await ratings.podium(connection, board, len(MEDALS))
            best = await ratings.page(connection, board, By.RATING, 0, AMONG)
        movers = climbers(best) if week_of(now) == week_of(until) else []
        return News(since, until, week, podium, movers)


def climbers(best: Iterable[Line]) -> list[Line]:
    """Return those who have gained most places since the week began."""
    climbed = [each for each in best if each.moved is not None and each.moved > 0]
    return sorted(climbed, key=lambda each: (-(each.moved or 0), each.rank))[:CLIMBERS]
