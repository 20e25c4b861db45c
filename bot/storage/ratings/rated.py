"""The input of the ratings, in its order: results, with who began the party and who left
it, and matches of many teams.

A match is what a duplicate is to the ratings, a fact like a result: it has its number in the
transaction that writes it, with the last result before it, and is never rewritten. A correction is
a row that supersedes it.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Integer, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import DRAWN
from bot.storage.engine.result_schema import (
    match_players,
    matches,
    result_leavers,
    result_players,
    results,
)
from bot.storage.engine.statements import (
    MOST,
    Named,
    alias,
    count_where,
    fetch_value,
    insert_new,
    insert_rows,
    prepared,
    same,
)
from bot.storage.games.counts import COUNTED, Counts
from bot.storage.games.results import ended_of

# Parties ------------------------------------------------------------------------------------------


class Beginner(NamedTuple):
    """The person who began a party in a seat, and whether they left it."""

    person_id: int
    left: bool


class Party(NamedTuple):
    """A result. `began` is by seat; None there: a robot, or nobody who began it."""

    number: int
    server_id: int
    pool: str | None
    winner: int
    """a side, or `DRAWN`"""
    scores: tuple[int, ...]
    """of each side"""
    ended_at: float
    company: str | None
    began: dict[int, Beginner | None]
    counts: dict[int, Counts]
    """of people in their seats"""
    sides: dict[int, int]
    """which each seat played for"""
    earlier: int = 0
    """rated parties of the same people in the week before"""

    @property
    def place(self) -> int:
        """Return its place in the order."""
        return self.number

    def person(self, seat: int) -> int:
        beginner = self.began[seat]
        if beginner is None:
            raise ValueError(f"nobody began result {self.number} in seat {seat}")
        return beginner.person_id

    def leaves(self, seat: int) -> bool:
        beginner = self.began[seat]
        return beginner is not None and beginner.left

    def people_of(self, side: int) -> list[int]:
        found = (each for seat, each in self.began.items() if self.sides[seat] == side)
        return [each.person_id for each in found if each is not None]


_PARTY = (results.id, results.server_id, results.pool, results.ended_at, results.company)
_PARTIES_AFTER = prepared(
    select(*_PARTY)
    .where(results.id > bindparam("_number"))
    .order_by(results.id)
    .limit(bindparam("_limit", type_=Integer))
)


async def parties_after(connection: AsyncConnection, number: int, limit: int) -> list[Party]:
    """The next results."""
    found = await connection.execute(_PARTIES_AFTER, {"_number": number, "_limit": limit})
    return await _parties(connection, found.all())


async def parties_of_server(connection: AsyncConnection, server_id: int, limit: int) -> list[Party]:
    """A server's last rated parties, the newest first."""
    query = select(*_PARTY).where(results.server_id == server_id, results.pool.is_not(None))
    query = query.order_by(results.id.desc()).limit(limit)
    return await _parties(connection, (await connection.execute(query)).all())


async def _parties(connection: AsyncConnection, rows: Sequence[Any]) -> list[Party]:
    if not rows:
        return []
    numbers = [row.id for row in rows]
    ended = await ended_of(connection, numbers)
    sitting = await _of_results(connection, result_players, numbers)
    leaving = await _of_results(connection, result_leavers, numbers)
    found: list[Party] = []
    for row in rows:
        seated = sitting[row.id]
        # Who came later began nothing: a leaver or a robot did.
        company = {int(each) for each in (row.company or "").split()}
        began = {
            each.seat: Beginner(each.person_id, left=False) if each.person_id in company else None
            for each in seated
        }
        began |= {each.seat: Beginner(each.person_id, left=True) for each in leaving[row.id]}
        found.append(
            Party(
                number=row.id,
                server_id=row.server_id,
                pool=row.pool,
                winner=next((side for side, each in enumerate(ended[row.id]) if each.won), DRAWN),
                scores=tuple(each.score for each in ended[row.id]),
                ended_at=row.ended_at,
                company=row.company,
                began=began,
                counts={
                    each.seat: Counts(**{name: getattr(each, name) for name in COUNTED})
                    for each in seated
                    if each.person_id is not None
                },
                sides={each.seat: each.side for each in seated},
            )
        )
    return found


