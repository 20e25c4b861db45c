"""The data about a person: counted, handed out, and forgotten."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    DefaultClause,
    Table,
    delete,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import True_

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.result_schema import result_players, result_sides, results
from bot.storage.engine.schema import (
    analyses,
    blocks,
    departures,
    events,
    games,
    learners,
    messages,
    notes,
    people,
    puzzle_answers,
    rulesets,
    seats,
    servers,
)
from bot.storage.engine.statements import (
    Named,
    alias,
    among,
    count_where,
    delete_where,
    fetch_values,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import (
    leagues,
    metadata,
    tournament_entries,
    tournament_members,
    tournament_organisers,
    tournament_results,
    tournament_tables,
    tournaments,
)
from bot.storage.games import practices, sealed, traces
from bot.storage.games.games import OPEN
from bot.storage.games.results import OF_ITS_SIDE
from bot.storage.people.people import page_token
from bot.storage.tournaments.entries import forget_member

# Tournaments, in words of their own: seeds and secrets are not theirs -----------------------------

Rows = list[dict[str, Any]]


async def export_tournaments(connection: AsyncConnection, person_id: int) -> dict[str, Rows]:
    """Somebody's entries with what came of them, what they have organised, and their leagues."""
    entered = await _mappings(connection, _entered(person_id))
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
    ).join(servers, servers.id == tournaments.server_id)
    made = select(
        servers.discord_id.label("server"),
        leagues.name,
        leagues.created_at,
        leagues.ended_at,
    ).join(servers, servers.id == leagues.server_id)
    return {
        "entered": entered,
        "organised": await _mappings(
            connection, organised.where(tournaments.created_by == person_id)
        ),
        "leagues": await _mappings(connection, made.where(leagues.created_by == person_id)),
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
        .select_from(tournament_members)
        .join(entries, same(entries, tournament_id=members.tournament_id, number=members.number))
        .join(tournaments, tournaments.id == members.tournament_id)
        .join(servers, servers.id == tournaments.server_id)
        .where(members.person_id == person_id)
        .order_by(tournaments.id)
    )


