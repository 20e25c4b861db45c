"""A game as it stands: its row, who sits where, and the state its events replay to."""

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import (
    Decision,
    Ruleset,
    State,
    apply,
    decisions,
    parse_action,
    ruleset_from_options,
    start,
)
from bot.storage import games, people
from bot.storage.games import GameRow
from bot.storage.people import Person
from bot.tables.refusals import RefusalReason, Refused

ROBOT_NAMES: Final = ("César", "Panisse", "Escartefigue", "Brun")
"""by seat: the four who play cards at the Bar de la Marine"""


class Holder(NamedTuple):
    """Who holds a seat: a person, or a robot when `person` is None."""

    seat: int
    person: Person | None

    @property
    def name(self) -> str:
        return ROBOT_NAMES[self.seat] if self.person is None else self.person.name

    @property
    def robot(self) -> bool:
        return self.person is None


@dataclass(frozen=True)
class Game:
    """A game between two changes. `state` is None in the lobby; `events` counts its actions."""

    row: GameRow
    rules: Ruleset
    seats: tuple[Holder | None, ...]
    state: State | None
    events: int

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def people(self) -> tuple[Holder, ...]:
        """The seats held by people."""
        return tuple(holder for holder in self.seats if holder and holder.person)

    @property
    def deal(self) -> int:
        """The deal whose messages are up to date; the first one from the start on."""
        return max(1, self.state.deal_number) if self.state else 0

    def seat_of(self, person_id: int) -> int | None:
        for holder in self.people:
            if holder.person and holder.person.id == person_id:
                return holder.seat
        return None

    def holder(self, seat: int) -> Holder:
        holder = self.seats[seat]
        if holder is None:
            raise ValueError(f"nobody holds seat {seat} of game {self.id}")
        return holder

    def playing(self) -> State:
        """The state; raises `Refused` unless a party is going on."""
        if self.row.status == "lobby":
            raise Refused(RefusalReason.NOT_STARTED)
        if self.row.status != "playing" or self.state is None:
            raise Refused(RefusalReason.PARTY_OVER)
        return self.state

    def decision(self) -> Decision | None:
        """The open decision; None in the lobby and after the party."""
        if self.state is None:
            return None
        return next(iter(decisions(self.state)), None)


class States:
    """States by game and number of events: the cache of what the events replay to."""

    def __init__(self, size: int = 4000) -> None:
        self._size = size
        self._states: OrderedDict[tuple[int, int], State] = OrderedDict()

    def get(self, game_id: int, events: int) -> State | None:
        return self._states.get((game_id, events))

    def put(self, game_id: int, events: int, state: State) -> None:
        self._states[game_id, events] = state
        while len(self._states) > self._size:
            self._states.popitem(last=False)


class Games:
    """Loads games; shared by everything that reads or changes them."""

    def __init__(self) -> None:
        self.states = States()

    async def load(self, connection: AsyncConnection, game_id: int) -> Game:
        """The game; raises `Refused` when there is none of that number."""
        row = await games.find(connection, game_id)
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_TABLE)
        sitting = await games.find_seats(connection, game_id)
        known = await people.find_many(connection, {p for p in sitting.values() if p})
        rules = ruleset_from_options(row.options)
        holders = tuple(
            Holder(seat, known[person] if (person := sitting[seat]) else None)
            if seat in sitting
            else None
            for seat in range(rules.players)
        )
        events = await games.count_events(connection, game_id)
        state = None
        if row.status != "lobby" and row.started_at is not None:
            state = await self.state_at(connection, game_id, rules, events)
        return Game(row=row, rules=rules, seats=holders, state=state, events=events)

    async def at(self, connection: AsyncConnection, game: Game, events: int) -> Game:
        """The game as it stood after the first `events` actions."""
        state = await self.state_at(connection, game.id, game.rules, events)
        row = game.row._replace(version=game.row.version - (game.events - events), status="playing")
        return replace(game, row=row, state=state, events=events)

    async def state_at(
        self, connection: AsyncConnection, game_id: int, rules: Ruleset, events: int
    ) -> State:
        """The state after the first `events` actions of a game."""
        state = self.states.get(game_id, events)
        if state is None:
            state = start(rules)
            for event in await games.find_events(connection, game_id):
                if event.number > events:
                    break
                state = apply(state, parse_action(event.action)).state
            self.states.put(game_id, events, state)
        return state
