"""The daily duplicate: everybody in their own time, with three robots; another one each day."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.people import People
from bot.rules import Phase, State, board_seed, legal_actions
from bot.storage.people import people
from bot.storage.tournaments.rounds import TableRow
from bot.tables.time.pace import closes_at
from bot.tournaments.live import Asker, Event, Refusal
from tests.tables.evening import hosted, state_of
from tests.tournaments.live.club import HOUR, SECRET, Club


async def opened(club: Club, hours: float, **values: Any) -> Event:
    draft = club.draft(format="daily", rounds=0, deals=2, **values)
    draft = draft._replace(closes_at=club.clock.now() + hours * HOUR)
    event = await club.tournaments.organising.create(club.evening.server, 1, draft)
    club.id = event.id
    return await club.decide.open()


async def test_who_was_forgotten_does_not_play_the_same_boards_again(club: Club) -> None:
    await opened(club, 10)
    play = club.do.enter
    await play(2)
    await club.settle()
    evening = club.evening
    known = (await evening.database.ask(people.find_many, {2}))[2]
    await People(evening.tables, club.tournaments).forget(2)
    again = await evening.database.commit(people.meet, known.discord_id or 0, known.name, None, 0.0)
    assert again.id != 2
    assert await club.refused(play(again.id)) is Refusal.BOARDS_SEEN
    await club.wait(10 * HOUR)
    assert (await evening.everything())["traces"] == []


async def test_a_daily_of_three_who_come_when_they_like(club: Club) -> None:
    event = await opened(club, 10)
    assert event.state == "running"
    await club.do.enter(2)
    event = await club.settle()
    [table] = event.tables
    assert event.table_of_person(2) == table
    seats = (await club.game_of(table)).seats
    assert [each and each.person and each.person.id for each in seats] == [2, None, None, None]
    await club.do.enter(2)
    event = await club.play([table])
    assert event.state == "running", "others may come until it closes"
    assert event.results == ()
    await club.kill()
    await club.wait(5 * HOUR)
    await club.do.enter(3)
    await club.do.enter(4)
    event = await club.settle()
    assert len(event.tables) == 3
    second, third = event.tables[1:]
    late = await club.game_of(third)
    while late.state is None or late.state.deals_done < 1:
        late = await club.go_on(late)
    late = await club.go_on(late, 3)
    await club.play([second])
    event = await club.wait(5 * HOUR)
    assert event.state == "finished", "nobody waits for the board in progress"
    late = await club.game_of(third)
    assert (late.row.status, late.row.ended_why) == ("closed", "time")
    games_played = [await club.game_of(each) for each in event.tables]
    assert len({each.row.seed for each in games_played}) == 1
    first_packs = [(await club.packs(each))[0] for each in games_played]
    assert len(set(first_packs)) == 1
    assert await club.points() == {
        each.sides[0][0]: sum(deal.written[0] for deal in state_of(own).results)
        for each, own in zip(event.tables, games_played, strict=True)
    }
    assert event.latest[1, third.number].facts["deals"] == 1
    assert event.published_boards == {1: board_seed(SECRET, 1)}
    late_entry = club.do.enter(5)
    assert await club.refused(late_entry) is Refusal.WINDOW_CLOSED
    await club.checked()


async def with_robots(club: Club, table: TableRow) -> State:
    """A daily's table to its end: its one person plays the first card they may, and never takes."""
    async with hosted(club.evening) as host:
        while (game := await club.game_of(table)).row.status == "playing":
            asked = game.decision()
            assert asked is not None
            if asked.actor == 0:
                action = legal_actions(game.playing(), 0)[0]
                await club.evening.act(game, action)
            else:
                await host.wait(1)
    assert game.state is not None
    return game.state


async def test_robots_play_the_same_against_who_plays_the_same(club: Club) -> None:
    event = await opened(club, 10)
    for person in (2, 3):
        await club.do.enter(person)
    event = await club.settle()
    one, other = [await with_robots(club, each) for each in event.tables]
    assert one == other
    assert one.deals_done == 2


