"""News from Discord while the database cannot be used."""

import sqlite3
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError

from bot.clock import ManualClock
from bot.tables.worker import DATABASE_RETRY
from cogs.servers.server_events import Inbox


class Bot(SimpleNamespace):
    def keep_answering(self) -> None:
        pass


@pytest.mark.parametrize("troubles", [0, 1, 3])
async def test_it_is_written_down_once_the_database_can_be_used(
    troubles: int, caplog: pytest.LogCaptureFixture
) -> None:
    """And is said once, however long it lasts."""
    clock, tries, done = ManualClock(), 0, 0

    async def what() -> None:
        nonlocal tries, done
        tries += 1
        if tries <= troubles:
            raise OperationalError("BEGIN", {}, sqlite3.OperationalError("database is locked"))
        done += 1

    await Inbox(cast(Any, Bot(clock=clock, stopping=False))).write_down(what)
    for _ in range(troubles + 1):
        await clock.advance(DATABASE_RETRY)
    assert (tries, done) == (troubles + 1, 1)
    warnings = [each for each in caplog.records if each.levelname == "WARNING"]
    assert len(warnings) == min(troubles, 1)
    assert "Traceback" not in caplog.text


async def test_a_bot_that_stops_leaves_it() -> None:
    bot, tries = Bot(clock=ManualClock(), stopping=False), 0

    async def what() -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("BEGIN", {}, sqlite3.OperationalError("database is locked"))

    await Inbox(cast(Any, bot)).write_down(what)
    bot.stopping = True
    await bot.clock.advance(10 * DATABASE_RETRY)
    assert tries == 1
