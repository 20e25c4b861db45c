"""Tables that people play at over the loopback, while two reviews are made all the time, and not.

Both by turns in one process, so that they can be compared: how soon a click is acknowledged, and
how soon the table and the next hand are shown.
"""

import asyncio
import tempfile
from pathlib import Path

from tests.tools.bench._evening import Evening, Timings, percentile
from tests.tools.bench._running import free_port, loopback, our_bot, running

TABLES = 8
THINKING = (0.4, 1.2)
MOMENT = 0.2
WARMING = 5.0
SECONDS = 8.0
TURNS = 2
"""stretches with reviews, and without"""


async def rows() -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        flag = Path(folder) / "reviews"
        async with loopback() as sandbox:
            program = ["-m", "tests.tools.bench._reviewing_bot", str(flag)]
            process = our_bot(sandbox, Path(folder) / "bench.db", free_port(), program)
            async with running(process, sandbox):
                await _ready(flag.with_suffix(".ready"))
                evening = Evening(sandbox)
                games = [await evening.open_table() for _ in range(TABLES)]
                for game in games:
                    await evening.first_turn(game)
                await evening.play_all(games, WARMING, THINKING)
                without, beside = await _by_turns(evening, games, flag)
    return [*_rows("no review", without), *_rows("two reviews all the time", beside)]


async def _ready(file: Path) -> None:
    while not await asyncio.to_thread(file.exists):
        await asyncio.sleep(MOMENT)


async def _by_turns(evening: Evening, games: list[str], flag: Path) -> tuple[Timings, Timings]:
    found = (Timings(), Timings())
    for number in range(2 * TURNS):
        reviews = number % 2 == 1
        _tell(flag, reviews)
        stretch = await evening.play_all(games, SECONDS, THINKING)
        found[reviews].acknowledged += stretch.acknowledged
        found[reviews].shown += stretch.shown
        found[reviews].missing += stretch.missing
    return found


def _tell(flag: Path, reviews: bool) -> None:
    if reviews:
        flag.touch()
    else:
        flag.unlink(missing_ok=True)


def _rows(name: str, timings: Timings) -> list[tuple[str, str]]:
    return [
        (f"{TABLES} tables, {name}: {what}, {len(seconds)} clicks", _told(seconds))
        for what, seconds in (("acknowledged", timings.acknowledged), ("shown", timings.shown))
    ]


def _told(seconds: list[float]) -> str:
    middle, late = (percentile(seconds, p) * 1000 for p in (50, 99))
    return f"p50 {middle:.0f} ms, p99 {late:.0f} ms"
