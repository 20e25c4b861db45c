import pytest

from bot.storage.engine.database import Database
from tests.kept import IN_A_THREAD
from tests.rankings.conftest import club
from tests.storage.databases import database

__all__ = ["club", "database"]


@pytest.fixture(autouse=True)
def _readers_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "read", IN_A_THREAD)
