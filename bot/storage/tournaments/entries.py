"""People who take part in a tournament."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.columns import rows
from bot.storage.engine.schema import (
    EntryRow,
    InvitationRow,
    MemberRow,
    tournament_entries,
    tournament_members,
    tournaments,
)
from bot.storage.engine.statements import delete_where, fetch, fetch_value, insert_row, set_where
from bot.storage.tournaments import invitations, news
from bot.storage.tournaments.news import ToPlan

PAIR: Final = 2


async def entries_of(connection: AsyncConnection, tournament_id: int) -> list[EntryRow]:
    """All entries in the order of their numbers, those that are out too."""
    query = rows(EntryRow, tournament_entries).where(
        tournament_entries.tournament_id == tournament_id
    )
    query = query.order_by(tournament_entries.number)
    return await fetch(connection, EntryRow, query)


async def members_of(connection: AsyncConnection, tournament_id: int) -> list[MemberRow]:
    query = rows(MemberRow, tournament_members).where(
        tournament_members.tournament_id == tournament_id
    )
    query = query.order_by(tournament_members.number, tournament_members.place)
    return await fetch(connection, MemberRow, query)


async def add(
    connection: AsyncConnection, tournament_id: int, members: list[MemberRow], **values: Any
) -> int:
    """A new entry with its people, whose `number` is not looked at; its number."""
    highest = select(func.max(tournament_entries.number)).where(
        tournament_entries.tournament_id == tournament_id
    )
    number = (await fetch_value(connection, highest) or 0) + 1
    await insert_row(
        connection, tournament_entries, tournament_id=tournament_id, number=number, **values
    )
    for each in members:
        await add_member(connection, tournament_id, each._replace(number=number))
    return number


async def add_member(connection: AsyncConnection, tournament_id: int, member: MemberRow) -> None:
    await insert_row(
        connection, tournament_members, tournament_id=tournament_id, **member._asdict()
    )


async def change(
    connection: AsyncConnection, tournament_id: int, number: int, **values: Any
) -> None:
    """Set columns of an entry."""
    await set_where(
        connection,
        tournament_entries,
        tournament_entries.tournament_id == tournament_id,
        tournament_entries.number == number,
        **values,
    )


async def set_final_ranks(
    connection: AsyncConnection, tournament_id: int, ranks: Mapping[int, int]
) -> None:
    """Write down ranks by entry; an entry that is not ranked has none."""
    of_it = tournament_entries.tournament_id == tournament_id
    query = select(tournament_entries.number, tournament_entries.final_rank).where(of_it)
    for row in (await connection.execute(query)).all():
        if row.final_rank != ranks.get(row.number):
            values = {"final_rank": ranks.get(row.number)}
            await change(connection, tournament_id, row.number, **values)


async def change_member(
    connection: AsyncConnection, tournament_id: int, number: int, place: int, **values: Any
) -> None:
    """Set columns of one of an entry."""
    await set_where(
        connection,
        tournament_members,
        tournament_members.tournament_id == tournament_id,
        tournament_members.number == number,
        tournament_members.place == place,
        **values,
    )


async def remove_member(connection: AsyncConnection, tournament_id: int, member: MemberRow) -> None:
    """Note that somebody is none of an entry any more, which stays."""
    await delete_where(
        connection,
        tournament_members,
        tournament_members.tournament_id == tournament_id,
        tournament_members.number == member.number,
        tournament_members.place == member.place,
    )


async def take_out(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    """An entry that will not play, and has not: its people are free to enter anew."""
    await delete_where(
        connection,
        tournament_members,
        tournament_members.tournament_id == tournament_id,
        tournament_members.number == number,
    )
    await change(connection, tournament_id, number, standing="out", name=None)


async def forget_member(connection: AsyncConnection, person_id: int) -> None:
    """Note that somebody wants to be forgotten: what has not begun goes on without their entry, in
    what is played a robot has their place, and where they have played their results stay."""
    await news.forget_notifications(connection, person_id)
    made = tournaments.created_by == person_id
    await set_where(connection, tournaments, made, contact=None)
    query = (
        select(tournament_members.tournament_id, tournament_members.number, tournaments.state)
        .add_columns(tournament_members.place)
        .join(tournaments, tournaments.id == tournament_members.tournament_id)
        .where(tournament_members.person_id == person_id)
    )
    for row in (await connection.execute(query)).all():
        await change(connection, row.tournament_id, row.number, name=None)
        if row.state in ("registration", "check_in"):
            await _tell_others(connection, row.tournament_id, row.number, person_id)
            await take_out(connection, row.tournament_id, row.number)
            await invitations.end_all(connection, row.tournament_id, row.number)
        elif row.state == "running":
            await change_member(
                connection, row.tournament_id, row.number, row.place, person_id=None
            )
        await tournament_posts.outdate(connection, row.tournament_id)
    for asked in await invitations.open_to(connection, person_id):
        await _decline(connection, *asked)


async def _decline(connection: AsyncConnection, tournament_id: int, asked: InvitationRow) -> None:
    """Answer for somebody who is gone: whoever waits for it is told, and a pair is out."""
    await invitations.answer(connection, asked.id, "no", asked.at)
    told = ToPlan(
        *(tournament_id, asked.by_id, Subject.DECLINED, asked.id), {"who": [asked.person_id]}
    )
    await news.plan(connection, 0.0, told)
    members = select(tournaments.members).where(tournaments.id == tournament_id)
    if await connection.scalar(members) == PAIR:
        await take_out(connection, tournament_id, asked.number)
    elif not await invitations.open_of(connection, tournament_id, asked.number):
        await change(connection, tournament_id, asked.number, standing="looking")
    await tournament_posts.outdate(connection, tournament_id)


async def _tell_others(
    connection: AsyncConnection, tournament_id: int, number: int, gone: int
) -> None:
    """Tell the people who entered with them that they are out too, and may enter anew."""
    for each in await members_of(connection, tournament_id):
        if each.number == number and each.person_id not in (None, gone):
            told = ToPlan(
                tournament_id, each.person_id or 0, Subject.WITHDRAWN, number, {"who": [gone]}
            )
            await news.plan(connection, 0.0, told)
