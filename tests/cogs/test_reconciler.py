"""The reconciler with a messenger that notes what it is asked: order, latest wins, trouble."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.clock import ManualClock
from bot.storage import messages
from bot.storage.database import Database
from bot.storage.messages import Projection, Wanted
from bot.tables import RefusalReason, Refused
from cogs import reconciler as module
from cogs.reconciler import MAX_TRIES, Reconciler
from cogs.shown import Messenger, NotYet
from tests.storage.databases import add_game, add_people, add_server


class FakeMessenger:
    """Shows rows in the database alone; `trouble` may raise instead, `gates` hold it up."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shown: list[Projection] = []
        self.told: list[Projection] = []
        self.in_flight: list[int] = []
        self.most_at_once = 0
        self.trouble: Callable[[Projection], Exception | None] = lambda row: None
        self.gates: dict[str, asyncio.Event] = {}

    async def show(self, row: Projection) -> bool:
        assert row.id not in self.in_flight, "one message, two requests"
        self.in_flight.append(row.id)
        self.most_at_once = max(self.most_at_once, len(self.in_flight))
        self.shown.append(row)
        try:
            if gate := self.gates.get(row.subject):
                await gate.wait()
            if error := self.trouble(row):
                raise error
            async with self.database.write() as connection:
                message_id = row.message_id or 1000 + len(self.shown)
                await messages.show(connection, row.id, row.wanted, message_id=message_id)
        finally:
            self.in_flight.remove(row.id)
        return True

    async def dm_refused(self, row: Projection) -> None:
        self.told.append(row)

    @property
    def log(self) -> list[tuple[str, int, int]]:
        """Subject, viewer and version of each try to show something."""
        return [(row.subject, row.viewer, row.wanted) for row in self.shown]


