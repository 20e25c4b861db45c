"""Invitations: who was asked to play with whom, and what became of it."""

from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.columns import columns_of, rows
from bot.storage.engine.schema import InvitationRow, tournament_invitations, tournaments
from bot.storage.engine.statements import fetch, fetch_value, fetch_values, prepared, set_where

_OPEN = tournament_invitations.answer.is_(None)


async def of_tournament(connection: AsyncConnection, tournament_id: int) -> list[InvitationRow]:
    """Return all invitations, in the order they were made."""
    query = rows(InvitationRow, tournament_invitations).where(
        tournament_invitations.tournament_id == tournament_id
    )
    return await fetch(connection, InvitationRow, query.order_by(tournament_invitations.id))


async def open_of(
    connection: AsyncConnection, tournament_id: int, number: int
) -> list[InvitationRow]:
    """Return those of an entry that wait for an answer."""
    query = rows(InvitationRow, tournament_invitations).where(
        _of_entry(tournament_id, number), _OPEN
    )
    return await fetch(connection, InvitationRow, query)


async def open_to(connection: AsyncConnection, person_id: int) -> list[tuple[int, InvitationRow]]:
    """Return those that wait for somebody's answer, with their tournaments."""
    which = (tournament_invitations.person_id == person_id) & _OPEN
    query = select(
        tournament_invitations.tournament_id, *columns_of(InvitationRow, tournament_invitations)
    ).where(which)
    rows = await connection.execute(query)
    return [(tournament_id, InvitationRow(*rest)) for tournament_id, *rest in rows]


async def add(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """A new one; its id, which no other ever has."""
    found = await connection.execute(
        insert(tournament_invitations)
        .values(tournament_id=tournament_id, **values)
        .returning(tournament_invitations.id)
    )
    return found.scalar_one()


async def answer(connection: AsyncConnection, invitation_id: int, said: str, now: float) -> None:
    which = tournament_invitations.id == invitation_id
    values = {"answer": said, "answered_at": now}
    await set_where(connection, tournament_invitations, which, **values)


async def end_all(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    """Note that an entry has gone: it asks nobody any more."""
    which = _of_entry(tournament_id, number) & _OPEN
    values = {"answer": "taken_back"}
    await set_where(connection, tournament_invitations, which, **values)


def _waiting(what: ColumnElement[Any]) -> Select[Any]:
    """Return a query for those that wait where registration goes on."""
    return (
        select(what)
        .join(tournaments, tournaments.id == tournament_invitations.tournament_id)
        .where(_OPEN, tournaments.state == "registration", tournaments.paused_at.is_(None))
    )


_UNANSWERED = prepared(
    _waiting(tournament_invitations.tournament_id)
    .distinct()
    .where(tournament_invitations.at <= bindparam("_moment"))
)
_NEXT_ASKED = prepared(
    _waiting(func.min(tournament_invitations.at)).where(
        tournament_invitations.at > bindparam("_moment")
    )
)


async def unanswered(connection: AsyncConnection, asked_by: float) -> list[int]:
    """The tournaments with an invitation from that moment or before that nobody has answered."""
    return sorted(await fetch_values(connection, _UNANSWERED, {"_moment": asked_by}))


async def next_asked(connection: AsyncConnection, after: float) -> float | None:
    """When the first after a moment was made that nobody has answered."""
    return await fetch_value(connection, _NEXT_ASKED, {"_moment": after})


def _of_entry(tournament_id: int, number: int) -> ColumnElement[bool]:
    row = tournament_invitations
    return (row.tournament_id == tournament_id) & (row.number == number)
