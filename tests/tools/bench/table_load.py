"""One table, some, and a thousand over the loopback: how soon they are answered and shown.

The bot is a process of its own with its own database, the loopback and the people who click are
this one. Four people sit at every table and think before each click. docs/load.md tells what is
asked for, and what was measured. Rows are told on the way, too: it takes some minutes.
"""

import tempfile
from pathlib import Path

from tests.tools.bench import _killed, _limited
from tests.tools.bench._bare import Bare, bare
from tests.tools.bench._club import EACH, THINKING, Row, Stretch, club, stretch, told
from tests.tools.bench._evening import Evening, Timings, percentile
from tests.tools.bench._running import free_port, loopback, our_bot, running

FEW = {1: (0.1, 0.3), 25: (2.0, 4.0)}
"""tables that are opened by clicks, and the seconds that people there think before each click"""
SECONDS = 12.0
"""of clicking, in each stretch"""
WARMED = 200
"""tables at which is played before anything counts: their first pictures are drawn from nothing"""

MANY = 1000
STEPS = (25, 50, 75, 100, 150, 200, 300, 500, 1000)
"""tables at which is played, of all that are open"""
BARE = 200
"""people who click at the bare bot: as many clicks a second as that many tables bring"""
TOO_MUCH = 0.7
"""of the actions asked for: when fewer come, more tables tell nothing new"""


async def rows() -> list[Row]:
    table: list[Row] = []
    for count, thinking in FEW.items():
        floor = await bare(count, thinking, SECONDS / 2)
        ours = await _few(count, thinking)
        table += told(floor.timings.rows(f"bare bot, {count} at once"))
        table += told(ours.rows(f"{count} tables"))
        table += told([(f"{count} tables: acknowledgement", _ratio(ours, floor.timings))])
    floor = await bare(BARE, THINKING, SECONDS)
    table += told(floor.timings.rows(f"bare bot, {BARE / EACH:.0f} clicks/s"))
    table += await _many(floor)
    return table + await _limited.rows()


async def _few(count: int, thinking: tuple[float, float]) -> Timings:
    """Tables that people have opened by clicks, from the beginning."""
    async with loopback() as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            process = our_bot(sandbox, Path(folder) / "bench.db", free_port())
            async with running(process, sandbox):
                evening = Evening(sandbox)
                games = [await evening.open_table() for _ in range(count)]
                for game in games:
                    await evening.first_turn(game)
                return await evening.play_all(games, SECONDS, thinking)


async def _many(floor: Bare) -> list[Row]:
    """How many actions a second hold, of 200 asked for; then everything is killed."""
    table: list[Row] = []
    measured: list[Stretch] = []
    async with club(MANY, rate_limits=False) as made:
        # As in the middle of an evening: most tables that are played at have been for a while.
        await stretch(made, WARMED, _limited.WARMING)
        for count in STEPS:
            measured.append(await stretch(made, count, SECONDS))
            asked = count / EACH
            name = f"{MANY} tables, {count} of them played at ({asked:.0f} actions/s)"
            table += told([(name, f"{measured[-1].result()} ({measured[-1].beside(floor)})")])
            if measured[-1].reached < TOO_MUCH * asked:
                break
        table += told(_most(measured))
        table += await _killed.rows(made)
        table += told([(f"{MANY} tables: acknowledged and lost", made.lost)])
    return table


def _most(measured: list[Stretch]) -> list[Row]:
    """Up to which of the stretches each bound holds, and all of them."""
    held = [each.held() for each in measured]
    bounds = {bound: [each[bound] for each in held] for bound in held[0]}
    bounds["every bound"] = [all(each.values()) for each in held]
    return [
        (f"{MANY} tables: the most with {bound}", _up_to(measured, holds))
        for bound, holds in bounds.items()
    ]


def _up_to(measured: list[Stretch], holds: list[bool]) -> str:
    first = holds.index(False) if False in holds else len(holds)
    if first == 0:
        return "none of these"
    last = measured[first - 1]
    return f"{last.count} tables played at, {last.reached:.0f} actions/s"


def _ratio(ours: Timings, bare: Timings) -> str:
    both = ours.acknowledged, bare.acknowledged
    middle, late = (percentile(both[0], p) / percentile(both[1], p) for p in (50, 99))
    return f"p50 {middle:.1f}, p99 {late:.1f} times the bare bot"
