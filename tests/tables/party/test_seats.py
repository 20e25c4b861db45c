"""Leaving a party and coming back, and being taken off: who may, and what is shown."""

import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select

from bot.rules import decisions
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages as table
from bot.storage.games import departures, open_tables
from bot.storage.games.departures import Departure
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.time.pace import Appointment, Due, next_appointment
from tests.tables.evening import FOUR, Evening, Names, random_action, state_of

WITH_A_ROBOT: Names = {0: "Anna", 1: "Ben", 2: None, 3: "Dora"}
STRANGER = "Emil"


def asked(game: Game) -> int:
    [decision] = decisions(state_of(game))
    assert isinstance(decision.actor, int)
    return decision.actor


def name_in(game: Game, seat: int) -> str:
    return game.holder(seat).name


async def messages_of(evening: Evening, game: Game, seat: int) -> list[Row]:
    """Every row of a seat, whatever it is about."""
    columns = [table[name] for name in Row._fields]
    query = select(*columns).where(table.game_id == game.id, table.viewer == seat)
    async with evening.database.read() as connection:
        return [Row(*row) for row in await connection.execute(query)]


async def departure(evening: Evening, game: Game, name: str) -> Departure | None:
    return await evening.read(departures.find_last, game.id, evening.people[name])


# Leaving and coming back -------------------------------------------------------------------------


async def test_a_robot_plays_at_once_for_who_leaves(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    await evening.clock.advance(40)
    game = await evening.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    assert game.holder(seat).away
    assert game.holder(seat).person == playing.holder(seat).person
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ROBOT
    assert appointment.at == game.row.due_at
    assert appointment.at <= evening.clock.now()


async def test_leaving_shows_the_table_and_the_own_hand(evening: Evening, playing: Game) -> None:
    seat = asked(playing)
    game = await evening.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    assert game.row.version == playing.row.version + 1
    assert set(await evening.rows(game)) == {
        (Subject.TABLE, -1, game.deal),
        (Subject.HAND, seat, game.deal),
    }


async def test_who_is_away_gets_no_more_cards(evening: Evening, playing: Game) -> None:
    """Only the message with the way back, until they are back."""
    game = await evening.seats.leave(playing.id, evening.ben)
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
    game = await evening.seats.back(game.id, evening.ben)
    rows = await evening.rows(game)
    assert rows[Subject.HAND, 1, game.deal].closing is False
    assert rows[Subject.HAND, 1, 1].closing is True


async def test_back_is_at_once(evening: Evening, playing: Game) -> None:
    """And may be said as often as one likes."""
    seat = asked(playing)
    who = evening.people[name_in(playing, seat)]
    await evening.seats.leave(playing.id, who)
    game = await evening.seats.back(playing.id, who)
    assert game.holder(seat) == playing.holder(seat)._replace(clock_from=None)
    assert await evening.seats.back(playing.id, who) == game
    again = await evening.act(game, random_action(game, random.Random(2)))
    assert again.game.events == game.events + 1


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        (RefusalReason.NO_SEAT, lambda e, game: e.seats.leave(game, e.emil)),
        (RefusalReason.NO_SEAT, lambda e, game: e.seats.back(game, e.emil)),
        (RefusalReason.NO_SEAT, lambda e, game: e.seats.offer(game, e.asker(STRANGER), 1)),
        (RefusalReason.NO_SEAT, lambda e, game: e.ending.ask(game, e.emil)),
        (RefusalReason.NO_SEAT, lambda e, game: e.ending.play_on(game, e.emil)),
        (RefusalReason.SEAT_NOT_YOURS, lambda e, game: e.seats.offer(game, e.asker("Anna"), 1)),
        (
            RefusalReason.SEAT_NOT_YOURS,
            lambda e, game: e.seats.offer(game, e.asker(STRANGER, manages=True), 1),
        ),
        (RefusalReason.SEAT_TAKEN, lambda e, game: e.seats.take(game, e.emil, 1)),
        (RefusalReason.SITS_ALREADY, lambda e, game: e.seats.take(game, e.dora, 1)),
        (
            RefusalReason.SEAT_CHANGED,
            lambda e, game: e.seats.remove(game, e.asker("Anna"), 1, e.dora),
        ),
        *(
            (RefusalReason.NOT_IN_CHARGE, change)
            for change in (
                lambda e, game: e.seats.remove(game, e.asker("Cléo"), 1, e.ben),
                lambda e, game: e.seats.remove(game, e.asker(STRANGER), 1, e.ben),
                lambda e, game: e.pausing.pause(game, e.asker("Ben")),
                lambda e, game: e.pausing.pause(game, e.asker(STRANGER)),
                lambda e, game: e.pausing.resume(game, e.asker("Ben")),
                lambda e, game: e.ending.close(game, e.asker("Ben")),
                lambda e, game: e.ending.close(game, e.asker(STRANGER)),
            )
        ),
    ],
)
async def test_what_is_refused(
    evening: Evening,
    playing: Game,
    reason: RefusalReason,
    change: Callable[[Evening, int], Coroutine[Any, Any, Game]],
) -> None:
    assert await evening.reason(change(evening, playing.id)) is reason


