"""A person's rated parties of a pool, and whom they played with.

Only parties count that they began and that their rating counts: where their partner left, nothing
is won or lost (their contracts stay what they were), where an opponent left, they have won, and
where they left themselves, they have lost. Every query begins with their own parties, which an
index finds.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Integer,
    Select,
    Text,
    case,
    cast,
    exists,
    func,
    literal,
    select,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.result_schema import (
    match_players,
    matches,
    ratings,
    result_leavers,
    result_players,
    result_sides,
    results,
    seat_averages,
)
from bot.storage.engine.schema import people
from bot.storage.engine.statements import (
    Named,
    alias,
    fetch_one,
    fetch_values,
    rows,
    same,
)
from bot.storage.games.counts import SUMMED, Counts
from bot.storage.games.results import OF_ITS_SIDE
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE, EVERYWHERE, UNLISTED

COMPANY_MINIMUM = 3
"""parties from which on a partner or an opponent is listed"""


class StatsScope(NamedTuple):
    """Parties of one pool, on a server (its number) or `EVERYWHERE`."""

    scope: int
    pool: str


@dataclass(frozen=True)
class Figures(Counts):
    """The counts of somebody's seats in all their parties."""

    usual: float = 0.0
    """points that everybody makes, everywhere, in so many deals in those seats"""

    @property
    def per_deal(self) -> float | None:
        return self.points / self.deals if self.deals else None

    @property
    def usual_per_deal(self) -> float | None:
        return self.usual / self.deals if self.deals else None

    @property
    def made_rate(self) -> float | None:
        return self.made / self.taken if self.taken else None


class Companion(NamedTuple):
    """A person with whom, or against whom, they have played; `won` are their own victories."""

    person_id: int
    name: str
    parties: int
    won: int


class Between(NamedTuple):
    """The parties of two people, together and against each other."""

    together: int = 0
    together_won: int = 0
    against: int = 0
    first_won: int = 0
    second_won: int = 0


class Skill(NamedTuple):
    """A person's rating, of all time."""

    mu: float
    sigma: float


async def figures(connection: AsyncConnection, person_id: int, stats_scope: StatsScope) -> Figures:
    """A person's counted figures."""
    stayed = _stayed(person_id, stats_scope)
    by_seat = [func.sum(stayed[name]).label(name) for name in SUMMED]
    query = select(stayed.seat, *by_seat).group_by(stayed.seat)
    found = (await connection.execute(query)).all()
    everybody = select(seat_averages).where(seat_averages.pool == stats_scope.pool)
    of_a_deal = {
        row.seat: row.points / row.deals for row in await connection.execute(everybody) if row.deals
    }
    sums = {name: sum(getattr(row, name) for row in found) for name in SUMMED}
    usual = sum(row.deals * of_a_deal.get(row.seat, 0.0) for row in found)
    return Figures(**sums, usual=usual)


async def longest_run(connection: AsyncConnection, person_id: int, stats_scope: StatsScope) -> int:
    """The most parties that they won in a row."""
    stayed = _stayed(person_id, stats_scope)
    left = (
        select(results.id, results.ended_at, literal(0))
        .join(result_leavers, result_leavers.result_id == results.id)
        .where(result_leavers.person_id == person_id, *_in(stats_scope))
    )
    parties = select(stayed.result_id, stayed.ended_at, stayed.won)
    both = Named(union_all(parties.where(stayed.won.is_not(None)), left).subquery())
    query = select(both.won).order_by(both.ended_at, both.result_id)
    runs = groupby(await fetch_values(connection, query))
    return max((len(list(run)) for won, run in runs if won), default=0)


async def companions(
    connection: AsyncConnection,
    person_id: int,
    stats_scope: StatsScope,
    *,
    partners: bool,
    reader_id: int,
    offset: int,
    limit: int,
) -> tuple[list[Companion], int]:
    """Partners, or opponents, from `COMPANY_MINIMUM` parties on, and how many there are in all.

    Those who hide themselves are listed to them alone; who was forgotten is not listed at all.
    """
    query = companions_query(person_id, stats_scope, partners=partners, own=reader_id == person_id)
    found = (await connection.execute(query.offset(offset).limit(limit))).all()
    if not found:
        rest = (await connection.execute(query.limit(1))).first() if offset else None
        return [], rest.total if rest else 0
    return [Companion(*row[:-1]) for row in found], found[0].total


async def between(
    connection: AsyncConnection, first: int, second: int, stats_scope: StatsScope
) -> Between:
    """Return what two people have played with each other; parties that neither of them left. Of
    duplicates: matches, in which who stands before the other has won against them."""
    asked = matches_query if stats_scope.pool == DUPLICATE else between_query
    return Between(
        *(each or 0 for each in (await connection.execute(asked(first, second, stats_scope))).one())
    )


