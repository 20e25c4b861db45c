"""Things that tests need not make again: whether it was made for another test, nobody can tell.

Every test opens a database of its own and starts a bot of its own. To compile the same few hundred
statements for each of them, and to draw the same hands of the same seeds, was a fifth of the time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

from bot.storage.engine import database
from card_images.drawing.cache import SPRITES
from cogs import pictures

SPRITES_BYTES: Final = 300_000_000
"""room for the cards of all samples in all sizes and languages: a bot would forget most of them"""
STATEMENTS: Final = 2_000
PICTURES: Final = 1_000
"""of each kind, of at most 40 KB each"""

_dialects: dict[tuple[Any, ...], tuple[Any, LRUCache[Any, Any]]] = {}


@contextmanager
def keeping() -> Iterator[None]:
    """Databases share what was compiled, and bots what was drawn; each draws by what it shows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_async_engine", _engine)
        patch.setattr(SPRITES, "_limit", SPRITES_BYTES)
        for name, draw in list(vars(pictures).items()):
            if name.startswith("draw_"):
                patch.setattr(pictures, name, lru_cache(PICTURES)(draw))
        yield


def _engine(url: Any, **options: Any) -> AsyncEngine:
    """With the dialect and the statements of the first of its kind: they are kept by dialect."""
    made = create_async_engine(url, **options)
    engine = made.sync_engine
    own = options.get("isolation_level"), options.get("skip_autocommit_rollback")
    shared = _dialects.setdefault(
        (type(engine.dialect), *own), (engine.dialect, LRUCache(STATEMENTS))
    )
    engine.dialect, engine._compiled_cache = shared
    return made
