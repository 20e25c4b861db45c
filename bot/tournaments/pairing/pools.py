"""Pools before a knock-out: of about four, everybody meets everybody in their pool (Berger).

2 points for a win, 1 for a loss; equal → difference of the cumulated points. The first two go on to
the main bracket, the others to the consolante (ASCEE 2A 2016, T4).
"""

from collections.abc import Sequence
from typing import Final

from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.pairing.berger import berger_round
from bot.tournaments.pairing.bracket import Slot, seeded
from bot.tournaments.scoring.ledger import open_ledger
from bot.tournaments.scoring.ranking import Standings, rank
from bot.tournaments.scoring.tie_breaks import BY_POOL

SMALLEST: Final = 3
GO_ON: Final = 2
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


def rounds_of(pools: Sequence[Pool]) -> int:
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
    ledger = open_ledger(tournament, tournament.rounds[: rounds_of(pools)])
    return [rank(ledger, pool, BY_POOL) for pool in pools]


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
