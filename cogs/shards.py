"""The gateway: a connection for each shard, all of them in this process.

discord.py's client for several shards tries no session again once a connection fails, connects one
shard after the other, and waits five seconds for each. Here each shard is what its client for a
single one makes of it, and is kept by itself; as many begin at once as Discord allows.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.clock import Clock
from cogs.connection import UNREACHED, Connection

if TYPE_CHECKING:
    from cogs.bot import DixDeDer

log = logging.getLogger(__name__)

APART = 5.0
"""seconds between two sessions that begin in the same bucket"""
ASKED_AGAIN = 5.0
"""seconds after which Discord is asked again how many shards it wants"""


class Starts:
    """The sessions that Discord lets begin: one of each bucket in five seconds, and so many a day
    of the whole token, which is made invalid by one too many."""

    def __init__(self, clock: Clock, ask: Callable[[], Awaitable[Any]]) -> None:
        """`ask`: for the number of shards, the address and the limits."""
        self._clock = clock
        self._ask = ask
        self._at_once = 1
        self._left = 1
        self._more_at = 0.0
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._last: dict[int, float] = {}
        """by bucket: when a session began there"""

    async def shards(self) -> int:
        """Return how many shards Discord wants, once it says so."""
        while True:
            try:
                shards, _, limits = await self._ask()
            except (discord.GatewayNotFound, *UNREACHED) as error:
                log.warning("Discord does not say how many shards it wants: %r", error)
                await self._clock.sleep_until(self._clock.now() + ASKED_AGAIN)
                continue
            self._at_once = max(1, limits["max_concurrency"])
            self._left = limits["remaining"]
            self._more_at = self._clock.now() + limits["reset_after"] / 1000
            return max(1, shards)

    async def turn(self, shard: int) -> None:
        """Wait until a shard may begin a session."""
        bucket = shard % self._at_once
        async with self._turns[bucket]:
            await self._clock.sleep_until(self._last.get(bucket, 0.0) + APART)
            while self._left <= 0:
                log.error(
                    "no session of the gateway may begin for %d min: Discord allows so many a day",
                    (self._more_at - self._clock.now()) / 60,
                )
                await self._clock.sleep_until(self._more_at)
                await self.shards()
            self._left -= 1
            self._last[bucket] = self._clock.now()


class Shard:
    """One connection to the gateway; for discord.py's own loop a client of this shard alone."""

    def __init__(self, bot: "DixDeDer", shard_id: int) -> None:
        self._bot = bot
        self.id = self.shard_id = shard_id
        self.ws: Any = None
        self.connection = Connection(bot.clock.steady)
        self.connection.lost()
        self.has_turn = False
        """it may begin its first session at once"""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def dispatch(self, event: str, /, *arguments: Any, **named: Any) -> None:
        if event == "disconnect":
            self.connection.lost()
        self._bot.dispatch(event, *arguments, **named)

    @property
    def is_connected(self) -> bool:
        return self.connection.lost_at is None and self.ws is not None and self.ws.open

    async def close(self) -> None:
        """Give the session up."""
        if self.ws is not None:
            await self.ws.close(code=1000)

    async def run(self) -> None:
        """Connect, and again as often as need be, until it ends by itself."""
        connect: Any = discord.Client.connect
        await self.connection.keep(lambda: connect(self))


class Gateway:
    """All shards."""

    def __init__(self, bot: "DixDeDer") -> None:
        self._bot = bot
        self._starts = Starts(bot.clock.steady, bot.http.get_bot_gateway)
        self.shards: list[Shard] = []

    @property
    def connected(self) -> int:
        """How many are connected."""
        return sum(each.is_connected for each in self.shards)

    @property
    def is_lost(self) -> bool:
        """Return whether none is connected, of those that there are to be."""
        return all(each.connection.lost_at is not None for each in self.shards)

    @property
    def brings_presses(self) -> bool:
        """Return whether Discord brings presses and commands this way, and not by HTTP."""
        application = self._bot.application
        return application is None or not application.interactions_endpoint_url

    @property
    def is_silent(self) -> bool:
        """Return whether no press can come: they come this way, and no shard is connected."""
        return self.is_lost and self.brings_presses

    @property
    def is_whole(self) -> bool:
        return bool(self.shards) and self.connected == len(self.shards)

    async def run(self) -> None:
        """Keep all connected until one of them ends by itself."""
        count = await self._starts.shards()
        self.shards = [Shard(self._bot, number) for number in range(count)]
        state = self._bot._connection
        self._bot.shard_count = state.shard_count = count
        state.shard_ids = range(count)
        # Where discord.py's client looks for them: to ask one, and to close all.
        known: dict[int, Any] = vars(self._bot)["_AutoShardedClient__shards"]
        known.update(enumerate(self.shards))
        ended: asyncio.Queue[asyncio.Task[None]] = asyncio.Queue()
        running: list[asyncio.Task[None]] = []

        async def begin() -> None:
            for shard in self.shards:
                await self._starts.turn(shard.id)
                shard.has_turn = True
                task = asyncio.create_task(shard.run())
                task.add_done_callback(ended.put_nowait)
                running.append(task)

        running.append(asyncio.create_task(begin()))
        try:
            await (await ended.get())
        finally:
            for each in running:
                each.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def identify(self, shard_id: int) -> None:
        """Wait until a shard may begin a session."""
        shard = self.shards[shard_id]
        if not shard.has_turn:
            await self._starts.turn(shard_id)
        shard.has_turn = False

    def found(self, shard_id: int) -> None:
        if shard_id < len(self.shards):
            self.shards[shard_id].connection.found()


def forget_before_ready(state: Any) -> None:
    """At the beginning of a session, forget what was known of the servers of its shard: those that
    it does not name have removed the bot. discord.py does so for a client of one shard alone."""
    parse = state.parsers["READY"]

    def parse_ready(data: dict[str, Any]) -> None:
        shard, count = data["shard"]
        for guild in list(state.guilds):
            if (guild.id >> 22) % count == shard:
                state._remove_guild(guild)
        parse(data)

    state.parsers["READY"] = parse_ready
