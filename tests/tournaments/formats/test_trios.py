"""Tables of three (T13): how seldom people meet again, who sits out, who sits where."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.tournaments import Played, Table, Tournament, TournamentError, is_house, standings
from bot.tournaments.boards import BoardPlace, travelling_sheet
from bot.tournaments.formats.trios import past_of
from bot.tournaments.pairing import couple, meetings
from bot.tournaments.scoring import open_ledger
from tests.tournaments.evening import Evening


def played(format_: str, entries: int, rounds: int, **plan: Any) -> Tournament:
    evening = Evening(format_, entries, rounds=rounds, deals=1, **plan)
    evening.play_to_end()
    return evening.tournament


def repeated(tournament: Tournament) -> int:
    """How often two have met again."""
    return sum(times - 1 for times in meetings(tournament).values())


@pytest.mark.parametrize("format_", ["trios", "trios_ranked", "trios_duplicate"])
@pytest.mark.parametrize(
    ("entries", "rounds"),
    [(9, 4), (12, 4), *(pytest.param(*e, marks=pytest.mark.whole) for e in ((15, 5), (24, 6)))],
)
def test_nobody_is_met_again_as_long_as_there_are_others(
    format_: str, entries: int, rounds: int
) -> None:
    """Nine meet all eight others in four rounds. By the ranking a field that is used up may repeat
    one or two."""
    most = 0 if (entries, rounds) == (9, 4) else 2
    assert repeated(played(format_, entries, rounds)) <= most


def test_where_all_have_met_they_meet_as_evenly_as_can_be() -> None:
    """Six have five others and ten meetings in five rounds."""
    met = meetings(played("trios", 6, 5))
    assert len(met) >= 14, "of 15 couples"
    assert max(met.values()) <= 3


@pytest.mark.parametrize("entries", [7, 8, 10, 11])
def test_robots_complete_the_field_at_different_tables_and_each_meets_them_in_turn(
    entries: int,
) -> None:
    tournament = played("trios", entries, 3)
    for paired in tournament.rounds:
        robots = [sum(map(is_house, each.entries())) for each in paired.tables]
        assert sum(robots) == -entries % 3
        assert max(robots) == 1
        assert not paired.byes
    with_robots = [times for pair, times in past_of(tournament).items() if 0 in pair]
    assert max(with_robots) == (2 if entries in (7, 10) else 1), "of two robots four meet one"


@pytest.mark.parametrize("entries", [7, 8])
def test_without_robots_one_or_two_sit_out_and_nobody_twice(entries: int) -> None:
    tournament = played("trios", entries, 3, house=False)
    out = Counter(each for paired in tournament.rounds for each in paired.byes)
    assert sum(out.values()) == 3 * (entries % 3)
    assert max(out.values()) == 1
    ledger = open_ledger(tournament)
    for entry in out:
        [bye] = [each for each in ledger.of(entry) if not each.played]
        assert (bye.score.points, bye.match_points) == (54, 4), "a third of a deal of 162"


def test_the_leaders_sit_together() -> None:
    evening = Evening("trios_ranked", 9, rounds=2, deals=1)
    for table in evening.pair().tables:
        evening.play(table.number, 100 - table.number, 40, 20)
    order = standings(evening.tournament).order()
    first, *_ = evening.pair().tables
    past = meetings(evening.tournament)
    assert order[0] in {*first.entries()}
    assert max(past[couple(*pair)] for pair in combinations(first.entries(), 2)) == 1


def test_a_table_is_won_by_who_is_ahead_of_both() -> None:
    evening = Evening("trios", 3, rounds=1, deals=1)
    [table] = evening.pair().tables
    evening.play(table.number, 80, 64, 18)
    ledger, entries = open_ledger(evening.tournament), [*table.entries()]
    found = [ledger.of(each)[0] for each in entries]
    assert [each.match_points for each in found] == [4, 2, 0]
    assert [each.score.parties for each in found] == [1, 0, 0]
    assert [each.score.points - each.against for each in found] == [16, -16, -62]
    assert standings(evening.tournament).order() == tuple(entries)
    evening.correct(table.number, 0, 81, 81)
    found = [open_ledger(evening.tournament).of(each)[0] for each in entries]
    assert [(each.match_points, each.score.parties) for each in found] == [(0, 0), (3, 0), (3, 0)]


def test_of_a_forfeit_the_two_who_were_there_get_as_much() -> None:
    evening = Evening("trios", 6, rounds=1, deals=1)
    first, second = evening.pair().tables
    evening.play(first.number, 90, 50, 22)
    gone, *there = second.entries()
    evening.forfeit(second.number, gone)
    ledger = open_ledger(evening.tournament)
    assert [ledger.points(each) for each in (gone, *there)] == [0, 90, 90]
    assert all(ledger.of(each)[0].match_points == 4 for each in there)


def test_in_a_duplicate_everybody_sits_everywhere() -> None:
    tournament = played("trios_duplicate", 9, 3)
    sat = Counter(
        (entry, seat)
        for paired in tournament.rounds
        for table in paired.tables
        for seat, side in enumerate(table.sides)
        for entry in side
    )
    assert max(sat.values()) <= 2
    assert len(sat) >= 22, "of 27 places"


def test_each_hand_is_compared_with_the_same_hand() -> None:
    evening = Evening("trios_duplicate", 6, rounds=1, deals=1)
    first, second = evening.pair().tables
    _written(evening, first, (100, 40, 22))
    _written(evening, second, (0, 81, 81))
    place = BoardPlace(1, 1)
    lines = {line.table.number: line.worth for line in travelling_sheet(evening.tournament, place)}
    assert lines == {first.number: (100, 0, 0), second.number: (0, 100, 100)}
    found = standings(evening.tournament)
    assert {each.entry for each in found.places if each.rank == 1} == {
        *first.sides[0],
        *second.sides[1],
        *second.sides[2],
    }


def _written(evening: Evening, table: Table, points: tuple[int, ...]) -> None:
    evening.play(table.number)
    row = evening.tournament.results[-1]
    assert isinstance(row, Played)
    [board] = row.boards
    other = replace(row, boards=(replace(board, points=points),))
    results = (*evening.tournament.results[:-1], other)
    evening.tournament = replace(evening.tournament, results=results)


def test_more_than_the_format_has_is_refused() -> None:
    evening = Evening("trios", 2, rounds=1, deals=1, house=False)
    with pytest.raises(TournamentError):
        evening.pair()
