"""Offering a seat and taking one: who may, and what is shown."""

import random
from typing import Any

import pytest

from bot.people import People
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.people import blocks, people
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.party.ending import EndedWhy
from bot.tournaments.live import Tournaments
from tests.tables.evening import FOUR, Evening, random_action
from tests.tables.party.test_seats import (
    STRANGER,
    WITH_A_ROBOT,
    asked,
    departure,
    messages_of,
    name_in,
)


async def test_an_offer_is_a_fresh_message_in_each_deal(evening: Evening, playing: Game) -> None:
    """And within a deal the same one, however often somebody changes their mind."""
    seats, ben = evening.seats, evening.asker("Ben")
    first = await seats.offer(playing.id, ben, 1)
    assert not (await evening.rows(first))[Subject.OFFER, 1, 1].closing
    assert await seats.offer(playing.id, ben, 1) == first
    gone = await seats.offer(playing.id, ben, 1, wanted=False)
    assert (await evening.rows(gone))[Subject.OFFER, 1, 1].closing
    await evening.show_all()
    second = await seats.offer(playing.id, ben, 1)
    assert not (await evening.rows(second))[Subject.OFFER, 1, 1].closing
    game = await seats.offer(playing.id, ben, 1, wanted=False)
    chance = random.Random(4)
    while game.deal == 1:
        game = await evening.go_on(game, chance)
    later = await seats.offer(game.id, ben, 1)
    assert not (await evening.rows(later))[Subject.OFFER, 1, 2].closing


