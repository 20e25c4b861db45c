"""A tournament as a value: its plan and format, entries, rounds as paired, rows of results.

This is everything that pairing and standings are made from, and nothing that they are not: the same
value gives the same pairing and the same standings on any machine, before and after a restart.
"""

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from bot.rules import DEAL_POINTS, SINGLES, TEAMS, THREE, Dice, Sides

if TYPE_CHECKING:
    from bot.tournaments.scoring import Standings


# Errors -------------------------------------------------------------------------------------------


class Why(Enum):
    ROUND_OPEN = "round_open"
    """the last round lacks a result"""
    OVER = "over"
    """all rounds have been played"""
    TOO_FEW = "too_few"
    """entries for a round"""
    TOO_MANY = "too_many"
    """entries for this format: `limit`"""
    TOO_MANY_ROUNDS = "too_many_rounds"
    """more than the format can play with so many entries: `limit`"""
    NO_WHIST = "no_whist"
    """whist schedules are made for 4k and 4k + 1 players, up to `limit`"""
    NO_LATE_ENTRY = "no_late_entry"
    """nobody comes later in this format, or not that late"""
    UNKNOWN_ENTRY = "unknown_entry"
    UNKNOWN_TABLE = "unknown_table"
    TWICE = "twice"
    """a table has two results that count; the second must supersede the first"""
    NOT_NEWEST = "not_newest"
    """a correction supersedes a result that is not there, or no longer counts"""
    OTHER_TABLE = "other_table"
    """the result of a table is corrected by something else than a result of this table"""
    DRAWN = "drawn"
    """a knock-out game must have a winner: an extra deal is played until it is unequal (T4)"""
    WENT_ON = "went_on"
    """of a knock-out: a corrected result has another winner, but the bracket has been paired on"""
    BAD_PLAN = "bad_plan"
    """numbers that no tournament can have"""
    NOT_BY_HAND = "not_by_hand"
    """the format's schedule says who meets whom"""
    BAD_TABLE = "bad_table"
    """a pairing by hand that seats somebody twice, leaves somebody out or seats a stranger"""


class TournamentError(Exception):
    """`reason` says why; `facts` are what its sentence names (ids and numbers)."""

    def __init__(self, reason: Why, **facts: int) -> None:
        super().__init__(f"{reason.value} {facts}" if facts else reason.value)
        self.reason = reason
        self.facts = facts


# Draws --------------------------------------------------------------------------------------------

# Anybody who has the seed draws all of it again, as with the packs of a party (`bot.rules.Dice`).


def shuffled(seed: bytes, purpose: str, number: int, ids: Iterable[int]) -> tuple[int, ...]:
    """The ids in a random order, which does not depend on the order they come in."""
    return Dice(seed, purpose, number).shuffled(tuple(sorted(ids)))


def many_shuffles(seed: bytes, purpose: str, number: int, ids: Sequence[int]) -> list[int]:
    """The ids in a random order, cheaply: for draws by the thousand of which one is kept.

    Each id in its sorted place has a number of 64 bits from SHAKE-256 of the HMAC; the lowest
    comes first.
    """
    key = hmac.digest(seed, f"{purpose}:{number}".encode(), "sha256")
    words = struct.unpack(f">{len(ids)}Q", hashlib.shake_256(key).digest(8 * len(ids)))
    order = sorted(ids)
    return [order[place] for place in sorted(range(len(order)), key=words.__getitem__)]


def by_lot(seed: bytes, ids: Iterable[int]) -> tuple[int, ...]:
    """The lowest lot first; an entry has the same one whoever else enters, now or later."""
    return tuple(sorted(ids, key=lambda each: (Dice(seed, "lot", each).below(2**32), each)))


# Entries ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entry:
    """`id` is a positive number that is never given again. Names and people are kept elsewhere.

    `strength` seeds the knock-out, pools and the first Swiss round, the highest first; equal ones
    are ordered by lot. It is a rating, or stands for a seed (T8 a).
    """

    id: int
    strength: float = 0.0


