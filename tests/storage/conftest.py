import pytest

from bot.storage.engine.sqlite.database import SqliteDatabase
from tests.kept import IN_A_THREAD
from tests.rankings.conftest import club
from tests.storage.databases import database

__all__ = ["club", "database"]


@pytest.fixture(autouse=True)
def _readers_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SqliteDatabase, "read", IN_A_THREAD)
