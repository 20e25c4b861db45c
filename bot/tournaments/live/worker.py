"""Runs the tournaments while the bot runs: what is due, and what follows from games that ended."""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import OperationalError

from bot.storage import tournaments
from bot.tables import Refused
from bot.tables.worker import Worker
from bot.tournaments.live import conclusions, daily, stages
from bot.tournaments.live.desk import Desk, Overtaken
from bot.tournaments.live.event import Event
from bot.tournaments.live.rounds import Rounds

log = logging.getLogger(__name__)

RETRY: Final = 30.0
"""seconds until a tournament in which something went wrong is tried again"""


class TournamentsWorker(Worker):
    """One task for all tournaments."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.clock)
        self._desk = desk
        self._rounds = Rounds(desk)

    def table_changed(self) -> None:
        """Somebody has acted somewhere: it may be what a round that is over waits for."""
        if self._rounds.time.is_waited_for():
            self.wake()

    async def round(self) -> None:
        now = self.clock.now()
        async with self._desk.database.read() as connection:
            ids = await tournaments.to_look_at(connection, now)
        moments = [await self._open_days(), *[await self._attend(each) for each in ids]]
        if self.changed.is_set():
            return
        async with self._desk.database.read() as connection:
            moments.append(await tournaments.next_due(connection, now))
        await self.rest(min((each for each in moments if each is not None), default=None))

    async def _open_days(self) -> float | None:
        """Daily duplicates that are due; when to look again."""
        try:
            return await daily.open_days(self._desk)
        except OperationalError:
            raise
        except Exception:
            # Nothing that goes wrong there may stop what is played.
            log.exception("a daily duplicate does not open")
            return self.clock.now() + RETRY

    async def _attend(self, tournament_id: int) -> float | None:
        """When to look again; trouble in one tournament must not stop the others."""
        try:
            return await self._step(await self._desk.load(tournament_id))
        except (Overtaken, Refused) as changed:
            log.debug("tournament %d changed meanwhile: %r", tournament_id, changed)
            return self.clock.now()
        except OperationalError:
            raise
        except Exception:
            # Any mistake of ours in one tournament is that one's alone: it is tried again.
            log.exception("tournament %d stands still", tournament_id)
            return self.clock.now() + RETRY

    async def _step(self, event: Event) -> float | None:
        self._rounds.time.watching.pop(event.id, None)
        if event.state == "running":
            return await self._rounds.attend(event)
        if event.state in ("finished", "cancelled"):
            await self._rounds.end_tables(event)
            await self._conclude(event)
            self._desk.tables.changed()  # its tables say that it is over
            return None
        if event.row.paused_at is not None:
            return None
        async with self._desk.change(event.id, version=event.row.version) as change:
            match event.state:
                case "draft":
                    await stages.open_registration(change)
                case "registration":
                    await stages.close_registration(change)
                case _:
                    await stages.start(change)
        return self.clock.now()

    async def _conclude(self, event: Event) -> None:
        """Nobody looks at it any more, unless something is corrected."""
        found = None
        if event.state == "finished":
            found = await asyncio.to_thread(conclusions.conclude, event)
        async with self._desk.change(event.id, version=event.row.version) as change:
            if found is not None:
                await conclusions.write(change, found)
            await tournaments.change(change.connection, event.id, due_at=None)
        self._desk.changed()
