"""Protests after a round (T9): nothing follows from its results before the minutes are over, or an
organiser confirms them."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages
from bot.storage.engine.statements import fetch_values
from bot.tournaments import Score
from bot.tournaments.live import Asker, Event, Refusal
from tests.tournaments.live.club import HOUR, Club, now

MINUTES = 600.0


async def played(club: Club, **values: Any) -> Event:
    """The first round is played, and reported."""
    await club.started(4, protest_seconds=MINUTES, break_seconds=60.0, **values)
    return await club.play_round()


async def posts(club: Club) -> set[Subject]:
    async with club.evening.database.read() as connection:
        subjects = select(messages.subject).where(messages.tournament_id == club.id)
        return {Subject(each) for each in await fetch_values(connection, subjects)}


async def test_standings_and_pairing_wait_for_the_minutes(club: Club) -> None:
    event = await played(club)
    assert now(event).protest_until == club.clock.now() + MINUTES
    assert Subject.STANDINGS not in await posts(club)
    event = await club.wait(MINUTES - 1)
    assert now(event).number == 1
    event = await club.wait(2)
    assert event.current is None
    assert Subject.STANDINGS in await posts(club)
    event = await club.wait(60)
    assert now(event).number == 2
    assert now(event).protest_until is None
    await club.checked()


async def test_or_for_the_organiser(club: Club) -> None:
    await played(club)
    confirm = club.tournaments.organising.confirm_round
    assert await club.refused(confirm(club.id, club.boss, 2)) is Refusal.CHANGED
    assert await club.refused(confirm(club.id, Asker(2), 1)) is Refusal.NOT_IN_CHARGE
    await confirm(club.id, club.boss, 1)
    event = await club.settle()
    assert event.current is None
    assert await club.refused(confirm(club.id, club.boss, 1)) is Refusal.CHANGED


async def test_nobody_confirms_what_is_still_played(club: Club) -> None:
    await club.started(4, protest_seconds=MINUTES)
    confirm = club.tournaments.organising.confirm_round
    assert await club.refused(confirm(club.id, club.boss, 1)) is Refusal.CHANGED


async def test_the_last_round_has_them_too(club: Club) -> None:
    event = await played(club, rounds=1)
    assert event.state == "running"
    assert Subject.PODIUM not in await posts(club)
    event = await club.wait(MINUTES)
    assert event.state == "finished"
    await club.checked()


async def test_a_winner_of_a_bracket_may_become_another_one(club: Club) -> None:
    """Before the next round is paired: afterwards it would stand still."""
    event = await played(club, format="knock_out", consolante=False)
    table = event.tables_of(1)[0]
    scores = Score(1), Score(500, 1)
    if event.latest[1, table.number].facts["scores"][0]["points"] == 0:
        scores = scores[1], scores[0]
    await club.decide.correct((1, table.number), scores, "the sheet was wrong")
    await club.wait(MINUTES)
    event = await club.wait(60)
    assert now(event).number == 2
    won = table.sides[0 if scores[0].parties else 1]
    assert any(won[0] in side for each in event.tables_of(2) for side in each.sides)


async def test_a_pause_stands_still_and_so_do_they(club: Club) -> None:
    event = await played(club)
    until = now(event).protest_until
    await club.decide.pause()
    await club.wait(HOUR)
    event = await club.decide.resume()
    assert until is not None
    assert now(event).protest_until == until + HOUR
    await club.settle()


@pytest.mark.parametrize(("away", "left"), [(30.0, MINUTES - 30.0), (2 * HOUR, MINUTES)])
async def test_who_could_report_nothing_has_time_yet(club: Club, away: float, left: float) -> None:
    await played(club)
    await club.stop()
    await club.clock.advance(away)
    await club.kill()
    event = await club.settle()
    until = now(event).protest_until
    assert until is not None
    assert until - club.clock.now() == pytest.approx(left)
