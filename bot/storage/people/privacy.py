"""All that is kept about a person: counted, handed out, and forgotten."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    DefaultClause,
    FromClause,
    Table,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.prepared import listed
from bot.storage.engine.schema import (
    analyses,
    blocks,
    departures,
    events,
    games,
    leagues,
    learners,
    messages,
    metadata,
    people,
    puzzle_answers,
    result_players,
    result_sides,
    results,
    rulesets,
    seats,
    servers,
    tournament_members,
    tournaments,
)
from bot.storage.games import practices, traces
from bot.storage.games.open_tables import OPEN
from bot.storage.games.results import OF_ITS_SIDE
from bot.storage.people import privacy_tournaments
from bot.storage.tournaments.entries import forget_member

FORGOTTEN: Final = ""
"""the name of somebody who was forgotten; the text `former-player` stands in its place"""

STAYS: Final = frozenset({"id", "created_at"})
"""columns of a person who was forgotten; the others are as if they had never chosen anything"""

ALWAYS_IN_DM: Final = (Subject.HAND, Subject.PRACTICE, Subject.VERDICT, Subject.TABLE_LOST)
"""messages that are read nowhere else"""
_DROP: Final = delete(messages).where(messages.c.id.in_(listed("_rows")))

TOLD: Final = (
    *(seats, events, departures, result_players, rulesets, blocks, games),
    *(tournaments, tournament_members, leagues),
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


async def count(connection: AsyncConnection, person_id: int) -> Holdings:
    async def number(table: FromClause, column: ColumnElement[Any]) -> int:
        query = select(func.count()).select_from(table).where(column == person_id)
        return (await connection.execute(query)).scalar_one()

    at_tables = (
        select(seats.c.person_id)
        .join(games, games.c.id == seats.c.game_id)
        .where(games.c.server_id.is_not(None))
        .subquery()
    )
    return Holdings(
        tables=await number(at_tables, at_tables.c.person_id),
        actions=await number(events, events.c.person_id),
        results=await number(result_players, result_players.c.person_id),
        rulesets=await number(rulesets, rulesets.c.saved_by),
        blocks=await number(blocks, blocks.c.person_id),
        tournaments=await number(tournament_members, tournament_members.c.person_id),
        lessons=await number(learners, learners.c.person_id),
        puzzles=await number(puzzle_answers, puzzle_answers.c.person_id),
        practice=await practices.count(connection, person_id),
    )


async def export(connection: AsyncConnection, person_id: int) -> dict[str, Any]:
    """All of it, to be written as JSON. Times are Unix seconds, servers Discord's ids."""

    async def rows(query: Any) -> list[dict[str, Any]]:
        found = (await connection.execute(query)).mappings()
        return [{str(name): value for name, value in row.items()} for row in found]

    server = servers.c.discord_id.label("server")
    [person] = await rows(
        select(*[each for each in people.c if each.name != "id"]).where(people.c.id == person_id)
    )
    at_tables = select(
        server,
        games.c.id.label("table"),
        games.c.status,
        games.c.preset,
        games.c.created_at,
        games.c.started_at,
        games.c.ended_at,
        (games.c.host_id == person_id).label("opened"),
        games.c.server_id.is_(None).label("practice"),
        seats.c.seat,
    )
    mine = or_(seats.c.person_id == person_id, games.c.host_id == person_id)
    own_seat = (seats.c.game_id == games.c.id) & (seats.c.person_id == person_id)
    acts = select(
        events.c.game_id.label("table"), events.c.number, events.c.action, events.c.at
    ).where(events.c.person_id == person_id)
    given_up = select(departures.c.game_id.label("table"), departures.c.seat, departures.c.why)
    ended = select(results.c.game_id.label("table"), result_sides.c.won, results.c.ended_at)
    saved = select(server, rulesets.c.name, rulesets.c.preset, rulesets.c.changes)
    kept_from = select(server, blocks.c.at)
    return {
        "person": person,
        "tables": await rows(
            at_tables.select_from(games)
            .outerjoin(servers, servers.c.id == games.c.server_id)
            .outerjoin(seats, own_seat)
            .where(mine)
            .order_by(games.c.id)
        ),
        "actions": await rows(acts.order_by(events.c.game_id, events.c.number)),
        "seats_given_up": await rows(given_up.where(departures.c.person_id == person_id)),
        "results": await rows(
            ended.join(result_players, result_players.c.result_id == results.c.id)
            .join(result_sides, OF_ITS_SIDE)
            .where(result_players.c.person_id == person_id)
            .order_by(results.c.id)
        ),
        "tournaments": await privacy_tournaments.export(connection, person_id),
        "more": {
            f"{table.name} by {column.name}": found
            for table, column in _tables_that_tell_of_people()
            if (found := await rows(select(table).where(column == person_id)))
        },
        "saved_rules": await rows(
            saved.join(servers, servers.c.id == rulesets.c.server_id).where(
                rulesets.c.saved_by == person_id
            )
        ),
        "blocked_by": await rows(
            kept_from.join(servers, servers.c.id == blocks.c.server_id).where(
                blocks.c.person_id == person_id
            )
        ),
    }


