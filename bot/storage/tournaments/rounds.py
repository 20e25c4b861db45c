"""Rounds of tournaments as they were paired, their tables with the games played there, and what
came of them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Select, bindparam, case, exists, func, literal, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import ByAccount
from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import events, games, messages
from bot.storage.engine.statements import (
    alias,
    among,
    fetch,
    fetch_value,
    fetch_values,
    insert_new,
    insert_row,
    insert_rows,
    prepared,
    rows,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import (
    GameAtTable,
    ResultRow,
    RoundRow,
    tournament_games,
    tournament_log,
    tournament_members,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from bot.tournaments import FORMATS, Format


class TableRow(NamedTuple):
    """A row of `tournament_tables`, and of its game (None: not begun) the status and what it knows
    of the round's time: see `GameAtTable`."""

    round: int
    number: int
    sides: list[list[int]]
    section: str
    match: int
    stage: int
    game_id: int | None = None
    last_deal: int | None = None
    status: str | None = None
    best_of: int | None = None
    until: float | None = None
    told: float | None = None
    robots: bool | None = None


_OF_GAME = ("status", "best_of", "until", "told", "robots")
_STORED = tuple(name for name in TableRow._fields if name not in _OF_GAME)
_TABLE_ROW = [
    *(tournament_tables[name] for name in _STORED),
    games.status,
    *(tournament_games[name] for name in _OF_GAME[1:]),
]

# What every look at a tournament asks is made once: that takes longer than its answer.
_OF = bindparam("_tournament")
_ROUNDS_OF = prepared(
    rows(RoundRow, tournament_rounds)
    .where(tournament_rounds.tournament_id == _OF)
    .order_by(tournament_rounds.number)
)
_TABLES_OF = prepared(
    select(*_TABLE_ROW)
    .select_from(tournament_tables)
    .outerjoin(games, games.id == tournament_tables.game_id)
    .outerjoin(tournament_games, tournament_games.game_id == tournament_tables.game_id)
    .where(tournament_tables.tournament_id == _OF)
    .order_by(tournament_tables.round, tournament_tables.number)
)
_RESULTS_OF = prepared(
    rows(ResultRow, tournament_results)
    .where(tournament_results.tournament_id == _OF)
    .order_by(tournament_results.id)
)


async def rounds_of(connection: AsyncConnection, tournament_id: int) -> list[RoundRow]:
    return await fetch(connection, RoundRow, _ROUNDS_OF, {"_tournament": tournament_id})


async def tables_of(connection: AsyncConnection, tournament_id: int) -> list[TableRow]:
    """The tables of all rounds, in order."""
    return await fetch(connection, TableRow, _TABLES_OF, {"_tournament": tournament_id})


async def results_of(connection: AsyncConnection, tournament_id: int) -> list[ResultRow]:
    """All results as they were written, those too in whose place others stand."""
    return await fetch(connection, ResultRow, _RESULTS_OF, {"_tournament": tournament_id})


async def add_round(
    connection: AsyncConnection, tournament_id: int, paired: RoundRow, tables: Iterable[TableRow]
) -> None:
    """A round is paired; raises `IntegrityError` for one that has been."""
    await insert_row(connection, tournament_rounds, tournament_id=tournament_id, **paired._asdict())
    await add_tables(connection, tournament_id, tables)


async def add_tables(
    connection: AsyncConnection, tournament_id: int, tables: Iterable[TableRow]
) -> None:
    """More tables of a round, also of somebody who came later."""
    found = [{name: getattr(each, name) for name in _STORED} for each in tables]
    await insert_rows(
        connection, tournament_tables, [{"tournament_id": tournament_id, **each} for each in found]
    )


async def change_round(
    connection: AsyncConnection, tournament_id: int, number: int, **values: Any
) -> None:
    """Set columns of a round."""
    which = same(tournament_rounds, tournament_id=tournament_id, number=number)
    await set_where(connection, tournament_rounds, which, **values)


async def change_table(
    connection: AsyncConnection, tournament_id: int, place: tuple[int, int], **values: Any
) -> None:
    """Set columns of a table, which `place` gives as (round, number)."""
    round_number, number = place
    which = same(tournament_tables, tournament_id=tournament_id, round=round_number, number=number)
    await set_where(connection, tournament_tables, which, **values)


async def add_result(connection: AsyncConnection, tournament_id: int, **values: Any) -> int:
    """Return the result's id; `IntegrityError`: its table has one, which it does not supersede."""
    values["tournament_id"] = tournament_id
    return await insert_new(connection, tournament_results, **values)


# The game of a table ------------------------------------------------------------------------------

TEAM = 4


