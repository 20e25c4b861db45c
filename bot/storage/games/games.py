"""Games, their seats and events; the tables that are not over, and where somebody has a seat."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, bindparam, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import (
    Departure,
    GameEvent,
    GameRow,
    SeatRow,
    departures,
    events,
    games,
    hints,
    seats,
    servers,
)
from bot.storage.engine.statements import (
    MOST,
    among,
    count_where,
    delete_where,
    expected,
    fetch,
    fetch_one,
    fetch_pairs,
    fetch_row,
    fetch_rows,
    fetch_value,
    fetch_values,
    insert_new,
    insert_once,
    insert_row,
    insert_rows,
    number_at,
    prepared,
    rows,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import tournament_games

NO_SERVER = 0
"""of what somebody practises"""


NEWEST_ACTION = "newest action"
"""of a connection: game and number of the last action that was added"""

_ELSEWHERE = {
    "server_id": func.coalesce(games.server_id, NO_SERVER),
    "server_discord_id": func.coalesce(
        select(servers.discord_id).where(servers.id == games.server_id).scalar_subquery(), 0
    ),
}
GAME_COLUMNS = [_ELSEWHERE[name] if name in _ELSEWHERE else games[name] for name in GameRow._fields]
"""the columns of a `GameRow`"""

# What every action asks is built once, and compiled once.
_ONE = bindparam("_game")
FIND = prepared(select(*GAME_COLUMNS).where(games.id == _ONE))
LOCK = prepared(FIND.with_for_update(key_share=True, of=games.id))
"""the same, of which nobody else changes the row meanwhile"""
_CHANGE = prepared(update(games).where(games.id == _ONE))
_GO_ON = expected(_CHANGE.where(games.version == bindparam("_known")))
_FIND_SEATS = prepared(rows(SeatRow, seats).where(seats.game_id == _ONE).order_by(seats.seat))
_ADD_EVENT = prepared(insert(events))
_FIND_EVENTS = prepared(
    rows(GameEvent, events)
    .where(events.game_id == _ONE, events.number.between(bindparam("_first"), bindparam("_until")))
    .order_by(events.number)
)


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new game; its id."""
    return await insert_new(connection, games, **values)


async def find(connection: AsyncConnection, game_id: int) -> GameRow | None:
    return await fetch_one(connection, GameRow, FIND, {"_game": game_id})


async def find_in_thread(
    connection: AsyncConnection, server_id: int, thread_id: int
) -> GameRow | None:
    """The newest game that is, or was, played in a thread."""
    query = select(*GAME_COLUMNS).where(games.server_id == server_id, games.thread_id == thread_id)
    return await fetch_one(connection, GameRow, query.order_by(games.id.desc()).limit(1))


async def change(connection: AsyncConnection, game_id: int, **values: Any) -> None:
    """Set columns of a game."""
    await connection.execute(_CHANGE, {"_game": game_id, **values})


async def go_on(connection: AsyncConnection, game_id: int, known: int, **values: Any) -> None:
    """Set columns of a game that was read at the version `known`; raises `Overtaken` when it has
    another."""
    await connection.execute(_GO_ON, {"_game": game_id, "_known": known, **values})


async def find_seats(connection: AsyncConnection, game_id: int) -> list[SeatRow]:
    """The seats of a game that are held, in order."""
    return await fetch(connection, SeatRow, _FIND_SEATS, {"_game": game_id})


async def set_seats(
    connection: AsyncConnection,
    game_id: int,
    sitting: dict[int, int | None],
    to_agree: Collection[int] = (),
) -> None:
    """Write down who sits where from now on; seats left out are empty.

    `to_agree`: the people who have not agreed to the rules as they are now.
    """
    await delete_where(connection, seats, seats.game_id == game_id)
    held = [
        {"game_id": game_id, **SeatRow(seat, person, person not in to_agree)._asdict()}
        for seat, person in sitting.items()
    ]
    await insert_rows(connection, seats, held)


async def add_event(connection: AsyncConnection, game_id: int, event: GameEvent) -> None:
    await connection.execute(_ADD_EVENT, {"game_id": game_id, **event._asdict()})
    connection.info[NEWEST_ACTION] = game_id, event.number


async def find_events(
    connection: AsyncConnection, game_id: int, until: int | None = None, after: int = 0
) -> list[GameEvent]:
    """The actions of a game in order: all, or up to number `until`, and those `after` a number."""
    until = MOST if until is None else until
    which = {"_game": game_id, "_first": after + 1, "_until": until}
    return await fetch(connection, GameEvent, _FIND_EVENTS, which)


async def find_event_of(
    connection: AsyncConnection, game_id: int, decision: str
) -> GameEvent | None:
    """The action that answered a decision."""
    return await fetch_row(
        connection, GameEvent, events, same(events, game_id=game_id, decision=decision)
    )


