"""Migrations keep every row and every reference, and end in the tables of the program."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, inspect

from bot.storage.engine.revisions import revisions
from bot.storage.engine.schema import metadata
from tests.storage.filling import ROWS, broken_references, contents
from tests.storage.old_files import (
    AFTER,
    ALL_THE_WAY,
    REVISIONS,
    Contents,
    engine_of,
    filled,
    upgrade,
)

NOW_MESSAGES = {"digests", "podiums", "tournament_posts", "tournament_letters"}
"""tables of which each row is one of `messages` by now"""


def test_files_are_numbered_in_the_order_of_the_chain() -> None:
    """Which schema is the newest is read off their names."""
    assert revisions() == REVISIONS[::-1]


@pytest.mark.parametrize("revision", AFTER)
def test_each_step_keeps_every_row(tmp_path: Path, revision: str) -> None:
    keeps_every_row(filled(tmp_path, revision), AFTER[revision])


@pytest.mark.parametrize("revision", ALL_THE_WAY)
def test_an_update_keeps_every_row(tmp_path: Path, revision: str) -> None:
    file = filled(tmp_path, revision)
    assert set(keeps_every_row(file, "head")) == set(metadata.tables)


def keeps_every_row(file: Path, until: str) -> Contents:
    before = contents(file)
    assert {len(rows) for rows in before.values()} == {ROWS}
    upgrade(file, until)
    after = contents(file)
    kept = before.keys() & after.keys()
    expected = dict.fromkeys(kept, ROWS)
    moved = (before.keys() - after.keys()) & NOW_MESSAGES
    expected["messages"] += ROWS * len(moved)
    assert {name: len(after[name]) for name in kept} == expected
    assert broken_references(file) == []
    return after


def test_the_tables_of_the_program_are_those_of_the_migrations(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    upgrade(file)
    engine = engine_of(file)
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_so_are_their_constraints(tmp_path: Path) -> None:
    """The things that Alembic's comparison leaves out: checks, and what happens to rows that
    refer."""
    upgrade(tmp_path / "migrated.db")
    migrated, created = engine_of(tmp_path / "migrated.db"), engine_of(tmp_path / "created.db")
    metadata.create_all(created)
    for table in metadata.tables:
        assert constraints(migrated, table) == constraints(created, table)
    migrated.dispose()
    created.dispose()


def constraints(engine: Engine, table: str) -> dict[str, list[str]]:
    seen = inspect(engine)
    found = {
        "checks": seen.get_check_constraints(table),
        "references": seen.get_foreign_keys(table),
        "unique": seen.get_unique_constraints(table),
        "indexes": [
            {**each, "dialect_options": str(each.get("dialect_options", {}).get("sqlite_where"))}
            for each in seen.get_indexes(table)
        ],
        "key": [seen.get_pk_constraint(table)],
    }
    return {kind: sorted(map(repr, each)) for kind, each in found.items()}
