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
from cogs.interactions import TOO_OLD, InteractionAges

NOW = 1_800_000_000.0


def interaction(made: float, number: int = 1) -> Any:
    moment = datetime.fromtimestamp(made, UTC)
    return cast(Any, SimpleNamespace(id=number, created_at=moment))


def answer(interaction_ages: InteractionAges, discord_now: float) -> None:
    """An answer of Discord at that moment of its clock."""
    interaction_ages._read_date(formatdate(int(discord_now), usegmt=True))


async def test_it_ages_from_the_receipt_of_its_frame() -> None:
    clock = ManualClock(NOW)
    interaction_ages, click = InteractionAges(clock), interaction(NOW)
    interaction_ages.note(click)
    assert interaction_ages.age(click) == 0
    await clock.advance(TOO_OLD)
    assert not interaction_ages.is_late(click)
    await clock.advance(0.1)
    late = metrics.LATE._value.get()
    assert interaction_ages.is_late(click)
    assert metrics.LATE._value.get() == late + 1


@pytest.mark.parametrize("wrong", [-3600.0, -5.0, 0.0, 5.0, 3600.0])
def test_a_wrong_clock_of_this_machine_makes_nothing_late(wrong: float) -> None:
    """Its id tells when it was made, by Discord's clock: that alone says nothing."""
    interaction_ages, fresh = InteractionAges(ManualClock(NOW + wrong)), interaction(NOW)
    interaction_ages.note(fresh)
    assert not interaction_ages.is_late(fresh)
    answer(interaction_ages, NOW)
    assert not interaction_ages.is_late(fresh)
    old = interaction(NOW - 4, 2)
    interaction_ages.note(old)
    assert interaction_ages.is_late(old)


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
    interaction_ages = InteractionAges(clock)
    for pause, latency in latencies:
        discord += pause
        said = discord
        discord += latency
        clock._now = discord + wrong
        answer(interaction_ages, said)
    click = interaction(discord - age)
    interaction_ages.note(click)
    assert interaction_ages.age(click) <= age + 0.01
    assert not interaction_ages.is_late(click)


async def test_an_estimate_that_is_wrong_costs_one_click() -> None:
    """As an answer with a date ahead of Discord's own clock leaves it."""
    clock, asked = ManualClock(NOW), 0
    interaction_ages = InteractionAges(clock)

    async def ask() -> None:
        nonlocal asked
        asked += 1
        answer(interaction_ages, NOW)

    interaction_ages.ask = ask
    for ahead in (0, 10, 0):
        answer(interaction_ages, NOW + ahead)
    first, second = interaction(NOW), interaction(NOW, 2)
    interaction_ages.note(first)
    assert interaction_ages.is_late(first)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    interaction_ages.note(second)
    assert not interaction_ages.is_late(second)
    assert asked == 1


async def test_whoever_is_really_late_stays_so() -> None:
    interaction_ages = InteractionAges(ManualClock(NOW))

    async def ask() -> None:
        answer(interaction_ages, NOW)

    interaction_ages.ask = ask
    answer(interaction_ages, NOW)
    for number in range(3):
        old = interaction(NOW - 4, number)
        interaction_ages.note(old)
        assert interaction_ages.is_late(old)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_discord_that_cannot_be_asked_troubles_nobody() -> None:
    interaction_ages = InteractionAges(ManualClock(NOW))

    async def ask() -> None:
        raise OSError("no way there")

    interaction_ages.ask = ask
    answer(interaction_ages, NOW)
    old = interaction(NOW - 4)
    interaction_ages.note(old)
    assert interaction_ages.is_late(old)
    assert interaction_ages._asking is not None
    await interaction_ages._asking


async def test_a_date_of_long_ago_tells_nothing() -> None:
    """Meanwhile the clock of this machine may have gone wrong by as much."""
    clock = ManualClock(NOW)
    interaction_ages = InteractionAges(clock)
    answer(interaction_ages, NOW)
    await clock.advance(86400)
    click = interaction(NOW + 86400 - 4)
    interaction_ages.note(click)
    assert not interaction_ages.is_late(click)
    answer(interaction_ages, NOW + 86400)
    assert interaction_ages.is_late(click)


def test_what_is_no_date_tells_nothing() -> None:
    interaction_ages, old = InteractionAges(ManualClock(NOW)), interaction(NOW - 60)
    for date in ("", "yesterday", "-1"):
        interaction_ages._read_date(date)
    assert interaction_ages.age(old) == 0
