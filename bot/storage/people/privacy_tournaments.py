"""All that is kept of somebody's tournaments, in words of its own: seeds and secrets are not
theirs."""

from collections import defaultdict
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import (
    SERVERS,
    TOURNAMENT_ENTRIES,
    TOURNAMENT_MEMBERS,
    TOURNAMENT_RESULTS,
    TOURNAMENT_TABLES,
    TOURNAMENTS,
    leagues,
    servers,
    tournament_entries,
    tournament_members,
    tournament_results,
    tournament_tables,
    tournaments,
)
from bot.storage.games import sealed

Rows = list[dict[str, Any]]


async def export(connection: AsyncConnection, person_id: int) -> dict[str, Rows]:
    """Their entries with what came of them, what they have organised, and their leagues."""
    entered = await _rows(connection, _entered(person_id))
    results = await _results(connection, person_id)
    for each in entered:
        each["results"] = results[each["tournament"], each["entry"]]
    organised = select(
        servers.discord_id.label("server"),
        tournaments.id.label("tournament"),
        tournaments.name,
        tournaments.state,
        tournaments.created_at,
        tournaments.starts_at,
        tournaments.about,
        tournaments.contact,
    ).join(SERVERS, servers.id == tournaments.server_id)
    made = select(
        servers.discord_id.label("server"),
        leagues.name,
        leagues.created_at,
        leagues.ended_at,
    ).join(SERVERS, servers.id == leagues.server_id)
    return {
        "entered": entered,
        "organised": await _rows(connection, organised.where(tournaments.created_by == person_id)),
        "leagues": await _rows(connection, made.where(leagues.created_by == person_id)),
    }


def _entered(person_id: int) -> Any:
    members, entries = tournament_members, tournament_entries
    return (
        select(
            servers.discord_id.label("server"),
            tournaments.id.label("tournament"),
            tournaments.name,
            tournaments.state,
            tournaments.starts_at,
            members.number.label("entry"),
            entries.standing,
            entries.entered_at,
            members.here,
            entries.final_rank,
        )
        .select_from(TOURNAMENT_MEMBERS)
        .join(
            TOURNAMENT_ENTRIES,
            (entries.tournament_id == members.tournament_id) & (entries.number == members.number),
        )
        .join(TOURNAMENTS, tournaments.id == members.tournament_id)
        .join(SERVERS, servers.id == tournaments.server_id)
        .where(members.person_id == person_id)
        .order_by(tournaments.id)
    )


async def _results(connection: AsyncConnection, person_id: int) -> dict[tuple[int, int], Rows]:
    """Return by tournament and entry its tables' results, and its own, as they were written."""
    members, tables, results = tournament_members, tournament_tables, tournament_results
    query = (
        select(TOURNAMENT_RESULTS, members.number.label("own"), tables.sides)
        .select_from(TOURNAMENT_MEMBERS)
        .join(TOURNAMENT_RESULTS, results.tournament_id == members.tournament_id)
        .outerjoin(
            TOURNAMENT_TABLES,
            (tables.tournament_id == results.tournament_id)
            & (tables.round == results.round)
            & (tables.number == results.table_number),
        )
        .where(members.person_id == person_id)
        # Of a team of four the others play the same boards, maybe before them.
        .where(sealed.is_closed(results.tournament_id, results.round))
        .order_by(results.id)
    )
    found: dict[tuple[int, int], Rows] = defaultdict(list)
    for row in await connection.execute(query):
        sides = row.sides or ()
        if row.entry == row.own or any(row.own in side for side in sides):
            told = {
                "round": row.round,
                "table": row.table_number,
                "kind": row.kind,
                "facts": row.facts,
                "why": row.why,
                "at": row.at,
            }
            found[row.tournament_id, row.own].append(told)
    return found


async def _rows(connection: AsyncConnection, query: Any) -> Rows:
    found = (await connection.execute(query)).mappings()
    return [{str(name): value for name, value in row.items()} for row in found]
