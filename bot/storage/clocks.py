"""Clocks that stood: everything that was to happen at a moment happens so much later."""

from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import games, messages, seats

WORTH_SAYING: Final = 60.0
"""seconds by which what a message says of a moment may be wrong"""


async def carry_on(
    connection: AsyncConnection, now: float, longest: float | None, game_id: int | None = None
) -> None:
    """Whoever is asked has as much time left as `longest` seconds ago, or as he had at first.

    `longest` None: nobody knows how long the clocks stood; whoever is asked has just been asked.
    Of all parties that go on, or of the one that was paused. A lobby stays open for longer as well.
    """
    going_on = (games.c.status == "playing") & games.c.asked_at.is_not(None)
    if game_id is None:
        which = going_on & games.c.paused_at.is_(None)
    else:
        which = going_on & (games.c.id == game_id)
    running = (
        select(func.max(seats.c.clock_from))
        .where(seats.c.game_id == games.c.id)
        .correlate(games)
        .scalar_subquery()
    )
    later = _at_most(now - func.coalesce(running, games.c.asked_at), longest)
    await _tables_are_wrong(connection, which & running.is_not(None) & (later > WORTH_SAYING))
    moments = {"due_at": games.c.due_at + later, "asked_at": games.c.asked_at + later}
    await connection.execute(update(games).where(which).values(**moments))
    await connection.execute(
        update(seats)
        .where(
            seats.c.clock_from.is_not(None), seats.c.game_id.in_(select(games.c.id).where(which))
        )
        .values(clock_from=seats.c.clock_from + _at_most(now - seats.c.clock_from, longest))
    )
    if longest is not None and game_id is None:
        await _lobbies_stay_open(connection, longest)


def _at_most(elapsed: ColumnElement[Any], longest: float | None) -> ColumnElement[Any]:
    """`elapsed` seconds, not more than `longest`; nothing where a clock is still to begin."""
    whens: list[Any] = [(elapsed < 0, 0.0)]
    if longest is not None:
        whens.append((elapsed > longest, longest))
    return case(*whens, else_=elapsed)


async def _lobbies_stay_open(connection: AsyncConnection, seconds: float) -> None:
    lobby = games.c.status == "lobby"
    await connection.execute(update(games).where(lobby).values(due_at=games.c.due_at + seconds))
    if seconds > WORTH_SAYING:
        await _outdate(connection, "lobby", lobby)


async def _tables_are_wrong(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    await _outdate(connection, "table", which)


async def _outdate(connection: AsyncConnection, subject: str, which: ColumnElement[bool]) -> None:
    """The messages of some games are shown again, after everything that is more urgent."""
    statement = update(messages).where(
        messages.c.subject == subject,
        messages.c.message_id.is_not(None),
        ~messages.c.closing,
        messages.c.game_id.in_(select(games.c.id).where(which)),
    )
    await connection.execute(statement.values(shown=messages.c.wanted - 1, priority=2))
