"""A copy made while the bot writes can take its place; on a schedule, the oldest go."""

import asyncio
import math
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.errors import StartupError
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.sqlite.files import back_up
from bot.storage.upkeep.backups import (
    RETRY_AFTER,
    Backups,
    copy_apart,
    folder_for_backups,
    planned,
)
from tests.patience import PATIENCE
from tests.storage.databases import add_people, check_file, everything, new_file, opened
from tests.storage.file_problems import damage
from tests.storage.servers import address

__all__ = ["address"]

pytestmark = pytest.mark.in_file("copies of files")


def files_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_a_copy_has_everything_and_stands_alone(tmp_path: Path) -> None:
    """It has what is only in the file beside it, too; and the copy has none beside it."""
    file, copy = new_file(tmp_path), tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    async with opened(file) as database:
        await add_people(database, "Anna", "Ben")
        assert (tmp_path / "club.db-wal").stat().st_size > 0
        back_up(file, copy)
        await add_people(database, "Anna", "Ben", "Cléo")
    assert files_in(copy.parent) == ["copy.db"]
    restored = await engine_of(str(copy)).open()
    assert [row[2] for row in (await everything(restored))["people"]] == ["Anna", "Ben"]
    await add_people(restored, "Anna", "Ben", "Dora")
    await restored.close()


async def test_a_copy_made_between_writes_is_of_one_moment(tmp_path: Path) -> None:
    """Each transaction writes two people: no copy has an odd number of them."""
    file = new_file(tmp_path)
    async with opened(file) as database:
        stop = asyncio.Event()
        writing = asyncio.create_task(_write_pairs(database, stop))
        for number in range(10):
            copy = tmp_path / f"copy{number}.db"
            await asyncio.to_thread(back_up, file, copy)
            with closing(sqlite3.connect(copy)) as connection:
                (people,) = connection.execute("SELECT count(*) FROM people").fetchone()
            assert people % 2 == 0
        stop.set()
        assert await writing > 0


async def _write_pairs(database: Database, stop: asyncio.Event) -> int:
    names: list[str] = []
    while not stop.is_set():
        names += [f"{len(names)}" * 50, f"{len(names) + 1}" * 50]
        await add_people(database, *names[-300:])
    return len(names)


async def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    file, copy = new_file(tmp_path), tmp_path / "copy.db"
    copy.write_text("something dear")
    with pytest.raises(StartupError, match=r"There is a file .+copy\.db already"):
        back_up(file, copy)
    assert copy.read_text() == "something dear"


@pytest.mark.parametrize(
    ("file", "copy", "said"),
    [
        ("none.db", "copy.db", "There is no database"),
        # A copy that cannot be used would only replace one that can.
        ("club.db", "copy.db", r"cannot be copied .+ damaged"),
        ("whole.db", "nowhere/copy.db", "cannot be copied to"),
    ],
)
def test_what_cannot_be_copied_leaves_no_copy(
    tmp_path: Path, file: str, copy: str, said: str
) -> None:
    new_file(tmp_path).rename(tmp_path / "whole.db")
    damage(new_file(tmp_path))
    with pytest.raises(StartupError, match=said):
        back_up(tmp_path / file, tmp_path / copy)
    assert files_in(tmp_path) == ["club.db", "whole.db"]


