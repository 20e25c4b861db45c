"""Results of tournaments that are over: of one person, and who has won them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import people
from bot.storage.engine.statements import alias, fetch_pairs
from bot.storage.engine.tournament_schema import (
    TournamentRow,
    tournament_entries,
    tournament_members,
    tournament_tables,
    tournaments,
)
from bot.storage.ratings.leaderboards import EVERYWHERE
from bot.tournaments import FORMATS

PODIUM = 3
"""ranks"""


class TournamentRecord(NamedTuple):
    """How many tournaments somebody has played to their end, and how they came out. Who came to
    none of their tables, or was alone in having a place, has played against nobody."""

    played: int = 0
    won: int = 0
    podiums: int = 0


class Winner(NamedTuple):
    """A member of an entry that has won; the name is empty for who was forgotten."""

    person_id: int
    name: str
    hidden: bool


class First(NamedTuple):
    """An entry that came first, with a robot as nobody; `direction` where directions are ranked
    apart: 0 north–south, 1 east–west."""

    people: tuple[Winner, ...]
    direction: int | None = None


_another = alias(tournament_entries, "another")
_SAME_ENTRY = (tournament_members.tournament_id == tournament_entries.tournament_id) & (
    tournament_members.number == tournament_entries.number
)


async def record_of(connection: AsyncConnection, person_id: int, scope: int) -> TournamentRecord:
    """The record of a person on a server, or `EVERYWHERE`."""
    rank = tournament_entries.final_rank
    query = (  # begins with their own entries, which an index finds
        select(
            func.count(),
            func.sum(case((rank == 1, 1), else_=0)),
            func.sum(case((rank <= PODIUM, 1), else_=0)),
        )
        .select_from(tournament_members)
        .join(tournament_entries, _SAME_ENTRY)
        .join(tournaments, tournaments.id == tournament_members.tournament_id)
        .where(
            tournament_members.person_id == person_id,
            rank.is_not(None),
            exists().where(
                _another.tournament_id == tournament_entries.tournament_id,
                _another.number != tournament_entries.number,
                _another.final_rank.is_not(None),
            ),
            tournaments.state == "finished",
        )
    )
    if scope != EVERYWHERE:
        query = query.where(tournaments.server_id == scope)
    return TournamentRecord(*(each or 0 for each in (await connection.execute(query)).one()))


async def winners_of(
    connection: AsyncConnection, of: Iterable[TournamentRow]
) -> dict[int, list[First]]:
    """Return, by tournament, each entry that came first, north–south before east–west."""
    rows = list(of)
    query = (
        select(
            tournament_entries.tournament_id,
            tournament_entries.number,
            people.id,
            people.name,
            people.hidden,
        )
        .join(tournament_members, _SAME_ENTRY)
        .join(people, people.id == tournament_members.person_id)
        .where(
            tournament_entries.tournament_id.in_([each.id for each in rows]),
            tournament_entries.final_rank == 1,
        )
        .order_by(tournament_entries.number, tournament_members.place)
    )
    found: dict[int, dict[int, list[Winner]]] = defaultdict(lambda: defaultdict(list))
    for row in await connection.execute(query):
        found[row.tournament_id][row.number].append(Winner(row.id, row.name, row.hidden))
    apart = [each.id for each in rows if FORMATS[each.plan["format"]].directions]
    # Where each entry sat, by tournament and number: a direction is that of all rounds.
    sides: dict[tuple[int, int], int] = {}
    if apart := [each for each in apart if each in found]:
        table = tournament_tables
        query = select(table.tournament_id, table.sides).where(table.tournament_id.in_(apart))
        for number, seated in await fetch_pairs(connection, query):
            for side, entries in enumerate(seated):
                sides |= {(number, entry): side for entry in entries}
    return {
        each: sorted(
            (First(tuple(people), sides.get((each, number))) for number, people in entries.items()),
            key=lambda first: first.direction or 0,
        )
        for each, entries in found.items()
    }
