"""From one state to the next: draft, registration, check-in, running, finished or cancelled."""

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import RoundRow
from bot.storage.tournaments import news
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.tournaments import SERVER_LEFT
from bot.tournaments import Round, TournamentError, Why, fewest
from bot.tournaments.live import daily
from bot.tournaments.live.change import Change, Transactions
from bot.tournaments.live.entries import (
    DAY,
    TEAM,
    end_all,
    fill_places,
    has_place,
    leave_out,
    make_pairs,
    make_teams,
    search_again,
)
from bot.tournaments.live.event import table_rows
from bot.tournaments.live.lengths import round_length
from bot.tournaments.live.refusals import Refusal, TournamentRefused

# Pauses -------------------------------------------------------------------------------------------


async def pause(change: Change, why: str, by: int | None = None) -> None:
    change.set(paused_at=change.now, paused_why=why, tables_paused=True)
    change.show_round()
    await change.note("paused", by)


async def go_on(change: Change) -> None:
    """A pause is over: who plays has as much time left as before."""
    event = change.event
    since, current = event.row.paused_at, event.current
    if since is None:
        return
    if current is not None and current.until is not None:
        until = current.until + change.now - since
        await change.set_round(current.number, until=until)
    if current is not None and current.protest_until is not None:
        until = current.protest_until + change.now - since
        await change.set_round(current.number, protest_until=until)
    change.set(paused_at=None, paused_why=None)
    change.show_round()


async def follow(transactions: Transactions, tournament_id: int, gone: bool) -> None:
    """Pause a tournament whose server has removed the bot, so that nobody there can be written to
    and no click arrives; go on when it is back."""
    async with transactions.change(tournament_id) as change:
        row = change.event.row
        if gone and row.paused_at is None:
            await pause(change, SERVER_LEFT)
        elif not gone and row.paused_why == SERVER_LEFT:
            await go_on(change)
            await change.note("resumed")


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
    if event.format.own_time:
        await daily.open_window(change, by)
        return
    change.set(state="registration", due_at=event.row.closes_at)
    await change.note("opened", by)


async def close_registration(change: Change, by: int | None = None) -> None:
    """Give partners to the people who look for one; people check in from now on."""
    event = change.event
    if event.state != "registration":
        raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
    await end_all(change)
    if event.row.members == TEAM:
        await make_teams(change)
    await fill_places(change)
    if event.row.members == 2:
        await make_pairs(change)
    change.set(state="check_in", due_at=event.row.starts_at)
    await change.note("closed", by)


async def end_silent(transactions: Transactions, tournament_id: int) -> None:
    """End invitations that have waited long enough for an answer."""
    async with transactions.change(tournament_id) as change:
        if change.event.state == "registration":
            await end_all(change, asked_by=change.now - DAY)


async def reopen_registration(change: Change, by: int) -> None:
    """Open it again: closed too early. Pairs put together stay so; who was here is here."""
    event = change.event
    if event.state != "check_in":
        raise TournamentRefused(Refusal.CHANGED)
    if change.now >= event.row.starts_at:
        raise TournamentRefused(Refusal.BAD_TIMES)
    # As announced; if that is past, in the middle of the time left to check in.
    row, closes_at = event.row, event.row.closes_at
    if change.now >= closes_at:
        closes_at = (change.now + row.starts_at) / 2 if row.check_in else row.starts_at
    change.set(state="registration", closes_at=closes_at, due_at=closes_at)
    await news.take_back_reminders(change.connection, event.id)
    await search_again(change)
    await fill_places(change, absent=True)
    await change.note("reopened", by, closes=closes_at)


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
    await go_on(change)
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
    """Cancel a tournament. Who runs the rounds ends its tables; results stay."""
    if change.event.state in ("finished", "cancelled"):
        raise TournamentRefused(Refusal.OVER)
    change.show_round()
    current = change.event.current
    if current is not None:
        place = change.event.id, current.number
        if change.event.format.shared_boards:
            await tournament_rounds.show_boards(change.connection, *place)
        await tournament_rounds.archive_threads(change.connection, *place, change.now + TO_READ)
    values = {"paused_at": None, "paused_why": None, "tables_paused": False}
    change.set(state="cancelled", due_at=change.now, ended_at=change.now, **values)
    await change.note("cancelled", by)


# While the bot was away ---------------------------------------------------------------------------

# At tables whoever is asked has a full turn again (`bot/storage/games/clocks.py`).


STILL_TIME = 600.0
"""seconds that a round still lasts, or a check-in, whose end has passed: fewer where it was to be
shorter"""
NOTICED = 60.0
"""seconds: a restart that is over sooner leaves all as it was to be"""


async def give_time(transactions: Transactions, tournament_id: int) -> None:
    """Give a tournament time, before anything is done there that is due."""
    async with transactions.change(tournament_id) as change:
        event = change.event
        if event.row.paused_at is not None or event.format.own_time:
            return
        if event.state == "running":
            await _play_on(change)
        elif event.state in ("registration", "check_in") and event.row.check_in:
            await _check_in(change)


async def _play_on(change: Change) -> None:
    """Give more time, unless its last deals are played already, or its organiser has ended it."""
    event, current = change.event, change.event.current
    if current is not None and current.protest_until is not None:
        if current.protest_until <= change.now - NOTICED:
            until = change.now + min(STILL_TIME, event.row.protest_seconds)
            await change.set_round(current.number, protest_until=until)
            change.show_round()
            await change.note("protests", round=current.number, seconds=until - change.now)
        return
    if current is None or current.until is None or current.until > change.now - NOTICED:
        return
    tables = event.tables_of(current.number)
    if event.row.last_round is not None or any(each.last_deal is not None for each in tables):
        return
    seconds = min(STILL_TIME, current.until - current.paired_at)
    until = change.now + seconds
    await change.set_round(current.number, until=until)
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
    starts_at = change.now + min(STILL_TIME, row.starts_at - row.closes_at)
    if passed > change.now - NOTICED or starts_at <= row.starts_at:
        return
    due_at = row.closes_at if not_open else starts_at
    change.set(starts_at=starts_at, due_at=due_at)
    await change.note("rescheduled", closes=row.closes_at, starts=starts_at)


# A paired round -----------------------------------------------------------------------------------


async def write_round(change: Change, paired: Round, by: int | None = None) -> None:
    """`by`: who has paired it by hand. Its tables are opened later; their games are not there
    yet."""
    seconds = round_length(change.event, paired)
    row = RoundRow(
        number=paired.number,
        byes=list(paired.byes),
        by_hand=by is not None,
        paired_at=change.now,
        until=None if seconds is None else change.now + seconds,
        closed_at=None,
    )
    await tournament_rounds.add_round(change.connection, change.event.id, row, table_rows(paired))
    change.show(Subject.ROUND, paired.number)
    await change.note("round_paired", by, round=paired.number, tables=len(paired.tables))
