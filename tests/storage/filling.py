"""Fills every table of a database file, whatever its schema, with rows that refer to each other.

By SQLite's own words alone: SQLAlchemy reads a schema in a tenth of a second, and there is one for
each migration.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

ROWS = 3

CHOICES: dict[str, Any] = {
    "notices": "away",
    "status": "playing",
    "made_by": "host",
    "why": "left",
    "state": "running",
    "standing": "in",
    "kind": "played",
    "members": 2,
    "worth": "places",
    "answer": "yes",
    "subject": "hand",
}
"""columns whose values are listed, by a check constraint or where they are read"""


OF_KIND: dict[str, Any] = {
    "BOOLEAN": lambda number: number % 2 == 0,
    "JSON": lambda number: json.dumps({"number": number}),
    "BLOB": lambda number: bytes([number]),
    "INTEGER": int,
    "BIGINT": int,
    "FLOAT": float,
    "TEXT": lambda number: f"text {number}",
}
COMPUTED = (2, 3)
"""as `PRAGMA table_xinfo` calls columns that are computed: with each reading, or stored"""


def fill(file: Path) -> None:
    """`ROWS` rows in each table; row n refers to the rows n, and to row n - 1 of its own table."""
    with _opened(file) as connection:
        for table in _tables(connection):
            values = _columns(connection, table)
            places = ", ".join("?" * len(values))
            connection.executemany(
                f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})",
                [[value(number) for value in values.values()] for number in range(1, ROWS + 1)],
            )
        connection.commit()
    assert broken_references(file) == []


def contents(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table, but for Alembic's own, as SQLite has them."""
    with _opened(file) as connection:
        connection.row_factory = sqlite3.Row
        return {
            table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
            for table in _tables(connection)
        }


def broken_references(file: Path) -> list[Any]:
    with _opened(file) as connection:
        return connection.execute("PRAGMA foreign_key_check").fetchall()


def _opened(file: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(file))


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    own = ("sqlite_", "alembic_version")
    return [str(name) for (name,) in found if not name.startswith(own)]


def _columns(connection: sqlite3.Connection, table: str) -> dict[str, Any]:
    """Return what each column that is given has in row n."""
    referred = {
        name: other
        for _, _, other, name, *_ in connection.execute(f"PRAGMA foreign_key_list({table})")
    }
    return {
        name: _value(name, kind, referred.get(name), table)
        for _, name, kind, _, _, _, hidden in connection.execute(f"PRAGMA table_xinfo({table})")
        if hidden not in COMPUTED
    }


def _value(name: str, kind: str, referred: str | None, table: str) -> Any:
    if name in CHOICES:
        return lambda _: CHOICES[name]
    if referred is None:
        return OF_KIND[kind.partition("(")[0]]
    return (lambda number: number - 1 or None) if referred == table else int
