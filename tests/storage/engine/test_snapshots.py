"""Looks at the database by another process than the bot."""

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage.engine.database import Database
from bot.storage.engine.snapshots import NothingToRead
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.people import privacy, servers
from tests.storage.databases import add_people, new_file, opened

pytestmark = pytest.mark.in_file("looks at a file")


async def test_a_look_sees_one_moment_and_changes_nothing(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    snapshots = FileSnapshots(file)
    async with opened(file) as database:
        await database.commit(servers.meet, 5)
        async with snapshots.look() as look:
            assert len(await look.ask(servers.every)) == 1
            await database.commit(servers.meet, 6)
            assert len(await look.ask(servers.every)) == 1
            with pytest.raises(OperationalError, match="readonly"):
                await look.ask(servers.meet, 7)
        async with snapshots.look() as look:
            assert len(await look.ask(servers.every)) == 2
    await snapshots.close()


async def test_each_commit_is_told_and_nothing_else(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    snapshots = FileSnapshots(file)
    async with opened(file) as database:
        before = await snapshots.version()
        assert await snapshots.version() == before
        await database.commit(servers.meet, 5)
        after = await snapshots.version()
        assert after != before
        async with snapshots.look() as look:
            await look.ask(servers.every)
        assert await snapshots.version() == after
    await snapshots.close()


async def is_clean(database: Database, file: Path, name: str) -> bool:
    """Tell whether nothing of a name is left in the file or beside it."""
    async with database.read() as connection:
        await privacy.scrub(connection)
    beside = (file, file.with_name(f"{file.name}-wal"))
    return not any(name.encode() in each.read_bytes() for each in beside if each.exists())


async def test_between_two_looks_nothing_keeps_what_was_forgotten(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    snapshots = FileSnapshots(file)
    async with opened(file) as database:
        (person,) = await add_people(database, "Unforgettable")
        await snapshots.version()
        async with snapshots.look() as look:
            await look.ask(servers.every)
            await database.commit(privacy.forget, person)
        await snapshots.version()
        assert await is_clean(database, file, "Unforgettable")
    await snapshots.close()


async def test_it_waits_for_a_file_and_sees_another_one_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "later.db"
    snapshots = FileSnapshots(file)
    for asked in (snapshots.version, snapshots.look().__aenter__):
        with pytest.raises(NothingToRead):
            await asked()
    for number in (1, 2):
        made = new_file(tmp_path / str(number))
        async with opened(made) as database:
            for discord_id in range(1, number + 1):
                await database.commit(servers.meet, discord_id)
        made.replace(file)
        async with snapshots.look() as look:
            assert len(await look.ask(servers.every)) == number
    await snapshots.close()


async def test_a_file_of_another_kind_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    file.write_bytes(b"Not a database, and as long as a header of one would have to be." * 20)
    with pytest.raises(NothingToRead):
        await FileSnapshots(file).version()
