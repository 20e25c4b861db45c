"""Traces of people who were forgotten: a keyed hash of who it was, as long as one thing goes on.

Whoever has seen cards must not see others of the same deal as a stranger, and whom a server has
blocked stays so. Each trace has a key of its own: nothing tells which of them are the same
person's, nor the number on Discord without trying it.
"""

import hmac
import os
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import blocks, departures, games, people, traces
from bot.storage.engine.statements import delete_where, fetch_pairs, insert_row, same
from bot.storage.engine.tournament_schema import tournament_rounds, tournaments
from bot.storage.games.sealed import open_rounds_of


class SeatSeen(NamedTuple):
    """The seat that somebody held whose cards they know, and why it was given up."""

    seat: int
    why: str


async def leave(connection: AsyncConnection, person_id: int) -> None:
    """Keep what must outlive that somebody is forgotten; to be asked just before that."""
    discord_id = (await _discord_ids(connection, [person_id])).get(person_id)
    if discord_id is None:
        return
    query = (
        select(departures.game_id, departures.seat, departures.why)
        .join(games, games.id == departures.game_id)
        .where(departures.person_id == person_id, games.status == "playing")
        .order_by(departures.id)
    )
    # Of a game the last one counts.
    seats_seen = {row.game_id: dict(row) for row in (await connection.execute(query)).mappings()}
    blocked = select(blocks.server_id, blocks.at).where(blocks.person_id == person_id)
    kept = [
        *seats_seen.values(),
        *await open_rounds_of(connection, person_id),
        *map(dict, (await connection.execute(blocked)).mappings()),
    ]
    for about in kept:
        key = os.urandom(32)
        values = {"key": key.hex(), "hash": _hash(key.hex(), discord_id), **about}
        await insert_row(connection, traces, **values)


async def seat_seen(connection: AsyncConnection, game_id: int, person_id: int) -> SeatSeen | None:
    """Return what somebody held at a table before they were forgotten; the last of it."""
    found = await _of(connection, traces.game_id == game_id, [person_id])
    if not found:
        return None
    row, _ = found[-1]
    return SeatSeen(row.seat, row.why)


async def boards_seen(
    connection: AsyncConnection, tournament_id: int, number: int, person_id: int
) -> bool:
    """Return whether somebody took part in a duplicate's round before they were forgotten."""
    which = same(traces, tournament_id=tournament_id, round=number)
    return bool(await _of(connection, which, [person_id]))


async def still_blocked(
    connection: AsyncConnection, server_id: int, ids: Collection[int]
) -> set[int]:
    """Return those of some people whom a server had blocked before they were forgotten."""
    found = await _of(connection, traces.server_id == server_id, ids)
    return {who for _, who in found}


async def unblock(connection: AsyncConnection, server_id: int, person_id: int) -> None:
    """A server lets somebody play again whom it had blocked before they were forgotten."""
    found = await _of(connection, traces.server_id == server_id, [person_id])
    await delete_where(connection, traces, traces.id.in_([row.id for row, _ in found]))


async def blocks_of(connection: AsyncConnection, server_id: int) -> list[tuple[int, float]]:
    """Number and time of each block of a server whose person was forgotten, the latest first."""
    query = select(traces.id, traces.at).where(traces.server_id == server_id)
    return await fetch_pairs(connection, query.order_by(traces.at.desc(), traces.id))


async def lift_block(connection: AsyncConnection, server_id: int, number: int) -> None:
    """Lift a block by its number: nobody knows whose it is."""
    await delete_where(connection, traces, same(traces, id=number, server_id=server_id))


async def let_go(connection: AsyncConnection) -> None:
    """Forget parties and duplicate windows that are over."""
    playing = exists().where(same(games, id=traces.game_id, status="playing"))
    of_round = {"tournament_id": traces.tournament_id, "number": traces.round}
    open_round = exists().where(
        same(tournament_rounds, **of_round, closed_at=None),
        same(tournaments, id=traces.tournament_id, state="running"),
    )
    over = (traces.game_id.is_not(None) & ~playing) | (
        traces.tournament_id.is_not(None) & ~open_round
    )
    await delete_where(connection, traces, over)


async def _of(
    connection: AsyncConnection, which: ColumnElement[bool], ids: Collection[int]
) -> list[tuple[Any, int]]:
    """The traces that some people have left, in order, each with its person."""
    rows = (await connection.execute(select(traces).where(which).order_by(traces.id))).all()
    if not rows:
        return []
    known = await _discord_ids(connection, ids)
    return [
        (row, person_id)
        for row in rows
        for person_id, discord_id in known.items()
        if hmac.compare_digest(row.hash, _hash(row.key, discord_id))
    ]


async def _discord_ids(connection: AsyncConnection, ids: Collection[int]) -> Mapping[int, int]:
    query = select(people.id, people.discord_id).where(
        people.id.in_(ids), people.discord_id.is_not(None)
    )
    return dict(await fetch_pairs(connection, query))


def _hash(key: str, discord_id: int) -> str:
    return hmac.new(bytes.fromhex(key), str(discord_id).encode(), "sha256").hexdigest()
