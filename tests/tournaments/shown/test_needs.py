"""The needs of an entry: against standings and brackets that can be reckoned by hand."""

from typing import Any, TypeVar

import pytest

from bot.tournaments import Entry, Played, Score, Tournament, next_round, plan_of
from bot.tournaments.shown.needs import Beaten, Bout, Chase, Loss, PoolPlace, likely_next, need_of
from bot.tournaments.shown.reckoned import reckon
from tests.tournaments.evening import Evening

T = TypeVar("T")


def needed(tournament: Tournament, entry: int, kind: type[T], rounds: int = 4) -> T:
    found = need_of(reckon(tournament), entry, rounds)
    assert isinstance(found, kind)
    return found


def won(tournament: Tournament, *winners: int, points: tuple[int, int] = (100, 62)) -> Tournament:
    """The newest round, in which these win and write so much."""
    played = tournament.rounds[-1]
    for table in played.tables:
        side = 0 if table.sides[0][0] in winners else 1
        one, other = Score(points[0], 1), Score(points[1])
        both = (one, other) if side == 0 else (other, one)
        row = Played(
            id=100 * played.number + table.number,
            round=played.number,
            table=table.number,
            scores=both,
            deals=1,
        )
        tournament = tournament.with_results(row)
    return tournament


def begun(format_: str, entries: int, **plan: Any) -> Tournament:
    """Seeded in the order of their numbers."""
    ids = tuple(Entry(each, -float(each)) for each in range(1, entries + 1))
    empty = Tournament(plan_of(format=format_, **plan), bytes(32), ids)
    return empty.with_round(next_round(empty))


# By points ---------------------------------------------------------------------------------------


def test_how_far_it_is_to_the_first_and_to_the_podium() -> None:
    start = begun("concours", 8)
    firsts = [table.sides[0][0] for table in start.rounds[0].tables]
    ended = won(start, *firsts)
    table = start.rounds[0].tables[0]
    leader, loser = table.sides[0][0], table.sides[1][0]
    chase = needed(ended, loser, Chase)
    # Four have written 100, so that the third rank too is at 100.
    assert (chase.value, chase.to_first, chase.to_podium) == (62, 38, 38)
    assert (chase.entries, chase.rounds_left, chase.lead) == (8, 3, None)
    ahead = needed(ended, leader, Chase)
    assert (ahead.to_first, ahead.to_podium) == (0, 0)


def test_who_leads_is_told_by_how_much() -> None:
    start = begun("concours", 4, rounds=1)
    table, other = start.rounds[0].tables
    rows = (
        Played(id=1, round=1, table=table.number, scores=(Score(900, 1), Score(400)), deals=1),
        Played(id=2, round=1, table=other.number, scores=(Score(700, 1), Score(600)), deals=1),
    )
    ended = start.with_results(*rows)
    chase = needed(ended, table.sides[0][0], Chase, rounds=1)
    assert (chase.rank, chase.lead, chase.rounds_left) == (1, 200, 0)
    assert not chase.first_is_safe  # in points nobody can tell before the last deal


def test_a_round_is_left_as_long_as_one_s_own_table_plays() -> None:
    start = begun("concours", 4)
    table, other = start.rounds[0].tables
    one = start.with_results(
        Played(id=1, round=1, table=table.number, scores=(Score(90, 1), Score(72)), deals=1)
    )
    left = {}
    for entry in (table.sides[0][0], other.sides[0][0]):
        chase = needed(one, entry, Chase)
        left[entry] = chase.rounds_left
    assert list(left.values()) == [3, 4]


def test_match_points_say_when_all_is_decided() -> None:
    """Entry 1 wins both of its games: 4 match points; a win brings 2."""
    tournament = won(begun("round_robin", 4), 1, 2)
    tournament = tournament.with_round(next_round(tournament))
    tournament = won(tournament, 1, 2)
    places = reckon(tournament).standings.places
    first, last = places[0], places[-1]
    behind = needed(tournament, last.entry, Chase, 2)
    assert (behind.column, behind.rounds_left) == ("match_points", 0)
    assert behind.out_of_reach
    ahead = needed(tournament, first.entry, Chase, 2)
    assert ahead.first_is_safe == bool(ahead.lead)
    # With four rounds to come nothing is decided.
    hopeful = needed(tournament, last.entry, Chase, 6)
    assert not hopeful.out_of_reach


def test_each_direction_of_a_mitchell_is_a_ranking_of_its_own() -> None:
    """East–west are not behind the north–south that stand in the list before them."""
    evening = Evening("mitchell", 8, deals=2)
    evening.play_to_end()
    standings = reckon(evening.tournament).standings
    for direction in (0, 1):
        of_these = [each for each in standings.places if each.values[0] == direction]
        best = max(each.values[1] or 0 for each in of_these)
        for place in of_these:
            chase = needed(evening.tournament, place.entry, Chase)
            assert (chase.rank, chase.entries) == (place.rank, 4)
            assert (chase.column, chase.value) == ("percentage", place.values[1])
            assert chase.to_first == best - (place.values[1] or 0)
            assert chase.shared == (sum(each.rank == place.rank for each in of_these) > 1)


# In a bracket ------------------------------------------------------------------------------------


def test_a_win_leads_to_one_of_two_and_a_first_loss_to_the_consolante() -> None:
    tournament = begun("knock_out", 8)
    bout = needed(tournament, 1, Bout)
    assert (bout.section, bout.stage, bout.last_stage, bout.place) == ("main", 1, 3, 1)
    assert bout.opponents == (8,)
    assert set(bout.then) == {4, 5}
    assert bout.loss is Loss.CONSOLANTE


def test_who_has_won_knows_who_may_be_next() -> None:
    tournament = begun("knock_out", 4)
    final = won(tournament, 1, 2)
    bout = needed(final, 1, Bout)
    assert bout.is_final
    assert (bout.opponents, bout.then, bout.loss) == ((2,), (), Loss.SECOND)
    # One table is done, the other one plays.
    half = begun("knock_out", 4)
    table = next(each for each in half.rounds[0].tables if 1 in each.entries())
    one, other = Score(90, 1), Score(72)
    sides = (one, other) if table.sides[0] == (1,) else (other, one)
    half = half.with_results(Played(id=1, round=1, table=table.number, scores=sides, deals=1))
    bout = needed(half, 1, Bout)
    assert set(bout.opponents) == {2, 3}


@pytest.mark.parametrize(
    ("places", "expected"), [("none", Loss.OUT), ("third", Loss.PLACES), ("all", Loss.PLACES)]
)
def test_a_semi_final_that_is_lost(places: str, expected: Loss) -> None:
    tournament = begun("knock_out", 8, places=places, consolante=False)
    tournament = won(tournament, 1, 2, 3, 4)
    tournament = tournament.with_round(next_round(tournament))
    bout = needed(tournament, 1, Bout)
    assert bout.loss is expected


def test_who_is_out_has_a_place() -> None:
    tournament = won(begun("knock_out", 4, consolante=False), 1, 2)
    needed(tournament, 4, Beaten)


def test_in_pools_it_is_the_place_that_counts() -> None:
    tournament = begun("knock_out", 8, pools=True)
    place = needed(tournament, 1, PoolPlace)
    assert (place.entries, place.go_on) == (4, 2)


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