async def test_the_seat_of_who_left_is_kept(evening: Evening, playing: Game) -> None:
    """Until it is offered; and whoever takes their own has it back."""
    await evening.seats.leave(playing.id, evening.ben)
    change = evening.seats.take(playing.id, evening.emil, 1)
    assert await evening.reason(change) is RefusalReason.SEAT_KEPT
    game = await evening.seats.offer(playing.id, evening.asker("Dora"), 1)
    assert game.holder(1).offered
    game = await evening.seats.take(playing.id, evening.ben, 1)
    assert (game.holder(1).away, game.holder(1).offered) == (False, False)
    assert await departure(evening, game, "Ben") is None


async def test_in_a_lobby_and_after_the_party_there_is_nothing_to_leave(evening: Evening) -> None:
    lobby = await evening.open()
    change = evening.seats.leave(lobby.id, evening.anna)
    assert await evening.reason(change) is RefusalReason.NOT_STARTED


async def test_a_party_that_everybody_has_left_stands_still_and_is_given_up(
    evening: Evening, playing: Game
) -> None:
    await evening.clock.advance(3600)
    game = playing
    for name in FOUR.values():
        assert name
        game = await evening.seats.leave(playing.id, evening.people[name])
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ABANDON
    assert appointment.at == evening.clock.now() + evening.pace.abandoned


async def test_so_does_one_whose_last_person_was_taken_off(evening: Evening) -> None:
    game = await evening.started({0: "Anna", 1: None, 2: None, 3: None})
    await evening.clock.advance(3600)
    who = evening.asker(STRANGER, manages=True)
    game = await evening.seats.remove(game.id, who, 0, evening.anna)
    appointment = next_appointment(game, evening.pace)
    expected = evening.clock.now() + evening.pace.abandoned
    assert appointment == Appointment(Due.ABANDON, expected)
    game = await evening.seats.take(game.id, evening.emil, 0)
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is not Due.ABANDON


# Taking somebody off the table -------------------------------------------------------------------


@pytest.mark.parametrize("host", [True, False])
async def test_who_is_in_charge_takes_somebody_off_the_table(
    evening: Evening, playing: Game, host: bool
) -> None:
    who = evening.asker("Anna") if host else evening.asker(STRANGER, manages=True)
    game = await evening.seats.remove(playing.id, who, 1, evening.ben)
    assert game.holder(1).robot
    assert game.holder(1).offered
    assert (Subject.OFFER, 1, game.deal) in await evening.rows(game)
    left = await departure(evening, game, "Ben")
    assert left is not None
    assert left.why == "removed"
    for seat in range(4):
        change = evening.seats.take(game.id, evening.ben, seat)
        assert await evening.reason(change) in (RefusalReason.REMOVED, RefusalReason.SEAT_TAKEN)


async def test_who_is_away_has_room_for_another_table(evening: Evening, playing: Game) -> None:
    async with evening.database.read() as connection:
        ben = evening.ben
        assert await open_tables.seats_held(connection, ben, None) == 1
        await evening.seats.leave(playing.id, ben)
        assert await open_tables.seats_held(connection, ben, None) == 0
