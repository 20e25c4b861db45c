"""A club whose parties are rated."""

from collections.abc import AsyncIterator

import pytest

from tests.rankings.club import Club, new_club


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with new_club() as made:
        yield made
