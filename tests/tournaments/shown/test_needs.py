"""The needs of an entry: against standings and brackets that can be reckoned by hand."""

from itertools import combinations, product
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.shown.needs import Beaten, Bout, Chase, Loss, PoolPlace, likely_next, need_of
from bot.tournaments.shown.reckoned import reckon
from tests.tournaments.evening import Evening

T = TypeVar("T")


def needed(evening: Evening, entry: int, kind: type[T], rounds: int = 4) -> T:
    found = need_of(reckon(evening.tournament), entry, rounds)
    assert isinstance(found, kind)
    return found


def begun(format_: str, entries: int, **plan: Any) -> Evening:
    """Seeded in the order of their numbers; the first round is paired."""
    evening = Evening(format_, entries, strengths=range(entries, 0, -1), **plan)
    evening.pair()
    return evening


def win(evening: Evening, *winners: int) -> None:
    """The tables of the round that are open, at which these win."""
    for table in evening.open_tables():
        points = (100, 62) if table.sides[0][0] in winners else (62, 100)
        evening.play(table.number, *points)


# By points ---------------------------------------------------------------------------------------


def test_how_far_it_is_to_the_first_and_to_the_podium() -> None:
    evening = begun("concours", 8)
    tables = evening.open_tables()
    win(evening, *(table.sides[0][0] for table in tables))
    (leader,), (loser,) = tables[0].sides
    chase = needed(evening, loser, Chase)
    # Four have written 100, so that the third rank too is at 100.
    assert (chase.value, chase.to_first, chase.to_podium) == (62, 38, 38)
    assert (chase.entries, chase.rounds_left, chase.lead) == (8, 3, None)
    ahead = needed(evening, leader, Chase)
    assert (ahead.to_first, ahead.to_podium) == (0, 0)


def test_who_leads_is_told_by_how_much_and_a_round_is_left_while_ones_own_table_plays() -> None:
    evening = begun("concours", 4)
    one, other = (table.sides[0][0] for table in evening.open_tables())
    evening.play(1, 900, 400)
    assert [needed(evening, each, Chase).rounds_left for each in (one, other)] == [3, 4]
    evening.play(2, 700, 600)
    chase = needed(evening, one, Chase, rounds=1)
    assert (chase.rank, chase.lead, chase.rounds_left) == (1, 200, 0)
    assert not chase.first_is_safe  # in points nobody can tell before the last deal


def test_match_points_say_when_all_is_decided() -> None:
    """Entry 1 wins both of its games: 4 match points; a win brings 2."""
    evening = begun("round_robin", 4)
    win(evening, 1, 2)
    evening.pair()
    win(evening, 1, 2)
    first, *_, last = reckon(evening.tournament).standings.order()
    behind = needed(evening, last, Chase, 2)
    assert (behind.column, behind.rounds_left) == ("match_points", 0)
    assert behind.out_of_reach
    ahead = needed(evening, first, Chase, 2)
    assert ahead.first_is_safe == bool(ahead.lead)
    # With four rounds to come nothing is decided.
    assert not needed(evening, last, Chase, 6).out_of_reach


def test_each_direction_of_a_mitchell_is_a_ranking_of_its_own() -> None:
    """East–west are not behind the north–south that stand in the list before them."""
    evening = Evening("mitchell", 8, deals=2)
    evening.play_to_end()
    standings = reckon(evening.tournament).standings
    for direction in (0, 1):
        of_these = [each for each in standings.places if each.values[0] == direction]
        best = max(each.values[1] or 0 for each in of_these)
        for place in of_these:
            chase = needed(evening, place.entry, Chase)
            assert (chase.rank, chase.entries) == (place.rank, 4)
            assert (chase.column, chase.value) == ("percentage", place.values[1])
            assert chase.to_first == best - (place.values[1] or 0)
            assert chase.shared == (sum(each.rank == place.rank for each in of_these) > 1)


def test_a_lead_is_not_safe_while_somebody_behind_still_plays() -> None:
    evening = begun("swiss", 4, rounds=1)
    (leader,), _ = evening.open_tables()[0].sides
    evening.play(1, 90, 72)
    chase = needed(evening, leader, Chase, 1)
    assert (chase.rank, chase.lead, chase.rounds_left) == (1, 2, 0)
    assert not chase.first_is_safe
    evening.play(2, 81, 81)
    assert needed(evening, leader, Chase, 1).first_is_safe


SIDES = ((90, 72), (81, 81), (72, 90))
"""a game won, drawn and lost"""
MATCHINGS = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
"""how four may meet in a round"""
WORTH = {0: (2, 0), 1: (1, 1), 2: (0, 2)}