def house(number: int) -> int:
    """The id of the house's robots, 0, -1, -2 …: they complete a field and are never ranked."""
    return -number


def is_house(entry: int) -> bool:
    return entry <= 0


# Rounds -------------------------------------------------------------------------------------------


T = TypeVar("T")
SEATS: Mapping[int, Sides] = {2: SINGLES, 3: THREE, 4: TEAMS}
"""the seats of the sides of a table, by how many play there"""
FOUR = 4
Side = tuple[int, ...]
"""entries that play together: one, or two in a Mêlée of four at a table; empty beside a daily
duplicate's entrant"""


def side_of(sides: Sequence[Sequence[int]], entry: int) -> int:
    """The side that an entry plays for; the first, where it is at none."""
    return next((number for number, side in enumerate(sides) if entry in side), 0)


def from_side(found: Sequence[T], side: int) -> tuple[T, ...]:
    """The numbers of each side of a table, one side's first, then the next ones' in playing
    order."""
    return (*found[side:], *found[:side])


@dataclass(frozen=True, slots=True)
class Table:
    """`number` counts from 1 within its round. Sides have the seats of `Plan.seats`, of four the
    first ones north–south.

    In a Mêlée `sides[s][i]` sits in seat `seats[s][i]`.
    """

    number: int
    sides: tuple[Side, ...]
    section: str = ""
    """of a knock-out: "pool 1", "main", "places 3", "consolante" …; of teams: "1" and "2", the
    first and second table of a match"""
    match: int = 0
    """of a knock-out: the game's place in its section's round, from 0; of teams of four: the
    match, which has two tables"""
    stage: int = 0
    """of a knock-out: the section's own round, from 1"""

    def entries(self) -> Iterator[int]:
        for side in self.sides:
            yield from side


@dataclass(frozen=True, slots=True)
class Round:
    """`number` counts from 1. Once stored a round is never paired again.

    `byes` are entries that sit out this round and are credited for it (`Bye`'s rule).
    """

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()

    def table(self, number: int) -> Table | None:
        return next((each for each in self.tables if each.number == number), None)

    def entries(self) -> Iterator[int]:
        for each in self.tables:
            yield from each.entries()
        yield from self.byes


# Results ------------------------------------------------------------------------------------------

# Byes are in the pairing (`Round.byes`); a `Bye` here is one that the organiser gives.


@dataclass(frozen=True, slots=True)
class Score:
    """One side's result at a table."""

    points: int
    """written, over all its deals"""
    parties: int = 0
    """parties won: 1 or 0, or up to 2 in a best of three"""
    capots: int = 0
    """deals in which the side won every trick"""
    failed: int = 0
    """contracts that the side took and did not make"""

    def __add__(self, other: "Score") -> "Score":
        return Score(*(getattr(self, each) + getattr(other, each) for each in self.__slots__))


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a board, and how it ended."""

    taker: int
    """the seat"""
    trump: str
    """as `bot.rules.Trump` is written"""
    outcome: str
    """one of `bot.rules.DealOutcome`"""
    points: int | None = None
    """of the bid, if it names any"""
    multiplier: int = 1


@dataclass(frozen=True, slots=True)
class Board:
    """One deal of a duplicate: points written by each side. Passed out: 0 and 0 (T5).

    `number` is the deal's number in the round, from 1: the same cards at every table.
    `contract`: None when all have passed, or for points that an organiser has entered.
    """

    number: int
    points: tuple[int, ...]
    contract: Contract | None = None

    def brought(self, side: int) -> int:
        """Return what a side is compared by with all that had the same hands: its points less those
        of the other one; of three, who each write their own, its points."""
        own, *others = from_side(self.points, side)
        return own - others[0] if len(others) == 1 else own


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """`id` grows with time. `supersedes` is the id of the row this one stands in place of."""

    id: int
    supersedes: int | None = None
    reason: str = ""
    """the organiser's, for a correction"""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfEntry(Recorded):
    round: int
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Recorded):
    """A table that was played. `deals` that were not finished count 0–0 (T6).

    `absent`: the entries for which robots played all of it, as none of their people has acted.
    """

    round: int
    table: int
    scores: tuple[Score, ...]
    deals: int = 0
    boards: tuple[Board, ...] = ()
    absent: tuple[int, ...] = ()
    robot_deals: int = 0
    """the last ones, which robots finished in all seats, where some of its people came"""

    def by_robots(self, deal: int) -> bool:
        """Return whether robots finished a deal of this number, in all seats."""
        return deal > self.deals - self.robot_deals


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeit(Recorded):
    """A table that was not played because of the `absent` entries (T6: after 10 minutes).

    The absent have 0; whoever was there gets the average of the round's other winners, at least
    81 a deal, of three 54. Nobody has met anybody by it.
    """

    round: int
    table: int
    absent: tuple[int, ...]


