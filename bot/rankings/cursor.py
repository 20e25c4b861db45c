"""How far the results are reckoned, and whether somebody else has gone on meanwhile."""

from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.ratings import folds

RESULTS = "ratings"
"""the fold's name: the last result that was reckoned"""
MATCHES = "matches"
"""the same of matches"""


class Reckoned(NamedTuple):
    """The last result and the last match; 0 before the first."""

    results: int = 0
    matches: int = 0


class Overtaken(Exception):
    """Another process has reckoned results meanwhile: what was made is of yesterday."""


async def reckoned(connection: AsyncConnection) -> Reckoned:
    results = await folds.get(connection, RESULTS)
    return Reckoned(results or 0, await folds.get(connection, MATCHES) or 0)


async def move(connection: AsyncConnection, until: Reckoned) -> None:
    await folds.put(connection, RESULTS, until.results)
    if until.matches:
        await folds.put(connection, MATCHES, until.matches)


async def check(connection: AsyncConnection, expected: Reckoned) -> None:
    if await reckoned(connection) != expected:
        raise Overtaken
