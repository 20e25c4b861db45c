"""Three tables over the same boards, compared by hand."""

from fractions import Fraction

from bot.tournaments import Board, Played, Score, Tournament, standings, team_matches
from tests.tournaments.evening import Evening


def played(evening: Evening, table: int, *differences: int) -> None:
    """Boards in order, each with 162 points of which north–south has so many more."""
    boards = tuple(
        Board(number, ((162 + each) // 2, (162 - each) // 2))
        for number, each in enumerate(differences, start=1)
    )
    one, other = (sum(board.points[side] for board in boards) for side in (0, 1))
    scores = Score(one, int(one > other)), Score(other, int(other > one))
    row = evening.next_id()
    evening.add(Played(id=row, round=evening.number, table=table, scores=scores, boards=boards))


def three_tables(scoring: str) -> tuple[Tournament, list[int], list[int]]:
    """Two boards: 60, 60, -20 and 100, 20, 20. North–south and east–west by table."""
    evening = Evening("mitchell", 6, rounds=1, deals=2, scoring=scoring)
    tables = evening.pair().tables
    for table, differences in zip((1, 2, 3), ((60, 100), (60, 20), (-20, 20)), strict=True):
        played(evening, table, *differences)
    north = [table.sides[0][0] for table in tables]
    return evening.tournament, north, [table.sides[1][0] for table in tables]


def test_three_tables_by_matchpoints() -> None:
    """They get of 4 on each board: 3, 3, 0 and 4, 1, 1 north–south; 1, 1, 4 and 0, 3, 3
    east–west."""
    tournament, north, east = three_tables("matchpoints")
    found = standings(tournament)
    percent = {each.entry: each.values[1] for each in found.places}
    eighths = [Fraction(100 * each, 8) for each in (7, 4, 1)]
    assert [percent[each] for each in north] == eighths
    assert [percent[each] for each in east] == [100 - each for each in eighths]
    assert [found.place(each).rank for each in north] == [1, 2, 3]
    assert [found.place(each).rank for each in east] == [3, 2, 1]
    assert [found.place(each).values[-1] for each in north] == [1, 0, 0], "tops"


def test_three_tables_by_cross_imps() -> None:
    """Differences 0, 80, 80 and 80, 80, 0: 4 IMPs for 80, halved over the two other tables."""
    tournament, north, east = three_tables("imps")
    found = standings(tournament)
    average = {each.entry: each.values[1] for each in found.places}
    # Board 1: (0 + 4) / 2, the same, (-4 - 4) / 2; board 2: (4 + 4) / 2, (-4 + 0) / 2, the same.
    expected = [Fraction(2 + 4, 2), Fraction(2 - 2, 2), Fraction(-4 - 2, 2)]
    assert [average[each] for each in north] == expected
    assert [average[each] for each in east] == [-each for each in expected]


def test_boards_won_decide_between_equal_percentages() -> None:
    """Two tables, three boards: 1 better, 1 worse, 1 equal; nobody wins more: a shared rank."""
    evening = Evening("mitchell", 4, rounds=1, deals=3)
    tables = evening.pair().tables
    played(evening, 1, 40, 20, 10)
    played(evening, 2, 20, 40, 10)
    found = standings(evening.tournament)
    first, second = (found.place(table.sides[0][0]) for table in tables)
    assert (first.rank, second.rank) == (1, 1)
    assert first.values == second.values == (0, 50, 1, 1)


def test_a_board_that_an_absent_pair_should_have_played_counts_nothing_for_it() -> None:
    """And is not counted at all for who was there."""
    evening = Evening("mitchell", 6, rounds=2, deals=1)
    first = evening.pair().tables
    for table, difference in ((1, 60), (2, 20), (3, -20)):
        played(evening, table, difference)
    north = first[0].sides[0][0]
    second = evening.pair().tables
    east = second[0].sides[1][0]
    evening.forfeit(1, north)
    played(evening, 2, 20)
    played(evening, 3, 20)
    found = standings(evening.tournament)
    assert found.place(north).values[1] == 50, "100 % and 0 %"
    met = next(table.number for table in first if table.sides[1][0] == east)
    assert found.place(east).values[1] == {1: 0, 2: 50, 3: 100}[met], "its first board alone"


def test_teams_of_four_compare_their_two_tables() -> None:
    """North–south +40 and -20 at the first table, +10 and +60 against us at the second: the swings
    are 30, 2 IMPs won, and -80, 4 lost."""
    evening = Evening("teams", 2, deals=2)
    one, other = (side[0] for side in evening.pair().tables[0].sides)
    played(evening, 1, 40, -20)
    played(evening, 2, 10, 60)
    matches, gained = team_matches(evening.tournament)
    assert (matches, gained) == ({one: 0, other: 2}, {one: -2, other: 2})
    assert standings(evening.tournament).order() == (other, one)


def test_a_team_that_does_not_come_has_lost() -> None:
    evening = Evening("teams", 2, deals=2)
    one, other = (side[0] for side in evening.pair().tables[0].sides)
    evening.forfeit(1, one)
    evening.forfeit(2, one)
    assert team_matches(evening.tournament)[0] == {one: 0, other: 2}
