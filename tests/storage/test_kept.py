"""A club's file and records of each release are opened by every later one, for ever.

`python -m tests.tools.kept` writes such a file on the day of a release.
"""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.engine.copying import copy_database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.revisions import revisions
from tests.storage.servers import place
from tests.tools import kept

__all__ = ["place"]

VERSIONS = sorted(each.name.removesuffix(".db.gz") for each in kept.KEPT.glob("*.db.gz"))


def unpacked(version: str, folder: Path) -> Path:
    file = folder / "club.db"
    file.write_bytes(gzip.decompress((kept.KEPT / f"{version}.db.gz").read_bytes()))
    return file


def test_the_first_release_is_kept() -> None:
    assert "1.0.0" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
async def test_what_was_shown_is_shown(version: str, place: str, tmp_path: Path) -> None:
    """It is brought up to date, and moved: results, boards and final ranks are what they were."""
    file = unpacked(version, tmp_path)
    await (await engine_of(str(file)).open()).close()
    copy_database(engine_of(str(file)), engine_of(place))
    database = await engine_of(place).open()
    shown = await kept.what_is_shown(database)
    await database.close()
    assert shown == json.loads((kept.KEPT / f"{version}.json").read_text("utf-8"))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_party_in_it_is_played_again(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the rules of its time; and ratings and final ranks, made anew, are what is stored."""
    monkeypatch.setenv("DIX_DE_DER_DATABASE", str(unpacked(version, tmp_path)))
    assert main(["migrate"]) == 0
    assert main(["check"]) == 0


@pytest.mark.parametrize("version", VERSIONS)
def test_its_records_are_read_and_its_chance_is_drawn_again(version: str) -> None:
    assert main(["verify", str(kept.KEPT / f"{version}.jsonl")]) == 0


def test_the_first_schema_is_what_it_was() -> None:
    """Word for word: neither it nor the schema that follows it is changed in place."""
    with closing(sqlite3.connect(":memory:")) as connection:
        folder = kept.FOLDER / "versions"
        connection.executescript((folder / f"{revisions()[0]}_sqlite.sql").read_text("utf-8"))
        made = told(connection)
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(gzip.decompress((kept.KEPT / "1.0.0.db.gz").read_bytes()))
        assert told(connection) == made


def told(connection: sqlite3.Connection) -> dict[str, str]:
    """What SQLite was told, by the names of tables and indexes."""
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != ?"
    return dict(connection.execute(query, ("alembic_version",)))
