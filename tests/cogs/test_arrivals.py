"""How old an interaction is: since its frame was read, and by Discord's own clock."""

import asyncio
from datetime import UTC, datetime
from email.utils import formatdate
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import metrics
from bot.clock import ManualClock
from cogs.arrivals import TOO_OLD, Arrivals

NOW = 1_800_000_000.0


def interaction(made: float, number: int = 1) -> Any:
    moment = datetime.fromtimestamp(made, UTC)
    return cast(Any, SimpleNamespace(id=number, created_at=moment))


def answer(arrivals: Arrivals, discord_now: float) -> None:
    """An answer of Discord at that moment of its clock."""
    arrivals._read_date(formatdate(int(discord_now), usegmt=True))


async def test_it_ages_from_the_receipt_of_its_frame() -> None:
    clock = ManualClock(NOW)
    arrivals, click = Arrivals(clock), interaction(NOW)
    arrivals.note(click)
    assert arrivals.age(click) == 0
    await clock.advance(TOO_OLD)
    assert not arrivals.is_late(click)
    await clock.advance(0.1)
    late = metrics.LATE._value.get()
    assert arrivals.is_late(click)
    assert metrics.LATE._value.get() == late + 1


@pytest.mark.parametrize("wrong", [-3600.0, -5.0, 0.0, 5.0, 3600.0])
def test_a_wrong_clock_of_this_machine_makes_nothing_late(wrong: float) -> None:
    """Its id tells when it was made, by Discord's clock: that alone says nothing."""
    arrivals, fresh = Arrivals(ManualClock(NOW + wrong)), interaction(NOW)
    arrivals.note(fresh)
    assert not arrivals.is_late(fresh)
    answer(arrivals, NOW)
    assert not arrivals.is_late(fresh)
    old = interaction(NOW - 4, 2)
    arrivals.note(old)
    assert arrivals.is_late(old)


@given(
    wrong=st.floats(-1e6, 1e6),
    latencies=st.lists(st.tuples(st.floats(0, 60), st.floats(0, 5)), min_size=1, max_size=40),
    age=st.floats(0, 2.4),
)
async def test_it_is_never_thought_older_than_it_is(
    wrong: float, latencies: list[tuple[float, float]], age: float
) -> None:
    """However long answers took, and though their dates are in whole seconds."""
    discord = NOW
    clock = ManualClock(discord + wrong)
    arrivals = Arrivals(clock)
    for pause, latency in latencies:
        discord += pause
        said = discord
        discord += latency
        clock._now = discord + wrong
        answer(arrivals, said)
    click = interaction(discord - age)
    arrivals.note(click)
    assert arrivals.age(click) <= age + 0.01
    assert not arrivals.is_late(click)


async def test_an_estimate_that_is_wrong_costs_one_click() -> None:
    """As an answer with a date ahead of Discord's own clock leaves it."""
    clock, asked = ManualClock(NOW), 0
    arrivals = Arrivals(clock)

    async def ask() -> None:
        nonlocal asked
        asked += 1
        answer(arrivals, NOW)

    arrivals.ask = ask
    for ahead in (0, 10, 0):
        answer(arrivals, NOW + ahead)
    first, second = interaction(NOW), interaction(NOW, 2)
    arrivals.note(first)
    assert arrivals.is_late(first)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    arrivals.note(second)
    assert not arrivals.is_late(second)
    assert asked == 1


async def test_whoever_is_really_late_stays_so() -> None:
    arrivals = Arrivals(ManualClock(NOW))

    async def ask() -> None:
        answer(arrivals, NOW)

    arrivals.ask = ask
    answer(arrivals, NOW)
    for number in range(3):
        old = interaction(NOW - 4, number)
        arrivals.note(old)
        assert arrivals.is_late(old)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_discord_that_cannot_be_asked_troubles_nobody() -> None:
    arrivals = Arrivals(ManualClock(NOW))

    async def ask() -> None:
        raise OSError("no way there")

    arrivals.ask = ask
    answer(arrivals, NOW)
    old = interaction(NOW - 4)
    arrivals.note(old)
    assert arrivals.is_late(old)
    assert arrivals._asking is not None
    await arrivals._asking


async def test_a_date_of_long_ago_tells_nothing() -> None:
    """Meanwhile the clock of this machine may have gone wrong by as much."""
    clock = ManualClock(NOW)
    arrivals = Arrivals(clock)
    answer(arrivals, NOW)
    await clock.advance(86400)
    click = interaction(NOW + 86400 - 4)
    arrivals.note(click)
    assert not arrivals.is_late(click)
    answer(arrivals, NOW + 86400)
    assert arrivals.is_late(click)


def test_what_is_no_date_tells_nothing() -> None:
    arrivals, old = Arrivals(ManualClock(NOW)), interaction(NOW - 60)
    for date in ("", "yesterday", "-1"):
        arrivals._read_date(date)
    assert arrivals.age(old) == 0
