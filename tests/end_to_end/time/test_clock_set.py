"""The machine's clock is set in the middle of a party; Discord's is not."""

from pathlib import Path

import pytest

from bot import metrics
from bot.clock import ManualClock
from bot.tables import Pace
from tests.end_to_end.club import Club, club_in
from tests.end_to_end.playing import Table
from tests.examples import sampled
from tests.sandbox_fixtures import running_sandbox


async def noticed(club: Club, seconds: float) -> None:
    club.clock.step(seconds)
    club.bot.clock_setter.wake()
    await club.settle()
    assert club.clock.behind == 0


@pytest.mark.parametrize("seconds", sampled([-3600.0, 10.0]))
async def test_clicks_are_answered_and_robots_play(tmp_path: Path, seconds: float) -> None:
    clock, late = ManualClock(), metrics.LATE._value.get()
    # The loopback's Discord goes by the clock that nobody sets.
    async with (
        running_sandbox(clock.steady) as sandbox,
        club_in(sandbox, tmp_path, clock, Pace()) as club,
    ):
        await club.open("alice", end="short")
        await club.press("alice", club.lobby("alice"), "fill")
        await club.press("alice", club.lobby("alice"), "start")
        table = Table(club)
        await table.play_until(lambda game: game.events > 4)
        for _ in range(3):
            await noticed(club, seconds)
            began, before = clock.steady.now(), (await table.game()).events
            await table.play_until(lambda game, past=before + 6: game.events > past)
            assert clock.steady.now() - began < 30
        assert not await club.bot.tables.host.is_stuck()
    assert metrics.LATE._value.get() == late
