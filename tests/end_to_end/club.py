"""A club evening for tests: the real client over the loopback, people who click, one clock."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.clock import ManualClock
from bot.sandbox import Person, Reply, Sandbox, ShownMessage
from bot.storage.database import open_database
from bot.tables import Pace
from cogs.bot import DixDeDer
from tests.sandbox_fixtures import connected, running_sandbox

GREEN = 3
PLAY = re.compile(r"dd:(play|take|pass):")


class Club:
    """The sandbox, the bot in it, and the clock they share."""

    def __init__(self, sandbox: Sandbox, bot: DixDeDer, clock: ManualClock) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.clock = clock
        self.belote = sandbox.channel("belote")

    def person(self, name: str) -> Person:
        return self.sandbox.people[name]

    async def settle(self) -> None:
        await self.bot.settled()

    async def advance(self, seconds: float) -> None:
        """Let time pass, a little at a time, with everything done that falls due."""
        until = self.clock.now() + seconds
        while (left := until - self.clock.now()) > 0.0001:
            await self.clock.advance(min(left, 0.5))
            await self.settle()

    async def open(self, opener: str = "alice", **options: Any) -> ShownMessage:
        """`/belote`: the lobby."""
        reply = await self.person(opener).slash(self.belote, "belote", **options)
        assert reply.kind == "message", reply
        await self.settle()
        return self.lobby(opener)

    def lobby(self, who: str) -> ShownMessage:
        return [m for m in self.person(who).sees(self.belote) if not m.ephemeral][-1]

    async def press(self, who: str, message: ShownMessage, verb: str) -> Reply:
        """Click the first button of a verb, such as `sit:1:2`."""
        custom_id = next(
            b.custom_id for b in message.buttons() if (b.custom_id or "").startswith(f"dd:{verb}")
        )
        reply = await self.person(who).click(message, custom_id=custom_id)
        await self.settle()
        return reply

    def hand(self, who: str) -> ShownMessage:
        """The newest hand in somebody's DMs."""
        person = self.person(who)
        assert person.dm is not None
        return [m for m in person.sees(person.dm) if m.attachments][-1]

    def choices(self, who: str) -> list[str]:
        """The custom ids of what somebody may do now: green cards, and calls."""
        person = self.person(who)
        if person.dm is None or not any(m.attachments for m in person.sees(person.dm)):
            return []
        return [
            b.custom_id
            for b in self.hand(who).buttons()
            if b.custom_id
            and PLAY.match(b.custom_id)
            and (b.style == GREEN or b.custom_id.startswith("dd:pass"))
        ]

    def thread(self) -> Any:
        threads = [c for c in self.sandbox.world.channels.values() if c.type in (11, 12)]
        return threads[-1]


@asynccontextmanager
async def club(
    folder: Path,
    *,
    clock: ManualClock | None = None,
    pace: Pace | None = None,
    seed: int = 1,
    validate: bool = True,
) -> AsyncIterator[Club]:
    """A club for the block, its database in `folder`."""
    clock = clock or ManualClock()
    async with (
        running_sandbox(clock, seed=seed, validate=validate) as sandbox,
        club_in(sandbox, folder, clock, pace) as opened,
    ):
        yield opened


@asynccontextmanager
async def club_in(
    sandbox: Sandbox, folder: Path, clock: ManualClock, pace: Pace | None = None
) -> AsyncIterator[Club]:
    """The bot, started in a sandbox that is already there."""
    database = await open_database(str(folder / "club.db"))
    bot = DixDeDer(database, clock, pace or Pace())
    async with connected(sandbox, bot):
        await bot.tree.sync()
        yield Club(sandbox, bot, clock)
