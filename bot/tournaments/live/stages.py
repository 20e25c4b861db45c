"""From one state to the next: draft, registration, check-in, running, finished or cancelled."""

from bot.storage.delivery import tournament_notifications
from bot.storage.delivery.subjects import Subject
from bot.storage.tournaments import tables as tournament_tables
from bot.tournaments import TournamentError, Why, fewest
from bot.tournaments.live import daily
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration import invitations
from bot.tournaments.live.registration.field import (
    fill_places,
    has_place,
    leave_out,
    make_pairs,
    search_again,
)
from bot.tournaments.live.registration.teams import TEAM, make_teams
from bot.tournaments.live.rounds import pauses

TO_READ = 300.0
"""seconds in which people read how a round ended, before the threads of its tables are archived"""
TOO_FEW = "too_few"
"""why a tournament pauses that cannot start"""


async def open_registration(change: Change, by: int | None = None) -> None:
    """A draft that nobody opened in time needs other times first."""
    event = change.event
    if event.state != "draft":
        raise TournamentRefused(Refusal.NOT_A_DRAFT)
    if by is not None and change.now >= event.row.closes_at:
        raise TournamentRefused(Refusal.BAD_TIMES)
    if event.plan.format.own_time:
        await daily.open_window(change, by)
        return
    change.set(state="registration", due_at=event.row.closes_at)
    await change.note("opened", by)


async def close_registration(change: Change, by: int | None = None) -> None:
    """Give partners to the people who look for one; people check in from now on."""
    event = change.event
    if event.state != "registration":
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    await invitations.end_all(change)
    if event.row.members == TEAM:
        await make_teams(change)
    await fill_places(change)
    if event.row.members == 2:
        await make_pairs(change)
    change.set(state="check_in", due_at=event.row.starts_at)
    await change.note("closed", by)


async def end_unanswered(change: Change) -> None:
    """Invitations that have waited for an answer for long enough are over."""
    if change.event.state == "registration":
        await invitations.end_all(change, asked_by=change.now - invitations.DAY)


async def reopen_registration(change: Change, by: int) -> None:
    """It was closed too early. Pairs that were put together stay together, who was here is here."""
    event = change.event
    if event.state != "check_in":
        raise TournamentRefused(Refusal.CHANGED)
    if change.now >= event.row.starts_at:
        raise TournamentRefused(Refusal.BAD_TIMES)
    closes_at = _closes_again_at(event, change.now)
    change.set(state="registration", closes_at=closes_at, due_at=closes_at)
    await tournament_notifications.take_back_reminders(change.connection, event.id)
    await search_again(change)
    await fill_places(change, absent=True)
    await change.note("reopened", by, closes=closes_at)


def _closes_again_at(event: Event, now: float) -> float:
    """As announced; if that is over, with half of the time that is left to check in."""
    row = event.row
    if now < row.closes_at:
        return row.closes_at
    return (now + row.starts_at) / 2 if row.check_in else row.starts_at


async def start(change: Change, by: int | None = None) -> None:
    """The field is who is here. With too few it is refused; where its time has come the tournament
    pauses instead, until more are there. Who starts it also ends its pause."""
    event = change.event
    if event.state != "check_in":
        raise TournamentRefused(Refusal.NO_CHECK_IN)
    here = [each.number for each in event.standing("in") if event.is_here(each.number)]
    ready, least = event.ready, fewest(event.plan)
    if ready < least and by is not None:
        raise TournamentError(Why.TOO_FEW, entries=ready, least=least)
    if ready < least:
        change.set(paused_at=change.now, paused_why=TOO_FEW)
        await change.note("too_few", entries=ready, least=least)
        return
    await pauses.go_on(change)
    for each in event.standing("in", "looking"):
        if each.number not in here:
            await leave_out(change, each)
    await fill_places(change)
    if has_place(change.event):
        for each in change.event.standing("waiting"):
            await leave_out(change, each)
    change.set(state="running", due_at=None)
    await change.note("started", by)


async def finish(change: Change, by: int | None = None) -> None:
    # What it leaves behind is written next.
    change.set(state="finished", due_at=change.now, ended_at=change.now)
    change.show(Subject.PODIUM)
    await change.note("finished", by)


async def cancel(change: Change, by: int) -> None:
    """Its tables are ended by whoever runs the rounds; results stay."""
    if change.event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    change.show_round()
    current = change.event.current
    if current is not None:
        place = change.event.id, current.number
        if change.event.plan.format.shared_boards:
            await tournament_tables.show_boards(change.connection, *place)
        await tournament_tables.archive_threads(change.connection, *place, change.now + TO_READ)
    values = {"paused_at": None, "paused_why": None, "tables_paused": False}
    change.set(state="cancelled", due_at=change.now, ended_at=change.now, **values)
    await change.note("cancelled", by)
