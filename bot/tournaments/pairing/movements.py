"""Meetings in a duplicate for pairs (T5 a), by numbers from 1.

All tables play the same boards in the same round, so nothing moves but people, no board is ever
seen by a person who is still to play it, and any number of tables works.
"""

from typing import Final

HOWELL_TABLES: Final = 7
"""a Howell has at most so many"""

Meeting = tuple[int, int]
"""north–south, east–west"""


def mitchell_round(tables: int, number: int) -> list[Meeting]:
    """North–south 1 to T stay, east–west T + 1 to 2T go up one table each round; T rounds.

    >>> mitchell_round(3, 1), mitchell_round(3, 2)
    ([(1, 4), (2, 5), (3, 6)], [(1, 6), (2, 4), (3, 5)])
    """
    return [(table + 1, tables + 1 + (table - number + 1) % tables) for table in range(tables)]


_NORTH: Final = {
    2: (),
    4: (1,),
    6: (1, 1),
    8: (1, 1, 0),
    10: (1, 1, 1, 0),
    12: (1, 0, 1, 1, 1),
    14: (1, 1, 1, 0, 1, 1),
}
"""by the number of pairs: whether, k places across the circle, the upper pair is north–south; the
best there is, found by trying all"""


def howell_round(pairs: int, number: int) -> list[Meeting]:
    """Everybody meets everybody once in `pairs` - 1 rounds; an even number of pairs up to 14.

    The highest number stays north–south and meets the others in turn; of these, who stands k places
    above it on their circle meets who stands k places below. Who sits north–south is chosen so that
    any two pairs sit in the same direction, and so are compared, equally often: with 4, 8 and 12
    pairs exactly (one round less in the same direction than opposed), with 6, 10 and 14 up to one.
    """
    circle = pairs - 1
    found = [(pairs, (number - 1) % circle + 1)]
    for step, upper in enumerate(_NORTH[pairs], start=1):
        one, other = (number - 1 + step) % circle + 1, (number - 1 - step) % circle + 1
        found.append((one, other) if upper else (other, one))
    return found
