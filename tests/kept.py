"""Things that tests need not make again: whether it was made for another test, nobody can tell.

Every test opens a database of its own and starts a bot of its own. To compile the same few hundred
statements for each of them, and to draw the same hands of the same seeds, was a fifth of the time.
"""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache, lru_cache, partial
from typing import Any, Final

import pytest
from sqlalchemy import Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from bot.storage.engine import times
from bot.storage.engine.sqlite import connections, database
from bot.storage.engine.sqlite.connections import AllPrepared
from card_images.canvas import SPRITES
from cogs.pictures import DrawnHere
from tests.storage import databases

SPRITES_BYTES = 300_000_000
"""room for the cards of all samples in all sizes and languages: a bot would forget most of them"""
STATEMENTS = 2_000
PICTURES = 2_000
"""of at most 40 KB each"""

_dialects: dict[tuple[Any, ...], tuple[Any, LRUCache[Any, Any]]] = {}


@contextmanager
def keeping() -> Iterator[None]:
    """Databases share what was compiled, and bots what was drawn; each draws by what it shows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_async_engine", _reading)
        patch.setattr(database, "create_engine", _at_once)
        patch.setattr(connections, "AllPrepared", cache(AllPrepared))
        patch.setattr(SPRITES, "_limit", SPRITES_BYTES)
        patch.setattr(DrawnHere, "do", _drawn_once)
        patch.setattr(database.SqliteDatabase, "read", _at_a_glance)
        if databases.on_server:  # another process, which may wait for its turn
            patch.setattr(times, "SLOW", math.inf)
        yield


IN_A_THREAD: Final = database.SqliteDatabase.read


@asynccontextmanager
async def _at_a_glance(asked: database.SqliteDatabase) -> AsyncIterator[AsyncConnection]:
    """Read in the event loop's thread: trips to another were a third of an evening at a club.

    Where threads are what is looked at (`tests/storage`), and in a bot's own process, they stay.
    """
    async with asked.glance() as connection:
        await asyncio.sleep(0)  # as the others go on meanwhile
        yield connection


_by_threads: Final = DrawnHere.do


def _drawn_once(drawing: DrawnHere, work: partial[bytes]) -> asyncio.Future[bytes]:
    named = tuple(work.keywords.items())
    return _by_threads(drawing, partial(_picture, work.func, work.args, named))


@lru_cache(PICTURES)
def _picture(draw: Callable[..., bytes], shown: Any, named: Any) -> bytes:
    return draw(*shown, **dict(named))


def _reading(url: Any, **options: Any) -> AsyncEngine:
    made = create_async_engine(url, **options)
    _share(made.sync_engine, options)
    return made


def _at_once(url: Any, **options: Any) -> Engine:
    made = create_engine(url, **options)
    _share(made, options)
    return made


def _share(engine: Engine, options: dict[str, Any]) -> None:
    """Give it the dialect and the statements of the first of its kind: they are kept by dialect."""
    own = options.get("isolation_level"), options.get("skip_autocommit_rollback")
    shared = _dialects.setdefault(
        (type(engine.dialect), *own), (engine.dialect, LRUCache(STATEMENTS))
    )
    engine.dialect, engine._compiled_cache = shared
