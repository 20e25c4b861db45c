"""Plans the notifications about tournaments, and writes down what becomes of one, or of a post,
that Discord does not take."""

from collections.abc import Callable

from bot.clock import Clock
from bot.storage.delivery import tournament_notifications, tournament_posts
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.delivery.tournament_notifications import ToPlan
from bot.storage.engine.database import Database
from bot.storage.tournaments import news as tournament_news
from bot.storage.tournaments import tables as tournament_tables
from bot.tables.worker import Worker
from bot.tournaments.live.event import Event


class News(Worker):
    """Sleeps until a reminder is due; `wake` it when a tournament has changed."""

    def __init__(self, database: Database, clock: Clock, planned: Callable[[], None]) -> None:
        """`planned` is called when there is something to be told."""
        super().__init__(clock)
        self._database = database
        self._planned = planned

    async def round(self) -> None:
        now = self.clock.now()
        async with self._database.read() as connection:
            news = await tournament_news.to_plan(connection, now)
        if news:
            await self._plan(*news)
        if not self.changed.is_set():
            async with self._database.glance() as connection:
                moment = await tournament_news.next_moment(connection, now)
            await self.rest(moment)

    async def _plan(self, *news: ToPlan) -> None:
        async with self._database.write() as connection:
            await tournament_notifications.plan(connection, self.clock.now(), *news)
        self._planned()

    async def channel_lost(self, event: Event) -> None:
        """The channel of a tournament cannot be written to: its organiser is told once."""
        await self._plan(ToPlan(event.id, event.row.created_by, Subject.CHANNEL, 0))

    async def untaken(self, event: Event, post: Row) -> None:
        """Discord does not take a post for what it says: its organiser is told once, and the log
        says which."""
        now = self.clock.now()
        told = ToPlan(event.id, event.row.created_by, Subject.UNTAKEN, 0)
        async with self._database.write() as connection:
            await tournament_posts.note_refused(connection, post, now)
            await tournament_notifications.plan(connection, now, told)
        self._planned()

    async def round_stands(self, post: Row) -> None:
        """The post of a round stands in the channel: the cards of its tables come below it."""
        async with self._database.write() as connection:
            waited = await tournament_tables.let_cards_go(
                connection, post.tournament_id or 0, post.number
            )
        if waited:
            self._planned()
