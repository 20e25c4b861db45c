"""Each change of a tournament is one transaction.

Load it, ask the format, write rows, commit. A refused change changes nothing and says why.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cache import Cache
from bot.storage.tournaments import tournaments
from bot.tables import Tables, new_seed
from bot.tables.party.open_party import Asker
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event, Field, load_event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.rounds.boards import as_shown

REMEMBERED: Final = 32
"""tournaments whose entries are not read anew for each look"""


class Transactions:
    """All that everybody who changes a tournament works with. `changed` is called after a
    commit."""

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
        self._fields: Cache[int, Field] = Cache(REMEMBERED)

    @asynccontextmanager
    async def change(
        self, tournament_id: int, asker: Asker | None = None, version: int | None = None
    ) -> AsyncIterator[Change]:
        """`asker`: who must be in charge. `version`: what was decided is of this one; of another
        nothing is changed, and `Overtaken` is raised."""
        async with self.database.write() as connection:
            event = await self._load(connection, tournament_id)
            if asker is not None:
                in_charge_only(asker)
            if version is not None and event.row.version != version:
                raise Overtaken
            change = Change(connection, event, self.clock.now())
            yield change
            if change.made:
                await change.write()
        self._remember(change.event, change.version)
        if change.made:
            self.changed()

    async def shown(self, tournament_id: int) -> Event:
        """As anybody may see it: nothing of boards that are still played somewhere."""
        return as_shown(await self.load(tournament_id))

    async def load(self, tournament_id: int) -> Event:
        """As it stood at one moment: what was changed while it was read is read again."""
        async with self.database.read() as connection:
            event = await self._load(connection, tournament_id)
            while await tournaments.find(connection, tournament_id) != event.row:
                event = await self._load(connection, tournament_id)
        self._remember(event, event.row.version)
        return event

    async def _load(self, connection: AsyncConnection, tournament_id: int) -> Event:
        return await load_event(connection, tournament_id, self._fields.get(tournament_id))

    def _remember(self, event: Event, version: int) -> None:
        self._fields.put(event.id, Field(version, event.entries, event.members, event.invitations))


class Overtaken(Exception):
    """The tournament has changed since somebody looked at it."""


def in_charge_only(asker: Asker) -> None:
    """Let pass only those who organise here now: to have made it is no reason once that has
    ended."""
    if not asker.manages:
        raise TournamentRefused(Refusal.NOT_IN_CHARGE)


def running_only(event: Event) -> None:
    if event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    if event.state != "running":
        raise TournamentRefused(Refusal.NOT_RUNNING)
