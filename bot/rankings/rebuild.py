"""Everything made anew from the stored results: after a correction, and by `python -m bot rerate`.

A correction of a match counts in its place, as if the match had been written down so to begin
with; but the table of a season that was over before it stays what it was.

Nothing that was made before is used, and only rows that differ are written. A large club is written
in several transactions: whoever is killed in between begins anew and comes to the same.
"""

import asyncio
from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from bot.rankings import cursor, ledger
from bot.rankings.books import Books, LeaderboardKey, RatingKey
from bot.rankings.cursor import Reckoned
from bot.rankings.rating import OFTEN_SECONDS
from bot.rankings.week import Ranks, noted, write_ranks
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import Season
from bot.storage.engine.statements import Named
from bot.storage.ratings import folds, rated, seasons
from bot.storage.ratings.folds import Values
from bot.storage.ratings.leaderboards import ALL_TIME, EVERYWHERE
from bot.storage.ratings.rated import Match, Party

READ = 500
"""results looked at together"""
WRITTEN = 500
"""rows in one transaction: clicks wait for it"""


class RebuildFacts(NamedTuple):
    """Facts that the results alone do not say."""

    seasons: Sequence[Season]
    corrections: Mapping[int, Sequence[Match]]
    """of each corrected match, by its first result, in their order"""
    unlisted: set[int]
    week: Reckoned | None
    """the last ones before the ranks of the week were noted"""


class Remaking:
    """The fold from nothing, in memory."""

    def __init__(self, facts: RebuildFacts) -> None:
        self.books = Books()
        self.ranks: Ranks | None = None
        self._facts = facts
        self._together: dict[str, list[float]] = defaultdict(list)
        self._by_scope: dict[int, list[Season]] = defaultdict(list)
        for season in facts.seasons:
            self._by_scope[season.scope].append(season)

    def take(self, steps: Iterable[Party | Match]) -> None:
        """The next parties and matches, as they were first written down."""
        for step in steps:
            week = self._facts.week
            is_match = isinstance(step, Match)
            if self.ranks is None and week is not None and step.place > week[is_match]:
                self.note_ranks()
            earlier = self._earlier(step)
            for place, known in self._boards(step):
                if isinstance(known, Match):
                    self.books.enter_match(known._replace(earlier=earlier), place)
                else:
                    self.books.enter(known._replace(earlier=earlier), place)

    def _boards(self, step: Party | Match) -> Iterator[tuple[LeaderboardKey, Party | Match]]:
        """The boards where a step counts, each with the step as known when it was closed."""
        of_match = isinstance(step, Match)
        known = [step, *(self._facts.corrections.get(step.place, ()) if of_match else ())]
        for scope in (EVERYWHERE, step.server_id):
            yield LeaderboardKey(scope), known[-1]
            for season in self._by_scope[scope]:
                first, last = season.matches if of_match else season.results
                if first < step.place and (last is None or step.place <= last):
                    in_time = [each for each in known if last is None or each.number <= last]
                    yield LeaderboardKey(scope, season.id, season.number), in_time[-1]

    def _earlier(self, step: Party | Match) -> int:
        """How many rated parties, or matches, the same people had in the time before."""
        if not step.company:
            return 0
        times = self._together[step.company]
        found = len(times) - bisect_right(times, step.ended_at - OFTEN_SECONDS)
        if isinstance(step, Match) or step.pool is not None:
            insort(times, step.ended_at)
        return found

    def note_ranks(self) -> None:
        """Ranks as they are now, on the boards that still change."""
        still = {each.id for each in self._facts.seasons if each.last_result is None}
        boards: dict[tuple[int, int, str], list[tuple[float, RatingKey]]] = defaultdict(list)
        self.ranks = {}
        for key, standing in self.books.ratings.items():
            if key.season == ALL_TIME or key.season in still:
                self.ranks[key] = None
                if key.person_id not in self._facts.unlisted:
                    boards[key[:3]].append((standing.rating.shown, key))
        for lines in boards.values():
            shown = sorted(each for each, _ in lines)
            for each, key in lines:
                self.ranks[key] = 1 + len(shown) - bisect_right(shown, each)