async def first_of_deal(connection: AsyncConnection, game_id: int, deal: int) -> int | None:
    """The number of the first action in a deal; the key of a decision begins with its deal."""
    # From its first letter to behind the last: deal 1 is not deal 12.
    of_deal = events.decision >= f"{deal}a", events.decision < f"{deal}{{"
    query = select(func.min(events.number)).where(events.game_id == game_id, *of_deal)
    return await fetch_value(connection, query)


async def find_appointments(connection: AsyncConnection) -> list[tuple[int, float]]:
    """Return the games in which the host does something next, and when."""
    query = select(games.id, games.due_at).where(games.due_at.is_not(None))
    return await fetch_pairs(connection, query)


async def postpone(
    connection: AsyncConnection,
    game_ids: Iterable[int],
    until: float | None,
    *,
    version: int | None = None,
) -> None:
    """The host looks at these games at another moment, or when they change; those that are another
    `version` by now are left as they are."""
    which: list[ColumnElement[bool]] = [games.id.in_(list(game_ids))]
    if version is not None:
        which.append(games.version == version)
    await set_where(connection, games, *which, due_at=until)


# Many at once, to watch them ----------------------------------------------------------------------

_FIND_LISTED = prepared(select(*GAME_COLUMNS).where(among(games.id, "_games")))
_FIND_SEATS_OF = prepared(
    select(seats.game_id, *(seats[each] for each in SeatRow._fields))
    .where(among(seats.game_id, "_games"))
    .order_by(seats.game_id, seats.seat)
)
_FIND_EVENTS_AFTER = prepared(
    select(events.game_id, events.number, events.action, events.at)
    .where(
        among(events.game_id, "_games"),
        events.number > number_at("_known", events.game_id),
        events.at <= bindparam("_until"),
    )
    .order_by(events.game_id, events.number)
)


class LaterAction(NamedTuple):
    """An action of one of several games."""

    game_id: int
    number: int
    action: str
    at: float


async def find_listed(connection: AsyncConnection, ids: Collection[int]) -> list[GameRow]:
    """The games of these numbers."""
    return await fetch(connection, GameRow, _FIND_LISTED, {"_games": list(ids)})


async def find_seats_of(
    connection: AsyncConnection, ids: Collection[int]
) -> dict[int, list[SeatRow]]:
    """The seats of these games that are held, in order."""
    found: dict[int, list[SeatRow]] = {each: [] for each in ids}
    for game_id, *values in await connection.execute(_FIND_SEATS_OF, {"_games": list(ids)}):
        found[game_id].append(SeatRow(*values))
    return found


async def find_events_after(
    connection: AsyncConnection, known: Mapping[int, int], until: float
) -> list[LaterAction]:
    """What was done in some games after the actions that are known, how many there are of each, and
    until a moment; in order."""
    values = {"_games": list(known), "_known": known, "_until": until}
    return await fetch(connection, LaterAction, _FIND_EVENTS_AFTER, values)


# Tables that are not over -------------------------------------------------------------------------

OPEN = ("lobby", "playing")
OF_NO_TOURNAMENT = ~exists().where(tournament_games.game_id == games.id)


class OpenTables(NamedTuple):
    """On a server: all but those of tournaments, and those that one person has opened."""

    all: int
    hosted: int


async def open_on_server(connection: AsyncConnection, server_id: int, person_id: int) -> OpenTables:
    query = select(func.count(), func.count().filter(games.host_id == person_id)).where(
        games.server_id == server_id, games.status.in_(OPEN), OF_NO_TOURNAMENT
    )
    return OpenTables(*(await connection.execute(query)).one())


async def any_stuck(connection: AsyncConnection, now: float, late: float) -> bool:
    """Return whether somewhere something has been due for longer than `late`, or a question that is
    open was asked in the future."""
    ahead = (games.status == "playing") & (games.asked_at > now + late)
    due = games.due_at < now - late
    return bool(
        await fetch_value(connection, select(exists().where(games.status.in_(OPEN), due | ahead)))
    )


async def seats_held(connection: AsyncConnection, person_id: int, but_for: int | None) -> int:
    """The seats where a person plays, at all tables but one; where they are away a robot does.

    What they practise keeps nobody waiting, and does not count.
    """
    return await count_where(
        connection,
        same(seats, person_id=person_id, away=False, game_id=games.id),
        games.status.in_(OPEN),
        games.server_id.is_not(None),
        games.id != (but_for or 0),
    )


async def lobbies_of(connection: AsyncConnection, server_id: int, person_id: int) -> list[int]:
    """The lobbies of a server in which a person sits."""
    return await fetch_values(
        connection,
        select(games.id)
        .join(seats, seats.game_id == games.id)
        .where(same(games, server_id=server_id, status="lobby"), seats.person_id == person_id)
        .order_by(games.id),
    )


async def count_by_status(connection: AsyncConnection) -> dict[str, int]:
    """How many tables of all servers are lobbies, and how many are played at."""
    counts = select(games.status, func.count()).where(games.status.in_(OPEN))
    return dict.fromkeys(OPEN, 0) | dict(
        await fetch_pairs(connection, counts.group_by(games.status))
    )