class AtTournament(NamedTuple):
    """The part of a tournament that the game of one of its tables knows."""

    id: int
    name: str
    format: Format
    round: int
    table: int
    best_of: int = 1
    """parties at the most: the first side with more than half of them wins"""
    until: float | None = None
    """when its time is up; None: no limit"""
    last_deal: int | None = None
    """its time is up: the deal after which people play no more"""
    robots: bool = False
    """they play the deals that are missing"""
    stand_ins: bool = True
    """robots play for who does not come, and deals that are missing"""
    before: int | None = None
    """the game at this table that this one follows"""
    points: ByAccount = ()
    """of each side, in the games before"""
    won: ByAccount = ()
    """parties, by each side, in the games before"""
    is_open: bool = True
    """whether its round is still played somewhere"""
    at_once: bool = False
    """its round has no more time because the organiser has ended it all"""
    sides: tuple[tuple[int, ...], ...] = ()
    """the entries that play there"""
    absent: tuple[int, ...] = ()
    """those of them that have not come, of a game that has ended for it"""


# What was ended at once has a line in the log of that very moment: `Organising.end`.
_AT_ONCE = (tournaments.last_round == tournament_games.round) & exists().where(
    same(tournament_log, tournament_id=tournaments.id, what="ends", at=tournament_games.until)
)
_FORFEITED = exists().where(games.id == tournament_games.game_id, games.ended_why == "forfeited")
_FORFEIT = (
    select(tournament_results.facts)
    .where(
        same(
            tournament_results,
            tournament_id=tournament_games.tournament_id,
            round=tournament_games.round,
            table_number=tournament_games.number,
            kind="forfeit",
        )
    )
    .order_by(tournament_results.id.desc())
    .limit(1)
    .scalar_subquery()
)
_HERE = bindparam("_game")
_LAST_DEAL = case(
    (tournament_tables.game_id == tournament_games.game_id, tournament_tables.last_deal)
)
_ROUND = {
    "tournament_id": tournament_games.tournament_id,
    "number": tournament_games.round,
}
_TABLE = {
    "tournament_id": tournament_games.tournament_id,
    "round": tournament_games.round,
    "number": tournament_games.number,
}
_AT = prepared(
    select(
        tournaments.id,
        tournaments.name,
        tournaments.plan,
        tournament_games.round,
        tournament_games.number.label("table"),
        tournament_games.best_of,
        tournament_games.until,
        _LAST_DEAL.label("last_deal"),
        tournament_games.robots,
        tournament_tables.sides,
        tournaments.stand_ins,
        (tournament_rounds.closed_at.is_(None) & (tournaments.state == "running")).label("is_open"),
        func.coalesce(_AT_ONCE, False).label("at_once"),
        case((_FORFEITED, _FORFEIT)).label("forfeit"),
    )
    .select_from(tournament_games)
    .join(tournaments, tournaments.id == tournament_games.tournament_id)
    .join(tournament_tables, same(tournament_tables, **_TABLE))
    .join(tournament_rounds, same(tournament_rounds, **_ROUND))
    .where(tournament_games.game_id == _HERE)
)
_HERE_AT = {"tournament_id": bindparam("_tournament"), "round": bindparam("_round")}
_BEFORE = prepared(
    select(func.max(tournament_games.game_id)).where(
        same(tournament_games, **_HERE_AT, number=bindparam("_table")),
        tournament_games.game_id < _HERE,
    )
)
_RESULTS = prepared(
    select(tournament_results.facts).where(
        same(tournament_results, **_HERE_AT, table_number=bindparam("_table"))
    )
)


async def at_tournament(connection: AsyncConnection, game_id: int) -> AtTournament | None:
    """Return None for a game that is not a table of a tournament."""
    row = (await connection.execute(_AT, {"_game": game_id})).mappings().one_or_none()
    if row is None:
        return None
    known: dict[str, Any] = dict(row)
    plan, sides, forfeit = (known.pop(each) for each in ("plan", "sides", "forfeit"))
    # The game before at the same table, and what each side had then: points, and parties.
    here = {"_tournament": known["id"], "_round": known["round"], "_table": known["table"]}
    before = await fetch_value(connection, _BEFORE, {**here, "_game": game_id})
    points = won = (0,) * len(sides)
    for each in await fetch_values(connection, _RESULTS, here) if before is not None else ():
        if each.get("game") == before:
            points, won = (
                tuple(score[name] for score in each["scores"]) for name in ("points", "parties")
            )
            break
    return AtTournament(
        **known,
        format=FORMATS[plan["format"]],
        before=before,
        points=points,
        won=won,
        sides=tuple(map(tuple, sides)),
        absent=tuple((forfeit or {}).get("absent", ())),
    )


async def add_game(connection: AsyncConnection, game: GameAtTable) -> None:
    await insert_row(connection, tournament_games, **game._asdict())


