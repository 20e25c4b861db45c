"""Games, their seats and their events."""

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import EVENTS, GAMES, SEATS, events, games, seats
from bot.storage.engine.statements import MOST, fetch, fetch_one, fetch_value, prepared

NO_SERVER: Final = 0
"""of what somebody practises"""


class GameRow(NamedTuple):
    """A row of `games`."""

    id: int
    server_id: int
    """`NO_SERVER` for practice"""
    channel_id: int
    thread_id: int | None
    host_id: int
    status: str
    language: str
    preset: str
    options: dict[str, Any]
    rules_name: str | None
    rules_version: int
    seed: bytes
    version: int
    events: int
    trick_events: int | None
    trick_at: float | None
    asked_at: float | None
    due_at: float | None
    again_id: int | None
    created_at: float
    started_at: float | None
    turn_seconds: float = 90.0
    bank_seconds: float = 300.0
    paused_at: float | None = None
    paused_why: str | None = None
    ended_why: str | None = None
    paused_by: int | None = None
    nonces: dict[str, str] | None = None
    """by person in the lobby, by seat once it has started"""
    open_hands: bool = False
    """everybody may see the hands of a deal that is over, where `Game.shows_hands` allows it"""
    hints: bool = False
    """people may ask for them, where `Game.allows_hints` says so"""
    robot_level: str = "strong"
    """how well its robots play"""
    once_more: bool = False
    """practice that plays one deal of another party again, and ends with it"""

    @property
    def of_seats(self) -> tuple[str | None, ...]:
        """Return what each seat's press mixed into the seed of a party that has started."""
        by_seat = {} if self.started_at is None else self.nonces or {}
        return tuple(by_seat.get(str(seat)) for seat in range(4)) if by_seat else ()


class SeatRow(NamedTuple):
    """A held seat; `person_id` is None for a robot."""

    seat: int
    person_id: int | None
    agreed: bool
    bank: float | None = None
    clock_from: float | None = None
    missed: int = 0
    away: bool = False
    offered: bool = False
    wants_end: bool = False
    told: int = 0
    wants_gone: int | None = None


class Event(NamedTuple):
    """One action of a game, as it was committed."""

    number: int
    decision: str
    action: str
    made_by: str
    person_id: int | None
    at: float


NEWEST_ACTION: Final = "newest action"
"""of a connection: game and number of the last action that was added"""

GAME_COLUMNS: Final = [
    func.coalesce(games.server_id, NO_SERVER) if name == "server_id" else games[name]
    for name in GameRow._fields
]
"""all that a `GameRow` is made of"""
_SEAT = [seats[name] for name in SeatRow._fields]
_EVENT = [events[name] for name in Event._fields]

# What every action asks is built once, and compiled once.
_ONE = bindparam("_game")
_FIND = prepared(select(*GAME_COLUMNS).where(games.id == _ONE))
_CHANGE = prepared(update(GAMES).where(games.id == _ONE))
_FIND_SEATS = prepared(select(*_SEAT).where(seats.game_id == _ONE).order_by(seats.seat))
_ADD = prepared(insert(GAMES).returning(games.id))
_EMPTY_SEATS = prepared(delete(SEATS).where(seats.game_id == _ONE))
_ADD_SEATS = prepared(insert(SEATS))
_ADD_EVENT = prepared(insert(EVENTS))
_FIND_EVENTS = prepared(
    select(*_EVENT)
    .where(events.game_id == _ONE, events.number <= bindparam("_until"))
    .order_by(events.number)
)
_FIND_APPOINTMENTS = select(games.id, games.due_at).where(games.due_at.is_not(None))


async def add(connection: AsyncConnection, **values: Any) -> int:
    """A new game; its id."""
    return await fetch_value(connection, _ADD, values)


async def find(connection: AsyncConnection, game_id: int) -> GameRow | None:
    return await fetch_one(connection, GameRow, _FIND, {"_game": game_id})


async def find_in_thread(
    connection: AsyncConnection, server_id: int, thread_id: int
) -> GameRow | None:
    """The newest game that is, or was, played in a thread."""
    query = select(*GAME_COLUMNS).where(games.server_id == server_id, games.thread_id == thread_id)
    return await fetch_one(connection, GameRow, query.order_by(games.id.desc()).limit(1))


async def change(connection: AsyncConnection, game_id: int, **values: Any) -> None:
    """Set columns of a game."""
    await connection.execute(_CHANGE, {"_game": game_id, **values})


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
    await connection.execute(_EMPTY_SEATS, {"_game": game_id})
    if sitting:
        rows = [
            {
                "game_id": game_id,
                "seat": seat,
                "person_id": person,
                "agreed": person not in to_agree,
            }
            for seat, person in sitting.items()
        ]
        await connection.execute(_ADD_SEATS, rows)


async def add_event(connection: AsyncConnection, game_id: int, event: Event) -> None:
    await connection.execute(_ADD_EVENT, {"game_id": game_id, **event._asdict()})
    connection.info[NEWEST_ACTION] = game_id, event.number


async def find_events(
    connection: AsyncConnection, game_id: int, until: int | None = None
) -> list[Event]:
    """The actions of a game in order: all, or the first `until`."""
    which = {"_game": game_id, "_until": MOST if until is None else until}
    return await fetch(connection, Event, _FIND_EVENTS, which)


async def find_event_of(connection: AsyncConnection, game_id: int, decision: str) -> Event | None:
    """The action that answered a decision."""
    query = select(*_EVENT).where(events.game_id == game_id, events.decision == decision)
    return await fetch_one(connection, Event, query)


async def first_of_deal(connection: AsyncConnection, game_id: int, deal: int) -> int | None:
    """The number of the first action in a deal; the key of a decision begins with its deal."""
    query = select(func.min(events.number)).where(
        events.game_id == game_id, events.decision.op("GLOB")(f"{deal}[a-z]*")
    )
    return await fetch_value(connection, query)


async def find_appointments(connection: AsyncConnection) -> list[tuple[int, float]]:
    """Return the games in which the host does something next, and when."""
    found = await connection.execute(_FIND_APPOINTMENTS)
    return [(row.id, row.due_at) for row in found]


async def postpone(
    connection: AsyncConnection, game_ids: Iterable[int], until: float | None
) -> None:
    """The host looks at these games at another moment, or when they change."""
    statement = update(GAMES).where(games.id.in_(list(game_ids))).values(due_at=until)
    await connection.execute(statement)
