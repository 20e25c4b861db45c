"""Ranks as a week begins: where people stood, to see how far they have moved since.

They are noted between two results, and for a large club in several transactions: until the last
one is through no result is reckoned, so that the ranks are the same when it is begun anew.
"""

from itertools import islice
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.cursor import Reckoned
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import Season
from bot.storage.ratings import folds, seasons

WEEK = "week"
"""the fold's name: the week whose first ranks are noted"""
WEEK_RESULT = "week-result"
"""the last result before they were"""
WEEK_MATCH = "week-match"
"""the same of matches"""

AT_ONCE = 500
"""rows in one transaction: clicks wait for it"""

Ranks = dict[tuple[Any, ...], int | None]


async def note_ranks(database: Database, week: int, reckoned: Reckoned) -> None:
    async with database.read() as connection:
        kept = await folds.kept_ranks(connection)
        present = await folds.present_ranks(connection)
    await write_ranks(database, kept, present)
    async with database.write() as connection:
        await folds.put(connection, WEEK_RESULT, reckoned.results)
        if reckoned.matches:
            await folds.put(connection, WEEK_MATCH, reckoned.matches)
        await folds.put(connection, WEEK, week)


async def noted(connection: AsyncConnection) -> Reckoned | None:
    """Return what had been reckoned when the ranks were noted; None before the first time."""
    results = await folds.get(connection, WEEK_RESULT)
    if results is None:
        return None
    return Reckoned(results, await folds.get(connection, WEEK_MATCH) or 0)


async def moves(connection: AsyncConnection, scope: int, season: Season | None) -> bool:
    """Return whether it can be said how people have moved on a board since the week began: it goes
    on, and was there by then. `season`: None for all time, which began with the first one.
    """
    first = season or await seasons.find_number(connection, scope, 1)
    before = await noted(connection)
    if before is None or first is None or (season is not None and season.last_result is not None):
        return False
    return first.first_result < before.results or first.first_match < before.matches


async def write_ranks(database: Database, kept: Ranks, wanted: Ranks) -> int:
    """Change the ranks that are others; how many."""
    changes = [(key, wanted.get(key)) for key in kept if kept[key] != wanted.get(key)]
    todo = iter(changes)
    while some := list(islice(todo, AT_ONCE)):
        await database.commit(folds.set_ranks, some)
    return len(changes)