# Seats of parties that go on ----------------------------------------------------------------------

MOST_LISTED = 12
"""a message on Discord holds a way to so many"""

# What every action asks is built once, and compiled once.
_CHANGE_SEAT = prepared(
    update(seats).where(seats.game_id == bindparam("_game"), seats.seat == bindparam("_seat"))
)


async def change_seat(connection: AsyncConnection, game_id: int, seat: int, **values: Any) -> None:
    """Set columns of a seat."""
    await connection.execute(_CHANGE_SEAT, {"_game": game_id, "_seat": seat, **values})


async def change_seats(connection: AsyncConnection, game_id: int, **values: Any) -> None:
    """Set columns of every seat of a game."""
    await set_where(connection, seats, seats.game_id == game_id, **values)


async def let_stay(connection: AsyncConnection, game_id: int, seat: int) -> None:
    """Note that nobody at a table wants any more that who holds this seat goes."""
    about = same(seats, game_id=game_id, wants_gone=seat)
    await set_where(connection, seats, about, wants_gone=None)


class FinalSeat(NamedTuple):
    """A seat at the end of a party, and who had it when the party began (None: a robot)."""

    seat: int
    person_id: int | None
    first_id: int | None
    away: bool


async def note_beginners(connection: AsyncConnection, game_id: int) -> None:
    """Note the people who sit now as those who began the party."""
    await change_seats(connection, game_id, first_id=seats.person_id)


async def find_final_seats(connection: AsyncConnection, game_id: int) -> list[FinalSeat]:
    """The seats of a game, in order."""
    return await fetch_rows(connection, FinalSeat, seats, seats.game_id == game_id, by=[seats.seat])


async def open_tables_of(connection: AsyncConnection, person_id: int) -> list[int]:
    """The tables that are not over where somebody sits or that they opened: the newest first.

    Those of a tournament they have not opened themselves.
    """
    sits = select(seats.game_id).where(seats.person_id == person_id)
    opened = (games.host_id == person_id) & OF_NO_TOURNAMENT
    return await _open(connection, or_(opened, games.id.in_(sits)))


async def open_tables_on(connection: AsyncConnection, server_id: int) -> list[int]:
    """The tables of a server that are not over: the newest first."""
    return await _open(connection, games.server_id == server_id)


async def _open(connection: AsyncConnection, which: Any) -> list[int]:
    return await fetch_values(
        connection,
        select(games.id)
        .where(which, games.status.in_(OPEN), games.server_id.is_not(None))
        .order_by(games.id.desc())
        .limit(MOST_LISTED),
    )


# People who gave up a seat before the party was over ---------------------------------------------


async def add_departure(connection: AsyncConnection, game_id: int, departure: Departure) -> None:
    await insert_row(connection, departures, game_id=game_id, **departure._asdict())


async def find_departure(
    connection: AsyncConnection, game_id: int, person_id: int
) -> Departure | None:
    """The last time that somebody gave up a seat at a table."""
    which = same(departures, game_id=game_id, person_id=person_id)
    query = rows(Departure, departures).where(which).order_by(departures.id.desc())
    return await fetch_one(connection, Departure, query.limit(1))


async def sent_away(connection: AsyncConnection, game_id: int) -> set[int]:
    """The people who did not go by themselves: others took them off the table.

    At a tournament's table nobody can offer a seat, so who was replaced there was so by its
    organiser.
    """
    arranged = exists().where(tournament_games.game_id == game_id)
    by_others = or_(departures.why == "removed", (departures.why == "replaced") & arranged)
    query = select(departures.person_id).where(departures.game_id == game_id, by_others)
    return set(await fetch_values(connection, query))


# Records that anybody may have --------------------------------------------------------------------


async def is_public(connection: AsyncConnection, game_id: int) -> bool:
    """Return whether anybody may have the record."""
    published = (games.id == game_id) & games.published_at.is_not(None)
    return bool(await fetch_value(connection, select(exists().where(published))))


async def publish(connection: AsyncConnection, game_id: int, now: float) -> None:
    """From now on anybody may have the record; the first time counts."""
    unpublished = (games.id == game_id) & games.published_at.is_(None)
    await set_where(connection, games, unpublished, published_at=now)


# Hints, for each decision one, however often it is read -------------------------------------------


async def add_hint(connection: AsyncConnection, **values: Any) -> None:
    await insert_once(connection, hints, values)


async def find_hints(connection: AsyncConnection, **wanted: Any) -> Mapping[str, list[Any]]:
    """Return what the hints with these values were found from, by decision."""
    query = select(hints.decision, hints.weighing).where(same(hints, **wanted))
    return dict(await fetch_pairs(connection, query))


async def hints_in_deal(connection: AsyncConnection, game_id: int, deal: int) -> Mapping[int, int]:
    """Return how many hints each seat was given in a deal, where it was given any."""
    query = select(hints.seat, func.count()).where(same(hints, game_id=game_id, deal=deal))
    return dict(await fetch_pairs(connection, query.group_by(hints.seat).order_by(hints.seat)))