async def change_game(connection: AsyncConnection, game_id: int, **values: Any) -> None:
    """Set columns of `tournament_games`."""
    which = tournament_games.game_id == game_id
    await set_where(connection, tournament_games, which, **values)


async def games_of(connection: AsyncConnection, tournament_id: int) -> list[int]:
    """Every game of a tournament, round by round and table by table, the oldest first."""
    columns = tournament_games
    query = select(columns.game_id).where(columns.tournament_id == tournament_id)
    order = columns.round, columns.number, columns.game_id
    return await fetch_values(connection, query.order_by(*order))


def _games_of_round(tournament_id: int, number: int) -> Select[int]:
    which = same(tournament_games, tournament_id=tournament_id, round=number)
    return select(tournament_games.game_id).where(which)


async def let_cards_go(connection: AsyncConnection, tournament_id: int, number: int) -> bool:
    """The cards of a round's tables wait no more for its post; whether any has waited."""
    cards = messages.game_id.in_(_games_of_round(tournament_id, number)) & of(
        Subject.LOBBY, tries=0
    )
    held = messages.retry_at.is_not(None)
    return await set_where(connection, messages, cards, held, retry_at=None) > 0


async def show_boards(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    """Have said now what games of a round that is closed left unsaid in their threads: each has
    another version, and its last words are to show that."""
    of_round = _games_of_round(tournament_id, number)
    which = games.id.in_(of_round) & games.status.in_(("over", "closed"))
    await set_where(connection, games, which, version=games.version + 1)
    ended = messages.game_id.in_(select(games.id).where(which))
    sheets = alias(messages)
    newest = (
        select(func.max(sheets.number))
        .where(same(sheets, game_id=messages.game_id, subject=Subject.SHEET))
        .scalar_subquery()
    )
    last_words = of(Subject.EARLY_END) | of(Subject.SHEET, number=newest)
    # Of the card that is the version, and one more with its thread: `display.lobby_version`.
    with_thread = games.version + case((games.thread_id.is_not(None), 1), else_=0)
    for those, version in ((last_words, games.version), (of(Subject.LOBBY), with_thread)):
        wanted = select(version).where(games.id == messages.game_id).scalar_subquery()
        await set_where(connection, messages, ended, those, wanted=wanted, priority=2)


async def archive_threads(
    connection: AsyncConnection, tournament_id: int, number: int, at: float
) -> None:
    """The threads of a round's tables are to leave the channel's list, at a moment."""
    last = (
        select(
            func.max(tournament_games.game_id),
            *(literal(each) for each in (Subject.ARCHIVE, TABLE_VIEWER, 0, 1, 2, at)),
        )
        .where(same(tournament_games, tournament_id=tournament_id, round=number))
        .group_by(tournament_games.number)
    )
    columns = ("game_id", "subject", "viewer", "number", "wanted", "priority", "retry_at")
    added = insert(messages).from_select(columns, last)
    await connection.execute(added.on_conflict_do_nothing())


async def is_one(connection: AsyncConnection, game_id: int) -> bool:
    """Return whether a game is a table of a tournament."""
    query = select(tournament_games.game_id).where(tournament_games.game_id == game_id)
    return await connection.scalar(query) is not None


async def may_sit(connection: AsyncConnection, game_id: int, person_id: int) -> bool:
    """Return whether somebody may take a seat: at a tournament's table, who plays for an entry
    there."""
    query = select(tournament_tables.tournament_id, tournament_tables.sides)
    query = query.where(tournament_tables.game_id == game_id)
    table = (await connection.execute(query)).one_or_none()
    if table is None:
        return not await is_one(connection, game_id)
    own = (
        select(tournament_members.number, tournament_members.place, tournaments.members)
        .join(tournaments, tournaments.id == tournament_members.tournament_id)
        .where(same(tournament_members, tournament_id=table.tournament_id, person_id=person_id))
    )
    member = (await connection.execute(own)).one_or_none()
    if member is None:
        return False
    if member.members < TEAM:
        return any(member.number in side for side in table.sides)
    # The others of their team play the same cards at another table.
    return member.number in table.sides[member.place // 2]


_WHO_ACTED = prepared(
    select(events.person_id)
    .distinct()
    .join(tournament_games, tournament_games.game_id == events.game_id)
    .where(
        same(tournament_games, **_HERE_AT),
        among(tournament_games.number, "_tables"),
        events.made_by == "player",
        events.person_id.is_not(None),
    )
)


async def who_acted(
    connection: AsyncConnection, tournament_id: int, round_number: int, tables: Iterable[int]
) -> set[int]:
    """The people who did something themselves in any game of these tables of a round."""
    values = {"_tournament": tournament_id, "_round": round_number, "_tables": list(tables)}
    return set(await fetch_values(connection, _WHO_ACTED, values))