def _tables_that_tell_of_people() -> list[tuple[Table, Column[Any]]]:
    return [
        (key.parent.table, key.parent)
        for table in metadata.sorted_tables
        for key in sorted(table.foreign_keys, key=lambda each: each.parent.name)
        if key.column is people.c.id and table not in TOLD
    ]


async def open_tables_of(connection: AsyncConnection, person_id: int) -> list[int]:
    """Every table that is not over where somebody sits or that they opened."""
    sits = select(seats.c.game_id).where(seats.c.person_id == person_id)
    mine = or_(games.c.host_id == person_id, games.c.id.in_(sits))
    query = select(games.c.id).where(mine, games.c.status.in_(OPEN)).order_by(games.c.id)
    return list((await connection.execute(query)).scalars())


async def forget(connection: AsyncConnection, person_id: int) -> None:
    """The parties stay, and nobody knows any more who they were.

    With it go the rules somebody saved, whose names they chose, what was found of their play, and
    the way to their DMs. What must be known again when they come back is a trace without a name:
    see `traces`.
    """
    await traces.let_go(connection)
    await traces.leave(connection, person_id)
    saved = select(rulesets.c.server_id, rulesets.c.name).where(rulesets.c.saved_by == person_id)
    for server_id, name in (await connection.execute(saved)).all():
        named = (games.c.server_id == server_id) & (games.c.rules_name == name)
        await connection.execute(update(games).where(named).values(rules_name=None))
    await connection.execute(delete(rulesets).where(rulesets.c.saved_by == person_id))
    await connection.execute(delete(analyses).where(analyses.c.person_id == person_id))
    await connection.execute(delete(blocks).where(blocks.c.person_id == person_id))
    await connection.execute(delete(learners).where(learners.c.person_id == person_id))
    own_answers = puzzle_answers.c.person_id == person_id
    await connection.execute(delete(puzzle_answers).where(own_answers))
    await forget_member(connection, person_id)
    as_before = {each.name: _default(each) for each in people.c if each.name not in STAYS}
    values = {**as_before, "name": FORGOTTEN}
    await connection.execute(update(people).where(people.c.id == person_id).values(values))


async def messages_of_forgotten(connection: AsyncConnection) -> Sequence[int]:
    """Return what stands in the DMs of people who were forgotten, but for last words to come: a DM
    belongs to one person for ever. It looks through all messages."""
    forgotten = select(people.c.id).where(people.c.discord_id.is_(None))
    # Somebody who has left may have read their hand where others are.
    own, last_word = messages.alias(), Subject.LEFT
    in_dm = own.c.subject.in_(ALWAYS_IN_DM) | ((own.c.subject == last_word) & own.c.token.is_(None))
    dms = select(own.c.channel_id).where(own.c.person_id.in_(forgotten), in_dm)
    said = messages.c.shown >= messages.c.wanted
    query = select(messages.c.id).where(messages.c.channel_id.in_(dms), said)
    return (await connection.execute(query)).scalars().all()


async def drop_messages(connection: AsyncConnection, ids: Sequence[int]) -> None:
    await connection.execute(_DROP, {"_rows": list(ids)})


def _default(column: Column[Any]) -> Any:
    """Return what stands in a column of a person of whom nothing is known."""
    if column.nullable or not isinstance(column.server_default, DefaultClause):
        return None
    value = column.server_default.arg
    return value == "1" if isinstance(column.type, Boolean) else value


async def scrub(connection: AsyncConnection) -> None:
    """Leave nothing of what was overwritten in the log beside an SQLite file; not while writing.

    In the file itself nothing stays behind: `secure_delete` is on.
    """
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
