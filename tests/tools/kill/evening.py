"""Tables, a bot that is killed again and again, and what is looked at afterwards."""

import asyncio
import os
import random
import signal
from collections import Counter, deque
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from bot.clock import SystemClock
from bot.sandbox import BotProcess, Exchange, Rest, Sandbox
from bot.sandbox.world import Channel
from bot.settings import PREFIX
from bot.storage.engine.engines import engine_of
from bot.storage.games import rulesets
from bot.storage.people import people, servers
from tests.patience import PATIENCE
from tests.storage.databases import check_file
from tests.tools import forked
from tests.tools.kill.ledger import Ledger
from tests.tools.kill.players import MOMENTS, RULES, Pair, Player

TABLES = 20
LONGEST = 150
"""requests to Discord after which a bot is killed at the latest, unless somebody wants it sooner"""

PATIENT = 4
"""times as many may pass until what a kill waits for"""


class Outcome(NamedTuple):
    kills: int
    tables: int
    actions: int
    acknowledged: int
    moments: Mapping[str, int]
    """kills just when somebody did so: a contra, the last card of a trick, an exchange, …"""

    def __str__(self) -> str:
        moments = ", ".join(f"{count} at a {what}" for what, count in self.moments.items())
        return (
            f"{self.kills} kills ({moments or 'none at a moment of note'}): "
            f"{self.tables} parties to their end, {self.actions} actions, "
            f"{self.acknowledged} of them acknowledged to people; nothing missing, nothing twice"
        )


class Evening:
    """People on a loopback Discord, and the bot that is killed under their hands."""

    def __init__(
        self, folder: Path, seed: int, longest: int = LONGEST, tables: int = TABLES
    ) -> None:
        self._file = folder / "games.db"
        self._folder = folder
        self._log = deque[str]()
        self._chance = random.Random(seed)
        self._seed = seed
        self._longest = longest
        self._tables = tables
        self.sandbox = Sandbox(SystemClock(), rate_limits=False)
        self.ledger = Ledger(self.sandbox, self._file)
        self.up = asyncio.Event()
        self.killed = asyncio.Event()
        self.last_call = False
        self._players: dict[str, Player] = {}
        self._requests = 0
        self._enough = asyncio.Event()
        self._wanted = ""
        """the moment that a kill waits for, with so much patience"""
        self._moments = Counter[str]()

    @property
    def channel(self) -> Channel:
        return self.sandbox.channel("belote")

    async def run(self, kills: int, tell: Callable[[int], None] = lambda number: None) -> Outcome:
        """Kill the bot so many times; then everybody finishes, and all is looked at."""
        async with AsyncExitStack() as stack:
            await self.sandbox.start()
            stack.push_async_callback(self.sandbox.stop)
            await self._prepare()
            run = [*forked.command(), "-m", "bot", "run"]
            bot = BotProcess([*run, "--sync"], os.environ | self._settings())
            stack.push_async_callback(bot.stop)
            bot.log = self._log
            stack.callback(self._keep_log)
            await bot.start()
            await self.sandbox.until(self._has_commands, seconds=PATIENCE)
            assert await bot.kill() == -signal.SIGKILL, self._log
            bot.argv = (*run,)
            self._watch()
            pairs = [self._pair(number) for number in range(self._tables)]
            playing = asyncio.gather(*(pair.run() for pair in pairs))
            stack.callback(playing.cancel)
            for number in range(kills):
                await bot.start()
                await self._some_time()
                await self._kill(bot)
                tell(number + 1)
                if playing.done():
                    playing.result()
            self.last_call = True
            await bot.start()
            async with asyncio.timeout(PATIENCE):
                await playing
                await self._all_shown()
            assert await bot.stop(patience=PATIENCE) == 0, self._log
            self._look_at_everything()
        done = len(self.ledger.done)
        return Outcome(kills, self.ledger.finished, self.ledger.actions, done, dict(self._moments))

    def _keep_log(self) -> None:
        (self._folder / "bot.log").write_text("\n".join(self._log), "utf-8")

    def _settings(self) -> dict[str, str]:
        settings = {
            "DISCORD_URL": self.sandbox.url,
            "DISCORD_TOKEN": self.sandbox.token,
            "DATABASE": str(self._file),
            "ROBOT_DELAY": "0",
            "TRICK_PAUSE": "0",
            "LOBBY_MINUTES": "1",
            "LOG_LEVEL": "WARNING",
        }
        return {PREFIX + name: value for name, value in settings.items()}

    async def _prepare(self) -> None:
        """Rules for a short party, saved on the server under their name."""
        database = await engine_of(str(self._file)).open()
        async with database.write() as connection:
            server = await servers.meet(connection, int(self.sandbox.guild.id))
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

    def _has_commands(self) -> bool:
        return bool(self.sandbox.world.commands())

    # Watching ----------------------------------------------------------------------------------

    def _watch(self) -> None:
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

    async def _kill(self, bot: BotProcess) -> None:
        assert await bot.kill() == -signal.SIGKILL, self._log  # it had not ended by itself
        self.sandbox.gateway.drop(resumable=False)  # a new process resumes nothing
        self.killed.set()
        self.up.clear()
        self.ledger.check()

    # Looking -----------------------------------------------------------------------------------

    async def _all_shown(self) -> None:
        while self._lagging():
            await asyncio.sleep(0.05)

    def _lagging(self) -> int:
        with self.ledger.file() as connection:
            query = "SELECT count(*) FROM messages WHERE shown < wanted"
            return connection.execute(query).fetchone()[0]

    def _look_at_everything(self) -> None:
        self.ledger.check()
        assert self.ledger.standing_twice() == []
        report = check_file(self._file)
        assert report.findings == (), report
        assert not any("Traceback" in line for line in self._log), self._log