class Bye(OfEntry):
    """A round that an entry sits out by the organiser's decision, credited like any bye."""


class Absence(OfEntry):
    """An entry that announces that it does not play a round: not paired, 0 for it."""


class LateEntry(OfEntry):
    """An entry that plays from `round` on; the rounds before count 0."""


class Withdrawal(OfEntry):
    """An entry that is not paired from `round` on; what it has stays. At least the next round: what
    is paired is played or forfeited."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Penalty(OfEntry):
    """Points taken from an entry, such as 162 for who leaves a Mêlée (T3)."""

    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Void(Recorded):
    """Takes a row back without anything in its place."""


Result = Played | Forfeit | Bye | Absence | LateEntry | Withdrawal | Penalty | Void

KINDS: Mapping[str, type[Result]] = {
    "played": Played,
    "forfeit": Forfeit,
    "bye": Bye,
    "absence": Absence,
    "late": LateEntry,
    "withdrawal": Withdrawal,
    "penalty": Penalty,
    "void": Void,
}
"""by the names under which they are stored"""
KIND_OF = {type_: kind for kind, type_ in KINDS.items()}


def read_result(stored: Mapping[str, Any]) -> Result:
    """A result as JSON has it: its kind, and `asdict` with lists for tuples."""
    facts = dict(stored)
    kind = facts.pop("kind")
    if kind == "played":
        facts["scores"] = tuple(Score(**each) for each in facts["scores"])
        facts["boards"] = tuple(
            Board(
                each["number"],
                tuple(each["points"]),
                Contract(**each["contract"]) if each["contract"] else None,
            )
            for each in facts["boards"]
        )
    if "absent" in facts:
        facts["absent"] = tuple(facts["absent"])
    return KINDS[kind](**facts)


def counting(results: Iterable[Result]) -> tuple[Result, ...]:
    """The rows that count, in the order of their ids.

    Raises `TournamentError` NOT_NEWEST when a row supersedes one that is not there or has been
    superseded already: of two corrections at once the second must see the first. OTHER_TABLE when
    the result of a table is superseded by anything but a result of this table or a `Void`.
    """
    standing: dict[int, Result] = {}
    for each in sorted(results, key=lambda row: row.id):
        if each.supersedes is not None:
            old = standing.pop(each.supersedes, None)
            if old is None:
                raise TournamentError(Why.NOT_NEWEST, row=each.id, supersedes=each.supersedes)
            if not isinstance(each, Void) and _table_of(old) != _table_of(each):
                raise TournamentError(Why.OTHER_TABLE, row=each.id, supersedes=each.supersedes)
        standing[each.id] = each
    return tuple(each for each in standing.values() if not isinstance(each, Void))


def _table_of(row: Result) -> tuple[int, int] | None:
    return (row.round, row.table) if isinstance(row, Played | Forfeit) else None


# Formats ------------------------------------------------------------------------------------------


Scoring = Literal["matchpoints", "imps"]


def always(value: T) -> "Callable[[Tournament], T]":
    return lambda tournament: value


ROUND_ONE = always(1)
NEVER = always(False)


def planned(otherwise: "Callable[[Tournament], int]") -> "Callable[[Tournament], int]":
    """As many rounds as the plan says, or what the format has for such a field."""
    return lambda tournament: tournament.plan.rounds or otherwise(tournament)


@dataclass(frozen=True, eq=False, kw_only=True)
class Format:
    """A format: how it pairs and ranks, and its traits. Nobody asks which format one is."""

    name: str
    """under which it is stored, and its texts stand"""
    pair: "Callable[[Tournament, int], Round]"
    standings: "Callable[[Tournament], Standings]"
    rounds: "Callable[[Tournament], int]"
    seated: tuple[int, ...] = (FOUR,)
    """how many may sit at one of its tables, as is usual first"""
    usual_deals: int = 12
    """of a round, with which a draft begins"""
    usual_rounds: int | None = None
    """rounds where the plan says none, if that depends on nothing else"""
    fewest: int = 2
    """entries it takes"""
    fewest_with_house: int | None = None
    """entries it takes where robots of the house complete its tables; None: as many"""
    late_until: "Callable[[Tournament], int]" = ROUND_ONE
    """the last round that a late entry may begin with: 1 allows none"""
    people: int = 2
    """of an entry, where partners sit at a table: see `Plan.people`"""
    side: int = 1
    """entries that play together at a table, where partners sit there: see `Plan.side`"""
    column: str = ""
    """of the standings: what every round adds to, and a league by points adds up; empty where that
    is what the plan compares boards by, or where nothing is added up"""
    by_hand: bool = False
    """the organiser may pair a round themselves: no schedule or bracket depends on it"""
    may_sit_out: bool = False
    """an entry may leave out a round: nobody has to meet everybody"""
    scheduled: "Callable[[Tournament], bool]" = NEVER
    """all rounds follow from the first draw: everybody knows whom they will meet"""
    cross_table: bool = False
    """each entry plays against another one, and a table of all of them says how it went"""
    seeded: bool = False
    """how strong entries are decides who meets whom first: they may be seeded (T8 a)"""
    bracket: bool = False
    """who loses is out of it: a game has a winner, goes on until it has, and may be to a target"""
    scorings: tuple[Scoring, ...] = ()
    """how boards may be compared, where all tables of a round have the same packs (T5)"""
    two_tables: bool = False
    """a match is played at two: one half of an entry sits north–south at the first, the other
    east–west at the second"""
    directions: bool = False
    """north–south and east–west are ranked apart: the first column of the standings says which"""
    own_time: bool = False
    """everybody plays when they like within a window, alone with robots: nobody registers before,
    meets anybody or waits for anybody, and there is one round"""

    open_seating: bool = False
    """whoever is free sits down with whoever is free: one round, to which tables are added as long
    as it has time, and people come and leave as they like (T12)"""

    @property
    def one_round(self) -> bool:
        return self.own_time or self.open_seating

    def told(self, number: int) -> int:
        """The number of a round as it is told: 0 where there is never another."""
        return 0 if self.one_round else number

    @property
    def shared_boards(self) -> bool:
        """Return whether all tables of a round have the same packs (T5)."""
        return bool(self.scorings)

    @property
    def absent_forfeit(self) -> bool:
        """Return whether nobody stands in for an entry of which nobody comes: robots would beat
        people who came, and take their place (T4, T5)."""
        return self.bracket or self.two_tables

    @property
    def adds_points(self) -> bool:
        """Return whether points are added up, which absence could cost."""
        return not self.bracket and not self.shared_boards

    @property
    def leaving_costs(self) -> bool:
        """Return whether who leaves a table to a robot loses points: where everybody enters alone
        and points are added up (T3)."""
        return self.people == 1 and self.adds_points

    def __str__(self) -> str:
        return self.name


# The plan -----------------------------------------------------------------------------------------


Places = Literal["none", "third", "all"]
Absences = Literal["unranked", "zero", "counted"]
FinalMatch = Literal["single", "best_of_3"]

MOST_ROUNDS = 64
MOST_DEALS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Raises `TournamentError` BAD_PLAN for numbers out of range.

    `rounds` 0 leaves it to the format: 4 in a Concours and a Mêlée, Swiss by the number of entries
    (T2), else as many as the schedule has. `deals` are those of a table's round.
    """

    format: Format
    rounds: int = 0
    deals: int = 12
    house: bool = True
    """robots of the house complete an odd field; otherwise somebody has a bye"""
    pools: bool = False
    """knock-out: pools of about four first, the best two to the main bracket"""
    consolante: bool = True
    """knock-out: for losers of the first game played; after pools for the third and below"""
    places: Places = "none"
    """knock-out: which games for places are played besides the final"""
    final: FinalMatch = "single"
    """knock-out: one party, longer where parties have a target, or the best of three"""
    absences: Absences = "unranked"
    """what it costs that robots played for who did not come: who came to no table has no place;
    besides, such a table brings nothing; or it counts like any other, and who came to none has a
    place, though no medal"""
    scoring: Scoring = "matchpoints"
    """duplicate pairs: matchpoints, or IMPs (Butler from six tables on, cross-IMPs below)"""
    deal_points: int = DEAL_POINTS
    """those of a deal of the game that is played (`bot.rules.Scale.deal`)"""
    seated: int = FOUR
    """of that game, who sit at each table"""

    def __post_init__(self) -> None:
        if not (0 <= self.rounds <= MOST_ROUNDS and 1 <= self.deals <= MOST_DEALS):
            raise TournamentError(Why.BAD_PLAN, rounds=self.rounds, deals=self.deals)
        if self.seated not in self.format.seated:
            raise TournamentError(Why.BAD_PLAN, seated=self.seated)

    @property
    def seats(self) -> Sides:
        """The seats of the sides of each table."""
        return SEATS[self.seated]

    @property
    def people(self) -> int:
        """The people of an entry: one, where nobody has a partner."""
        return self.format.people if self.seats.has_partners else 1

    @property
    def side(self) -> int:
        """The entries that play together at a table."""
        return self.format.side if self.seats.has_partners else 1

    @property
    def robots_aside(self) -> int:
        """The robots of a daily's table that are shown as one side: all three around somebody, or
        of three at a table each by itself."""
        return (self.seated - 1) // len(self.seats.others(0))

    @property
    def measure(self) -> Literal["percentage", "imps"]:
        """Return by what boards are compared: the column of the standings that says so."""
        scoring, known = self.scoring, self.format.scorings
        return "imps" if (scoring if scoring in known else known[0]) == "imps" else "percentage"

    @property
    def column(self) -> str:
        """Return the column of the standings that is added up; empty where none is."""
        return self.format.column or (self.measure if self.format.shared_boards else "")

    @property
    def stored(self) -> dict[str, Any]:
        """Return what is stored, with the name of the format; see `formats.plan_of`."""
        values = asdict(self) | {"format": self.format.name}
        for name, usual in (("deal_points", DEAL_POINTS), ("seated", self.format.seated[0])):
            if values[name] == usual:
                del values[name]
        return values

    @property
    def average(self) -> int:
        """Return what a bye and a forfeit are worth in points: a side's part of each deal (T1: 12 ×
        81; T13: 12 × 54)."""
        return self.deals * self.deal_points // len(self.seats.numbers)


