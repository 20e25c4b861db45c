"""Keeping people from the tables of a server."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.storage.engine.schema import Person
from bot.storage.engine.tournament_schema import TournamentRow
from bot.storage.games import traces
from bot.storage.people import servers
from bot.tables import Tables
from bot.tournaments.live import Tournaments


class StillPlays(NamedTuple):
    """A person who was blocked, and a tournament that goes on with them."""

    person: Person
    tournament: TournamentRow


class Blocks:
    """Blocks on servers, on the database and clock of the tables."""

    def __init__(self, tables: Tables, tournaments: Tournaments) -> None:
        self._database = tables.database
        self._tables = tables
        self._tournaments = tournaments

    async def add(self, server_id: int, people: Iterable[Person], by: int) -> list[StillPlays]:
        """Keep people from a server's tables: they leave its lobbies and what has not begun.

        Returns what they still play, for its organisers to decide.
        """
        blocked, now = list(people), self._tables.clock.now()
        async with self._database.write() as connection:
            for each in blocked:
                await servers.block(connection, server_id, each.id, by, now)
        plays: list[StillPlays] = []
        for each in blocked:
            await self._tables.lobby.put_out(server_id, each.id)
            going_on = await self._tournaments.registration.put_out(server_id, each.id, by)
            plays += [StillPlays(each, row) for row in going_on]
        return plays

    async def remove(self, server_id: int, person_id: int) -> None:
        """Let somebody play there again."""
        await self._database.commit(servers.unblock, server_id, person_id)

    async def lift(self, server_id: int, number: int) -> None:
        """Do the same for somebody who was forgotten, whose block has only a number."""
        await self._database.commit(traces.lift_block, server_id, number)
