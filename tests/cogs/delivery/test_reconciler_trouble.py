"""The reconciler in trouble: what is tried again, what is given up, what is told elsewhere."""

import asyncio
import logging
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import RefusalReason, Refused
from cogs.connection import FAILURES, MAX_PAUSE
from cogs.delivery.troubles import DM_AGAIN, MAX_TRIES, MAX_TRIES_UNREACHED
from tests.cogs.rows import HAND, OTHER_HAND, PEEK, TABLE, Evening, refusal
from tests.patience import PATIENCE

AGAIN = {
    "internal error": refusal(500),
    "bad gateway": refusal(502),
    "unavailable": refusal(503),
    "rate limit": refusal(429),
    "upload too large": refusal(413, 40005),
    "no connection": aiohttp.ClientConnectionError(),
    "reset": ConnectionResetError(),
    "timeout": TimeoutError(),
    "our mistake": ValueError("a row with the subject 'postcard'"),
    "another": AttributeError("no such thing"),
    "client": discord.ClientException("closed"),
}
GIVEN_UP = {
    "bad form": refusal(400, 50035),
    "unauthorized": refusal(401),
    "forbidden": refusal(403, 50005),
    "unknown webhook": refusal(404, 10015),
    "table gone": Refused(RefusalReason.NO_SUCH_TABLE),
}
DM_CLOSED = {
    "closed": refusal(403, 50007),
    "no shared server": refusal(403, 50278),
    "opened too fast": refusal(429, 40003),
    "no such account": refusal(404, 10013),
    "channel gone": refusal(404, 10003),
    "no access": refusal(403, 50001),
}
NO_PLACE = {
    "channel gone": refusal(404, 10003),
    "no access": refusal(403, 50001),
    "no permission": refusal(403, 50013),
    "thread locked": refusal(403, 160005),
}


async def refuse_always(evening: Evening, error: Exception) -> None:
    """Show a hand that is never taken, and is tried once within ten minutes."""
    evening.refuse(error)
    await evening.show(1, HAND)
    await evening.wait(600, step=60)
    assert len(evening.shown) == 1


@pytest.mark.parametrize("error", AGAIN.values(), ids=AGAIN)
async def test_what_may_pass_is_tried_again(evening: Evening, error: Exception) -> None:
    evening.fail(error)
    await evening.show(1, HAND)
    row = await evening.row(HAND)
    assert (row.tries, row.shown) == (1, 0)
    assert 0.8 <= row.held_until - evening.clock.now() <= 1.2
    assert len(evening.shown) == 1
    await evening.wait(2)
    row = await evening.row(HAND)
    assert (row.tries, row.shown, row.retry_at) == (0, 1, None)
    assert len(evening.shown) == 2


@pytest.mark.parametrize("error", GIVEN_UP.values(), ids=GIVEN_UP)
async def test_what_will_not_pass_is_left_until_something_changes(
    evening: Evening, error: Exception
) -> None:
    await refuse_always(evening, error)
    assert evening.messenger.offered == []
    assert [row.viewer for row in evening.messenger.without_question] == [2]
    evening.fail()
    await evening.show(2, HAND)
    assert evening.log[1:] == [("hand", 2, 2)]


async def test_what_is_refused_for_an_emoji_is_shown_without(evening: Evening) -> None:
    evening.fail(refusal(400, 50035, "Invalid emoji"))
    await evening.show(1, HAND)
    assert (await evening.row(HAND)).shown == 1
    assert len(evening.shown) == 2


@pytest.mark.parametrize("error", DM_CLOSED.values(), ids=DM_CLOSED)
async def test_who_cannot_be_written_to_is_told_elsewhere(
    evening: Evening, error: Exception
) -> None:
    await refuse_always(evening, error)
    assert [row.viewer for row in evening.messenger.offered] == [2]


async def test_who_cannot_be_written_to_is_called_at_each_turn(evening: Evening) -> None:
    """The call comes in the same moment, without knocking at their DM again; once a turn."""
    evening.refuse(refusal(403, 50007))
    await evening.show(1, HAND)
    for version in range(2, 6):
        await evening.show(version, HAND)
        await evening.wait(3)
        assert [row.wanted for row in evening.messenger.offered] == list(range(1, version + 1))
    assert len(evening.shown) == 1
    await evening.show(6, HAND._replace(priority=2))
    assert len(evening.messenger.offered) == 5
    evening.fail()
    await evening.wait(DM_AGAIN, step=60)
    assert (await evening.row(HAND)).shown == 6


