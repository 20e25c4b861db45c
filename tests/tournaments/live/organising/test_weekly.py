"""T11: a tournament like an earlier one, and one that comes back each week."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.storage.tournaments import tournaments
from bot.tournaments.live import Asker, Event, LeagueDraft, Refusal
from bot.tournaments.live.weekly import AHEAD, days_later
from tests.tournaments.live.club import HOUR, Club

WEEK = 7 * 24 * HOUR
PARIS = "Europe/Paris"


async def made(club: Club) -> list[Event]:
    rows = await club.tournaments.of_server(club.evening.server)
    return [await club.tournaments.load(each.id) for each in rows[::-1]]


async def test_a_copy_has_all_that_was_decided_and_its_own_draw(club: Club) -> None:
    about = {"about": "Bring your card", "contact": "Anna", "most_entries": 12, "role_id": 99}
    event = await club.create(format="swiss", rounds=5, deals=2, opens_at=None, **about)
    await club.decide.name_organisers([4])
    league = await club.tournaments.leagues.create(club.evening.server, 1, LeagueDraft("Season", 3))
    await club.tournaments.leagues.attach(league.id, club.boss, club.id)
    await club.decide.cancel()
    at = club.clock.now() + WEEK
    copy = await club.tournaments.weekly.copy(club.id, club.boss, "Again", at)
    row = copy.row
    assert (row.state, row.name, row.starts_at, row.opens_at) == ("draft", "Again", at, None)
    assert row.starts_at - row.closes_at == event.row.starts_at - event.row.closes_at
    for each in (*about, "plan", "options", "check_in", "members", "round_seconds", "channel_id"):
        assert getattr(row, each) == getattr(event.row, each), each
    assert row.league_id == league.id
    assert await club.evening.database.ask(tournaments.co_organisers, row.id) == [4]
    assert row.commitment != event.row.commitment
    await club.tournaments.leagues.end(league.id, club.boss)
    copy = await club.tournaments.weekly.copy(club.id, club.boss, "Without", at)
    assert copy.row.league_id is None
    co = Asker(4, manages=True, only_here=True)
    again = club.tournaments.weekly.copy(club.id, co, "Again", at)
    assert await club.refused(again) is Refusal.LEAGUE_NOT_IN_CHARGE


async def test_each_week_one_like_the_last_is_open_a_week_ahead(club: Club) -> None:
    event = await club.create(format="mitchell", deals=1)
    weekly, first = club.tournaments.weekly, event.row.starts_at
    await club.decide.name_organisers([5])
    event = await weekly.begin(club.id, club.boss, PARIS)
    assert event.row.weekly_id is not None
    assert event.row.league_id is not None
    await weekly.begin(club.id, club.boss, PARIS)  # asked for twice
    await club.decide.edit(lambda draft: draft._replace(most_entries=20))
    await club.wait(first - club.clock.now() - 60)
    assert len(await made(club)) == 1
    await club.wait(60)
    [_, second] = await made(club)
    at = days_later(first, PARIS)
    assert (second.state, second.row.starts_at, second.row.most_entries) == ("registration", at, 20)
    assert second.row.name == f"Friday · {datetime.fromtimestamp(at, UTC):%Y-%m-%d}"
    assert second.row.league_id == event.row.league_id
    assert second.row.secret_commitment is not None
    assert await club.evening.database.ask(tournaments.co_organisers, second.id) == [5]
    assert len((await club.tournaments.leagues.load(second.row.league_id or 0)).tournaments) == 2
    await club.clock.advance(3 * WEEK)  # the bot was away
    await club.settle()
    found = await made(club)
    assert [round((each.row.starts_at - at) / WEEK) for each in found[1:]] == [0, 3]
    await club.checked()


async def test_one_is_skipped_or_moved_and_the_next_comes_as_usual(club: Club) -> None:
    event = await club.create()
    weekly, first = club.tournaments.weekly, event.row.starts_at
    event = await weekly.begin(club.id, club.boss, "UTC")
    found = await weekly.of(event)
    assert found is not None
    row, last = found
    assert last.id == club.id
    seen = row.starts_at
    assert (row.starts_at, row.due_at) == (first + WEEK, first + WEEK - AHEAD)
    row = await weekly.skip(row.id, club.boss, seen)
    assert row.starts_at == first + 2 * WEEK
    assert await club.refused(weekly.skip(row.id, club.boss, seen)) is Refusal.CHANGED, "twice"
    row = await weekly.move(row.id, club.boss, row.starts_at, row.starts_at + 2 * WEEK / 7)
    past = weekly.move(row.id, club.boss, row.starts_at, club.clock.now())
    assert await club.refused(past) is Refusal.BAD_TIMES
    await club.wait(row.starts_at - AHEAD - club.clock.now())
    [_, second] = await made(club)
    assert second.row.starts_at == first + 2 * WEEK + 2 * WEEK / 7
    found = await weekly.of(second)
    assert found is not None
    assert found[0].starts_at == first + 3 * WEEK
    await weekly.stop(row.id, club.boss)
    assert await weekly.of(second) is None
    await club.wait(5 * WEEK)
    assert len(await made(club)) == 2


async def test_a_server_that_has_removed_the_bot_has_no_other_week(club: Club) -> None:
    event = await club.create()
    await club.tournaments.weekly.begin(club.id, club.boss, "UTC")
    await club.sql("update servers set left_at = 1.0")
    await club.wait(event.row.starts_at - club.clock.now())
    assert len(await made(club)) == 1
    await club.sql("update servers set left_at = null")
    club.tournaments.worker.wake()
    await club.settle()
    assert len(await made(club)) == 2


def test_a_series_keeps_its_time_of_day_when_the_clocks_change() -> None:
    before = datetime(2026, 10, 23, 20, 30, tzinfo=ZoneInfo(PARIS))
    after = datetime.fromtimestamp(days_later(before.timestamp(), PARIS), ZoneInfo(PARIS))
    assert f"{after:%Y-%m-%d %H:%M}" == "2026-10-30 20:30"
    assert after.timestamp() - before.timestamp() == WEEK + HOUR
