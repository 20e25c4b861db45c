"""One message, two hands: a process that answers presses, and one that delivers messages, over one
database. Discord holds back a request or its answer, or one of them is killed in the middle of it.

Whatever happens, what stands there in the end is the newest, and no second message.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.clock import ManualClock
from bot.rules import PACK, ChooseDealer, Shuffle, find_preset
from bot.sandbox import Person, Reply, Sandbox, ShownMessage
from bot.settings import Role
from bot.storage.delivery import messages
from bot.storage.delivery.claims import LASTS
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Pace
from cogs.bot import DixDeDer
from cogs.delivery.reconciler import SHARED_SWEEP
from cogs.interactions import completed
from tests import handing_over
from tests.end_to_end.club import GENEROUS, UNHURRIED, button_id, is_picture, seeds
from tests.end_to_end.positions import prepare
from tests.patience import PATIENCE
from tests.sandbox_fixtures import connected, running_sandbox
from tests.storage.databases import open_in

RULES = find_preset("pagat").changed({"shuffle": "every_deal"})
DEALT = [ChooseDealer(3), Shuffle(PACK)]
"""seat 0 is asked first"""
GAME, SEAT = 1, 0


class Held:
    """A request that waits on its way to Discord, or whose answer waits on its way back."""

    def __init__(self, bot: DixDeDer, path: str, *, back: bool) -> None:
        self.bot, self.path, self.back = bot, path, back
        self.there = asyncio.Event()
        self.gate = asyncio.Event()

    async def wait(self, *, back: bool) -> None:
        if back is self.back:
            self.there.set()
            await self.gate.wait()


class Way:
    """The way to Discord and back. A request arrives also if who sent it has died meanwhile."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.sent: list[tuple[aiohttp.ClientSession, str]] = []
        self._held: list[Held] = []
        ask = handing_over.Counter.ask

        async def on_the_way(
            counter: handing_over.Counter,
            session: aiohttp.ClientSession,
            method: str,
            url: Any,
            *found: Any,
            **named: Any,
        ) -> Any:
            self.sent.append((session, url.path))
            held = next((each for each in self._held if self._is_of(each, session, url.path)), None)
            if held is None:
                return await ask(counter, session, method, url, *found, **named)
            self._held.remove(held)

            async def whole() -> Any:
                await held.wait(back=False)
                answer = await ask(counter, session, method, url, *found, **named)
                await held.wait(back=True)
                return answer

            return await asyncio.shield(asyncio.create_task(whole()))

        patch.setattr(handing_over.Counter, "ask", on_the_way)

    def hold(self, bot: DixDeDer, path: str, *, back: bool) -> Held:
        """Hold back the next request of a bot whose path has this in it."""
        self._held.append(Held(bot, path, back=back))
        return self._held[-1]

    def edits(self, bot: DixDeDer, message: ShownMessage) -> int:
        """How often a bot has sent something to a message."""
        return sum(session is session_of(bot) and message.id in path for session, path in self.sent)

    def _is_of(self, held: Held, session: aiohttp.ClientSession, path: str) -> bool:
        return session is session_of(held.bot) and held.path in path


def session_of(bot: DixDeDer) -> aiohttp.ClientSession:
    return bot.http._HTTPClient__session  # pyright: ignore[reportAttributeAccessIssue]


