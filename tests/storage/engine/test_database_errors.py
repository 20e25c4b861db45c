"""A file that is locked, full, read-only or damaged: told apart, nothing left half-written."""

import errno
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.errors import StartupError
from bot.storage.engine.database import Database
from bot.storage.engine.database_errors import FileProblem, cannot_be_used, problem_of
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import people as people_table
from bot.storage.people import people
from tests.storage.databases import NOW, add_people, everything, new_file, opened
from tests.storage.file_problems import PROBLEMS, damage

pytestmark = pytest.mark.in_file("troubles of files; of servers: test_server_away.py")


async def meet(database: Database, number: int, name: str) -> None:
    """Two people, so that a transaction could be written by half."""
    async with database.write() as connection:
        await people.meet(connection, number, "first", "fr", NOW)
        await people.meet(connection, number + 1, name, "fr", NOW)


@pytest.mark.parametrize("problem", PROBLEMS)
async def test_what_passes_writes_nothing_by_half(tmp_path: Path, problem: FileProblem) -> None:
    file = new_file(tmp_path)
    async with opened(file) as database:
        await add_people(database, "Anna")
        before = await everything(database)
        async with PROBLEMS[problem](database, file):
            for _ in range(2):
                with pytest.raises(OperationalError) as raised:
                    await meet(database, 50, "secret" * 10_000)
                assert problem_of(raised.value) is problem
                assert "secretsecret" not in str(raised.value)
            assert await everything(database) == before
        await meet(database, 50, "Ben")
        assert len((await everything(database))["people"]) == 3


async def test_damage_is_told_like_the_others(tmp_path: Path) -> None:
    """The driver puts it with the mistakes of whoever asks; those stay what they are."""
    file = new_file(tmp_path)
    damage(file)
    async with opened(file) as database:
        with pytest.raises(OperationalError) as raised:
            await meet(database, 50, "Ben")
        assert problem_of(raised.value) is FileProblem.DAMAGED
        with pytest.raises(OperationalError) as raised:
            async with database.read() as connection:
                await connection.execute(text("SELECT * FROM people"))
        assert problem_of(raised.value) is FileProblem.DAMAGED


async def test_a_mistake_is_no_trouble_with_the_file(database: Database) -> None:
    async with database.write() as connection:
        with pytest.raises(IntegrityError):
            await connection.execute(insert(people_table).values(discord_id=1))


def of_sqlite(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (of_sqlite(sqlite3.SQLITE_FULL), FileProblem.FULL),
        (of_sqlite(sqlite3.SQLITE_IOERR_SHMSIZE), FileProblem.FULL),
        (OSError(errno.ENOSPC, "No space left on device"), FileProblem.FULL),
        (of_sqlite(sqlite3.SQLITE_BUSY_SNAPSHOT), FileProblem.LOCKED),
        (of_sqlite(sqlite3.SQLITE_IOERR_READ), FileProblem.OTHER),
        (OSError(errno.EIO, "Input/output error"), FileProblem.OTHER),
    ],
)
def test_what_an_error_means_is_read_from_its_code(error: Exception, problem: FileProblem) -> None:
    assert problem_of(error) is problem
    wrapped = OperationalError("INSERT", None, error)
    assert problem_of(wrapped) is problem


def test_who_starts_on_a_full_disk_is_told_to_make_room() -> None:
    said = cannot_be_used("club.db", of_sqlite(sqlite3.SQLITE_FULL))
    assert said == (
        "The database club.db cannot be used: the disk is full; make room and start again."
    )


# At the start ----------------------------------------------------------------------------------


async def refusal(where: Path) -> str:
    with pytest.raises(StartupError) as refused:
        await engine_of(str(where)).open()
    return str(refused.value)


def sentence(where: Path, problem: FileProblem) -> str:
    """Return what is said; that it says what to do is seen here."""
    advice = {
        FileProblem.LOCKED: "is the bot running twice?",
        FileProblem.FULL: "make room",
        FileProblem.READ_ONLY: "the right to write",
        FileProblem.DAMAGED: "put a backup in its place",
    }
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = {
        FileProblem.LOCKED: sqlite3.SQLITE_BUSY,
        FileProblem.FULL: sqlite3.SQLITE_FULL,
        FileProblem.READ_ONLY: sqlite3.SQLITE_READONLY,
        FileProblem.DAMAGED: sqlite3.SQLITE_CORRUPT,
    }[problem]
    said = cannot_be_used(str(where), error)
    assert advice[problem] in said
    return said


async def test_damage_is_found_at_the_start(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    damage(file)
    before = file.read_bytes()
    assert await refusal(file) == sentence(file, FileProblem.DAMAGED)
    assert file.read_bytes() == before


async def test_damage_deep_in_a_file_is_found_at_the_start(tmp_path: Path) -> None:
    """The page is one that no start needs to read."""
    file = new_file(tmp_path)
    async with opened(file) as database:
        await add_people(database, *(f"{number:0200}" for number in range(2000)))
    content = bytearray(file.read_bytes())
    content[-30 * 4096 : -29 * 4096] = bytes(4096)
    file.write_bytes(content)
    assert await refusal(file) == sentence(file, FileProblem.DAMAGED)


async def test_another_program_writes_at_the_start(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    event.listen(Engine, "connect", _impatient)
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await refusal(file) == sentence(file, FileProblem.LOCKED)
    finally:
        event.remove(Engine, "connect", _impatient)
    await (await engine_of(str(file)).open()).close()


async def test_the_disk_is_full_at_the_start(tmp_path: Path) -> None:
    """No new file is left half-made."""
    file = tmp_path / "club.db"
    event.listen(Engine, "connect", _full)
    try:
        assert await refusal(file) == sentence(file, FileProblem.FULL)
    finally:
        event.remove(Engine, "connect", _full)
    await (await engine_of(str(file)).open()).close()


def _impatient(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA busy_timeout=10")


def _full(connection: sqlite3.Connection, _record: object) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count={max(pages, 5)}")
