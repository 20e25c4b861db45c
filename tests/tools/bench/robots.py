"""A hundred tables of robots in play: how late they are, and what that costs.

Tables and host alone, on the machine's own clock: nothing is shown to anybody.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot import metrics
from bot.clock import SystemClock
from bot.robots import Level
from bot.robots.search import wait
from bot.rules import find_preset
from bot.storage.engine.database import Database
from bot.storage.games import games
from bot.tables import Acted, MadeBy, Opening, Tables
from tests.storage.databases import add_people, add_server, new_file, opened

TABLES = 100
SECONDS = 30.0
"""that are measured, after the first few"""
FIRST = 5.0
PRESETS = ("french", "coinche_bga")
TICK = 0.01


async def rows() -> list[tuple[str, str]]:
    wait()
    return [await _row(level) for level in (Level.CLUB, Level.STRONG, Level.EXPERT)]


async def _row(level: Level) -> tuple[str, str]:
    with TemporaryDirectory() as folder:
        async with opened(new_file(Path(folder))) as database:
            return f"robots: {TABLES} tables of {level} ones", await _played(database, level)


async def _played(database: Database, level: Level) -> str:
    tables = Tables(database, SystemClock())
    late, delays = _lateness(tables), list[float]()
    await _open(database, tables, level)
    work = [asyncio.create_task(tables.host.run()), asyncio.create_task(_ticks(delays))]
    await asyncio.sleep(FIRST)
    late.clear()
    delays.clear()
    thought, spent, began = _thoughts(), time.process_time(), time.monotonic()
    await asyncio.sleep(SECONDS)
    spent, lasted = time.process_time() - spent, time.monotonic() - began
    levels = Counter(_thoughts())
    levels.subtract(thought)
    for each in work:
        each.cancel()
        with suppress(asyncio.CancelledError):
            await each
    played = ", ".join(f"{count} {name}" for name, count in sorted(levels.items()) if count)
    return (
        f"{len(late) / lasted:.0f} actions/s, of robots {played}; "
        f"late p50 {_part(late, 0.5):.0f} ms, p99 {_part(late, 0.99):.0f} ms; "
        f"loop delay p99 {_part(delays, 0.99):.0f} ms; "
        f"{1000 * spent / len(late):.1f} ms of processor for an action"
    )


async def _open(database: Database, tables: Tables, level: Level) -> None:
    """Parties of four robots, begun one after the other within two seconds."""
    hosts = await add_people(database, *map(str, range(TABLES)))
    for number, host in enumerate(hosts):
        server = await add_server(database, number + 1)
        preset = PRESETS[number % len(PRESETS)]
        opening = Opening(server, 5, host, "fr", preset, find_preset(preset))
        game = await tables.lobby.open(opening, dict.fromkeys(range(4)))
        now = tables.clock.now()
        async with database.write() as connection:
            await games.change(
                connection, game.id, status="playing", started_at=now, asked_at=now,
                due_at=now + 2 * number / TABLES, robot_level=level.value,
            )  # fmt: skip


def _lateness(tables: Tables) -> list[float]:
    """Seconds by which each action comes after its moment, from now on."""
    late: list[float] = []
    act = tables.door.act

    async def noted(
        game_id: int, decision: str, action: Any, made_by: MadeBy, person_id: int | None = None
    ) -> Acted:
        before = await tables.load(game_id)
        acted = await act(game_id, decision, action, made_by, person_id)
        late.append(tables.clock.now() - (before.row.due_at or 0.0))
        return acted

    tables.door.act = noted
    return late


async def _ticks(delays: list[float]) -> None:
    while True:
        began = time.monotonic()
        await asyncio.sleep(TICK)
        delays.append(time.monotonic() - began - TICK)


def _thoughts() -> Mapping[str, int]:
    """Turns that robots have thought about, by the level at which they did."""
    found: Counter[str] = Counter()
    for metric in metrics.THOUGHTS.collect():
        for each in metric.samples:
            if each.name.endswith("_total"):
                found[each.labels["level"]] += int(each.value)
    return found


def _part(values: list[float], part: float) -> float:
    """Return the value below which that part of all is, in milliseconds."""
    return 1000 * sorted(values)[int(part * (len(values) - 1))]
