"""Tells who may open a table on a server and take a seat there, asked within the transaction.

A server blocks people, keeps its tables for a role, and has only so many tables at a time; a
person has only so many tables and seats. What is refused says so and changes nothing.
"""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import Server
from bot.storage.games import games
from bot.storage.people import servers
from bot.tables.options import Sitting
from bot.tables.refusals import RefusalReason, Refused

MOST_HOSTED = 3
"""tables that one person may have opened on a server and that are not over"""
MOST_SEATS = 5
"""seats that one person may hold at the same time, on all servers, in lobbies and parties"""
MOST_TABLES = 50
"""tables of a server that are not over, unless it decides otherwise"""


async def check(
    connection: AsyncConnection,
    server_id: int,
    person_id: int,
    roles: Collection[int] = (),
    *,
    but_for: int | None = None,
) -> None:
    """Let somebody with these roles (Discord ids) take a seat, or raise `Refused`.

    The game `but_for` is the one in which they take it: a seat they hold there does not count.
    """
    await _check_person(connection, server_id, person_id, roles)
    if await games.seats_held(connection, person_id, but_for) >= MOST_SEATS:
        raise Refused(RefusalReason.TOO_MANY_SEATS, most=MOST_SEATS)


async def check_opening(
    connection: AsyncConnection, server_id: int, person_id: int, roles: Collection[int] = ()
) -> None:
    """Let somebody open one more table, or raise `Refused`."""
    server = await _check_person(connection, server_id, person_id, roles)
    there = await games.open_on_server(connection, server_id, person_id)
    if there.hosted >= MOST_HOSTED:
        raise Refused(RefusalReason.TOO_MANY_HOSTED, most=MOST_HOSTED)
    most = MOST_TABLES if server.most_tables is None else server.most_tables
    if there.all >= most:
        raise Refused(RefusalReason.SERVER_FULL, most=most)


async def admitted(connection: AsyncConnection, server_id: int, sitting: Sitting) -> Sitting:
    """Return those who may sit down together once more: the seats of the others stay empty.

    Only the one who clicks shows their roles: who had sat down before keeps their seat without.
    """
    people = {who for who in sitting.values() if who is not None}
    kept_out = await servers.are_blocked(connection, server_id, people)
    for person_id in people - kept_out:
        if await games.seats_held(connection, person_id, None) >= MOST_SEATS:
            kept_out.add(person_id)
    return {seat: who for seat, who in sitting.items() if who not in kept_out}


async def not_blocked(connection: AsyncConnection, server_id: int, person_id: int) -> None:
    """Raise `Refused` for somebody who is kept from the tables of a server."""
    if await servers.are_blocked(connection, server_id, {person_id}):
        raise Refused(RefusalReason.BLOCKED)


async def _check_person(
    connection: AsyncConnection, server_id: int, person_id: int, roles: Collection[int]
) -> Server:
    await not_blocked(connection, server_id, person_id)
    server = await servers.get(connection, server_id)
    if server.player_role_id is not None and server.player_role_id not in roles:
        raise Refused(RefusalReason.ROLE_NEEDED, role=server.player_role_id)
    return server
