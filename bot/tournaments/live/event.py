"""A tournament as it stands in the database, and as the formats know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Ruleset, board_seed, ruleset_from_options
from bot.rules.core.ruleset import OptionValue
from bot.storage.engine.tournament_schema import (
    EntryRow,
    InvitationRow,
    MemberRow,
    ResultRow,
    RoundRow,
    TournamentRow,
)
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments import tournaments
from bot.storage.tournaments.rounds import TableRow
from bot.tables.finished.results import as_rated
from bot.tables.options import DAY, HOUR, Tempo
from bot.tournaments import Entry, Format, Plan, Round, Table, Tournament, is_house, plan_of
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.scoring import winner
from bot.tournaments.tournament import (
    KINDS,
    Board,
    Contract,
    Played,
    Result,
    Score,
    read_result,
)

# Results ------------------------------------------------------------------------------------------


ROBOTS = ("absent", "robot_deals")
"""facts of a table where robots played: those for whom, and how many deals they finished"""


def played(
    scores: Sequence[Score],
    deals: int,
    boards: tuple[Board, ...] = (),
    absent: Sequence[int] = (),
    robot_deals: int = 0,
) -> Any:
    """The facts of a table that was played; `absent` and `robot_deals` stand there where robots
    did."""
    facts: dict[str, Any] = {
        "scores": [_by_name(each) for each in scores],
        "deals": deals,
        "boards": [
            {
                "number": each.number,
                "points": list(each.points),
                "contract": each.contract and _by_name(each.contract),
            }
            for each in boards
        ],
    }
    facts |= {"absent": list(absent)} if absent else {}
    return facts | ({"robot_deals": robot_deals} if robot_deals else {})


def _by_name(value: Score | Contract | Table) -> dict[str, Any]:
    """The fields of a value. (`asdict` copies their values too: a second in a large tournament.)"""
    return {each: getattr(value, each) for each in value.__slots__}


def result(row: ResultRow) -> Result:
    known = {"round": row.round, "table": row.table_number, "entry": row.entry, **row.facts}
    known |= {"id": row.id, "supersedes": row.supersedes, "reason": row.why}
    names = known.keys() & KINDS[row.kind].__dataclass_fields__.keys()
    return read_result({"kind": row.kind, **{each: known[each] for each in names}})


BEFORE = frozenset({"draft", "registration", "check_in"})
"""states in which nothing is paired yet"""


@dataclass(frozen=True)
class Event:
    """A tournament as stored, between two changes."""

    row: TournamentRow
    entries: tuple[EntryRow, ...]
    members: tuple[MemberRow, ...]
    rounds: tuple[RoundRow, ...] = ()
    tables: tuple[TableRow, ...] = ()
    results: tuple[ResultRow, ...] = ()
    published_boards: Mapping[int, bytes] = field(default_factory=dict[int, bytes])
    """of a duplicate, by round: the seed that all its tables had, once that may be known; see
    `as_shown`"""
    invitations: tuple[InvitationRow, ...] = ()
    """the invitations made before it began, in their order; none are looked at afterwards"""
    held: bool = False
    """results are left out, of the round that is played or of those from `closed_from` on"""
    closed_from: int = 0
    """the first round whose results are left out until all is over; see `closed`"""

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def state(self) -> str:
        return self.row.state

    @cached_property
    def plan(self) -> Plan:
        return plan_of(**self.row.plan)

    @property
    def format(self) -> Format:
        return self.plan.format

    @cached_property
    def rules(self) -> Ruleset:
        """Return what its tables play: a tournament never plays without a shuffle."""
        return as_rated(ruleset_from_options(self.row.options))

    @property
    def tempo(self) -> Tempo:
        return Tempo(self.row.turn_seconds, self.row.bank_seconds)

    @cached_property
    def own_names(self) -> dict[int, str]:
        """Return the names that pairs and teams have chosen, by the entry's number."""
        return {each.number: each.name for each in self.entries if each.name}

    @property
    def published_seed(self) -> bytes | None:
        """Return what every draw comes from: known to all once the first round is paired."""
        return self.row.seed if self.rounds else None

    @property
    def published_secret(self) -> bytes | None:
        """Return what the boards of a duplicate come from: known to all once everything is over."""
        return self.row.secret if self.state in ("finished", "cancelled") else None

    # Entries -------------------------------------------------------------------------------------

    def entry(self, number: int) -> EntryRow:
        """Raises `TournamentRefused`."""
        for each in self.entries:
            if each.number == number:
                return each
        raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=number)

    def members_of(self, number: int) -> list[MemberRow]:
        return self._members_by_entry.get(number, [])

    def people_of(self, number: int) -> list[int]:
        """The people of an entry, which may have robots besides."""
        people = [each.person_id for each in self.members_of(number)]
        return [each for each in people if each is not None]

    @cached_property
    def _members_by_entry(self) -> dict[int, list[MemberRow]]:
        found: dict[int, list[MemberRow]] = {}
        for each in self.members:
            found.setdefault(each.number, []).append(each)
        return found

    def member(self, person_id: int) -> MemberRow | None:
        """Return a person's place in their entry."""
        return next((each for each in self.members if each.person_id == person_id), None)

    def entry_of(self, person_id: int) -> EntryRow:
        """Raises `TournamentRefused` for who has not entered."""
        member = self.member(person_id)
        if member is None:
            raise TournamentRefused(Refusal.NOT_ENTERED)
        return self.entry(member.number)

    def asked_of(self, number: int) -> list[InvitationRow]:
        """The invitations of an entry that wait for an answer."""
        return [each for each in self.invitations if each.number == number and not each.answer]

    def asked_for(self, person_id: int) -> list[InvitationRow]:
        """The invitations that wait for somebody's answer."""
        return [
            each for each in self.invitations if each.person_id == person_id and not each.answer
        ]

    def invitation(self, invitation_id: int) -> InvitationRow | None:
        return next((each for each in self.invitations if each.id == invitation_id), None)

    def standing(self, *standings: str) -> list[EntryRow]:
        """The entries that stand so, in the order of their numbers."""
        return [each for each in self.entries if each.standing in standings]

    def is_here(self, number: int) -> bool:
        """Return whether all of an entry have checked in."""
        return all(each.here for each in self.members_of(number))

    @property
    def ready(self) -> int:
        """The entries that may play: checked in, also while they wait for a place."""
        return sum(self.is_here(each.number) for each in self.standing("in", "waiting"))

    # Rounds --------------------------------------------------------------------------------------

    @property
    def current(self) -> RoundRow | None:
        """The round that is being played."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].closed_at is None else None

    def tables_of(self, number: int) -> list[TableRow]:
        return [each for each in self.tables if each.round == number]

    def match_of(self, table: TableRow) -> list[TableRow]:
        """Return the tables of a match between teams of four, which has two; else the table."""
        if not self.format.two_tables:
            return [table]
        return [each for each in self.tables_of(table.round) if each.match == table.match]

    @cached_property
    def latest(self) -> dict[tuple[int, int], ResultRow]:
        """The result that counts of each table, by (round, number); nothing where it is void."""
        gone = {each.supersedes for each in self.results}
        return {
            (each.round, each.table_number): each
            for each in self.results
            if each.table_number is not None and each.id not in gone and each.kind != "void"
        }

    def table_of_person(self, person_id: int) -> TableRow | None:
        """Where somebody sits in the round that is being played: a team of four has two tables."""
        return next(
            (each for each in self._now() if person_id in self.sitting(each).values()), None
        )

    def table_of(self, entry: int) -> TableRow | None:
        """Where an entry sits in the round that is being played; None for a bye, or without one."""
        return next(
            (each for each in self._now() if any(entry in side for side in each.sides)), None
        )

    def _now(self) -> list[TableRow]:
        """Return the tables of the round that is played; of an Arena the newest first, as people
        have sat at several."""
        tables = [] if self.current is None else self.tables_of(self.current.number)
        return tables[::-1] if self.format.open_seating else tables

    def result_of(self, table: TableRow) -> ResultRow | None:
        return self.latest.get((table.round, table.number))

    def is_settled(self, table: TableRow) -> bool:
        """Return whether a table has its result. One of a bracket plays another game until it is
        unequal, and in a best of three until a side has two parties, or time is up (T4)."""
        row = self.result_of(table)
        if row is None or not self.format.bracket:
            return row is not None
        found = result(row)
        if not isinstance(found, Played):
            return True
        if winner(found.scores) is None:
            return False
        if "game" not in row.facts or self.is_time_up(table, row.at):
            return True
        best_of = table.best_of or 1
        return best_of == 1 or max(each.parties for each in found.scores) > best_of // 2

    def is_time_up(self, table: TableRow, at: float) -> bool:
        """Return whether a moment was after the end of a table's round."""
        until = next(each.until for each in self.rounds if each.number == table.round)
        return until is not None and at >= until

    def table(self, round_number: int, number: int) -> TableRow:
        """Raises `TournamentRefused`."""
        for each in self.tables:
            if (each.round, each.number) == (round_number, number):
                return each
        raise TournamentRefused(Refusal.NO_SUCH_TABLE, round=round_number, table=number)

    def sitting(self, table: TableRow) -> dict[int, int | None]:
        """Return who sits where at a table (None: a robot)."""
        found: dict[int, int | None] = {}
        for side, own in enumerate(table.sides):
            there: list[int | None] = []
            for each in own:
                members = [] if is_house(each) else self.members_of(each)
                if self.format.two_tables:  # the first two of a team sit north–south
                    members = members[2 * side : 2 * side + 2]
                there += [member.person_id for member in members]
            if len(own) == 2 and any(map(is_house, own)):  # their robot sits where it was drawn
                members = [None if is_house(each) else self.members_of(each)[0] for each in own]
                there = [each and each.person_id for each in members]
            for place, seat in enumerate(self.plan.seats.seats[side]):
                found[seat] = there[place] if place < len(there) else None
        return found

    # What the formats know -----------------------------------------------------------------------

    @cached_property
    def pure(self) -> Tournament:
        playing = tuple(Entry(each.number, strength(each)) for each in self.standing("in"))
        rounds: list[Round] = []
        for each in self.rounds:
            tables = (
                Table(row.number, tuple(map(tuple, row.sides)), row.section, row.match, row.stage)
                for row in self.tables_of(each.number)
            )
            rounds.append(Round(each.number, tuple(tables), tuple(each.byes)))
        results = tuple(map(result, self.results))
        return Tournament(self.plan, self.row.seed, playing, tuple(rounds), results)


