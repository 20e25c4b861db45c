"""Leaving a party and coming back, offering a seat and taking one: who may, and what is shown."""

import random
from typing import Any

import pytest
from sqlalchemy import select

from bot.people import People
from bot.rules import decisions
from bot.storage.delivery import messages
from bot.storage.delivery.messages import Projection
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages as table
from bot.storage.games import departures, open_tables
from bot.storage.games.departures import Departure
from bot.storage.people import blocks, people
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.open_party import Asker
from bot.tables.pace import Appointment, Due, next_appointment
from bot.tournaments.live import Tournaments
from tests.tables.evening import FOUR, Evening, Names, random_action, state_of

WITH_A_ROBOT: Names = {0: "Anna", 1: "Ben", 2: None, 3: "Dora"}
STRANGER = "Emil"


def asker(evening: Evening, name: str, *, manages: bool = False) -> Asker:
    return Asker(evening.people[name], manages)


def asked(game: Game) -> int:
    [decision] = decisions(state_of(game))
    assert isinstance(decision.actor, int)
    return decision.actor


def name_in(game: Game, seat: int) -> str:
    return game.holder(seat).name


async def messages_of(evening: Evening, game: Game, seat: int) -> list[Projection]:
    """Every row of a seat, whatever it is about."""
    columns = [table.c[name] for name in Projection._fields]
    query = select(*columns).where(table.c.game_id == game.id, table.c.viewer == seat)
    async with evening.database.read() as connection:
        return [Projection(*row) for row in await connection.execute(query)]


async def departure(evening: Evening, game: Game, name: str) -> Departure | None:
    async with evening.database.read() as connection:
        return await departures.find_last(connection, game.id, evening.people[name])


# Leaving and coming back -------------------------------------------------------------------------


