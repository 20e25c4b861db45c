"""`python -m bot rerate`: ratings from scratch, counts from the records."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rankings.rerate import rerate
from bot.settings import PREFIX
from tests.rankings.club import Club
from tests.storage.databases import new_file, where
from tests.tables.conftest import evening

__all__ = ["evening"]


async def test_it_reckons_what_was_not_and_then_changes_nothing(club: Club) -> None:
    for number in range(12):
        await club.party(winner=number % 3 - 1)
    first = await rerate(club.database, club.now)
    made = await club.made()
    assert (first.results, first.changed) == (12, 0)
    again = await rerate(club.database, club.now)
    assert (again.results, again.changed, await club.made()) == (12, 0, made)


async def test_what_was_spoiled_is_made_good(club: Club) -> None:
    await club.party()
    await club.reckon()
    made = await club.made()
    async with club.database.write() as connection:
        await connection.exec_driver_sql("UPDATE ratings SET mu = 40 WHERE person_id = 1")
        await connection.exec_driver_sql("DELETE FROM pairs")
        await connection.exec_driver_sql(
            "INSERT INTO rating_steps VALUES (1, 0, 'coinche', 1, 1200.0)"
        )
    done = await rerate(club.database, club.now)
    assert done.changed == 2 * 2 + 2 * 4 + 1  # two boards each of all time and of the season
    assert await club.made() == made


def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty.db").touch()
    for name, said in (
        ("mistyped.db", "There is no database mistyped.db.\n"),
        ("empty.db", "empty.db is no database of Dix de Der.\n"),
    ):
        monkeypatch.setenv(f"{PREFIX}DATABASE", name)
        assert main(["rerate"]) == 1
        assert capsys.readouterr().err == said
    assert [(each.name, each.stat().st_size) for each in tmp_path.iterdir()] == [("empty.db", 0)]


def test_the_command_says_what_it_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"{PREFIX}DATABASE", where(new_file(tmp_path)))
    monkeypatch.chdir(tmp_path)
    assert main(["rerate"]) == 0
    assert capsys.readouterr().out == "Up to result 0 everything is made anew; rows changed: 0.\n"
