"""A game as it stands: its row, who sits where, and the state its events replay to."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.robots import Level
from bot.rules import Decision, Ruleset, Sides, State, decisions, game_of, mixed_seed
from bot.storage.games.games import NO_SERVER, GameRow
from bot.storage.people.people import Person
from bot.storage.tournaments.tables import AtTournament
from bot.tables.options import TableRules, rules_mark
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.robot_names import at_seat
from bot.tables.time.tempo import Tempo

NAMELESS: Final = "…"
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
    robot_name: str = ""
    """of who plays where no person does; empty: the seat's"""
    namesakes: int = 0
    """how many at the table are called so before them"""
    level: Level | None = None
    """how well a robot plays, where a table may choose that; a person has none"""

    @property
    def name(self) -> str:
        """Another one than the other three have."""
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
        early = self.row.status == "closed" and self.row.started_at is not None
        return early or self.row.status == "over"

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
        """Return whether everybody may see the hands of a deal that is over."""
        return self.row.open_hands and self.may_show_hands

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
