"""A tournament as files that people keep: JSON that can be read back, and tables for spreadsheets.

What is written is public: entries, pairings, results with the organiser's reasons, and the seed
once it is published. Ratings are not: instead of strengths stands the order they make.
"""

import csv
import io
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from fractions import Fraction
from typing import Any, NamedTuple

from bot.tournaments.boards import boards_played, travelling_sheet
from bot.tournaments.formats import plan_of
from bot.tournaments.scoring import Standings, Value
from bot.tournaments.tournament import (
    KIND_OF,
    Contract,
    Entry,
    Forfeit,
    Penalty,
    Played,
    Result,
    Round,
    Score,
    Side,
    Table,
    Tournament,
    TournamentError,
    Void,
    counting,
    is_house,
    read_result,
)

FORMAT = "dix-de-der-tournament"
VERSION = 1
FORMULAS = tuple("=+-@\t\r")
"""how a cell begins that a spreadsheet might compute"""
BOM = "\ufeff"
"""tells spreadsheets that the file is UTF-8"""
DECIMALS = 4
NAMED = ("direction", "bracket")
"""tie-breaks that say which ranking it is"""

Names = Callable[[int], str]
"""how an entry is called"""
Heads = Callable[[str], str]
"""how a column is called, by its id"""

Contracts = Callable[[Contract], str]
"""how a contract is written"""


class BadExport(Exception):
    """A file that is no export of a tournament; says what is wrong."""


# JSON --------------------------------------------------------------------------------------------


def tournament_json(
    tournament: Tournament, names: Names | None = None, **more: Any
) -> dict[str, Any]:
    """A whole tournament as JSON; `more` stands beside it.

    `read_tournament` makes the same tournament of it, with strengths that order as these do.
    """
    strengths = sorted({each.strength for each in tournament.entries}, reverse=True)
    return {
        "format": FORMAT,
        "version": VERSION,
        **more,
        "plan": tournament.plan.stored,
        "seed": tournament.seed.hex() if tournament.rounds else None,
        "entries": [
            {
                "id": each.id,
                # Minus its place in the order of strengths; equal ones share it.
                "strength": -1 - strengths.index(each.strength),
                **({"name": names(each.id)} if names else {}),
            }
            for each in tournament.entries
        ],
        "rounds": [asdict(each) for each in tournament.rounds],
        "results": [{"kind": KIND_OF[type(each)], **asdict(each)} for each in tournament.results],
    }


def standings_json(
    standings: Standings,
    placeless: Collection[int] = (),
    by_robots: Collection[int] = (),
) -> dict[str, Any]:
    """Values are numbers, fractions as `"175/3"`, or null. Of who has no place `rank` is null;
    `robots`: whether robots played at a table to which nobody of an entry came."""
    return {
        "columns": list(standings.columns),
        "places": [
            {
                "rank": None if each.entry in placeless else each.rank,
                "entry": each.entry,
                "values": [str(one) if isinstance(one, Fraction) else one for one in each.values],
                "robots": each.entry in by_robots,
            }
            for each in standings.places
        ],
    }


def read_tournament(data: Mapping[str, Any]) -> Tournament:
    """Return what `tournament_json` wrote. Raises `BadExport`."""
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise BadExport(f"not a {FORMAT} of version {VERSION}")
    try:
        return Tournament(
            plan_of(**data["plan"]),
            bytes.fromhex(data["seed"] or ""),
            tuple(Entry(each["id"], each["strength"]) for each in data["entries"]),
            tuple(map(_round, data["rounds"])),
            tuple(map(read_result, data["results"])),
        )
    except (KeyError, TypeError, ValueError, TournamentError) as error:
        raise BadExport(f"not a tournament: {error!r}") from error


