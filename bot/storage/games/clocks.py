"""Clocks that stood: everything that was to happen at a moment happens so much later."""

from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import GAMES, MESSAGES, SEATS, games, messages, seats

WORTH_SAYING: Final = 60.0
"""seconds by which what a message says of a moment may be wrong"""


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
        .correlate(GAMES)
        .scalar_subquery()
    )
    later = _at_most(now - func.coalesce(running, games.asked_at), longest)
    await show_again(
        connection, Subject.TABLE, which & running.is_not(None) & (later > WORTH_SAYING)
    )
    await _postpone(connection, which, later)
    # Whatever the host has lost sight of is looked at now.
    lost = games.due_at.is_(None)
    await connection.execute(update(GAMES).where(which, lost).values(due_at=now))
    theirs = seats.game_id.in_(select(games.id).where(which))
    moments = {"clock_from": seats.clock_from + _at_most(now - seats.clock_from, longest)}
    ticking = seats.clock_from.is_not(None)
    await connection.execute(update(SEATS).where(theirs, ticking).values(**moments))
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
    statement = update(GAMES).where(which).values(version=games.version + 1, **moments)
    await connection.execute(statement)


async def show_again(connection: AsyncConnection, subject: str, which: ColumnElement[bool]) -> None:
    """The messages of some games will show their next version, after all that is more urgent."""
    ids = select(games.id).where(which)
    version = select(games.version).where(games.id == messages.game_id).scalar_subquery()
    statement = update(MESSAGES).where(
        messages.subject == subject,
        messages.message_id.is_not(None),
        ~messages.closing,
        messages.game_id.in_(ids),
    )
    await connection.execute(statement.values(wanted=version + 1, priority=2))
