from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.people import Blocks, People, Servers
from bot.tournaments.live import Tournaments
from tests.tables.evening import Evening, evening_in


class Door(NamedTuple):
    """All of a club but its tables: who comes in, and where from."""

    evening: Evening
    tournaments: Tournaments
    people: People
    servers: Servers
    blocks: Blocks


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async with evening_in(tmp_path) as evening:
        tables = evening.tables
        tournaments = Tournaments(tables)
        yield Door(
            evening,
            tournaments,
            People(tables, tournaments),
            Servers(tables, tournaments),
            Blocks(tables, tournaments),
        )