class Evening:
    """A game's rows and a reconciler at work on them."""

    def __init__(self, database: Database, game_id: int) -> None:
        self.database = database
        self.game_id = game_id
        self.clock = ManualClock(1000)
        self.messenger = FakeMessenger(database)
        self.start()

    def start(self) -> None:
        fake = cast(Messenger, self.messenger)
        self.reconciler = Reconciler(self.database, self.clock, fake)
        self.work = asyncio.create_task(self.reconciler.run())

    async def stop(self) -> None:
        self.work.cancel()
        await asyncio.wait({self.work})

    async def want(self, version: int, *wanted: Wanted) -> None:
        async with self.database.write() as connection:
            await messages.want(connection, self.game_id, version, list(wanted))
        self.reconciler.wake()

    async def settle(self) -> None:
        async with asyncio.timeout(20):
            await self.reconciler.settled()

    async def show(self, version: int, *wanted: Wanted) -> None:
        await self.want(version, *wanted)
        await self.settle()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let the work go on until something holds; for what does not settle."""
        async with asyncio.timeout(20):
            while not condition():
                await asyncio.sleep(0)

    async def wait(self, seconds: float, step: float = 1.0) -> None:
        for _ in range(round(seconds / step)):
            await self.clock.advance(step)
            await self.settle()

    async def row(self, wanted: Wanted) -> Projection:
        async with self.database.read() as connection:
            row = await messages.find(
                connection, self.game_id, wanted.subject, wanted.viewer, wanted.deal
            )
        assert row is not None
        return row


@pytest.fixture
async def evening(database: Database) -> AsyncIterator[Evening]:
    (anna,) = await add_people(database, "Anna")
    ready = Evening(database, await add_game(database, await add_server(database), anna))
    yield ready
    await ready.stop()


HAND = Wanted("hand", 2, 1, 0)
TABLE = Wanted("table", -1, 1, 1)
OTHER_HAND = Wanted("hand", 1, 1, 2)


# Order -----------------------------------------------------------------------------------------


async def test_who_is_next_comes_first_then_the_table_then_the_rest(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 1)
    await evening.show(4, OTHER_HAND, TABLE, HAND)
    assert evening.messenger.log == [("hand", 2, 4), ("table", -1, 4), ("hand", 1, 4)]


async def test_what_is_up_to_date_is_left_alone(evening: Evening) -> None:
    await evening.show(4, TABLE)
    for _ in range(3):
        evening.reconciler.wake()
        await evening.settle()
    assert len(evening.messenger.shown) == 1


async def test_the_latest_version_wins(evening: Evening) -> None:
    """Whatever is wanted while a message is on its way is one more message."""
    gate = evening.messenger.gates["table"] = asyncio.Event()
    await evening.want(1, TABLE)
    await evening.until(lambda: bool(evening.messenger.in_flight))
    for version in range(2, 10):
        await evening.want(version, TABLE)
    gate.set()
    await evening.settle()
    assert evening.messenger.log == [("table", -1, 1), ("table", -1, 9)]


async def test_many_rows_are_shown_at_once_up_to_a_number(evening: Evening) -> None:
    gate = evening.messenger.gates["hand"] = asyncio.Event()
    await evening.want(1, *(Wanted("hand", 0, deal) for deal in range(100)))
    await evening.until(lambda: len(evening.messenger.in_flight) == module.AT_ONCE)
    evening.reconciler.wake()
    gate.set()
    await evening.settle()
    assert evening.messenger.most_at_once == module.AT_ONCE
    assert len(evening.messenger.shown) == 100


async def test_nothing_is_in_flight_twice(evening: Evening) -> None:
    """The messenger itself asserts it; here everything is changed all the time."""
    for version in range(1, 60):
        await evening.want(version, HAND, TABLE, OTHER_HAND)
        if version % 7 == 0:
            await evening.settle()
    await evening.settle()
    for wanted in (HAND, TABLE, OTHER_HAND):
        row = await evening.row(wanted)
        assert (row.shown, row.wanted) == (59, 59)


async def test_a_row_that_was_read_before_it_was_sent_is_not_sent_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_lagging = messages.find_lagging
    gate = evening.messenger.gates["hand"] = asyncio.Event()

    async def slowly(connection: Any, now: float, limit: int) -> list[Projection]:
        found = await find_lagging(connection, now, limit)
        if evening.messenger.in_flight:
            gate.set()
            await evening.until(lambda: not evening.messenger.in_flight)
            await evening.until(lambda: not evening.reconciler._busy)
        return found

    await evening.settle()
    monkeypatch.setattr(messages, "find_lagging", slowly)
    await evening.want(1, HAND)
    await evening.until(lambda: bool(evening.messenger.in_flight))
    evening.reconciler.wake()
    await evening.settle()
    assert evening.messenger.log == [("hand", 2, 1)]


async def test_after_a_restart_what_lags_is_shown(evening: Evening) -> None:
    evening.messenger.gates["table"] = asyncio.Event()
    await evening.want(3, TABLE)
    await evening.until(lambda: bool(evening.messenger.in_flight))
    await evening.stop()
    assert evening.messenger.in_flight == []
    evening.messenger = FakeMessenger(evening.database)
    evening.start()
    await evening.settle()
    assert evening.messenger.log == [("table", -1, 3)]


# Waiting ---------------------------------------------------------------------------------------


async def test_a_held_message_is_left_to_its_click(evening: Evening) -> None:
    with evening.reconciler.held(evening.game_id, "hand", 2):
        await evening.want(1, HAND, TABLE)
        await evening.until(lambda: bool(evening.messenger.shown))
        assert not evening.reconciler.is_resting
        async with evening.database.write() as connection:
            row = await messages.find(connection, evening.game_id, "hand", 2)
            assert row is not None
            await messages.show(connection, row.id, 1, message_id=7)
    await evening.settle()
    assert evening.messenger.log == [("table", -1, 1)]


async def test_a_held_message_that_still_lags_is_shown_afterwards(evening: Evening) -> None:
    hold = evening.reconciler.held
    with hold(evening.game_id, "hand", 2), hold(evening.game_id, "hand", 2):
        await evening.want(1, HAND)
    await evening.settle()
    assert evening.messenger.log == [("hand", 2, 1)]


async def test_two_clicks_hold_until_the_second_is_answered(evening: Evening) -> None:
    await evening.settle()
    with evening.reconciler.held(evening.game_id, "hand", 2):
        with evening.reconciler.held(evening.game_id, "hand", 2):
            pass
        await evening.want(1, HAND, TABLE)
        await evening.until(lambda: bool(evening.messenger.shown))
        assert evening.messenger.log == [("table", -1, 1)]
    await evening.settle()
    assert evening.messenger.log[-1] == ("hand", 2, 1)


async def test_not_yet_waits_for_the_clock(evening: Evening) -> None:
    until = evening.clock.now() + 2
    evening.messenger.trouble = lambda row: (
        NotYet(until) if row.subject == "table" and evening.clock.now() < until else None
    )
    await evening.show(1, TABLE)
    await evening.show(2, TABLE, HAND)
    await evening.wait(1.5, step=0.5)
    assert evening.messenger.log == [("table", -1, 1), ("hand", 2, 2)]
    await evening.wait(0.5, step=0.5)
    assert evening.messenger.log[2:] == [("table", -1, 2)]
    assert (await evening.row(TABLE)).tries == 0


async def test_rows_that_wait_keep_nobody_from_being_shown(evening: Evening) -> None:
    """Four hundred tables look at a finished trick; somebody else's turn is shown."""
    evening.messenger.trouble = lambda row: (
        NotYet(evening.clock.now() + 2) if row.subject == "table" else None
    )
    await evening.show(1, *(Wanted("table", -1, deal, 0) for deal in range(400)))
    assert len(evening.messenger.shown) == 400
    await evening.show(1, OTHER_HAND)
    assert evening.messenger.log[400:] == [("hand", 1, 1)]


