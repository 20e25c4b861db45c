"""The fold over the results: each is reckoned once, in their order, whatever is killed when.

Among them are matches of many teams, each after the results that were there before it. What a
result changes and how far the fold has come are written in one transaction. A season is closed, and
the ranks of the week are noted, at their place in that order. A correction is no step: it changes
what came after its party, so everything is made anew (`rebuild`).
"""

from itertools import takewhile

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings import cursor, ledger
from bot.rankings.books import Books, LeaderboardKey
from bot.rankings.calendar import next_period, period_at, week_begins, week_of
from bot.rankings.cursor import Reckoned
from bot.rankings.rating import OFTEN_SECONDS
from bot.rankings.rebuild import rebuild
from bot.rankings.week import WEEK, note_ranks
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import Season
from bot.storage.ratings import folds, rated, seasons
from bot.storage.ratings.leaderboards import DUPLICATE, EVERYWHERE
from bot.storage.ratings.rated import Match, Party

BATCH = 5
"""results in one transaction: clicks wait for it"""


class Fold:
    """One step after another; only one of these may be at work on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.idle_until: float | None = None
        """when there is something to do even if nobody plays, once a step has found nothing"""

    async def step(self, now: float) -> bool:
        """Do the next thing that is due; False when there is nothing."""
        if self.idle_until is not None and now < self.idle_until:
            async with self._database.glance() as connection:
                newest = await folds.newest(connection)
                reckoned = await cursor.reckoned(connection) if any(newest) else newest
            if all(last <= known for last, known in zip(newest, reckoned, strict=True)):
                return False
        self.idle_until = None
        if await self._do_next(now):
            return True
        ends = await self._database.ask(seasons.next_end)
        monday = week_begins(week_of(now) + 1)
        self.idle_until = monday if ends is None else min(monday, ends)
        return False

    async def _do_next(self, now: float) -> bool:
        async with self._database.write() as connection:
            reckoned = await cursor.reckoned(connection)
            parties, match = await _next(connection, reckoned)
            moment = next((each.ended_at for each in (*parties, match) if each), now)
            week = await folds.get(connection, WEEK)
            if week is None:
                await folds.put(connection, WEEK, week_of(moment))
                return True
            due = list(takewhile(lambda each: week_of(each.ended_at) <= week, parties))
            if due:
                await _reckon(connection, due, reckoned)
                return True
            if match and match.supersedes is None and week_of(moment) <= week:
                await _reckon_match(connection, match, reckoned)
                return True
            if not parties and match is None and await _close_seasons(connection, now, reckoned):
                return True
        if match and match.supersedes is not None:
            await rebuild(
                self._database, reckoned._replace(matches=match.number), reckoned=reckoned
            )
            return True
        new_week = week_of(moment)
        if new_week > week:
            await note_ranks(self._database, new_week, reckoned)
            return True
        return False

    async def catch_up(self, now: float) -> None:
        while await self.step(now):
            pass


async def _next(
    connection: AsyncConnection, reckoned: Reckoned
) -> tuple[list[Party], Match | None]:
    """The next results; or, when none come before it, the next match."""
    parties = await rated.parties_after(connection, reckoned.results, BATCH)
    found = await rated.matches_after(connection, reckoned.matches, 1)
    if not found:
        return parties, None
    [match] = found
    before = [each for each in parties if each.number <= match.after_result]
    return before, None if before else match


async def _reckon(connection: AsyncConnection, parties: list[Party], reckoned: Reckoned) -> None:
    books = Books()
    for party in parties:
        before = await rated.earlier(connection, party, OFTEN_SECONDS)
        last = reckoned._replace(results=party.number - 1)
        places = await _places(connection, party, last)
        await ledger.fetch(connection, books, party, places)
        for place in places:
            books.enter(party._replace(earlier=before), place)
    await ledger.write(connection, books)
    await cursor.move(connection, reckoned._replace(results=parties[-1].number))


async def _reckon_match(connection: AsyncConnection, match: Match, reckoned: Reckoned) -> None:
    """Reckon a match. 500 teams take a tenth of a second; nothing else is in its transaction."""
    books = Books()
    before = await rated.earlier(connection, match, OFTEN_SECONDS)
    places = await _places(connection, match, reckoned)
    teams = [each.people for each in match.teams]
    await ledger.fetch_boards(connection, books, DUPLICATE, teams, places)
    for place in places:
        books.enter_match(match._replace(earlier=before), place)
    await ledger.write(connection, books)
    await cursor.move(connection, reckoned._replace(matches=match.number))


async def _places(
    connection: AsyncConnection, party: Party | Match, last: Reckoned
) -> list[LeaderboardKey]:
    """The boards of a party: its server's and everywhere's, of all time and of the season, which
    begins if it must.
    `last` came before it."""
    found: list[LeaderboardKey] = []
    for scope in (EVERYWHERE, party.server_id):
        season = await seasons.current(connection, scope)
        if season is None:
            rhythm = await seasons.rhythm_of(connection, scope)
            period = period_at(party.ended_at, rhythm.months, rhythm.start)
            season = await seasons.begin(connection, scope, 1, period, *last)
        while season.ends_at <= party.ended_at:
            season = await _next_season(connection, season, last)
        found += [LeaderboardKey(scope), LeaderboardKey(scope, season.id, season.number)]
    return found


async def _close_seasons(connection: AsyncConnection, now: float, reckoned: Reckoned) -> bool:
    over = await seasons.over(connection, now)
    for season in over:
        await _next_season(connection, season, reckoned)
    return bool(over)


async def _next_season(connection: AsyncConnection, before: Season, last: Reckoned) -> Season:
    """The season after one that is over begins after `last`.

    Nobody need have played in it: each one that passes makes ratings less certain, whether the bot
    was there at its end or not.
    """
    await seasons.close(connection, before.id, *last)
    await seasons.plan_podium(connection, before)
    rhythm = await seasons.rhythm_of(connection, before.scope)
    period = next_period(before.ends_at, rhythm.months, rhythm.start)
    return await seasons.begin(connection, before.scope, before.number + 1, period, *last)