SEEDED = 1_000_000.0
"""more than any rating: who has a seed stands before who has none"""


def strength(entry: EntryRow) -> float:
    """How strong an entry is for who pairs: by its seed, without one by its rating (T8 a)."""
    return entry.strength if entry.seed is None else SEEDED - entry.seed


def table_rows(paired: Round) -> list[TableRow]:
    """The tables of a round that was paired just now."""
    return [TableRow(paired.number, **_by_name(each)) for each in paired.tables]


async def load_event(
    connection: AsyncConnection, tournament_id: int, known: Event | None = None
) -> Event:
    """Read a tournament; who takes part is taken from `known`, an earlier look, if its version is
    the same. Raises `TournamentRefused` when there is none of that number."""
    row = await tournaments.find(connection, tournament_id)
    if row is None:
        raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
    if known is None or known.row.version != row.version:
        known = Event(
            row,
            tuple(await tournament_entries.entries_of(connection, tournament_id)),
            tuple(await tournament_entries.members_of(connection, tournament_id)),
        )
        if row.state in BEFORE:
            asked = await tournament_entries.invitations_of(connection, tournament_id)
            known = replace(known, invitations=tuple(asked))
    if row.state in BEFORE:
        return replace(known, row=row)
    return replace(
        known,
        row=row,
        rounds=tuple(await tournament_rounds.rounds_of(connection, tournament_id)),
        tables=tuple(await tournament_rounds.tables_of(connection, tournament_id)),
        results=tuple(await tournament_rounds.results_of(connection, tournament_id)),
        invitations=(),
    )


