"""How subjects are treated, and how many requests go out: by turns, tokens and within a second."""

import asyncio

import pytest

from bot.clock import ManualClock
from bot.storage.delivery.subjects import NOTIFICATIONS, OF_CHANNEL, OF_PERSON, Subject
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import MessageRow
from cogs.delivery.kinds import TRAITS, Stands
from cogs.delivery.sending import (
    EDITS_WITHIN,
    TOKEN_EDITS,
    TOKEN_LIVES,
    RateLimit,
    SharedRequests,
    Tokens,
    Turns,
)
from tests.patience import PATIENCE
from tests.storage.servers import new_address


def test_each_subject_has_traits() -> None:
    assert set(TRAITS) == set(Subject)
    assert {TRAITS[each].per_second for each in NOTIFICATIONS} == {5}
    assert all(TRAITS[each].edit_every > 0 for each in OF_CHANNEL)


def test_what_is_of_a_person_is_sent_to_them_alone() -> None:
    """The query for what waits for a channel leaves it out."""
    in_dms = {each for each in Subject if TRAITS[each].stands is Stands.IN_DM}
    assert in_dms - set(NOTIFICATIONS) == OF_PERSON - {Subject.PEEK}


def test_only_what_people_need_comes_back_when_somebody_deletes_it() -> None:
    assert [each for each in OF_CHANNEL if TRAITS[each].comes_back] == [Subject.ANNOUNCEMENT]


def test_only_questions_calls_and_seats_are_said_aloud_to_whom_they_cannot_be_sent() -> None:
    said = {each for each in Subject if TRAITS[each].aloud}
    assert said == {Subject.ASKED, Subject.REPORT, Subject.NOTICE, Subject.HELD_SEAT}


@pytest.mark.parametrize("count", [1, 5, 12])
async def test_so_many_turns_in_a_second_each_told_once(count: int) -> None:
    clock = ManualClock(1000)
    turns = Turns(clock, 5)
    first = [turns.of(row) for row in range(count)]
    assert first == [clock.now() + row // 5 for row in range(count)]
    await clock.advance(count // 5)
    # Who was told to wait gets the same turn again, which has come.
    assert [turns.of(row) for row in range(5, count)] == first[5:]
    # Whoever comes next does so after all of them.
    assert turns.of(count) >= first[-1]


ROW = MessageRow(
    *(1, Subject.HAND, 1), game_id=1, message_id=6, token="abc", token_until=1000.0 + TOKEN_LIVES
)


async def test_a_token_has_room_while_it_lives() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    assert tokens.until() == ROW.token_until
    assert tokens.has_room(ROW)
    assert not tokens.has_room(ROW._replace(token=None))
    assert not tokens.has_room(ROW._replace(message_id=None))
    await clock.advance(TOKEN_LIVES)
    assert not tokens.lives(ROW)
    assert not tokens.has_room(ROW)


async def test_a_token_takes_five_edits_in_two_seconds() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    for _ in range(TOKEN_EDITS):
        assert tokens.has_room(ROW)
        tokens.take("abc")
    assert not tokens.has_room(ROW)
    assert tokens.has_room(ROW._replace(token="another"))
    await clock.advance(EDITS_WITHIN)
    assert tokens.has_room(ROW)


def test_a_token_that_was_refused_is_not_tried_again() -> None:
    tokens = Tokens(ManualClock(1000.0))
    tokens.refuse("abc")
    assert not tokens.has_room(ROW)
    assert tokens.lives(ROW)


async def test_a_hand_follows_the_last_click_of_its_reader() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    new = ROW._replace(message_id=None, token=None, token_until=None, person_id=8)
    assert tokens.of(new) is None
    until = tokens.until()
    tokens.learn(ROW._replace(person_id=8, token="def", token_until=until))
    tokens.learn(ROW._replace(person_id=8, token="abc", token_until=until - 1))
    tokens.learn(ROW._replace(person_id=8, subject=Subject.PEEK, token_until=until + 1))
    assert tokens.of(new) == ("def", 1000.0 + TOKEN_LIVES)
    assert tokens.of(new._replace(person_id=9)) is None
    for _ in range(TOKEN_EDITS):
        tokens.take("def")
    assert tokens.of(new) is None
    await clock.advance(EDITS_WITHIN)
    assert tokens.of(new) is not None
    tokens.refuse("def")
    assert tokens.of(new) is None
    tokens.learn(ROW._replace(person_id=8, token="ghi", token_until=until + EDITS_WITHIN))
    await clock.advance(TOKEN_LIVES)
    assert tokens.of(new) is None


async def test_what_is_begun_has_a_place_until_a_second_after_it_went_out() -> None:
    clock, go_out = ManualClock(1000.0), asyncio.Event()
    limit = RateLimit(clock, 2)

    async def show() -> None:
        await go_out.wait()
        limit.sent()

    showing = [asyncio.create_task(show()) for _ in range(2)]
    for task in showing:
        limit.begin(task)
    await clock.advance(5)
    assert not limit.has_room
    go_out.set()
    await asyncio.gather(*showing)
    assert limit.room_at == 1006
    await clock.advance(1)
    assert limit.has_room


async def test_a_message_that_needs_no_request_takes_no_place() -> None:
    limit = RateLimit(ManualClock(1000.0), 1)
    task = asyncio.create_task(asyncio.sleep(0))
    limit.begin(task)
    assert not limit.has_room
    await task
    limit.end(task)
    assert limit.has_room


async def test_a_second_request_for_a_message_counts_too() -> None:
    """A DM that is opened first, a thread that is named: more than one for a message."""
    clock = ManualClock(1000.0)
    limit = RateLimit(clock, 3)

    async def open_and_send() -> None:
        limit.sent()
        limit.sent()

    task = asyncio.create_task(open_and_send())
    limit.begin(task)
    await task
    assert limit.has_room
    limit.begin(task)
    assert not limit.has_room
    assert limit.room_at == 1001


async def test_what_another_process_asks_with_the_same_token_takes_a_place_here() -> None:
    clock = ManualClock(1000.0)
    limit = RateLimit(clock, 3)
    limit.sent_elsewhere(2)
    assert limit.has_room
    limit.sent()
    assert limit.room_at == 1001
    limit.sent_elsewhere(1000)
    await clock.advance(1)
    assert limit.has_room, "of more than fit in a second the last count"


@pytest.mark.postgresql
async def test_who_delivers_sends_so_many_fewer_as_another_process_asks() -> None:
    where, clock = new_address(), ManualClock(1000.0)
    one, listening = await engine_of(where).open(), asyncio.Event()
    one.heard = listening.set
    other = await engine_of(where).open()
    limits = [RateLimit(clock, 10) for _ in range(2)]
    SharedRequests(one, clock, limits[0])
    answers = SharedRequests(other, clock, limits[1])
    telling = asyncio.create_task(answers.run())
    try:
        await listening.wait()
        for _ in range(10):
            answers.sent()
        async with asyncio.timeout(PATIENCE):
            while limits[0].has_room:
                await asyncio.sleep(0)
        assert limits[0].room_at == 1001, "until a second has passed"
        assert limits[1].has_room, "who tells counts its own by itself"
    finally:
        telling.cancel()
        for each in (one, other):
            await each.close()
