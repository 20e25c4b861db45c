"""Tables, a bot that is killed again and again, and what is looked at afterwards."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from bot.clock import SystemClock
from bot.sandbox import Exchange, Rest, Sandbox
from bot.sandbox.world import Channel
from bot.settings import ALL
from bot.storage.engine.engines import engine_of
from bot.storage.games import rulesets
from bot.storage.people import people, servers
from bot.storage.upkeep.check import check
from bot.tables import Tables
from tests.patience import PATIENCE
from tests.tools.kill.ledger import Ledger
from tests.tools.kill.players import MOMENTS, RULES, Pair, Player
from tests.tools.kill.processes import THINKS, Processes
from tests.tools.kill.waits import LOOKS_EVERY, Answers, Standstill, stands_by_its_rules

TABLES = 20
LONGEST = 150
"""requests to Discord after which a bot is killed at the latest, unless somebody wants it sooner"""

PATIENT = 4
"""times as many may pass until what a kill waits for"""

SLEEPS = 0.2
"""of the deliverer's kills: it is put to sleep instead"""

SETTINGS = {
    "ROBOT_DELAY": "0",  # unless somebody else may think meanwhile: `THINKING_AHEAD`
    "TRICK_PAUSE": "0",
    "LOBBY_MINUTES": "1",
    "LOG_LEVEL": "WARNING",
}


THINKING_AHEAD = {"ROBOT_DELAY": "0.4"}
"""where a process does nothing but think"""


class Outcome(NamedTuple):
    kills: Mapping[str, int]
    """by what the process was for, or that it was put to sleep"""
    tables: int
    actions: int
    acknowledged: int
    moments: Mapping[str, int]
    """kills just when somebody did so: a contra, the last card of a trick, an exchange, …"""
    answers: Answers
    stood_still: float
    """seconds in which nothing happened at a table, at the most"""
    went_on: float
    """likewise, from when whoever delivers was killed or fell asleep last"""
    taken_over: float
    """seconds until another one delivered, at the most"""
    elsewhere: int
    """turns of robots, after the last kill, of which processes thought that do nothing else"""

    def __str__(self) -> str:
        kills = ", ".join(f"{count} of {what}" for what, count in self.kills.items())
        thought = f"Thinkers had {self.elsewhere} turns of robots at the end. "
        moments = ", ".join(f"{count} at a {what}" for what, count in self.moments.items())
        return (
            f"{sum(self.kills.values())} kills ({kills}; {moments or 'none at a moment of note'}): "
            f"{self.tables} parties to their end, {self.actions} actions, "
            f"{self.acknowledged} of them acknowledged to people; nothing missing, nothing twice. "
            f"No table stood still for longer than {self.stood_still:.1f} s, {self.went_on:.1f} s "
            f"of them after the last end of whoever delivers; none waited for a deliverer longer "
            f"than {self.taken_over:.1f} s. {thought if self.elsewhere else ''}{self.answers}"
        )


