"""The reconciler while all goes well: in which order, the latest alone, what has to wait."""

import asyncio
from collections import Counter
from contextlib import suppress
from statistics import median
from typing import Any

import pytest

from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from cogs.delivery import reconciler as module
from cogs.delivery.sending import PER_SECOND
from cogs.delivery.threads import NotYet
from tests.cogs.rows import HAND, OTHER_HAND, TABLE, Evening, FakeMessenger

# Order -----------------------------------------------------------------------------------------


async def test_who_is_next_comes_first_then_the_table_then_the_rest(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 1)
    await evening.show(4, OTHER_HAND, TABLE, HAND)
    assert evening.log == [("hand", 2, 4), ("table", -1, 4), ("hand", 1, 4)]


async def test_what_is_up_to_date_is_left_alone(evening: Evening) -> None:
    await evening.show(4, TABLE)
    for _ in range(3):
        evening.reconciler.wake()
        await evening.settle()
    assert len(evening.shown) == 1


async def test_the_latest_version_wins(evening: Evening) -> None:
    """Whatever is wanted while a message is on its way is one more message."""
    gate = evening.gate("table")
    await evening.begin(1, TABLE)
    for version in range(2, 10):
        await evening.want(version, TABLE)
    gate.set()
    await evening.settle()
    assert evening.log == [("table", -1, 1), ("table", -1, 9)]


@pytest.mark.parametrize("before_it_is_looked_up", [True, False])
async def test_what_is_told_in_another_order_than_it_was_committed(
    evening: Evening, before_it_is_looked_up: bool
) -> None:
    """Two connections may read of their commits in the other order: older news then comes last."""
    await evening.show(1, HAND)
    lagging, number = evening.database.lagging, (await evening.row(HAND)).id
    async with evening.held():
        await evening.want(2, HAND)
        if not before_it_is_looked_up:
            await evening.until(lambda: number in evening.reconciler._late)
        lagging.learn({number: False})
        evening.reconciler.wake()
        await evening.clock.advance(0)
    await evening.settle()
    row = await evening.row(HAND)
    assert row.shown == row.wanted == 2


async def test_many_rows_are_shown_at_once_up_to_a_number(evening: Evening) -> None:
    gate = evening.gate("hand")
    await evening.want(1, *(Wanted(Subject.HAND, 0, deal) for deal in range(100)))
    await evening.until(lambda: len(evening.messenger.in_flight) == module.AT_ONCE)
    evening.reconciler.wake()
    gate.set()
    await evening.wait(3)
    assert evening.messenger.most_at_once == module.AT_ONCE
    assert len(evening.shown) == 100


async def test_no_more_are_begun_in_a_second_than_discord_takes(evening: Evening) -> None:
    await evening.show(1, *(Wanted(Subject.HAND, 0, deal) for deal in range(2 * PER_SECOND + 10)))
    begun = [len(evening.shown)]
    for _ in range(4):
        await evening.wait(0.5, step=0.5)
        begun.append(len(evening.shown))
    assert begun == [PER_SECOND, PER_SECOND, 2 * PER_SECOND, 2 * PER_SECOND, 2 * PER_SECOND + 10]


async def test_a_new_hand_follows_a_click_only_while_there_is_no_room(evening: Evening) -> None:
    evening.messenger.clicked |= {7}
    tables = [Wanted(Subject.TABLE, -1, deal) for deal in range(PER_SECOND)]
    first, second, other = (
        Wanted(Subject.HAND, 0, deal, 0, person_id=person)
        for deal, person in ((1, 7), (2, 7), (3, 8))
    )
    await evening.show(1, first)
    assert evening.messenger.followed == []
    await evening.show(1, *tables)
    await evening.show(1, second, other)
    assert [(each.person_id, each.number) for each in evening.messenger.followed] == [(7, 2)]
    await evening.wait(1)
    assert {(8, 3), (7, 1), (7, 2)} < {(r.person_id, r.number) for r in evening.shown}
    assert len(evening.messenger.followed) == 1


async def test_where_not_all_can_be_shown_nobody_waits_for_ever(evening: Evening) -> None:
    """As much is wanted again each second as can be shown: hands first, but tables too."""
    hands = [Wanted(Subject.HAND, 0, deal, 0) for deal in range(PER_SECOND)]
    tables = [Wanted(Subject.TABLE, -1, deal, 1) for deal in range(PER_SECOND)]
    for version in range(1, 13):
        await evening.want(version, *hands, *tables)
        await evening.wait(1)
    shown = Counter((row.subject, row.number) for row in evening.shown)
    hand_times = [shown[Subject.HAND, deal] for deal in range(PER_SECOND)]
    table_times = [shown[Subject.TABLE, deal] for deal in range(PER_SECOND)]
    assert max(hand_times) - min(hand_times) <= 2
    assert max(table_times) - min(table_times) <= 2
    assert sum(hand_times) > sum(table_times) > 0


