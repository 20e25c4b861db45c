"""People at many tables of the loopback, who watch for their turn and click."""

import asyncio
import random
import re
import statistics
import time
from collections import defaultdict
from typing import NamedTuple

from sqlalchemy import Connection, select

from bot.sandbox import Change, Person, Sandbox, ShownMessage
from bot.sandbox.world import Message
from bot.storage.engine.schema import events

ACTION = re.compile(r"dd:(?:play|take|pass):(\d+):(\w+)")
GREEN = 3
PATIENCE = 30.0
"""seconds after which what was not shown is counted as missing"""
AGAIN = 1.0
"""seconds after which somebody clicks again when it was in vain"""


class Turn(NamedTuple):
    """A hand that asks its owner for something."""

    key: str
    person: Person
    message: ShownMessage
    choices: list[str]
    cards: int


class Timings:
    """Seconds, of one stretch of clicking."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.shown: list[float] = []
        self.by_table: dict[str, list[float]] = defaultdict(list)
        """the same as `shown`"""
        self.unanswered = 0
        """clicks without an answer within Discord's three seconds"""
        self.missing = 0
        """actions that nobody saw in time"""

    def rows(self, name: str) -> list[tuple[str, str]]:
        rows = [(f"{name}: click → acknowledgement", percentiles(self.acknowledged))]
        if self.shown:
            rows.append((f"{name}: click → table and next hand shown", percentiles(self.shown)))
        if self.unanswered:
            rows.append((f"{name}: clicks not answered within 3 s", str(self.unanswered)))
        if self.missing:
            rows.append((f"{name}: actions not shown within {PATIENCE:.0f} s", str(self.missing)))
        return rows


class Evening:
    """Watches the loopback for whose turn it is, and plays."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.turns: dict[str, Turn] = {}
        self.played: list[tuple[str, str]] = []
        """game and decision of each click that was acknowledged"""
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
        if not choices or len(buttons) < 2:
            return  # the last card of a hand plays itself
        _, _, game, key, *_ = choices[0].split(":")
        owner = self._owner(dm)
        self.turns[game] = Turn(key, owner, shown, choices, len(buttons))
        self.news[game].set()

    def _owner(self, dm: str) -> Person:
        if dm not in self.owners:
            everybody = self.sandbox.people.values()
            self.owners = {each.dm.id: each for each in everybody if each.dm}
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

    async def play_all(
        self, games: list[str], seconds: float, thinking: tuple[float, float]
    ) -> Timings:
        """Clicks at these tables; people think so long (at least, at most) before each."""
        timings = Timings()
        until = time.perf_counter() + seconds
        chances = (random.Random(number) for number in range(len(games)))
        await asyncio.gather(
            *(
                self.play(game, until, thinking, chance, timings)
                for game, chance in zip(games, chances, strict=True)
            )
        )
        return timings

    async def play(
        self,
        game: str,
        until: float,
        thinking: tuple[float, float],
        chance: random.Random,
        timings: Timings,
    ) -> None:
        last, thought = "", chance.uniform(0.0, thinking[1])  # not all begin at the same moment
        while time.perf_counter() < until:
            turn = await self._next_turn(game, last, until)
            if turn is None:
                return
            await asyncio.sleep(thought)
            thought = chance.uniform(*thinking)
            if time.perf_counter() >= until:
                return
            last = turn.key
            began = time.perf_counter()
            if not await self._click(turn, chance, timings):
                continue
            self.played.append((game, turn.key))
            timings.acknowledged.append(time.perf_counter() - began)
            if turn.cards > 2 and time.perf_counter() < until:
                if not await self._is_shown(game, turn.key, began):
                    timings.missing += 1
                elif _deal(self.turns[game].key) == _deal(turn.key):
                    took = time.perf_counter() - began
                    timings.shown.append(took)
                    timings.by_table[game].append(took)

    async def _click(self, turn: Turn, chance: random.Random, timings: Timings) -> bool:
        """Tell whether the click was acknowledged as an action."""
        reply = await turn.person.click(turn.message, custom_id=chance.choice(turn.choices))
        if reply.kind == "deferred":
            # Such a click counts as acknowledged only once its result is shown.
            shown = asyncio.Event()
            self.deferred.setdefault(turn.message.id, []).append(shown)
            try:
                await asyncio.wait_for(shown.wait(), PATIENCE)
            except TimeoutError:
                timings.missing += 1
                return False
        if reply.kind == "none":
            timings.unanswered += 1
        # "message": a refusal
        return reply.kind not in ("none", "message")

    async def act(self, game: str, until: float, chance: random.Random, timings: Timings) -> bool:
        """Click at a table until that is acknowledged as an action; False: not before `until`."""
        while time.perf_counter() < until:
            turn = await self._next_turn(game, "", until)
            if turn is not None and await self._click(turn, chance, timings):
                self.played.append((game, turn.key))
                return True
            await asyncio.sleep(AGAIN)
        return False

    async def first_turn(self, game: str) -> None:
        """Wait until the table is dealt and somebody is asked."""
        if await self._next_turn(game, "", time.perf_counter() + 120) is None:
            raise TimeoutError(f"game {game} does not begin")

    async def _next_turn(self, game: str, last: str, until: float) -> Turn | None:
        while (turn := self.turns.get(game)) is None or turn.key == last:
            if not await self._news(game, until - time.perf_counter()):
                return None
        return turn

    async def _is_shown(self, game: str, key: str, began: float) -> bool:
        while self.turns[game].key == key or self.edited.get(game, 0) < began:
            if not await self._news(game, began + PATIENCE - time.perf_counter()):
                return False
        return True

    async def _news(self, game: str, patience: float) -> bool:
        self.news[game].clear()
        try:
            await asyncio.wait_for(self.news[game].wait(), max(0.0, patience))
        except TimeoutError:
            return False
        return True

    def lost(self, connection: Connection) -> int:
        """How many acknowledged clicks are not in the database: read it while nobody plays."""
        found = connection.execute(select(events.game_id, events.decision))
        return len(set(self.played) - {(str(game), decision) for game, decision in found})


def _deal(key: str) -> str:
    """Return the deal of a decision; before another one, a sheet is read and somebody may cut."""
    return re.split(r"\D", key, maxsplit=1)[0]


def percentiles(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return "too few clicks"
    return (
        f"p50 {percentile(seconds, 50) * 1000:.0f} ms, p99 {percentile(seconds, 99) * 1000:.0f} ms "
        f"({len(seconds)} clicks)"
    )


def percentile(seconds: list[float], percent: int) -> float:
    """NaN for too few."""
    if len(seconds) < 2:
        return float("nan")
    return statistics.quantiles(seconds, n=100, method="inclusive")[percent - 1]