def json_text(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _round(data: Mapping[str, Any]) -> Round:
    tables = tuple(
        Table(**{**each, "sides": tuple(map(tuple, each["sides"]))}) for each in data["tables"]
    )
    return Round(data["number"], tables, tuple(data["byes"]))


# Tables for spreadsheets -------------------------------------------------------------------------


class Sheet(NamedTuple):
    """How a language's spreadsheets read files."""

    delimiter: str = ","
    point: str = "."
    """of decimal numbers"""


RESULTS = (
    *("round", "table", "section", "side", "entries", "names"),
    *(each.name for each in fields(Score)),
    *("kind", "counts", "reason", "id", "supersedes", "robots", "robot_deals"),
)
OF_BOARDS = ("board", "contract", "taken", "outcome", "written")
"""columns of a duplicate beside those; what a board was worth stands in one more"""


def entries_csv(tournament: Tournament, names: Names, heads: Heads, sheet: Sheet) -> bytes:
    """Return who has entered, and from and up to which round they play."""
    head = ("entry", "names", "from_round", "to_round")
    rows = [
        (
            each.id,
            names(each.id),
            tournament.first_round_of[each.id],
            tournament.last_round_of.get(each.id),
        )
        for each in tournament.entries
    ]
    return _csv(map(heads, head), rows, sheet)


def standings_csv(
    standings: Standings,
    names: Names,
    heads: Heads,
    sheet: Sheet,
    columns: Sequence[str],
    told: Callable[[str, Value], str],
    placeless: Collection[int] = (),
    by_robots: Collection[int] = (),
) -> bytes:
    """Every tie-break in its column; `columns` are their headings. See `standings_json`.

    `told`: how the value of a tie-break in `NAMED` is called, where a number would say nothing.
    """
    rows = [
        (
            None if each.entry in placeless else each.rank,
            each.entry,
            names(each.entry),
            *(
                told(column, value) if column in NAMED else value
                for column, value in zip(standings.columns, each.values, strict=True)
            ),
            int(each.entry in by_robots),
        )
        for each in standings.places
    ]
    head = [*map(heads, ("rank", "entry", "names")), *columns, heads("robots")]
    return _csv(head, rows, sheet)


def results_csv(
    tournament: Tournament, names: Names, heads: Heads, sheet: Sheet, contracts: Contracts
) -> bytes:
    """A row for each side of each result, those too that no longer count, and for byes.

    Of a duplicate also one for each side of each board that counts, whose points are in a column
    of their own: those of a table are their sum.
    """
    counts = {each.id for each in counting(tournament.results)}
    tables = {(number, table.number): table for number, table, _ in tournament.tables()}
    rows = [
        _line(each.number, (entry,), names) | {"kind": "bye", "counts": 1}
        for each in tournament.rounds
        for entry in each.byes
    ]
    for row in tournament.results:
        for side, line in _lines_of(row, tables, names):
            line |= {"kind": KIND_OF[type(row)], "counts": int(row.id in counts)}
            line |= {"reason": row.reason, "id": row.id, "supersedes": row.supersedes}
            if isinstance(row, Played):
                line["robots"] = int(not set(side).isdisjoint(row.absent))
                line["robot_deals"] = row.robot_deals
            rows.append(line)
    columns = RESULTS
    if tournament.plan.format.shared_boards:
        columns = (*RESULTS, *OF_BOARDS, tournament.plan.measure)
        rows += _board_lines(tournament, names, contracts)
    return _csv(map(heads, columns), ([row.get(each) for each in columns] for row in rows), sheet)


def _board_lines(
    tournament: Tournament, names: Names, contracts: Contracts
) -> Iterator[dict[str, Any]]:
    for place in boards_played(tournament):
        for table, row, board, worth in travelling_sheet(tournament, place):
            known = board.contract
            for side, entries in enumerate(table.sides):
                line = _line(place.round, entries, names, table, side) | {
                    "kind": "board",
                    "counts": 1,
                    "reason": row.reason,
                    "id": row.id,
                    "robots": int(not set(entries).isdisjoint(row.absent)),
                    "robot_deals": int(row.by_robots(board.number)),
                    "board": board.number,
                    "written": board.points[side],
                    tournament.plan.measure: worth[side],
                }
                if known:
                    taken = int(tournament.plan.seats.of(known.taker) == side)
                    line |= {"contract": contracts(known), "taken": taken, "outcome": known.outcome}
                yield line


def _lines_of(
    row: Result, tables: Mapping[tuple[int, int], Table], names: Names
) -> Iterator[tuple[Side, dict[str, Any]]]:
    """The sides of a row, and what it says of each."""
    if isinstance(row, Void):
        yield (), _line(None, (), names)
    elif isinstance(row, Played | Forfeit):
        table = tables[row.round, row.table]
        for place, side in enumerate(table.sides):
            score = asdict(row.scores[place]) if isinstance(row, Played) else {}
            yield side, _line(row.round, side, names, table, place) | score
    else:
        line = _line(row.round, (row.entry,), names)
        yield (row.entry,), line | ({"points": -row.points} if isinstance(row, Penalty) else {})


def _line(
    number: int | None,
    side: Side,
    names: Names,
    table: Table | None = None,
    place: int = 0,
) -> dict[str, Any]:
    line: dict[str, Any] = {
        "round": number,
        "entries": " ".join(f"R{-each}" if is_house(each) else str(each) for each in side),
        "names": " & ".join(map(names, side)),
        "robots": 0,
        "robot_deals": 0,
    }
    if table is not None:
        line |= {"table": table.number, "section": table.section, "side": place + 1}
    return line


def _csv(head: Iterable[str], rows: Iterable[Sequence[Any]], sheet: Sheet) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=sheet.delimiter, lineterminator="\r\n")
    writer.writerow([_cell(each, sheet) for each in head])
    writer.writerows([_cell(each, sheet) for each in row] for row in rows)
    return (BOM + out.getvalue()).encode()


def _cell(value: Any, sheet: Sheet) -> Any:
    """Numbers as they are; a text that would be computed has an apostrophe before it."""
    if isinstance(value, Fraction):
        return f"{float(value):.{DECIMALS}f}".rstrip("0").rstrip(".").replace(".", sheet.point)
    if isinstance(value, str) and value.lstrip().startswith(FORMULAS):
        return f"'{value}"
    return value
