from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.people import People, Puzzles, Servers
from bot.tournaments.live import Tournaments
from tests.tables.evening import Evening, evening_in

ANNA = 900
"""her id on Discord"""


class Door(NamedTuple):
    """All of a club but its tables: who comes in, and where from."""

    evening: Evening
    tournaments: Tournaments
    people: People
    servers: Servers
    puzzles: Puzzles


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
            Puzzles(tables),
        )


@pytest.fixture
async def anna(door: Door) -> int:
    """Return Anna's id, who was met."""
    return (await door.people.meet(ANNA, "Anna")).id
