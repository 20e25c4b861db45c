"""Runs the tournaments while the bot runs: what is due, and what follows from games that ended."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.storage.tournaments import daily_series, news, tournaments, weekly_series
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.news import ToPlan
from bot.tables import Refused
from bot.tables.worker import Worker
from bot.tournaments.live import conclusions, daily, stages, weekly
from bot.tournaments.live.change import Overtaken, Transactions
from bot.tournaments.live.entries import DAY
from bot.tournaments.live.event import Event
from bot.tournaments.live.rounds import Rounds


class News(Worker):
    """Plans the notifications about tournaments, and writes down what becomes of one, or of a post,
    that Discord does not take.

    Sleeps until a reminder is due; `wake` it when a tournament has changed."""

    def __init__(self, database: Database, clock: Clock, planned: Callable[[], None]) -> None:
        """`planned` is called when there is something to be told."""
        super().__init__(clock)
        self._database = database
        self._planned = planned

    async def round(self) -> None:
        now = self.clock.now()
        found = await self._database.ask(news.to_plan, now)
        if found:
            await self._plan(*found)
        if not self.changed.is_set():
            async with self._database.glance() as connection:
                moment = await news.next_moment(connection, now)
            await self.rest(moment)

    async def _plan(self, *planned: ToPlan) -> None:
        await self._database.commit(news.plan, self.clock.now(), *planned)
        self._planned()

    async def channel_lost(self, event: Event) -> None:
        """The channel of a tournament cannot be written to: its organisers are told once."""
        async with self._database.glance() as connection:
            told = await _to_organisers(connection, event, Subject.CHANNEL)
        await self._plan(*told)

    async def untaken(self, event: Event, post: MessageRow) -> None:
        """Note that Discord refuses a post for what it says: its organisers are told once, and the
        log says which."""
        now = self.clock.now()
        async with self._database.write() as connection:
            await tournament_posts.note_refused(connection, post, now)
            told = await _to_organisers(connection, event, Subject.UNTAKEN)
            await news.plan(connection, now, *told)
        self._planned()

    async def announced(self, post: MessageRow) -> None:
        """The announcement stands in its channel: a scheduled event can lead there."""
        now = self.clock.now()
        await self._database.commit(tournament_posts.schedule, post.of_tournament, now)
        self._planned()

    async def events_full(self, post: MessageRow) -> None:
        """A server has as many scheduled events as it may have: its tournament's desk says so."""
        await self._database.commit(tournament_posts.note_full, post.id)

    async def round_stands(self, post: MessageRow) -> None:
        """The post of a round stands in the channel: the cards of its tables come below it."""
        waited = await self._database.commit(
            tournament_rounds.let_cards_go, post.of_tournament, post.number
        )
        if waited:
            self._planned()


async def _to_organisers(
    connection: AsyncConnection, event: Event, subject: Subject
) -> list[ToPlan]:
    """A notification to each of a tournament's organisers: its maker and the co-organisers."""
    named = await tournaments.co_organisers(connection, event.id)
    people = dict.fromkeys([event.row.created_by, *named])
    return [ToPlan(event.id, each, subject, 0) for each in people]


log = logging.getLogger(__name__)

RETRY = 30.0
"""seconds until a tournament in which something went wrong is tried again"""


class TournamentsWorker(Worker):
    """One task for all tournaments."""

    def __init__(self, transactions: Transactions) -> None:
        super().__init__(transactions.clock)
        self._transactions = transactions
        self._rounds = Rounds(transactions)
        self._has_looked_back = False

    def table_changed(self) -> None:
        """Note that somebody has acted somewhere: it may have finished a deal that a round which is
        over waits for, as far as that is known without looking into the database."""
        remembered = self._transactions.tables.games.remembered
        for waiting in self._rounds.time.watching.values():
            for game_id, last in waiting.items():
                game = remembered(game_id, 0)
                if (
                    game is None
                    or game.state is None
                    or game.row.status != "playing"
                    or game.deserted
                    or game.state.deals_done >= last
                ):
                    self.wake()
                    return

    async def round(self) -> None:
        now = self.clock.now()
        if not self._has_looked_back:
            for each in await self._transactions.database.ask(tournaments.to_look_at, now):
                await self._guarded(
                    f"tournament {each}", stages.give_time(self._transactions, each)
                )
            self._has_looked_back = True
            now = self.clock.now()
        async with self._transactions.database.glance() as connection:
            servers = await tournaments.out_of_step(connection)
            days = await daily_series.due(connection, now)
            weeks = await weekly_series.due(connection, now)
            ids = await tournaments.to_look_at(connection, now)
            silent = await tournament_entries.unanswered(connection, now - DAY)
        transactions = self._transactions
        moments = [
            *[
                await self._guarded(f"tournament {each}", stages.follow(transactions, each, gone))
                for each, gone in servers
            ],
            *[
                await self._guarded(f"tournament {each}", stages.end_silent(transactions, each))
                for each in silent
            ],
            *[
                await self._guarded(f"series {each.id}", daily.open_day(transactions, each.id))
                for each in days
            ],
            *[
                await self._guarded(f"weekly {each}", weekly.make_next(transactions, each))
                for each in weeks
            ],
            *[await self._guarded(f"tournament {each}", self._attend(each)) for each in ids],
        ]
        if self.changed.is_set():
            return
        async with self._transactions.database.glance() as connection:
            moments.append(await tournaments.next_due(connection, now))
            moments.append(await daily_series.next_due(connection, now))
            moments.append(await weekly_series.next_due(connection, now))
            asked = await tournament_entries.next_asked(connection, now - DAY)
            moments.append(None if asked is None else asked + DAY)
        await self.rest(min((each for each in moments if each is not None), default=None))

    async def _guarded(self, what: str, doing: Awaitable[float | None]) -> float | None:
        """When to look again; trouble in one tournament must not stop the others."""
        try:
            return await doing
        except (Overtaken, Refused) as changed:
            log.debug("%s changed meanwhile: %r", what, changed)
            return self.clock.now()
        except OperationalError:
            raise
        except Exception:
            # Any mistake of ours in one tournament is that one's alone: it is tried again.
            log.exception("%s stands still", what)
            return self.clock.now() + RETRY

    async def _attend(self, tournament_id: int) -> float | None:
        event = await self._transactions.load(tournament_id)
        self._rounds.time.watching.pop(event.id, None)
        if event.state == "running":
            return await self._rounds.attend(event)
        if event.state in ("finished", "cancelled"):
            await self._rounds.end_tables(event)
            found = None
            if event.state == "finished":
                found = await asyncio.to_thread(conclusions.conclude, event)
            # Nobody looks at it any more, unless something is corrected.
            async with self._transactions.change(event.id, version=event.row.version) as change:
                if found is not None:
                    await conclusions.write(change, found)
                await tournaments.change(change.connection, event.id, due_at=None)
            self._transactions.changed()
            self._transactions.tables.changed()  # its tables say that it is over
            return None
        if event.row.paused_at is not None:
            return None
        async with self._transactions.change(event.id, version=event.row.version) as change:
            match event.state:
                case "draft":
                    await stages.open_registration(change)
                case "registration":
                    await stages.close_registration(change)
                case _:
                    await stages.start(change)
        return self.clock.now()
