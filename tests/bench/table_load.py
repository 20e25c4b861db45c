"""Clicks at 1, 50 and 200 tables at once over the loopback: how soon they are answered and shown.

The bot is a process of its own with its own database, the loopback and the people who click are
this one. Four people sit at every table and think a few seconds before each click. Pauses that
only please the eye are off, so that what is measured is work.
"""

import asyncio
import os
import random
import re
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bot.clock import SystemClock
from bot.sandbox import Change, Person, Sandbox, ShownMessage
from bot.sandbox.process import BotProcess
from bot.sandbox.world import Message

ROOT: Final = Path(__file__).parents[2]
THINKING: Final = {1: (0.1, 0.3), 50: (3.0, 7.0), 200: (3.0, 7.0)}
"""tables at once, and the seconds that people there think before each click"""
SECONDS: Final = 20.0
ACTION: Final = re.compile(r"dd:(?:play|take|pass):(\d+):(\w+)")
GREEN: Final = 3


class Turn(NamedTuple):
    """A hand that asks its owner for something."""

    key: str
    person: Person
    message: ShownMessage
    choices: list[str]
    cards: int


class Timings:
    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.unanswered = 0
        """clicks without an answer within Discord's three seconds"""

    def rows(self, name: str) -> list[tuple[str, str]]:
        rows = [(f"{name}: click → acknowledgement", _percentiles(self.acknowledged))]
        if self.shown:
            what = f"{name}: click → table and next hand shown"
            rows.append((what, _percentiles(self.shown)))
        if self.unanswered:
            rows.append((f"{name}: clicks not answered within 3 s", str(self.unanswered)))
        return rows


