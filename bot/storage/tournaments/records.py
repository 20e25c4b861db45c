"""All that came of the tournaments that are over: of somebody, and who has won them."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import people, tournament_entries, tournament_members, tournaments
from bot.storage.ratings.leaderboards import EVERYWHERE

PODIUM: Final = 3
"""ranks"""


class Record(NamedTuple):
    """How many tournaments somebody has played to their end, and how they came out."""

    played: int = 0
    won: int = 0
    podiums: int = 0


class Winner(NamedTuple):
    """A member of an entry that has won; the name is empty for who was forgotten."""

    person_id: int
    name: str
    hidden: bool


_SAME_ENTRY: Final = (tournament_members.c.tournament_id == tournament_entries.c.tournament_id) & (
    tournament_members.c.number == tournament_entries.c.number
)


async def record_of(connection: AsyncConnection, person_id: int, scope: int) -> Record:
    """On a server, or `EVERYWHERE`."""
    row = (await connection.execute(record_query(person_id, scope))).one()
    return Record(*(each or 0 for each in row))


def record_query(person_id: int, scope: int) -> Select[*tuple[Any, ...]]:
    """Begins with their own entries, which an index finds."""
    rank = tournament_entries.c.final_rank
    query = (
        select(
            func.count(),
            func.sum(case((rank == 1, 1), else_=0)),
            func.sum(case((rank <= PODIUM, 1), else_=0)),
        )
        .select_from(tournament_members)
        .join(tournament_entries, _SAME_ENTRY)
        .join(tournaments, tournaments.c.id == tournament_members.c.tournament_id)
        .where(
            tournament_members.c.person_id == person_id,
            rank.is_not(None),
            tournaments.c.state == "finished",
        )
    )
    return query if scope == EVERYWHERE else query.where(tournaments.c.server_id == scope)


async def winners_of(
    connection: AsyncConnection, tournament_ids: Iterable[int]
) -> dict[int, list[list[Winner]]]:
    """Return, by tournament, the people of each entry that came first; a robot is nobody."""
    query = (
        select(
            tournament_entries.c.tournament_id,
            tournament_entries.c.number,
            people.c.id,
            people.c.name,
            people.c.hidden,
        )
        .join(tournament_members, _SAME_ENTRY)
        .join(people, people.c.id == tournament_members.c.person_id)
        .where(
            tournament_entries.c.tournament_id.in_(list(tournament_ids)),
            tournament_entries.c.final_rank == 1,
        )
        .order_by(tournament_entries.c.number, tournament_members.c.place)
    )
    found: dict[int, dict[int, list[Winner]]] = defaultdict(lambda: defaultdict(list))
    for row in await connection.execute(query):
        found[row.tournament_id][row.number].append(Winner(row.id, row.name, row.hidden))
    return {each: list(entries.values()) for each, entries in found.items()}