@pytest.mark.parametrize("refused", [1, 2])
async def test_what_a_closed_dm_does_not_take_is_said_aloud_once(
    evening: Evening, refused: int
) -> None:
    notice = Wanted(Subject.NOTICE, 2, 1, 0)
    evening.fail(*[refusal(403, 50007)] * refused)
    await evening.show(1, notice)
    await evening.wait(600, step=60)
    assert [row.aloud for row in evening.shown] == [False, True]
    assert ((await evening.row(notice)).message_id is None) == (refused == 2)


@pytest.mark.parametrize("error", NO_PLACE.values(), ids=NO_PLACE)
async def test_a_place_that_is_lost_is_left_alone(
    evening: Evening, error: discord.HTTPException
) -> None:
    """Whatever changes meanwhile; what the place has to say comes from `Threads`."""
    evening.messenger.threads.has_another = False
    evening.refuse(error)
    await evening.show(1, TABLE)
    for version in range(2, 10):
        await evening.show(version, TABLE)
    assert len(evening.shown) == 1
    assert [code for _, code in evening.messenger.threads.lost_at] == [error.code]
    evening.fail()
    await evening.wait(600, step=60)
    assert (await evening.row(TABLE)).shown == 9


async def test_an_archived_thread_is_woken_at_once(evening: Evening) -> None:
    evening.fail(refusal(400, 50083))
    await evening.show(1, TABLE)
    assert [row.subject for row in evening.messenger.threads.woken] == ["table"]
    assert (await evening.row(TABLE)).shown == 1


async def test_a_thread_that_is_archived_again_and_again(evening: Evening) -> None:
    evening.refuse(refusal(400, 50083))
    await evening.show(1, TABLE)
    await evening.wait(300, step=60)
    assert len(evening.messenger.threads.woken) == MAX_TRIES
    evening.messenger.threads.playing = False
    await evening.show(2, TABLE)
    assert len(evening.shown) == MAX_TRIES + 1


@pytest.mark.parametrize("error", [refusal(429, 30046), discord.RateLimited(900)], ids=repr)
async def test_what_is_too_old_to_be_edited_is_sent_afresh(
    evening: Evening, error: Exception
) -> None:
    sent_at = datetime.fromtimestamp(evening.clock.now() - 3700, UTC)
    old = discord.utils.time_snowflake(sent_at)
    await evening.show(1, TABLE)
    await evening.change(TABLE, message_id=old)
    evening.messenger.trouble = lambda row: error if row.message_id == old else None
    await evening.show(2, TABLE)
    [gone] = [row for row in evening.shown if row.subject == "gone"]
    assert gone.message_id == old
    row = await evening.row(TABLE)
    assert (row.shown, row.afresh) == (2, 1)
    assert row.message_id != old


async def test_a_long_rate_limit_is_waited_out(evening: Evening) -> None:
    """The reconciler waits as long as Discord asks for, then tries once with the newest state."""
    evening.fail(discord.RateLimited(50))
    await evening.show(1, TABLE)
    for version in range(2, 8):
        await evening.show(version, TABLE)
    await evening.wait(50)
    assert len(evening.shown) == 1
    await evening.wait(15)
    assert evening.log == [("table", -1, 1), ("table", -1, 7)]


async def test_a_dead_token_closes_the_hand(evening: Evening) -> None:
    await evening.show(1, PEEK)
    await evening.change(PEEK, token="abc")
    evening.refuse(refusal(401, 50027))
    await evening.show(2, PEEK)
    assert [row.viewer for row in evening.messenger.closed] == [PEEK.viewer]


async def test_while_discord_is_not_reached_one_message_tries(evening: Evening) -> None:
    """Hours without Discord: some tries a minute, whatever waits; then everything is shown."""
    rows = [Wanted(Subject.HAND, seat, deal, 2) for seat in range(4) for deal in range(1, 6)]

    def unreached(_: MessageRow) -> Exception:
        evening.requests._missed()
        return aiohttp.ClientConnectionError()

    evening.messenger.trouble = unreached
    await evening.show(1, *rows)
    at_first = len(evening.shown)
    assert at_first <= len(rows)
    await evening.wait(5 * 3600, step=20)
    assert len(evening.shown) - at_first <= 5 * 3600 / MAX_PAUSE * 1.3
    assert not any([(await evening.row(each)).shown for each in rows])
    evening.messenger.trouble = lambda row: evening.requests.reached()
    await evening.wait(MAX_PAUSE * 1.2, step=1)
    assert all([(await evening.row(each)).shown == 1 for each in rows])


