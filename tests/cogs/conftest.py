from collections.abc import AsyncIterator

import pytest

from bot.storage.engine.database import Database
from tests.cogs.rows import Evening
from tests.storage.databases import add_game, add_people, add_server, database
from tests.tournaments.live.conftest import club

__all__ = ["club", "database", "evening"]


@pytest.fixture
async def evening(database: Database) -> AsyncIterator[Evening]:
    (anna,) = await add_people(database, "Anna")
    ready = Evening(database, await add_game(database, await add_server(database), anna))
    yield ready
    await ready.stop()
