"""The parties of a person, newest first, finished or given up, and who may look at one again."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    CompoundSelect,
    Integer,
    Select,
    cast,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import TEAMS, RulesError, game_of, ruleset_from_options
from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.result_schema import (
    SideResult,
    rating_steps,
    result_leavers,
    result_players,
    results,
)
from bot.storage.engine.schema import games, messages, people, seats, servers
from bot.storage.engine.statements import Named, alias, fetch_value, fetch_values, same
from bot.storage.engine.tournament_schema import tournament_games, tournament_tables, tournaments
from bot.storage.games import sealed
from bot.storage.games.results import ended_of
from bot.storage.ratings.leaderboards import START
from bot.tournaments import FORMATS


class Party(NamedTuple):
    """A party as one of its players has it in their history."""

    result_id: int | None
    """None: it was given up, and has none"""
    game_id: int
    server_discord_id: int
    preset: str
    ended_at: float
    published: bool
    """whether anybody may have the record"""
    seat: int
    """their own"""
    side: int
    """which they played for"""
    left: bool
    """they left before the end, or were not there when it came: rated as having lost"""
    rating: float | None
    """their rating on its server after the party; None of a party that is not rated"""
    rating_before: float | None
    unrated_why: str | None
    """`bot.tables.finished.results.Unrated`; None of a party that is rated, or was given up"""
    ended: tuple[SideResult, ...]
    """of each side; none of a party that was given up"""

    @property
    def given_up(self) -> bool:
        return self.result_id is None


class Sitter(NamedTuple):
    """The holder of a seat at the end of a party."""

    game_id: int
    seat: int
    side: int
    person_id: int | None
    """None: a robot"""
    name: str
    """empty: a robot, or somebody who was forgotten"""
    hidden: bool
    two_tables: bool
    """half of an entry of a tournament sat there, the other half elsewhere"""
    sides: Sequence[Sequence[int]]
    """the entries at its table"""


async def count(connection: AsyncConnection, person_id: int, server_id: int | None = None) -> int:
    """How many parties there are to page through; `server_id`: on that server alone."""
    query = select(func.count()).select_from(_parties(person_id, server_id).subquery())
    return await fetch_value(connection, query)


async def page(
    connection: AsyncConnection, person_id: int, offset: int, limit: int, server_id: int | None
) -> list[Party]:
    """Some of a person's parties, newest first; `server_id`: on that server alone."""
    found = Named(_parties(person_id, server_id).subquery())
    steps, earlier = alias(rating_steps), alias(rating_steps)
    board = {"person_id": person_id, "scope": results.server_id, "pool": results.pool}
    before = (
        select(earlier.shown)
        .where(same(earlier, **board), earlier.result_id < results.id)
        .order_by(earlier.result_id.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = (
        select(
            found.result_id,
            found.game_id,
            servers.discord_id,
            func.coalesce(results.preset, games.preset),
            found.ended_at,
            games.published_at.is_not(None),
            found.seat,
            result_players.side,
            games.options,
            found.went,
            steps.shown,
            func.coalesce(before, START),
            results.unrated_why,
        )
        .select_from(found)
        .join(games, games.id == found.game_id)
        .join(servers, servers.id == games.server_id)
        .outerjoin(results, results.id == found.result_id)
        .outerjoin(result_players, same(result_players, result_id=found.result_id, seat=found.seat))
        .outerjoin(steps, same(steps, **board, result_id=results.id))
        .order_by(found.ended_at.desc(), found.game_id.desc())
        .limit(limit)
        .offset(offset)
    )
    rows = (await connection.execute(query)).all()
    ended = await ended_of(connection, [row.result_id for row in rows if row.result_id is not None])
    return [_party(row, ended.get(row.result_id, ())) for row in rows]


def _party(row: Any, ended: tuple[SideResult, ...]) -> Party:
    *facts, published, seat, side, options, left, rating, before, unrated_why = row
    return Party(
        *facts,
        published=bool(published),
        seat=seat,
        side=_side(side, options, seat),
        left=bool(left),
        rating=rating,
        rating_before=None if rating is None else before,
        unrated_why=unrated_why,
        ended=ended,
    )


def _parties(person_id: int, server_id: int | None) -> CompoundSelect[*tuple[Any, ...]]:
    """Somebody's parties, each with their seat, and whether they went before its end."""
    finished, given_up = _finished(person_id), _given_up(person_id)
    if server_id is not None:
        finished = finished.where(results.server_id == server_id)
        given_up = given_up.where(games.server_id == server_id)
    return union_all(finished, given_up)


def _finished(person_id: int) -> Select[*tuple[Any, ...]]:
    stayed = select(result_players.result_id, result_players.seat, literal(0).label("went")).where(
        result_players.person_id == person_id
    )
    went = select(result_leavers.result_id, result_leavers.seat, literal(1)).where(
        result_leavers.person_id == person_id
    )
    both = Named(union_all(stayed, went).subquery())
    return (
        select(
            both.result_id,
            results.game_id,
            results.ended_at,
            func.max(both.seat).label("seat"),
            func.max(cast(both.went, Integer)).label("went"),
        )
        .join(results, results.id == both.result_id)
        .where(sealed.is_open_to_all(results.game_id))
        .group_by(both.result_id, results.game_id, results.ended_at)
    )


def _given_up(person_id: int) -> Select[*tuple[Any, ...]]:
    """Parties that ended before their end and count nowhere, of those who held a seat then."""
    return (
        select(null(), games.id, games.ended_at, seats.seat, literal(0))
        .join(games, games.id == seats.game_id)
        .where(
            seats.person_id == person_id,
            games.status == "closed",
            games.server_id.is_not(None),
            games.started_at.is_not(None),
            ~exists().where(results.game_id == games.id),
            sealed.is_open_to_all(),
        )
    )


async def sitters(connection: AsyncConnection, parties: Collection[Party]) -> list[Sitter]:
    """Return who sat where when these parties ended, seat by seat."""
    with_result = [each.result_id for each in parties if each.result_id is not None]
    without = [each.game_id for each in parties if each.result_id is None]
    finished = select(
        results.game_id,
        result_players.seat,
        result_players.person_id,
        result_players.side,
    ).join(results, results.id == result_players.result_id)
    given_up = select(seats.game_id, seats.seat, seats.person_id, null())
    both = union_all(
        finished.where(result_players.result_id.in_(with_result)),
        given_up.where(seats.game_id.in_(without)),
    )
    sat = Named(both.subquery())
    query = (
        select(
            sat.game_id,
            sat.seat,
            sat.person_id,
            func.coalesce(people.name, "").label("name"),
            func.coalesce(people.hidden, False).label("hidden"),
            tournaments.plan,
            tournament_tables.sides,
            sat.side,
            games.options,
        )
        .select_from(sat)
        .join(games, games.id == sat.game_id)
        .outerjoin(people, people.id == sat.person_id)
        .outerjoin(tournament_games, tournament_games.game_id == sat.game_id)
        .outerjoin(tournaments, tournaments.id == tournament_games.tournament_id)
        .outerjoin(
            tournament_tables,
            same(
                tournament_tables,
                tournament_id=tournament_games.tournament_id,
                round=tournament_games.round,
                number=tournament_games.number,
            ),
        )
        .order_by(sat.game_id, sat.seat)
    )
    return [
        Sitter(
            game_id=row.game_id,
            seat=row.seat,
            side=_side(row.side, row.options, row.seat),
            person_id=row.person_id,
            name=row.name,
            hidden=bool(row.hidden),
            two_tables=row.plan is not None and FORMATS[row.plan["format"]].two_tables,
            sides=row.sides or (),
        )
        for row in await connection.execute(query)
    ]


def _side(stored: int | None, options: Any, seat: int) -> int:
    """The side of a seat: its result says it; where there is none, the rules of its game."""
    if stored is not None:
        return stored
    try:
        accounts = game_of(ruleset_from_options(options)).accounts
    except (RulesError, ValueError, TypeError, AttributeError):
        accounts = TEAMS  # its record is damaged, and it counts for nothing
    return accounts.of(seat)


# Who may look ------------------------------------------------------------------------------------


async def took_part(connection: AsyncConnection, game_id: int, person_id: int) -> bool:
    """Return whether somebody sat at a finished party at its end, or left it before."""
    mine = [
        select(table.result_id).where(table.person_id == person_id)
        for table in (result_players, result_leavers)
    ]
    query = select(
        exists().where(results.game_id == game_id, or_(*(results.id.in_(each) for each in mine)))
    )
    return bool(await fetch_value(connection, query))


async def shown_deals(connection: AsyncConnection, game_id: int) -> set[int]:
    """The deals of a party that were the deal of a week, which anybody may look at."""
    shown = messages.facts
    query = select(shown["deal"].as_integer()).where(
        of(Subject.DIGEST),
        messages.until.is_not(None),  # by the index of weeks
        shown["game"].as_integer() == game_id,
    )
    return set(await fetch_values(connection, query))


async def ended_at(connection: AsyncConnection, game_id: int) -> float:
    """When a finished party ended."""
    query = select(func.min(results.ended_at)).where(results.game_id == game_id)
    return await fetch_value(connection, query)
