"""All that decides between entries, in this order (docs/tournaments.md, Tie-breaks)."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from bot.tournaments.scoring.ledger import WIN, Ledger, Outing

Value = int | Fraction | None
"""None: the tie-break says nothing of these entries"""

MEDIAN_FROM: Final = 6
"""rounds from which Buchholz leaves out the best and the worst opponent (T2)"""


class TieBreak(NamedTuple):
    """`value(ledger, entry, tied)`: `tied` are those equal in everything before, with `entry`."""

    name: str
    value: Callable[[Ledger, int, frozenset[int]], Value]
    lowest_first: bool = False

    def rank_key(self, value: Value) -> tuple[bool, int | Fraction]:
        """Return a key for sorting: the best first, entries of which nothing is said last."""
        if value is None:
            return True, 0
        return False, value if self.lowest_first else -value


def _points(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    """Written in all rounds, less penalties."""
    return ledger.points(entry)


def _match_points(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.sum(entry, "match_points")


def _pool_points(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    """2 for a win, 1 for a game played and lost, as in the ASCEE's pools."""
    played = sum(each.match_points != WIN and each.played for each in ledger.of(entry))
    return played + sum(2 for each in ledger.of(entry) if each.match_points == WIN)


def _parties(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.sum(entry, "parties")


def _difference(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.sum(entry, "points") - ledger.sum(entry, "against")


def _capots(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.sum(entry, "capots")


def _failed(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.sum(entry, "failed")


def _best(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return max((each.best for each in ledger.of(entry)), default=0)


def _lot(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    return ledger.tournament.lots[entry]


def _direct(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    """Match points from the games among the tied; only if all of them have met."""
    if len(tied) < 2:
        return None
    for one in tied:
        met = {other for each in ledger.of(one) if each.played for other in each.opponents}
        if not tied - {one} <= met:
            return None
    return sum(each.match_points for each in ledger.of(entry) if _against(each, tied))


def _against(outing: Outing, tied: frozenset[int]) -> bool:
    return outing.played and not tied.isdisjoint(outing.opponents)


def _buchholz(ledger: Ledger, entry: int, tied: frozenset[int]) -> Value:
    """The match points of the opponents; from six rounds on without the best and the worst (T2)."""
    return sum(each.match_points for each in buchholz_parts(ledger, entry) if each.counts)


class BuchholzPart(NamedTuple):
    """All that a round adds to somebody's Buchholz. `opponent` None: it was not played."""

    opponent: int | None
    match_points: int
    counts: bool = True
    """the best and the worst may be left out"""


def buchholz_parts(ledger: Ledger, entry: int) -> tuple[BuchholzPart, ...]:
    """How a Buchholz is made up.

    A round not played counts as one against somebody with as many match points as oneself (FIDE
    Handbook C.07, article 16.4: the dummy opponent).
    """
    own = ledger.sum(entry, "match_points")
    found: list[BuchholzPart] = []
    for each in ledger.of(entry):
        if each.played:
            found += [
                BuchholzPart(other, ledger.sum(other, "match_points")) for other in each.opponents
            ]
        else:
            found.append(BuchholzPart(None, own))
    rounds = len(ledger.tournament.rounds)
    found += [BuchholzPart(None, own)] * (rounds - len(ledger.of(entry)))
    if rounds >= MEDIAN_FROM:
        found.sort(key=lambda part: part.match_points)
        for place in (0, -1):
            found[place] = found[place]._replace(counts=False)
    return tuple(found)


POINTS: Final = TieBreak("points", _points)
MATCH_POINTS: Final = TieBreak("match_points", _match_points)
POOL_POINTS: Final = TieBreak("pool_points", _pool_points)
PARTIES: Final = TieBreak("parties", _parties)
DIFFERENCE: Final = TieBreak("difference", _difference)
CAPOTS: Final = TieBreak("capots", _capots)
FAILED: Final = TieBreak("failed", _failed, lowest_first=True)
DIRECT: Final = TieBreak("direct", _direct)
BEST: Final = TieBreak("best", _best)
BUCHHOLZ: Final = TieBreak("buchholz", _buchholz)
LOT: Final = TieBreak("lot", _lot, lowest_first=True)

BY_POINTS: Final = (POINTS, PARTIES, DIFFERENCE, CAPOTS, FAILED, DIRECT, BEST, LOT)
"""T1 and T3"""
BY_MATCH_POINTS: Final = (MATCH_POINTS, DIRECT, BUCHHOLZ, DIFFERENCE, CAPOTS, LOT)
"""T2, and the round robin in its place"""
BY_POOL: Final = (POOL_POINTS, DIFFERENCE, POINTS, LOT)
"""pools before a knock-out: equal points → difference of the cumulated points"""