@given(st.sampled_from(["swiss", "round_robin"]), st.lists(st.integers(0, 2), max_size=5))
@settings(max_examples=60)
def test_what_match_points_have_decided_stays_so_whatever_is_played(
    format_: str, games: list[int]
) -> None:
    """Against everything that can still come of three rounds of four: whoever meets whom, however
    each game ends, and wherever equals come to stand."""
    evening = begun(format_, 4, rounds=3)
    for each in games:
        if not evening.open_tables():
            evening.pair()
        evening.play(evening.open_tables()[0].number, *SIDES[each])
    found = reckon(evening.tournament)
    now = {each: found.ledger.sum(each, "match_points") for each in range(1, 5)}
    open_ = tuple((one, other) for (one,), (other,) in (e.sides for e in evening.open_tables()))
    left = [(open_,), *[MATCHINGS] * (3 - evening.number)]
    chases = {each: needed(evening, each, Chase, 3) for each in now}
    for rounds in product(*left):
        played = [game for games_ in rounds for game in games_]
        for ends in product(range(3), repeat=len(played)):
            final = dict(now)
            for (one, other), end in zip(played, ends, strict=True):
                final[one] += WORTH[end][0]
                final[other] += WORTH[end][1]
            for own, chase in chases.items():
                ahead = sum(final[each] > final[own] for each in final)
                equal = sum(final[each] == final[own] for each in final) - 1
                assert chase.best <= 1 + ahead + equal
                assert chase.worst >= 1 + ahead + equal
                assert not chase.out_of_reach or ahead + equal >= 1


# In a bracket ------------------------------------------------------------------------------------


def test_a_win_leads_to_one_of_two_and_a_first_loss_to_the_consolante() -> None:
    bout = needed(begun("knock_out", 8), 1, Bout)
    assert (bout.section, bout.stage, bout.last_stage, bout.place) == ("main", 1, 3, 1)
    assert bout.opponents == (8,)
    assert set(bout.then) == {4, 5}
    assert bout.loss is Loss.CONSOLANTE


def test_who_has_won_knows_who_may_be_next() -> None:
    evening = begun("knock_out", 4)
    [own] = [each.number for each in evening.open_tables() if 1 in each.entries()]
    evening.play(own, *((90, 72) if evening.open_tables()[own - 1].sides[0] == (1,) else (72, 90)))
    assert set(needed(evening, 1, Bout).opponents) == {2, 3}, "the other table plays"
    win(evening, 2)
    bout = needed(evening, 1, Bout)
    assert bout.is_final
    assert (bout.opponents, bout.then, bout.loss) == ((2,), (), Loss.SECOND)


@pytest.mark.parametrize(
    ("places", "expected"), [("none", Loss.OUT), ("third", Loss.PLACES), ("all", Loss.PLACES)]
)
def test_a_semi_final_that_is_lost(places: str, expected: Loss) -> None:
    evening = begun("knock_out", 8, places=places, consolante=False)
    win(evening, 1, 2, 3, 4)
    evening.pair()
    assert needed(evening, 1, Bout).loss is expected


def test_who_is_out_has_a_place() -> None:
    evening = begun("knock_out", 4, consolante=False)
    win(evening, 1, 2)
    assert needed(evening, 4, Beaten) == Beaten(3, 4)


def test_in_pools_it_is_the_place_that_counts() -> None:
    place = needed(begun("knock_out", 8, pools=True), 1, PoolPlace)
    assert (place.entries, place.go_on) == (4, 2)


POOL_GAMES = ((2, 1), (1, 2), (2, 0), (0, 2), (1, 1))
"""what both sides of a game in a pool may get"""


@given(st.lists(st.sampled_from([SIDES[0], SIDES[2]]), min_size=4, max_size=11))
@settings(max_examples=40)
def test_what_a_pool_has_decided_stays_so(games: list[tuple[int, int]]) -> None:
    evening = begun("knock_out", 8, pools=True)
    for each in games:
        if not evening.open_tables():
            evening.pair()
        evening.play(evening.open_tables()[0].number, *each)
    found = reckon(evening.tournament)
    met = {
        frozenset((own, *each.opponents)) for own in range(1, 9) for each in found.ledger.of(own)
    }
    for pool in found.pools:
        now = {each.entry: int(each.values[0] or 0) for each in pool.places}
        left = [each for each in combinations(now, 2) if frozenset(each) not in met]
        needs = {each: needed(evening, each, PoolPlace) for each in now}
        for ends in product(POOL_GAMES, repeat=len(left)):
            final = dict(now)
            for (one, other), (mine, theirs) in zip(left, ends, strict=True):
                final[one] += mine
                final[other] += theirs
            for own, need in needs.items():
                others = [final[each] for each in final if each != own]
                if need.decided:
                    assert sum(each >= final[own] for each in others) < need.go_on
                elif need.decided is False:
                    assert sum(each > final[own] for each in others) >= need.go_on


@pytest.mark.parametrize("format_", ["concours", "swiss", "melee", "knock_out", "round_robin"])
def test_through_whole_tournaments_everybody_has_an_answer(format_: str) -> None:
    evening = Evening(format_, 12, seed=3)
    while not evening.over:
        likely = {
            each.id: likely_next(evening.tournament, each.id) for each in evening.tournament.entries
        }
        paired = evening.pair()
        for table in paired.tables:
            for entry in table.entries():
                if entry > 0:
                    assert likely[entry] == table
        for each in evening.tournament.entries:
            assert need_of(reckon(evening.tournament), each.id, 4) is not None
        evening.play_all()
    assert all(
        likely_next(evening.tournament, each.id) is None for each in evening.tournament.entries
    )
