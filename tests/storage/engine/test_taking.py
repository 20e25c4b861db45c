"""A press that changes something does so in one process alone."""

from pathlib import Path

import pytest
from sqlalchemy import select

from bot.storage.engine.database import (
    KEPT_FOR,
    TIDIED,
    Database,
    TakenElsewhere,
    noting_commits,
)
from bot.storage.engine.schema import servers, taken
from bot.storage.engine.statements import fetch_values, insert_row
from tests.storage.databases import new_file, opened

PRESS = 1 << 60


async def change(database: Database, discord_id: int) -> None:
    async with database.write() as connection:
        await insert_row(connection, servers, discord_id=discord_id, pages=False)


async def kept(database: Database) -> list[int]:
    return await database.ask(fetch_values, select(taken.interaction_id))


async def test_the_second_process_changes_nothing(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    async with opened(file) as first, opened(file) as second:
        commits = noting_commits(PRESS)
        await change(first, 1)
        assert commits.any
        await change(first, 2)  # the same press goes on
        noting_commits(PRESS)
        await change(first, 3)  # and so does another task of this process
        commits = noting_commits(PRESS)
        with pytest.raises(TakenElsewhere):
            await change(second, 4)
        assert not commits.any
        noting_commits(PRESS + 1)
        await change(second, 5)
        found = await first.ask(fetch_values, select(servers.discord_id))
        assert sorted(found) == [1, 2, 3, 5]


async def test_what_was_rolled_back_may_be_done_elsewhere(tmp_path: Path) -> None:
    file = new_file(tmp_path)
    async with opened(file) as first, opened(file) as second:
        noting_commits(PRESS)
        with pytest.raises(ZeroDivisionError):
            async with first.write():
                raise ZeroDivisionError
        noting_commits(PRESS)
        await change(second, 1)


async def test_nothing_changed_is_nothing_committed(database: Database) -> None:
    commits = noting_commits(PRESS)
    async with database.write():
        pass
    assert not commits.any
    assert not await kept(database)


async def test_meeting_somebody_takes_no_press(database: Database) -> None:
    noting_commits(PRESS)
    async with database.write(asked=False):
        pass
    assert not await kept(database)


async def test_old_ones_go(database: Database) -> None:
    for number in (PRESS, PRESS + KEPT_FOR // 2, PRESS + KEPT_FOR + (TIDIED << 22)):
        number -= number % (TIDIED << 22)
        noting_commits(number)
        await change(database, number)
    assert len(await kept(database)) == 2
