"""A game as it stands: its row, who sits where, and the state that its actions replay to; and how
games are loaded and remembered."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.robots import Level
from bot.rules import (
    PRESETS,
    Decision,
    RulesError,
    Ruleset,
    Sides,
    State,
    apply,
    decisions,
    find_preset,
    game_of,
    mixed_seed,
    parse_action,
    ruleset_from_options,
    start,
)
from bot.storage.engine.schema import GameRow, Note, Person, SeatRow
from bot.storage.games import games, notes
from bot.storage.games.games import NO_SERVER
from bot.storage.people import people
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.rounds import AtTournament
from bot.tables.options import TableRules, Tempo, rules_mark
from bot.tables.refusals import RefusalReason, Refused

log = logging.getLogger(__name__)

GOES_ON = frozenset({"lobby", "playing"})
HEARD = 8
"""actions for which is shown what somebody says: two rounds of the table"""
PAST = 60
"""games that are over, of which some more is shown for a while"""


class MadeBy(StrEnum):
    """The maker of an action: a person, a robot, a clock in a person's place, or the host."""

    PLAYER = "player"
    ROBOT = "robot"
    CLOCK = "clock"
    HOST = "host"


ROBOT_NAMES = ("César", "Panisse", "Escartefigue", "Brun")
"""by seat: the four who play cards at the Bar de la Marine"""
OF_PLACES = (
    ("César", "Marius", "Manon", "Topaze"),
    ("Panisse", "Brun", "Fernand", "Honorine", "Félicité", "Ugolin", "Aimable", "Angèle"),
    ("Naïs", "Merlusse", "Papet"),
    ("Jofroi", "Cigalon", "Regain", "Toine"),
)
"""by place within an entry: more of the same author, short ones, for which a podium has room"""
HOUSE = 4
"""robots of the house that complete a field, at the most"""


def of_entry(entry: int, place: int) -> str:
    """A robot of an entry has one name throughout a tournament, which no other robot there has;
    `place`: within the entry.

    >>> of_entry(0, 0), of_entry(3, 1), of_entry(11, 1)
    ('César', 'Aimable', 'Aimable 2')
    """
    names = OF_PLACES[place]
    again, which = divmod(-entry if entry <= 0 else entry + HOUSE - 1, len(names))
    return f"{names[which]} {again + 1}" if again else names[which]


def at_seat(seat: int, sides: Sequence[Sequence[int]] = (), *, two_tables: bool = False) -> str:
    """`sides`: the entries at a table of a tournament, one of them nobody's where who plays has
    robots alone around them; `two_tables`: the other half of each entry sits at another one."""
    if not sides or not all(sides):
        return ROBOT_NAMES[seat]
    place, number = divmod(seat, len(sides))
    side = sides[number]
    if two_tables:  # two of them sit north–south here, the others east–west there
        return of_entry(side[0], 2 * number + place)
    if len(side) == 2:  # each of them plays for themselves
        return of_entry(side[place], 0)
    return of_entry(side[0], place)


NAMELESS = "…"
"""of somebody who was forgotten, where no word can stand"""


