"""Seats during a party: leaving, offering, taking, and taking somebody off the table."""

import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select

from bot.people import People
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Departure, MessageRow
from bot.storage.engine.schema import messages as table
from bot.storage.games import games
from bot.storage.people import people, servers
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.finished.results import as_rated
from bot.tables.party.ending import EndedWhy
from bot.tables.time.pace import Appointment, Due, next_appointment
from bot.tournaments.live import Tournaments
from tests.storage.written import leavers_of
from tests.tables.evening import FOUR, FRENCH, Evening, Names, random_action, state_of, turn

WITH_A_ROBOT: Names = {0: "Anna", 1: "Ben", 2: None, 3: "Dora"}
STRANGER = "Emil"


def name_in(game: Game, seat: int) -> str:
    return game.holder(seat).name


async def messages_of(evening: Evening, game: Game, seat: int) -> list[MessageRow]:
    """Every row of a seat, whatever it is about."""
    query = select(*[table[name] for name in MessageRow._fields]).where(
        table.game_id == game.id, table.viewer == seat
    )
    async with evening.database.read() as connection:
        return [MessageRow(*row) for row in await connection.execute(query)]


async def departure(evening: Evening, game: Game, name: str) -> Departure | None:
    return await evening.database.ask(games.find_departure, game.id, evening.people[name])


# Leaving and coming back -------------------------------------------------------------------------


async def test_a_robot_plays_at_once_for_who_leaves(evening: Evening, playing: Game) -> None:
    seat = turn(playing)
    who = evening.people[name_in(playing, seat)]
    await evening.clock.advance(40)
    game = await evening.seats.leave(playing.id, who)
    assert game == await evening.seats.leave(playing.id, who)
    assert game.holder(seat).away
    assert game.holder(seat).person == playing.holder(seat).person
    appointment = next_appointment(game, evening.pace)
    assert appointment is not None
    assert appointment.what is Due.ROBOT
    assert appointment.at == game.row.due_at
    assert appointment.at <= evening.clock.now()


async def test_leaving_shows_the_table_and_the_own_hand(evening: Evening, playing: Game) -> None:
    seat = turn(playing)
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
    seat = turn(playing)
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
    game = await evening.seats.remove(
        game.id, evening.asker(STRANGER, manages=True), 0, evening.anna
    )
    appointment = next_appointment(game, evening.pace)
    assert appointment == Appointment(Due.ABANDON, evening.clock.now() + evening.pace.abandoned)
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
        assert await games.seats_held(connection, ben, None) == 1
        await evening.seats.leave(playing.id, ben)
        assert await games.seats_held(connection, ben, None) == 0


async def test_an_offer_is_a_fresh_message_in_each_deal(evening: Evening, playing: Game) -> None:
    """And within a deal the same one, however often somebody changes their mind."""
    seats, ben = evening.seats, evening.asker("Ben")
    first = await seats.offer(playing.id, ben, 1)
    assert not (await evening.rows(first))[Subject.OFFER, 1, 1].closing
    assert await seats.offer(playing.id, ben, 1) == first
    gone = await seats.offer(playing.id, ben, 1, wanted=False)
    assert (await evening.rows(gone))[Subject.OFFER, 1, 1].closing
    await evening.show_all()
    assert not (await evening.rows(await seats.offer(playing.id, ben, 1)))[
        Subject.OFFER, 1, 1
    ].closing
    game = await seats.offer(playing.id, ben, 1, wanted=False)
    chance = random.Random(4)
    while game.deal == 1:
        game = await evening.go_on(game, chance)
    later = await seats.offer(game.id, ben, 1)
    assert not (await evening.rows(later))[Subject.OFFER, 1, 2].closing


async def test_whoever_takes_an_offered_seat_plays_on(evening: Evening, playing: Game) -> None:
    seat = turn(playing)
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
    assert (
        await evening.act(game, random_action(game, random.Random(2)))
    ).game.events == game.events + 1


async def test_no_message_follows_the_seat_to_its_new_holder(
    evening: Evening, playing: Game
) -> None:
    """The hands of who was there get a last word; the new one gets their own."""
    seat = turn(playing)
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
    seat = turn(playing)
    await evening.clocks.call(playing.id, seat)
    assert [row.subject for row in await messages_of(evening, playing, seat)].count(
        Subject.NOTICE
    ) == 1
    game = await evening.seats.leave(playing.id, evening.people[name_in(playing, seat)])
    [notice] = [r for r in await messages_of(evening, game, seat) if r.subject == Subject.NOTICE]
    assert notice.closing


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
    known = (await evening.database.ask(people.find_many, {ben}))[ben]
    await People(evening.tables, Tournaments(evening.tables)).forget(ben)
    again = await evening.database.commit(people.meet, known.discord_id or 0, "Ben", None, 0.0)
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
    await evening.database.commit(servers.block, game.row.server_id, stranger, anna, 0.0)
    change = evening.seats.take(game.id, stranger, 2)
    assert await evening.reason(change) is RefusalReason.BLOCKED


RATED = as_rated(FRENCH)
MODERATOR = "Emil"


