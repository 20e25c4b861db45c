"""A click and the worker at once: what the worker has seen may be otherwise when it acts on it."""

import pytest

from bot.tournaments.live import Event
from bot.tournaments.live.change import Overtaken, Transactions
from bot.tournaments.live.round_time import GRACE
from bot.tournaments.live.rounds import Rounds
from tests.tournaments.live.club import HOUR, Club

ORGANISER = "extend", "pause"


async def decides(club: Club, what: str) -> Event:
    organising = club.decide
    if what == "extend":
        return await organising.extend(HOUR)
    return await organising.pause()


def rounds_of(club: Club) -> tuple[Transactions, Rounds]:
    """Return what the worker works with; the club's own has stopped."""
    transactions = Transactions(club.evening.tables, lambda: None)
    return transactions, Rounds(transactions)


async def overtaken(club: Club, event: Event, what: str) -> Event:
    """The tournament after its organiser has decided while its time was looked at."""
    transactions, rounds = rounds_of(club)
    seen = await transactions.load(event.id)
    assert seen.current is not None
    await decides(club, what)
    with pytest.raises(Overtaken):
        await rounds.time.attend(seen, seen.current)
    return await transactions.load(event.id)


@pytest.mark.parametrize("what", ORGANISER)
async def test_time_is_not_up_where_an_organiser_was_faster(club: Club, what: str) -> None:
    event = await club.started(2, rounds=1, deals=3, round_seconds=HOUR)
    await club.stop()
    await club.clock.advance(HOUR)
    event = await overtaken(club, event, what)
    assert event.tables[0].last_deal is None


@pytest.mark.parametrize("what", ORGANISER)
async def test_nor_is_a_table_stopped(club: Club, what: str) -> None:
    event = await club.started(2, rounds=1, deals=3, round_seconds=HOUR, stand_ins=False)
    game = await club.go_on(await club.first_game(), 12)
    await club.wait(HOUR)
    await club.stop()
    game = await club.finish_deal(game)
    await overtaken(club, event, what)
    assert (await club.load(game)).row.status == "playing"


async def test_no_table_is_opened_in_what_was_cancelled_meanwhile(club: Club) -> None:
    event = await club.started(4)
    await club.stop()
    await club.sql("UPDATE tournament_tables SET game_id = NULL WHERE number = 1")
    transactions, rounds = rounds_of(club)
    seen = await transactions.load(event.id)
    await club.decide.cancel()
    with pytest.raises(Overtaken):
        await rounds.attend(seen)
    event = await transactions.load(event.id)
    assert event.tables[0].game_id is None


async def test_a_pause_that_ends_with_the_round_takes_no_time_from_it(club: Club) -> None:
    event = await club.started(4, rounds=2, round_seconds=HOUR)
    until = event.rounds[0].until
    assert until is not None
    organising = club.decide
    await organising.pause()
    await club.wait(2 * HOUR)
    await organising.end()
    event = await club.wait(GRACE)
    assert event.rounds[0].until == until + 2 * HOUR
    assert {each.last_deal for each in event.tables} == {None}
    games = [await club.game_of(each) for each in event.tables]
    assert all(game.row.paused_at is None for game in games)