class Evening:
    """People on a loopback Discord, and the processes of a bot that are killed under their hands.

    `where`: its database, as the setting names it; several processes need one on a server.
    `by_http`: what people do is brought by HTTP. `thinking`: seconds, twice as long at the most.
    `reached_at`: how the bot gets to its database, where that is another way than ours.
    """

    def __init__(
        self,
        where: str,
        folder: Path,
        seed: int,
        longest: int = LONGEST,
        tables: int = TABLES,
        roles: Sequence[str] = (ALL,),
        *,
        by_http: bool = False,
        thinking: float = 0.0,
        reached_at: str | None = None,
    ) -> None:
        self._where = where
        self._folder = folder
        self._chance = random.Random(seed)
        self._seed = seed
        self._longest = longest
        self._tables = tables
        self.sandbox = Sandbox(SystemClock(), rate_limits=False)
        self.ledger = Ledger(self.sandbox, where)
        self.answers = Answers()
        self.standstill = Standstill()
        self._roles = roles
        self._by_http = by_http
        self._reached_at = reached_at or where
        self.thinking = thinking
        self.up = asyncio.Event()
        self.killed = asyncio.Event()
        self.last_call = False
        self._players: dict[str, Player] = {}
        self._requests = 0
        self._enough = asyncio.Event()
        self._wanted = ""
        """the moment that a kill waits for, with so much patience"""
        self._moments = Counter[str]()
        self._kills = Counter[str]()
        self._taken_over = [0.0]
        self._elsewhere = 0
        self._waiting = set[asyncio.Task[None]]()

    @property
    def channel(self) -> Channel:
        return self.sandbox.channel("belote")

    async def run(self, kills: int, tell: Callable[[int], None] = lambda number: None) -> Outcome:
        """Kill processes so many times; then everybody finishes, and all is looked at."""
        async with self.playing() as (processes, playing):
            for number in range(kills):
                await processes.start()
                await self._some_time()
                await self._kill(processes)
                tell(number + 1)
                if playing.done():
                    playing.result()
            await self._finish(processes, playing)
        done = len(self.ledger.done)
        return Outcome(
            dict(self._kills),
            self.ledger.finished,
            self.ledger.actions,
            done,
            dict(self._moments),
            self.answers,
            self.standstill.longest,
            self.standstill.longest_since_end,
            max(self._taken_over),
            self._elsewhere,
        )

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[tuple[Processes, asyncio.Future[Any]]]:
        """Everybody plays for the block, with processes that are not started."""
        async with AsyncExitStack() as stack:
            await self.sandbox.start()
            stack.push_async_callback(self.sandbox.stop)
            stack.callback(self.ledger.close)
            await self._prepare()
            settings = SETTINGS | (THINKING_AHEAD if THINKS in self._roles else {})
            settings |= {"DATABASE": self._reached_at}
            processes = Processes(
                self.sandbox, self._where, self._roles, settings, by_http=self._by_http
            )
            stack.push_async_callback(processes.close)
            stack.callback(self._keep_log, processes)
            await processes.introduce()
            self._watch()
            looking = asyncio.create_task(self._look_again_and_again())
            stack.callback(looking.cancel)
            pairs = [self._pair(number) for number in range(self._tables)]
            playing = asyncio.gather(*(pair.run() for pair in pairs))
            stack.push_async_callback(_stop, playing)
            yield processes, playing

    async def _finish(self, processes: Processes, playing: asyncio.Future[Any]) -> None:
        """Everybody plays to the end, and all is looked at."""
        self.last_call = True
        await processes.start()
        async with asyncio.timeout(PATIENCE):
            await playing
            while self.ledger.lagging():
                await asyncio.sleep(0.05)
        self._elsewhere = await processes.thought_elsewhere()
        assert self._elsewhere or THINKS not in self._roles, processes.log
        await processes.stop()
        self.ledger.check()
        processes.check()
        assert self.ledger.standing_twice() == []
        report = check(engine_of(self._where))
        assert report.findings == (), report
        assert not any("Traceback" in line for line in processes.log), processes.log

    def _keep_log(self, processes: Processes) -> None:
        (self._folder / "bot.log").write_text("\n".join(processes.log), "utf-8")

    async def _prepare(self) -> None:
        """Rules for a short party, saved on the server under their name."""
        database = await engine_of(self._where).open()
        async with database.write() as connection:
            server = await servers.meet(connection, int(self.sandbox.guild.id))
            await servers.change(connection, server.id, most_tables=2 * self._tables)
            alice = self.sandbox.people["alice"]
            person = await people.meet(connection, int(alice.id), alice.name, "en", 0)
            for name, (preset, changes) in RULES.items():
                await rulesets.save(
                    connection,
                    server.id,
                    name.casefold(),
                    name=name,
                    preset=preset,
                    changes={"end_mode": "deals", "deals_limit": 1, **changes},
                    saved_by=person.id,
                    saved_at=0,
                )
        await database.close()

    def _pair(self, number: int) -> Pair:
        host, guest = (self._player(f"{name}{number}") for name in ("host", "guest"))
        return Pair(host, guest, number)

    def _player(self, name: str) -> Player:
        player = Player(self, self.sandbox.add_person(name), f"{self._seed}{name}")
        self._players[player.person.id] = player
        return player

    # Watching ----------------------------------------------------------------------------------

    def _watch(self) -> None:
        if self._by_http:
            self.up.set()
        else:
            self.sandbox.gateway.on_change.append(self._look_at_gateway)
        self.sandbox.on_exchange.append(self._count)
        self.sandbox.on_change.append(lambda change: self._tell(change.channel_id))

    def _look_at_gateway(self) -> None:
        sessions = self.sandbox.gateway.sessions.values()
        if any(session.connection for session in sessions):
            self.killed.clear()
            self.up.set()
        else:
            self.up.clear()

    def _tell(self, channel_id: str | None) -> None:
        channel = self.sandbox.world.channels.get(channel_id or "")
        for each in channel.recipients if channel else ():
            if each in self._players:
                self._players[each].news.set()

    def _count(self, exchange: Exchange) -> None:
        if isinstance(exchange, Rest):
            self._requests -= 1
        if self._requests <= 0:
            self._enough.set()

    def begin_to_count(self) -> None:
        """How long people wait is counted from now on."""
        self.answers, self.standstill = Answers(), Standstill()

    async def _look_again_and_again(self) -> None:
        database = engine_of(self._where).lazily()
        tables = Tables(database, clock := SystemClock())
        try:
            while True:
                with self.ledger.looking() as connection:
                    self.standstill.look(connection)
                for each in self.standstill.standing:
                    if stands_by_its_rules(await tables.load(each), clock.now()):
                        self.standstill.excuse(each)
                await asyncio.sleep(LOOKS_EVERY)
        finally:
            await database.close()

    # Killing -----------------------------------------------------------------------------------

    async def _some_time(self) -> None:
        """Until a random instant: mostly counted by what the bot does, so that it gets somewhere
        on any machine, and a little later, so that it is in the middle of something."""
        if self._chance.random() < 0.1:
            await asyncio.sleep(self._chance.uniform(0, 0.3))
            return
        self._wanted = self._chance.choice(MOMENTS) if self._chance.random() < 0.4 else ""
        most = self._longest
        self._requests = PATIENT * most if self._wanted else self._chance.randint(1, most)
        self._enough.clear()
        async with asyncio.timeout(PATIENCE):
            await self._enough.wait()
        await asyncio.sleep(self._chance.uniform(0, 0.03))

    def at_a_moment(self, which: str) -> None:
        if which == self._wanted and not self._enough.is_set():
            self._moments[which] += 1
            self._enough.set()

    async def _kill(self, processes: Processes) -> None:
        """Kill one of them, twice as often whoever delivers; or put that one to sleep."""
        deliverer = processes.deliverer()
        one = self._chance.choice([*processes.all, deliverer or processes.all[0]])
        if one is deliverer:
            self.standstill.ended = asyncio.get_running_loop().time()
        if one is deliverer and self._chance.random() < SLEEPS:
            self._kills["the deliverer put to sleep"] += 1
            self._taken_over.append(await processes.put_to_sleep(one))
        else:
            self._kills["the deliverer" if one is deliverer else one.roles] += 1
            await processes.kill(one)
            if one is deliverer:
                task = asyncio.create_task(self._note_taken_over(processes))
                self._waiting.add(task)
                task.add_done_callback(self._waiting.discard)
        if len(processes.all) == 1:
            self.killed.set()
            self.up.clear()
        self.ledger.check()
        processes.check()

    async def _note_taken_over(self, processes: Processes) -> None:
        self._taken_over.append(await processes.taken_over())


async def _stop(playing: asyncio.Future[Any]) -> None:
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
