import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import Phase
from bot.tables import Game
from tests.tables.evening import Evening, Hosted, evening_in, hosted


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening_in(tmp_path) as ready:
        yield ready


@pytest.fixture
async def playing(evening: Evening) -> Game:
    """Four people at the first card of a deal; everything is shown."""
    game = await evening.go_on_to(await evening.started(), Phase.PLAY, random.Random(1))
    await evening.show_all()
    return game


@pytest.fixture
async def host(evening: Evening) -> AsyncIterator[Hosted]:
    async with hosted(evening) as at_work:
        yield at_work