async def _of_results(
    connection: AsyncConnection, table: Named, numbers: Iterable[int]
) -> dict[int, list[Any]]:
    found: dict[int, list[Any]] = defaultdict(list)
    query = select(table).where(table.result_id.in_(numbers))
    for row in await connection.execute(query.order_by(table.result_id, table.seat)):
        found[row.result_id].append(row)
    return found


# Matches ------------------------------------------------------------------------------------------


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


_first = alias(matches, "first")
_MATCH = (
    *(matches.id, _first.id.label("place"), matches.supersedes, matches.tournament_id),
    *(matches.section, matches.server_id, matches.after_result, matches.company, matches.ended_at),
)
_SAME = same(_first, tournament_id=matches.tournament_id, section=matches.section, supersedes=None)
_MATCHES = select(*_MATCH).join(_first, _SAME).order_by(matches.id)
_MATCHES_AFTER = prepared(
    _MATCHES.where(
        matches.id > bindparam("_number"), matches.after_result <= bindparam("_until")
    ).limit(bindparam("_limit", type_=Integer))
)


async def add_match(
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
    before = await latest_match(connection, tournament_id, section)
    if before is None and not teams:
        return None
    if before is not None and sorted(before.teams) == sorted(teams):
        return None
    last = await fetch_value(connection, select(func.max(results.id))) or 0
    # The same for the same people, however many there are.
    people = sorted(each for team in teams for each in team.people)
    company = sha256(" ".join(map(str, people)).encode()).hexdigest()[:32]
    number = await insert_new(
        connection,
        matches,
        tournament_id=tournament_id,
        section=section,
        server_id=server_id,
        after_result=last,
        company=company,
        ended_at=ended_at if before is None else before.ended_at,
        supersedes=None if before is None else before.number,
    )
    played = [
        {"match_id": number, "person_id": person, "team": place, "rank": team.rank}
        for place, team in enumerate(teams)
        for person in team.people
    ]
    await insert_rows(connection, match_players, played)
    return number


async def latest_match(
    connection: AsyncConnection, tournament_id: int, section: int
) -> Match | None:
    """Return what counts of a section."""
    query = _MATCHES.where(same(matches, tournament_id=tournament_id, section=section))
    found = await _matches(connection, (await connection.execute(query)).all())
    return found[-1] if found else None


async def matches_after(
    connection: AsyncConnection, number: int, limit: int, until_result: int | None = None
) -> list[Match]:
    """The next matches, corrections among them; `until_result`: those before the next result."""
    until = MOST if until_result is None else until_result
    which = {"_number": number, "_until": until, "_limit": limit}
    return await _matches(connection, (await connection.execute(_MATCHES_AFTER, which)).all())


async def corrections(connection: AsyncConnection, until: int) -> list[Match]:
    """Every correction up to a match."""
    query = _MATCHES.where(matches.supersedes.is_not(None), matches.id <= until)
    return await _matches(connection, (await connection.execute(query)).all())


async def earlier(connection: AsyncConnection, step: Party | Match, seconds: float) -> int:
    """How many rated parties, or matches, the same people had in the time before this one."""
    if not step.company:
        return 0
    of, counted = results, results.pool.is_not(None)
    if isinstance(step, Match):
        of, counted = matches, matches.supersedes.is_(None)
    lately = (of.ended_at > step.ended_at - seconds) & (of.id < step.place)
    return await count_where(connection, of.company == step.company, lately, counted)


async def _matches(connection: AsyncConnection, rows: Sequence[Any]) -> list[Match]:
    found: dict[int, dict[tuple[int, int], list[int]]] = defaultdict(lambda: defaultdict(list))
    if rows:
        query = select(match_players).where(match_players.match_id.in_([row.id for row in rows]))
        for row in await connection.execute(query.order_by(match_players.person_id)):
            found[row.match_id][(row.team, row.rank)].append(row.person_id)
    return [
        Match(*row, teams=tuple(Team(rank, tuple(people)) for (_, rank), people in teams))
        for row in rows
        for teams in [sorted(found[row.id].items())]
    ]