class Evening:
    """Watches the loopback for whose turn it is, and plays."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.turns: dict[str, Turn] = {}
        self.edited: dict[str, float] = {}
        self.deferred: dict[str, list[asyncio.Event]] = {}
        self.news: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.threads: dict[str, str] = {}
        self.owners: dict[str, Person] = {}
        sandbox.on_change.append(self._look)

    def _look(self, change: Change) -> None:
        if change.channel_id is None or change.message_id is None:
            return
        channel = self.sandbox.world.channels.get(change.channel_id)
        message = channel.messages.get(change.message_id) if channel else None
        if channel is None or message is None:
            return
        if channel.id in self.threads:
            game = self.threads[channel.id]
            self.edited[game] = time.perf_counter()
            self.news[game].set()
        elif channel.guild_id is None:
            self._look_at_hand(channel.id, message)

    def _look_at_hand(self, dm: str, message: Message) -> None:
        shown = ShownMessage(message)
        buttons = [b for b in shown.buttons() if b.custom_id and ACTION.match(b.custom_id)]
        for waiting in self.deferred.pop(shown.id, ()):
            waiting.set()
        choices = [
            str(b.custom_id) for b in buttons if b.style == GREEN or "pass" in str(b.custom_id)
        ]
        if not choices:
            return
        _, _, game, key, *_ = choices[0].split(":")
        owner = self._owner(dm)
        self.turns[game] = Turn(key, owner, shown, choices, len(buttons))
        self.news[game].set()

    def _owner(self, dm: str) -> Person:
        if dm not in self.owners:
            everybody = self.sandbox.people.values()
            self.owners[dm] = next(each for each in everybody if each.dm and each.dm.id == dm)
        return self.owners[dm]

    async def open_table(self) -> str:
        """A table with the four people, started."""
        number = len(self.threads)
        people = [self.sandbox.add_person(f"person{number}x{seat}") for seat in range(4)]
        lobby = (await people[0].slash(self.sandbox.channel("belote"), "belote")).message
        assert lobby is not None
        game = next(str(b.custom_id) for b in lobby.buttons()).split(":")[2]
        self.threads[lobby.id] = game
        for seat, person in enumerate(people[1:], 1):
            found = (button.custom_id or "" for button in lobby.buttons())
            sit = next(each for each in found if each.startswith(f"dd:sit:{game}:{seat}:"))
            await person.click(lobby, custom_id=sit)
        await people[0].click(lobby, custom_id=f"dd:start:{game}")
        return game

    async def play(
        self,
        game: str,
        until: float,
        thinking: tuple[float, float],
        chance: random.Random,
        timings: Timings,
    ) -> None:
        last = ""
        while time.perf_counter() < until:
            turn = await self._next_turn(game, last, until)
            if turn is None:
                return
            await asyncio.sleep(chance.uniform(*thinking))
            last = turn.key
            began = time.perf_counter()
            reply = await turn.person.click(turn.message, custom_id=chance.choice(turn.choices))
            if reply.kind == "deferred":
                # Such a click counts as acknowledged only once its result is shown.
                shown = asyncio.Event()
                self.deferred.setdefault(turn.message.id, []).append(shown)
                await asyncio.wait_for(shown.wait(), 60)
            elif reply.kind == "none":
                timings.unanswered += 1
                continue
            elif reply.kind == "message":
                continue  # the last card of a hand has played itself meanwhile
            timings.acknowledged.append(time.perf_counter() - began)
            if turn.cards > 2 and time.perf_counter() < until:
                await self._wait_shown(game, turn.key, began)
                timings.shown.append(time.perf_counter() - began)

    async def first_turn(self, game: str) -> None:
        """Wait until the table is dealt and somebody is asked."""
        if await self._next_turn(game, "", time.perf_counter() + 120) is None:
            raise TimeoutError(f"game {game} does not begin")

    async def _next_turn(self, game: str, last: str, until: float) -> Turn | None:
        while (turn := self.turns.get(game)) is None or turn.key == last:
            if not await self._news(game, until - time.perf_counter()):
                return None
        return turn

    async def _wait_shown(self, game: str, key: str, began: float) -> None:
        while self.turns[game].key == key or self.edited.get(game, 0) < began:
            if not await self._news(game, 30):
                raise TimeoutError(f"game {game} did not show decision {key}")

    async def _news(self, game: str, patience: float) -> bool:
        self.news[game].clear()
        try:
            await asyncio.wait_for(self.news[game].wait(), max(0.0, patience))
        except TimeoutError:
            return False
        return True


async def rows() -> list[tuple[str, str]]:
    table: list[tuple[str, str]] = []
    for count, thinking in THINKING.items():
        table += (await _bare(count, thinking)).rows(f"bare bot, {count} at once")
        table += (await _tables(count, thinking)).rows(f"{count} tables")
    return table


async def _tables(count: int, thinking: tuple[float, float]) -> Timings:
    timings = Timings()
    async with _sandbox() as sandbox:
        with tempfile.TemporaryDirectory() as folder:
            settings = {
                "DIX_DE_DER_DISCORD_TOKEN": sandbox.token,
                "DIX_DE_DER_DISCORD_URL": sandbox.url,
                "DIX_DE_DER_DATABASE": str(Path(folder) / "bench.db"),
                "DIX_DE_DER_TRICK_PAUSE": "0",
                "DIX_DE_DER_ROBOT_DELAY": "0",
                "DIX_DE_DER_SLOW_TURN_NOTICE": "3600",
                "DIX_DE_DER_LOG_LEVEL": "WARNING",
            }
            async with _process(sandbox, ["-m", "bot", "run", "--sync"], settings):
                evening = Evening(sandbox)
                games = [await evening.open_table() for _ in range(count)]
                for game in games:
                    await evening.first_turn(game)
                until = time.perf_counter() + SECONDS
                await asyncio.gather(
                    *(
                        evening.play(game, until, thinking, random.Random(number), timings)
                        for number, game in enumerate(games)
                    )
                )
    return timings


async def _bare(count: int, thinking: tuple[float, float]) -> Timings:
    timings = Timings()
    async with _sandbox() as sandbox:
        argv = ["-m", "tests.bench._bare_bot", sandbox.url, sandbox.token]
        async with _process(sandbox, argv, {}):
            alice = sandbox.people["alice"]
            message = (await alice.slash(sandbox.channel("belote"), "open")).message
            assert message is not None
            until = time.perf_counter() + SECONDS / 2

            async def click(chance: random.Random) -> None:
                while time.perf_counter() < until:
                    await asyncio.sleep(chance.uniform(*thinking))
                    began = time.perf_counter()
                    await alice.click(message, custom_id="click")
                    timings.acknowledged.append(time.perf_counter() - began)

            await asyncio.gather(*(click(random.Random(number)) for number in range(count)))
    return timings


@asynccontextmanager
async def _sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(SystemClock(), rate_limits=False)
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()


@asynccontextmanager
async def _process(
    sandbox: Sandbox, argv: list[str], settings: dict[str, str]
) -> AsyncIterator[None]:
    """A bot as a process of its own, connected and with its commands known."""
    process = BotProcess(
        [sys.executable, *argv], {**os.environ, **settings, "PYTHONPATH": str(ROOT)}
    )
    await process.start()
    try:
        async with asyncio.timeout(30):
            while not (sandbox.gateway.sessions and sandbox.people["alice"].commands()):
                await asyncio.sleep(0.05)
        yield
    except TimeoutError as error:
        raise RuntimeError("\n".join(process.log)) from error
    finally:
        await process.stop()


def _percentiles(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return "too few clicks"
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms ({len(seconds)} clicks)"
