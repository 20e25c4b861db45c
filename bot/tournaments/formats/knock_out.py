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
from dataclasses import dataclass, field
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
    opposite,
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


class Bracket(NamedTuple):
    """`place` is the best place it is played for, from 1. `slots` are a power of two."""

    section: str
    slots: tuple[Slot, ...]
    place: int = 1


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
    """A bracket as far as it has gone: `stages` from the first; the last may be open."""

    bracket: Bracket
    stages: tuple[tuple[BracketMatch, ...], ...] = field(default=())

    @property
    def last_stage(self) -> int:
        """The number of its final's stage; 0 for a bracket of one."""
        return len(self.bracket.slots).bit_length() - 1

    @property
    def open(self) -> bool:
        return any(game.open for stage in self.stages for game in stage)

    def to_pair(self) -> Iterator[tuple[int, BracketMatch]]:
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
    return Tableau(bracket, tuple(stages))


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
    won, lost = there[ahead], there[opposite(ahead)]
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


def drawn_pools(seeds: Sequence[int]) -> list[Pool]:
    """A power of two of pools of at least three, the seeds going round there and back."""
    count = 1
    while len(seeds) >= 2 * count * SMALLEST:
        count *= 2
    pools: list[list[int]] = [[] for _ in range(count)]
    for place, entry in enumerate(seeds):
        lap, step = divmod(place, count)
        pools[count - 1 - step if lap % 2 else step].append(entry)
    return [tuple(each) for each in pools]


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


def main_slots(orders: Sequence[Pool]) -> tuple[Slot, ...]:
    """The first of each pool against the second of its neighbour; the two of a pool can meet again
    only in the final. `orders` are the pools' rankings."""
    if len(orders) == 1:
        return orders[0][0], orders[0][1]
    upper: list[Slot] = []
    lower: list[Slot] = []
    for one, other in zip(orders[::2], orders[1::2], strict=True):
        upper += [one[0], other[1]]
        lower += [other[0], one[1]]
    return (*upper, *lower)


def consolante_slots(orders: Sequence[Pool]) -> tuple[Slot, ...]:
    """Everybody else, seeded by the place in the pool: the third against the lowest."""
    deepest = max(len(each) for each in orders)
    return seeded(
        tuple(
            pool[place] for place in range(GO_ON, deepest) for pool in orders if place < len(pool)
        )
    )


MAIN = "main"
CONSOLANTE = "consolante"


class Standing(NamedTuple):
    """`bracket` is 1 for the main one, 2 for the consolante; `place` the best still possible."""

    bracket: int
    place: int


def pair(tournament: Tournament, number: int) -> Round:
    """The next round: the pools', or the next stage of every bracket."""
    pools = pools_of(tournament)
    if pools and number <= pool_rounds(pools):
        return pool_round(tournament, pools, number)
    tables: list[Table] = []
    for tableau in tableaux(tournament, number):
        for stage, game in tableau.to_pair():
            one, other = (each for each in game.sides if each is not None)
            sides = (one,), (other,)
            section = tableau.bracket.section
            tables.append(Table(len(tables) + 1, sides, section, game.match, stage))
    return Round(number, tuple(tables), _byes(tournament, number, tables))


def rounds(tournament: Tournament) -> int:
    """As many as there will be at least: the main bracket's, more while a game is to come."""
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
    last = Standing(2 if pools else 1, len(tournament.entries))
    tie_breaks = (
        TieBreak("bracket", lambda ledger, entry, tied: found.get(entry, last).bracket, True),
        TieBreak("place", lambda ledger, entry, tied: found.get(entry, last).place, True),
    )
    # Where both sides of the last games do not come nobody has won: the best have lost for a place,
    # and that is their rank.
    entries = (found.get(each.id, last) for each in tournament.entries)
    best = min((each.place for each in entries if each.bracket == 1), default=1)
    return beginning_with(rank(open_ledger(tournament), tie_breaks), best)


def places(tournament: Tournament, number: int) -> dict[int, Standing]:
    """The places by entry, from every bracket: games for places decide within those who play
    them."""
    found: dict[int, Standing] = {}
    for tableau in tableaux(tournament, number):
        kind = 2 if tableau.bracket.section.startswith(CONSOLANTE) else 1
        size = len(tableau.bracket.slots)
        for entry in tableau.bracket.slots:
            if entry is not None:
                found[entry] = Standing(kind, tableau.bracket.place)
        for entry, stage in tableau.beaten():
            found[entry] = Standing(kind, tableau.bracket.place + (size >> stage))
    if tournament.plan.consolante and not tournament.plan.pools:
        main = follow(tournament, Bracket(MAIN, seeded(seeds(tournament))), number)
        for entry in _joining(main):
            if entry not in found or found[entry].bracket == 1:
                found[entry] = Standing(2, 1)
    return found


