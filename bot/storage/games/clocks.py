"""Clocks that stood or were set: all that was to happen at a moment happens so much later.

What happens at a time of the calendar, such as the start of a tournament or the end of a season,
stays; and so does what is written down of the past.
"""

from typing import Any

from sqlalchemy import ColumnElement, Update, case, func, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import games, messages, seats
from bot.storage.engine.statements import Named, fetch_value, set_where
from bot.storage.engine.tournament_schema import (
    tournament_games,
    tournament_log,
    tournament_rounds,
    tournaments,
)
from bot.storage.games.games import OPEN
from bot.tournaments import FORMATS

# Clocks that stood --------------------------------------------------------------------------------

WORTH_SAYING = 60.0
"""seconds by which what a message says of a moment may be wrong"""
OF_A_TURN = 0.25
"""the part of a turn's time by which its table may be wrong, where that is less"""


async def carry_on(
    connection: AsyncConnection, now: float, longest: float | None, game_id: int | None = None
) -> None:
    """Give whoever is asked as much time as they had left `longest` seconds ago, or at first.

    `longest` None: nobody knows how long the clocks stood; whoever is asked has just been asked. It
    holds for all parties that go on, or for the one that was paused. A lobby stays open for longer
    as well.
    """
    going_on = (games.status == "playing") & games.asked_at.is_not(None)
    if game_id is None:
        which = going_on & games.paused_at.is_(None)
    else:
        which = going_on & (games.id == game_id)
    running = (
        select(func.max(seats.clock_from))
        .where(seats.game_id == games.id)
        .correlate(games)
        .scalar_subquery()
    )
    later = _at_most(now - func.coalesce(running, games.asked_at), longest)
    part = games.turn_seconds * OF_A_TURN
    worth_saying = case((part < WORTH_SAYING, part), else_=WORTH_SAYING)
    # Also where no clock runs: the table has named a moment when it asked.
    await show_again(connection, Subject.TABLE, which & (later > worth_saying))
    # Who was warned would read of a moment that is over, and that they may still play.
    await show_again(connection, Subject.NOTICE, which & (later > 0))
    await _postpone(connection, which, later)
    # Whatever the host has lost sight of is looked at now.
    lost = games.due_at.is_(None)
    await set_where(connection, games, which, lost, due_at=now)
    theirs = seats.game_id.in_(select(games.id).where(which))
    moments = {"clock_from": seats.clock_from + _at_most(now - seats.clock_from, longest)}
    ticking = seats.clock_from.is_not(None)
    await set_where(connection, seats, theirs, ticking, **moments)
    if longest is not None and game_id is None:
        lobby = games.status == "lobby"
        if longest > WORTH_SAYING:
            await show_again(connection, Subject.LOBBY, lobby)
        await _postpone(connection, lobby, longest)


def _at_most(elapsed: ColumnElement[Any], longest: float | None) -> ColumnElement[Any]:
    """`elapsed` seconds, not more than `longest`; nothing where a clock is still to begin."""
    whens: list[Any] = [(elapsed < 0, 0.0)]
    if longest is not None:
        whens.append((elapsed > longest, longest))
    return case(*whens, else_=elapsed)


async def _postpone(connection: AsyncConnection, which: ColumnElement[bool], later: Any) -> None:
    """Put off what falls due in some games by so much; each is another version of itself."""
    moments = {"due_at": games.due_at + later, "asked_at": games.asked_at + later}
    await set_where(connection, games, which, version=games.version + 1, **moments)


async def show_again(connection: AsyncConnection, subject: str, which: ColumnElement[bool]) -> None:
    """The messages of some games will show their next version, after all that is more urgent."""
    await set_where(
        connection,
        messages,
        messages.subject == subject,
        messages.message_id.is_not(None),
        ~messages.closing,
        messages.game_id.in_(select(games.id).where(which)),
        wanted=select(games.version).where(games.id == messages.game_id).scalar_subquery() + 1,
        priority=2,
    )


# The clock was set --------------------------------------------------------------------------------