async def test_whoever_takes_an_offered_seat_plays_on(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    name = name_in(playing, seat)
    await evening.seats.offer(playing.id, evening.asker(name), seat)
    await evening.clock.advance(50)
    game = await evening.seats.take(playing.id, evening.emil, seat)
    holder = game.holder(seat)
    assert holder.person is not None
    assert holder.person.name == STRANGER
    assert (holder.away, holder.offered, holder.bank, holder.clock_from) == (
        False,
        False,
        None,
        None,
    )
    assert game.row.asked_at == evening.clock.now()
    assert game.seat_of(evening.people[name]) is None
    left = await departure(evening, game, name)
    assert left is not None
    assert left[:4] == (seat, evening.people[name], game.events, "replaced")
    action = random_action(game, random.Random(2))
    assert (await evening.act(game, action)).game.events == game.events + 1


async def test_who_has_given_up_his_seat_acts_no_more(evening: Evening, playing: Game) -> None:
    """Also with a click that was under way."""
    seat = asked(playing)
    name = name_in(playing, seat)
    await evening.seats.offer(playing.id, evening.asker(name), seat)
    game = await evening.seats.take(playing.id, evening.emil, seat)
    decision, action = game.decision(), random_action(game, random.Random(2))
    assert decision
    change = evening.door.act(game.id, decision.key, action, MadeBy.PLAYER, evening.people[name])
    assert await evening.reason(change) is RefusalReason.NO_SEAT


async def test_no_message_follows_the_seat_to_its_new_holder(
    evening: Evening, playing: Game
) -> None:
    """The hands of who was there get a last word; the new one gets their own."""
    seat = asked(playing)
    name = name_in(playing, seat)
    await show_hands(evening, playing, seat)
    before = {row.id: row for row in await messages_of(evening, playing, seat)}
    assert {row.subject for row in before.values()} == {Subject.HAND, Subject.PEEK}
    await evening.seats.offer(playing.id, evening.asker(name), seat)
    game = await evening.seats.take(playing.id, evening.emil, seat)
    after = {row.id: row for row in await messages_of(evening, game, seat)}
    for row_id, row in before.items():
        left = after.pop(row_id)
        assert (left.subject, left.closing, left.wanted) == (Subject.LEFT, True, game.row.version)
        assert (left.message_id, left.token) == (row.message_id, row.token)
        assert left.person_id == evening.people[name]
    [hand] = [row for row in after.values() if row.subject == Subject.HAND]
    assert (hand.message_id, hand.number, hand.person_id) == (
        None,
        game.deal,
        evening.emil,
    )


async def show_hands(evening: Evening, game: Game, seat: int) -> None:
    """As if the seat had its hand in a DM and as an ephemeral message."""
    person = game.holder(seat).person
    assert person
    async with evening.database.write() as connection:
        hand = await messages.find(connection, game.id, Subject.HAND, seat)
        assert hand is not None
        await messages.show(connection, hand, game.row.version, channel_id=8, message_id=9)
        values: dict[str, Any] = {"token": "abc", "token_until": 1e12, "message_id": 10}
        version = game.row.version
        await messages.put(
            connection,
            game.id,
            Subject.PEEK,
            seat,
            wanted=version,
            shown=version,
            person_id=person.id,
            **values,
        )


async def test_the_notice_of_who_has_left_goes(evening: Evening, playing: Game) -> None:
    await evening.clock.advance(1)
    seat = asked(playing)
    await evening.clocks.call(playing.id, seat)
    assert [row.subject for row in await messages_of(evening, playing, seat)].count(
        Subject.NOTICE
    ) == 1
    game = await evening.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    [notice] = [r for r in await messages_of(evening, game, seat) if r.subject == Subject.NOTICE]
    assert notice.closing


async def test_a_robots_seat_needs_no_offer(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    game = await evening.seats.take(game.id, evening.emil, 2)
    assert name_in(game, 2) == STRANGER
    assert (Subject.LOBBY, -1, 0) in await evening.rows(game)
    assert await departure(evening, game, STRANGER) is None


@pytest.mark.parametrize("seat", [-1, 4, 9])
async def test_there_is_no_such_seat(evening: Evening, playing: Game, seat: int) -> None:
    for change in (
        evening.seats.take(playing.id, evening.emil, seat),
        evening.seats.offer(playing.id, evening.asker("Anna"), seat),
        evening.seats.remove(playing.id, evening.asker("Anna"), seat, 1),
    ):
        assert await evening.reason(change) is RefusalReason.NO_SUCH_SEAT


async def test_who_has_seen_cards_takes_only_that_seat_again(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    seats = evening.seats
    await seats.leave(game.id, evening.ben)
    await seats.offer(game.id, evening.asker("Dora"), 1)
    game = await seats.take(game.id, evening.emil, 1)
    left = await departure(evening, game, "Ben")
    assert left is not None
    assert left.why == "left"
    refused = await evening.refused(seats.take(game.id, evening.ben, 2))
    assert (refused.reason, refused.facts["seat"]) == (RefusalReason.OTHER_SEAT_SEEN, 1)
    await seats.offer(game.id, evening.asker(STRANGER), 1)
    assert name_in(await seats.take(game.id, evening.ben, 1), 1) == "Ben"


async def test_being_forgotten_is_no_way_to_another_hand(evening: Evening) -> None:
    game, ben = await evening.started(FOUR), evening.ben
    async with evening.database.read() as connection:
        known = (await people.find_many(connection, {ben}))[ben]
    await People(evening.tables, Tournaments(evening.tables)).forget(ben)
    again = await evening.write(people.meet, known.discord_id or 0, "Ben", None, 0.0)
    await evening.seats.give_up(game.id, evening.cleo)
    refused = await evening.refused(evening.seats.take(game.id, again.id, 2))
    assert (refused.reason, refused.facts["seat"]) == (RefusalReason.OTHER_SEAT_SEEN, 1)
    game = await evening.seats.take(game.id, again.id, 1)
    assert game.seat_of(again.id) == 1
    await evening.ending.stop(game.id, EndedWhy.LOST)
    assert (await evening.everything())["traces"] == []


async def test_admission_is_asked_of_who_sits_down(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    stranger, anna = evening.emil, evening.anna
    await evening.write(blocks.add, game.row.server_id, stranger, anna, 0.0)
    change = evening.seats.take(game.id, stranger, 2)
    assert await evening.reason(change) is RefusalReason.BLOCKED