def tableaux(tournament: Tournament, number: int) -> Iterator[Tableau]:
    """Every bracket there is so far: the main one, its games for places, the consolante."""
    pools = pools_of(tournament)
    if not pools:
        main = follow(tournament, Bracket(MAIN, seeded(seeds(tournament))), number)
        joining = _joining(main) if tournament.plan.consolante else set[int]()
        yield from _with_places(tournament, main, number, joining)
        if tournament.plan.consolante and _is_drawn(main):
            order = tuple(each for each in seeds(tournament) if each in joining)
            yield from _consolante(tournament, Bracket(CONSOLANTE, seeded(order)), number)
        return
    if _in_pools(tournament, pools):
        return
    orders = [each.order() for each in pool_standings(tournament, pools)]
    main = follow(tournament, Bracket(MAIN, main_slots(orders)), number)
    yield from _with_places(tournament, main, number, set())
    if tournament.plan.consolante:
        slots = consolante_slots(orders)
        yield from _consolante(tournament, Bracket(CONSOLANTE, slots), number)


def brackets(tournament: Tournament) -> tuple[Tableau, ...]:
    """Every bracket as far as it has gone, for a picture; none before the pools are over."""
    return tuple(tableaux(tournament, len(tournament.rounds) + 1))


def pool_rankings(tournament: Tournament) -> tuple[Standings, ...]:
    """The ranking of each pool; none when the plan has no pools."""
    pools = pools_of(tournament)
    return tuple(pool_standings(tournament, pools)) if pools else ()


def is_final(tournament: Tournament, table: Table) -> bool:
    """Return whether a table plays for the tournament: to 1500, or the best of three (T4)."""
    last = main_stages(tournament, pools_of(tournament))
    return table.section == MAIN and table.stage == last


def seeds(tournament: Tournament) -> tuple[int, ...]:
    """Return those who were there for round 1, the strongest first, equals by lot."""
    lots = by_lot(tournament.seed, tournament.starting)
    return tuple(sorted(lots, key=lambda each: -tournament.strengths[each]))


def pools_of(tournament: Tournament) -> list[Pool]:
    """Empty when the plan has none."""
    return drawn_pools(seeds(tournament)) if tournament.plan.pools else []


def main_stages(tournament: Tournament, pools: list[Pool]) -> int:
    entries = len(pools) * GO_ON if pools else len(seeds(tournament))
    return max(0, entries - 1).bit_length()


def _in_pools(tournament: Tournament, pools: list[Pool]) -> bool:
    """Return whether pools are still played."""
    tables = (number <= pool_rounds(pools) for number, _ in tournament.open_tables())
    return len(tournament.rounds) < pool_rounds(pools) or any(tables)


def _consolante(tournament: Tournament, bracket: Bracket, number: int) -> Iterator[Tableau]:
    if any(each is not None for each in bracket.slots):
        tableau = follow(tournament, bracket, number)
        yield from _with_places(tournament, tableau, number, set())


def _with_places(
    tournament: Tournament, tableau: Tableau, number: int, leaving: set[int]
) -> Iterator[Tableau]:
    """A bracket and its games for places, for those who do not leave it for the consolante."""
    yield tableau
    size = len(tableau.bracket.slots)
    wanted = {"none": 0, "third": 4, "all": size}[tournament.plan.places]
    for stage in range(1, len(tableau.stages)):
        losers = tableau.losers(stage)
        if losers is None or size >> (stage - 1) > wanted:
            continue
        slots = tuple(None if each in leaving else each for each in losers)
        if sum(each is not None for each in slots) < 2:
            continue
        place = tableau.bracket.place + (size >> stage)
        family = tableau.bracket.section.partition(" ")[0]
        bracket = Bracket(f"{family} places {place}", slots, place)
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


def _byes(tournament: Tournament, number: int, tables: list[Table]) -> tuple[int, ...]:
    """Return the entries that meet nobody in the first stage of a bracket that begins now."""
    beginning = {each.section for each in tables if each.stage == 1}
    return tuple(
        game.winner
        for tableau in tableaux(tournament, number)
        if tableau.bracket.section in beginning
        for game in tableau.stages[0]
        if not game.open and game.winner is not None
    )


KNOCK_OUT = Format(
    name="knock_out",
    pair=pair,
    standings=standings,
    rounds=rounds,
    bracket=True,
)
