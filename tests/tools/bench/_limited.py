"""Discord's limits on: how many tables are shown in time, and what comes beyond.

50 counted requests a second; what is more than that waits, evenly, and new tables are told so.
"""

import asyncio

from bot.sandbox import Exchange, Sandbox
from bot.sandbox.exchange import Rest
from bot.text import words_for
from tests.tools.bench._club import SHOWN, THINKING, Club, Row, club, told
from tests.tools.bench._evening import Timings, percentile

TABLES = 200
STEPS = (75, 100, 125, 150, 200)
SECONDS = 20.0
WARMING = 60.0
"""of playing at all the tables before anything counts: until somebody has clicked, their hand takes
a request that counts, and in an evening nearly everybody has (`cogs/delivery/sending.py`)"""
OPENERS = 5
"""who open a table each while many play"""
TOLD_WITHIN = 15.0


async def rows() -> list[Row]:
    table: list[Row] = []
    held = "none of these"
    async with club(TABLES, rate_limits=True) as made:
        await made.evening.play_all(made.games, WARMING, THINKING)
        await made.caught_up()
        refused = Refused(made.sandbox)
        for count in STEPS:
            timings, slow = await _step(made, count)
            result = _result(timings, slow, refused.since_last())
            table += told([(f"limits on, {count} tables", result)])
            if not timings.missing and percentile(timings.shown, 99) <= SHOWN:
                held = f"{count} tables"
        name = f"limits on: the most shown within {SHOWN:.0f} s"
        table += told([(name, held), ("limits on: acknowledged and lost", made.lost)])
    return table


class Refused:
    """Answers 429."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._count = 0
        sandbox.on_exchange.append(self._note)

    def _note(self, exchange: Exchange) -> None:
        self._count += isinstance(exchange, Rest) and exchange.status == 429

    def since_last(self) -> int:
        count, self._count = self._count, 0
        return count


async def _step(made: Club, count: int) -> tuple[Timings, int]:
    """Return what was measured at `count` tables, and how many new ones were told that it is
    slow."""
    playing = asyncio.create_task(made.evening.play_all(made.games[:count], SECONDS, THINKING))
    slow = await asyncio.gather(
        *(
            _is_told(made.sandbox, f"opener{count}x{number}", SECONDS * (0.5 + 0.1 * number))
            for number in range(OPENERS)
        )
    )
    timings = await playing
    await made.caught_up()
    return timings, sum(slow)


async def _is_told(sandbox: Sandbox, name: str, after: float) -> bool:
    opener = sandbox.add_person(name)
    belote = sandbox.channel("belote")
    await asyncio.sleep(after)
    await opener.slash(belote, "belote")
    slow = words_for("en")("belote-slow")
    try:
        async with asyncio.timeout(TOLD_WITHIN):
            while all(slow not in message.text() for message in opener.sees(belote)[-20:]):
                await asyncio.sleep(0.2)
    except TimeoutError:
        return False
    return True


def _result(timings: Timings, slow: int, refused: int) -> str:
    return (
        f"{len(timings.acknowledged) / SECONDS:.0f} actions/s; "
        f"answered p99 {percentile(timings.acknowledged, 99) * 1000:.0f} ms, "
        f"{timings.unanswered} unanswered; shown p50 {percentile(timings.shown, 50):.1f} s, "
        f"p99 {percentile(timings.shown, 99):.1f} s, {timings.missing} never; "
        f"{_evenness(timings)}; {slow} of {OPENERS} new tables told that it is slow; "
        f"{refused} answers 429"
    )


def _evenness(timings: Timings) -> str:
    """How long people wait at the table where it is longest, and at the one in the middle."""
    means = sorted(sum(each) / len(each) for each in timings.by_table.values())
    if not means:
        return "nothing was shown"
    return (
        f"mean of a table: {means[len(means) // 2]:.1f} s in the middle, {means[-1]:.1f} s at most"
    )
