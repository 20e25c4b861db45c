"""Right data passes, and each thing that is wrong is named by its game."""

import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.errors import StartupError
from bot.storage.engine.copying import copy_database
from bot.storage.engine.engines import engine_of
from bot.storage.upkeep.check import check
from tests.storage import servers
from tests.storage.databases import check_file, new_file
from tests.storage.file_problems import damage
from tests.tables.evening import FRENCH, ONE_DEAL, evening_in

pytestmark = pytest.mark.in_file("damages files, and servers of its own")

OVER, PLAYING, LOBBY, CLOSED = 1, 2, 3, 4


@pytest.fixture
async def file(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A party that is over, one in which cards are played, a lobby, and one that was closed."""
    made = tmp_path_factory.getbasetemp() / "checked.db"
    if not made.exists():
        shutil.copyfile(await _evening(tmp_path), made)
    return Path(shutil.copyfile(made, tmp_path / "club.db"))


async def _evening(tmp_path: Path) -> Path:
    chance = random.Random(7)
    async with evening_in(tmp_path) as evening:
        over = await evening.play_out(await evening.started(rules=ONE_DEAL), chance)
        playing = await evening.go_on(await evening.started(rules=FRENCH), chance, 60)
        lobby = await evening.open()
        closed = await evening.open()
        await evening.lobby.close(closed.id, evening.anna)
    assert [over.row.status, playing.row.status, lobby.row.status] == ["over", "playing", "lobby"]
    return tmp_path / "club.db"


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for each in statements:
            connection.execute(each)
        connection.commit()


def findings(file: Path) -> list[str]:
    return [str(each) for each in check_file(file).findings]


def test_what_is_right_passes_and_stays_as_it_is(file: Path) -> None:
    before = file.read_bytes()
    report = check_file(file)
    assert report.findings == ()
    assert "4 tables, 1 finished party" in report.summary
    assert file.read_bytes() == before


def test_a_file_in_use(file: Path) -> None:
    """It is seen as it is committed, while somebody writes."""
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM results")
        assert findings(file) == []
        writer.execute("ROLLBACK")


WRONG: dict[str, tuple[str, str]] = {
    "a missing action": (
        f"DELETE FROM events WHERE game_id = {OVER} AND number = 5",
        f"game {OVER}: action 5 is missing",
    ),
    "the last action": (
        f"DELETE FROM events WHERE game_id = {OVER} AND number = "
        f"(SELECT events FROM games WHERE id = {OVER})",
        f"game {OVER}: over, and its actions end in the phase play",
    ),
    "another card": (
        f"UPDATE events SET action = '0 play AS' WHERE game_id = {PLAYING} AND number = "
        f"(SELECT events FROM games WHERE id = {PLAYING})",
        f"game {PLAYING}: action 60 is refused: IllegalAction",
    ),
    "no action at all": (
        f"UPDATE events SET action = 'nonsense' WHERE game_id = {OVER} AND number = 9",
        f"game {OVER}: action 9 is refused: Unparseable",
    ),
    "another question": (
        f"UPDATE events SET decision = '9p9' WHERE game_id = {OVER} AND number = 9",
        f"game {OVER}: action 9 answers 9p9",
    ),
    "another seed": (
        f"UPDATE games SET seed = zeroblob(32) WHERE id = {PLAYING}",
        f"game {PLAYING}: action 1 does not come from the seed",
    ),
    "a number too many": (
        f"UPDATE games SET events = events + 1 WHERE id = {PLAYING}",
        f"game {PLAYING}: 60 actions, and it says 61",
    ),
    "nobody's click": (
        f"UPDATE events SET person_id = NULL WHERE game_id = {OVER} AND made_by = 'player'",
        "made by player, person None",
    ),
    "another total": (
        "UPDATE result_sides SET score = score + 10 WHERE side = 0",
        f"game {OVER}: deals, and each side's total and victory, are",
    ),
    "another winner": (
        "UPDATE result_sides SET won = NOT won",
        f"game {OVER}: deals, and each side's total and victory, are",
    ),
    "sides": (
        "UPDATE result_players SET side = 1 - side WHERE seat = 0",
        f"game {OVER}: sides of the seats",
    ),
    "no result": (
        "DELETE FROM result_players; DELETE FROM result_sides; DELETE FROM results",
        f"game {OVER}: over without a result",
    ),
    "a result too early": (
        f"UPDATE results SET game_id = {PLAYING}",
        f"game {PLAYING}: a result, and playing",
    ),
    "other rules": (
        f"UPDATE games SET options = '{{}}' WHERE id = {PLAYING}",
        f"game {PLAYING}: its rules are no rules",
    ),
    "rules of another time": (
        f"UPDATE games SET rules_version = 99 WHERE id = {PLAYING}",
        f"game {PLAYING}: rules version 99 is not known here",
    ),
    "nobody in a seat": (
        f"DELETE FROM seats WHERE game_id = {PLAYING} AND seat = 2",
        f"game {PLAYING}: only the seats [0, 1, 3] are held",
    ),
    "a fifth seat": (
        f"UPDATE games SET options = (SELECT json_set(options, '$.players', 2) FROM games "
        f"WHERE id = {LOBBY}) WHERE id = {LOBBY}",
        f"game {LOBBY}: ",
    ),
    "started without a start": (
        f"UPDATE games SET status = 'playing' WHERE id = {LOBBY}",
        f"game {LOBBY}: playing, and it was never started",
    ),
    "a lobby after its start": (
        f"UPDATE games SET status = 'lobby' WHERE id = {PLAYING}",
        f"game {PLAYING}: a lobby, and it was started",
    ),
    "an old version": (
        f"UPDATE games SET version = 1 WHERE id = {PLAYING}",
        f"game {PLAYING}: version 1 after 60 actions",
    ),
    "another preset": (
        "UPDATE results SET preset = 'dutch'",
        f"game {OVER}: its result is of another server or preset",
    ),
    "forgotten by the host": (
        f"UPDATE games SET due_at = NULL WHERE id = {LOBBY}",
        f"game {LOBBY}: a lobby that would never close",
    ),
    "a robot that is never asked": (
        f"UPDATE seats SET person_id = NULL WHERE game_id = {PLAYING}; "
        f"UPDATE games SET due_at = NULL WHERE id = {PLAYING}",
        f"game {PLAYING}: it waits for the host, who has no appointment",
    ),
    "a message of the future": (
        f"UPDATE messages SET shown = 9999 WHERE game_id = {PLAYING} AND subject = 'table'",
        "shows 9999 of",
    ),
    "a message for nobody": (
        f"UPDATE messages SET viewer = 7 WHERE game_id = {PLAYING} AND subject = 'hand' "
        "AND viewer = 2",
        "(hand) is for seat 7",
    ),
    "a message of another deal": (
        f"UPDATE messages SET number = 70 WHERE game_id = {PLAYING} AND subject = 'table' "
        "AND id = (SELECT max(id) FROM messages WHERE subject = 'table')",
        "(table) is of deal 70",
    ),
    "two messages in one": (
        f"UPDATE messages SET channel_id = 5, message_id = 6 WHERE game_id = {PLAYING}",
        "is where another one is",
    ),
    "a message nowhere": (
        f"UPDATE messages SET message_id = 6 WHERE game_id = {LOBBY}",
        "is in no channel",
    ),
    "a person who is not there": (
        "DELETE FROM people WHERE name = 'Anna'",
        "refers to a row of people that is not there",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(file: Path, name: str) -> None:
    statements, said = WRONG[name]
    change(file, *statements.split("; "))
    found = findings(file)
    assert any(said in each for each in found), found
    assert not any(" play " in each or "shuffle" in each for each in found), "no card is named"


# On a server ------------------------------------------------------------------------------------

on_a_server = pytest.mark.postgresql


@cache
def _template(made: Path) -> str:
    name = servers.server().new_database()
    copy_database(engine_of(str(made)), engine_of(servers.server().address(name)))
    return name


@pytest.fixture
def on_server(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of a database with the same games."""
    name = servers.server().new_database(_template(tmp_path_factory.getbasetemp() / "checked.db"))
    yield name
    servers.server().drop(name)


def change_there(name: str, *statements: str) -> None:
    """Change a database, also against its constraints, as only its owner can."""
    servers.server().say("; ".join(["SET session_replication_role = replica", *statements]), name)


@on_a_server
@pytest.mark.parametrize(
    "name",
    [
        "a missing action",
        "nobody's click",
        "another winner",
        "a robot that is never asked",
        "two messages in one",
        "a person who is not there",
    ],
)
def test_the_same_damage_is_told_the_same(file: Path, on_server: str, name: str) -> None:
    statements, _ = WRONG[name]
    change(file, *statements.split("; "))
    change_there(on_server, statements)
    report = check(engine_of(servers.server().address(on_server)))
    assert report.findings == check_file(file).findings != ()


@on_a_server
def test_the_command_on_a_server(
    file: Path,
    on_server: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ratings, too, which are made anew from a copy."""
    spoiled = (
        "INSERT INTO ratings (scope, season, pool, person_id, mu, sigma, shown, parties, won) "
        "VALUES (0, 0, 'coinche', 1, 25, 8, 1000, 1, 1)"
    )
    said: list[str] = []
    for where in (str(file), servers.server().address(on_server)):
        monkeypatch.setenv("DIX_DE_DER_DATABASE", where)
        assert main(["rerate"]) == 0
        assert main(["check"]) == 0
        assert "4 tables, 1 finished party" in capsys.readouterr().out
        change(file, spoiled) if where == str(file) else change_there(on_server, spoiled)
        assert main(["check", where]) == 1
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "the ratings: rows that differ" in said[0]


SPOILED = {
    "UPDATE games SET options = '{'": "its options cannot be read",
    "UPDATE games SET options = 'null'": "its options cannot be read",
    "UPDATE games SET version = 'many'": "something in it cannot be read: TypeError",
    "UPDATE events SET number = number || 'x'": "",
    "UPDATE results SET deals = 'all'": "deals, and each side's total",
    "UPDATE games SET preset = CAST(x'ff' AS TEXT)": "cannot be read",
    "UPDATE alembic_version SET version_num = CAST(x'ff' AS TEXT)": "",
    "PRAGMA writable_schema=1; UPDATE sqlite_master SET sql = 'nonsense' WHERE name = 'people'": "",
}


@pytest.mark.parametrize("statements", SPOILED)
def test_whatever_is_in_it_no_check_ends_by_a_mistake(
    file: Path,
    statements: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    change(file, *statements.split("; "))
    monkeypatch.setenv("DIX_DE_DER_DATABASE", str(file))
    assert main(["check"]) == 1
    out, err = capsys.readouterr()
    assert SPOILED[statements] in out + err


def test_damage_is_told_with_what_can_still_be_read(file: Path) -> None:
    content = bytearray(file.read_bytes())
    with closing(sqlite3.connect(file)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'events'"
        ).fetchone()
    content[(page - 1) * 4096 : page * 4096] = b"\x55" * 4096
    file.write_bytes(content)
    report = check_file(file)
    assert report.findings
    assert {each.game_id for each in report.findings} == {None}


def test_what_is_no_database_of_ours(tmp_path: Path) -> None:
    with pytest.raises(StartupError, match="There is no database"):
        check_file(tmp_path / "none.db")
    (tmp_path / "diary.db").write_text("Dear diary" * 1000)
    with pytest.raises(StartupError, match="not a database"):
        check_file(tmp_path / "diary.db")
    file = new_file(tmp_path)
    damage(file)
    with pytest.raises(StartupError, match="damaged"):
        check_file(file)


def test_one_finding_is_no_plural(file: Path) -> None:
    change(file, f"UPDATE events SET decision = '9p9' WHERE game_id = {OVER} AND number = 9")
    assert "; 1 finding (" in check_file(file).summary


def test_another_schema_is_no_finding(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    change(file, "UPDATE alembic_version SET version_num = '0050'")
    with pytest.raises(StartupError, match=r"has the schema 0050, .+ migrate"):
        check_file(file)


def test_the_command(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DIX_DE_DER_DATABASE", str(file))
    assert main(["check"]) == 0
    assert "all is well" in capsys.readouterr().out
    copy = file.with_name("copy.db")
    assert main(["backup", str(copy)]) == 0
    assert capsys.readouterr().out.startswith(f"{copy} is a copy of {file}")
    assert main(["backup", str(copy)]) == 1
    assert capsys.readouterr().err == f"There is a file {copy} already: take another name.\n"
    change(file, "UPDATE result_sides SET won = NOT won")
    assert main(["check"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("game 1: deals, and each side's total")
    assert "1 tables" not in err
    assert "1 finding" in err
    assert main(["check", str(copy)]) == 0


@pytest.mark.parametrize(
    "address", ["postgresql+asyncpg://bot:secret@host/games", "mysql://bot:secret@host/games"]
)
@pytest.mark.parametrize(
    "command", [["run"], ["migrate"], ["sync"], ["check"], ["rerate"], ["backup", "copy.db"]]
)
def test_only_a_file_is_a_database(
    address: str,
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DIX_DE_DER_DATABASE", address)
    monkeypatch.setenv("DIX_DE_DER_DISCORD_TOKEN", "a.b.c")
    assert main(command) == 1
    said = capsys.readouterr().err
    assert said.startswith("DIX_DE_DER_DATABASE is the address of a database")
    assert said.count("\n") == 1
    assert "secret" not in said
