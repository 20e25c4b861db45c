"""T3, the balanced Mêlée: equals at a table, the first with the last of them.

People are ordered by their points. The ranks 4k + 1 to 4k + 4 sit together, 1 & 4 against 2 & 3; if
partners would repeat, 1 & 3 against 2 & 4, then 1 & 2 against 3 & 4. After three rounds the same
four have run out: then somebody of that table changes places with somebody of another one, as near
in the ranking as possible, so that nobody's partner repeats and, if it can be, nobody meets an
opponent a third time. Where no such exchange is found the round is drawn by matching (melee.py).
"""

from collections.abc import Iterator
from typing import Final

from bot.tournaments.melee import chunks, matched
from bot.tournaments.melee_field import field_of, seated
from bot.tournaments.repetitions import PARTNER, THIRD, Past, Sides, past_of
from bot.tournaments.rounds import Round
from bot.tournaments.tournament import Tournament

SPLITS: Final = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))
"""who plays with whom, in the order they are tried"""


def pair(tournament: Tournament, number: int) -> Round:
    """The next round, the leaders at table 1."""
    field = field_of(tournament, number)
    tables = balanced(list(field.order), past_of(tournament))
    return seated(number, tables, field.byes)


def balanced(order: list[int], past: Past) -> list[Sides]:
    """Tables of people given in their ranking, a multiple of four."""
    order = list(order)
    for table in range(0, len(order), 4):
        _untangle(order, table, past)
    tables = [_split(order, table, past) for table in range(0, len(order), 4)]
    if _worst(tables, past) < PARTNER:
        return tables
    anew = [table for chunk in chunks(order) for table in matched(chunk, past)]
    return min(tables, anew, key=lambda each: _worst(each, past))


def _worst(tables: list[Sides], past: Past) -> int:
    return sum(past.cost(each) for each in tables)


def _untangle(order: list[int], table: int, past: Past) -> None:
    """Changes the places of two people, if the table of these four repeats too much as it is."""
    now = _trouble(order, table, past)
    best: tuple[int, int, int] | None = None
    for here, there in _exchanges(len(order), table) if now else ():
        other = there - there % 4
        before = now + _trouble(order, other, past)
        order[here], order[there] = order[there], order[here]
        after = _trouble(order, table, past) + _trouble(order, other, past)
        order[here], order[there] = order[there], order[here]
        if after < before and (best is None or after - before < best[0]):
            best = after - before, here, there
            if after == 0:
                break
    if best is not None:
        _, here, there = best
        order[here], order[there] = order[there], order[here]


def _exchanges(size: int, table: int) -> Iterator[tuple[int, int]]:
    """Places of this table with places elsewhere, the nearest first, downwards before upwards."""
    for distance in range(1, size):
        for here in range(table + 3, table - 1, -1):
            for there in (here + distance, here - distance):
                if 0 <= there < size and not table <= there < table + 4:
                    yield here, there


def _trouble(order: list[int], table: int, past: Past) -> int:
    """What the table's best split repeats beyond opponents a second time."""
    cost = past.cost(_split(order, table, past))
    return cost // THIRD


def _split(order: list[int], table: int, past: Past) -> Sides:
    """The first split that repeats no partner and no opponent a third time, else the least bad."""
    four = order[table : table + 4]
    splits = [((four[a], four[b]), (four[c], four[d])) for a, b, c, d in SPLITS]
    return min(splits, key=lambda sides: past.cost(sides) // THIRD)
