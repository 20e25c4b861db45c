"""T4, the knock-out with consolante.

Seeded by strength and then by lot; a bracket of the next power of two, its byes to the top seeds.
Losers of the first game they have *played* go to the consolante: those of the first round, and who
loses the second after a bye or after an opponent who did not come (the USTA's “first match
consolation”), though never the loser of the final. The consolante is drawn when nobody can join it
any more, seeded as the main bracket is, and played beside it. An entry that has gone loses without
a game; a game whose sides are both gone or absent has no winner, and the next opponent goes on.

With pools (below) these decide who plays where, and no loser changes over. Games for places are
played by those who lost in the same stage and stay in the bracket: none, for the third place, or
for all. A best of three is a table with the parties won by each side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import NamedTuple

from bot.tournaments.pairing import berger_round
from bot.tournaments.scoring import (
    BY_POOL,
    Standings,
    TieBreak,
    beginning_with,
    open_ledger,
    rank,
    winner,
)
from bot.tournaments.tournament import (
    Format,
    Played,
    Round,
    Table,
    Tournament,
    TournamentError,
    Why,
    by_lot,
)

# Brackets -----------------------------------------------------------------------------------------

# Nothing of a bracket is stored but its tables: section, stage and match say where a table belongs,
# and who stands where follows from the seeding and the results.


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


@dataclass(frozen=True, slots=True)
class BracketMatch:
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
    """A bracket, and its `stages` as far as they have gone: none before `follow`, and the last one
    may be open. `slots` are a power of two; `place` is the best place it is played for, from 1."""

    section: str
    slots: tuple[Slot, ...]
    place: int = 1
    stages: tuple[tuple[BracketMatch, ...], ...] = ()

    @property
    def last_stage(self) -> int:
        """The number of its final's stage; 0 for a bracket of one."""
        return len(self.slots).bit_length() - 1

    @property
    def open(self) -> bool:
        return any(game.open for stage in self.stages for game in stage)

    def losers(self, stage: int) -> tuple[Slot, ...] | None:
        """Return those of a stage in the order of its games; None while it is open or not begun."""
        if stage > len(self.stages) or any(game.open for game in self.stages[stage - 1]):
            return None
        return tuple(game.loser for game in self.stages[stage - 1])

    def alive(self) -> set[int]:
        """Return who may still win the bracket, or has."""
        last = self.stages[-1] if self.stages else ()
        found = [game.sides if game.open else (game.winner,) for game in last]
        return {each for side in found or [self.slots] for each in side if each is not None}

    def decided(self) -> Iterator[tuple[int, BracketMatch]]:
        """Return the games that are over, each with its stage."""
        for stage, games in enumerate(self.stages, start=1):
            for game in games:
                if not game.open:
                    yield stage, game


def follow(tournament: Tournament, bracket: Tableau, number: int) -> Tableau:
    """Plays a bracket through from its slots as far as the results go; `number` is the next round.

    A stage begins when the one before it is complete. Raises `TournamentError` DRAWN, and
    WENT_ON for a result whose winner no longer is the one who went on.
    """
    tables = {
        (table.stage, table.match): (each, table)
        for each, table, _ in tournament.tables()
        if table.section == bracket.section
    }
    slots = bracket.slots
    stages: list[tuple[BracketMatch, ...]] = []
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
    return replace(bracket, stages=tuple(stages))


def _game(
    tournament: Tournament,
    paired: tuple[int, Table] | None,
    match: int,
    sides: tuple[Slot, Slot],
    number: int,
) -> BracketMatch:
    if paired is None:
        here = [e for e in sides if e is not None and not tournament.withdrawn(e, number)]
        if len(here) == 2:
            return BracketMatch(match, sides, open=True, to_pair=True)
        return BracketMatch(match, sides, open=False, winner=here[0] if here else None)
    round_number, table = paired
    there = table.sides[0][0], table.sides[1][0]
    if set(there) != set(sides):
        raise TournamentError(Why.WENT_ON, round=round_number, table=table.number)
    row = tournament.result_of(round_number, table.number)
    if row is None:
        return BracketMatch(match, there, open=True)
    if isinstance(row, Played):
        ahead = winner(row.scores)
        if ahead is None:
            raise TournamentError(Why.DRAWN, round=round_number, table=table.number)
    else:
        came = [side for side, each in enumerate(there) if each not in row.absent]
        if len(came) != 1:
            return BracketMatch(match, there, open=False)
        [ahead] = came
    won, lost = there[ahead], there[1 - ahead]
    return BracketMatch(
        match, there, open=False, winner=won, loser=lost, played=isinstance(row, Played)
    )


# Pools --------------------------------------------------------------------------------------------

# 2 points for a win, 1 for a loss; equal → difference of the cumulated points. The first two go on
# to the main bracket, the others to the consolante (ASCEE 2A 2016, T4).


SMALLEST = 3
GO_ON = 2
"""to the main bracket, of each pool"""

Pool = tuple[int, ...]


