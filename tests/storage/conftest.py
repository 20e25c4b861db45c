from tests.rankings.conftest import club
from tests.storage.databases import database

__all__ = ["club", "database"]
