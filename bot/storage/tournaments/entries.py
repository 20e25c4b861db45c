"""People who take part in a tournament, and invitations: who was asked to play with whom."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.statements import (
    columns_of,
    count_where,
    delete_where,
    fetch_pairs,
    fetch_rows,
    fetch_value,
    fetch_values,
    insert_new,
    insert_row,
    prepared,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import (
    EntryRow,
    InvitationRow,
    MemberRow,
    tournament_entries,
    tournament_invitations,
    tournament_members,
    tournaments,
)
from bot.storage.tournaments import news
from bot.storage.tournaments.news import ToPlan

PAIR = 2


async def entries_of(connection: AsyncConnection, tournament_id: int) -> list[EntryRow]:
    """All entries in the order of their numbers, those that are out too."""
    entries = tournament_entries
    which = entries.tournament_id == tournament_id
    return await fetch_rows(connection, EntryRow, entries, which, by=[entries.number])


async def members_of(connection: AsyncConnection, tournament_id: int) -> list[MemberRow]:
    members = tournament_members
    which, order = members.tournament_id == tournament_id, [members.number, members.place]
    return await fetch_rows(connection, MemberRow, members, which, by=order)


async def add(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """A new entry; its number."""
    entries = tournament_entries
    highest = select(func.max(entries.number)).where(entries.tournament_id == tournament_id)
    number = (await fetch_value(connection, highest) or 0) + 1
    await insert_row(connection, entries, tournament_id=tournament_id, number=number, **values)
    return number


async def add_member(connection: AsyncConnection, tournament_id: int, member: MemberRow) -> None:
    values = {"tournament_id": tournament_id, **member._asdict()}
    await insert_row(connection, tournament_members, **values)


async def change(
    connection: AsyncConnection, tournament_id: int, number: int, **values: Any
) -> None:
    """Set columns of an entry."""
    which = same(tournament_entries, tournament_id=tournament_id, number=number)
    await set_where(connection, tournament_entries, which, **values)


async def set_final_ranks(
    connection: AsyncConnection, tournament_id: int, ranks: Mapping[int, int]
) -> None:
    """Write down ranks by entry; an entry that is not ranked has none."""
    of_it = tournament_entries.tournament_id == tournament_id
    query = select(tournament_entries.number, tournament_entries.final_rank).where(of_it)
    for number, rank in (await connection.execute(query)).all():
        if rank != ranks.get(number):
            await change(connection, tournament_id, number, final_rank=ranks.get(number))


async def ranks_of(connection: AsyncConnection, tournament_id: int) -> dict[int, int]:
    """The final ranks in a tournament that is over, by person."""
    entries, members = tournament_entries, tournament_members
    query = select(members.person_id, entries.final_rank).where(
        members.tournament_id == tournament_id,
        entries.tournament_id == tournament_id,
        entries.number == members.number,
        entries.final_rank.is_not(None),
        members.person_id.is_not(None),
    )
    return dict(await fetch_pairs(connection, query))


def _at_place(tournament_id: int, number: int, place: int) -> ColumnElement[bool]:
    return same(tournament_members, tournament_id=tournament_id, number=number, place=place)


async def change_member(
    connection: AsyncConnection, tournament_id: int, number: int, place: int, **values: Any
) -> None:
    """Set columns of one of an entry."""
    which = _at_place(tournament_id, number, place)
    await set_where(connection, tournament_members, which, **values)


async def remove_member(connection: AsyncConnection, tournament_id: int, member: MemberRow) -> None:
    """Note that somebody is none of an entry any more, which stays."""
    which = _at_place(tournament_id, member.number, member.place)
    await delete_where(connection, tournament_members, which)


# Invitations --------------------------------------------------------------------------------------

_OPEN = tournament_invitations.answer.is_(None)


async def invitations_of(connection: AsyncConnection, tournament_id: int) -> list[InvitationRow]:
    """Return all invitations, in the order they were made."""
    asked = tournament_invitations
    which = asked.tournament_id == tournament_id
    return await fetch_rows(connection, InvitationRow, asked, which, by=[asked.id])


async def invite(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """A new invitation; its id, which no other ever has."""
    values["tournament_id"] = tournament_id
    return await insert_new(connection, tournament_invitations, **values)


async def answer(connection: AsyncConnection, invitation_id: int, said: str, now: float) -> None:
    which = tournament_invitations.id == invitation_id
    await set_where(connection, tournament_invitations, which, answer=said, answered_at=now)


def _waiting(what: ColumnElement[Any]) -> Select[Any]:
    """Return a query for those that wait where registration goes on."""
    return (
        select(what)
        .join(tournaments, tournaments.id == tournament_invitations.tournament_id)
        .where(_OPEN, same(tournaments, state="registration", paused_at=None))
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


# To be forgotten ----------------------------------------------------------------------------------


async def forget_member(connection: AsyncConnection, person_id: int) -> None:
    """Note that somebody wants to be forgotten: what has not begun goes on without their entry, in
    what is played a robot has their place, and where they have played their results stay."""
    await news.forget_notifications(connection, person_id)
    made = tournaments.created_by == person_id
    await set_where(connection, tournaments, made, contact=None)
    members, asked = tournament_members, tournament_invitations
    query = (
        select(members.tournament_id, members.number, members.place, tournaments.state)
        .join(tournaments, tournaments.id == members.tournament_id)
        .where(members.person_id == person_id)
    )
    for tournament_id, number, place, state in (await connection.execute(query)).all():
        await change(connection, tournament_id, number, name=None)
        if state in ("registration", "check_in"):
            members_ = await members_of(connection, tournament_id)
            entered = {each.person_id for each in members_ if each.number == number}
            told = [each for each in entered if each not in (None, person_id)]
            await _tell(connection, tournament_id, told, (Subject.WITHDRAWN, number), person_id)
            await _take_out(connection, tournament_id, number)
            which = same(asked, tournament_id=tournament_id, number=number)
            await set_where(connection, asked, which, _OPEN, answer="taken_back")
        elif state == "running":
            await change_member(connection, tournament_id, number, place, person_id=None)
        await tournament_posts.outdate(connection, tournament_id)
    query = select(asked.tournament_id, *columns_of(InvitationRow, asked))
    open_to = query.where(asked.person_id == person_id, _OPEN)
    for tournament_id, *row in (await connection.execute(open_to)).all():
        # Whoever waits for their answer is told, and a pair is out.
        invitation = InvitationRow(*row)
        await answer(connection, invitation.id, "no", invitation.at)
        about = Subject.DECLINED, invitation.id
        await _tell(connection, tournament_id, [invitation.by_id], about, person_id)
        size = select(tournaments.members).where(tournaments.id == tournament_id)
        number = invitation.number
        of_entry = same(asked, tournament_id=tournament_id, number=number)
        if await connection.scalar(size) == PAIR:
            await _take_out(connection, tournament_id, number)
        elif not await count_where(connection, of_entry, _OPEN):
            await change(connection, tournament_id, number, standing="looking")
        await tournament_posts.outdate(connection, tournament_id)


async def _take_out(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    """An entry that will not play, and has not: its people are free to enter anew."""
    which = same(tournament_members, tournament_id=tournament_id, number=number)
    await delete_where(connection, tournament_members, which)
    await change(connection, tournament_id, number, standing="out", name=None)


async def _tell(
    connection: AsyncConnection,
    tournament_id: int,
    told: list[int],
    about: tuple[Subject, int],
    gone: int,
) -> None:
    """Tell people that somebody is gone, and what that means for them."""
    facts = {"who": [gone]}
    await news.plan(connection, 0.0, *(ToPlan(tournament_id, each, *about, facts) for each in told))
