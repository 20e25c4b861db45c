"""The bot was away for a night, or the machine's clock was set ahead meanwhile: nobody is absent
because of that."""

import pytest

from bot.tournaments.live import Event
from bot.tournaments.live.stages import STILL_TIME
from tests.tournaments.live.club import HOUR, Club, at, now

NIGHT = 8 * HOUR


async def away(club: Club, seconds: float) -> Event:
    """The bot stops, and is started again so much later."""
    await club.stop()
    await club.clock.advance(seconds)
    await club.kill()
    return await club.settle()


async def test_a_round_whose_time_has_passed_has_some_yet(club: Club) -> None:
    await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    event = await away(club, NIGHT)
    assert now(event).until == club.clock.now() + STILL_TIME
    assert event.tables[0].last_deal is None
    game = await club.first_game()
    assert at(game).until == now(event).until
    event = await club.wait(STILL_TIME)
    assert event.tables[0].last_deal == 1


async def test_a_round_that_has_time_left_keeps_its_end(club: Club) -> None:
    before = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    assert now(await away(club, HOUR - 1)).until == now(before).until


async def test_a_round_whose_last_deal_is_played_is_not_longer(club: Club) -> None:
    await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    before = await club.wait(HOUR)
    assert before.tables[0].last_deal == 1
    after = await away(club, NIGHT)
    assert (after.current, after.tables[0].last_deal) == (before.current, 1)


async def test_nor_one_that_its_organiser_has_ended(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2)
    await club.decide.end(at_once=True)
    before = (await club.tournaments.load(event.id)).current
    event = await away(club, NIGHT)
    assert event.rounds == (before,)
    assert event.tables[0].last_deal is not None


async def test_a_restart_of_half_a_minute_changes_nothing(club: Club) -> None:
    await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    await club.wait(HOUR - 1)
    assert (await away(club, 30)).tables[0].last_deal == 1


@pytest.mark.parametrize("before", [0.0, 0.5 * HOUR, 1.2 * HOUR])
async def test_who_could_not_check_in_can_do_so_yet(club: Club, before: float) -> None:
    """Before it opened, or while it was open."""
    event = await club.create(check_in=True)
    await club.enter_pairs(2)
    await club.wait(before)
    event = await away(club, NIGHT)
    assert (event.state, event.row.starts_at) == ("check_in", club.clock.now() + STILL_TIME)
    for person in range(2, 6):
        await club.do.check_in(person)
    event = await club.wait(STILL_TIME)
    assert event.state == "running"
    assert len(event.standing("in")) == 2


@pytest.mark.parametrize("check_in", [True, False])
async def test_when_all_are_there_nobody_is_waited_for(club: Club, check_in: bool) -> None:
    """All have checked in, or nobody has to."""
    await club.create(check_in=check_in)
    await club.enter_pairs(2)
    if check_in:
        await club.wait(HOUR)
        for person in range(2, 6):
            await club.do.check_in(person)
    assert (await away(club, NIGHT)).state == "running"


async def test_a_check_in_that_was_to_last_a_minute_lasts_one(club: Club) -> None:
    now = club.clock.now()
    await club.create(check_in=True, closes_at=now + HOUR, starts_at=now + HOUR + 60)
    await club.enter(2, 3)
    event = await away(club, NIGHT)
    assert event.row.starts_at == club.clock.now() + 60
