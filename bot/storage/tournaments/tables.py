"""Which games are tables of tournaments, who plays there, and what a game knows of that."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, case, exists, func, literal, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.columns import alias, same
from bot.storage.engine.schema import (
    GameAtTable,
    events,
    games,
    messages,
    tournament_games,
    tournament_log,
    tournament_members,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from bot.storage.engine.statements import (
    fetch_value,
    fetch_values,
    insert_row,
    listed,
    prepared,
    set_where,
)
from bot.tournaments import FORMATS, Format

Pair = tuple[int, int]
NOTHING: Final[Pair] = 0, 0
TEAM: Final = 4


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
    points: Pair = NOTHING
    """of each side, in the games before"""
    won: Pair = NOTHING
    """parties, by each side, in the games before"""
    is_open: bool = True
    """whether its round is still played somewhere"""
    at_once: bool = False
    """its round has no more time because the organiser has ended it all"""
    sides: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """the entries that play there"""
    absent: tuple[int, ...] = ()
    """those of them that have not come, of a game that has ended for it"""


# What was ended at once has a line in the log of that very moment: `Organising.end`.
_AT_ONCE = (tournaments.last_round == tournament_games.round) & exists().where(
    tournament_log.tournament_id == tournaments.id,
    tournament_log.what == "ends",
    tournament_log.at == tournament_games.until,
)
_FORFEITED = exists().where(games.id == tournament_games.game_id, games.ended_why == "forfeited")
_FORFEIT = (
    select(tournament_results.facts)
    .where(
        tournament_results.tournament_id == tournament_games.tournament_id,
        tournament_results.round == tournament_games.round,
        tournament_results.table_number == tournament_games.number,
        tournament_results.kind == "forfeit",
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
        tournament_games.tournament_id,
        tournaments.name,
        tournaments.plan,
        tournament_games.round,
        tournament_games.number,
        tournament_games.best_of,
        tournament_games.until,
        _LAST_DEAL.label("last_deal"),
        tournament_games.robots,
        tournament_tables.sides,
        tournaments.stand_ins,
        (tournament_rounds.closed_at.is_(None) & (tournaments.state == "running")).label("is_open"),
        _AT_ONCE.label("at_once"),
        case((_FORFEITED, _FORFEIT)).label("forfeit"),
    )
    .select_from(tournament_games)
    .join(tournaments, tournaments.id == tournament_games.tournament_id)
    .join(tournament_tables, same(tournament_tables, **_TABLE))
    .join(tournament_rounds, same(tournament_rounds, **_ROUND))
    .where(tournament_games.game_id == _HERE)
)
_BEFORE = prepared(
    select(func.max(tournament_games.game_id)).where(
        tournament_games.tournament_id == bindparam("_tournament"),
        tournament_games.round == bindparam("_round"),
        tournament_games.number == bindparam("_table"),
        tournament_games.game_id < _HERE,
    )
)
_RESULTS = prepared(
    select(tournament_results.facts).where(
        tournament_results.tournament_id == bindparam("_tournament"),
        tournament_results.round == bindparam("_round"),
        tournament_results.table_number == bindparam("_table"),
    )
)


async def at_tournament(connection: AsyncConnection, game_id: int) -> AtTournament | None:
    """Return None for a game that is not a table of a tournament."""
    row = (await connection.execute(_AT, {"_game": game_id})).one_or_none()
    if row is None:
        return None
    one, other = (tuple(side) for side in row.sides)
    before, points, won = await _earlier(
        connection, (row.tournament_id, row.round, row.number), game_id
    )
    return AtTournament(
        id=row.tournament_id,
        name=row.name,
        format=FORMATS[row.plan["format"]],
        round=row.round,
        table=row.number,
        best_of=row.best_of,
        until=row.until,
        last_deal=row.last_deal,
        robots=row.robots,
        stand_ins=row.stand_ins,
        before=before,
        points=points,
        won=won,
        is_open=row.is_open,
        at_once=bool(row.at_once),
        sides=(one, other),
        absent=tuple((row.forfeit or {}).get("absent", ())),
    )


async def _earlier(
    connection: AsyncConnection, place: tuple[int, int, int], game_id: int
) -> tuple[int | None, Pair, Pair]:
    """The game before at the same table, and what each side had then: points, and parties."""
    here: dict[str, int] = dict(zip(("_tournament", "_round", "_table"), place, strict=True))
    before = await fetch_value(connection, _BEFORE, {**here, "_game": game_id})
    if before is None:
        return None, NOTHING, NOTHING
    found = (await connection.execute(_RESULTS, here)).scalars()
    scores = next((each["scores"] for each in found if each.get("game") == before), None)
    if scores is None:
        return before, NOTHING, NOTHING
    one, other = scores
    return before, (one["points"], other["points"]), (one["parties"], other["parties"])


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
    query = query.order_by(columns.round, columns.number, columns.game_id)
    return list((await connection.scalars(query)).all())


async def let_cards_go(connection: AsyncConnection, tournament_id: int, number: int) -> bool:
    """The cards of a round's tables wait no more for its post; whether any has waited."""
    tables = select(tournament_games.game_id).where(
        tournament_games.tournament_id == tournament_id, tournament_games.round == number
    )
    row = messages
    held = row.retry_at.is_not(None) & (row.tries == 0)
    of_tables = (row.subject == Subject.LOBBY) & row.game_id.in_(tables)
    return await set_where(connection, messages, of_tables, held, retry_at=None) > 0