async def test_nobody_is_pressed_in_a_daily(club: Club) -> None:
    """Five minutes without a card, then hours: no robot plays for them, and they are not called."""
    await opened(club, 10)
    await club.do.enter(2)
    await club.settle()
    game = await club.first_game()
    game = await club.go_on_to(game, Phase.CALL)
    while (asked := game.decision()) is None or asked.actor != 0:
        game = await club.go_on(game)
    await club.evening.show_all()
    await club.wait(9 * HOUR)
    now = await club.first_game()
    assert (now.events, now.seats[0] and now.seats[0].away) == (game.events, False)
    assert "notice" not in {subject for subject, *_ in await club.evening.rows(now)}
    assert closes_at(now, club.evening.tables.pace) is None


async def test_a_daily_comes_back_each_day_until_it_is_stopped(club: Club) -> None:
    organising = club.tournaments.organising
    draft = club.draft(format="daily", rounds=0, deals=2)
    wrong = organising.create_daily(club.evening.server, 1, draft, "Mars/Olympus")
    assert await club.refused(wrong) is Refusal.NO_SUCH_ZONE
    other = organising.create_daily(club.evening.server, 1, club.draft(deals=2))
    assert await club.refused(other) is Refusal.NOT_DAILY
    series = await organising.create_daily(club.evening.server, 1, draft, "Europe/Paris")
    await club.worker_settles()
    [today] = await club.tournaments.of_server(club.evening.server)
    assert (today.state, today.series_id) == ("running", series.id)
    zone = ZoneInfo("Europe/Paris")
    day = datetime.fromtimestamp(club.evening.clock.now(), zone)
    assert today.name.endswith(f" · {day:%Y-%m-%d}"), "days are told apart"
    closes = datetime.fromtimestamp(today.closes_at, ZoneInfo("Europe/Paris"))
    assert (closes.hour, closes.minute) == (0, 0)
    club.id = today.id
    await club.tournaments.registration.enter(today.id, 2)
    await club.settle()
    await club.kill()
    await club.clock.advance(today.closes_at - club.clock.now())
    await club.worker_settles()
    tomorrow, today = await club.tournaments.of_server(club.evening.server)
    assert (today.state, tomorrow.state) == ("finished", "running")
    assert tomorrow.closes_at - today.closes_at in (23 * HOUR, 24 * HOUR, 25 * HOUR)
    not_his = organising.stop_daily(series.id, Asker(2))
    assert await club.refused(not_his) is Refusal.NOT_IN_CHARGE
    await club.tournaments.organising.stop_daily(series.id, club.boss)
    assert await club.tournaments.daily_of(club.evening.server) == []
    await club.clock.advance(30 * HOUR)
    await club.worker_settles()
    states = [each.state for each in await club.tournaments.of_server(club.evening.server)]
    assert states == ["finished", "finished"]


async def test_a_channel_has_one_series_however_often_it_is_begun(club: Club) -> None:
    draft = club.draft(format="daily", rounds=0, deals=2)
    create = club.tournaments.organising.create_daily
    one = await create(club.evening.server, 1, draft)
    again = await create(club.evening.server, 1, draft)
    assert again.id == one.id, "whether its day is open by now or not"
    await club.worker_settles()
    assert len(await club.tournaments.of_server(club.evening.server)) == 1
    other = await create(club.evening.server, 1, draft._replace(channel_id=6))
    assert other.id != one.id


async def test_a_series_that_cannot_open_stops_no_other(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    draft = club.draft(format="daily", rounds=0, deals=2)
    await club.stop()
    create = club.tournaments.organising.create_daily
    broken = await create(club.evening.server, 1, draft)
    other = await create(club.evening.server, 1, draft._replace(channel_id=6))
    await club.sql(f"UPDATE daily_series SET zone = 'Mars/Olympus' WHERE id = {broken.id}")
    await club.kill()
    await club.worker_settles()
    [opened_one] = await club.tournaments.of_server(club.evening.server)
    assert opened_one.series_id == other.id
    assert f"series {broken.id} stands still" in caplog.text
