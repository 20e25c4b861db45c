"""Parties of a duplicate whose boards are still played at other tables: nothing of them is shown.

The window of a board is its round, of a daily duplicate the day. Whoever shows anything of a party
to somebody who does not sit there asks here.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import games
from bot.storage.engine.statements import alias, fetch_one, same
from bot.storage.engine.tournament_schema import (
    tournament_games,
    tournament_members,
    tournament_rounds,
    tournaments,
)

_at = alias(tournament_games)
_of = alias(tournaments)
_round = alias(tournament_rounds)
_WINDOW = (
    same(_of, id=_round.tournament_id, state="running")
    & _of.secret.is_not(None)
    & _round.closed_at.is_(None)
)
"""of a round: it is a duplicate's that is still played"""
_OPEN = _WINDOW & same(_round, tournament_id=_at.tournament_id, number=_at.round)
"""of a game at a table: its window is open"""


class Sealed(NamedTuple):
    tournament_id: int
    until: float | None
    """when its window closes, or at the earliest; None: as soon as all tables have played"""


def is_open_to_all(game_id: ColumnElement[int] = games.id) -> ColumnElement[bool]:
    """Return the condition on games that are not sealed."""
    return ~exists().where(_at.game_id == game_id, _OPEN)


def is_closed(
    tournament_id: ColumnElement[int], round_number: ColumnElement[int]
) -> ColumnElement[bool]:
    """Return the condition on results of no round of a duplicate that is still played."""
    window = same(_round, tournament_id=tournament_id, number=round_number)
    return ~exists().where(window, _WINDOW)


async def sealed(connection: AsyncConnection, game_id: int) -> Sealed | None:
    """None for a party that may be looked at."""
    return await fetch_one(
        connection, Sealed, select(_of.id, _round.until).where(_at.game_id == game_id, _OPEN)
    )


async def open_rounds_of(connection: AsyncConnection, person_id: int) -> list[dict[str, int]]:
    """`tournament_id` and `round` of each whose boards somebody may have seen."""
    query = (
        select(_round.tournament_id, _round.number.label("round"))
        .join(_of, _WINDOW)
        .join(tournament_members, tournament_members.tournament_id == _of.id)
        .where(tournament_members.person_id == person_id)
    )
    return [dict(row) for row in (await connection.execute(query)).mappings()]