def kill(bot: DixDeDer) -> None:
    """Have a process end in the middle of all that it does: nothing is written any more."""

    async def dead(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    vars(bot.database)["commit"] = dead
    vars(bot.messenger.outbox)["_write"] = dead
    for each in (*bot._workers, *bot._answers):
        each.cancel()


class TwoHands:
    """Two processes, and Alice, who is asked whether she takes."""

    def __init__(self, sandbox: Sandbox, folder: Path, clock: ManualClock, way: Way) -> None:
        self.sandbox, self.clock, self.way = sandbox, clock, way
        self._folder = folder
        self._open = AsyncExitStack()
        self.answerer: DixDeDer
        self.deliverer: DixDeDer

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator["TwoHands"]:
        async with self._open:
            self.answerer = await self._made(Role.ANSWERS)
            await self.answerer.login(self.sandbox.token)
            self.answerer.go_to_work()
            self._open.push_async_callback(self.answerer.close)
            await self.deliver()
            async with asyncio.timeout(PATIENCE):
                while not self.hands:
                    await self.advance(0.5)
            await self.settle()
            yield self

    async def deliver(self) -> None:
        """Another process delivers from now on; presses go to the one that answers."""
        self.deliverer = await self._made(Role.DELIVERS)
        hear: Any = self.answerer._connection.parse_interaction_create
        self.deliverer._connection.parsers["INTERACTION_CREATE"] = lambda it: hear(completed(it))
        await self._open.enter_async_context(connected(self.sandbox, self.deliverer))

    async def _made(self, role: Role) -> DixDeDer:
        return DixDeDer(
            await open_in(self._folder),
            self.clock,
            Pace(tempo=GENEROUS),
            entropy=seeds(),
            messages_per_second=UNHURRIED,
            roles=frozenset({role}),
        )

    @property
    def alice(self) -> Person:
        return self.sandbox.people["alice"]

    @property
    def hands(self) -> list[ShownMessage]:
        there = self.alice.sees(self.alice.dm) if self.alice.dm else []
        return [each for each in there if is_picture(each, "hand.png")]

    async def settle(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.answerer.settled()
            await self.deliverer.settled()

    async def advance(self, seconds: float) -> None:
        """Let time pass; whoever delivers looks for what the other one has done, and shows what is
        not held back."""
        for _ in range(round(seconds / 0.5)):
            await self.clock.advance(0.5)
            async with asyncio.timeout(PATIENCE):
                while not all(each._asleep for each in self.deliverer._at_work):
                    await asyncio.sleep(0)

    async def outdate(self) -> None:
        """Alice wants other suits: her hand is to be drawn anew."""
        person = self.answerer.people.known(int(self.alice.id))
        if person is None:
            person = await self.answerer.people.meet(int(self.alice.id), self.alice.user.name)
        await self.answerer.people.choose(person, four_colours=not person.four_colours)

    def press(self) -> asyncio.Task[Reply]:
        """Alice passes."""
        [hand] = self.hands
        return asyncio.create_task(self.alice.click(hand, custom_id=button_id(hand, "pass:")))

    async def row(self) -> MessageRow:
        found = await self.deliverer.database.ask(messages.find, GAME, Subject.HAND, SEAT)
        assert found is not None
        return found

    async def check(self) -> None:
        """What Alice has before her is one hand, on which she has passed."""
        await self.advance(LASTS + SHARED_SWEEP)
        async with asyncio.timeout(PATIENCE):
            while (row := await self.row()).shown < row.wanted:
                await self.advance(0.5)
        await self.settle()
        [hand] = self.hands
        assert not [each for each in hand.buttons() if (each.custom_id or "").startswith("dd:pass")]


@pytest.fixture
async def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TwoHands]:
    clock = ManualClock()
    way = Way(monkeypatch)
    async with running_sandbox(clock) as sandbox:
        await prepare(sandbox, tmp_path, clock, "pagat", RULES, DEALT)
        with handing_over.handing_over(sandbox):
            async with TwoHands(sandbox, tmp_path, clock, way).at_work() as two:
                yield two


BACK = pytest.mark.parametrize("back", [False, True], ids=["on its way", "on its way back"])
KILLED = pytest.mark.parametrize("killed", ["nobody", "answerer", "deliverer"])


async def there(held: Held) -> None:
    async with asyncio.timeout(PATIENCE):
        await held.there.wait()


async def test_a_press_is_answered_by_the_one_and_all_else_shown_by_the_other(
    two: TwoHands,
) -> None:
    [hand] = two.hands
    before = two.way.edits(two.deliverer, hand)
    reply = await two.press()
    assert reply.kind == "update"
    await two.check()
    assert two.way.edits(two.deliverer, hand) == before, "it is edited once more, for nothing"


@KILLED
@BACK
async def test_an_edit_that_crosses_a_press(two: TwoHands, back: bool, killed: str) -> None:
    [hand] = two.hands
    held = two.way.hold(two.deliverer, f"/messages/{hand.id}", back=back)
    await two.outdate()
    await two.clock.advance(SHARED_SWEEP)
    await there(held)
    press = two.press()
    if killed == "answerer":
        answer = two.way.hold(two.answerer, "/callback", back=False)
        await there(answer)
        kill(two.answerer)
        answer.gate.set()
    await press
    if killed == "deliverer":
        kill(two.deliverer)
        await two.deliver()
    held.gate.set()
    await two.check()


@KILLED
@BACK
async def test_an_answer_that_is_held_back(two: TwoHands, back: bool, killed: str) -> None:
    """Whoever delivers leaves the message alone until it has arrived, or never will."""
    [hand] = two.hands
    held = two.way.hold(two.answerer, "/callback", back=back)
    press = two.press()
    await there(held)
    await two.outdate()
    before = two.way.edits(two.deliverer, hand)
    await two.advance(LASTS - SHARED_SWEEP)
    assert two.way.edits(two.deliverer, hand) == before, "two requests at once"
    if killed == "answerer":
        kill(two.answerer)
    elif killed == "deliverer":
        kill(two.deliverer)
        await two.deliver()
    else:
        held.gate.set()
    await two.advance(LASTS)
    held.gate.set()
    await press
    await two.check()


async def test_a_deliverer_that_slept_sends_nothing_old(
    two: TwoHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has begun the message, slept, and wakes when another one delivers."""
    [hand] = two.hands
    slept, screens = two.deliverer, two.deliverer.screens
    asleep, awake = asyncio.Event(), asyncio.Event()
    draw = screens.draw

    async def sleep(row: MessageRow) -> Any:
        drawn = await draw(row)
        if row.message_id == int(hand.id):
            asleep.set()
            await awake.wait()
        return drawn

    monkeypatch.setattr(screens, "draw", sleep)
    await two.outdate()
    await two.clock.advance(SHARED_SWEEP)
    async with asyncio.timeout(PATIENCE):
        await asleep.wait()
    await two.deliver()
    assert (await two.press()).kind == "update"
    await two.advance(LASTS + SHARED_SWEEP)
    # A server tells it by itself what the other one has shown.
    async with asyncio.timeout(PATIENCE):
        while slept.reconciler._late:
            await two.advance(0.5)
    monkeypatch.setattr(screens, "draw", draw)
    before = two.way.edits(slept, hand)
    awake.set()
    await two.check()
    assert two.way.edits(slept, hand) == before