async def test_past_the_limit_no_table_waits_much_longer_than_others(evening: Evening) -> None:
    """Each is played at again two seconds after it was shown; so much is more than is taken."""
    tables = [Wanted(Subject.TABLE, -1, deal, 1) for deal in range(5 * PER_SECOND)]
    since = dict.fromkeys(range(len(tables)), evening.clock.now())
    again: dict[int, float] = {}
    waits: dict[int, list[float]] = {deal: [] for deal in since}
    await evening.show(1, *tables)
    heard = 0
    for version in range(2, 62):
        now, shown = evening.clock.now(), evening.shown
        for row in shown[heard:]:
            waits[row.number].append(now - since.pop(row.number))
            again[row.number] = now + 2
        heard = len(shown)
        due = [deal for deal, at in again.items() if at <= now]
        for deal in due:
            since[deal] = now
            del again[deal]
        await evening.want(version, *(tables[deal] for deal in due))
        await evening.wait(0.5, step=0.5)
    for deal, begun in since.items():
        waits[deal].append(evening.clock.now() - begun)
    longest = [max(each) for each in waits.values()]
    assert median(longest) > 0
    assert max(longest) <= 3 * median(longest)


async def test_it_is_slow_while_more_is_to_be_shown_than_discord_takes_in_two_seconds(
    evening: Evening,
) -> None:
    many = round(module.SLOW * PER_SECOND)
    await evening.show(1, *(Wanted(Subject.HAND, 0, deal) for deal in range(PER_SECOND + many + 1)))
    assert await evening.reconciler.is_slow()
    await evening.wait(1)
    assert not await evening.reconciler.is_slow()


async def test_what_waits_for_another_try_is_not_slow(evening: Evening) -> None:
    evening.messenger.trouble = lambda _: NotYet(evening.clock.now() + 60)
    for version in range(5):
        await evening.show(1, *(Wanted(Subject.HAND, version, deal) for deal in range(PER_SECOND)))
        await evening.wait(1)
    assert not await evening.reconciler.is_slow()


async def test_nothing_is_in_flight_twice(evening: Evening) -> None:
    """The messenger itself asserts it; here everything is changed all the time."""
    for version in range(1, 60):
        await evening.want(version, HAND, TABLE, OTHER_HAND)
        if version % 7 == 0:
            await evening.wait(1)
    await evening.wait(1)
    for wanted in (HAND, TABLE, OTHER_HAND):
        row = await evening.row(wanted)
        assert (row.shown, row.wanted) == (59, 59)


async def test_a_row_that_was_read_before_it_was_sent_is_not_sent_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_lagging = messages.find_lagging
    gate = evening.gate("hand")

    async def slowly(*arguments: Any, **order: int) -> list[MessageRow]:
        found = await find_lagging(*arguments, **order)
        if evening.messenger.in_flight:
            gate.set()
            await evening.until(lambda: not evening.messenger.in_flight)
            await evening.until(lambda: not evening.reconciler._busy)
        return found

    await evening.settle()
    monkeypatch.setattr(messages, "find_lagging", slowly)
    await evening.begin(1, HAND)
    await evening.show(1, HAND)
    assert evening.log == [("hand", 2, 1)]


@pytest.mark.parametrize("changed", [False, True])
async def test_what_arrives_is_looked_at_again_only_if_more_is_wanted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    looks = 0
    find_lagging = messages.find_lagging

    async def counted(*arguments: Any, **order: int) -> list[MessageRow]:
        nonlocal looks
        looks += 1
        return await find_lagging(*arguments, **order)

    gate = evening.gate("hand")
    await evening.settle()
    await evening.begin(1, HAND)
    monkeypatch.setattr(messages, "find_lagging", counted)
    await evening.want(2 if changed else 1, HAND)
    await evening.until(lambda: looks == 1)
    gate.set()
    await evening.settle()
    assert evening.log == [("hand", 2, 1), ("hand", 2, 2)][: 1 + changed]
    assert (looks > 1) is changed


