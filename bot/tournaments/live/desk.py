"""The tournament desk: each change of a tournament is one transaction.

Load it, ask the format, write rows, commit. A refused change changes nothing and says why.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import tournament_posts, tournament_rounds, tournaments
from bot.tables import Tables, new_seed
from bot.tables.open_party import Asker
from bot.tournaments.live.boards import as_shown
from bot.tournaments.live.event import Event, load_event
from bot.tournaments.live.refusals import Refusal, TournamentRefused

OPENED: Final = frozenset({"registration", "running"})
"""what becomes of a draft that is announced: people enter, or in a daily play at once"""


class Change:
    """A change that is being made: the tournament before it, and the transaction."""

    def __init__(self, connection: AsyncConnection, event: Event, now: float) -> None:
        self.connection = connection
        self.event = self.before = event
        self.now = now
        self.values: dict[str, Any] = {}
        self.made = False
        self._posts = {(tournament_posts.ANNOUNCEMENT, 0)}
        self._rounds: set[int] = set()
        """those in which something has come to count, or to count no more"""

    async def note(self, what: str, by: int | None = None, **facts: Any) -> None:
        """What was done; the tournament has another version then."""
        self.made = True
        await tournaments.note(self.connection, self.event.id, what, self.now, by, **facts)

    def set(self, **values: Any) -> None:
        """Columns of the tournament, written with its new version."""
        self.values |= values

    def show(self, subject: str, number: int = 0) -> None:
        """A post of the tournament's channel is to show this change, besides the announcement.

        A daily duplicate has no round to show: nobody meets anybody there.
        """
        if subject == tournament_posts.ROUND:
            self._rounds.add(number)
            if self.event.plan.format == "daily":
                return
        self._posts.add((subject, number))

    def show_round(self) -> None:
        """The post of the round that is played says how much time there is."""
        current = self.event.current
        if current is not None and self.event.plan.format != "daily":
            self._posts.add((tournament_posts.ROUND, current.number))

    async def write(self) -> None:
        """What was set, as a new version, and what has to show it: nothing of a draft, nor of one
        that was given up."""
        row = self.event.row
        version = self.before.row.version + 1
        if self.before.state == "finished":  # what it has left behind may be another
            self.values.setdefault("due_at", self.now)
        await tournaments.change(self.connection, row.id, version=version, **self.values)
        known = self.before.state != "draft" or self.values.get("state") in OPENED
        if known:
            await self._show_standings()
            for post in sorted(self._posts):
                await tournament_posts.want(self.connection, row.id, row.channel_id, post, version)

    async def _show_standings(self) -> None:
        """Those after each round that is over, from the first on that has changed."""
        if not self._rounds:
            return
        first = min(self._rounds)
        for each in await tournament_rounds.rounds_of(self.connection, self.event.id):
            if each.number >= first and each.closed_at is not None:
                self.show(tournament_posts.STANDINGS, each.number)
        if self.before.state == "finished":
            self.show(tournament_posts.PODIUM)

    async def reload(self) -> Event:
        """As this change has left it up to now."""
        self.event = await load_event(self.connection, self.event.id)
        return self.event

    async def result(
        self,
        kind: str,
        round_number: int,
        *,
        table: int | None = None,
        entry: int | None = None,
        supersedes: int | None = None,
        why: str = "",
        by: int | None = None,
        **facts: Any,
    ) -> int:
        """One more row of results; its id."""
        self._rounds.add(round_number)
        if table is not None:
            self.show(tournament_posts.ROUND, round_number)
        return await tournament_rounds.add_result(
            self.connection,
            self.event.id,
            kind=kind,
            round=round_number,
            table_number=table,
            entry=entry,
            facts=facts,
            supersedes=supersedes,
            why=why,
            by_id=by,
            at=self.now,
        )


class Desk:
    """What everybody who changes a tournament works with. `changed` is called after a commit."""

    def __init__(
        self,
        tables: Tables,
        changed: Callable[[], None],
        entropy: Callable[[], bytes] = new_seed,
    ) -> None:
        self.tables = tables
        self.database = tables.database
        self.clock = tables.clock
        self.changed = changed
        self.entropy = entropy

    @asynccontextmanager
    async def change(
        self, tournament_id: int, asker: Asker | None = None, version: int | None = None
    ) -> AsyncIterator[Change]:
        """`asker`: who must be in charge. `version`: what was decided is of this one; of another
        nothing is changed, and `Overtaken` is raised."""
        async with self.database.write() as connection:
            event = await load_event(connection, tournament_id)
            if asker is not None:
                in_charge_only(event, asker)
            if version is not None and event.row.version != version:
                raise Overtaken
            change = Change(connection, event, self.clock.now())
            yield change
            if change.made:
                await change.write()
        if change.made:
            self.changed()

    async def shown(self, tournament_id: int) -> Event:
        """As anybody may see it: nothing of boards that are still played somewhere."""
        return as_shown(await self.load(tournament_id))

    async def load(self, tournament_id: int) -> Event:
        async with self.database.read() as connection:
            return await load_event(connection, tournament_id)


class Overtaken(Exception):
    """The tournament has changed since somebody looked at it."""


def is_in_charge(event: Event, asker: Asker) -> bool:
    """Who created it, and those who manage the server or organise its tournaments."""
    return asker.manages or event.row.created_by == asker.person_id


def in_charge_only(event: Event, asker: Asker) -> None:
    if not is_in_charge(event, asker):
        raise TournamentRefused(Refusal.NOT_IN_CHARGE)


def running_only(event: Event) -> None:
    if event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    if event.state != "running":
        raise TournamentRefused(Refusal.NOT_RUNNING)
