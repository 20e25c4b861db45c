"""The processes of one bot: started, killed, put to sleep, and started again."""

import asyncio
import os
import signal
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http import HTTPStatus

import aiohttp

from bot.sandbox import BotProcess, Sandbox
from bot.settings import ALL, PREFIX
from cogs.process import ANOTHER_DELIVERS
from tests.patience import PATIENCE
from tests.tools import forked
from tests.tools.bench._running import Metrics, free_port
from tests.tools.kill.fencing import Fencing, Holder
from tests.tools.kill.proxy import Proxy
from tests.tools.kill.waits import LOOKS_EVERY

THINKS = "thinks"
MIXED = ("delivers,thinks", "answers", ALL, THINKS)
"""the roles of several processes, one after the other: the third answers and stands by"""
LARGE = ("delivers", "delivers", "answers", "answers", THINKS)
"""as docs/operating.md has them: one that delivers and one that stands by, two that answer"""
DELIVERING = (ALL, "delivers")
THOUGHTS = "dix_de_der_thoughts_total"


def mixed(count: int) -> Sequence[str]:
    """Return the roles of so many processes; of one: all, and it is told by the gateway."""
    return (ALL,) * count if count < 3 else (MIXED * count)[:count]


class One:
    """One of the processes, over all its starts."""

    def __init__(self, number: int, roles: str, process: BotProcess, health: int) -> None:
        self.roles = roles
        self.process = process
        self.health_port = health
        self._number = number
        self._starts = 0

    @property
    def delivers(self) -> bool:
        return self.roles.startswith(DELIVERING)

    @property
    def name(self) -> str:
        """Return what its connections are called on a server, another name for each start."""
        return f"{self._number}-{self._starts}"

    async def start(self) -> None:
        if not self.process.running:
            self._starts += 1
            self.process.env["PGAPPNAME"] = self.name
            await self.process.start()

    async def is_well(self) -> None:
        """Wait until it does what it is for, or stands by, as its /healthz says."""
        async with aiohttp.ClientSession() as session, asyncio.timeout(PATIENCE):
            while True:
                with suppress(aiohttp.ClientError):
                    async with session.get(
                        f"http://127.0.0.1:{self.health_port}/healthz"
                    ) as answer:
                        if answer.status == HTTPStatus.OK:
                            return
                await asyncio.sleep(LOOKS_EVERY)

    async def thoughts(self) -> int:
        """Return of how many robots' turns it has thought since it was started."""
        values = (await Metrics.read(self.health_port)).values
        return int(sum(values[each] for each in values if each.startswith(THOUGHTS)))


class Processes:
    """All of them, over one database; `where` it is as the setting names it, unless `settings` have
    another way to it.

    More than one are on a server, and are brought what people do by HTTP, through a proxy.
    `watched`: the server notes who of several writes, which costs it something at each statement.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        where: str,
        roles: Sequence[str],
        settings: Mapping[str, str],
        *,
        by_http: bool,
        watched: bool = True,
    ) -> None:
        self._sandbox = sandbox
        self.log = deque[str]()
        self._run = [*forked.command(), "-m", "bot", "run"]
        self._fencing = Fencing(where) if len(roles) > 1 and watched else None
        ports: list[int] = []
        self.all: list[One] = []
        for number, each in enumerate(roles):
            own = {"DISCORD_URL": sandbox.url, "DISCORD_TOKEN": sandbox.token, "DATABASE": where}
            health = free_port()
            own |= {**settings, "ROLES": each, "HEALTH_PORT": str(health)}
            if by_http and ("answers" in each or each == ALL):
                ports.append(free_port())
                own["INTERACTIONS_PORT"] = str(ports[-1])
            env = os.environ | {PREFIX + name: value for name, value in own.items()}
            process = BotProcess(self._run, env)
            process.log = self.log
            self.all.append(One(number, each, process, health))
        self.proxy = Proxy(ports) if by_http else None

    async def introduce(self) -> None:
        """Tell Discord the commands, by one that is killed at once."""
        first = self.all[0].process
        first.argv = (*self._run, "--sync")
        await self.all[0].start()
        await self._sandbox.until(lambda: bool(self._sandbox.world.commands()), seconds=PATIENCE)
        await self.kill(self.all[0])
        first.argv = (*self._run,)
        if self.proxy is not None:
            await self.proxy.start()
            self._sandbox.endpoint.url = self.proxy.url
            for each in self.all:
                each.process.env[f"{PREFIX}INTERACTIONS_URL"] = self.proxy.url

    async def start(self) -> None:
        """Start whoever does not run."""
        for each in self.all:
            await each.start()

    async def kill(self, one: One) -> None:
        assert await one.process.kill() == -signal.SIGKILL, self.log  # it had not ended by itself
        if len(self.all) == 1:
            self._sandbox.gateway.drop(resumable=False)  # a new process resumes nothing

    def deliverer(self) -> One | None:
        """Return who has the lease, or had it last, if it runs."""
        holder = self._holder()
        return next((each for each in self.all if self._is(each, holder)), None)

    def _holder(self) -> Holder:
        return self._fencing.holder() if self._fencing else Holder("", 0, 0)

    def _is(self, one: One, holder: Holder) -> bool:
        return one.process.running and one.name == holder.process

    async def taken_over(self) -> float:
        """Wait until another one has the lease than has it now; the seconds."""
        began, before = time.monotonic(), self._holder().number
        while self._holder().number == before:
            if time.monotonic() - began > PATIENCE:
                raise AssertionError(self._fencing and self._fencing.sessions())
            await asyncio.sleep(LOOKS_EVERY)
        return time.monotonic() - began

    async def put_to_sleep(self, one: One) -> float:
        """Let whoever delivers sleep until another one does; then wake it: it ends by itself."""
        holder = self._holder()
        assert self._is(one, holder)
        os.kill(holder.pid, signal.SIGSTOP)
        try:
            seconds = await self.taken_over()
        finally:
            os.kill(holder.pid, signal.SIGCONT)
        async with asyncio.timeout(PATIENCE):
            assert await one.process.wait() == ANOTHER_DELIVERS, self.log
        return seconds

    async def thought_elsewhere(self) -> int:
        """Return of how many robots' turns those have thought that do nothing else, since they were
        started last."""
        return sum([await each.thoughts() for each in self.all if each.roles == THINKS])

    def check(self) -> None:
        if self._fencing is not None:
            self._fencing.check()

    async def stop(self) -> None:
        """Ask all to end; each does."""
        ended = await asyncio.gather(*(each.process.stop(patience=PATIENCE) for each in self.all))
        assert not any(ended), (ended, self.log)

    async def close(self) -> None:
        """Whatever has happened: have none of them run on."""
        for each in self.all:
            if each.process.running:
                await each.process.kill()
        if self.proxy is not None:
            await self.proxy.stop()
        if self._fencing is not None:
            self._fencing.close()
