"""A club whose organiser has done nothing yet."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.end_to_end.club import Club, club


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path) as opened:
        yield opened
