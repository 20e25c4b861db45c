"""The machine's clock is set during a tournament, or the bot was away: a round lasts as long."""

import pytest

from bot.tournaments.live import Event
from bot.tournaments.live.stages import STILL_TIME
from tests.tables.setting import begin_at, set_by, setting
from tests.tournaments.live.club import HOUR, Club, at, now
from tests.tournaments.live.test_daily import opened

STEPS = (-86400.0, -1.0, 10.0, 86400.0)


async def step(club: Club, seconds: float) -> Event:
    await set_by(club.evening, seconds)
    club.tournaments.worker.wake()
    return await club.settle()


@pytest.mark.parametrize("seconds", STEPS)
async def test_a_round_lasts_as_long(club: Club, seconds: float) -> None:
    before = (await club.started(2, rounds=1, deals=2, round_seconds=HOUR)).current
    await club.wait(1000)
    event = await step(club, seconds)
    game = await club.first_game()
    assert before is not None
    # From then on those who do not come are waited for.
    assert now(event).paired_at == before.paired_at + seconds
    assert at(game).until == now(event).until
    event = await club.wait(HOUR - 1001)
    assert event.tables[0].last_deal is None
    event = await club.wait(2)
    assert event.tables[0].last_deal == 1


@pytest.mark.parametrize("seconds", STEPS)
async def test_the_break_is_as_long(club: Club, seconds: float) -> None:
    await club.started(2, rounds=2, break_seconds=600)
    event = await club.play_round()
    await club.wait(300)
    await step(club, seconds)
    event = await club.wait(299)
    assert len(event.rounds) == 1
    event = await club.wait(2)
    assert len(event.rounds) == 2


async def test_a_pause_takes_nothing_of_a_round(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    await club.decide.pause()
    await club.wait(100)
    await step(club, -86400)
    await club.wait(100)
    await club.decide.resume()
    event = await club.settle()
    assert now(event).until == club.clock.now() + HOUR


async def test_a_round_lasts_no_longer_after_a_restart(club: Club) -> None:
    """The machine's clock was set back while the bot was away."""
    await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    await club.kill()
    begin_at(club.clock, -86400)
    async with setting(club.evening):
        pass
    event = await club.settle()
    assert now(event).until == club.clock.now() + HOUR


async def test_an_end_at_once_stays_one(club: Club) -> None:
    await club.started(2, rounds=1, deals=2)
    await club.decide.end(at_once=True)
    await step(club, -3600)
    game = await club.first_game()
    assert at(game).at_once


async def test_its_posts_name_the_other_moment(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    await club.sql("UPDATE messages SET shown = wanted")
    after = await step(club, -3600)
    assert after.row.version == event.row.version + 1
    async with club.evening.database.read() as connection:
        query = "SELECT subject FROM messages WHERE shown < wanted AND game_id IS NULL ORDER BY 1"
        lagging = [each.subject for each in await connection.exec_driver_sql(query)]
    assert lagging == ["announcement", "round"]


@pytest.mark.parametrize("seconds", [-3600.0, 3600.0])
async def test_a_start_is_a_moment_of_the_calendar(club: Club, seconds: float) -> None:
    event = await club.create()
    await club.enter_pairs(2)
    await step(club, seconds)
    event = await club.wait(1.5 * HOUR - seconds - 1)
    assert event.state == "check_in"
    event = await club.wait(1)
    assert event.state == "running"


async def test_so_is_the_end_of_a_day(club: Club) -> None:
    event = await opened(club, 10)
    await step(club, -3600)
    event = await club.wait(10 * HOUR + 3599)
    assert event.state == "running"
    event = await club.wait(1)
    assert event.state == "finished"


# The bot was away: nobody is absent because of that -----------------------------------------------


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
