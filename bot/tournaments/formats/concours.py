"""T1, the Concours: teams meet in the order of the ranking (Danish).

Round 1 is drawn by lot. From round 2 on the entries are ranked by the tie-break list and paired
1–2, 3–4 … by minimum-weight perfect matching on

    cost(i, j) = (i − j)² + (1 + S) × (how often i and j have met)

with ranks i and j and S the sum of all squared differences possible, n²(n² − 1)/12, which outweighs
all squares together: rematches occur only when unavoidable.

Which edges need not be looked at. Let M be a cheapest matching, (a, b) one of its pairs with ranks
a < b, and c one of the b − a − 1 entries ranked between, paired with p. If p stands below a (p > a
in rank) then (a, c) and (b, p) cost 2(p − a)(b − c) less in squares than (a, b) and (c, p); if p
does not, then (a, p) and (b, c) cost 2(c − a)(b − p) less. M being cheapest, the change must bring
in a rematch: c or p has met a or b. At most 2(m_a + m_b) entries c are such, where m is the number
of opponents one has met: each of those met stands in the way once as c and once as p. Hence every
pair of M has b − a ≤ 1 + 2(m_a + m_b), and leaving out all edges longer than that leaves every
cheapest matching in: the result is the same. In round r this is at most 4r − 3 instead of n.
"""

from collections.abc import Sequence

from bot.tournaments.pairing import (
    Edge,
    cheapest_pairs,
    couple,
    lowest_without_bye,
    meetings,
    most_met,
    numbered,
)
from bot.tournaments.scoring import BY_POINTS, open_ledger, rank, ranked_by
from bot.tournaments.tournament import Format, Round, Tournament, always, house, planned, shuffled

ROUNDS = 4


def pair(tournament: Tournament, number: int) -> Round:
    """The next round of a Concours; tables in the order of the pairing.

    In an odd field the house's robots stand last in the ranking; if there are none, the lowest
    team that has had no bye sits out, for 81 points a deal.
    """
    playing = tournament.playing(number)
    if number == 1:
        order = list(shuffled(tournament.seed, "round", 1, playing))
    else:
        order = list(rank(open_ledger(tournament), BY_POINTS, playing).order())
    byes: tuple[int, ...] = ()
    if len(order) % 2:
        if tournament.plan.house:
            order.append(house(0))
        else:
            byes = (lowest_without_bye(tournament, order),)
            order.remove(byes[0])
    drawn = zip(order[::2], order[1::2], strict=True)
    pairs = drawn if number == 1 else danish(order, meetings(tournament))
    return Round(number, numbered(pairs), byes)


def danish(order: Sequence[int], met: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The pairs of an even number of entries given in their ranking, the better first."""
    pairs = cheapest_pairs(len(order), edges(order, met))
    return [(order[one], order[other]) for one, other in pairs]


def edges(
    order: Sequence[int], met: dict[tuple[int, int], int], longest: int | None = None
) -> list[Edge]:
    """The edges that a cheapest matching can have; all of them up to `longest` when it is given."""
    count = len(order)
    rematch = 1 + count**2 * (count**2 - 1) // 12
    reach = 1 + 4 * most_met(order, met) if longest is None else longest
    return [
        (i, j, (i - j) ** 2 + rematch * met.get(couple(order[i], order[j]), 0))
        for i in range(count)
        for j in range(i + 1, min(count, i + reach + 1))
    ]


CONCOURS = Format(
    name="concours",
    seated=(4, 2),
    pair=pair,
    standings=ranked_by(BY_POINTS),
    rounds=planned(always(ROUNDS)),
    usual_rounds=ROUNDS,
    late_until=always(2),
    column="points",
    by_hand=True,
    may_sit_out=True,
    cross_table=True,
)
