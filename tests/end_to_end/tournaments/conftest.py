from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.tournaments.players import Players, players


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Players]:
    async with players(tmp_path) as opened:
        yield opened