IN_OWN_TIME = tuple(each.name for each in FORMATS.values() if each.own_time)
_OPEN = games.status.in_(OPEN)
_LOBBY = games.status == Subject.LOBBY
# The rounds of a daily duplicate end at midnight.
_ROUNDS = (tournaments.state == "running") & (
    tournaments.plan["format"].as_string().not_in(IN_OWN_TIME)
)
_IN_ROUNDS = select(tournaments.id).where(_ROUNDS)


async def newest(connection: AsyncConnection) -> float | None:
    """The last moment of which it is known that it has been, by what goes on."""
    began = (games.created_at, games.asked_at, games.trick_at, games.paused_at)
    paired = (tournament_rounds.paired_at, tournament_rounds.closed_at)
    of_rounds = tournament_rounds.tournament_id.in_(_IN_ROUNDS)
    each = union_all(
        *(select(func.max(moment).label("at")).where(_OPEN) for moment in began),
        *(select(func.max(moment).label("at")).where(of_rounds) for moment in paired),
    )
    return await fetch_value(connection, select(func.max(Named(each.subquery()).at)))


async def set_by(connection: AsyncConnection, seconds: float) -> None:
    """The clock is set by so many seconds, and so is what is counted by it."""
    shown = abs(seconds) > WORTH_SAYING
    if shown:
        await show_again(connection, Subject.TABLE, games.status == "playing")
        await show_again(connection, Subject.LOBBY, _LOBBY)
    moments = _later(games, seconds, "due_at", "asked_at", "trick_at", "paused_at")
    at_tables = [
        update(games).where(_LOBBY).values(created_at=games.created_at + seconds),
        update(games).where(_OPEN).values(version=games.version + 1, **moments),
        _where_set(seats.clock_from, seconds).where(
            seats.game_id.in_(select(games.id).where(_OPEN))
        ),
        _where_set(messages.token_until, seconds),
        _where_set(messages.retry_at, seconds),
    ]
    for statement in (*at_tables, *_in_tournaments(seconds, shown=shown)):
        await connection.execute(statement)


def _in_tournaments(seconds: float, *, shown: bool) -> list[Update]:
    """Wake tournaments that have ended, when they are looked at the next time."""
    over = tournaments.state.in_(("finished", "cancelled"))
    moments = _later(tournament_rounds, seconds, "paired_at", "until", "closed_at")
    # What was ended at once has a line in the log of that very moment.
    ends = (tournament_log.what == "ends") & tournament_log.tournament_id.in_(_IN_ROUNDS)
    others = [
        _where_set(tournaments.due_at, seconds).where(over),
        _where_set(tournaments.paused_at, seconds),
        update(tournament_log).where(ends).values(at=tournament_log.at + seconds),
        update(tournament_rounds)
        .where(tournament_rounds.tournament_id.in_(_IN_ROUNDS))
        .values(**moments),
        _where_set(tournament_games.until, seconds).where(
            tournament_games.tournament_id.in_(_IN_ROUNDS)
        ),
        update(tournaments).where(_ROUNDS).values(version=tournaments.version + 1),
    ]
    if not shown:
        return others
    # The posts of the rounds that are played say when they end.
    posts, rounds = messages, tournament_rounds
    played = select(rounds.number).where(
        rounds.tournament_id == posts.tournament_id, rounds.closed_at.is_(None)
    )
    which = (posts.subject == Subject.ANNOUNCEMENT) | (
        (posts.subject == Subject.ROUND) & posts.number.in_(played.correlate(messages))
    )
    say_again = update(messages).where(which, posts.tournament_id.in_(_IN_ROUNDS))
    return [*others, say_again.values(wanted=posts.wanted + 1)]


def _later(table: Named, seconds: float, *names: str) -> dict[str, ColumnElement[Any]]:
    return {each: table[each] + seconds for each in names}


def _where_set(moment: ColumnElement[Any], seconds: float) -> Update:
    column: Any = moment
    return update(column.table).where(column.is_not(None)).values({column.name: column + seconds})
