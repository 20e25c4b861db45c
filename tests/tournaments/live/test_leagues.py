"""Leagues: their tables from the standings, whose scores are people's, and who may change them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments import Score
from bot.tournaments.live import Asker, Event, LeagueDraft
from bot.tournaments.live.leagues import LONGEST_NAME, MOST, LeagueRow, season_table
from tests.tournaments.live.club import HOUR, Club

OTHER = Asker(2)
PAIRS = ((2, 3), (4, 5), (6, 7), (8, 9))


async def concours(club: Club, pairs: tuple[tuple[int, int], ...], points: list[int]) -> Event:
    """A Concours of one round that ends with these points, by entry."""
    await club.create(rounds=1)
    for first, second in pairs:
        await club.enter(first, second)
    event = await club.wait(2 * HOUR)
    for table in event.tables:
        one, other = (Score(points[side[0] - 1]) for side in table.sides)
        place = table.round, table.number
        await club.decide.correct(place, (one, other), "test")
    event = await club.settle()
    assert event.state == "finished"
    return event


async def new_league(club: Club, best: int = 2, worth: str = "places") -> LeagueRow:
    draft = LeagueDraft("Autumn", best, 3, worth)
    return await club.tournaments.leagues.create(club.evening.server, 1, draft)


async def test_three_concours_of_which_the_best_two_count(club: Club) -> None:
    """Reckoned by hand: of four pairs the first gets 4, then 3, 2, 1. Two play with others each
    time."""
    leagues = club.tournaments.leagues
    league = await new_league(club)
    evenings = [
        await concours(club, PAIRS, [900, 800, 700, 600]),
        await concours(club, ((2, 5), (4, 3), (6, 7), (8, 9)), [500, 900, 800, 700]),
        await concours(club, ((2, 3), (6, 9), (10, 11), (12, 13)), [600, 750, 900, 700]),
    ]
    for each in evenings:
        await leagues.attach(league.id, club.boss, each.id)
    found = await leagues.load(league.id)
    assert [each.id for each in found.played] == [each.id for each in evenings]
    totals = {3: 8, 4: 7, 6: 6, 2: 5, 7: 5, 9: 5, 10: 4, 11: 4, 5: 4, 8: 3, 12: 2, 13: 2}
    assert {each.member: each.total for each in found.places} == totals
    kept = {each.member: (each.rank, each.scores, each.counted) for each in found.places}
    assert kept[3] == (1, (4, 4, 1), (True, True, False))
    assert kept[6] == (3, (2, 3, 3), (False, True, True))
    assert kept[11] == (7, (None, None, 4), (False, False, True))


async def test_a_correction_and_a_change_are_in_the_table_at_once(club: Club) -> None:
    leagues = club.tournaments.leagues
    league = await new_league(club)
    event = await concours(club, PAIRS, [900, 800, 700, 600])
    assert (await leagues.load(league.id)).places == ()
    await leagues.attach(league.id, club.boss, event.id)
    before = await leagues.load(league.id)
    assert [each.member for each in before.places][:2] == [2, 3]
    assert (await leagues.load(league.id)).places is before.places  # counted once
    table = event.tables[0]
    scores = Score(0), Score(0)
    await club.decide.correct((table.round, table.number), scores, "a slip")
    await club.settle()
    after = await leagues.load(league.id)
    there = {each for side in table.sides for each in side}
    last = {person for entry in there for person in PAIRS[entry - 1]}
    assert {each.member for each in after.places[-4:]} == last
    await leagues.change(league.id, club.boss, LeagueDraft("Winter", 1, None, "points"))
    by_points = await leagues.load(league.id)
    assert (by_points.row.name, by_points.row.out_of) == ("Winter", None)
    assert max(each.total for each in by_points.places) >= 600
    await leagues.detach(club.boss, event.id)
    assert (await leagues.load(league.id)).places == ()
    await club.checked()


async def test_points_are_added_up_where_they_are_of_one_kind(club: Club) -> None:
    leagues = club.tournaments.leagues
    by_points = await new_league(club, worth="points")
    event = await concours(club, PAIRS, [900, 800, 700, 600])
    await leagues.attach(by_points.id, club.boss, event.id)
    found = await leagues.load(by_points.id)
    assert {each.member: each.total for each in found.places} == {
        **dict.fromkeys((2, 3), 900),
        **dict.fromkeys((4, 5), 800),
        **dict.fromkeys((6, 7), 700),
        **dict.fromkeys((8, 9), 600),
    }
    for format_, reason in (("swiss", "league_other_points"), ("knock_out", "league_no_points")):
        other = await club.create(format=format_)
        assert await club.refused(leagues.attach(by_points.id, club.boss, other.id)) == reason
    mixed = await new_league(club)
    await leagues.attach(mixed.id, club.boss, other.id)
    change = leagues.change(mixed.id, club.boss, LeagueDraft("Autumn", 2, 3, "points"))
    assert await club.refused(change) == "league_no_points"


async def test_who_organises_decides(club: Club) -> None:
    leagues = club.tournaments.leagues
    league = await new_league(club)
    event = await club.create()
    draft = LeagueDraft("Mine", 1)
    for change in (
        leagues.change(league.id, OTHER, draft),
        leagues.end(league.id, OTHER),
        leagues.attach(league.id, OTHER, event.id),
    ):
        assert await club.refused(change) == "league_not_in_charge"
    await leagues.attach(league.id, Asker(2, manages=True), event.id)
    assert await club.refused(leagues.detach(OTHER, event.id)) == "league_not_in_charge"
    await leagues.end(league.id, club.boss)
    other = await club.create()
    assert await club.refused(leagues.attach(league.id, club.boss, other.id)) == "league_over"
    row = await leagues.end(league.id, club.boss, reopen=True)
    assert row.ended_at is None
    await leagues.attach(league.id, club.boss, other.id)
    assert [each.id for each in (await leagues.load(league.id)).tournaments] == [event.id, other.id]
    await club.tournaments.organising.cancel(other.id, club.boss)
    assert [each.id for each in (await leagues.load(league.id)).tournaments] == [event.id]


@pytest.mark.parametrize(
    ("draft", "reason"),
    [
        (LeagueDraft("  ", 1), "name_needed"),
        (LeagueDraft("\u200b\u3164", 1), "name_needed"),
        (LeagueDraft("x" * (LONGEST_NAME + 1), 1), "name_needed"),
        (LeagueDraft("Autumn", 0), "league_best"),
        (LeagueDraft("Autumn", MOST + 1), "league_best"),
        (LeagueDraft("Autumn", 5, 4), "league_out_of"),
        (LeagueDraft("Autumn", 5, MOST + 1), "league_out_of"),
    ],
)
async def test_what_no_league_is(club: Club, draft: LeagueDraft, reason: str) -> None:
    leagues = club.tournaments.leagues
    assert await club.refused(leagues.create(club.evening.server, 1, draft)) == reason
    league = await new_league(club)
    assert await club.refused(leagues.change(league.id, club.boss, draft)) == reason
    assert await club.refused(leagues.end(99, club.boss)) == "no_such_league"


async def test_a_tournament_moves_from_one_league_to_another(club: Club) -> None:
    leagues = club.tournaments.leagues
    one, other = await new_league(club), await new_league(club)
    event = await concours(club, PAIRS, [900, 800, 700, 600])
    await leagues.attach(one.id, club.boss, event.id)
    await leagues.attach(other.id, club.boss, event.id)
    assert (await leagues.load(one.id)).places == ()
    assert len((await leagues.load(other.id)).places) == 8
    rows = await leagues.of_server(club.evening.server)
    assert [each.id for each in rows] == [other.id, one.id]
    await leagues.end(other.id, club.boss)
    rows = await leagues.of_server(club.evening.server)
    assert [each.id for each in rows] == [one.id, other.id]


# The table, against the slowest way to make it ---------------------------------------------------

SCORES = st.lists(
    st.dictionaries(st.integers(1, 6), st.integers(0, 9), max_size=6), min_size=0, max_size=6
)


@given(SCORES, st.integers(1, 7))
def test_the_best_n_are_the_best_choice_of_n(evenings: list[dict[int, int]], best: int) -> None:
    table = season_table(evenings, best)
    members = {each for evening in evenings for each in evening}
    assert {each.member for each in table} == members
    kept: dict[int, list[int]] = {}
    for place in table:
        scores = [evening.get(place.member) for evening in evenings]
        assert list(place.scores) == scores
        played = sorted((each for each in scores if each is not None), reverse=True)
        assert place.total == sum(played[:best])
        chosen = [each or 0 for each, yes in zip(scores, place.counted, strict=True) if yes]
        assert sorted(chosen, reverse=True) == played[:best]
        kept[place.member] = [*played[:best], *[0] * (best - len(played))]
    for place in table:
        own = (place.total, kept[place.member])
        ahead = sum((each.total, kept[each.member]) > own for each in table)
        assert place.rank == 1 + ahead