# Duplicates ---------------------------------------------------------------------------------------


ON_BOARDS: dict[str, OptionValue] = {
    "end_mode": "boards",
    "shuffle": "every_deal",
    "allpass_dealer": "next",
    "trump_run_wins": False,
    "arret": False,
}
"""what the rules of a duplicate have in any case (T5)"""


def board_rules(rules: Ruleset, boards: int) -> Ruleset:
    """The rules with what makes boards the same everywhere, and each of them closed.

    Points never wait for the next deal: 81 each is lost for the takers, as in a contest. Raises
    `BadRuleset`.
    """
    changes = {**ON_BOARDS, "deals_limit": boards}
    if rules.tie_rule in ("litige", "abeyance"):
        changes["tie_rule"] = "takers_lose"
    if rules.packets == "dealer_choice":
        changes["packets"] = "3-2"
    return rules.changed(changes)


def seed_of(event: Event, round_number: int) -> bytes | None:
    """The seed of all tables of a round; None where each has its own."""
    secret = event.row.secret
    return None if secret is None else board_seed(secret, round_number)


def tempo_of(event: Event) -> Tempo:
    """How much time its people have. In a daily nothing presses but the end of its window."""
    if not event.format.own_time:
        return event.tempo
    return Tempo(max(DAY, event.row.closes_at - event.row.starts_at) + HOUR)


def as_shown(event: Event) -> Event:
    """The tournament as anybody may see it: nothing of boards that are still played somewhere.

    What a table of the open round has brought is left out, and the secret until all is over; the
    seeds of the rounds that are closed are in `published_boards`.
    """
    if event.row.secret is None:
        return event
    closed = [each.number for each in event.rounds if each.closed_at is not None]
    seeds = {number: seed for number in closed if (seed := seed_of(event, number)) is not None}
    event = replace(event, published_boards=seeds)
    if event.state in ("finished", "cancelled"):
        return event
    results = tuple(
        each for each in event.results if each.table_number is None or each.round in closed
    )
    return replace(event, row=event.row._replace(secret=None), results=results)


def held_back(event: Event) -> Event:
    """The tournament without the results of the round that is played: they are shown when it is
    over. An Arena has one round, and shows them as they come."""
    current = event.current
    if current is None or event.state != "running" or event.format.open_seating:
        return event
    return _without_results(event, current.number)


def can_close(event: Event) -> bool:
    """Return whether results of the last rounds can be kept back: in a bracket whoever plays on has
    won, and what has one round is over with it."""
    return not event.format.bracket and not event.format.one_round


def closed(event: Event, first: int) -> Event:
    """The tournament without the results from round `first` on, as long as it is played; of the
    first round they are always shown, and of all where it is 0."""
    if not 1 < first <= len(event.rounds) or event.state != "running" or not can_close(event):
        return event
    return replace(_without_results(event, first), closed_from=first)


def _without_results(event: Event, first: int) -> Event:
    results = tuple(
        each for each in event.results if each.table_number is None or each.round < first
    )
    return replace(event, results=results, held=True)
