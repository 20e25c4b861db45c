"""All that fell due while the bot was away: nobody was absent then, so there is time for it yet.

At tables whoever is asked has a full turn again (`bot/storage/games/clocks.py`).
"""

from typing import Final

from bot.storage.tournaments import rounds as tournament_rounds
from bot.tournaments.live.change import Change
from bot.tournaments.live.transactions import Transactions

GRACE: Final = 600.0
"""seconds that a round still lasts, or a check-in, whose end has passed: fewer where it was to be
shorter"""
NOTICED: Final = 60.0
"""seconds: a restart that is over sooner leaves all as it was to be"""


async def give_time(transactions: Transactions, tournament_id: int) -> None:
    """Time for a tournament, before anything is done there that is due."""
    async with transactions.change(tournament_id) as change:
        event = change.event
        if event.row.paused_at is not None or event.plan.format.own_time:
            return
        if event.state == "running":
            await _play_on(change)
        elif event.state in ("registration", "check_in") and event.row.check_in:
            await _check_in(change)


async def _play_on(change: Change) -> None:
    """Unless its last deals are being played already, or its organiser has ended it."""
    event, current = change.event, change.event.current
    if current is None or current.until is None or current.until > change.now - NOTICED:
        return
    tables = event.tables_of(current.number)
    if event.row.last_round is not None or any(each.last_deal is not None for each in tables):
        return
    seconds = min(GRACE, current.until - current.paired_at)
    until = change.now + seconds
    await tournament_rounds.change_round(change.connection, event.id, current.number, until=until)
    change.show_round()
    await change.note("extended", round=current.number, seconds=seconds)


async def _check_in(change: Change) -> None:
    """One that has not begun in time, or was to end meanwhile, unless all have checked in."""
    event, row = change.event, change.event.row
    waited_for = event.standing("in", "waiting", "looking", "asked")
    if all(event.is_here(each.number) for each in waited_for):
        return
    not_open = event.state == "registration"
    passed = row.closes_at if not_open else row.starts_at
    starts_at = change.now + min(GRACE, row.starts_at - row.closes_at)
    if passed > change.now - NOTICED or starts_at <= row.starts_at:
        return
    due_at = row.closes_at if not_open else starts_at
    change.set(starts_at=starts_at, due_at=due_at)
    await change.note("rescheduled", closes=row.closes_at, starts=starts_at)
