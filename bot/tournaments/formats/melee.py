"""T3, the Mêlée by lot: every round new partners, nobody the same one twice.

2 000 draws are made and the one with the fewest repetitions is kept: first no partner again, then
no opponent a third time, then as few opponents again as possible. The first draw without any ends
it. Should all draws repeat a partner (after many rounds in a small field), partners are found by
minimum-weight matching instead, and then who meets whom by another: then a partner repeats only
when that cannot be avoided.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.tournaments.core.draw import many_shuffles
from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.matching import cheapest_pairs
from bot.tournaments.pairing.melee_field import field_of, seated
from bot.tournaments.pairing.repetitions import PARTNER, Past, Sides, in_fours, past_of
from bot.tournaments.scoring.ranking import ranked_by
from bot.tournaments.scoring.tie_breaks import BY_POINTS

ATTEMPTS: Final = 2000
ROUNDS: Final = 4
MATCHINGS: Final = 8
"""tries of the matching, each on another draw"""
CHUNK: Final = 132
"""people who are matched among themselves in a large field: more than twice the most rounds there
can be, so that new partners are always found (Dirac)"""


def pair(tournament: Tournament, number: int) -> Round:
    """The next round; tables in the order they were drawn."""
    field = field_of(tournament, number)
    tables = drawn(tournament.seed, number, field.order, past_of(tournament))
    return seated(number, tables, field.byes)


def drawn(seed: bytes, number: int, ids: Sequence[int], past: Past) -> list[Sides]:
    """Tables for a round: of ids that are a multiple of four."""
    best: list[int] = []
    least = -1
    for attempt in range(ATTEMPTS):
        order = many_shuffles(seed, f"draw {number}", attempt, ids)
        cost = _cost(order, past, least)
        if least < 0 or cost < least:
            best, least = order, cost
        if least == 0:
            break
    if least < PARTNER:
        return list(in_fours(best))
    found = [list(in_fours(best))]
    for attempt in range(MATCHINGS):
        order = many_shuffles(seed, f"matching {number}", attempt, ids)
        found.append([table for chunk in chunks(order) for table in matched(chunk, past)])
    return min(found, key=lambda tables: sum(past.cost(each) for each in tables))


def matched(order: Sequence[int], past: Past) -> list[Sides]:
    """Tables by two matchings: partners, then the pairs against each other."""
    count = len(order)
    sides = cheapest_pairs(
        count,
        [
            (i, j, past.side_cost(order[i], order[j]))
            for i in range(count)
            for j in range(i + 1, count)
        ],
    )
    pairs = [(order[i], order[j]) for i, j in sides]
    meeting = cheapest_pairs(
        len(pairs),
        [
            (i, j, past.table_cost((pairs[i], pairs[j])))
            for i in range(len(pairs))
            for j in range(i + 1, len(pairs))
        ],
    )
    return [(pairs[i], pairs[j]) for i, j in meeting]


def chunks(order: Sequence[int]) -> Iterator[Sequence[int]]:
    """Parts of at least `CHUNK`, or the whole, each a multiple of four if the whole is one."""
    start = 0
    while len(order) - start >= 2 * CHUNK:
        yield order[start : start + CHUNK]
        start += CHUNK
    yield order[start:]


def _cost(order: Sequence[int], past: Past, enough: int) -> int:
    """Return the cost of a draw; counting stops where it is no better than `enough` (-1: never)."""
    cost = 0
    for sides in in_fours(order):
        cost += past.cost(sides)
        if 0 <= enough <= cost:
            break
    return cost


MELEE: Final = Format(
    name="melee",
    pair=pair,
    standings=ranked_by(BY_POINTS),
    rounds=planned(always(ROUNDS)),
    usual_deals=8,
    usual_rounds=ROUNDS,
    fewest=4,
    fewest_with_house=2,
    people=1,
    side=2,
    late_until=always(2),
    column="points",
    by_hand=True,
    may_sit_out=True,
)
