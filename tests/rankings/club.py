"""A club for tests: parties are written down one after another, and the ratings follow."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import delete, select

from bot.rankings.cursor import reckoned
from bot.rankings.fold import Fold
from bot.rankings.rating import Rating
from bot.rankings.rebuild import rebuild
from bot.rules import TEAMS
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import (
    deeds,
    folds,
    match_steps,
    pairs,
    rating_steps,
    ratings,
    seasons,
    seat_averages,
    titles,
)
from bot.storage.engine.schema import messages, people, servers
from bot.storage.engine.statements import set_where
from bot.storage.games import results
from bot.storage.games.counts import Counts
from bot.storage.games.results import Result, company_of, ended_with
from bot.storage.ratings import rated
from bot.storage.ratings.rated import Team
from tests.storage.databases import (
    add_game,
    add_people,
    add_server,
    add_tournament,
    new_file,
    opened,
)

DAY = 86400.0
BEGAN = 1_798_761_600.0
"""1 January 2027, a Friday, midnight UTC"""
NAMES = ("Anna", "Ben", "Cléo", "Dora", "Emil", "Fanny")
MADE = (ratings, pairs, rating_steps, match_steps, seat_averages, deeds, titles)
"""what can be made again"""

Sitting = Sequence[str | None]


class Club:
    """Two servers and six people; `now` is moved by the test."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self.fold = Fold(database)
        self.now = BEGAN
        self.people: dict[str, int] = {}
        self.servers: list[int] = []
        self.tournaments: list[tuple[int, int]] = []

    async def prepare(self) -> None:
        self.people = dict(zip(NAMES, await add_people(self.database, *NAMES), strict=True))
        self.servers = [await add_server(self.database, 77 + n) for n in range(2)]

    async def party(
        self,
        sitting: Sitting = ("Anna", "Ben", "Cléo", "Dora"),
        winner: int = 0,
        *,
        pool: str | None = "classique",
        server: int = 0,
        left: Mapping[int, str] | None = None,
        began: Sitting | None = None,
        counts: Mapping[int, Counts] | None = None,
    ) -> int:
        """A party that ends now; its number. `left`: who began in a seat and is gone."""
        gone = {seat: self.people[name] for seat, name in (left or {}).items()}
        sat = self._seats(sitting)
        first = self._seats(began or sitting) | gone
        game = await add_game(self.database, self.servers[server], 1)
        row = Result(
            game_id=game,
            server_id=self.servers[server],
            preset="french",
            deals=9,
            ended=ended_with((1010, 500), winner),
            ended_at=self.now,
            pool=pool,
            company=company_of(first),
        )
        usual = {seat: Counts(deals=9, points=1000 + seat) for seat in sat}
        return await self.database.commit(
            results.add, row, sat, TEAMS, {**usual, **(counts or {})}, gone
        )

    def _seats(self, sitting: Sitting) -> dict[int, int | None]:
        return {seat: self.people[name] if name else None for seat, name in enumerate(sitting)}

    async def match(
        self,
        teams: Sequence[tuple[int, Sequence[str]]],
        *,
        server: int = 0,
        again: int | None = None,
    ) -> int | None:
        """A duplicate that ends now, from the rank and the people of each team; its number.

        `again`: the one that was written as number `again` of these has come to this instead.
        """
        ranked = [
            Team(rank, tuple(sorted(self.people[name] for name in names))) for rank, names in teams
        ]
        if again is None or again >= len(self.tournaments):
            there = self.servers[server]
            self.tournaments.append((await add_tournament(self.database, there), there))
            again = -1
        tournament, of_server = self.tournaments[again]
        return await self.database.commit(
            rated.add_match, tournament, 0, of_server, self.now, ranked
        )

    async def choose(self, server: int = 0, **values: Any) -> None:
        """Choose what a server sets in /setup."""
        async with self.database.write() as connection:
            which = servers.id == self.servers[server]
            await set_where(connection, servers, which, **values)

    async def reckon(self) -> None:
        await self.fold.catch_up(self.now)

    async def steps(self, count: int) -> None:
        for _ in range(count):
            await self.fold.step(self.now)

    async def made(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything that is made from the results, the seasons, and the posts at their ends."""
        async with self.database.read() as connection:
            return {
                str(table): sorted(tuple(row) for row in await connection.execute(select(table)))
                for table in (*MADE, seasons, folds, messages)
            }

    async def forget_everything_made(self) -> None:
        async with self.database.write() as connection:
            for table in MADE:
                await connection.execute(delete(table))

    async def rebuild(self) -> int:
        until = await self.database.ask(reckoned)
        return await rebuild(self.database, until, reckoned=until)

    async def standing(
        self, name: str, *, server: int | None = 0, pool: str = "classique", season: int = 0
    ) -> Any:
        """Return somebody's row; `server` None: everywhere."""
        scope = 0 if server is None else self.servers[server]
        query = select(ratings).where(
            ratings.scope == scope,
            ratings.season == season,
            ratings.pool == pool,
            ratings.person_id == self.people[name],
        )
        async with self.database.read() as connection:
            return (await connection.execute(query)).one_or_none()

    async def hide(self, name: str) -> None:
        async with self.database.write() as connection:
            which = people.id == self.people[name]
            await set_where(connection, people, which, hidden=True)


def rating_of(row: Any) -> Rating:
    return Rating(row.mu, row.sigma)


@asynccontextmanager
async def new_club() -> AsyncIterator[Club]:
    with TemporaryDirectory() as folder:
        async with opened(new_file(Path(folder))) as database:
            club = Club(database, Path(folder))
            await club.prepare()
            yield club
