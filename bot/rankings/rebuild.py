"""Everything made anew from the stored results: after a correction, and by `python -m bot rerate`.

A correction counts in the place of its party, as if the party had been written down so to begin
with; but the table of a season that was over before it stays what it was.

Nothing that was made before is used, and only rows that differ are written. A large club is written
in several transactions: whoever is killed in between begins anew and comes to the same.
"""

import asyncio
from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from bot.rankings import cursor, ledger
from bot.rankings.books import Books, Place, RatingKey
from bot.rankings.rating import OFTEN_SECONDS
from bot.rankings.week import WEEK_RESULT, Ranks, write_ranks
from bot.storage import folds, rated_parties, rating_rows, seasons
from bot.storage.database import Database
from bot.storage.rated_parties import Party
from bot.storage.rating_rows import Kept, Values
from bot.storage.ratings import ALL_TIME, EVERYWHERE
from bot.storage.seasons import Season

READ: Final = 500
"""results looked at together"""
WRITTEN: Final = 500
"""rows in one transaction: clicks wait for it"""


class Facts(NamedTuple):
    """What the results alone do not say."""

    until: int
    """the last result that counts"""
    seasons: Sequence[Season]
    corrections: dict[int, list[Party]]
    """of each corrected party, by its first result, in their order"""
    unlisted: set[int]
    week_result: int | None
    """the last result before the ranks of the week were noted"""


class Remaking:
    """The fold from nothing, in memory."""

    def __init__(self, facts: Facts) -> None:
        self.books = Books()
        self.ranks: Ranks | None = None
        self._facts = facts
        self._together: dict[str, list[float]] = defaultdict(list)
        self._by_scope: dict[int, list[Season]] = defaultdict(list)
        for season in facts.seasons:
            self._by_scope[season.scope].append(season)

    def take(self, parties: Iterable[Party]) -> None:
        """The next parties, as they were first written down."""
        for party in parties:
            week = self._facts.week_result
            if self.ranks is None and week is not None and party.place > week:
                self.note_ranks()
            self._take(party)

    def _take(self, party: Party) -> None:
        corrected = self._facts.corrections.get(party.place, [])
        earlier = self._earlier(party)
        for scope in (EVERYWHERE, party.server_id):
            places = [(Place(scope), self._facts.until)]
            for season in self._by_scope[scope]:
                if season.holds(party.place):
                    last = season.last_result
                    until = self._facts.until if last is None else last
                    places.append((Place(scope, season.id, season.number), until))
            for place, until in places:
                known = [party, *(each for each in corrected if each.number <= until)]
                self.books.enter(known[-1]._replace(earlier=earlier), place)

    def _earlier(self, party: Party) -> int:
        """How many rated parties the same people had in the time before."""
        if not party.company:
            return 0
        times = self._together[party.company]
        found = len(times) - bisect_right(times, party.ended_at - OFTEN_SECONDS)
        if party.pool is not None:
            insort(times, party.ended_at)
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


async def rebuild(database: Database, until: int, *, reckoned: int) -> int:
    """Make everything anew from the results up to `until`; how many rows were others before.

    `reckoned` is how far the fold had come: it goes on after `until`. Raises `Overtaken` when it
    went on by itself meanwhile.
    """
    facts = await _facts(database, until)
    remaking = Remaking(facts)
    number = 0
    while number < until:
        async with database.read() as connection:
            parties = await rated_parties.after(connection, number, READ)
        number = parties[-1].number if parties else until
        first = [each for each in parties if each.supersedes is None and each.number <= until]
        # Beside the loop: while a thousand parties are rated, people play.
        await asyncio.to_thread(remaking.take, first)
    if remaking.ranks is None and facts.week_result is not None:
        remaking.note_ranks()
    changed = 0
    for kept, rows in ledger.rows_of(remaking.books).items():
        changed += await _write(database, kept, rows, reckoned)
    async with database.read() as connection:
        ranks = await rating_rows.kept_ranks(connection)
    changed += await write_ranks(database, ranks, remaking.ranks or {})
    async with database.write() as connection:
        await cursor.check(connection, reckoned)
        if until != reckoned:
            await cursor.move(connection, until)
    return changed


async def _facts(database: Database, until: int) -> Facts:
    async with database.read() as connection:
        corrections: dict[int, list[Party]] = defaultdict(list)
        for each in await rated_parties.corrections(connection, until):
            corrections[each.place].append(each)
        return Facts(
            until=until,
            seasons=await seasons.every(connection),
            corrections=corrections,
            unlisted=await rating_rows.unlisted(connection),
            week_result=await folds.get(connection, WEEK_RESULT),
        )


async def _write(database: Database, kept: Kept, rows: dict[Any, Values], reckoned: int) -> int:
    async with database.read() as connection:
        before = await rating_rows.read(connection, kept)
    gone = iter([key for key in before if key not in rows])
    new = iter([(key, values) for key, values in rows.items() if before.get(key) != values])
    changed = 0
    while some := dict(islice(new, WRITTEN)):
        async with database.write() as connection:
            await cursor.check(connection, reckoned)
            await rating_rows.write(connection, kept, some)
        changed += len(some)
    while keys := list(islice(gone, WRITTEN)):
        async with database.write() as connection:
            await cursor.check(connection, reckoned)
            await rating_rows.erase(connection, kept, keys)
        changed += len(keys)
    return changed