async def test_a_robot_plays_at_once_for_who_leaves(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    await evening.clock.advance(40)
    game = await evening.tables.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    assert game.holder(seat).away
    assert game.holder(seat).person == playing.holder(seat).person
    appointment = next_appointment(game, evening.tables.pace)
    assert appointment is not None
    assert appointment.what is Due.ROBOT
    assert appointment.at == game.row.due_at
    assert appointment.at <= evening.clock.now()


async def test_leaving_shows_the_table_and_the_own_hand(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    game = await evening.tables.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    assert game.row.version == playing.row.version + 1
    assert set(await evening.rows(game)) == {
        (Subject.TABLE, -1, game.deal),
        (Subject.HAND, seat, game.deal),
    }


async def test_who_is_away_gets_no_more_cards(evening: Evening, playing: Game) -> None:
    """Only the message with the way back, until they are back."""
    game = await evening.tables.seats.leave(playing.id, evening.people["Ben"])
    await evening.show_all()
    chance = random.Random(3)
    while state_of(game).deal_number == 1:
        action = random_action(game, chance)
        made_by = MadeBy.ROBOT if action.actor == 1 else MadeBy.HOST
        decision = game.decision()
        assert decision
        game = (await evening.door.act(game.id, decision.key, action, made_by)).game
        assert not [key for key in await evening.rows(game) if key[:2] == (Subject.HAND, 1)]
        await evening.show_all()
    [hand] = await messages_of(evening, game, 1)
    assert (hand.number, hand.closing) == (1, False)
    game = await evening.tables.seats.back(game.id, evening.people["Ben"])
    rows = await evening.rows(game)
    assert rows[Subject.HAND, 1, game.deal].closing is False
    assert rows[Subject.HAND, 1, 1].closing is True


async def test_back_is_at_once(evening: Evening, playing: Game) -> None:
    """And may be said as often as one likes."""
    seat = asked(playing)
    who = evening.people[name_in(playing, seat)]
    await evening.tables.seats.leave(playing.id, who)
    game = await evening.tables.seats.back(playing.id, who)
    assert game.holder(seat) == playing.holder(seat)._replace(clock_from=None)
    assert await evening.tables.seats.back(playing.id, who) == game
    again = await evening.act(game, random_action(game, random.Random(2)))
    assert again.game.events == game.events + 1


async def test_leaving_twice_changes_nothing(evening: Evening, playing: Game) -> None:
    game = await evening.tables.seats.leave(playing.id, evening.people["Ben"])
    assert await evening.tables.seats.leave(playing.id, evening.people["Ben"]) == game


async def test_who_has_no_seat_neither_leaves_nor_comes_back(
    evening: Evening, playing: Game
) -> None:
    for change in (evening.tables.seats.leave, evening.tables.seats.back):
        reason = await evening.reason(change(playing.id, evening.people[STRANGER]))
        assert reason is RefusalReason.NO_SEAT


async def test_in_a_lobby_and_after_the_party_there_is_nothing_to_leave(evening: Evening) -> None:
    lobby = await evening.open()
    change = evening.tables.seats.leave(lobby.id, evening.people["Anna"])
    assert await evening.reason(change) is RefusalReason.NOT_STARTED


async def test_a_party_that_everybody_has_left_stands_still_and_is_given_up(
    evening: Evening, playing: Game
) -> None:
    await evening.clock.advance(3600)
    game = playing
    for name in FOUR.values():
        assert name
        game = await evening.tables.seats.leave(playing.id, evening.people[name])
    appointment = next_appointment(game, evening.tables.pace)
    assert appointment is not None
    assert appointment.what is Due.ABANDON
    assert appointment.at == evening.clock.now() + evening.tables.pace.abandoned


async def test_so_does_one_whose_last_person_was_taken_off(evening: Evening) -> None:
    game = await evening.started({0: "Anna", 1: None, 2: None, 3: None})
    await evening.clock.advance(3600)
    who = asker(evening, STRANGER, manages=True)
    game = await evening.tables.seats.remove(game.id, who, 0, evening.people["Anna"])
    appointment = next_appointment(game, evening.tables.pace)
    expected = evening.clock.now() + evening.tables.pace.abandoned
    assert appointment == Appointment(Due.ABANDON, expected)
    game = await evening.tables.seats.take(game.id, evening.people[STRANGER], 0)
    appointment = next_appointment(game, evening.tables.pace)
    assert appointment is not None
    assert appointment.what is not Due.ABANDON


# Offering and taking -----------------------------------------------------------------------------


async def test_an_offer_is_a_fresh_message_in_each_deal(evening: Evening, playing: Game) -> None:
    """And within a deal the same one, however often somebody changes their mind."""
    seats, ben = evening.tables.seats, asker(evening, "Ben")
    first = await seats.offer(playing.id, ben, 1)
    assert not (await evening.rows(first))[Subject.OFFER, 1, 1].closing
    assert await seats.offer(playing.id, ben, 1) == first
    gone = await seats.withdraw(playing.id, ben, 1)
    assert (await evening.rows(gone))[Subject.OFFER, 1, 1].closing
    await evening.show_all()
    second = await seats.offer(playing.id, ben, 1)
    assert not (await evening.rows(second))[Subject.OFFER, 1, 1].closing
    game = await seats.withdraw(playing.id, ben, 1)
    chance = random.Random(4)
    while game.deal == 1:
        game = await evening.go_on(game, chance)
    later = await seats.offer(game.id, ben, 1)
    assert not (await evening.rows(later))[Subject.OFFER, 1, 2].closing


@pytest.mark.parametrize("sits", [True, False])
async def test_the_seat_of_who_is_away_may_be_offered(
    evening: Evening, playing: Game, sits: bool
) -> None:
    """It is offered by those at the table and those in charge, not by anybody."""
    await evening.tables.seats.leave(playing.id, evening.people["Ben"])
    stranger = evening.tables.seats.offer(playing.id, asker(evening, STRANGER), 1)
    assert await evening.reason(stranger) is RefusalReason.NO_SEAT
    who = asker(evening, "Dora") if sits else asker(evening, STRANGER, manages=True)
    game = await evening.tables.seats.offer(playing.id, who, 1)
    assert game.holder(1).offered


async def test_nobody_offers_the_seat_of_who_plays(evening: Evening, playing: Game) -> None:
    """Not even the host, who may take them off the table instead."""
    for who in (asker(evening, "Anna"), asker(evening, STRANGER, manages=True)):
        change = evening.tables.seats.offer(playing.id, who, 1)
        assert await evening.reason(change) is RefusalReason.SEAT_NOT_YOURS


async def test_whoever_takes_an_offered_seat_plays_on(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    name = name_in(playing, seat)
    await evening.tables.seats.offer(playing.id, asker(evening, name), seat)
    await evening.clock.advance(50)
    game = await evening.tables.seats.take(playing.id, evening.people[STRANGER], seat)
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
    await evening.tables.seats.offer(playing.id, asker(evening, name), seat)
    game = await evening.tables.seats.take(playing.id, evening.people[STRANGER], seat)
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
    await evening.tables.seats.offer(playing.id, asker(evening, name), seat)
    game = await evening.tables.seats.take(playing.id, evening.people[STRANGER], seat)
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
        evening.people[STRANGER],
    )


async def show_hands(evening: Evening, game: Game, seat: int) -> None:
    """As if the seat had its hand in a DM and as an ephemeral message."""
    person = game.holder(seat).person
    assert person
    async with evening.database.write() as connection:
        hand = await messages.find(connection, game.id, Subject.HAND, seat)
        assert hand is not None
        await messages.show(connection, hand.id, game.row.version, channel_id=8, message_id=9)
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
    await evening.tables.clocks.call(playing.id, seat)
    assert [row.subject for row in await messages_of(evening, playing, seat)].count(
        Subject.NOTICE
    ) == 1
    game = await evening.tables.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    [notice] = [r for r in await messages_of(evening, game, seat) if r.subject == Subject.NOTICE]
    assert notice.closing


async def test_a_robots_seat_needs_no_offer(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    game = await evening.tables.seats.take(game.id, evening.people[STRANGER], 2)
    assert name_in(game, 2) == STRANGER
    assert (Subject.LOBBY, -1, 0) in await evening.rows(game)
    assert await departure(evening, game, STRANGER) is None


async def test_a_seat_that_somebody_holds_is_not_to_be_had(evening: Evening, playing: Game) -> None:
    change = evening.tables.seats.take(playing.id, evening.people[STRANGER], 1)
    assert await evening.reason(change) is RefusalReason.SEAT_TAKEN
    await evening.tables.seats.leave(playing.id, evening.people["Ben"])
    change = evening.tables.seats.take(playing.id, evening.people[STRANGER], 1)
    assert await evening.reason(change) is RefusalReason.SEAT_KEPT


@pytest.mark.parametrize("seat", [-1, 4, 9])
async def test_there_is_no_such_seat(evening: Evening, playing: Game, seat: int) -> None:
    for change in (
        evening.tables.seats.take(playing.id, evening.people[STRANGER], seat),
        evening.tables.seats.offer(playing.id, asker(evening, "Anna"), seat),
        evening.tables.seats.remove(playing.id, asker(evening, "Anna"), seat, 1),
    ):
        assert await evening.reason(change) is RefusalReason.NO_SUCH_SEAT


async def test_who_sits_takes_no_second_seat(evening: Evening, playing: Game) -> None:
    await evening.tables.seats.offer(playing.id, asker(evening, "Ben"), 1)
    change = evening.tables.seats.take(playing.id, evening.people["Dora"], 1)
    assert await evening.reason(change) is RefusalReason.SITS_ALREADY


async def test_who_takes_his_own_seat_keeps_it(evening: Evening, playing: Game) -> None:
    await evening.tables.seats.leave(playing.id, evening.people["Ben"])
    await evening.tables.seats.offer(playing.id, asker(evening, "Dora"), 1)
    game = await evening.tables.seats.take(playing.id, evening.people["Ben"], 1)
    assert (game.holder(1).away, game.holder(1).offered) == (False, False)
    assert await departure(evening, game, "Ben") is None


async def test_who_has_seen_cards_takes_only_that_seat_again(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    seats = evening.tables.seats
    await seats.leave(game.id, evening.people["Ben"])
    await seats.offer(game.id, asker(evening, "Dora"), 1)
    game = await seats.take(game.id, evening.people[STRANGER], 1)
    left = await departure(evening, game, "Ben")
    assert left is not None
    assert left.why == "left"
    refused = await evening.refused(seats.take(game.id, evening.people["Ben"], 2))
    assert (refused.reason, refused.facts["seat"]) == (RefusalReason.OTHER_SEAT_SEEN, 1)
    await seats.offer(game.id, asker(evening, STRANGER), 1)
    assert name_in(await seats.take(game.id, evening.people["Ben"], 1), 1) == "Ben"


async def test_being_forgotten_is_no_way_to_another_hand(evening: Evening) -> None:
    game, ben = await evening.started(FOUR), evening.people["Ben"]
    async with evening.database.read() as connection:
        known = (await people.find_many(connection, {ben}))[ben]
    await People(evening.tables, Tournaments(evening.tables)).forget(ben)
    async with evening.database.write() as connection:
        again = await people.meet(connection, known.discord_id or 0, "Ben", None, 0.0)
    await evening.tables.seats.give_up(game.id, evening.people["Cléo"])
    refused = await evening.refused(evening.tables.seats.take(game.id, again.id, 2))
    assert (refused.reason, refused.facts["seat"]) == (RefusalReason.OTHER_SEAT_SEEN, 1)
    game = await evening.tables.seats.take(game.id, again.id, 1)
    assert game.seat_of(again.id) == 1
    await evening.tables.ending.lost(game.id)
    assert (await evening.everything())["traces"] == []


async def test_admission_is_asked_of_who_sits_down(evening: Evening) -> None:
    game = await evening.started(WITH_A_ROBOT)
    stranger, anna = evening.people[STRANGER], evening.people["Anna"]
    async with evening.database.write() as connection:
        await blocks.add(connection, game.row.server_id, stranger, anna, 0.0)
    change = evening.tables.seats.take(game.id, stranger, 2)
    assert await evening.reason(change) is RefusalReason.BLOCKED


# Taking somebody off the table -------------------------------------------------------------------


@pytest.mark.parametrize("host", [True, False])
async def test_who_is_in_charge_takes_somebody_off_the_table(
    evening: Evening, playing: Game, host: bool
) -> None:
    who = asker(evening, "Anna") if host else asker(evening, STRANGER, manages=True)
    game = await evening.tables.seats.remove(playing.id, who, 1, evening.people["Ben"])
    assert game.holder(1).robot
    assert game.holder(1).offered
    assert (Subject.OFFER, 1, game.deal) in await evening.rows(game)
    left = await departure(evening, game, "Ben")
    assert left is not None
    assert left.why == "removed"
    for seat in range(4):
        change = evening.tables.seats.take(game.id, evening.people["Ben"], seat)
        assert await evening.reason(change) in (RefusalReason.REMOVED, RefusalReason.SEAT_TAKEN)


async def test_nobody_else_does(evening: Evening, playing: Game) -> None:
    for name in ("Cléo", STRANGER):
        change = evening.tables.seats.remove(
            playing.id, asker(evening, name), 1, evening.people["Ben"]
        )
        assert await evening.reason(change) is RefusalReason.NOT_IN_CHARGE


async def test_only_who_is_meant_is_taken_off(evening: Evening, playing: Game) -> None:
    change = evening.tables.seats.remove(
        playing.id, asker(evening, "Anna"), 1, evening.people["Dora"]
    )
    assert await evening.reason(change) is RefusalReason.SEAT_CHANGED


async def test_who_is_away_has_room_for_another_table(evening: Evening, playing: Game) -> None:
    async with evening.database.read() as connection:
        ben = evening.people["Ben"]
        assert await open_tables.seats_held(connection, ben, None) == 1
        await evening.tables.seats.leave(playing.id, ben)
        assert await open_tables.seats_held(connection, ben, None) == 0
