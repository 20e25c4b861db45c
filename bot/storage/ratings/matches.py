"""Matches of many teams: what the ratings read of a duplicate, in the order of the results.

A match is a fact like a result: it has its number in the transaction that writes it, with the last
result before it, and is never rewritten. A correction is a row that supersedes it.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Integer, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.prepared import MOST, prepared
from bot.storage.engine.schema import match_players, matches, results


class Team(NamedTuple):
    """People who played together; `rank` counts from 1 and is shared by equals."""

    rank: int
    people: tuple[int, ...]


class Match(NamedTuple):
    """Everybody who was compared with everybody. Without teams (nobody was left after a
    correction) it counts for nothing."""

    number: int
    place: int
    """the number of the first row, whose place in the order a correction takes"""
    supersedes: int | None
    tournament_id: int
    section: int
    server_id: int
    after_result: int
    """the last result before it, or 0"""
    company: str
    ended_at: float
    teams: tuple[Team, ...]
    earlier: int = 0
    """matches of the same people in the week before"""

    @property
    def people(self) -> list[int]:
        return [each for team in self.teams for each in team.people]


_first = matches.alias("first")
_COLUMNS: Final = [
    matches.c.id,
    _first.c.id.label("place"),
    *(
        matches.c[name]
        for name in (
            "supersedes",
            "tournament_id",
            "section",
            "server_id",
            "after_result",
            "company",
            "ended_at",
        )
    ),
]
_SAME: Final = (
    (_first.c.tournament_id == matches.c.tournament_id)
    & (_first.c.section == matches.c.section)
    & _first.c.supersedes.is_(None)
)
_MATCHES: Final = select(*_COLUMNS).join(_first, _SAME).order_by(matches.c.id)
_AFTER: Final = prepared(
    _MATCHES.where(
        matches.c.id > bindparam("_number"), matches.c.after_result <= bindparam("_until")
    ).limit(bindparam("_limit", type_=Integer))
)


async def add(
    connection: AsyncConnection,
    tournament_id: int,
    section: int,
    server_id: int,
    ended_at: float,
    teams: Sequence[Team],
) -> int | None:
    """Add what a section of a tournament came to: a match, or a correction of the one there is;
    return the number of the new row, None when there is nothing new.
    """
    before = await latest(connection, tournament_id, section)
    if before is None and not teams:
        return None
    if before is not None and sorted(before.teams) == sorted(teams):
        return None
    last = (await connection.execute(select(func.max(results.c.id)))).scalar_one() or 0
    statement = insert(matches).values(
        tournament_id=tournament_id,
        section=section,
        server_id=server_id,
        after_result=last,
        company=_company_of(teams),
        ended_at=ended_at if before is None else before.ended_at,
        supersedes=None if before is None else before.number,
    )
    number = (await connection.execute(statement.returning(matches.c.id))).scalar_one()
    rows = [
        {"match_id": number, "person_id": person, "team": place, "rank": team.rank}
        for place, team in enumerate(teams)
        for person in team.people
    ]
    if rows:
        await connection.execute(insert(match_players), rows)
    return number


def _company_of(teams: Iterable[Team]) -> str:
    """The same for the same people, however many there are."""
    people = sorted(each for team in teams for each in team.people)
    return sha256(" ".join(map(str, people)).encode()).hexdigest()[:32]


async def latest(connection: AsyncConnection, tournament_id: int, section: int) -> Match | None:
    """Return what counts of a section."""
    query = _MATCHES.where(matches.c.tournament_id == tournament_id, matches.c.section == section)
    found = await _matches(connection, (await connection.execute(query)).all())
    return found[-1] if found else None


async def after(
    connection: AsyncConnection, number: int, limit: int, until_result: int | None = None
) -> list[Match]:
    """The next matches, corrections among them; `until_result`: those before the next result."""
    until = MOST if until_result is None else until_result
    which = {"_number": number, "_until": until, "_limit": limit}
    return await _matches(connection, (await connection.execute(_AFTER, which)).all())


async def corrections(connection: AsyncConnection, until: int) -> list[Match]:
    """Every correction up to a match."""
    query = _MATCHES.where(matches.c.supersedes.is_not(None), matches.c.id <= until)
    return await _matches(connection, (await connection.execute(query)).all())


async def earlier(connection: AsyncConnection, match: Match, seconds: float) -> int:
    """How many matches the same people had in the time before this one."""
    query = select(func.count()).where(
        matches.c.company == match.company,
        matches.c.ended_at > match.ended_at - seconds,
        matches.c.id < match.place,
        matches.c.supersedes.is_(None),
    )
    return (await connection.execute(query)).scalar_one()


async def _matches(connection: AsyncConnection, rows: Sequence[Any]) -> list[Match]:
    teams = await _teams_of(connection, [row.id for row in rows])
    return [Match(*row, teams=teams[row.id]) for row in rows]


async def _teams_of(
    connection: AsyncConnection, numbers: Sequence[int]
) -> dict[int, tuple[Team, ...]]:
    found: dict[int, dict[tuple[int, int], list[int]]] = defaultdict(lambda: defaultdict(list))
    if numbers:
        query = select(match_players).where(match_players.c.match_id.in_(numbers))
        for row in await connection.execute(query.order_by(match_players.c.person_id)):
            found[row.match_id][(row.team, row.rank)].append(row.person_id)
    return {
        number: tuple(Team(rank, tuple(people)) for (_, rank), people in sorted(of.items()))
        for number in numbers
        for of in [found[number]]
    }
