"""Tournaments that stand in a database, and the pages of them."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer
from sqlalchemy import update

from bot.clock import ManualClock
from bot.storage.engine.database import Database
from bot.storage.engine.schema import people
from bot.storage.engine.snapshots import Snapshots
from bot.storage.people import servers
from bot.storage.tournaments import page_links
from cogs.pages.site import Site
from tests.cogs.tournaments.boards import evening_of, store
from tests.storage.databases import NOW, add_server, new_file, opened

TOKEN = "A" * 22
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
    "log",
    "entry/1",
    "wall",
    "paper",
)
PAPERS = ("cards", "slips", "diplomas")


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

    async def rename(self, name: str) -> None:
        """Call everybody so."""
        async with self.database.write() as connection:
            await connection.execute(update(people.__clause_element__()).values(name=name))


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
        site = Site(Snapshots(file), clock, most_streams=most)
        async with TestClient(TestServer(site.application())) as client:
            yield Pages(client, site, database, clock, ids)


def words_in(html: str) -> str:
    """What somebody reads on a page."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())