class Holder(NamedTuple):
    """The holder of a seat: a person, or a robot when `person` is None."""

    seat: int
    person: Person | None
    agreed: bool = True
    """to the rules as they are now; a robot always does"""
    bank: float | None = None
    """seconds left for turns that take longer than theirs; None: all that the table gives"""
    clock_from: float | None = None
    """since when their clock runs; None: it does not"""
    missed: int = 0
    """their last turns in a row that were played for them"""
    away: bool = False
    """a robot keeps the seat until they are back"""
    offered: bool = False
    """to whoever wants to replace them"""
    wants_end: bool = False
    """they have agreed to end the party before its end"""
    told: int = 0
    """what they have been told of the present question beside their hand: see `clocks.Reminder`"""
    relieved: bool = False
    """robots play what is left of the party: its tournament's round is over"""
    wants_gone: int | None = None
    """the seat whose person is to be taken off the table, if all the others want it too"""
    phrase: str | None = None
    """what they said last, one of `PHRASES`"""
    phrase_events: int = 0
    """after how many actions they said it"""
    note: str | None = None
    """what they leave with their next card or call"""
    robot_name: str = ""
    """of who plays where no person does; empty: the seat's"""
    namesakes: int = 0
    """how many at the table are called so before them"""
    level: Level | None = None
    """how well a robot plays, where a table may choose that; a person has none"""

    @property
    def name(self) -> str:
        """A name that no other at the table has."""
        return f"{self._own_name} {self.namesakes + 1}" if self.namesakes else self._own_name

    @property
    def _own_name(self) -> str:
        if self.person is None:
            return self.robot_name or at_seat(self.seat)
        return self.person.name or NAMELESS

    @property
    def robot(self) -> bool:
        return self.person is None

    @property
    def played_by_robot(self) -> bool:
        """Return whether a robot acts here: nobody holds the seat, its person is away, or
        relieved."""
        return self.person is None or self.away or self.relieved


@dataclass(frozen=True)
class Game:
    """A game between two changes. `state` is None in the lobby, and when the record is damaged."""

    row: GameRow
    rules: Ruleset
    seats: tuple[Holder | None, ...]
    state: State | None
    tournament: AtTournament | None = None
    """of which it is a table; it is another only when the game has another version"""
    readable: bool = True
    """whether its stored options are; else `rules` are those of its preset, for what is shown"""
    notes: tuple[Note, ...] = ()
    """left with its last actions"""

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def is_practice(self) -> bool:
        """Return whether one person plays alone against robots, on no server."""
        return self.row.server_id == NO_SERVER

    @property
    def seed(self) -> bytes:
        """Return what all chance of the party comes from."""
        return mixed_seed(self.row.seed, self.row.of_seats)

    @property
    def accounts(self) -> Sides:
        """Return the seats that score together."""
        return game_of(self.rules).accounts

    @property
    def events(self) -> int:
        """How many actions there were."""
        return self.row.events

    @property
    def has_ended(self) -> bool:
        """Return whether there was a party that is over, or ended before its end."""
        status, started_at = self.row.status, self.row.started_at
        return status == "over" or (status == "closed" and started_at is not None)

    @property
    def is_broken(self) -> bool:
        """Return whether a party goes on whose record does not replay: it has no state."""
        return self.row.status == "playing" and self.state is None

    @property
    def robot_level(self) -> Level:
        """Return how well the robots of this table play, or of another like it."""
        return Level(self.row.robot_level)

    @property
    def may_show_hands(self) -> bool:
        """Return whether the hands of a deal that is over tell nothing of another.

        A pack that is only cut brings the same cards together again, and the boards of a
        tournament are those of others too.
        """
        return self.rules.shuffle == "every_deal" and self.tournament is None

    @property
    def shows_hands(self) -> bool:
        """Return whether whoever sees the table may see the hands of a deal that is over: where it
        wants that, and at practice."""
        return self.is_practice or (self.row.open_hands and self.may_show_hands)

    @property
    def allows_hints(self) -> bool:
        """Return whether people may ask what to do: where one practises, and at a table of no
        tournament that wants it, which is not rated then."""
        return self.is_practice or (self.row.hints and self.tournament is None)

    @property
    def table_rules(self) -> TableRules:
        """Return what is played, and the name under which it was saved."""
        return TableRules(self.row.preset, self.rules, self.row.rules_name)

    @property
    def tempo(self) -> Tempo:
        """How much time the players have."""
        return Tempo(self.row.turn_seconds, self.row.bank_seconds)

    @property
    def takes_notes(self) -> bool:
        """Return whether a note may be left with a card or call: where hours or days pass between
        two, somebody else reads it, and nobody plays for a tournament."""
        return self.tempo.correspondence and self.tournament is None and len(self.people) > 1

    @property
    def fresh_notes(self) -> tuple[Note, ...]:
        """Return the notes that are still to be read, of people who sit there."""
        return tuple(
            each
            for each in self.notes
            if 0 <= self.events - (each.number or 0) < HEARD
            and self.seat_of(each.person_id) is not None
        )

    @property
    def mark(self) -> str:
        """The mark of what everybody at the table agrees to."""
        return rules_mark(self.rules, self.tempo)

    @property
    def people(self) -> tuple[Holder, ...]:
        """The seats held by people."""
        return tuple(holder for holder in self.seats if holder and holder.person)

    @property
    def played_out(self) -> bool:
        """Return whether robots play what is left of a tournament's party, as fast as they can."""
        return any(each.relieved for each in self.seats if each)

    @property
    def deserted(self) -> bool:
        """Return whether nobody plays here: all are away, or somebody is looked for and none is
        left."""
        if self.played_out:
            return False
        people, offered = self.people, any(each and each.offered for each in self.seats)
        return all(holder.away for holder in people) and (bool(people) or offered)

    @property
    def deal(self) -> int:
        """The deal whose messages are up to date; the first one from the start on."""
        return max(1, self.state.deal_number) if self.state else 0

    def with_row(self, **columns: Any) -> "Game":
        """The game with other columns."""
        return replace(self, row=self.row._replace(**columns))

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
        if self.row.status != "playing":
            raise Refused(RefusalReason.PARTY_OVER)
        if self.state is None:
            raise Refused(RefusalReason.BROKEN)
        return self.state

    def decision(self) -> Decision | None:
        """Return what the party waits for first; None in the lobby and after the party."""
        return next(iter(self.waits()), None)

    def waits(self) -> tuple[Decision, ...]:
        """The open decisions that the party waits for."""
        if self.state is None:
            return ()
        return tuple(each for each in decisions(self.state) if each.waits)


