"""A player who is taken off a table where they play for a rating, and what that party is worth
then."""

import random

import pytest

from bot.storage.delivery.subjects import Subject
from bot.storage.games import departures
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.finished.results import as_rated
from tests.storage.written import leavers_of
from tests.tables.evening import FOUR, FRENCH, Evening, random_action

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
    chance, game = random.Random(3), await evening.load(game.id)
    while (decision := game.decision()) is not None:
        action = random_action(game, chance)
        game = (await evening.door.act(game.id, decision.key, action, MadeBy.ROBOT)).game
    [result] = (await evening.everything())["results"]
    async with evening.database.read() as connection:
        return (*result[-3:-1], await leavers_of(connection, 1))


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
        who = evening.people[name]
        game = await evening.seats.remove(
            rated.id, evening.asker(MODERATOR, manages=True), seat, who
        )
        assert (Subject.REMOVAL, 1, game.deal) in await evening.rows(game)
    assert await result_of(evening, game) == (None, "removed", {})


async def test_a_moderator_closes_a_rated_table(evening: Evening, rated: Game) -> None:
    game = await evening.ending.close(rated.id, evening.asker(MODERATOR, manages=True))
    assert game.row.status == "closed"
    assert (await evening.everything())["results"] == []


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
    game = await want(evening, rated, "Anna", "Ben", 1)
    deal, chance = game.deal, random.Random(1)
    while game.deal == deal:
        game = await evening.go_on(game, chance)
    assert not any(each.wants_gone for each in game.people)
    row = (await evening.rows(game))[Subject.REMOVAL, 1, deal]
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
    async with evening.database.read() as connection:
        assert await departures.sent_away(connection, rated.id) == set()
    assert await result_of(evening, rated) == ("classique", None, {1: people["Ben"]})
