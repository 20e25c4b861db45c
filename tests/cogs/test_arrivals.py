"""How old an interaction is: since its frame was read, and by Discord's own clock."""

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


def test_what_is_no_date_tells_nothing() -> None:
    arrivals, old = Arrivals(ManualClock(NOW)), interaction(NOW - 60)
    for date in ("", "yesterday", "-1"):
        arrivals._read_date(date)
    assert arrivals.age(old) == 0
