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
from cogs.limits import TOO_OLD, InteractionAges

NOW = 1_800_000_000.0


def interaction(made: float, number: int = 1) -> Any:
    moment = datetime.fromtimestamp(made, UTC)
    return cast(Any, SimpleNamespace(id=number, created_at=moment))


def is_late(ages: InteractionAges, click: Any) -> bool:
    """Tell whether it is late in the moment in which it is read."""
    ages.note(click)
    return ages.is_late(click)


def answer(ages: InteractionAges, discord_now: float) -> None:
    """An answer of Discord at that moment of its clock."""
    ages._read_date(formatdate(int(discord_now), usegmt=True))


async def test_it_ages_from_the_receipt_of_its_frame() -> None:
    clock = ManualClock(NOW)
    ages, click = InteractionAges(clock), interaction(NOW)
    ages.note(click)
    assert ages.age(click) == 0
    await clock.advance(TOO_OLD)
    assert not ages.is_late(click)
    await clock.advance(0.1)
    late = metrics.LATE._value.get()
    assert ages.is_late(click)
    assert metrics.LATE._value.get() == late + 1


@pytest.mark.parametrize("wrong", [-3600.0, -5.0, 0.0, 5.0, 3600.0])
def test_a_wrong_clock_of_this_machine_makes_nothing_late(wrong: float) -> None:
    """Its id tells when it was made, by Discord's clock: that alone says nothing."""
    ages, fresh = InteractionAges(ManualClock(NOW + wrong)), interaction(NOW)
    assert not is_late(ages, fresh)
    answer(ages, NOW)
    assert not ages.is_late(fresh)
    assert is_late(ages, interaction(NOW - 4, 2))


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
    ages = InteractionAges(clock)
    for pause, latency in latencies:
        discord += pause
        said = discord
        discord += latency
        clock._now = discord + wrong
        answer(ages, said)
    click = interaction(discord - age)
    ages.note(click)
    assert ages.age(click) <= age + 0.01
    assert not ages.is_late(click)


async def test_an_estimate_that_is_wrong_costs_one_click() -> None:
    """As an answer with a date ahead of Discord's own clock leaves it."""
    clock, asked = ManualClock(NOW), 0
    ages = InteractionAges(clock)

    async def ask() -> None:
        nonlocal asked
        asked += 1
        answer(ages, NOW)

    ages.ask = ask
    for ahead in (0, 10, 0):
        answer(ages, NOW + ahead)
    assert is_late(ages, interaction(NOW))
    for _ in range(2):
        await asyncio.sleep(0)
    assert not is_late(ages, interaction(NOW, 2))
    assert asked == 1


async def test_whoever_is_really_late_stays_so() -> None:
    ages = InteractionAges(ManualClock(NOW))

    async def ask() -> None:
        answer(ages, NOW)

    ages.ask = ask
    answer(ages, NOW)
    for number in range(3):
        assert is_late(ages, interaction(NOW - 4, number))
        for _ in range(2):
            await asyncio.sleep(0)


async def test_discord_that_cannot_be_asked_troubles_nobody() -> None:
    ages = InteractionAges(ManualClock(NOW))

    async def ask() -> None:
        raise OSError("no way there")

    ages.ask = ask
    answer(ages, NOW)
    assert is_late(ages, interaction(NOW - 4))
    assert ages._asking is not None
    await ages._asking


async def test_a_date_of_long_ago_tells_nothing() -> None:
    """Meanwhile the clock of this machine may have gone wrong by as much."""
    clock = ManualClock(NOW)
    ages = InteractionAges(clock)
    answer(ages, NOW)
    await clock.advance(86400)
    click = interaction(NOW + 86400 - 4)
    assert not is_late(ages, click)
    answer(ages, NOW + 86400)
    assert ages.is_late(click)


def test_what_is_no_date_tells_nothing() -> None:
    ages, old = InteractionAges(ManualClock(NOW)), interaction(NOW - 60)
    for date in ("", "yesterday", "-1"):
        ages._read_date(date)
    assert ages.age(old) == 0
