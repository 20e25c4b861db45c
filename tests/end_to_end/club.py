"""A club evening for tests: the real client over the loopback, people who click, one clock."""

import asyncio
import itertools
import os
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, aclosing, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bot.clock import ManualClock
from bot.rules import SEED_BYTES
from bot.sandbox import Person, Reply, Sandbox, ShownMessage
from bot.sandbox.world import Channel
from bot.tables import Pace, Tempo
from cogs.bot import DixDeDer
from cogs.interactions import heard_over_http, set_address
from tests.end_to_end.browsing import Browsing
from tests.handing_over import handing_over
from tests.patience import PATIENCE
from tests.sandbox_fixtures import connected, running_sandbox
from tests.storage.databases import open_in

GREEN = 3
GENEROUS = Tempo(3000.0, 100000.0)
"""time enough for tests in which nobody is too slow"""
PLAY = re.compile(r"dd:(play|take|pass|let):")


class Club:
    """The sandbox, the bot in it, and the clock they share."""

    def __init__(
        self, sandbox: Sandbox, bot: DixDeDer, clock: ManualClock, browsing: Browsing
    ) -> None:
        self.browsing = browsing
        self.sandbox = sandbox
        self.bot = bot
        self.clock = clock
        self.belote = sandbox.channel("belote")

    def person(self, name: str) -> Person:
        return self.sandbox.people[name]

    async def settle(self) -> None:
        """Wait until everything is done and shown; a bot that never comes to rest fails."""
        async with asyncio.timeout(PATIENCE):
            await self.bot.settled()
            await self.browsing.look()

    async def advance(self, seconds: float) -> None:
        """Let time pass, a little at a time, with everything done that falls due."""
        until = self.clock.now() + seconds
        while (left := until - self.clock.now()) > 0.0001:
            await self.clock.advance(min(left, 0.5))
            await self.settle()

    async def open(self, opener: str = "alice", **options: Any) -> ShownMessage:
        """`/belote`: the lobby."""
        reply = await self.slash(opener, "belote", **options)
        assert reply.kind == "message", reply
        await self.settle()
        return self.lobby(opener)

    def lobby(self, who: str) -> ShownMessage:
        return [m for m in self.person(who).sees(self.belote) if not m.ephemeral][-1]

    async def press(self, who: str, message: ShownMessage, verb: str) -> Reply:
        """Click the first button of a verb, such as `sit:1:2`."""
        reply = await self.person(who).click(message, custom_id=button_id(message, verb))
        await self.settle()
        return reply

    async def press_lobby(self, who: str, verb: str) -> Reply:
        """The same in the newest lobby."""
        return await self.press(who, self.lobby(who), verb)

    async def slash(self, who: str, command: str, **options: Any) -> Reply:
        """A command, where tables are opened."""
        return await self.person(who).slash(self.belote, command, **options)

    async def choose(self, who: str, message: ShownMessage, verb: str, *values: Any) -> Reply:
        """Choose in the select of a verb."""
        custom_id = next(
            s["custom_id"] for s in message.selects() if s["custom_id"].startswith(f"dd:{verb}")
        )
        reply = await self.person(who).select(message, custom_id, list(values))
        await self.settle()
        return reply

    def dms(self, who: str) -> list[ShownMessage]:
        """Return the messages in somebody's DMs, oldest first."""
        person = self.person(who)
        return person.sees(person.dm) if person.dm else []

    def hands(self, who: str) -> list[ShownMessage]:
        """Every hand in somebody's DMs."""
        return [each for each in self.dms(who) if is_picture(each, "hand.png")]

    def verdicts(self, who: str) -> list[ShownMessage]:
        """The ends of parties in somebody's DMs."""
        return [each for each in self.dms(who) if is_picture(each, "party.png")]

    def hands_and_notes(self, who: str) -> list[ShownMessage]:
        """Return what stands in somebody's DMs of their hands: also where a robot plays, or another
        does."""
        return [each for each in self.dms(who) if each.components]

    def hand(self, who: str) -> ShownMessage:
        """The newest hand of somebody: in their DMs, else the one that only they see at the
        table."""
        hands = self.hands(who)
        return hands[-1] if hands else self.peek(who)

    def hand_url(self, who: str) -> str:
        """Where the newest hand of somebody is."""
        dm = self.person(who).dm
        assert dm is not None
        return f"https://discord.com/channels/@me/{dm.id}/{self.hand(who).id}"

    def peek(self, who: str) -> ShownMessage:
        """The newest hand that My hand has shown to somebody."""
        seen = self.person(who).sees(self.thread())
        return [m for m in seen if m.ephemeral and m.attachments][-1]

    def choices(self, who: str) -> list[str]:
        """The custom ids of what somebody may do now: green cards, and calls."""
        hands = self.hands(who)
        return choices_on(hands[-1]) if hands else []

    def thread(self) -> Channel:
        """The thread of the newest table."""
        return self.sandbox.threads()[-1]

    def table(self, who: str = "alice") -> ShownMessage:
        """The newest table in the newest thread."""
        seen = self.person(who).sees(self.thread())
        return [m for m in seen if is_picture(m, "table.png")][-1]

    def sheets(self, who: str = "alice") -> list[ShownMessage]:
        """Every score sheet in the newest thread."""
        seen = self.person(who).sees(self.thread())
        return [m for m in seen if is_picture(m, "sheet.png") and not m.ephemeral]

    def letters(self, who: str) -> list[ShownMessage]:
        """Return what stands in somebody's DMs beside hands: welcomes and notices."""
        return [m for m in self.dms(who) if not m.attachments]


