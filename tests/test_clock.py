"""The two clocks: the machine's, and the one that tests advance."""

import asyncio

import pytest

from bot import clock as clock_module
from bot.clock import Clock, ManualClock, SystemClock

# The clock that stands still ---------------------------------------------------------------------


async def test_it_stands_still_until_it_is_advanced() -> None:
    clock = ManualClock(100)
    assert clock.now() == 100
    await clock.advance(2.5)
    assert clock.now() == 102.5


async def test_sleepers_wake_in_order_each_at_their_own_moment() -> None:
    clock = ManualClock(0)
    woken: list[tuple[str, float]] = []

    async def sleep(name: str, moment: float) -> None:
        await clock.sleep_until(moment)
        woken.append((name, clock.now()))

    moments = {"c": 3.0, "a": 1.0, "b": 2.0, "a too": 1.0, "late": 9.0}
    tasks = [asyncio.create_task(sleep(*each)) for each in moments.items()]
    await asyncio.sleep(0)
    await clock.advance(5)
    assert woken == [("a", 1), ("a too", 1), ("b", 2), ("c", 3)]
    assert clock.now() == 5
    await clock.advance(4)
    assert woken[-1] == ("late", 9)
    await asyncio.gather(*tasks)


async def test_over_what_is_leaped_nobody_wakes_at_a_moment_between() -> None:
    clock = ManualClock(0)
    woken: list[float] = []

    async def sleep(moment: float) -> None:
        await clock.sleep_until(moment)
        woken.append(clock.now())

    tasks = [asyncio.create_task(sleep(moment)) for moment in (1.0, 2.0)]
    await asyncio.sleep(0)
    await clock.leap(5)
    assert woken == [5, 5]
    await asyncio.gather(*tasks)


async def test_who_is_woken_may_sleep_again_within_one_advance() -> None:
    clock = ManualClock(0)
    ticks: list[float] = []

    async def tick() -> None:
        while True:
            await clock.sleep_until(clock.now() + 1)
            ticks.append(clock.now())

    task = asyncio.create_task(tick())
    await asyncio.sleep(0)
    await clock.advance(3.5)
    assert ticks == [1, 2, 3]
    task.cancel()


@pytest.mark.parametrize("moment", [99.0, 100.0])
async def test_a_moment_that_has_come_is_not_waited_for(moment: float) -> None:
    clock = ManualClock(100)
    await clock.sleep_until(moment)
    assert clock.now() == 100


async def test_somebody_who_gave_up_waiting_disturbs_nobody() -> None:
    clock = ManualClock(0)
    gone = asyncio.create_task(clock.sleep_until(1))
    stays = asyncio.create_task(clock.sleep_until(2))
    await asyncio.sleep(0)
    gone.cancel()
    await clock.advance(2)
    assert stays.done()
    assert gone.cancelled()


async def test_it_is_set_and_the_steady_one_goes_on() -> None:
    """Waiting for a moment ends when it has come; waiting for so long, after so long."""
    clock = ManualClock(1000)
    clock.step(-100)
    assert (clock.now(), clock.behind) == (1000, -100)
    woken: list[str] = []

    async def sleep(name: str, by: Clock, moment: float) -> None:
        await by.sleep_until(moment)
        woken.append(name)

    tasks = [
        asyncio.create_task(sleep("moment", clock, 950)),
        asyncio.create_task(sleep("later", clock, 1010)),
        asyncio.create_task(sleep("so long", clock.steady, 1060)),
    ]
    await asyncio.sleep(0)
    clock.set_by(-100)
    assert (clock.now(), clock.steady.now(), clock.behind) == (900, 1000, 0)
    await clock.advance(60)
    assert woken == ["moment", "so long"]
    await clock.advance(50)
    assert woken == ["moment", "so long", "later"]
    await asyncio.gather(*tasks)


# The machine's clock -----------------------------------------------------------------------------


class Machine:
    """Its clock, which somebody sets, and its uptime."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time, self.uptime = 1_800_000_000.0, 5000.0
        self.slept: list[float] = []
        monkeypatch.setattr(clock_module.time, "time", lambda: self.time)
        monkeypatch.setattr(clock_module.time, "monotonic", lambda: self.uptime)
        monkeypatch.setattr(clock_module.asyncio, "sleep", self._sleep)

    def pass_by(self, seconds: float) -> None:
        self.time += seconds
        self.uptime += seconds

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.pass_by(seconds)
        if len(self.slept) > 99:
            raise AssertionError("it sleeps for ever")


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_the_machines_clock_tells_its_time(machine: Machine) -> None:
    clock = SystemClock()
    assert clock.now() == clock.steady.now() == machine.time
    machine.pass_by(1000)
    assert clock.now() == clock.steady.now() == machine.time
    assert clock.behind == 0


@pytest.mark.parametrize("step", [-86400.0, -3600.0, -1.0, 1.0, 10.0, 3600.0, 86400.0])
def test_it_goes_on_evenly_until_it_is_set(machine: Machine, step: float) -> None:
    clock, before = SystemClock(), machine.time
    machine.time += step
    machine.pass_by(5)
    assert clock.now() == before + 5
    assert clock.behind == step
    clock.set_by(step)
    assert clock.now() == machine.time
    assert clock.behind == 0
    assert clock.steady.now() == before + 5


async def test_it_returns_at_once_from_the_past(machine: Machine) -> None:
    await SystemClock().sleep_until(machine.time - 5)
    assert machine.slept == []


async def test_a_long_sleep_is_cut_in_pieces(machine: Machine) -> None:
    """Each piece looks at the time anew: meanwhile it may have been set."""
    await SystemClock().sleep_until(machine.time + 150)
    assert machine.slept == [60, 60, 30]


async def test_a_step_makes_no_sleep_longer(machine: Machine) -> None:
    clock = SystemClock()
    machine.time -= 3600
    await clock.sleep_until(clock.now() + 30)
    assert machine.slept == [30]