async def test_what_is_told_while_it_looks_is_looked_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody calls it: whoever has committed that may come to it later, or never."""
    find_lagging = messages.find_lagging
    looks = 0

    async def crossed(*arguments: Any, **order: int) -> list[MessageRow]:
        nonlocal looks
        found = await find_lagging(*arguments, **order)
        looks += 1
        if looks == 1:
            await evening.database.commit(messages.want, evening.game_id, 2, [HAND])
        return found

    await evening.settle()
    monkeypatch.setattr(messages, "find_lagging", crossed)
    await evening.show(1, HAND)
    assert evening.log == [("hand", 2, 2)]


async def test_after_a_restart_what_lags_is_shown(evening: Evening) -> None:
    evening.gate("table")
    await evening.begin(3, TABLE)
    await evening.stop()
    assert evening.messenger.in_flight == []
    evening.messenger = FakeMessenger(evening.database, evening.clock)
    evening.start()
    await evening.settle()
    assert evening.log == [("table", -1, 3)]


# Waiting ---------------------------------------------------------------------------------------


async def test_a_held_message_is_left_to_its_click(evening: Evening) -> None:
    async with evening.held():
        await evening.want(1, HAND, TABLE)
        await evening.until(lambda: bool(evening.shown))
        assert not evening.reconciler.is_resting
        await evening.answered(1, message_id=7)
    await evening.settle()
    assert evening.log == [("table", -1, 1)]


async def test_a_held_message_that_still_lags_is_shown_afterwards(evening: Evening) -> None:
    async with evening.held(), evening.held():
        await evening.want(1, HAND)
    await evening.settle()
    assert evening.log == [("hand", 2, 1)]


async def test_a_language_that_is_changed_while_a_hand_is_on_its_way_reaches_it(
    evening: Evening,
) -> None:
    await evening.show(1, HAND)
    gate = evening.gate("hand")
    await evening.begin(2, HAND)
    await evening.database.commit(messages.outdate, (await evening.row(HAND)).id)
    evening.reconciler.wake()
    gate.set()
    await evening.settle()
    assert [each.wanted for each in evening.shown] == [1, 2, 2]
    row = await evening.row(HAND)
    assert (row.shown, row.wanted) == (2, 2)


async def test_what_is_being_drawn_when_a_click_comes_is_not_sent(evening: Evening) -> None:
    """It would show what was before the click."""
    drawn = evening.messenger.drawing["hand"] = asyncio.Event()
    await evening.begin(1, HAND)
    async with evening.held():
        await evening.answered(1, message_id=7)
    drawn.set()
    await evening.settle()
    row = await evening.row(HAND)
    assert (row.message_id, row.shown) == (7, 1)
    assert not evening.messenger.doubted
    await evening.show(2, HAND)
    assert (await evening.row(HAND)).shown == 2


async def test_two_clicks_hold_until_the_second_is_answered(evening: Evening) -> None:
    await evening.settle()
    async with evening.held():
        async with evening.held():
            pass
        await evening.want(1, HAND, TABLE)
        await evening.until(lambda: bool(evening.shown))
        assert evening.log == [("table", -1, 1)]
    await evening.settle()
    assert evening.log[-1] == ("hand", 2, 1)


async def test_an_answer_that_is_refused_beside_another_is_followed_by_what_it_shows(
    evening: Evening,
) -> None:
    """The older answer may arrive last, though the newer one is written down last."""
    await evening.show(1, HAND)
    with suppress(ValueError):
        async with evening.held():
            async with evening.held():
                await evening.want(2, HAND)
                await evening.answered(2, message_id=7)
            assert not evening.messenger.doubted
            raise ValueError("somebody else sits there")
    await evening.settle()
    assert evening.messenger.doubted == ["hand"]
    assert evening.log[-1] == ("hand", 2, 2)
    async with evening.held():
        pass
    await evening.settle()
    assert evening.messenger.doubted == ["hand"]


async def test_not_yet_waits_for_the_clock(evening: Evening) -> None:
    until = evening.clock.now() + 2
    evening.messenger.trouble = lambda row: (
        NotYet(until) if row.subject == "table" and evening.clock.now() < until else None
    )
    await evening.show(1, TABLE)
    await evening.show(2, TABLE, HAND)
    await evening.wait(1.5, step=0.5)
    assert evening.log == [("table", -1, 1), ("hand", 2, 2)]
    await evening.wait(0.5, step=0.5)
    assert evening.log[2:] == [("table", -1, 2)]
    assert (await evening.row(TABLE)).tries == 0


async def test_rows_that_wait_keep_nobody_from_being_shown(evening: Evening) -> None:
    """Four hundred tables look at a finished trick; somebody else's turn is shown."""
    evening.messenger.trouble = lambda row: (
        NotYet(evening.clock.now() + 2) if row.subject == "table" else None
    )
    await evening.show(1, *(Wanted(Subject.TABLE, -1, deal, 0) for deal in range(400)))
    assert len(evening.shown) == 400
    await evening.show(1, OTHER_HAND)
    assert evening.log[400:] == [("hand", 1, 1)]


async def test_a_row_is_not_sent_before_its_moment(evening: Evening) -> None:
    """The one who opened the lobby shows it; if they do not, the reconciler does."""
    await evening.show(1, Wanted(Subject.LOBBY, -1, 0, 1, evening.clock.now() + 5))
    await evening.wait(4)
    assert evening.log == []
    await evening.wait(1)
    assert evening.log == [("lobby", -1, 1)]