def button_id(message: ShownMessage, verb: str) -> str:
    """The custom id of the first button of a verb, such as `sit:1:2`, of those that may be pressed
    before the others."""
    buttons = sorted(message.buttons(), key=lambda each: bool(each.disabled))
    custom_ids = (each.custom_id or "" for each in buttons)
    return next(each for each in custom_ids if each.startswith(f"dd:{verb}"))


def choices_on(hand: ShownMessage) -> list[str]:
    """The custom ids of green cards, and of what lets a call go by, on a hand."""
    return [
        b.custom_id
        for b in hand.buttons()
        if b.custom_id
        and PLAY.match(b.custom_id)
        and (b.style == GREEN or b.custom_id.startswith(("dd:pass", "dd:let")))
    ]


def is_picture(message: ShownMessage, name: str) -> bool:
    return any(each.filename == name for each in message.attachments)


def subject_of(message: ShownMessage) -> str:
    """The title of a message. Two parties may end alike: with the table, below the end of one."""
    lines = message.text().split("\n")
    return "\n".join(lines[: 2 if is_picture(message, "party.png") else 1])


def seed(number: int) -> Callable[[], bytes]:
    """Always the same seed, so that a test plays deals it knows."""
    return lambda: number.to_bytes(SEED_BYTES, "big")


def unmixed() -> AbstractContextManager[object]:
    """Let for a block the seed alone make the packs, whatever people press."""
    return patch("bot.tables.lobby.opening.nonces_by_seat", lambda game, pressed: None)


def seeds() -> Callable[[], bytes]:
    """One seed after the other, the same in each run: what a test meets is no matter of luck."""
    numbers = itertools.count(1)
    return lambda: next(numbers).to_bytes(SEED_BYTES, "big")


@asynccontextmanager
async def club(
    folder: Path,
    *,
    clock: ManualClock | None = None,
    pace: Pace | None = None,
    entropy: Callable[[], bytes] | None = None,
    presses: bool = False,
    validate: bool = True,
) -> AsyncIterator[Club]:
    """A club for the block, its database in `folder`."""
    clock = clock or ManualClock()
    async with (
        running_sandbox(clock, validate=validate) as sandbox,
        club_in(sandbox, folder, clock, pace, entropy=entropy, presses=presses) as opened,
    ):
        yield opened


UNHURRIED = 10_000
"""messages a second: whole deals are played while the clock stands still"""


@asynccontextmanager
async def club_in(
    sandbox: Sandbox,
    folder: Path,
    clock: ManualClock,
    pace: Pace | None = None,
    *,
    entropy: Callable[[], bytes] | None = None,
    presses: bool = False,
    prepare: Callable[[DixDeDer], None] = lambda bot: None,
) -> AsyncIterator[Club]:
    """The bot, started in a sandbox that is already there, once `prepare` has seen to it.

    Packs come from `entropy` alone, so that a test knows them, unless `presses` are mixed in.
    """
    database = await open_in(folder)
    bot = DixDeDer(
        database,
        clock,
        pace or Pace(tempo=GENEROUS),
        entropy=entropy or seeds(),
        messages_per_second=UNHURRIED,
    )
    prepare(bot)
    mixing = nullcontext() if presses else unmixed()
    async with (answering if HTTP.chosen else connected)(sandbox, bot):
        if not sandbox.world.commands():
            await _offer_commands(sandbox, bot)
        with mixing, handing_over(sandbox):
            async with aclosing(Browsing(sandbox, bot, folder / "club.db")) as browsing:
                yield Club(sandbox, bot, clock, browsing)


class Delivery:
    """How presses come to the bots of tests. `chosen`: by signed HTTP, and no bot is connected to
    the gateway."""

    def __init__(self) -> None:
        self.always = os.environ.get("DIX_DE_DER_TEST_INTERACTIONS") == "http"
        self.chosen = self.always


HTTP = Delivery()


@asynccontextmanager
async def answering(sandbox: Sandbox, bot: DixDeDer) -> AsyncIterator[None]:
    """The bot logged in and at work for the block, without a gateway: nothing tells it of servers,
    and presses come by HTTP."""
    await bot.login(sandbox.token)
    async with bot, heard_over_http(bot, 0) as port:
        await set_address(bot, f"http://127.0.0.1:{port}/")
        bot.go_to_work()
        yield


_offered: Final[dict[str, Any]] = {}
"""the bot's commands, as the first loopback has taken them"""


async def _offer_commands(sandbox: Sandbox, bot: DixDeDer) -> None:
    """Every bot tells the same four thousand texts: it is told once, and known from then on."""
    if not _offered:
        await bot.tree.sync()
        _offered.update(sandbox.world.global_commands)
    sandbox.world.global_commands.update(_offered)


def crash(bot: DixDeDer) -> None:
    """Stop the bot's work in the middle of whatever it does: nothing is finished or written."""
    for worker in bot._workers:
        worker.cancel()
