"""Pages for browsers: 500 open ones of a tournament of 40 pairs, while cards are played and results
come.

Three processes, on two processors where there are two: the pages on one; who reads them, and who
writes, on the other.
"""

import asyncio
import json
import os
import random
import signal
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiohttp

from bot.clock import ManualClock
from bot.storage.people import servers
from bot.storage.tournaments import page_links, tournaments
from tests.cogs.pages.shown import PARTS, TOKEN
from tests.cogs.tournaments.boards import evening_of, store
from tests.storage.databases import with_people
from tests.tables.evening import NAMES, Evening
from tests.tools.bench._running import ROOT, TICKS, free_port

OPEN = 500
PAIRS, ROUNDS = 40, 3
RESULTS = 20
CARDS = 400
CARDS_A_SECOND = 20
APART = 1.5
"""seconds from one result to the next"""
PATIENCE = 60.0

Row = tuple[str, str]


async def rows() -> list[Row]:
    with TemporaryDirectory() as folder:
        async with with_people(Path(folder), NAMES) as (database, people, server):
            await database.commit(servers.change, server, pages=True)
            tournament = evening_of("concours", PAIRS, ROUNDS).tournament
            number = await store(database, server, tournament)
            await database.commit(page_links.add, number, TOKEN)
            evening = Evening(database, ManualClock(), people, server)
            cards = Cards(evening)
            await cards.play(CARDS)  # what is compiled and read once
            alone = await cards.play(CARDS)
            port = free_port()
            async with started("-m", "bot", "pages", **settings(folder, port), core=0) as pages:
                await until_it_answers(port)
                found = await of_parts(evening, number, port)
                before = processor_seconds(pages)
                beside = await cards.play(CARDS)
                idle = processor_seconds(pages) - before
                browsers = started(
                    *("-m", "tests.tools.bench._browsers", str(port), TOKEN, str(OPEN)), core=1
                )
                async with browsers as readers:
                    found += await with_all_open(evening, number, cards, pages, readers)
                    found += [
                        ("pages: a card at a table, no pages served", milliseconds(alone)),
                        ("pages: a card, pages served and none open", milliseconds(beside)),
                        (
                            "pages: for it their processor takes",
                            milliseconds(idle, CARDS),
                        ),
                    ]
                    pages.send_signal(signal.SIGKILL)
                    await pages.wait()
                    await cards.play(CARDS)
                    async with database.read() as connection:
                        done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                        busy = done.one()[0]
                    found.append(
                        ("pages: killed with all open", f"{CARDS} cards on; log busy: {busy}")
                    )
    return found


async def with_all_open(
    evening: Evening, number: int, cards: "Cards", pages: Any, readers: Any
) -> list[Row]:
    """What results and cards cost while all pages are open."""
    version = 3
    await shown_by_all(readers, version)
    before, written = processor_seconds(pages), list[float]()
    halves, lasts = list[float](), list[float]()
    for _ in range(RESULTS):
        version += 1
        await asyncio.sleep(APART)
        began = time.monotonic()
        await evening.database.commit(tournaments.change, number, version=version)
        written.append(time.monotonic() - began)
        shown = await shown_by_all(readers, version)
        halves.append(shown["half"] - began)
        lasts.append(shown["all"] - began)
    result = processor_seconds(pages) - before
    before = processor_seconds(pages)
    card = await cards.play(CARDS, a_second=CARDS_A_SECOND)
    beside = processor_seconds(pages) - before
    return [
        (f"pages: a result on half of {OPEN}", seconds(halves)),
        (f"pages: a result on all {OPEN}", seconds(lasts)),
        ("pages: for it their processor takes", milliseconds(result, RESULTS)),
        (f"pages: a card with {OPEN} open", milliseconds(card)),
        ("pages: for it their processor takes", milliseconds(beside, CARDS)),
        ("pages: memory", f"{resident(pages):.0f} MB"),
    ]


async def of_parts(evening: Evening, number: int, port: int) -> list[Row]:
    """How long each page takes that is made anew, and its bytes."""
    found: list[Row] = []
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session:
        for part in PARTS:
            took, size = list[float](), 0
            for version in range(6):
                await evening.database.commit(tournaments.change, number, version=10 + version)
                await asyncio.sleep(1.05)  # until what was made before is made anew
                began = time.monotonic()
                async with session.get(f"/t/{TOKEN}/{part}".rstrip("/")) as answer:
                    size = len(await answer.read())
                    if answer.status == 404:
                        break
                    answer.raise_for_status()
                took.append(time.monotonic() - began)
            else:
                middle = statistics.median(took[1:])
                row = f"{1000 * middle:.1f} ms, {size / 1000:.1f} KB"
                found.append((f"pages: {part or 'overview'} of {PAIRS} pairs", row))
    await evening.database.commit(tournaments.change, number, version=3)
    return found


class Cards:
    """Parties at one table, one after the other."""

    def __init__(self, evening: Evening) -> None:
        self._evening, self._chance = evening, random.Random(1)
        self._game: Any = None

    async def play(self, count: int, a_second: float = 0) -> list[float]:
        """Seconds that each of so many actions took to be committed."""
        took: list[float] = []
        while len(took) < count:
            if self._game is None or self._game.row.status != "playing":
                self._game = await self._evening.started()
            began = time.monotonic()
            self._game = await self._evening.go_on(self._game, self._chance)
            took.append(time.monotonic() - began)
            if a_second:
                await asyncio.sleep(1 / a_second)
        return took


# Processes ----------------------------------------------------------------------------------------


def settings(folder: str, port: int) -> dict[str, str]:
    return {
        "DIX_DE_DER_DATABASE": str(Path(folder) / "club.db"),
        "DIX_DE_DER_PAGES_PORT": str(port),
        "DIX_DE_DER_LOG_LEVEL": "ERROR",
    }


@asynccontextmanager
async def started(*argv: str, core: int, **environment: str) -> AsyncIterator[Any]:
    """A process on one processor; killed at the end of the block."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *argv),
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(process.pid, {cores[core % len(cores)]})
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def until_it_answers(port: int) -> None:
    async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
        while True:
            with suppress(aiohttp.ClientError):
                async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    if answer.status == 200:
                        return
            await asyncio.sleep(0.05)


async def shown_by_all(readers: Any, version: int) -> dict[str, float]:
    """When half of the open pages and all of them had a version."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = json.loads(await readers.stdout.readline())
            if found["version"] == version:
                return found


def processor_seconds(process: Any) -> float:
    stat = Path(f"/proc/{process.pid}/stat").read_text()
    fields = stat[stat.rindex(")") + 2 :].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: Any) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def seconds(values: list[float]) -> str:
    return f"p50 {statistics.median(values):.2f} s, at most {max(values):.2f} s"


def milliseconds(values: list[float] | float, count: int = 0) -> str:
    if isinstance(values, list):
        ranked = sorted(values)
        p99 = ranked[int(0.99 * (len(ranked) - 1))]
        return f"p50 {1000 * statistics.median(values):.1f} ms, p99 {1000 * p99:.1f} ms"
    return f"{1000 * values / count:.2f} ms"
