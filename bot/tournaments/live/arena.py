"""An Arena while it lasts (T12): who is free, tables that are added, people who come and go."""

from typing import NamedTuple

from bot.storage.engine.tournament_schema import MemberRow, RoundRow
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tournaments.formats.arena import seat, with_tables
from bot.tournaments.live.change import Change, Transactions
from bot.tournaments.live.event import Event, table_rows
from bot.tournaments.live.refusals import Refusal, TournamentRefused

WAITS = 40.0
"""seconds after which who is free sits down with the others who are: time to read what the last
deal brought, and for others to become free"""


class Free(NamedTuple):
    """An entry that is here and at no table; `since`: when it became free."""

    since: float
    lot: int
    entry: int


def present(event: Event) -> list[int]:
    """The entries that are here, at a table or not."""
    return [each.number for each in event.standing("in") if event.is_here(each.number)]


def free(event: Event, current: RoundRow) -> list[Free]:
    """The entries that are free, the longest waiting first."""
    since = {each.number: max(each.entered_at, current.paired_at) for each in event.entries}
    playing = set[int]()
    for table in event.tables_of(current.number):
        people = [each for side in table.sides for each in side]
        result = event.result_of(table)
        if result is None:
            playing.update(people)
        else:
            since |= {each: max(since.get(each, 0.0), result.at) for each in people}
    lots = event.pure.lots
    there = (each for each in present(event) if each not in playing)
    return sorted(Free(since[each], lots[each], each) for each in there)


def is_open(event: Event, now: float) -> bool:
    """Return whether tables are still seated."""
    current = event.current
    going_on = event.state == "running" and event.format.open_seating and current is not None
    return going_on and current is not None and (current.until is None or now < current.until)


async def add_tables(transactions: Transactions, event: Event, current: RoundRow) -> float | None:
    """Seat who has waited. When to look again; None: when somebody comes, or a table ends."""
    now, waiting = transactions.clock.now(), free(event, current)
    if not waiting or not is_open(event, now):
        return None
    if now < waiting[0].since + WAITS:
        return waiting[0].since + WAITS
    numbers, robots = [each.entry for each in waiting], event.plan.house
    tables = seat(event.pure, numbers, present(event), robots=robots)
    if not tables:
        return None
    async with transactions.change(event.id, version=event.row.version) as change:
        rows = table_rows(with_tables(event.pure.rounds[-1], tables))[-len(tables) :]
        await tournament_rounds.add_tables(change.connection, event.id, rows)
        change.show_round()
        await change.note("tables_added", round=current.number, tables=len(tables))
    return now


async def join(change: Change, person_id: int, strength: float) -> None:
    """Let somebody in while it lasts, or back in."""
    event, member = change.event, change.event.member(person_id)
    if not is_open(event, change.now):
        raise TournamentRefused(Refusal.TOO_LATE)
    if member is None:
        number = await change.add_entry(
            [MemberRow(0, 0, person_id, here=True)],
            standing="in",
            strength=strength,
            entered_at=change.now,
        )
        await change.note("entered", person_id, entry=number)
    elif not member.here:
        await change.set_member(member, here=True)
        await change.set_entry(member.number, standing="in", entered_at=change.now)
        await change.note("came_back", person_id, entry=member.number)


async def go(change: Change, number: int, by: int | None = None) -> None:
    """An entry is seated no more until it comes back; its people have gone, or did nothing at their
    table."""
    for each in change.event.members_of(number):
        if each.here:
            await change.set_member(each, here=False)
            await change.note("went", by, entry=number)
