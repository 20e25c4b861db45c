"""The fold over the results: each is reckoned once, in their order, whatever is killed when.

What a result changes and how far the fold has come are written in one transaction. A season is
closed, and the ranks of the week are noted, at their place in that order. A correction is no step:
it changes what came after its party, so everything is made anew (`rebuild`).
"""

from itertools import takewhile
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings import cursor, ledger
from bot.rankings.books import Books, Place
from bot.rankings.calendar import next_period, week_begins, week_of
from bot.rankings.rating import OFTEN_SECONDS
from bot.rankings.rebuild import rebuild
from bot.rankings.week import WEEK, note_ranks
from bot.storage import folds, podiums, rated_parties, seasons
from bot.storage.database import Database
from bot.storage.rated_parties import Party
from bot.storage.ratings import EVERYWHERE
from bot.storage.seasons import Season

BATCH: Final = 5
"""results in one transaction: clicks wait for it"""


class Fold:
    """One step after another; only one of these may be at work on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def step(self, now: float) -> bool:
        """Do the next thing that is due; False when there is nothing."""
        async with self._database.write() as connection:
            reckoned = await cursor.reckoned(connection)
            parties = await rated_parties.after(connection, reckoned, BATCH)
            week = await folds.get(connection, WEEK)
            if week is None:
                await folds.put(connection, WEEK, week_of(parties[0].ended_at if parties else now))
                return True
            due = _next_steps(parties, week)
            if due:
                await _reckon(connection, due)
                return True
            if not parties and await _close_seasons(connection, now, reckoned):
                return True
        corrections = list(takewhile(lambda each: each.supersedes is not None, parties))
        if corrections:
            await rebuild(self._database, corrections[-1].number, reckoned=reckoned)
            return True
        new_week = week_of(parties[0].ended_at if parties else now)
        if new_week > week:
            await note_ranks(self._database, new_week, reckoned)
            return True
        return False

    async def next_moment(self, now: float) -> float:
        """When there is something to do, even if nobody plays."""
        async with self._database.read() as connection:
            ends = await seasons.next_end(connection)
        monday = week_begins(week_of(now) + 1)
        return monday if ends is None else min(monday, ends)

    async def catch_up(self, now: float) -> None:
        while await self.step(now):
            pass


def _next_steps(parties: list[Party], week: int) -> list[Party]:
    """The results before a correction, and before a new week."""
    due: list[Party] = []
    for party in parties:
        if party.supersedes is not None or week_of(party.ended_at) > week:
            break
        due.append(party)
    return due


async def _reckon(connection: AsyncConnection, parties: list[Party]) -> None:
    books = Books()
    for party in parties:
        before = await rated_parties.earlier(connection, party, OFTEN_SECONDS)
        places = await _places(connection, party)
        await ledger.fetch(connection, books, party, places)
        for place in places:
            books.enter(party._replace(earlier=before), place)
    await ledger.write(connection, books)
    await cursor.move(connection, parties[-1].number)


async def _places(connection: AsyncConnection, party: Party) -> list[Place]:
    """Its server and everywhere, each of all time and of the season, which begins if it must."""
    found: list[Place] = []
    for scope in (EVERYWHERE, party.server_id):
        season = await seasons.current(connection, scope)
        if season is None or season.ends_at <= party.ended_at:
            season = await _next_season(connection, scope, season, party.ended_at, party.number - 1)
        found += [Place(scope), Place(scope, season.id, season.number)]
    return found


async def _close_seasons(connection: AsyncConnection, now: float, reckoned: int) -> bool:
    over = await seasons.over(connection, now)
    for season in over:
        await _next_season(connection, season.scope, season, now, reckoned)
    return bool(over)


async def _next_season(
    connection: AsyncConnection, scope: int, before: Season | None, moment: float, last_result: int
) -> Season:
    """The season of `moment` begins after `last_result`, and the one before is over."""
    rhythm = await seasons.rhythm_of(connection, scope)
    ended_at, number = None, 1
    if before is not None:
        await seasons.close(connection, before.id, last_result)
        await podiums.plan(connection, before)
        ended_at, number = before.ends_at, before.number + 1
    period = next_period(ended_at, moment, rhythm.months, rhythm.start)
    return await seasons.begin(connection, scope, number, period, last_result)