def pool_rounds(pools: Sequence[Pool]) -> int:
    return max((len(each) + 1) // 2 * 2 - 1 for each in pools)


def pool_round(tournament: Tournament, pools: Sequence[Pool], number: int) -> Round:
    """Byes are those whom nobody meets: in an odd pool, or because somebody has withdrawn."""
    tables: list[Table] = []
    byes: list[int] = []
    for name, pool in enumerate(pools, start=1):
        size = len(pool) + len(pool) % 2
        if number > size - 1:
            continue
        for match, pair in enumerate(berger_round(size, number)):
            here = [
                pool[each - 1]
                for each in pair
                if each <= len(pool) and not tournament.withdrawn(pool[each - 1], number)
            ]
            if len(here) == 1:
                byes += here
            elif here:
                sides = (here[0],), (here[1],)
                tables.append(Table(len(tables) + 1, sides, f"pool {name}", match, number))
    return Round(number, tuple(tables), tuple(byes))


def pool_standings(tournament: Tournament, pools: Sequence[Pool]) -> list[Standings]:
    """The ranking of each pool from the rounds of the pools alone."""
    ledger = open_ledger(tournament, tournament.rounds[: pool_rounds(pools)])
    return [rank(ledger, BY_POOL, pool) for pool in pools]


MAIN = "main"
CONSOLANTE = "consolante"


class BracketStanding(NamedTuple):
    """`bracket` is 1 for the main one, 2 for the consolante; `place` the best still possible."""

    bracket: int
    place: int


def pair(tournament: Tournament, number: int) -> Round:
    """The next round: the pools', or the next stage of every bracket."""
    pools = pools_of(tournament)
    if pools and number <= pool_rounds(pools):
        return pool_round(tournament, pools, number)
    tables: list[Table] = []
    byes: list[int] = []
    for tableau in tableaux(tournament, number):
        to_pair = [
            (stage, game)
            for stage, games in enumerate(tableau.stages, start=1)
            for game in games
            if game.to_pair
        ]
        for stage, game in to_pair:
            one, other = (each for each in game.sides if each is not None)
            sides = (one,), (other,)
            tables.append(Table(len(tables) + 1, sides, tableau.section, game.match, stage))
        if to_pair and to_pair[0][0] == 1:  # who meets nobody in the first stage has a bye
            byes += [game.winner for _, game in tableau.decided() if game.winner is not None]
    return Round(number, tuple(tables), tuple(byes))


def rounds(tournament: Tournament) -> int:
    """Return how many rounds there will be at least: those of the main bracket, and more while a
    game is to come."""
    number = len(tournament.rounds) + 1
    pools = pools_of(tournament)
    before = pool_rounds(pools) if pools else 0
    least = before + main_stages(tournament, pools)
    if number <= before:
        return least
    if all(not tableau.open for tableau in tableaux(tournament, number)):
        return number - 1
    going = any(tournament.open_tables())
    return max(least, number - 1 if going else number)


def standings(tournament: Tournament) -> Standings:
    """The standings by bracket and place; shared by those who lost in the same stage and play for
    no place.

    While pools are played, by the pools' points.
    """
    number = len(tournament.rounds) + 1
    pools = pools_of(tournament)
    if pools and _in_pools(tournament, pools):
        return rank(open_ledger(tournament), BY_POOL)
    found = places(tournament, number)
    last = BracketStanding(2 if pools else 1, len(tournament.entries))
    tie_breaks = (
        TieBreak("bracket", lambda ledger, entry, tied: found.get(entry, last).bracket, True),
        TieBreak("place", lambda ledger, entry, tied: found.get(entry, last).place, True),
    )
    # Where both sides of the last games do not come nobody has won: the best have lost for a place,
    # and that is their rank.
    entries = (found.get(each.id, last) for each in tournament.entries)
    best = min((each.place for each in entries if each.bracket == 1), default=1)
    return beginning_with(rank(open_ledger(tournament), tie_breaks), best)


def places(tournament: Tournament, number: int) -> dict[int, BracketStanding]:
    """The places by entry, from every bracket: games for places decide within those who play
    them."""
    found: dict[int, BracketStanding] = {}
    for tableau in tableaux(tournament, number):
        kind = 2 if tableau.section.startswith(CONSOLANTE) else 1
        for entry in tableau.slots:
            if entry is not None:
                found[entry] = BracketStanding(kind, tableau.place)
        for stage, game in tableau.decided():
            for entry in game.sides:
                if entry is not None and entry != game.winner:
                    place = tableau.place + (len(tableau.slots) >> stage)
                    found[entry] = BracketStanding(kind, place)
    if tournament.plan.consolante and not tournament.plan.pools:
        main = follow(tournament, Tableau(MAIN, seeded(seeds(tournament))), number)
        for entry in _joining(main):
            if entry not in found or found[entry].bracket == 1:
                found[entry] = BracketStanding(2, 1)
    return found


def tableaux(tournament: Tournament, number: int) -> Iterator[Tableau]:
    """Every bracket there is so far: the main one, its games for places, the consolante."""
    pools = pools_of(tournament)
    if not pools:
        main = follow(tournament, Tableau(MAIN, seeded(seeds(tournament))), number)
        joining = _joining(main) if tournament.plan.consolante else set[int]()
        yield from _with_places(tournament, main, number, joining)
        if tournament.plan.consolante and _is_drawn(main):
            order = tuple(each for each in seeds(tournament) if each in joining)
            yield from _consolante(tournament, order, number)
        return
    if _in_pools(tournament, pools):
        return
    orders = [each.order() for each in pool_standings(tournament, pools)]
    # The first of each pool against the second of its neighbour; the two of a pool can meet again
    # only in the final.
    upper: list[Slot] = []
    lower: list[Slot] = []
    for one, other in zip(orders[::2], orders[1::2], strict=False):
        upper += [one[0], other[1]]
        lower += [other[0], one[1]]
    slots = (*upper, *lower) or orders[0][:GO_ON]
    main = follow(tournament, Tableau(MAIN, slots), number)
    yield from _with_places(tournament, main, number, set())
    if tournament.plan.consolante:
        # Everybody else, seeded by the place in the pool: the third against the lowest.
        layers = zip_longest(*(order[GO_ON:] for order in orders))
        others = tuple(each for layer in layers for each in layer if each is not None)
        yield from _consolante(tournament, others, number)


def is_final(tournament: Tournament, section: str, stage: int) -> bool:
    """Return whether a game is for the tournament: to 1500, or the best of three (T4)."""
    return section == MAIN and stage == main_stages(tournament, pools_of(tournament))


def seeds(tournament: Tournament) -> tuple[int, ...]:
    """Return those who were there for round 1, the strongest first, equals by lot."""
    lots = by_lot(tournament.seed, tournament.starting)
    return tuple(sorted(lots, key=lambda each: -tournament.strengths[each]))


def pools_of(tournament: Tournament) -> list[Pool]:
    """A power of two of pools of at least three, the seeds going round there and back; none when
    the plan has none."""
    if not tournament.plan.pools:
        return []
    order, count = seeds(tournament), 1
    while len(order) >= 2 * count * SMALLEST:
        count *= 2
    pools: list[Pool] = [()] * count
    for place, entry in enumerate(order):
        lap, step = divmod(place, count)
        pools[count - 1 - step if lap % 2 else step] += (entry,)
    return pools


def main_stages(tournament: Tournament, pools: list[Pool]) -> int:
    entries = len(pools) * GO_ON if pools else len(seeds(tournament))
    return max(0, entries - 1).bit_length()


def _in_pools(tournament: Tournament, pools: list[Pool]) -> bool:
    """Return whether pools are still played."""
    tables = (number <= pool_rounds(pools) for number, _ in tournament.open_tables())
    return len(tournament.rounds) < pool_rounds(pools) or any(tables)


def _consolante(tournament: Tournament, order: tuple[int, ...], number: int) -> Iterator[Tableau]:
    if order:
        tableau = follow(tournament, Tableau(CONSOLANTE, seeded(order)), number)
        yield from _with_places(tournament, tableau, number, set())


def _with_places(
    tournament: Tournament, tableau: Tableau, number: int, leaving: set[int]
) -> Iterator[Tableau]:
    """A bracket and its games for places, for those who do not leave it for the consolante."""
    yield tableau
    size = len(tableau.slots)
    wanted = {"none": 0, "third": 4, "all": size}[tournament.plan.places]
    for stage in range(1, len(tableau.stages)):
        losers = tableau.losers(stage)
        if losers is None or size >> (stage - 1) > wanted:
            continue
        slots = tuple(None if each in leaving else each for each in losers)
        if sum(each is not None for each in slots) < 2:
            continue
        place = tableau.place + (size >> stage)
        family = tableau.section.partition(" ")[0]
        bracket = Tableau(f"{family} places {place}", slots, place)
        yield from _with_places(tournament, follow(tournament, bracket, number), number, set())


def _joining(main: Tableau) -> set[int]:
    """Return the losers of the first game they played; but not of the final, who are second."""
    played: set[int] = set()
    found: set[int] = set()
    for stage in main.stages[: main.last_stage - 1]:
        for game in stage:
            if game.played and game.loser is not None and game.loser not in played:
                found.add(game.loser)
        played |= {each for game in stage if game.played for each in game.sides if each}
    return found


def _is_drawn(main: Tableau) -> bool:
    """Return whether nobody can join the consolante any more: everybody left has played."""
    played = {each for stage in main.stages for game in stage if game.played for each in game.sides}
    return main.alive() <= played or len(main.stages) == main.last_stage


KNOCK_OUT = Format(
    name="knock_out",
    seated=(4, 2),
    pair=pair,
    standings=standings,
    rounds=rounds,
    seeded=True,
    bracket=True,
)
