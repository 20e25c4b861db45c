"""IMPs for belote, from the difference of two board scores in points (T5; own scale)."""

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

FROM: Final = (10, 30, 50, 80, 110, 150, 200, 250, 320, 400)
"""the difference from which 1, 2, 3 … 10 IMPs are given"""

BUTLER_FROM: Final = 6
"""tables from which a board is compared with its datum instead of with every other table"""


def imps(difference: int | Fraction) -> int:
    """Positive for a positive difference.

    >>> [imps(each) for each in (9, 10, -29, 30, 400)]
    [0, 1, -1, 2, 10]
    """
    found = bisect_right(FROM, abs(difference))
    return found if difference > 0 else -found


def datum(scores: Sequence[int]) -> Fraction:
    """The mean of a board's scores without the best and the worst (Butler)."""
    kept = sorted(scores)[1:-1]
    return Fraction(sum(kept), len(kept))


def board_imps(scores: Sequence[int]) -> list[Fraction]:
    """Return IMPs for each table's score, seen from one direction; the other direction has the
    opposite.

    From six tables on against the datum, below the mean over all other tables (cross-IMPs); 0 for a
    board that only one table played.
    """
    if len(scores) >= BUTLER_FROM:
        middle = datum(scores)
        return [Fraction(imps(each - middle)) for each in scores]
    others = max(1, len(scores) - 1)
    return [Fraction(sum(imps(each - other) for other in scores), others) for each in scores]