class Games:
    """Loads games; shared by everything that reads or changes them.

    What it remembers is checked against the game's row, so another process may change a game too.
    """

    def __init__(self) -> None:
        self._games: LRUCache[int, Game] = LRUCache(2000)
        self._past: LRUCache[int, Game] = LRUCache(PAST)
        """those in which nothing is done any more: a party is some 20 kB, and looked at rarely"""
        self._states: LRUCache[tuple[int, int], State] = LRUCache(6000)
        self._listeners: list[Callable[[int | None], None]] = []

    async def load(self, connection: AsyncConnection, game_id: int) -> Game:
        """The game; raises `Refused` when there is none of that number."""
        row = await games.find(connection, game_id)
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_TABLE)
        game = self._known(game_id)
        if game is None or game.row != row:
            game = await self._load(connection, row)
        return game

    def remembered(self, game_id: int, version: int) -> Game | None:
        """The game as it is known here, if it has come to `version` at least."""
        game = self._known(game_id)
        return game if game is not None and game.row.version >= version else None

    def remember(self, game: Game) -> None:
        """The game as it was just committed or read: never one of an open transaction."""
        goes_on = game.row.status in GOES_ON
        kept, other = (self._games, self._past) if goes_on else (self._past, self._games)
        other.pop(game.id, None)
        kept[game.id] = game
        if game.state is not None:
            self._states[game.id, game.events] = game.state

    def forget_person(self, person_id: int | None) -> None:
        """Note that somebody has another name or other preferences; None: that anybody may have."""
        for kept in (self._games, self._past):  # each is looked at, so all are used now
            for game in [*kept.values()]:
                if person_id is None or game.seat_of(person_id) is not None:
                    del kept[game.id]
        for listener in self._listeners:
            listener(person_id)

    def on_person(self, listener: Callable[[int | None], None]) -> None:
        """Call `listener` with everybody who has another name or other preferences, and with None
        where that is not known."""
        self._listeners.append(listener)

    def forget_moments(self) -> None:
        """Forget what is known of games that go on: all their moments are others now."""
        self._games.clear()

    def _known(self, game_id: int) -> Game | None:
        return self._games.get(game_id) or self._past.get(game_id)

    async def _load(self, connection: AsyncConnection, row: GameRow) -> Game:
        seats = await games.find_seats(connection, row.id)
        known = await people.find_many(
            connection, {each.person_id for each in seats if each.person_id is not None}
        )
        readable = True
        try:
            rules = ruleset_from_options(row.options)
        except (RulesError, ValueError, TypeError, AttributeError):
            # The game is still a table with its people, which is paused or closed like any other.
            log.exception("the options of game %s cannot be read", row.id)
            readable = False
            rules = find_preset(row.preset) if row.preset in PRESETS else Ruleset()
        at = await tournament_rounds.at_tournament(connection, row.id)
        holders = holders_of(row, rules, seats, known, at)
        state = None
        if row.started_at is not None and readable:
            try:
                state = await self._state_at(connection, row.id, rules, row.events)
            except (RulesError, ValueError):
                log.exception("the record of game %s does not replay", row.id)
        game = Game(row, rules, holders, state, at, readable)
        if not game.takes_notes:
            return game
        left = await notes.left_after(connection, row.id, row.events - HEARD)
        return replace(game, notes=tuple(left))

    async def at(self, connection: AsyncConnection, game: Game, events: int) -> Game:
        """The game as it stood after the first `events` actions."""
        state = await self._state_at(connection, game.id, game.rules, events)
        row = game.row._replace(
            version=game.row.version - (game.events - events), events=events, status="playing"
        )
        return replace(game, row=row, state=state)

    async def at_end_of(self, connection: AsyncConnection, game: Game, deal: int) -> Game:
        """The game as it stood when an earlier deal was over: before the next pack was made."""
        first = await games.first_of_deal(connection, game.id, deal + 1)
        ended = await self.at(connection, game, (first or game.events + 1) - 2)
        return ended.with_row(paused_at=None)

    async def _state_at(
        self, connection: AsyncConnection, game_id: int, rules: Ruleset, events: int
    ) -> State:
        """The state after the first `events` actions of a game."""
        state = self._states.get((game_id, events))
        if state is None:
            known = self._known(game_id)
            state, after = start(rules), 0
            if known is not None and known.state is not None and known.events < events:
                state, after = known.state, known.events
            for event in await games.find_events(connection, game_id, events, after):
                state = apply(state, parse_action(event.action)).state
            self._states[game_id, events] = state
        return state


