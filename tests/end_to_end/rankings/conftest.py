"""A club of four in which nothing was played yet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.club import Club, club
from tests.end_to_end.playing import LANGUAGES


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    """All four have been seen."""
    async with club(tmp_path) as opened:
        for who in LANGUAGES:
            await opened.slash(who, "help")
        yield opened
