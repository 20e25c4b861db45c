"""A `-wal` that was deleted or damaged is noticed; files are for their owner alone."""

import random
import shutil
import stat
from pathlib import Path

import pytest

from bot.errors import StartupError
from bot.storage.engine.engines import engine_of
from bot.storage.engine.sqlite import files
from bot.storage.engine.sqlite.files import Newest, back_up, held_alone
from tests.storage.databases import check_file
from tests.tables.evening import evening_in

pytestmark = pytest.mark.in_file("the file beside it")


async def killed(tmp_path: Path) -> Path:
    """The files as a bot leaves them that is killed in a party: the newest actions in `-wal`."""
    left = tmp_path / "left"
    left.mkdir()
    async with evening_in(tmp_path) as evening:
        await evening.go_on(await evening.started(), random.Random(1), 20)
        copy_all(tmp_path, left)
    return left / "club.db"


def copy_all(folder: Path, target: Path) -> None:
    for each in folder.glob("club.db*"):
        shutil.copy(each, target / each.name)


@pytest.mark.parametrize("how", ["deleted", "damaged"])
async def test_what_is_lost_is_noticed_before_anything_changes(tmp_path: Path, how: str) -> None:
    file = await killed(tmp_path)
    wal = file.with_name("club.db-wal")
    whole = wal.read_bytes()
    noted = Newest.beside(file)
    assert noted is not None
    assert (noted.game_id, noted.number) == (1, 20)
    wal.unlink()
    if how == "damaged":
        half = len(whole) // 2
        wal.write_bytes(whole[:half] + b"\x55" * 64 + whole[half + 64 :])
    with pytest.raises(StartupError, match=r"lost its newest actions, up to action 20 of game 1"):
        await engine_of(str(file)).open()
    assert "newest actions are lost" in str(check_file(file).findings[0])
    if how == "deleted":
        assert not wal.exists() or not wal.stat().st_size
    wal.write_bytes(whole)  # it is put back
    await (await engine_of(str(file)).open()).close()
    assert check_file(file).findings == ()


async def test_after_the_machine_lost_power_it_starts_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await killed(tmp_path)
    file.with_name("club.db-wal").unlink()
    monkeypatch.setattr(files, "_boot", lambda: "another")
    await (await engine_of(str(file)).open()).close()
    assert "the newest actions are lost, up to action 20 of game 1" in caplog.text


async def test_who_goes_on_with_what_is_left_deletes_the_note(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = await killed(tmp_path)
    file.with_name("club.db-wal").unlink()
    file.with_name("club.db-newest").unlink()
    await (await engine_of(str(file)).open()).close()
    assert "lost" not in caplog.text
    assert check_file(file).findings == ()


def rights(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


def open_to_all(folder: Path) -> None:
    for each in folder.iterdir():
        each.chmod(0o644)


async def test_all_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    """All are: those that are made, and those that were there before."""
    file = tmp_path / "new.db"
    for _ in range(2):
        with held_alone(file):
            database = await engine_of(str(file)).open()
            files.Note(file).write(1, 1)
            copy = tmp_path / "copy.db"
            copy.unlink(missing_ok=True)
            back_up(file, copy)
            found = rights(tmp_path)
            await database.close()
        assert {"new.db", "new.db-wal", "new.db-lock", "new.db-newest", "copy.db"} <= found.keys()
        assert set(found.values()) == {0o600}, found
        file.with_name("new.db-newest").unlink()
        open_to_all(tmp_path)
