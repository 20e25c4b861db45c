"""Check that the tournaments in the file hold together, and say of their games what those say."""

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.rules import commitment
from bot.storage.engine.schema import (
    result_sides,
    results,
    tournament_entries,
    tournament_games,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from bot.storage.upkeep.bearing import bearing
from bot.storage.upkeep.checking_boards import check_boards

HALVES: Final = ["1", "2"]
"""the sections of the two tables of a match between teams of four"""


def check_tournaments(connection: Connection) -> Iterator[str]:
    """Return what is wrong, a sentence each."""
    query = select(tournaments.c.id, tournaments.c.state, tournaments.c.seed)
    query = query.add_columns(tournaments.c.commitment, tournaments.c.secret)
    query = query.add_columns(tournaments.c.secret_commitment).order_by(tournaments.c.id)
    for row in connection.execute(query).all():
        for what in bearing(lambda of=row: _check(connection, of)):
            yield f"tournament {row.id}: {what}"


def _check(connection: Connection, row: Any) -> Iterator[str]:
    if commitment(row.seed) != row.commitment:
        yield "its seed is not the one that was published in advance"
    if row.secret is not None:
        yield from check_boards(connection, row)
    rounds = _rows(connection, tournament_rounds, row.id)
    tables = _rows(connection, tournament_tables, row.id)
    found = _rows(connection, tournament_results, row.id)
    entries = {each.number for each in _rows(connection, tournament_entries, row.id)}
    numbers = sorted(each.number for each in rounds)
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"its rounds are {numbers}"
    for each in rounds:
        yield from _check_round(each, [table for table in tables if table.round == each.number])
        if each.closed_at is None and each.number < len(numbers):
            yield f"round {each.number} is open, and another follows"
    seated = {entry for table in tables for side in table.sides for entry in side if entry > 0}
    if unknown := sorted(seated - entries):
        yield f"entries {unknown} have played and are not there"
    yield from _check_results(row.state, tables, found)
    yield from _check_tables(tables, _rows(connection, tournament_games, row.id))
    yield from _check_games(connection, found)


def _check_round(row: Any, tables: list[Any]) -> Iterator[str]:
    """A team of four sits at both tables of its match, everybody else at one table."""
    there: dict[int, list[tuple[int, str]]] = {entry: [] for entry in row.byes}
    for table in tables:
        for entry in (each for side in table.sides for each in side if each > 0):
            there.setdefault(entry, []).append((table.match, table.section))
    for entry, places in there.items():
        times = len(places) + row.byes.count(entry)
        match = len({number for number, _ in places}) == 1
        of_a_team = match and sorted(section for _, section in places) == HALVES
        if times > (2 if of_a_team else 1):
            yield f"entry {entry} is {times} times in round {row.number}"


def _check_tables(tables: list[Any], played: list[Any]) -> Iterator[str]:
    """The game that a table names is the last of those that know of it."""
    in_order = sorted(played, key=lambda each: each.game_id)
    last = {(each.round, each.number): each.game_id for each in in_order}
    for each in tables:
        if each.game_id != last.get((each.round, each.number)):
            yield f"table {each.number} of round {each.round} names a game that is not its last"


def _check_results(state: str, tables: list[Any], found: list[Any]) -> Iterator[str]:
    places = {(each.round, each.number) for each in tables}
    by_id = {each.id: each for each in found}
    for each in found:
        place = each.round, each.table_number
        if each.table_number is not None and place not in places:
            yield f"result {each.id} is of a table that is not there"
        if each.supersedes is None:
            continue
        before = by_id.get(each.supersedes)
        if before is None or (before.round, before.table_number) != place:
            yield f"result {each.id} stands in place of one of another table"
        elif each.by_id is not None and not each.why:
            yield f"result {each.id} corrects another without a reason"
    with_result = {(each.round, each.table_number) for each in found}
    if state == "finished" and (missing := sorted(places - with_result)):
        yield f"finished, and the tables {missing} have no result"


def _check_games(connection: Connection, found: list[Any]) -> Iterator[str]:
    """Check what was written of a game played to its end: it holds what the table had before."""
    by_id = {each.id: each for each in found}
    for each in found:
        if each.kind != "played" or each.by_id is not None:
            continue
        of_game = results.c.game_id == each.facts.get("game")
        sides = select(results.c.deals, result_sides.c.score).join(result_sides)
        query = sides.where(of_game).order_by(result_sides.c.side)
        party = connection.execute(query).all()
        deals, points = _brought(each, by_id.get(each.supersedes))
        written = [row.score for row in party if row.deals == deals]
        if written and points != written:
            yield f"result {each.id} is {points}, and its game's another"


def _brought(row: Any, before: Any) -> tuple[int, list[int]]:
    """The deals and points of the last game in a result."""
    deals, points = row.facts["deals"], [score[0] for score in row.facts["scores"]]
    if before is None or before.kind != "played":
        return deals, points
    earlier = [score[0] for score in before.facts["scores"]]
    return deals - before.facts["deals"], [
        new - old for new, old in zip(points, earlier, strict=True)
    ]


def _rows(connection: Connection, table: Any, tournament_id: int) -> list[Any]:
    query = select(table).where(table.c.tournament_id == tournament_id)
    return list(connection.execute(query).all())
