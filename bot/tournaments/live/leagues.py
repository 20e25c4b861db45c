"""Leagues: a series of tournaments with one table, of which everybody's best n count.

Nothing of the table is stored: it is made from the standings of the tournaments that are over, so a
correction of one of them is in it at once. Whose it is are people: each member of an entry gets
what their entry has earned, with whomever they played.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Any, NamedTuple

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow
from bot.storage.tournaments import leagues
from bot.tables.party.open_party import Asker
from bot.tournaments import plan_of
from bot.tournaments.live.change import Transactions
from bot.tournaments.live.event import Event, load_event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.scoring import Place, Standings, Value
from bot.tournaments.shown.reckoned import reckon
from bot.visible_text import shows, visible

# Seasons: of everybody the best n tournaments count -----------------------------------------------


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    """`rank` counts from 1 and is shared by equals.

    `scores` are by tournament, None where somebody did not play; `counted` says which count.
    """

    rank: int
    member: int
    total: Fraction
    scores: tuple[Fraction | None, ...]
    counted: tuple[bool, ...]


def by_places(standings: Standings) -> dict[int, Fraction]:
    """Return what a tournament is worth by its places: 1 for the last, one more for each place
    above.

    Who shares a rank shares what its places are worth.
    """
    ranks = [each.rank for each in standings.places]
    size = len(ranks)
    found: dict[int, Fraction] = {}
    for place in standings.places:
        sharing = ranks.count(place.rank)
        found[place.entry] = size - place.rank + 1 - Fraction(sharing - 1, 2)
    return found


def season_table(
    tournaments: Iterable[Mapping[int, int | Fraction]], best: int
) -> tuple[SeasonPlace, ...]:
    """The table of a season, from what each tournament was worth to each member.

    Only the `best` scores of a member count. Equal totals are ordered by the best single score,
    then the next best, and so on through those that count; then they share a rank.
    """
    held = [dict(each) for each in tournaments]
    lines: list[tuple[list[Fraction], SeasonPlace]] = []
    for member in sorted({member for each in held for member in each}):
        worth = {place: Fraction(each[member]) for place, each in enumerate(held) if member in each}
        # The highest count, of equal ones the earlier.
        chosen = sorted(worth, key=lambda place: -worth[place])[:best]
        total = sum((worth[place] for place in chosen), Fraction())
        # Who has played less often has nothing where others have a score.
        missing = [Fraction()] * (min(best, len(held)) - len(chosen))
        scores = tuple(worth.get(place) for place in range(len(held)))
        counted = tuple(place in chosen for place in range(len(held)))
        key = [total, *(worth[place] for place in chosen), *missing]
        lines.append((key, SeasonPlace(0, member, total, scores, counted)))
    lines.sort(key=lambda line: line[0], reverse=True)
    places: list[SeasonPlace] = []
    for _, equal in groupby(lines, key=lambda line: line[0]):
        rank = len(places) + 1
        places += [replace(place, rank=rank) for _, place in equal]
    return tuple(places)


LONGEST_NAME = 60
MOST = 60
"""tournaments of a league"""
KEPT = 200
"""tournaments of which is kept what they are worth"""

Worth = dict[int, Fraction]
"""of a tournament, by person"""


class LeagueDraft(NamedTuple):
    """`worth`: "places" (1 for the last, one more for each place above) or "points"."""

    name: str
    best: int
    out_of: int | None = None
    """None: nobody knows yet how many there will be"""
    worth: str = "places"


class League(NamedTuple):
    """A league and its table, whose scores are those of `played` in their order."""

    row: LeagueRow
    tournaments: tuple[TournamentRow, ...]
    """the tournaments of the league, in the order in which they are played"""
    played: tuple[TournamentRow, ...]
    """those that are over"""
    places: tuple[SeasonPlace, ...]
    """`member` is a person"""

    @property
    def is_over(self) -> bool:
        return self.row.ended_at is not None


class LeagueTables:
    """Tables of leagues, and what each tournament was worth, kept while nothing of them changes."""

    def __init__(self) -> None:
        self._worth: LRUCache[tuple[int, int, str], Worth] = LRUCache(KEPT)
        self._tables: LRUCache[tuple[object, ...], tuple[SeasonPlace, ...]] = LRUCache(KEPT)

    async def of(
        self,
        row: LeagueRow,
        found: Iterable[TournamentRow],
        load: Callable[[int], Awaitable[Event]],
    ) -> League:
        """The league of these tournaments, in their order; `load`: one of them as it stands."""
        there = tuple(each for each in found if each.state != "cancelled")
        played = tuple(each for each in there if each.state == "finished")
        key = row.id, row.version, tuple((each.id, each.version) for each in played)
        places = self._tables.get(key)
        if places is None:
            worths = [await self._worth_of(each, row.worth, load) for each in played]
            places = await asyncio.to_thread(season_table, worths, row.best)
            self._tables[key] = places
        return League(row, there, played, places)

    async def _worth_of(
        self, row: TournamentRow, worth: str, load: Callable[[int], Awaitable[Event]]
    ) -> Worth:
        kept = row.id, row.version, worth
        known = self._worth.get(kept)
        if known is None:
            known = await asyncio.to_thread(worth_of, await load(row.id), worth)
            self._worth[kept] = known
        return known


class Leagues:
    """`asker`, everywhere: who organises tournaments here, or the change is refused."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._tables = LeagueTables()

    async def create(self, server_id: int, person_id: int, draft: LeagueDraft) -> LeagueRow:
        """A new league; whether somebody may is decided by the server, and asked before."""
        now = self._transactions.clock.now()
        async with self._transactions.database.write() as connection:
            number = await leagues.add(
                connection,
                server_id=server_id,
                created_by=person_id,
                created_at=now,
                **_checked(draft),
            )
            row = await _find(connection, number)
        self._transactions.changed()
        return row

    async def change(self, league_id: int, asker: Asker, draft: LeagueDraft) -> LeagueRow:
        """Change a league's name, and what counts. Raises `TournamentRefused`."""
        async with self._transactions.database.write() as connection:
            row = await _in_charge(connection, league_id, asker)
            values = _checked(draft)
            if values["worth"] == "points" and row.worth != "points":
                _same_points(await leagues.tournaments_of(connection, league_id))
            await leagues.change(connection, league_id, **values)
            row = await _find(connection, league_id)
        self._transactions.changed()
        return row

    async def end(self, league_id: int, asker: Asker, *, reopen: bool = False) -> LeagueRow:
        """End a league: its table is final, but for corrections of its tournaments; `reopen`: it
        goes on after all."""
        async with self._transactions.database.write() as connection:
            row = await _in_charge(connection, league_id, asker)
            if (row.ended_at is None) != reopen:
                ended_at = None if reopen else self._transactions.clock.now()
                await leagues.change(connection, league_id, ended_at=ended_at)
                row = await _find(connection, league_id)
        self._transactions.changed()
        return row

    async def attach(self, league_id: int, asker: Asker, tournament_id: int) -> None:
        """A tournament is a part of the league from now on, whether it is over or to come; of the
        league that it was a part of it is no more. Raises `TournamentRefused`."""
        async with self._transactions.database.write() as connection:
            row = await _in_charge(connection, league_id, asker)
            event = await load_event(connection, tournament_id)
            if row.ended_at is not None:
                raise TournamentRefused(Refusal.LEAGUE_OVER)
            if event.row.server_id != row.server_id or event.state == "cancelled":
                raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
            others = await leagues.tournaments_of(connection, league_id)
            if event.row.league_id == league_id:
                return
            if len(others) >= MOST:
                raise TournamentRefused(Refusal.LEAGUE_FULL, most=MOST)
            if row.worth == "points":
                _same_points([*others, event.row])
            await leagues.attach(connection, tournament_id, league_id)
            await tournament_posts.outdate_post(connection, event.id, (Subject.PODIUM, 0))
            for each in (league_id, event.row.league_id):
                if each is not None:
                    await leagues.change(connection, each)
        self._transactions.changed()

    async def detach(self, asker: Asker, tournament_id: int) -> None:
        """A tournament is a part of no league. Raises `TournamentRefused`."""
        async with self._transactions.database.write() as connection:
            event = await load_event(connection, tournament_id)
            if event.row.league_id is None:
                return
            await _in_charge(connection, event.row.league_id, asker)
            await leagues.attach(connection, tournament_id, None)
            await tournament_posts.outdate_post(connection, event.id, (Subject.PODIUM, 0))
            await leagues.change(connection, event.row.league_id)
        self._transactions.changed()

    # Looking at them -----------------------------------------------------------------------------

    async def of_server(self, server_id: int) -> list[LeagueRow]:
        """Return those that go on first, then the newest first."""
        return await self._transactions.database.ask(leagues.of_server, server_id)

    async def load(self, league_id: int) -> League:
        """A league with its table as it stands now. Raises `TournamentRefused`."""
        async with self._transactions.database.read() as connection:
            row = await _find(connection, league_id)
            found = await leagues.tournaments_of(connection, league_id)
        return await self._tables.of(row, found, self._transactions.load)


