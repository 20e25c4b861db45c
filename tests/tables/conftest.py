from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.evening import Evening, evening_in


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with evening_in(tmp_path) as ready:
        yield ready