async def skill(
    connection: AsyncConnection, person_id: int, stats_scope: StatsScope
) -> Skill | None:
    """None of somebody who has not played."""
    which = same(ratings, **stats_scope._asdict(), season=ALL_TIME, person_id=person_id)
    return await fetch_one(connection, Skill, rows(Skill, ratings).where(which))


# Queries -----------------------------------------------------------------------------------------


def companions_query(
    person_id: int, stats_scope: StatsScope, *, partners: bool, own: bool
) -> Select[*tuple[Any, ...]]:
    stayed, other = _stayed(person_id, stats_scope), alias(result_players, "other")
    same_side = other.side == stayed.side
    found = Named(
        select(
            other.person_id,
            func.count().label("parties"),
            func.sum(stayed.won).label("won"),
        )
        .select_from(stayed)
        .join(other, other.result_id == stayed.result_id)
        .where(
            stayed.won.is_not(None),
            other.seat != stayed.seat,
            same_side if partners else ~same_side,
            _began(stayed.company, other.person_id),
            ~_left(other.result_id, result_leavers.seat == other.seat),
        )
        .group_by(other.person_id)
        .having(func.count() >= COMPANY_MINIMUM)
        .subquery()
    )
    total = func.count().over().label("total")
    query = select(found.person_id, people.name, found.parties, found.won, total).join(
        people, people.id == found.person_id
    )
    query = query.where(people.discord_id.is_not(None) if own else found.person_id.not_in(UNLISTED))
    return query.order_by(found.parties.desc(), found.won.desc(), found.person_id)


def between_query(first: int, second: int, stats_scope: StatsScope) -> Select[*tuple[Any, ...]]:
    stayed, other = _stayed(first, stats_scope), alias(result_players, "other")
    theirs = alias(result_sides, "theirs")
    together = other.side == stayed.side
    beaten = (stayed.won == 0) & theirs.won
    return (
        select(
            _number(together),
            _number(together & (stayed.won == 1)),
            _number(~together),
            _number(~together & (stayed.won == 1)),
            _number(~together & beaten),
        )
        .select_from(stayed)
        .join(other, other.result_id == stayed.result_id)
        .join(theirs, same(theirs, result_id=other.result_id, side=other.side))
        .where(
            stayed.won.is_not(None),
            other.person_id == second,
            _began(stayed.company, other.person_id),
            ~_left(other.result_id, result_leavers.seat == other.seat),
        )
    )


def matches_query(first: int, second: int, stats_scope: StatsScope) -> Select[*tuple[Any, ...]]:
    """`between_query` of matches of many teams."""
    mine, other = match_players, alias(match_players, "other")
    together = other.team == mine.team
    newer = alias(matches, "newer")
    here = () if stats_scope.scope == EVERYWHERE else (matches.server_id == stats_scope.scope,)
    return (
        select(
            _number(together),
            _number(together & (mine.rank == 1)),
            _number(~together),
            _number(~together & (mine.rank < other.rank)),
            _number(~together & (mine.rank > other.rank)),
        )
        .select_from(mine)
        .join(other, other.match_id == mine.match_id)
        .join(matches, matches.id == mine.match_id)
        .where(
            mine.person_id == first,
            other.person_id == second,
            ~exists().where(newer.supersedes == matches.id),
            *here,
        )
    )


def _number(what: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((what, 1), else_=0))


def _stayed(person_id: int, stats_scope: StatsScope) -> Named:
    """The parties that somebody began and did not leave; `won` is null where their partner left."""
    mine = result_players
    own_side = result_leavers.side == mine.side
    won = case(
        (_left(mine.result_id, own_side), None),
        (_left(mine.result_id, ~own_side), 1),
        else_=cast(result_sides.won, Integer),
    )
    return Named(
        select(
            mine.result_id,
            mine.seat,
            mine.side,
            results.ended_at,
            results.company,
            won.label("won"),
            *(mine[name] for name in SUMMED),
        )
        .join(results, results.id == mine.result_id)
        .join(result_sides, OF_ITS_SIDE)
        .where(
            mine.person_id == person_id,
            *_in(stats_scope),
            _began(results.company, literal(person_id)),
            ~_left(mine.result_id, result_leavers.seat == mine.seat),
        )
        .subquery("stayed")
    )


def _in(stats_scope: StatsScope) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the rows of `results` that belong to a scope."""
    here = () if stats_scope.scope == EVERYWHERE else (results.server_id == stats_scope.scope,)
    return results.pool == stats_scope.pool, *here


def _left(result_id: ColumnElement[int], which: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return whether a person has left a party; `which` says in what seat."""
    return exists().where(result_leavers.result_id == result_id, which)


def _began(company: ColumnElement[Any], person: ColumnElement[Any]) -> ColumnElement[bool]:
    """`company` is as `results.company_of` writes it."""
    return (literal(" ") + company + " ").contains(literal(" ") + cast(person, Text) + " ")
