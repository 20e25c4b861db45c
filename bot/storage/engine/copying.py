"""All rows of one database are brought into a new one, of whatever kind."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import StartupError
from bot.storage.engine.engines import Engine
from bot.storage.engine.tournament_schema import metadata

AT_ONCE = 1000

Told = Callable[[str, int, int], None]
"""is told of each thousand rows: their table, how many are done, and how many there are"""


class Copied(NamedTuple):
    """A copy that was made: of how many tables with rows, and how many rows."""

    tables: int
    rows: int


def copy_database(source: Engine, target: Engine, told: Told | None = None) -> Copied:
    """Make `target`, which is new or empty, and copy all that is committed in `source` at one
    moment. Rows keep their numbers, and new ones go on after them.

    Raises `StartupError` with a sentence; then the target is as it was.
    """
    with source.looked_at() as original, target.made() as made:
        of_each = [_copy(table, original, made, told) for table in metadata.sorted_tables]
    return Copied(sum(map(bool, of_each)), sum(of_each))


def _copy(table: Table, source: Connection, target: Connection, told: Told | None) -> int:
    try:
        done, all_ = 0, source.execute(select(func.count()).select_from(table)).scalar_one()
        for rows in _rows(table, source):
            target.execute(insert(table), rows)
            done += len(rows)
            if told:
                told(table.name, done, all_)
        if target.dialect.name == "postgresql":
            _go_on(table, target)
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
        # A driver's first line says what is wrong; those after it may say what is in the row.
        said = str(getattr(error, "orig", None) or type(error).__name__)
        reason = said.strip().partition("\n")[0]
        raise StartupError(
            f"The table {table.name} cannot be copied: {reason}. Nothing was kept of the copy; "
            "`python -m bot check` tells what is wrong with a database."
        ) from error
    return done


def _rows(table: Table, source: Connection) -> Iterator[Sequence[dict[str, Any]]]:
    """All rows, those first to which others of the same table refer: they are older."""
    columns = [each for each in table.c if each.computed is None]
    found = select(*columns).order_by(*table.primary_key)
    for rows in source.execution_options(yield_per=AT_ONCE).execute(found).mappings().partitions():
        yield [dict(each) for each in rows]


def _go_on(table: Table, target: Connection) -> None:
    """Have a server number new rows after those that are there."""
    number = table.autoincrement_column
    if number is not None:
        newest = target.execute(select(func.coalesce(func.max(number), 0))).scalar_one()
        target.execute(
            text("SELECT setval(pg_get_serial_sequence(:table, :number), :next, false)"),
            {"table": table.name, "number": number.name, "next": newest + 1},
        )