async def test_what_a_killed_copy_left_behind_is_no_hindrance(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    (tmp_path / "copy.db.part").write_text("half")
    back_up(file, tmp_path / "copy.db")
    assert files_in(tmp_path) == ["club.db", "copy.db"]


# On a schedule ---------------------------------------------------------------------------------


class Schedule:
    """Backups every six hours, two of them kept, at work on a clock that stands still."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "backups"
        self.folder.mkdir(exist_ok=True)
        self.clock = ManualClock(1_800_000_000)  # 2027-01-15 08:00 UTC
        self.trouble: StartupError | None = None
        self.asked = 0
        self._file = new_file(folder)

    async def _copy(self, target: Path) -> None:
        self.asked += 1
        if self.trouble:
            raise self.trouble
        back_up(self._file, target)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Backups]:
        backups = Backups(self.clock, self.folder, 6, 2, self._copy)
        work = asyncio.create_task(backups.run())
        await self.clock.advance(0)
        yield backups
        assert not work.done()
        work.cancel()

    async def advance(self, hours: float) -> None:
        await self.clock.advance(hours * 3600)

    @property
    def times(self) -> list[str]:
        return [name.removeprefix("dix-de-der-2027") for name in files_in(self.folder)]


@pytest.fixture
def schedule(tmp_path: Path) -> Schedule:
    return Schedule(tmp_path)


async def test_copies_are_made_on_time_and_the_oldest_go(schedule: Schedule) -> None:
    notes = schedule.folder / "dix-de-der-notes.db"
    notes.write_text("mine")
    async with schedule.running():
        assert schedule.times == ["0115T080000Z.db", "dix-de-der-notes.db"]
        await schedule.advance(5.9)
        assert len(schedule.times) == 2
        await schedule.advance(6.2)
        assert schedule.times == ["0115T140000Z.db", "0115T200000Z.db", "dix-de-der-notes.db"]


async def test_a_restart_does_not_begin_anew(schedule: Schedule) -> None:
    async with schedule.running():
        await schedule.advance(4)
    async with schedule.running():
        await schedule.advance(1)
        assert schedule.asked == 1
        await schedule.advance(1)
        assert schedule.asked == 2


async def test_the_newest_has_its_age(schedule: Schedule) -> None:
    schedule.trouble = StartupError("the disk is full.")
    async with schedule.running() as backups:
        assert backups.age() == math.inf
        schedule.trouble = None
        await schedule.advance(3)
        assert backups.age() == 3 * 3600 - RETRY_AFTER
        shutil.rmtree(schedule.folder)
        assert backups.age() == math.inf


async def test_what_fails_is_tried_again(
    schedule: Schedule, caplog: pytest.LogCaptureFixture
) -> None:
    schedule.trouble = StartupError("the disk is full.")
    async with schedule.running():
        await schedule.advance(0.5)
        assert 2 <= schedule.asked <= 5
        assert "no backup: the disk is full." in caplog.text
        assert schedule.times == []
        schedule.trouble = None
        await schedule.advance(0.2)
        assert len(schedule.times) == 1


async def test_a_process_of_its_own_makes_the_copy(tmp_path: Path) -> None:
    copy = copy_apart(str(new_file(tmp_path)))
    await copy(tmp_path / "copy.db")
    async with opened(tmp_path / "copy.db") as made:
        assert (await everything(made))["people"] == []
    with pytest.raises(StartupError, match="There is a file"):
        await copy(tmp_path / "copy.db")


@pytest.mark.postgresql
async def test_of_a_server_it_is_a_file_that_a_bot_can_open(tmp_path: Path, address: str) -> None:
    """What a timetable makes is what `backup` makes: it is the same command."""
    there = await engine_of(address).open()
    await add_people(there, "Anna", "Ben")
    before = await everything(there)
    await there.close()
    copy = copy_apart(address)
    await copy(tmp_path / "copy.db")
    restored = await engine_of(str(tmp_path / "copy.db")).open()
    assert await everything(restored) == before
    assert await add_people(restored, "Anna", "Ben", "Cléo") == [1, 2, 3]
    await restored.close()
    assert check_file(tmp_path / "copy.db").findings == ()
    with pytest.raises(StartupError, match="There is a file"):
        await copy(tmp_path / "copy.db")


async def test_it_runs_for_as_long_as_the_bot(tmp_path: Path) -> None:
    clock, file, folder = ManualClock(), str(new_file(tmp_path)), tmp_path / "backups"
    assert planned(clock, file, "", 24, 7) is None
    assert not folder.exists()
    backups = planned(clock, file, str(folder), 24, 7)
    assert backups is not None
    async with backups.running(), asyncio.timeout(PATIENCE):
        while not any(each.suffix == ".db" for each in folder.iterdir()):
            await asyncio.sleep(0.01)
    with pytest.raises(StartupError, match="the address of a database"):
        planned(clock, "postgresql+asyncpg://host/games", str(folder), 24, 7)


async def test_a_folder_for_backups_is_made(tmp_path: Path) -> None:
    assert folder_for_backups(str(tmp_path / "deep" / "folder")).is_dir()
    (tmp_path / "file").write_text("")
    with pytest.raises(StartupError, match="cannot be used"):
        folder_for_backups(str(tmp_path / "file"))