async def test_a_row_is_not_sent_before_its_moment(evening: Evening) -> None:
    """Whoever opened the lobby shows it; if he does not, the reconciler does."""
    await evening.show(1, Wanted("lobby", -1, 0, 1, evening.clock.now() + 5))
    await evening.wait(4)
    assert evening.messenger.log == []
    await evening.wait(1)
    assert evening.messenger.log == [("lobby", -1, 1)]


# Trouble ---------------------------------------------------------------------------------------


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kinds = {404: discord.NotFound, 403: discord.Forbidden}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    return kind(response, {"code": code, "message": "no"})


AGAIN = {
    "internal error": refusal(500),
    "bad gateway": refusal(502),
    "unavailable": refusal(503),
    "rate limit": refusal(429),
    "bad form": refusal(400, 50035),
    "upload too large": refusal(413, 40005),
    "no connection": aiohttp.ClientConnectionError(),
    "reset": ConnectionResetError(),
    "timeout": TimeoutError(),
    "our mistake": ValueError("a row with the subject 'postcard'"),
    "another": AttributeError("no such thing"),
    "client": discord.ClientException("closed"),
}
GIVEN_UP = {
    "unauthorized": refusal(401),
    "no access": refusal(403, 50001),
    "no permission": refusal(403, 50013),
    "channel gone": refusal(404, 10003),
    "token over": refusal(404, 10015),
    "table gone": Refused(RefusalReason.NO_SUCH_TABLE),
}
DM_CLOSED = {
    "closed": refusal(403, 50007),
    "no shared server": refusal(403, 50278),
    "opened too fast": refusal(429, 40003),
}


@pytest.mark.parametrize("error", AGAIN.values(), ids=AGAIN)
async def test_what_may_pass_is_tried_again(evening: Evening, error: Exception) -> None:
    failures = [error]
    evening.messenger.trouble = lambda row: failures.pop() if failures else None
    await evening.show(1, HAND)
    row = await evening.row(HAND)
    assert (row.tries, row.shown) == (1, 0)
    assert 0.8 <= row.retry_at - evening.clock.now() <= 1.2
    assert len(evening.messenger.shown) == 1
    await evening.wait(2)
    row = await evening.row(HAND)
    assert (row.tries, row.shown, row.retry_at) == (0, 1, 0)
    assert len(evening.messenger.shown) == 2


@pytest.mark.parametrize("error", GIVEN_UP.values(), ids=GIVEN_UP)
async def test_what_will_not_pass_is_left_until_something_changes(
    evening: Evening, error: Exception
) -> None:
    evening.messenger.trouble = lambda row: error
    await evening.show(1, HAND)
    await evening.wait(600, step=60)
    assert len(evening.messenger.shown) == 1
    assert evening.messenger.told == []
    evening.messenger.trouble = lambda row: None
    await evening.show(2, HAND)
    assert evening.messenger.log[1:] == [("hand", 2, 2)]


@pytest.mark.parametrize("error", DM_CLOSED.values(), ids=DM_CLOSED)
async def test_who_cannot_be_written_to_is_told_elsewhere(
    evening: Evening, error: Exception
) -> None:
    evening.messenger.trouble = lambda row: error
    await evening.show(1, HAND)
    await evening.wait(600, step=60)
    assert len(evening.messenger.shown) == 1
    assert [row.viewer for row in evening.messenger.told] == [2]


