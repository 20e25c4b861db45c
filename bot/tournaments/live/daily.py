"""The daily duplicate: everybody plays the same boards in their own time, with three robots (T5 b).

It has one round, whose window is the day; whoever comes gets a table of their own, until it closes.
A series opens the next one when a day is over.
"""

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import ruleset_from_options
from bot.storage.engine.tournament_schema import MemberRow, RoundRow, SeriesRow
from bot.storage.games import traces
from bot.storage.tournaments import daily_series
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables.options import HOUR
from bot.tournaments import plan_of, with_late_table
from bot.tournaments.live.change import Change, Transactions
from bot.tournaments.live.drafts import LONGEST_NAME, Draft, checked, create
from bot.tournaments.live.event import table_rows
from bot.tournaments.live.refusals import Refusal, TournamentRefused

SHORTEST = HOUR
"""of a day's window: with less of it left the next day's is opened"""
OF_EACH_DAY = (
    "channel_id",
    "name",
    "language",
    "plan",
    "preset",
    "options",
    "rules_name",
    "role_id",
)
"""columns of a tournament that are those of its series"""


async def open_window(change: Change, by: int | None = None) -> None:
    """Let people play from now on."""
    event = change.event
    row = RoundRow(
        1, [], by_hand=False, paired_at=change.now, until=event.row.closes_at, closed_at=None
    )
    await tournament_rounds.add_round(change.connection, event.id, row, ())
    change.set(state="running", due_at=None, starts_at=change.now)
    await change.note("opened", by)


async def sit_down(change: Change, person_id: int, strength: float) -> None:
    """Note that somebody has a table of their own; who has one already has that."""
    event = change.event
    if event.member(person_id) is not None:
        return
    current = event.current
    is_open = event.state == "running" and event.row.paused_at is None and current is not None
    if not is_open or current is None or change.now >= (current.until or 0.0):
        raise TournamentRefused(Refusal.WINDOW_CLOSED)
    if await traces.boards_seen(change.connection, event.id, current.number, person_id):
        raise TournamentRefused(Refusal.BOARDS_SEEN)
    number = await change.add_entry(
        [MemberRow(0, 0, person_id, here=True)],
        standing="in",
        strength=strength,
        entered_at=change.now,
    )
    paired = with_late_table(event.plan, event.pure.rounds[0], number)
    await tournament_rounds.add_tables(change.connection, event.id, table_rows(paired)[-1:])
    await change.note("entered", person_id, entry=number)


# Each day ----------------------------------------------------------------------------------------


def zone_of(name: str) -> tzinfo:
    """Raises `TournamentRefused` for a time zone that does not exist."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise TournamentRefused(Refusal.NO_SUCH_ZONE, zone=name[:40]) from None


def midnight_after(now: float, zone: tzinfo) -> float:
    """The next midnight there, at least `SHORTEST` away."""
    there = datetime.fromtimestamp(now + SHORTEST, zone)
    tomorrow = there.date() + timedelta(days=1)
    return datetime.combine(tomorrow, time(), zone).timestamp()


def for_today(draft: Draft, zone: str, now: float) -> Draft:
    """The draft with a window from now to midnight. Raises `TournamentRefused`."""
    if not draft.plan.format.own_time:
        raise TournamentRefused(Refusal.NOT_DAILY)
    closes_at = midnight_after(now, zone_of(zone))
    return draft._replace(opens_at=now, closes_at=closes_at, starts_at=closes_at)


async def begin_series(
    connection: AsyncConnection, server_id: int, person_id: int, draft: Draft, zone: str, now: float
) -> int:
    """The series' id; its first day is due at once. A channel has one series: whoever asks twice
    has that. Raises as `checked` does."""
    values = checked(for_today(draft, zone, now), now)
    for each in await daily_series.of_server(connection, server_id):
        if each.channel_id == draft.channel_id:
            return each.id
    return await daily_series.add(
        connection,
        server_id=server_id,
        created_by=person_id,
        created_at=now,
        zone=zone,
        due_at=now,
        **{name: values[name] for name in OF_EACH_DAY},
    )


async def find(connection: AsyncConnection, series_id: int) -> SeriesRow:
    """Raises `TournamentRefused` when there is none of that number."""
    row = await daily_series.find(connection, series_id)
    if row is None:
        raise TournamentRefused(Refusal.NO_SUCH_SERIES)
    return row


async def open_day(transactions: Transactions, series_id: int) -> None:
    """The next day of a series that is due. Days that nobody looked at are skipped."""
    now = transactions.clock.now()
    async with transactions.database.write() as connection:
        row = await daily_series.find(connection, series_id)
        if row is None or row.due_at is None or row.due_at > now:
            return  # it was stopped meanwhile
        values = {each: getattr(row, each) for each in Draft._fields if each in row._fields}
        values |= {"plan": plan_of(**row.plan), "rules": ruleset_from_options(row.options)}
        # Its day, by which it is told from the others, stands behind the series' name.
        day = f"{datetime.fromtimestamp(now, zone_of(row.zone)).date():%Y-%m-%d}"
        values["name"] = f"{row.name[: LONGEST_NAME - len(day) - 3]} · {day}"
        draft = for_today(Draft(**values, closes_at=0.0, starts_at=0.0), row.zone, now)
        await create(
            connection,
            transactions.entropy,
            (row.server_id, row.created_by),
            checked(draft, now),
            now,
            series_id=series_id,
        )
        await daily_series.next_is(connection, series_id, draft.closes_at)
    transactions.changed()