async def change_row(connection: AsyncConnection, game: Game, **columns: Any) -> Game:
    """Set columns of a game; return it as it is then."""
    await games.change(connection, game.id, **columns)
    return game.with_row(**columns)


def holders_of(
    row: GameRow,
    rules: Ruleset,
    seats: Iterable[SeatRow],
    known: Mapping[int, Person],
    at: AtTournament | None,
) -> tuple[Holder | None, ...]:
    """Return who holds each seat of a game; `known`: the people who do."""
    held: dict[int, Holder] = {}
    for each in seats:
        values = each._asdict()
        person_id = values.pop("person_id")
        person = None if person_id is None else known[person_id]
        robot_name, level = "", None
        if at is not None:
            robot_name = at_seat(each.seat, at.sides, two_tables=at.format.two_tables)
        elif person is None and row.robot_level:
            level = Level(row.robot_level)
        held[each.seat] = Holder(
            **values,
            person=person,
            relieved=at is not None and at.robots,
            robot_name=robot_name,
            level=level,
        )
    return told_apart([held.get(seat) for seat in range(game_of(rules).seats)])


def told_apart(holders: Sequence[Holder | None]) -> tuple[Holder | None, ...]:
    """Number those whose name another at the table has before them; robots come last."""
    seen: list[str] = []
    found = list(holders)
    for each in sorted((each for each in holders if each), key=lambda each: each.robot):
        name = each.name.casefold()
        found[each.seat] = each._replace(namesakes=seen.count(name))
        seen.append(name)
    return tuple(found)
