"""Hands as messages: a choice that every hand shows, and a hand that was asked for."""

from typing import Any

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from tests.tables.evening import Evening

SEAT = 1


async def rows_of(evening: Evening, game: Game) -> dict[str, Row]:
    async with evening.database.read() as connection:
        found = [
            await messages.find(connection, game.id, each, SEAT)
            for each in (Subject.HAND, Subject.PEEK)
        ]
    return {row.subject: row for row in found if row is not None}


async def asked_for(evening: Evening, game: Game) -> None:
    """The hand of the deal was sent, and its owner has asked for another."""
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET message_id = 7000 + id")
    where: dict[str, Any] = {"channel_id": 5, "message_id": 6000, "token": "t", "token_until": 9.0}
    await evening.tables.hands.shown_beside(game, SEAT, evening.ben, **where)


async def lagging(evening: Evening, game: Game) -> set[str]:
    return {subject for subject, viewer, _ in await evening.rows(game) if viewer == SEAT}


async def test_a_hand_that_was_asked_for_shows_the_game_as_it_is(
    evening: Evening, playing: Game
) -> None:
    await asked_for(evening, playing)
    peek = (await rows_of(evening, playing))[Subject.PEEK]
    assert (peek.message_id, peek.token, peek.token_until) == (6000, "t", 9.0)
    assert peek.shown == peek.wanted == playing.row.version
    assert await lagging(evening, playing) == set()


async def test_it_starts_the_clock_of_who_is_asked(evening: Evening, playing: Game) -> None:
    decision = playing.decision()
    assert decision is not None
    seat = int(decision.actor)
    assert playing.holder(seat).clock_from is None
    person = playing.holder(seat).person
    assert person is not None
    where: dict[str, Any] = {"channel_id": 5, "message_id": 6000}
    await evening.tables.hands.shown_beside(playing, seat, person.id, **where)
    game = await evening.load(playing.id)
    assert game.holder(seat).clock_from is not None


async def test_every_hand_but_the_answer_shows_what_was_chosen(
    evening: Evening, playing: Game
) -> None:
    await asked_for(evening, playing)
    hand, peek = (await rows_of(evening, playing)).values()
    changes = evening.changes
    await evening.tables.hands.choose(playing, SEAT, 2, peek.id)
    assert (await rows_of(evening, playing))[Subject.HAND].chosen == 2
    assert await lagging(evening, playing) == {Subject.HAND}
    assert evening.changes == changes + 1
    await evening.show_all()
    await evening.tables.hands.choose(playing, SEAT, 0, hand.id)
    assert await lagging(evening, playing) == {Subject.PEEK}


async def test_an_outdated_hand_is_shown_again(evening: Evening, playing: Game) -> None:
    await asked_for(evening, playing)
    hand, _ = (await rows_of(evening, playing)).values()
    await evening.tables.hands.show_again(hand)
    assert await lagging(evening, playing) == {Subject.HAND}
