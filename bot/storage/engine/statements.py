"""Statements: asked in one line, and those that every action asks compiled once.

A short statement takes SQLAlchemy several times as long as SQLite, each time: to find what it has
compiled, to prepare an execution, to describe a result. On a connection that answers at once
(`connections.py`) a prepared one goes to the driver as it is; on any other it is a statement like
all.
"""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import (
    JSON,
    ColumnElement,
    Dialect,
    Executable,
    Select,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import IteratorResult, Result
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

from bot.storage.engine.columns import Named, rows
from bot.storage.engine.database_errors import raised_by

E = TypeVar("E", bound=Executable)
R = TypeVar("R")
Kind = TypeVar("Kind", bound=tuple[Any, ...])
Parameters = dict[str, Any]

_MARK = "prepared"
MOST = 2**62
"""more than any number of a row: a bound for where none is asked for"""


def prepared(statement: E) -> E:
    """Have a statement compiled once; it is made once, too, and lives as long as the program."""
    return statement.execution_options(**{_MARK: True})


def listed(name: str) -> Select[Any]:
    """Return the values of a list that is one parameter: its statement is always the same."""
    return select(func.json_each(bindparam(name, type_=JSON)).table_valued("value").c.value)


class Changed:
    """The outcome of a statement that returns no rows."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.rowcount = cursor.rowcount


class Prepared:
    """A statement as it goes to the driver, with the parameters of these names."""

    def __init__(self, statement: Any, names: Sequence[str], dialect: Dialect) -> None:
        self.statement = statement
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler)
        lists, made = compiled.post_compile_params, [*compiled.insert_prefetch]
        made += compiled.update_prefetch
        if lists or made or compiled.positiontup is None:
            raise ValueError(f"SQLAlchemy has to see to this each time: {compiled}")
        self._sql = str(compiled)
        # Raises where a value is missing, as any other connection does; NULL would find nothing.
        fixed = compiled.construct_params(dict.fromkeys(names))
        self._parameters = [
            (name in names, name, fixed[name], _to_driver(compiled.binds[name].type, dialect))
            for name in compiled.positiontup
        ]
        self._metadata: SimpleResultMetaData | None = None
        if columns := _columns_of(statement):
            converted = [_from_driver(each.type, dialect) for each in columns]
            self._metadata = SimpleResultMetaData(
                [str(each.key) for each in columns], _processors=converted
            )

    def run(self, driver: sqlite3.Connection, parameters: Parameters) -> Result[Any] | Changed:
        try:
            cursor = driver.execute(self._sql, self._values(parameters))
            if self._metadata is None:
                return Changed(cursor)
            return IteratorResult(self._metadata, iter(cursor.fetchall()))
        except sqlite3.Error as error:
            raise raised_by(self._sql, error) from error

    def run_many(self, driver: sqlite3.Connection, parameters: Sequence[Parameters]) -> Changed:
        try:
            return Changed(driver.executemany(self._sql, map(self._values, parameters)))
        except sqlite3.Error as error:
            raise raised_by(self._sql, error) from error

    def _values(self, parameters: Parameters) -> list[Any]:
        values = [
            parameters[name] if is_given else fixed for is_given, name, fixed, _ in self._parameters
        ]
        for index, (_, _, _, convert) in enumerate(self._parameters):
            if convert is not None:
                values[index] = convert(values[index])
        return values


class AllPrepared:
    """The statements prepared so far for one dialect."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._known: dict[tuple[int, tuple[str, ...]], Prepared] = {}

    def of(self, statement: Any, parameters: Parameters) -> Prepared | None:
        """Return a statement as it was prepared; None for one that is not to be."""
        key = id(statement), tuple(parameters)
        known = self._known.get(key)
        if known is None and statement.get_execution_options().get(_MARK):
            known = self._known[key] = Prepared(statement, key[1], self._dialect)
        return known


def _columns_of(statement: Any) -> Sequence[ColumnElement[Any]]:
    """Return those of its rows; none where it returns no rows."""
    if isinstance(statement, Select):
        return list(statement.selected_columns)
    return list(statement.exported_columns)


def _to_driver(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _from_driver(kind: TypeEngine[Any], dialect: Dialect) -> Any:
    return kind.dialect_impl(dialect).result_processor(dialect, None)


# Asking -------------------------------------------------------------------------------------------


async def fetch(
    connection: AsyncConnection, kind: Callable[..., R], query: Any, values: Any = None
) -> list[R]:
    """Return all rows, each as a value of a class."""
    return [kind(*row) for row in await connection.execute(query, values)]


async def fetch_one(
    connection: AsyncConnection, kind: Callable[..., R], query: Any, values: Any = None
) -> R | None:
    """Return the one row there is, or None."""
    row = (await connection.execute(query, values)).one_or_none()
    return None if row is None else kind(*row)


async def fetch_rows(
    connection: AsyncConnection,
    kind: type[Kind],
    of: Named,
    *which: ColumnElement[bool],
    by: Sequence[Any] = (),
) -> list[Kind]:
    """Return the rows of a table of which all this holds, in an order, as values of a class."""
    return await fetch(connection, kind, rows(kind, of).where(*which).order_by(*by))


async def fetch_row(
    connection: AsyncConnection, kind: type[Kind], of: Named, *which: ColumnElement[bool]
) -> Kind | None:
    """Return the one row of a table of which all this holds, or None."""
    return await fetch_one(connection, kind, rows(kind, of).where(*which))


async def fetch_pairs(
    connection: AsyncConnection, query: Any, values: Any = None
) -> list[tuple[Any, Any]]:
    """Return all rows, each of two columns."""
    return await fetch(connection, lambda one, other: (one, other), query, values)


async def fetch_values(connection: AsyncConnection, query: Any, values: Any = None) -> list[Any]:
    """Return the first column of all rows."""
    return list((await connection.execute(query, values)).scalars())


async def fetch_value(connection: AsyncConnection, query: Any, values: Any = None) -> Any:
    """Return the one value that is asked for."""
    return (await connection.execute(query, values)).scalar_one()


async def count_where(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
    """Return how many rows there are of which all this holds."""
    return await fetch_value(connection, select(func.count()).where(*which))


# Changing -----------------------------------------------------------------------------------------


async def set_where(
    connection: AsyncConnection, of: Named, *which: ColumnElement[bool], **values: Any
) -> int:
    """Set columns of the rows of which all this holds; return how many those are."""
    return (await connection.execute(update(of).where(*which).values(values))).rowcount


async def delete_where(connection: AsyncConnection, of: Named, *which: ColumnElement[bool]) -> int:
    """Delete the rows of which all this holds; return how many those were."""
    return (await connection.execute(delete(of).where(*which))).rowcount


async def insert_row(connection: AsyncConnection, into: Named, **values: Any) -> None:
    await connection.execute(insert(into).values(values))


async def insert_rows(
    connection: AsyncConnection, into: Named, values: Sequence[Parameters]
) -> None:
    """Write any number of rows, or none."""
    if values:
        await connection.execute(insert(into), values)


async def insert_new(connection: AsyncConnection, into: Named, **values: Any) -> int:
    """Write a row that gets a number; return that."""
    return await fetch_value(connection, insert(into).values(values).returning(into.id))


async def insert_once(connection: AsyncConnection, into: Named, values: Parameters) -> int:
    """Write a row, unless it is there; return how many were written."""
    statement = insert(into).values(values).on_conflict_do_nothing()
    return (await connection.execute(statement)).rowcount


async def put_row(connection: AsyncConnection, into: Named, key: Parameters, **values: Any) -> None:
    """Write the one row of a key, or its new values."""
    fresh = insert(into).values({**key, **values})
    await connection.execute(fresh.on_conflict_do_update(index_elements=list(key), set_=values))
