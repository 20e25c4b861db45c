from collections.abc import AsyncIterator

import pytest

from bot.storage.engine.database import Database
from tests.cogs.rows import Evening
from tests.storage.databases import add_game, add_people, add_server, database
from tests.tournaments.live.conftest import club

__all__ = ["club", "database", "evening"]


@pytest.fixture
async def evening(request: pytest.FixtureRequest, database: Database) -> AsyncIterator[Evening]:
    """Of one process alone; with the parameter True, of one that shares the messages."""
    (anna,) = await add_people(database, "Anna")
    game_id = await add_game(database, await add_server(database), anna)
    ready = Evening(database, game_id, shared=getattr(request, "param", False))
    yield ready
    await ready.stop()