async def show_boards(connection: AsyncConnection, tournament_id: int, number: int) -> None:
    """Have said now what games of a round that is closed left unsaid in their threads: each has
    another version, and its last words are to show that."""
    of_round = select(tournament_games.game_id).where(
        tournament_games.tournament_id == tournament_id, tournament_games.round == number
    )
    which = games.id.in_(of_round) & games.status.in_(("over", "closed"))
    await set_where(connection, games, which, version=games.version + 1)
    ended = select(games.id).where(which)
    sheets = alias(messages)
    newest = (
        select(func.max(sheets.number))
        .where(sheets.game_id == messages.game_id, sheets.subject == Subject.SHEET)
        .scalar_subquery()
    )
    last_words = (messages.subject == Subject.EARLY_END) | (
        (messages.subject == Subject.SHEET) & (messages.number == newest)
    )
    version = select(games.version).where(games.id == messages.game_id).scalar_subquery()
    await set_where(
        connection, messages, messages.game_id.in_(ended), last_words, wanted=version, priority=2
    )
    # Of the card that is the version, and one more with its thread: `display.lobby_version`.
    card = (
        select(games.version + games.thread_id.is_not(None))
        .where(games.id == messages.game_id)
        .scalar_subquery()
    )
    await set_where(
        connection,
        messages,
        messages.game_id.in_(ended),
        messages.subject == Subject.LOBBY,
        wanted=card,
        priority=2,
    )


async def archive_threads(
    connection: AsyncConnection, tournament_id: int, number: int, at: float
) -> None:
    """The threads of a round's tables are to leave the channel's list, at a moment."""
    last = (
        select(
            func.max(tournament_games.game_id),
            *(literal(each) for each in (Subject.ARCHIVE, TABLE_VIEWER, 0, 1, 2, at)),
        )
        .where(tournament_games.tournament_id == tournament_id)
        .where(tournament_games.round == number)
        .group_by(tournament_games.number)
    )
    columns = ("game_id", "subject", "viewer", "number", "wanted", "priority", "retry_at")
    added = sqlite_insert(messages).from_select(columns, last)
    await connection.execute(added.on_conflict_do_nothing())


async def is_one(connection: AsyncConnection, game_id: int) -> bool:
    """Return whether a game is a table of a tournament."""
    query = select(tournament_games.game_id).where(tournament_games.game_id == game_id)
    return (await connection.execute(query)).one_or_none() is not None


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
        .where(
            tournament_members.tournament_id == table.tournament_id,
            tournament_members.person_id == person_id,
        )
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
        tournament_games.tournament_id == bindparam("_tournament"),
        tournament_games.round == bindparam("_round"),
        tournament_games.number.in_(listed("_tables")),
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
