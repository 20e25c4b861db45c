"""How far the results are reckoned, and whether somebody else has gone on meanwhile."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import folds

RESULTS: Final = "ratings"
"""the fold's name: the last result that was reckoned"""


class Overtaken(Exception):
    """Somebody else has reckoned results meanwhile: what was made is of yesterday."""


async def reckoned(connection: AsyncConnection) -> int:
    """The last result that was reckoned; 0 before the first."""
    return await folds.get(connection, RESULTS) or 0


async def move(connection: AsyncConnection, number: int) -> None:
    await folds.put(connection, RESULTS, number)


async def check(connection: AsyncConnection, expected: int) -> None:
    if await reckoned(connection) != expected:
        raise Overtaken