# The tournament -----------------------------------------------------------------------------------

# The same value gives the same pairing and the same standings on any machine, before and after a
# restart.


@dataclass(frozen=True)
class Tournament:
    """`rounds` are those paired so far, in order; `results` all rows, superseded ones too.

    `seed` is what every draw comes from: 32 bytes, published when the first round is paired.
    """

    plan: Plan
    seed: bytes
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[Result, ...] = ()

    def with_round(self, paired: Round) -> "Tournament":
        return replace(self, rounds=(*self.rounds, paired))

    def with_results(self, *rows: Result) -> "Tournament":
        return replace(self, results=(*self.results, *rows))

    @cached_property
    def counting(self) -> tuple[Result, ...]:
        """The rows that count; raises `TournamentError` NOT_NEWEST."""
        return counting(self.results)

    @cached_property
    def by_table(self) -> dict[tuple[int, int], Played | Forfeit]:
        """The result of each table by (round, table).

        Raises `TournamentError` UNKNOWN_TABLE and TWICE.
        """
        paired = {(each.number, table.number) for each in self.rounds for table in each.tables}
        found: dict[tuple[int, int], Played | Forfeit] = {}
        for row in self.counting:
            if not isinstance(row, Played | Forfeit):
                continue
            place = row.round, row.table
            if place not in paired:
                raise TournamentError(Why.UNKNOWN_TABLE, round=row.round, table=row.table)
            if place in found:
                raise TournamentError(Why.TWICE, round=row.round, table=row.table)
            found[place] = row
        return found

    def result_of(self, round_number: int, table: int) -> Played | Forfeit | None:
        return self.by_table.get((round_number, table))

    def tables(self) -> Iterator[tuple[int, Table, Played | Forfeit | None]]:
        """Every table with its round's number and, if it has one, its result."""
        for each in self.rounds:
            for table in each.tables:
                yield each.number, table, self.result_of(each.number, table.number)

    def open_tables(self) -> Iterator[tuple[int, int]]:
        """Tables without a result, as (round, table)."""
        return ((number, table.number) for number, table, row in self.tables() if row is None)

    @cached_property
    def first_round_of(self) -> dict[int, int]:
        """Return by entry the round it plays from."""
        found = {each.id: 1 for each in self.entries}
        for row in self.counting:
            if isinstance(row, LateEntry):
                self._known(row.entry)
                found[row.entry] = row.round
        return found

    @cached_property
    def last_round_of(self) -> dict[int, int]:
        """Return of those who withdrew the last round they could play."""
        found: dict[int, int] = {}
        for row in self.counting:
            if isinstance(row, Withdrawal):
                self._known(row.entry)
                found[row.entry] = min(row.round - 1, found.get(row.entry, row.round))
        return found

    @cached_property
    def starting(self) -> tuple[int, ...]:
        """The entries that were there for round 1: who had gone before it has no number."""
        return tuple(
            each.id
            for each in self.entries
            if self.first_round_of[each.id] == 1 and not self.withdrawn(each.id, 1)
        )

    def plays(self, entry: int, round_number: int) -> bool:
        """Return whether an entry is to be paired in a round."""
        return (
            self.first_round_of[entry] <= round_number
            and not self.withdrawn(entry, round_number)
            and (entry, round_number) not in self._left_out
        )

    def withdrawn(self, entry: int, round_number: int) -> bool:
        last = self.last_round_of.get(entry)
        return last is not None and round_number > last

    def playing(self, round_number: int) -> tuple[int, ...]:
        """The entries to be paired in a round, in the order of their ids."""
        return tuple(sorted(each.id for each in self.entries if self.plays(each.id, round_number)))

    @cached_property
    def strengths(self) -> dict[int, float]:
        return {each.id: each.strength for each in self.entries}

    @cached_property
    def lots(self) -> dict[int, int]:
        """Everybody's place in the drawing of lots, from 1; who enters late pushes others back, but
        changes nobody's order."""
        order = by_lot(self.seed, (each.id for each in self.entries))
        return {entry: place for place, entry in enumerate(order, start=1)}

    @cached_property
    def _left_out(self) -> frozenset[tuple[int, int]]:
        return frozenset(
            (row.entry, row.round) for row in self.counting if isinstance(row, Absence | Bye)
        )

    def _known(self, entry: int) -> None:
        if is_house(entry) or entry not in self.strengths:
            raise TournamentError(Why.UNKNOWN_ENTRY, entry=entry)