def worth_of(event: Event, worth: str) -> Worth:
    """Return what a tournament that is over is worth, by person; to who has no place nothing."""
    reckoned = reckon(event.pure)
    standings = reckoned.standings
    name = event.plan.column
    entries: Worth = {}
    if worth == "places":  # the directions of a Mitchell are two fields
        fields: dict[Value, list[Place]] = {}
        for each in standings.places:
            field = each.values[0] if standings.columns[:1] == ("direction",) else None
            fields.setdefault(field, []).append(each)
        for places in fields.values():
            entries |= by_places(Standings(standings.columns, tuple(places)))
    elif name in standings.columns:
        column = standings.columns.index(name)
        entries = {each.entry: Fraction(each.values[column] or 0) for each in standings.places}
    return {
        member.person_id: value
        for entry, value in entries.items()
        if entry not in reckoned.placeless
        for member in event.members_of(entry)
        if member.person_id is not None
    }


def _same_points(rows: list[TournamentRow]) -> None:
    """Points of one kind can be added up. Raises `TournamentRefused`."""
    kinds = {plan_of(**each.plan).column for each in rows if each.state != "cancelled"}
    if "" in kinds:
        raise TournamentRefused(Refusal.LEAGUE_NO_POINTS)
    if len(kinds) > 1:
        raise TournamentRefused(Refusal.LEAGUE_OTHER_POINTS)


def _checked(draft: LeagueDraft) -> dict[str, Any]:
    name = visible(draft.name)
    if not shows(name) or len(name) > LONGEST_NAME:
        raise TournamentRefused(Refusal.NAME_NEEDED, most=LONGEST_NAME)
    if not 1 <= draft.best <= MOST:
        raise TournamentRefused(Refusal.LEAGUE_BEST, most=MOST)
    if draft.out_of is not None and not draft.best <= draft.out_of <= MOST:
        raise TournamentRefused(Refusal.LEAGUE_OUT_OF, best=draft.best, most=MOST)
    worth = "points" if draft.worth == "points" else "places"
    return {"name": name, "best": draft.best, "out_of": draft.out_of, "worth": worth}


async def _find(connection: AsyncConnection, league_id: int) -> LeagueRow:
    row = await leagues.find(connection, league_id)
    if row is None:
        raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
    return row


async def _in_charge(connection: AsyncConnection, league_id: int, asker: Asker) -> LeagueRow:
    row = await _find(connection, league_id)
    if not asker.manages or asker.only_here:
        raise TournamentRefused(Refusal.LEAGUE_NOT_IN_CHARGE)
    return row