async def test_a_message_that_waits_longer_than_the_line_is_slept_for(evening: Evening) -> None:
    evening.fail(refusal(502))
    await evening.show(1, HAND)
    for _ in range(FAILURES):
        evening.requests._missed()
    evening.requests.down_until = evening.clock.steady.now()
    evening.reconciler.wake()
    for _ in range(20):
        await asyncio.sleep(0)
    assert evening.reconciler.is_resting
    assert len(evening.shown) == 1


@pytest.mark.parametrize("error", [refusal(413, 40005), ValueError("ours")])
async def test_nothing_is_tried_for_ever(evening: Evening, error: Exception) -> None:
    tries: list[float] = []

    def fail(_: MessageRow) -> Exception:
        tries.append(evening.clock.now())
        return error

    evening.messenger.trouble = fail
    await evening.show(1, HAND)
    await evening.wait(300, step=0.5)
    assert len(tries) == MAX_TRIES
    for number, (before, after) in enumerate(pairwise(tries)):
        # Each pause is twice the one before, give or take a fifth, seen in steps of half a second.
        assert 0.8 * 2**number <= after - before <= 1.2 * 2**number + 0.5
    evening.fail()
    await evening.show(2, HAND)
    row = await evening.row(HAND)
    assert (row.shown, row.tries) == (2, 0)


async def test_what_is_not_reached_is_tried_for_hours_and_not_for_ever(evening: Evening) -> None:
    evening.refuse(refusal(503))
    await evening.show(1, HAND)
    await evening.wait(4 * 3600, step=30)
    assert len(evening.shown) == MAX_TRIES_UNREACHED


async def test_a_change_does_not_cut_the_pause_short(evening: Evening) -> None:
    evening.refuse(refusal(503))
    await evening.show(1, HAND)
    for version in range(2, 20):
        await evening.show(version, HAND)
    assert len(evening.shown) == 1


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
    assert [each.message_id for each in evening.shown] == [None, first, None]


async def test_a_deleted_message_is_not_sent_for_its_last_word(evening: Evening) -> None:
    await evening.show(1, HAND)
    evening.refuse(refusal(404, 10008))
    await evening.database.commit(messages.close, evening.game_id, 2, Subject.HAND)
    evening.reconciler.wake()
    await evening.settle()
    await evening.wait(300, step=60)
    assert len(evening.shown) == 2


async def test_a_message_that_is_always_gone_is_given_up(evening: Evening) -> None:
    await evening.show(1, TABLE)
    evening.refuse(refusal(404, 10008))
    await evening.show(2, TABLE)
    await evening.wait(300, step=60)
    assert len(evening.shown) == 3


# The database ----------------------------------------------------------------------------------


def locked() -> OperationalError:
    return OperationalError("SELECT", {}, Exception("database is locked"))


async def test_a_database_that_does_not_answer_is_asked_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    find_lagging, refusals = messages.find_lagging, 2

    async def sometimes(*args: Any, **order: int) -> list[MessageRow]:
        nonlocal refusals
        if refusals:
            refusals -= 1
            raise locked()
        return await find_lagging(*args, **order)

    await evening.settle()
    monkeypatch.setattr(messages, "find_lagging", sometimes)
    await evening.want(1, HAND)
    async with asyncio.timeout(PATIENCE):
        while not evening.shown:
            await evening.clock.advance(1)
    await evening.settle()
    assert caplog.text.count("the database cannot be used") == 1
    assert "Traceback" not in caplog.text
    assert not evening.work.done()


async def test_what_cannot_be_written_down_waits_in_memory(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord refuses, and even that cannot be noted: no storm of requests comes of it."""

    async def fail(*_: object, **__: object) -> None:
        raise locked()

    evening.refuse(refusal(503))
    with monkeypatch.context() as broken:
        broken.setattr(messages, "change", fail)
        await evening.show(1, HAND, TABLE)
        assert len(evening.shown) == 2
        await evening.wait(20)
    assert 8 <= len(evening.shown) <= 10
    assert {each.levelno for each in caplog.records} == {logging.WARNING}
    assert "Traceback" not in caplog.text
    evening.fail()
    await evening.wait(5)
    assert (await evening.row(HAND)).shown == 1


async def test_a_stopped_reconciler_leaves_nothing_in_flight(evening: Evening) -> None:
    evening.gate("hand")
    await evening.want(1, HAND, OTHER_HAND)
    await evening.until(lambda: len(evening.messenger.in_flight) == 2)
    await evening.stop()
    assert evening.messenger.in_flight == []
    assert (await evening.row(HAND)).shown == 0
