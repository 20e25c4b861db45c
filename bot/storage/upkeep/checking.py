"""`python -m bot check`: the whole file looked through, and every party in it replayed."""

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from bot.storage.delivery.row import Row
from bot.storage.engine.database_errors import problem_of
from bot.storage.engine.looking import looked_at
from bot.storage.engine.newest import HAS_ACTION, Newest
from bot.storage.engine.schema import (
    events,
    games,
    messages,
    result_players,
    result_sides,
    results,
    seats,
)
from bot.storage.games.games import GAME_COLUMNS, Event, GameRow, SeatRow
from bot.storage.games.results import SideResult
from bot.storage.upkeep.bearing import bearing
from bot.storage.upkeep.checking_games import Stored, StoredResult, check_game
from bot.storage.upkeep.checking_leagues import check_leagues
from bot.storage.upkeep.checking_tournaments import check_tournaments


class Finding(NamedTuple):
    """Something that is wrong, in a game or (None) in the file."""

    game_id: int | None
    what: str

    def __str__(self) -> str:
        return f"{'the file' if self.game_id is None else f'game {self.game_id}'}: {self.what}"


class Report(NamedTuple):
    findings: tuple[Finding, ...]
    counted: str
    began: float
    """by the monotonic clock"""

    @property
    def summary(self) -> str:
        found = len(self.findings)
        wrong = _counted(found, "finding", "findings") if found else "all is well"
        return f"{self.counted}; {wrong} ({time.monotonic() - self.began:.1f} s)."

    def with_more(self, sentences: Iterable[str]) -> "Report":
        more = (Finding(None, each) for each in sentences)
        return self._replace(findings=(*self.findings, *more))


def check_file(file: Path) -> Report:
    """Look through a database, also while a bot uses it; nothing in it is changed.

    Raises `StartupError` for what cannot be opened, or has the schema of another version.
    """
    began = time.monotonic()
    noted = Newest.beside(file)  # before the look: whatever is noted is in it
    with looked_at(file) as connection:
        found = (*_check_newest(connection, noted), *_look_through(connection))
        counted = _count(connection)
    return Report(found, f"{file}: {counted}", began)


def _check_newest(connection: Connection, noted: Newest | None) -> Iterator[Finding]:
    if noted is None:
        return
    try:
        there = connection.exec_driver_sql(HAS_ACTION, noted[:2]).scalar_one()
    except DBAPIError:  # which the pages say better
        return
    if not there:
        yield Finding(None, f"its newest actions are lost, up to {noted}")


def _look_through(connection: Connection) -> Iterator[Finding]:
    try:
        yield from _check_pages(connection)
        yield from _check_references(connection)
        for game_id in connection.execute(select(games.c.id).order_by(games.c.id)).scalars().all():
            for what in bearing(lambda number=game_id: check_game(_stored(connection, number))):
                yield Finding(game_id, what)
        for check in (check_tournaments, check_leagues):
            for what in bearing(lambda part=check: part(connection)):
                yield Finding(None, what)
    except DBAPIError as error:
        yield Finding(None, f"what follows cannot be read: {problem_of(error)}")


def _check_pages(connection: Connection) -> Iterator[Finding]:
    for what in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
        if what != "ok":
            yield Finding(None, what)


def _check_references(connection: Connection) -> Iterator[Finding]:
    for table, row, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        yield Finding(None, f"row {row} of {table} refers to a row of {parent} that is not there")


def _stored(connection: Connection, game_id: int) -> Stored:
    """A game with everything that belongs to it."""
    row = connection.execute(select(*GAME_COLUMNS).where(games.c.id == game_id)).one()
    return Stored(
        game=GameRow(*row),
        seats=_rows(connection, seats, SeatRow, game_id, "seat"),
        events=_rows(connection, events, Event, game_id, "number"),
        messages=_rows(connection, messages, Row, game_id, "id"),
        result=_result(connection, game_id),
    )


def _rows(connection: Connection, table: Any, kind: Any, game_id: int, order: str) -> list[Any]:
    query = select(*(table.c[name] for name in kind._fields)).where(table.c.game_id == game_id)
    return [kind(*row) for row in connection.execute(query.order_by(table.c[order]))]


def _result(connection: Connection, game_id: int) -> StoredResult | None:
    columns = results.c.id, results.c.deals, results.c.server_id, results.c.preset
    query = select(*columns).where(results.c.game_id == game_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    sides = select(result_sides.c.score, result_sides.c.won).order_by(result_sides.c.side)
    seated = select(result_players.c.side).order_by(result_players.c.seat)
    ended = connection.execute(sides.where(result_sides.c.result_id == row.id))
    of_seats = connection.execute(seated.where(result_players.c.result_id == row.id))
    return StoredResult(*row[1:], [SideResult(*each) for each in ended], [*of_seats.scalars()])


def _count(connection: Connection) -> str:
    try:
        tables, parties, actions = (
            connection.execute(select(func.count()).select_from(each)).scalar_one()
            for each in (games, results, events)
        )
    except DBAPIError:
        return "it cannot be read to its end"
    return ", ".join(
        (
            _counted(tables, "table", "tables"),
            _counted(parties, "finished party", "finished parties"),
            _counted(actions, "action", "actions"),
        )
    )


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
