from tests.storage.databases import database

__all__ = ["database"]
