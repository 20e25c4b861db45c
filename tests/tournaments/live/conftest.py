from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tournaments.live.club import Club, club_in


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_in(tmp_path) as ready:
        yield ready
