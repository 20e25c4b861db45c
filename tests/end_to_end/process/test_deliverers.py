"""Two processes of one bot on a PostgreSQL server: one delivers, the other stands by, and takes
over when the first is asked to end, is killed, or sleeps."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Callable

import pytest

from bot.clock import SystemClock
from bot.sandbox import BotProcess, Sandbox
from bot.settings import PREFIX
from cogs.process import ANOTHER_DELIVERS
from tests.end_to_end.process.test_process import Alone
from tests.patience import PATIENCE
from tests.sandbox_fixtures import running_sandbox
from tests.storage import servers
from tests.tools import forked

pytestmark = pytest.mark.postgresql

DELIVERS = re.compile(r"this process is the deliverer now")
STANDS_BY = re.compile("another process is the deliverer: this one stands by")


class Two:
    """The first delivers, the second stands by, and Alice plays with three robots."""

    def __init__(self, sandbox: Sandbox, database: str) -> None:
        self.database = database
        self.first, self.second = (self._process(sandbox) for _ in range(2))
        self.alice = Alone(sandbox, self.first)

    def _process(self, sandbox: Sandbox) -> BotProcess:
        settings = {
            "DISCORD_URL": sandbox.url,
            "DISCORD_TOKEN": sandbox.token,
            "DATABASE": servers.server().address(self.database),
            "ROBOT_DELAY": "0",
            "TRICK_PAUSE": "0",
        }
        env = os.environ | {PREFIX + name: value for name, value in settings.items()}
        command = [*forked.command(), "-m", "tests.end_to_end.known_deals", "run", "--sync"]
        return BotProcess(command, env)

    async def start(self) -> None:
        await self.alice.start()
        await self.second.start()
        await until(self.second, lambda: said(self.second, STANDS_BY))
        assert not said(self.second, DELIVERS)

    async def take_over(self) -> None:
        """Wait until the second delivers."""
        await until(self.second, lambda: said(self.second, DELIVERS))
        self.alice.process = self.second

    def deliverer(self) -> int:
        """The process that has the lease: what was started may only stand for it."""
        [[holder]] = servers.server().say("SELECT holder FROM leases", self.database)
        return int(holder.rpartition(":")[2])

    async def click(self) -> None:
        await self.alice.asked()
        await self.alice.click(self.alice.choices()[-1])

    def written(self) -> list[tuple[int, str]]:
        """Each action of the table, in order."""
        asked = "SELECT number, action FROM events ORDER BY number"
        return [(row[0], row[1]) for row in servers.server().say(asked, self.database)]


def said(process: BotProcess, what: re.Pattern[str]) -> list[str]:
    return [line for line in process.log if what.search(line)]


async def until(process: BotProcess, holds: Callable[[], object]) -> None:
    changed = asyncio.Event()
    process.on_change.append(changed.set)
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                changed.clear()
                await changed.wait()
    except TimeoutError:
        raise AssertionError("\n".join(process.log)) from None
    finally:
        process.on_change.remove(changed.set)


@pytest.fixture
async def two() -> AsyncIterator[Two]:
    database = servers.server().new_database()
    async with running_sandbox(SystemClock()) as sandbox:
        made = Two(sandbox, database)
        try:
            yield made
        finally:
            for each in (made.first, made.second):
                await each.stop()
    servers.server().drop(database)


@pytest.mark.parametrize("end", ["asked to end", "killed"])
async def test_the_second_takes_over(two: Two, end: str) -> None:
    await two.start()
    await two.alice.open_table()
    await two.click()
    if end == "killed":
        await two.first.kill()
    else:
        assert await two.first.stop(patience=PATIENCE) == 0
        assert said(two.first, re.compile("this process is the deliverer no more"))
    await two.take_over()
    assert said(two.second, re.compile("now, number 2$"))
    await two.click()
    numbers = [number for number, _ in two.written()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_one_that_slept_and_wakes_writes_nothing(two: Two) -> None:
    await two.start()
    await two.alice.open_table()
    await two.click()
    sleeper = two.deliverer()
    os.kill(sleeper, signal.SIGSTOP)
    await two.take_over()
    await two.click()
    before = two.written()
    os.kill(sleeper, signal.SIGCONT)
    async with asyncio.timeout(PATIENCE):
        assert await two.first.wait() == ANOTHER_DELIVERS
    assert said(two.first, re.compile("another process delivers: this one ends"))
    assert two.written()[: len(before)] == before
    await two.click()
    titles = [hand.text().split("\n")[0] for hand in two.alice.hands()]
    assert len(set(titles)) == len(titles), "no hand stands twice"
    await two.first.start()
    await until(two.first, lambda: len(said(two.first, STANDS_BY)) == 1)