@pytest.mark.parametrize("error", [refusal(503), refusal(400, 50035), ValueError("ours")])
async def test_nothing_is_tried_for_ever(evening: Evening, error: Exception) -> None:
    tries: list[float] = []

    def fail(_: Projection) -> Exception:
        tries.append(evening.clock.now())
        return error

    evening.messenger.trouble = fail
    await evening.show(1, HAND)
    await evening.wait(300, step=0.5)
    assert len(tries) == MAX_TRIES
    for number, (before, after) in enumerate(pairwise(tries)):
        # Each pause is twice the one before, give or take a fifth, seen in steps of half a second.
        assert 0.8 * 2**number <= after - before <= 1.2 * 2**number + 0.5
    evening.messenger.trouble = lambda row: None
    await evening.show(2, HAND)
    row = await evening.row(HAND)
    assert (row.shown, row.tries) == (2, 0)


async def test_a_change_does_not_cut_the_pause_short(evening: Evening) -> None:
    evening.messenger.trouble = lambda row: refusal(503)
    await evening.show(1, HAND)
    for version in range(2, 20):
        await evening.show(version, HAND)
    assert len(evening.messenger.shown) == 1


async def test_trouble_with_one_message_holds_up_no_other(evening: Evening) -> None:
    evening.messenger.trouble = lambda row: refusal(503) if row.viewer == 2 else None
    await evening.show(1, HAND, TABLE, OTHER_HAND)
    assert (await evening.row(TABLE)).shown == 1
    assert (await evening.row(OTHER_HAND)).shown == 1


async def test_a_message_that_somebody_deleted_is_sent_afresh(evening: Evening) -> None:
    await evening.show(1, TABLE)
    first = (await evening.row(TABLE)).message_id
    evening.messenger.trouble = lambda row: refusal(404, 10008) if row.message_id else None
    await evening.show(2, TABLE)
    row = await evening.row(TABLE)
    assert (row.shown, row.tries) == (2, 0)
    assert row.message_id not in (None, first)
    assert [each.message_id for each in evening.messenger.shown] == [None, first, None]


async def test_a_deleted_message_is_not_sent_for_its_last_word(evening: Evening) -> None:
    await evening.show(1, HAND)
    evening.messenger.trouble = lambda row: refusal(404, 10008)
    async with evening.database.write() as connection:
        await messages.close(connection, evening.game_id, 2, "hand")
    evening.reconciler.wake()
    await evening.settle()
    await evening.wait(300, step=60)
    assert len(evening.messenger.shown) == 2


async def test_a_message_that_is_always_gone_is_given_up(evening: Evening) -> None:
    await evening.show(1, TABLE)
    evening.messenger.trouble = lambda row: refusal(404, 10008)
    await evening.show(2, TABLE)
    await evening.wait(300, step=60)
    assert len(evening.messenger.shown) == 3


# The database ----------------------------------------------------------------------------------


def locked() -> OperationalError:
    return OperationalError("SELECT", {}, Exception("database is locked"))


async def test_a_database_that_does_not_answer_is_asked_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    find_lagging, refusals = messages.find_lagging, 2

    async def sometimes(*args: Any) -> list[Projection]:
        nonlocal refusals
        if refusals:
            refusals -= 1
            raise locked()
        return await find_lagging(*args)

    await evening.settle()
    monkeypatch.setattr(messages, "find_lagging", sometimes)
    await evening.want(1, HAND)
    async with asyncio.timeout(20):
        while not evening.messenger.shown:
            await evening.clock.advance(1)
    await evening.settle()
    assert caplog.text.count("the database does not answer") == 2
    assert not evening.work.done()


async def test_what_cannot_be_written_down_waits_in_memory(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord refuses, and even that cannot be noted: no storm of requests comes of it."""

    async def fail(*_: object, **__: object) -> None:
        raise locked()

    evening.messenger.trouble = lambda row: refusal(503)
    with monkeypatch.context() as broken:
        broken.setattr(messages, "change", fail)
        await evening.show(1, HAND, TABLE)
        assert len(evening.messenger.shown) == 2
        await evening.wait(20)
    assert 8 <= len(evening.messenger.shown) <= 10
    assert {each.levelno for each in caplog.records} == {logging.ERROR}
    evening.messenger.trouble = lambda row: None
    await evening.wait(5)
    assert (await evening.row(HAND)).shown == 1


async def test_a_stopped_reconciler_leaves_nothing_in_flight(evening: Evening) -> None:
    evening.messenger.gates["hand"] = asyncio.Event()
    await evening.want(1, HAND, OTHER_HAND)
    await evening.until(lambda: len(evening.messenger.in_flight) == 2)
    await evening.stop()
    assert evening.messenger.in_flight == []
    assert (await evening.row(HAND)).shown == 0