async def _results(connection: AsyncConnection, person_id: int) -> dict[tuple[int, int], Rows]:
    """Return by tournament and entry its tables' results, and its own, as they were written."""
    members, tables, results = tournament_members, tournament_tables, tournament_results
    query = (
        select(tournament_results, members.number.label("own"), tables.sides)
        .select_from(tournament_members)
        .join(tournament_results, results.tournament_id == members.tournament_id)
        .outerjoin(
            tables,
            same(
                tables,
                tournament_id=results.tournament_id,
                round=results.round,
                number=results.table_number,
            ),
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
            told = {name: getattr(row, name) for name in ("round", "kind", "facts", "why", "at")}
            found[row.tournament_id, row.own].append(told | {"table": row.table_number})
    return found


async def _mappings(connection: AsyncConnection, query: Any) -> Rows:
    found = (await connection.execute(query)).mappings()
    return [{str(name): value for name, value in row.items()} for row in found]


# Everything ---------------------------------------------------------------------------------------

FORGOTTEN = ""
"""the name of somebody who was forgotten; the text `former-player` stands in its place"""

STAYS = frozenset({"id", "created_at"})
"""columns of a person who was forgotten; the others are as if they had never chosen anything"""

ALWAYS_IN_DM = (Subject.HAND, Subject.PRACTICE, Subject.VERDICT, Subject.TABLE_LOST)
"""messages that are read nowhere else"""
_DROP = delete(messages).where(among(messages.id, "_rows"))

TOLD = (
    *("seats", "events", "departures", "result_players", "rulesets", "blocks", "games"),
    *("tournaments", "tournament_members", "leagues"),
)
"""tables of which the export tells in words of its own; the others are handed out as they are"""


class Holdings(NamedTuple):
    """How much there is of a person."""

    tables: int
    """at which they sat or sit"""
    actions: int
    results: int
    rulesets: int
    """saved under a name"""
    blocks: int
    """servers that keep them from their tables"""
    tournaments: int = 0
    """that they have entered"""
    lessons: int = 0
    """1 where they have begun to learn"""
    puzzles: int = 0
    """that they have answered"""
    practice: int = 0
    """parties alone against robots, which are no tables"""
    notes: int = 0
    """about moves"""
    page: bool = False
    """they have a link to their page"""


async def count(connection: AsyncConnection, person_id: int) -> Holdings:
    async def number(column: ColumnElement[Any]) -> int:
        return await count_where(connection, column == person_id)

    at_tables = (
        select(seats.person_id)
        .join(games, games.id == seats.game_id)
        .where(games.server_id.is_not(None))
    )
    return Holdings(
        tables=await number(Named(at_tables.subquery()).person_id),
        actions=await number(events.person_id),
        results=await number(result_players.person_id),
        rulesets=await number(rulesets.saved_by),
        blocks=await number(blocks.person_id),
        tournaments=await number(tournament_members.person_id),
        lessons=await number(learners.person_id),
        puzzles=await number(puzzle_answers.person_id),
        practice=await practices.count(connection, person_id),
        notes=await number(notes.person_id),
        page=await page_token(connection, person_id) is not None,
    )


async def export(connection: AsyncConnection, person_id: int) -> dict[str, Any]:
    """The data about a person, to be written as JSON. Times are Unix seconds, servers Discord's
    ids."""

    rows = partial(_mappings, connection)
    server = servers.discord_id.label("server")
    [person] = await rows(
        select(*[each for each in people if each.name != "id"]).where(people.id == person_id)
    )
    at_tables = select(
        server,
        games.id.label("table"),
        games.status,
        games.preset,
        games.created_at,
        games.started_at,
        games.ended_at,
        (games.host_id == person_id).label("opened"),
        games.server_id.is_(None).label("practice"),
        seats.seat,
        seats.note,
    )
    mine = or_(seats.person_id == person_id, games.host_id == person_id)
    own_seat = (seats.game_id == games.id) & (seats.person_id == person_id)
    acts = select(events.game_id.label("table"), events.number, events.action, events.at).where(
        events.person_id == person_id
    )
    given_up = select(departures.game_id.label("table"), departures.seat, departures.why)
    ended = select(results.game_id.label("table"), result_sides.won, results.ended_at)
    saved = select(server, rulesets.name, rulesets.preset, rulesets.changes)
    kept_from = select(server, blocks.at)
    return {
        "person": person,
        "tables": await rows(
            at_tables.select_from(games)
            .outerjoin(servers, servers.id == games.server_id)
            .outerjoin(seats, own_seat)
            .where(mine)
            .order_by(games.id)
        ),
        "actions": await rows(acts.order_by(events.game_id, events.number)),
        "seats_given_up": await rows(given_up.where(departures.person_id == person_id)),
        "results": await rows(
            ended.join(result_players, result_players.result_id == results.id)
            .join(result_sides, OF_ITS_SIDE)
            .where(result_players.person_id == person_id)
            .order_by(results.id)
        ),
        "tournaments": await export_tournaments(connection, person_id),
        "more": {
            f"{table.name} by {column.name}": found
            for table, column in _tables_that_tell_of_people()
            if (found := await rows(select(table).where(column == person_id)))
        },
        "saved_rules": await rows(
            saved.join(servers, servers.id == rulesets.server_id).where(
                rulesets.saved_by == person_id
            )
        ),
        "blocked_by": await rows(
            kept_from.join(servers, servers.id == blocks.server_id).where(
                blocks.person_id == person_id
            )
        ),
    }


def _tables_that_tell_of_people() -> list[tuple[Table, Column[Any]]]:
    return [
        (key.parent.table, key.parent)
        for table in metadata.sorted_tables
        for key in sorted(table.foreign_keys, key=lambda each: each.parent.name)
        if key.column is people.id and table.name not in TOLD
    ]


async def open_tables_of(connection: AsyncConnection, person_id: int) -> list[int]:
    """Every table that is not over where somebody sits or that they opened."""
    sits = select(seats.game_id).where(seats.person_id == person_id)
    mine = or_(games.host_id == person_id, games.id.in_(sits))
    return await fetch_values(
        connection, select(games.id).where(mine, games.status.in_(OPEN)).order_by(games.id)
    )


async def forget(connection: AsyncConnection, person_id: int) -> None:
    """The parties stay, and nobody knows any more who they were.

    With it go the rules somebody saved, whose names they chose, what was found of their play, and
    the way to their DMs. What must be known again when they come back is a trace without a name:
    see `traces`.
    """
    await traces.let_go(connection)
    await traces.leave(connection, person_id)
    saved = select(rulesets.server_id, rulesets.name).where(rulesets.saved_by == person_id)
    for server_id, name in (await connection.execute(saved)).all():
        named = (games.server_id == server_id) & (games.rules_name == name)
        await set_where(connection, games, named, rules_name=None)
    await delete_where(connection, rulesets, rulesets.saved_by == person_id)
    await set_where(connection, seats, seats.person_id == person_id, note=None)
    for own in (analyses, blocks, learners, notes, puzzle_answers, tournament_organisers):
        await delete_where(connection, own, own.person_id == person_id)
    await forget_member(connection, person_id)
    as_before = {each.name: _default(each) for each in people if each.name not in STAYS}
    values = {**as_before, "name": FORGOTTEN}
    await set_where(connection, people, people.id == person_id, **values)


async def messages_of_forgotten(connection: AsyncConnection) -> Sequence[int]:
    """Return what stands in the DMs of people who were forgotten, but for last words to come: a DM
    belongs to one person for ever. It looks through all messages."""
    forgotten = select(people.id).where(people.discord_id.is_(None))
    # Somebody who has left may have read their hand where others are.
    own, last_word = alias(messages), Subject.LEFT
    in_dm = own.subject.in_(ALWAYS_IN_DM) | ((own.subject == last_word) & own.token.is_(None))
    dms = select(own.channel_id).where(own.person_id.in_(forgotten), in_dm)
    said = messages.shown >= messages.wanted
    return await fetch_values(
        connection, select(messages.id).where(messages.channel_id.in_(dms), said)
    )


async def drop_messages(connection: AsyncConnection, ids: Sequence[int]) -> None:
    await connection.execute(_DROP, {"_rows": list(ids)})


def _default(column: Column[Any]) -> Any:
    """Return what stands in a column of a person of whom nothing is known."""
    if column.nullable or not isinstance(column.server_default, DefaultClause):
        return None
    value = column.server_default.arg
    return isinstance(value, True_) if isinstance(column.type, Boolean) else value


async def scrub(connection: AsyncConnection) -> None:
    """Leave nothing of what was overwritten in the log beside an SQLite file; not while writing.

    In the file itself nothing stays behind: `secure_delete` is on.
    """
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
