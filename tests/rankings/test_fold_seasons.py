"""The fold in the database: seasons and weeks begin and end with the parties."""

from itertools import pairwise

import pytest

from bot.rankings import week
from bot.rankings.rating import Entrant, new_season, rate
from bot.rules import TEAMS
from bot.storage.delivery.messages import find_lagging
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import By, RankingBoard
from tests.rankings.club import BEGAN, DAY, Club, rating_of
from tests.rankings.test_calendar import at
from tests.rankings.test_fold import FOUR, all_seasons

# Seasons ---------------------------------------------------------------------------------------


async def test_seasons_begin_with_the_first_party_and_at_their_boundaries(club: Club) -> None:
    await club.party()
    await club.reckon()
    club.now = BEGAN + 90 * DAY - 1  # 31 March 23:59:59
    last = await club.party(winner=1)
    await club.reckon()
    assert [(each.scope, each.number) for each in await all_seasons(club)] == [(0, 1), (1, 1)]
    club.now += 1
    await club.party()
    await club.reckon()
    found = await all_seasons(club)
    assert [(each.scope, each.number, each.last_result) for each in found] == [
        (0, 1, last),
        (0, 2, None),
        (1, 1, last),
        (1, 2, None),
    ]
    assert found[1].starts_at == found[0].ends_at == BEGAN + 90 * DAY


async def test_a_season_ends_when_nobody_plays_too(club: Club) -> None:
    last = await club.party()
    await club.reckon()
    assert club.fold.idle_until == BEGAN + 3 * DAY  # Monday
    club.now = BEGAN + 89 * DAY
    await club.reckon()
    assert club.fold.idle_until == BEGAN + 90 * DAY
    club.now = BEGAN + 400 * DAY  # nobody plays, nor is the bot there, as four seasons end
    await club.reckon()
    found = await all_seasons(club, 0)
    assert [(each.number, each.first_result, each.last_result) for each in found] == [
        (1, 0, last),
        (2, last, last),
        (3, last, last),
        (4, last, last),
        (5, last, None),
    ]
    for before, after in pairwise(found):
        assert after.starts_at == before.ends_at
    assert found[-1].starts_at <= club.now < found[-1].ends_at


async def test_a_party_that_is_reckoned_late_is_of_the_season_in_which_it_ended(club: Club) -> None:
    await club.party()
    club.now += 89 * DAY
    await club.party()
    club.now += 2 * DAY
    await club.reckon()
    old, new = await all_seasons(club, 0)
    assert (await club.standing("Anna", server=None, season=old.id)).parties == 2
    assert await club.standing("Anna", server=None, season=new.id) is None


async def test_a_final_table_is_kept_and_the_next_season_begins_softly(club: Club) -> None:
    for winner in (0, 0, 1, 0):
        await club.party(winner=winner)
    await club.reckon()
    first = (await all_seasons(club, 1))[0]
    final = await club.standing("Anna", season=first.id)
    club.now += 200 * DAY  # nobody played in the season between, and two have ended
    await club.party(winner=1)
    await club.reckon()
    assert (await club.standing("Anna", season=first.id))[:9] == final[:9]
    third = (await all_seasons(club, 1))[-1]
    began = {
        seat: Entrant(
            new_season(rating_of(await club.standing(name, season=first.id)), 2), TEAMS.of(seat)
        )
        for seat, name in enumerate(FOUR)
    }
    now = await club.standing("Anna", season=third.id)
    assert rating_of(now) == rate(began, 1)[0].rating
    assert (now.parties, now.won) == (1, 0)
    assert (await club.standing("Anna")).parties == 5  # of all time, without a reset


async def test_a_server_chooses_when_its_seasons_begin(club: Club) -> None:
    start = BEGAN + 10 * DAY + 18 * 3600
    await club.choose(season_months=1, season_start=start)
    await club.party()
    await club.party(server=1)
    await club.reckon()
    here, there = [each for each in await all_seasons(club) if each.scope]
    assert here.ends_at == start
    assert there.ends_at == BEGAN + 90 * DAY


