"""Tournaments themselves, their co-organisers (T10), and what was done in them."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.messages import of
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import games, messages, people, seats, servers
from bot.storage.engine.statements import (
    count_where,
    delete_where,
    fetch,
    fetch_one,
    fetch_pairs,
    fetch_value,
    fetch_values,
    insert_new,
    insert_rows,
    prepared,
    rows,
    same,
)
from bot.storage.engine.tournament_schema import (
    LogRow,
    TournamentRow,
    tournament_invitations,
    tournament_log,
    tournament_members,
    tournament_organisers,
    tournaments,
)
from bot.storage.people.servers import are_blocked
from bot.tournaments import FORMATS

UNFINISHED = ("draft", "registration", "check_in", "running")
SERVER_LEFT = "server_left"
"""why a tournament has paused whose server has removed the bot"""


_OWN_TIME = [name for name, each in FORMATS.items() if each.own_time]

# What every round of work asks is made once: that takes longer than its answer.
_ONE = bindparam("_tournament")
_FIND = prepared(rows(TournamentRow, tournaments).where(tournaments.id == _ONE))
_CHANGE = prepared(update(tournaments).where(tournaments.id == _ONE))
_NOTE = prepared(insert(tournament_log).returning(tournament_log.id))
_TO_LOOK_AT = prepared(
    select(tournaments.id)
    .where(or_(tournaments.state == "running", tournaments.due_at <= bindparam("_now")))
    .order_by(tournaments.id)
)
_NEXT_DUE = prepared(
    select(func.min(tournaments.due_at)).where(tournaments.due_at > bindparam("_after"))
)
_GONE = servers.left_at.is_not(None)
_OUT_OF_STEP = prepared(
    select(tournaments.id, _GONE.label("gone"))
    .join(servers, servers.id == tournaments.server_id)
    .where(
        or_(*(tournaments.state == each for each in UNFINISHED)),
        or_(
            _GONE & tournaments.paused_at.is_(None),
            ~_GONE & (tournaments.paused_why == SERVER_LEFT),
        ),
    )
    .order_by(tournaments.id)
)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new tournament; its id."""
    return await insert_new(connection, tournaments, **values)


async def find(connection: AsyncConnection, tournament_id: int) -> TournamentRow | None:
    return await fetch_one(connection, TournamentRow, _FIND, {"_tournament": tournament_id})


async def of_server(
    connection: AsyncConnection,
    server_id: int,
    *states: str,
    daily: bool | None = None,
    limit: int = 25,
) -> list[TournamentRow]:
    """Return those of a server in these states (none given: in any), the newest first: no drafts
    that were deleted, of which nobody was ever told. `daily`: only dailies, or none of them."""
    query = rows(TournamentRow, tournaments).where(*_those(server_id, states, daily))
    query = query.order_by(tournaments.id.desc()).limit(limit)
    return await fetch(connection, TournamentRow, query)


async def page_of(
    connection: AsyncConnection,
    server_id: int,
    *states: str,
    daily: bool,
    first: int = 0,
    count: int,
) -> tuple[list[TournamentRow], int]:
    """Return a page of dailies or of all others, and how many there are: what is played, what is to
    come, soonest first, then what is over, the newest first."""
    those = _those(server_id, states, daily)
    over = tournaments.state == "finished"
    ended = func.coalesce(tournaments.ended_at, tournaments.starts_at)
    order = case((tournaments.state == "running", 0), (over, 2), else_=1)
    query = rows(TournamentRow, tournaments).where(*those)
    query = query.order_by(
        order, case((over, -ended), else_=tournaments.starts_at), tournaments.id.desc()
    )
    found = await fetch(connection, TournamentRow, query.offset(first).limit(count))
    total = await count_where(connection, *those)
    return found, total


async def people_of(connection: AsyncConnection, server_id: int, limit: int) -> list[int]:
    """The Discord ids of people who have sat at tables of a server or entered its tournaments, who
    came last first."""
    at_tables = select(seats.person_id).join(games, games.id == seats.game_id)
    entered = select(tournament_members.person_id).join(
        tournaments, tournaments.id == tournament_members.tournament_id
    )
    met = people.id.in_(at_tables.where(games.server_id == server_id))
    met |= people.id.in_(entered.where(tournaments.server_id == server_id))
    query = select(people.discord_id).where(met, people.discord_id.is_not(None))
    return await fetch_values(connection, query.order_by(people.id.desc()).limit(limit))


def _those(server_id: int, states: Sequence[str], daily: bool | None) -> list[ColumnElement[bool]]:
    announced = exists().where(
        of(Subject.ANNOUNCEMENT, tournament_id=tournaments.id, number=0),
        messages.person_id.is_(None),
    )
    found: list[ColumnElement[bool]] = [
        tournaments.server_id == server_id,
        (tournaments.state != "cancelled") | announced,
    ]
    if states:
        found.append(tournaments.state.in_(states))
    if daily is not None:
        format_ = tournaments.plan["format"].as_string()
        found.append(format_.in_(_OWN_TIME) if daily else format_.not_in(_OWN_TIME))
    return found


