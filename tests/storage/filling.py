"""Fills every table of a database file, whatever its schema, with rows that refer to each other."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    event,
    insert,
)

ROWS: Final = 3

CHOICES: Final[dict[str, Any]] = {
    "notices": "away",
    "status": "playing",
    "made_by": "host",
    "why": "left",
    "state": "running",
    "standing": "in",
    "kind": "played",
    "members": 2,
    "worth": "places",
}
"""columns of which a check constraint lists the values or their range"""


def engine_of(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", _check_references)
    return engine


def _check_references(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys=ON")


def fill(file: Path) -> None:
    """`ROWS` rows in each table; row n refers to the rows n, and to row n - 1 of its own table."""
    engine = engine_of(file)
    tables = reflected(engine)
    with engine.begin() as connection:
        for table in tables.sorted_tables:
            if table.name == "alembic_version":
                continue
            given = [column for column in table.columns if column.computed is None]
            rows = [
                {column.name: _value(table, column, number) for column in given}
                for number in range(1, ROWS + 1)
            ]
            connection.execute(insert(table), rows)
    engine.dispose()


def reflected(engine: Engine) -> MetaData:
    """The tables of a file; those of a schema that was met before are not read again."""
    with engine.connect() as connection:
        schema = connection.exec_driver_sql("SELECT sql FROM sqlite_master ORDER BY name")
        key = tuple(schema.scalars())
    if key not in _met:
        tables = MetaData()
        tables.reflect(engine)
        _met[key] = tables
    return _met[key]


_met: dict[tuple[str | None, ...], MetaData] = {}


def contents(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table, but for Alembic's own."""
    engine = engine_of(file)
    with engine.connect() as connection:
        found = {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in reflected(engine).sorted_tables
            if table.name != "alembic_version"
        }
    engine.dispose()
    return found


def broken_references(file: Path) -> list[Any]:
    connection = sqlite3.connect(file)
    try:
        return connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()


def _value(table: Table, column: Column[Any], number: int) -> Any:
    if column.name in CHOICES:
        return CHOICES[column.name]
    for key in column.foreign_keys:
        if key.column.table is not table:
            return number
        return number - 1 or None
    kinds: dict[type, Any] = {
        Boolean: number % 2 == 0,
        JSON: {"number": number},
        LargeBinary: bytes([number]),
        Integer: number,
        Float: float(number),
    }
    for kind, value in kinds.items():
        if isinstance(column.type, kind):
            return value
    return f"text {number}"
