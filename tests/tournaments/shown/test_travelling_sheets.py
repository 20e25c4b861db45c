"""Travelling sheets: every table of a board, compared by hand."""

import csv
import io
import json
from dataclasses import replace

from bot.rules import DealOutcome, NoSuit, Suit
from bot.tournaments import Board, Contract, Played, Score, Tournament, reckon
from bot.tournaments.boards import BoardPlace, boards_played, travelling_sheet
from bot.tournaments.export import (
    BOM,
    Sheet,
    json_text,
    read_tournament,
    results_csv,
    tournament_json,
)
from bot.tournaments.live.event import played as facts_of
from bot.tournaments.tournament import read_result
from tests.tournaments.evening import Evening

FIRST = BoardPlace(1, 1)
HEARTS = Contract(3, Suit.HEARTS.value, DealOutcome.DEDANS.value)
BID = Contract(0, NoSuit.NO_TRUMPS.value, DealOutcome.MADE.value, 110, 2)


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


def worth(tournament: Tournament, place: BoardPlace = FIRST) -> list[tuple[int, object, object]]:
    return [
        (each.board.brought(0), each.worth[0], each.worth[1])
        for each in travelling_sheet(tournament, place)
    ]


def test_the_best_of_north_south_comes_first() -> None:
    """60, 60, -20: 3 and 0 of 4 matchpoints."""
    tournament, *_ = three_tables("matchpoints")
    assert boards_played(tournament) == [FIRST, BoardPlace(1, 2)]
    assert worth(tournament) == [(60, 75, 25), (60, 75, 25), (-20, 0, 100)]


def test_by_imps_it_is_the_same_as_in_the_standings() -> None:
    tournament, *_ = three_tables("imps")
    assert worth(tournament) == [(60, 2, -2), (60, 2, -2), (-20, -4, 4)]


def test_of_a_board_at_one_table_nothing_is_compared() -> None:
    evening = Evening("mitchell", 4, rounds=1, deals=1)
    evening.pair()
    played(evening, 1, 40)
    assert worth(evening.tournament) == [(40, None, None)]


def test_teams_are_compared_within_their_match() -> None:
    """+40 at the first table, +10 at the second, where the others sit north–south: 2 IMPs."""
    evening = Evening("teams", 4, deals=1)
    evening.pair()
    for table, difference in ((1, 40), (2, 10), (3, -60), (4, 160)):
        played(evening, table, difference)
    assert worth(evening.tournament) == [(160, 7, -7), (40, 2, -2), (10, -2, 2), (-60, -7, 7)]


def test_the_share_of_the_others_that_is_beaten() -> None:
    """An entry that has played no board is nobody to be ahead of."""
    evening = Evening("daily", 6, deals=1)
    evening.pair()
    for table, difference in ((1, 100), (2, 20), (3, 20), (4, -20), (5, -60)):
        played(evening, table, difference)
    tables = {each.number: each.sides[0][0] for each in evening.tournament.rounds[0].tables}
    evening.forfeit(6, tables[6])
    reckoned = reckon(evening.tournament)
    beaten = [reckoned.beaten(tables[number]) for number in range(1, 7)]
    assert beaten == [1, 0.5, 0.5, 0.25, 0, None]


# Kept -------------------------------------------------------------------------------------------


def with_contracts() -> Tournament:
    """One board at two tables: 110 doubled without trumps, and hearts that failed."""
    evening = Evening("mitchell", 4, rounds=1, deals=1)
    evening.pair()
    for table, points, contract in ((1, (260, 0), BID), (2, (0, 162), None)):
        played(evening, table, points[0] - points[1])
        row = evening.tournament.results[-1]
        assert isinstance(row, Played)
        known = Board(1, points, contract or HEARTS)
        rows = (*evening.tournament.results[:-1], replace(row, boards=(known,)))
        evening.tournament = replace(evening.tournament, results=rows)
    return evening.tournament


def test_contracts_are_kept() -> None:
    boards = Board(1, (260, 0), BID), Board(2, (0, 162), HEARTS), Board(3, (90, 72))
    facts = json.loads(json.dumps(facts_of((Score(350), Score(234)), 3, boards)))
    facts["boards"][2]["contract"] = {}  # no contract either, in a file from elsewhere
    row = read_result({"kind": "played", "id": 1, "round": 1, "table": 1, **facts})
    assert isinstance(row, Played)
    assert row.boards == boards


def test_an_export_read_back_knows_the_contracts() -> None:
    tournament = with_contracts()
    data = json.loads(json_text(tournament_json(tournament)))
    assert read_tournament(data).results == tournament.results


def test_a_spreadsheet_has_every_side_of_every_board() -> None:
    """Their points are not those of the table again: a column adds up to what was written."""
    tournament = with_contracts()
    data = results_csv(tournament, str, lambda each: each, Sheet(), lambda each: each.trump)
    head, *rows = csv.reader(io.StringIO(data.decode().removeprefix(BOM)))
    assert head[-6:] == ["board", "contract", "taken", "outcome", "written", "percentage"]
    assert all(len(row) == len(head) for row in rows)
    boards = [dict(zip(head, row, strict=True)) for row in rows if "board" in row]
    assert {row["points"] for row in boards} == {""}
    columns = ("table", "side", "contract", "taken", "outcome", "written", "percentage")
    assert [[row[each] for each in columns] for row in boards] == [
        ["1", "1", "N", "1", "made", "260", "100"],
        ["1", "2", "N", "0", "made", "0", "0"],
        ["2", "1", "H", "0", "dedans", "0", "0"],
        ["2", "2", "H", "1", "dedans", "162", "100"],
    ]