async def test_what_is_chosen_later_is_for_the_next_season(club: Club) -> None:
    """The one that goes on keeps its end, and the ones before keep theirs."""
    await club.party()
    await club.reckon()
    before = await all_seasons(club, 1)
    await club.choose(season_months=1, season_start=at("2000-01-15"))
    await club.reckon()
    await club.rebuild()
    assert await all_seasons(club, 1) == before
    club.now = at("2027-04-01")
    await club.reckon()
    club.now = at("2027-04-20")
    await club.reckon()
    # Of the month to 15 April not half was missing: the second season lasts until then.
    ends = [each.ends_at for each in await all_seasons(club, 1)]
    assert ends == [at("2027-04-01"), at("2027-05-15")]
    await club.choose(season_months=12, season_start=None)
    club.now = at("2027-05-15")
    await club.reckon()
    ends = [each.ends_at for each in await all_seasons(club, 1)]
    assert ends == [at("2027-04-01"), at("2027-05-15"), at("2028-01-01")]
    everywhere = [each.ends_at for each in await all_seasons(club, 0)]
    assert everywhere == [at("2027-04-01"), at("2027-07-01")]


async def test_a_post_is_planned_once_as_a_season_with_anybody_in_it_is_closed(club: Club) -> None:
    await club.choose(0, podium_channel_id=5)
    await club.party()
    await club.party(server=1)  # which has chosen no channel
    await club.reckon()
    assert (await club.made())["messages"] == []
    club.now = BEGAN + 91 * DAY
    await club.reckon()
    planned = (await club.made())["messages"]
    [post] = await club.database.ask(find_lagging)
    assert (post.subject, post.server_id, post.channel_id) == ("season", club.servers[0], 5)
    assert post.season_id == (await all_seasons(club))[2].id
    await club.choose(1, podium_channel_id=6)
    club.now = BEGAN + 182 * DAY  # nobody has played in this season
    await club.reckon()
    assert [each.number for each in await all_seasons(club)] == [1, 2, 3] * 3
    await club.rebuild()
    assert (await club.made())["messages"] == planned


async def test_a_clock_that_was_set_back_opens_no_season(club: Club) -> None:
    await club.party()
    await club.reckon()
    club.now -= 30 * DAY
    await club.party()
    await club.reckon()
    assert [each.number for each in await all_seasons(club)] == [1, 1]
    assert (await club.standing("Anna", season=1, server=None)).parties == 2


# The week --------------------------------------------------------------------------------------


async def test_on_monday_ranks_are_noted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(week, "AT_ONCE", 2)  # as in a club that is large
    await club.party(("Anna", "Ben", "Cléo", "Dora"))
    await club.party(("Anna", "Dora", "Emil", "Ben"))
    await club.hide("Dora")
    await club.reckon()
    club.now = BEGAN + 3 * DAY
    await club.reckon()
    for _ in range(3):
        await club.party(("Cléo", "Anna", "Fanny", "Ben"))
    await club.reckon()
    board = RankingBoard(club.servers[0], 0, "classique")
    lines = await club.database.ask(leaderboards.page, board, By.RATING, 0, 10)
    assert [line.name for line in lines][:2] == ["Cléo", "Fanny"]
    moved = {line.name: line.moved for line in lines}
    assert moved["Fanny"] is None
    assert moved["Cléo"] == 1 or moved["Cléo"] == 2
    assert (await club.standing("Dora")).rank_before is None


async def test_a_result_of_the_week_before_comes_before_its_ranks(club: Club) -> None:
    await club.party(winner=1)
    club.now = BEGAN + 4 * DAY
    await club.party(winner=0)
    await club.reckon()
    before = {name: (await club.standing(name)).rank_before for name in FOUR}
    assert before == {"Anna": 3, "Ben": 1, "Cléo": 3, "Dora": 1}


async def test_nothing_is_written_while_nothing_is_due(club: Club) -> None:
    await club.party()
    await club.reckon()
    async with club.database.write():  # nobody else can write
        assert not await club.fold.step(club.now)


async def test_what_comes_while_nothing_is_due_is_reckoned(club: Club) -> None:
    await club.reckon()
    await club.party()
    assert await club.fold.step(club.now)
