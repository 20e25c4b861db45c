"""Tournaments that stand in a database, somebody who has played, and the pages of them."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer
from sqlalchemy import insert, update

from bot.clock import ManualClock
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import pairs, ratings
from bot.storage.engine.schema import AnalysisRow
from bot.storage.engine.schema import people as people_table
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.games import analyses
from bot.storage.games.counts import Counts
from bot.storage.people import people, servers
from bot.storage.ratings import seasons
from bot.storage.tournaments import leagues, page_links
from cogs.pages.site import Site
from tests.cogs.tournaments.boards import evening_of, store
from tests.rankings.club import Club, new_club
from tests.storage.databases import NOW, add_server, new_file, opened

DAY, SEASON = 86_400.0, 90 * 86_400.0
TOKEN = "A" * 22
SNOWFLAKE = 1593540240998400027
EVENINGS: Sequence[tuple[str, int, int, dict[str, Any]]] = (
    ("concours", 8, 3, {}),
    ("knock_out", 12, 4, {"pools": True}),
    ("melee", 9, 2, {}),
    ("mitchell", 6, 2, {}),
    ("arena", 9, 1, {"seated": 3}),
)
"""formats with entries, rounds of which the last is half played, and what else is planned"""
PARTS = (
    "",
    "pairings",
    "standings",
    "bracket",
    "cross",
    "boards",
    "schedule",
    "log",
    "entry/1",
    "wall",
    "paper",
)
GOOD = Counts(deals=9, points=1000, taken=5, made=4, capots=1, coinches=2, belotes=3, made_first=4)
"""what somebody has done in a party"""
CLUB = "Z" * 22
CLUB_PARTS = (
    "",
    "leaderboard",
    "leaderboard?by=pair",
    "season",
    "league/1",
    "records",
    "tournaments",
)
PAPERS = ("cards", "slips", "travelling", "diplomas")


class Pages(NamedTuple):
    """A browser on the pages of a club's database."""

    client: TestClient[Any, Any]
    site: Site
    database: Database
    clock: ManualClock
    ids: Sequence[int]

    async def get(self, path: str, **headers: str) -> ClientResponse:
        return await self.client.get(path, headers=headers)

    async def read(self, part: str = "", token: str = TOKEN) -> str:
        """The text of a page that is there."""
        answer = await self.get(f"/t/{token}/{part}".rstrip("/"))
        assert answer.status == 200, part
        return await answer.text()

    async def read_club(self, part: str = "") -> str:
        """The text of a page of the club, in English."""
        at = f"/c/{CLUB}/{part}".rstrip("/")
        answer = await self.get(f"{at}{'&' if '?' in at else '?'}lang=en")
        assert answer.status == 200, part
        return await answer.text()

    async def rename(self, name: str) -> None:
        """Call everybody so."""
        async with self.database.write() as connection:
            await connection.execute(update(people_table.__clause_element__()).values(name=name))


@asynccontextmanager
async def pages(
    folder: Path,
    *evenings: tuple[str, int, int | None, dict[str, Any]],
    most: int = 10,
    **values: Any,
) -> AsyncIterator[Pages]:
    """Pages of some tournaments, the concours where none is named, with the tokens AA…, BB…;
    `most`: pages that may listen."""
    file, clock = new_file(folder), ManualClock(NOW)
    async with opened(file) as database:
        server = await add_server(database)
        await database.commit(servers.change, server, pages=True, time_zone="Europe/Paris")
        ids: list[int] = []
        for number, (format_, entries, rounds, more) in enumerate(evenings or EVENINGS[:1]):
            tournament = evening_of(format_, entries, rounds, **more).tournament
            ids.append(await store(database, server, tournament, **values))
            await database.commit(page_links.add, ids[-1], chr(ord("A") + number) * 22)
        site = Site(FileSnapshots(file), clock, most_streams=most)
        async with TestClient(TestServer(site.application())) as client:
            yield Pages(client, site, database, clock, ids)


@asynccontextmanager
async def person_pages(parties: int = 12) -> AsyncIterator[tuple[Pages, Club]]:
    """The page, with the token AA…, of Anna, who has played so many parties of classic belote and
    two of coinche on another server."""
    async with new_club() as club:
        anna = club.people["Anna"]
        for number in range(parties):
            club.now += 3600
            result = await club.party(winner=number % 3 % 2, counts={0: GOOD})
            for deal, lost in enumerate((5.0 * (number % 4), 0.0), 1):
                analysis = AnalysisRow(result, deal, anna, 0, {}, lost, 0.6, True, club.now)
                await club.database.commit(analyses.keep, analysis)
        for winner in (0, 1):
            await club.party(("Anna", "Ben", "Emil", "Fanny"), winner, pool="coinche", server=1)
        await club.reckon()
        told = {"page_token": TOKEN, "discord_id": SNOWFLAKE, "language": "bg"}
        await club.database.commit(people.change, anna, **told)
        site = Site(FileSnapshots(club.folder / "club.db"), clock := ManualClock(club.now))
        async with TestClient(TestServer(site.application())) as client:
            yield Pages(client, site, club.database, clock, [anna]), club


async def open_club(shown: Pages, players: int = 30) -> list[int]:
    """Give the server a link to pages of its own, with two boards of so many people in a season
    that is over and in one that goes on, and a league of all its tournaments; their numbers."""
    async with shown.database.write() as connection:
        await servers.change(connection, 1, page_token=CLUB, page_name="Les *Atouts*")
        for number, last in ((1, 5), (2, None)):
            starts_at = NOW + (number - 2) * SEASON - DAY
            season = await seasons.begin(connection, 1, number, (starts_at, starts_at + SEASON), 0)
            if last is not None:
                await seasons.close(connection, season.id, last)
        ids = range(5000, 5000 + players)
        await connection.execute(
            insert(people_table.__clause_element__()),
            [{"id": n, "discord_id": n, "name": f"Player {n}", "created_at": 0} for n in ids],
        )
        await connection.execute(
            insert(ratings.__clause_element__()),
            [
                {
                    "scope": 1,
                    "season": season,
                    "pool": pool,
                    "person_id": n,
                    "mu": 25.0,
                    "sigma": 8.0,
                    "shown": 900.0 + n % 5000,
                    "parties": 20,
                    "won": n % 20,
                    "rate": n % 20 / 20,
                    "rank_before": 7,
                }
                for n in ids
                for season in (0, 1, 2)
                for pool in ("classique", "coinche")
            ],
        )
        await connection.execute(
            insert(pairs.__clause_element__()),
            [
                {"scope": 1, "season": season, "pool": "classique", "parties": 20, "won": n % 20}
                | {"first_id": n, "second_id": n + 1}
                for n in ids[:-1]
                for season in (0, 1, 2)
            ],
        )
        row = {"server_id": 1, "created_by": ids[0], "created_at": NOW, "name": "Autumn *cup*"}
        league = await leagues.add(connection, **row, best=3, worth="places")
        for each in shown.ids:
            await leagues.attach(connection, each, league)
    return [*ids]


def words_in(html: str) -> str:
    """What somebody reads on a page."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())