async def of_person(connection: AsyncConnection, person_id: int, *states: str) -> list[int]:
    """The tournaments in these states that somebody has entered, or is asked to, the newest
    first."""
    own, asked = tournament_members, tournament_invitations
    entered = select(own.tournament_id).where(own.person_id == person_id)
    waits = (asked.person_id == person_id) & asked.answer.is_(None)
    which = tournaments.id.in_(union(entered, select(asked.tournament_id).where(waits)))
    query = select(tournaments.id).where(which, tournaments.state.in_(states))
    return await fetch_values(connection, query.order_by(tournaments.id.desc()))


async def change(connection: AsyncConnection, tournament_id: int, **values: Any) -> None:
    """Set columns of a tournament."""
    await connection.execute(_CHANGE, {"_tournament": tournament_id, **values})


async def to_look_at(connection: AsyncConnection, now: float) -> list[int]:
    """The tournaments that are played now, and those in which something is due."""
    return await fetch_values(connection, _TO_LOOK_AT, {"_now": now})


async def out_of_step(connection: AsyncConnection) -> list[tuple[int, bool]]:
    """Return those that go on though their server has removed the bot (True), and those that have
    paused because of that though it is back."""
    return await fetch_pairs(connection, _OUT_OF_STEP)


async def by_state(connection: AsyncConnection) -> dict[str, int]:
    """How many tournaments of all servers are not over, by state."""
    counts = select(tournaments.state, func.count()).where(tournaments.state.in_(UNFINISHED))
    counts = counts.group_by(tournaments.state)
    return dict.fromkeys(UNFINISHED, 0) | dict(await fetch_pairs(connection, counts))


async def next_due(connection: AsyncConnection, after: float) -> float | None:
    """When something is due for the first time after a moment."""
    return await fetch_value(connection, _NEXT_DUE, {"_after": after})


async def co_organisers(connection: AsyncConnection, tournament_id: int) -> list[int]:
    rows = tournament_organisers
    query = select(rows.person_id).where(same(rows, tournament_id=tournament_id))
    return await fetch_values(connection, query.order_by(rows.person_id))


async def is_co_organiser(
    connection: AsyncConnection, server_id: int, tournament_id: int, person_id: int
) -> bool:
    """Return whether somebody is a co-organiser, and not kept from the tables of its server."""
    if person_id not in await co_organisers(connection, tournament_id):
        return False
    return not await are_blocked(connection, server_id, {person_id})


async def name_co_organisers(
    connection: AsyncConnection, tournament_id: int, people: Iterable[int]
) -> None:
    """Make these people the co-organisers of a tournament, and nobody else."""
    rows = tournament_organisers
    await delete_where(connection, rows, same(rows, tournament_id=tournament_id))
    new = [{"tournament_id": tournament_id, "person_id": each} for each in people]
    if new:
        await insert_rows(connection, rows, new)


async def note(
    connection: AsyncConnection,
    tournament_id: int,
    what: str,
    now: float,
    by: int | None = None,
    **facts: Any,
) -> int:
    """Write down what was done; the id of its line."""
    noted = {"tournament_id": tournament_id, "at": now, "by_id": by, "what": what, "facts": facts}
    return await fetch_value(connection, _NOTE, noted)


async def log_of(connection: AsyncConnection, tournament_id: int, limit: int = 100) -> list[LogRow]:
    """Return what was done last, the newest first."""
    query = rows(LogRow, tournament_log).where(tournament_log.tournament_id == tournament_id)
    query = query.order_by(tournament_log.id.desc()).limit(limit)
    return await fetch(connection, LogRow, query)


async def was_noted(
    connection: AsyncConnection, tournament_id: int, what: str, at: float | None
) -> bool:
    """Return whether something was written down at that very moment."""
    which = same(tournament_log, tournament_id=tournament_id, what=what, at=at)
    return await count_where(connection, which) != 0


async def facts_noted(
    connection: AsyncConnection, tournament_id: int, what: str, since: float = 0.0
) -> list[dict[str, Any]]:
    """The facts of what was written down from a moment on."""
    which = same(tournament_log, tournament_id=tournament_id, what=what)
    query = select(tournament_log.facts).where(which, tournament_log.at >= since)
    return await fetch_values(connection, query)


async def entries_noted(
    connection: AsyncConnection, tournament_id: int, what: str, since: float
) -> set[int]:
    """The entries of which something was written down from a moment on."""
    return {each["entry"] for each in await facts_noted(connection, tournament_id, what, since)}
