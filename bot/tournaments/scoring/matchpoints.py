"""Matchpoints: 2 for each pair of the same direction that is beaten, 1 for each equal one (T5)."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence


def matchpoints(scores: Sequence[int]) -> list[int]:
    """Return matchpoints for each table's score of a board; the best possible, the top, is 2 ×
    (tables - 1).

    >>> matchpoints([620, -100, 630, 620, 1100])
    [3, 0, 6, 3, 8]
    """
    order = sorted(scores)
    return [bisect_left(order, each) + bisect_right(order, each) - 1 for each in scores]
