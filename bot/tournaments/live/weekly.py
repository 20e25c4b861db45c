"""Tournaments like earlier ones (T11): a copy of one, and a series that comes back each week.

The next one of a series is made a week before it starts, like the one before, whatever has been
changed of that; it has its own seed, its own boards, and a place in the same league.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.tournament_schema import TournamentRow, WeeklyRow
from bot.storage.tournaments import leagues, tournaments, weekly_series
from bot.tables.options import DAY, HOUR
from bot.tables.party.open_party import Asker
from bot.tournaments.live.change import Change, Desk, Transactions, changes, server_wide_only
from bot.tournaments.live.daily import zone_of
from bot.tournaments.live.drafts import (
    LONGEST_NAME,
    Draft,
    checked,
    create,
    draft_of,
    with_start,
)
from bot.tournaments.live.event import Event, load_event
from bot.tournaments.live.leagues import LONGEST_NAME as LONGEST_LEAGUE
from bot.tournaments.live.leagues import MOST as MOST_IN_LEAGUE
from bot.tournaments.live.refusals import Refusal, TournamentRefused

AHEAD = 7 * DAY
"""before its start the next one is made"""
LEAST = HOUR
"""before its start it is made at the latest: with less of it left its week has passed"""
COUNTED = 5
"""tournaments that count in a league that a series begins; its page has another number"""


def days_later(at: float, zone: str, days: int = 7) -> float:
    """The same time of day there, so many days later."""
    there = zone_of(zone)
    day = datetime.fromtimestamp(at, there).replace(tzinfo=None) + timedelta(days=days)
    return day.replace(tzinfo=there).timestamp()


def next_week(at: float, zone: str, now: float) -> float:
    """The first week after a moment whose tournament can still be made."""
    at = days_later(at, zone)
    while at < now + LEAST:
        at = days_later(at, zone)
    return at


def copied(event: Event, name: str, at: float, now: float) -> Draft:
    """A draft with all that was decided of a tournament, for another one that starts then."""
    return with_start(draft_of(event)._replace(name=name, opens_at=None), at, now)


async def _create_like(
    connection: AsyncConnection,
    entropy: Callable[[], bytes],
    event: Event,
    by: int,
    draft: Draft,
    now: float,
    **more: Any,
) -> int:
    """The id of a draft with the co-organisers of an earlier tournament, in the same league as long
    as that goes on. Raises as `checked` does."""
    values, row = checked(draft, now), event.row
    league = None if row.league_id is None else await leagues.find(connection, row.league_id)
    if league is not None:
        held = await leagues.tournaments_of(connection, league.id)
        if league.ended_at is None and len(held) < MOST_IN_LEAGUE:
            more["league_id"] = league.id
            await leagues.change(connection, league.id)
    number = await create(connection, entropy, (row.server_id, by), values, now, **more)
    named = await tournaments.co_organisers(connection, event.id)
    await tournaments.name_co_organisers(connection, number, named)
    return number


class Weekly(Desk):
    """`asker`, everywhere: who organises on the server, or the change is refused."""

    async def copy(self, tournament_id: int, asker: Asker, name: str, starts_at: float) -> Event:
        """A draft like an earlier tournament, whatever has become of that."""
        server_wide_only(asker)
        transactions, now = self.transactions, self.transactions.clock.now()
        async with transactions.database.write() as connection:
            event = await load_event(connection, tournament_id)
            draft, by = copied(event, name, starts_at, now), asker.person_id
            number = await _create_like(connection, transactions.entropy, event, by, draft, now)
        transactions.changed()
        return await transactions.shown(number)

    async def of(self, event: Event) -> tuple[WeeklyRow, TournamentRow] | None:
        """The series that a tournament is a part of, with the one that was made last; None: it is
        a part of none, or of one that was stopped."""
        if event.row.weekly_id is None:
            return None
        async with self.transactions.database.read() as connection:
            row = await weekly_series.find(connection, event.row.weekly_id)
            if row is None or row.due_at is None:
                return None
            return row, await weekly_series.newest(connection, row.id)

    @changes
    async def begin(self, change: Change, asker: Asker, zone: str) -> None:
        """Have one like this made each week; it is the first. Where it is a part of no
        league there is one of the series."""
        event, connection, row = change.event, change.connection, change.event.row
        server_wide_only(asker)
        if event.state == "cancelled" or event.format.own_time:
            raise TournamentRefused(Refusal.CHANGED)
        if row.weekly_id is not None:
            known = await weekly_series.find(connection, row.weekly_id)
            if known is not None and known.due_at is not None:
                return
        at = next_week(row.starts_at, zone, change.now)
        by, whose = asker.person_id, {"server_id": row.server_id, "created_at": change.now}
        series = await weekly_series.add(
            connection,
            **whose,
            created_by=by,
            name=row.name,
            zone=zone,
            usual_at=at,
            starts_at=at,
            due_at=at - AHEAD,
        )
        if row.league_id is None:
            league = await leagues.add(
                connection,
                **whose,
                created_by=by,
                name=row.name[:LONGEST_LEAGUE],
                best=COUNTED,
                out_of=None,
                worth="places",
                ended_at=None,
            )
            change.set(league_id=league)
        change.set(weekly_id=series)
        await change.note("weekly", by)

    async def skip(self, series_id: int, asker: Asker, seen: float) -> WeeklyRow:
        """The next one is not made; the one after it is. `seen`: when it was to start."""
        return await self._change(series_id, asker, seen, None)

    async def move(self, series_id: int, asker: Asker, seen: float, at: float) -> WeeklyRow:
        """The next one starts at another time, and those after it as usual."""
        if at < self.transactions.clock.now() + LEAST:
            raise TournamentRefused(Refusal.BAD_TIMES)
        return await self._change(series_id, asker, seen, at)

    async def stop(self, series_id: int, asker: Asker) -> None:
        """The one that was made last is the last."""
        server_wide_only(asker)
        async with self.transactions.database.write() as connection:
            await weekly_series.change(connection, series_id, due_at=None)
        self.transactions.changed()

    async def _change(
        self, series_id: int, asker: Asker, seen: float, at: float | None
    ) -> WeeklyRow:
        server_wide_only(asker)
        now = self.transactions.clock.now()
        async with self.transactions.database.write() as connection:
            row = await weekly_series.find(connection, series_id)
            if row is None or row.due_at is None or int(row.starts_at) != int(seen):
                raise TournamentRefused(Refusal.CHANGED)
            usual = row.usual_at if at is not None else next_week(row.usual_at, row.zone, now)
            starts_at = usual if at is None else at
            times = {"usual_at": usual, "starts_at": starts_at, "due_at": starts_at - AHEAD}
            await weekly_series.change(connection, series_id, **times)
        self.transactions.changed()
        return row._replace(**times)


async def make_next(transactions: Transactions, series_id: int) -> None:
    """The next one of a series that is due. Weeks that nobody looked at are skipped."""
    now = transactions.clock.now()
    async with transactions.database.write() as connection:
        row = await weekly_series.find(connection, series_id)
        if row is None or row.due_at is None or row.due_at > now:
            return  # it was stopped meanwhile
        after = next_week(row.usual_at, row.zone, now)
        if row.starts_at >= now + LEAST:
            last = await weekly_series.newest(connection, row.id)
            event = await load_event(connection, last.id)
            # Its day, by which it is told from the others, stands behind the series' name.
            day = f"{datetime.fromtimestamp(row.starts_at, zone_of(row.zone)).date():%Y-%m-%d}"
            name = f"{row.name[: LONGEST_NAME - len(day) - 3]} · {day}"
            # It is open from now on.
            draft = copied(event, name, row.starts_at, now)._replace(opens_at=now)
            await _create_like(
                *(connection, transactions.entropy, event, row.created_by, draft, now),
                weekly_id=row.id,
            )
        times = {"usual_at": after, "starts_at": after, "due_at": after - AHEAD}
        await weekly_series.change(connection, row.id, **times)
    transactions.changed()