async def rebuild(database: Database, until: Reckoned, *, reckoned: Reckoned) -> int:
    """Make everything anew from the results and matches up to `until`; how many rows were others
    before.

    `reckoned` is how far the fold had come: it goes on after `until`. Raises `Overtaken` when it
    went on by itself meanwhile.
    """
    remaking = await _remade(database, until)
    changed = 0
    for table, rows in ledger.rows_of(remaking.books).items():
        changed += await _write(database, table, rows, reckoned)
    ranks = await database.ask(folds.kept_ranks)
    changed += await write_ranks(database, ranks, remaking.ranks or {})
    async with database.write() as connection:
        await cursor.check(connection, reckoned)
        if until != reckoned:
            await cursor.move(connection, until)
    return changed


async def differing(database: Database) -> int:
    """How many rows are not what the results make; nothing is written.

    The ranks of the week are left out: who hides meanwhile changes them.
    """
    until = await database.ask(cursor.reckoned)
    count = 0
    for table, rows in ledger.rows_of((await _remade(database, until)).books).items():
        before = await database.ask(folds.read, table, _names(rows))
        keys = before.keys() | rows.keys()
        count += sum(before.get(each) != rows.get(each) for each in keys)
    return count


async def _remade(database: Database, until: Reckoned) -> Remaking:
    async with database.read() as connection:
        corrections: dict[int, list[Match]] = defaultdict(list)
        for each in await rated.corrections(connection, until.matches):
            corrections[each.place].append(each)
        facts = RebuildFacts(
            seasons=await seasons.every(connection),
            corrections=corrections,
            unlisted=await folds.unlisted(connection),
            week=await noted(connection),
        )
    remaking = Remaking(facts)
    async for steps in _steps(database, until):
        # Beside the loop: while a thousand parties are rated, people play.
        await asyncio.to_thread(remaking.take, steps)
    if remaking.ranks is None and facts.week is not None:
        remaking.note_ranks()
    return remaking


async def _steps(database: Database, until: Reckoned) -> AsyncIterator[list[Party | Match]]:
    """Results and matches up to `until` in their order, some at a time; no corrections."""
    number = match = 0
    while number < until.results or match < until.matches:
        async with database.read() as connection:
            parties = await rated.parties_after(connection, number, READ)
            number = parties[-1].number if parties else until.results
            last = number if number < until.results else None
            played = await rated.matches_after(connection, match, READ, until_result=last)
        if len(played) == READ:
            # There may be more of them before the last of these results: those come next time.
            number = min(number, played[-1].after_result)
        if played:
            match = played[-1].number
        elif last is None:
            match = until.matches
        steps = [each for each in parties if each.number <= min(number, until.results)]
        first = (e for e in played if e.number <= until.matches and e.supersedes is None)
        # A match comes after the last result before it.
        yield sorted(
            [*steps, *first],
            key=lambda each: (
                (each.after_result, each.number) if isinstance(each, Match) else (each.number, 0)
            ),
        )


def _names(rows: dict[Any, Values]) -> list[str]:
    """Return the columns that the fold writes."""
    return [*next(iter(rows.values()), ())]


async def _write(
    database: Database, table: Named, rows: dict[Any, Values], reckoned: Reckoned
) -> int:
    before = await database.ask(folds.read, table, _names(rows))
    gone = iter([key for key in before if key not in rows])
    new = iter([(key, values) for key, values in rows.items() if before.get(key) != values])
    changed = 0
    while some := dict(islice(new, WRITTEN)):
        async with database.write() as connection:
            await cursor.check(connection, reckoned)
            await folds.write(connection, table, some)
        changed += len(some)
    while keys := list(islice(gone, WRITTEN)):
        async with database.write() as connection:
            await cursor.check(connection, reckoned)
            await folds.erase(connection, table, keys)
        changed += len(keys)
    return changed