@pytest.fixture
async def rated(evening: Evening) -> Game:
    """Four people, of whom Anna has opened the table."""
    return await evening.started(FOUR, RATED)


async def want(evening: Evening, game: Game, name: str, gone: str, seat: int) -> Game:
    people = evening.people
    return await evening.seats.want_gone(game.id, people[name], seat, people[gone])


async def result_of(evening: Evening, game: Game) -> tuple[str | None, str | None, dict[int, int]]:
    """Pool, why it has none, and leavers of the party, which robots play to its end."""
    await evening.played_by_robots(game)
    [result] = (await evening.everything())["results"]
    return (*result[-3:-1], await evening.database.ask(leavers_of, 1))


async def test_who_opened_a_rated_table_neither_empties_nor_closes_it(
    evening: Evening, rated: Game
) -> None:
    anna, seats = evening.asker("Anna"), evening.seats
    for seat, name in ((1, "Ben"), (3, "Dora")):
        removing = seats.remove(rated.id, anna, seat, evening.people[name])
        assert await evening.reason(removing) is RefusalReason.RATED_TABLE
    closing = evening.ending.close(rated.id, anna)
    assert await evening.reason(closing) is RefusalReason.RATED_TABLE


async def test_moderators_do_and_then_nobody_is_rated_and_nobody_has_left(
    evening: Evening, rated: Game
) -> None:
    for seat, name in ((1, "Ben"), (3, "Dora")):
        game = await evening.seats.remove(
            rated.id, evening.asker(MODERATOR, manages=True), seat, evening.people[name]
        )
        assert (Subject.REMOVAL, 1, game.deal) in await evening.rows(game)
    assert await result_of(evening, game) == (None, "removed", {})


async def test_all_the_others_agree_that_somebody_goes(evening: Evening, rated: Game) -> None:
    for name in ("Anna", "Cléo"):
        game = await want(evening, rated, name, "Ben", 1)
        assert not game.holder(1).robot
        assert (Subject.REMOVAL, 1, game.deal) in await evening.rows(game)
        assert game == await want(evening, rated, name, "Ben", 1)
    game = await want(evening, rated, "Dora", "Ben", 1)
    assert game.holder(1).robot
    assert game.holder(1).offered
    assert not any(each.wants_gone for each in game.people)
    assert await result_of(evening, game) == (None, "removed", {})


async def test_a_no_settles_it_also_of_whom_it_is_about(evening: Evening, rated: Game) -> None:
    for name in ("Dora", "Ben"):
        await want(evening, rated, "Anna", "Ben", 1)
        game = await evening.seats.keep(rated.id, evening.people[name], 1)
        assert not any(each.wants_gone for each in game.people)
        assert (await evening.rows(game))[Subject.REMOVAL, 1, game.deal].closing
        late = want(evening, rated, "Cléo", "Ben", 1)
        assert await evening.reason(late) is RefusalReason.TOO_LATE


async def test_nobody_agrees_alone(evening: Evening, rated: Game) -> None:
    for name in ("Cléo", "Dora"):
        await evening.seats.leave(rated.id, evening.people[name])
    asking = want(evening, rated, "Anna", "Ben", 1)
    assert await evening.reason(asking) is RefusalReason.NOBODY_AGREES


async def test_a_new_deal_settles_it_too(evening: Evening, rated: Game) -> None:
    """And whether the party is to end."""
    await evening.ending.ask(rated.id, evening.anna)
    game = await want(evening, rated, "Anna", "Ben", 1)
    deal, chance = game.deal, random.Random(1)
    while game.deal == deal:
        game = await evening.go_on(game, chance)
    assert not any(each.wants_gone or each.wants_end for each in game.people)
    assert game == await evening.new_tables().load(game.id)
    for key in ((Subject.REMOVAL, 1, deal), (Subject.QUESTION, -1, deal)):
        row = (await evening.rows(game))[key]
        assert row.closing
        assert row.wanted <= game.row.version


async def test_who_sits_at_a_rated_table_ends_its_openers_pause(
    evening: Evening, rated: Game
) -> None:
    await evening.pausing.pause(rated.id, evening.asker("Anna"))
    game = await evening.pausing.resume(rated.id, evening.asker("Ben"))
    assert game.row.paused_at is None
    await evening.pausing.pause(rated.id, evening.asker(MODERATOR, manages=True))
    going_on = evening.pausing.resume(rated.id, evening.asker("Ben"))
    assert await evening.reason(going_on) is RefusalReason.NOT_IN_CHARGE


async def test_who_took_an_offered_seat_has_not_sent_anybody_away(
    evening: Evening, rated: Game
) -> None:
    """At a tournament's table, where nobody offers a seat, its organiser replaces people."""
    seats, people = evening.seats, evening.people
    await seats.offer(rated.id, evening.asker("Ben"), 1)
    await seats.take(rated.id, people["Emil"], 1)
    assert await evening.database.ask(games.sent_away, rated.id) == set()
    assert await result_of(evening, rated) == ("classique", None, {1: people["Ben"]})
