"""Plans the weekly digests: a post is planned together with the moment of the next one."""

from collections.abc import Callable

from bot.rankings.calendar import WEEK
from bot.rankings.digest import DigestDeal, deal_of_the_week, digest_after, not_their_own
from bot.storage.delivery import digests
from bot.storage.delivery.digests import Due
from bot.storage.games import games
from bot.tables import Tables
from bot.tables.worker import Worker

LOOKED_THROUGH = 30
"""parties in which the deal of the week is looked for"""


class DigestWorker(Worker):
    """Sleeps until a digest is due; `wake` it when a server has chosen or left a channel."""

    def __init__(self, tables: Tables, planned: Callable[[], None]) -> None:
        """`planned` is called when there is something to be posted."""
        super().__init__(tables.clock)
        self._tables = tables
        self._database = tables.database
        self._planned = planned

    async def round(self) -> None:
        now = self.clock.now()
        due = await self._database.ask(digests.due, now)
        for each in due:
            await self._plan(each, now)
        if due:
            self._planned()
        if not self.changed.is_set():
            moment = await self._database.ask(digests.next_due)
            await self.rest(moment)

    async def _plan(self, due: Due, now: float) -> None:
        """The post of the last week that is over, and when the next is due.

        After a longer pause weeks are skipped: nobody needs old news. A week in which nothing was
        played has no post.
        """
        following = digest_after(now)
        until = following - WEEK
        week = await self._database.ask(digests.week, due.server_id, until - WEEK, until)
        show = None
        if week.parties:
            of = due.server_id, until - WEEK, until
            game_ids = await self._database.ask(digests.remarkable, *of, LOOKED_THROUGH)
            played = [each for game_id in game_ids for each in await self._own_deals(game_id)]
            if best := deal_of_the_week(played):
                show = best.game_id, best.result.number
        async with self._database.write() as connection:
            if week.parties:
                await digests.plan(connection, due, until, show)
            await digests.postpone(connection, due.server_id, following)

    async def _own_deals(self, game_id: int) -> list[DigestDeal]:
        """The deals of a party in which all who are named have played themselves."""
        game = await self._tables.load(game_id)
        if game.state is None:  # its record does not replay
            return []
        events = await self._database.ask(games.find_events, game_id)
        sitting = {each.seat: each.person.id for each in game.people if each.person}
        others = not_their_own(events, sitting)
        results = game.state.results
        return [DigestDeal(game_id, each) for each in results if each.number not in others]
