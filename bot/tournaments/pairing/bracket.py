"""A knock-out bracket: its slots by seeding, and how far it has been played (T4).

Nothing of a bracket is stored but its tables: section, stage and match say where a table belongs,
and who stands where follows from the seeding and the results.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.results import Forfeit, Played
from bot.tournaments.core.rounds import Table, opposite
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.scoring.ledger import winner

Slot = int | None
"""an entry, or nobody: who stands against nobody goes on"""


def seed_order(size: int) -> tuple[int, ...]:
    """The seeds, from 1, down the slots of a bracket of `size`, a power of two.

    The first two can only meet in the final, the first four in the semi-finals, and so on.

    >>> seed_order(8)
    (1, 8, 4, 5, 3, 6, 2, 7)
    """
    matches = [1]
    while 2 * len(matches) < size:
        total = 2 * len(matches) + 1
        # Every other match is turned over, so that the best two stand at the ends.
        matches = [
            each
            for place, seed in enumerate(matches)
            for each in ((total - seed, seed) if place % 2 else (seed, total - seed))
        ]
    if size == 1:
        return (1,)
    return tuple(each for seed in matches for each in (seed, size + 1 - seed))


def seeded(entries: tuple[int, ...]) -> tuple[Slot, ...]:
    """Slots for entries given best first, in a bracket of the next power of two.

    The places that are too many stay empty: they are the byes of the top seeds.
    """
    size = 1 << max(0, len(entries) - 1).bit_length()
    return tuple(entries[seed - 1] if seed <= len(entries) else None for seed in seed_order(size))


class Bracket(NamedTuple):
    """`place` is the best place it is played for, from 1. `slots` are a power of two."""

    section: str
    slots: tuple[Slot, ...]
    place: int = 1


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a bracket. Without a table it has not been paired, or need not be played.

    `winner` and `loser` are None while `open`, and where there is nobody. Who has gone before a
    game was paired is no loser of it: they play for no other place either.
    """

    match: int
    sides: tuple[Slot, Slot]
    open: bool
    winner: Slot = None
    loser: Slot = None
    played: bool = False
    """at cards: not won because nobody came"""
    to_pair: bool = False


@dataclass(frozen=True)
class Tableau:
    """A bracket as far as it has gone: `stages` from the first; the last may be open."""

    bracket: Bracket
    stages: tuple[tuple[Game, ...], ...] = field(default=())

    @property
    def last_stage(self) -> int:
        """The number of its final's stage; 0 for a bracket of one."""
        return len(self.bracket.slots).bit_length() - 1

    @property
    def open(self) -> bool:
        return any(game.open for stage in self.stages for game in stage)

    def to_pair(self) -> Iterator[tuple[int, Game]]:
        for number, stage in enumerate(self.stages, start=1):
            for game in stage:
                if game.to_pair:
                    yield number, game

    def losers(self, stage: int) -> tuple[Slot, ...] | None:
        """Return those of a stage in the order of its games; None while it is open or not begun."""
        if stage > len(self.stages) or any(game.open for game in self.stages[stage - 1]):
            return None
        return tuple(game.loser for game in self.stages[stage - 1])

    def beaten(self) -> Iterator[tuple[int, int]]:
        """Return who is out and in which stage, whether or not they have played."""
        for stage, games in enumerate(self.stages, start=1):
            for game in games:
                if not game.open:
                    for each in game.sides:
                        if each is not None and each != game.winner:
                            yield each, stage

    def alive(self) -> set[int]:
        """Return who may still win the bracket, or has."""
        if not self.stages:
            return {each for each in self.bracket.slots if each is not None}
        found: set[int] = set()
        for game in self.stages[-1]:
            found |= {each for each in (game.sides if game.open else (game.winner,)) if each}
        return found


def follow(tournament: Tournament, bracket: Bracket, number: int) -> Tableau:
    """Plays a bracket through as far as the results go; `number` is the next round.

    A stage begins when the one before it is complete. Raises `TournamentError` DRAWN, and
    WENT_ON for a result whose winner no longer is the one who went on.
    """
    tables = _tables(tournament, bracket.section)
    slots = bracket.slots
    stages: list[tuple[Game, ...]] = []
    while len(slots) > 1:
        # Who had gone when the stage was paired has lost it for good, whoever goes later.
        stage_number = len(stages) + 1
        later = [begun for (each, _), (begun, _) in tables.items() if each >= stage_number]
        when = min(later, default=number)
        stage = tuple(
            _game(tournament, tables.get((stage_number, match)), match, sides, when)
            for match, sides in enumerate(zip(slots[::2], slots[1::2], strict=True))
        )
        stages.append(stage)
        if any(game.open for game in stage):
            break
        slots = tuple(game.winner for game in stage)
    return Tableau(bracket, tuple(stages))


def _tables(tournament: Tournament, section: str) -> dict[tuple[int, int], tuple[int, Table]]:
    return {
        (table.stage, table.match): (each.number, table)
        for each in tournament.rounds
        for table in each.tables
        if table.section == section
    }


def _game(
    tournament: Tournament,
    paired: tuple[int, Table] | None,
    match: int,
    sides: tuple[Slot, Slot],
    number: int,
) -> Game:
    if paired is not None:
        return _paired_game(tournament, *paired, sides)
    here = [each for each in sides if each is not None and not tournament.withdrawn(each, number)]
    if len(here) == 2:
        return Game(match, sides, open=True, to_pair=True)
    return Game(match, sides, open=False, winner=here[0] if here else None)


def _paired_game(
    tournament: Tournament, round_number: int, table: Table, sides: tuple[Slot, Slot]
) -> Game:
    one, other = table.sides[0][0], table.sides[1][0]
    if {one, other} != set(sides):
        raise TournamentError(Why.WENT_ON, round=round_number, table=table.number)
    row = tournament.result_of(round_number, table.number)
    if row is None:
        return Game(table.match, (one, other), open=True)
    if isinstance(row, Forfeit):
        there = [each for each in (one, other) if each not in row.absent]
        if len(there) == 1:
            gone = other if there[0] == one else one
            return Game(table.match, (one, other), open=False, winner=there[0], loser=gone)
        return Game(table.match, (one, other), open=False)
    return _won(table, row, round_number)


def _won(table: Table, row: Played, round_number: int) -> Game:
    ahead = winner(row.scores)
    if ahead is None:
        raise TournamentError(Why.DRAWN, round=round_number, table=table.number)
    return Game(
        table.match,
        (table.sides[0][0], table.sides[1][0]),
        open=False,
        winner=table.sides[ahead][0],
        loser=table.sides[opposite(ahead)][0],
        played=True,
    )
