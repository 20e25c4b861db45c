"""T3, the balanced Mêlée: equals at a table, the first with the last of them.

People are ordered by their points. The ranks 4k + 1 to 4k + 4 sit together, 1 & 4 against 2 & 3; if
partners would repeat, 1 & 3 against 2 & 4, then 1 & 2 against 3 & 4. After three rounds the same
four have run out: then somebody of that table changes places with somebody of another one, as near
in the ranking as possible, so that nobody's partner repeats and, if it can be, nobody meets an
opponent a third time. Where that is not enough, tables that repeat as little as can be are looked
for from the top down, the nearest four first. Should partners repeat even so, the round is drawn by
matching (melee.py).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.formats.melee import MELEE, chunks, matched
from bot.tournaments.pairing.melee_field import field_of, seated
from bot.tournaments.pairing.repetitions import PARTNER, THIRD, Past, Sides, past_of

SPLITS: Final = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))
"""who plays with whom, in the order they are tried"""
LOOKS: Final = 20_000
"""tables that are looked at for a round without repetitions: some 0.1 s"""


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
    tables = [_split(order[table : table + 4], past) for table in range(0, len(order), 4)]
    if not _repeated(tables, past):
        return tables
    tables = [table for chunk in chunks(order) for table in _looked_for(chunk, past)]
    if _repeated(tables, past) < PARTNER // THIRD:
        return tables
    anew = [table for chunk in chunks(order) for table in matched(chunk, past)]
    return min(tables, anew, key=lambda each: _repeated(each, past))


def _looked_for(order: Sequence[int], past: Past) -> list[Sides]:
    """Tables that repeat as little as can be, as far as `LOOKS` of them tell."""
    tables = [_split(order[table : table + 4], past) for table in range(0, len(order), 4)]
    looks = iter(range(LOOKS))

    def seat(left: Sequence[int], allowed: int) -> list[Sides] | None:
        """Tables for these, the nearest four first, that repeat at most so much."""
        if not left:
            return []
        first, *others = left
        for three in combinations(others, 3):
            if next(looks, None) is None:
                return None
            sides = _split((first, *three), past)
            still = allowed - _repeated([sides], past)
            if still >= 0:
                rest = seat([each for each in others if each not in three], still)
                if rest is not None:
                    return [sides, *rest]
        return None

    for allowed in range(min(_repeated(tables, past), len(order))):
        if (found := seat(order, allowed)) is not None:
            return found
    return tables


def _repeated(tables: Iterable[Sides], past: Past) -> int:
    """Count what tables repeat beyond second meetings: thirds, and partners as a great many."""
    return sum(past.cost(each) // THIRD for each in tables)


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
    """Count what the table's best split repeats."""
    return _repeated([_split(order[table : table + 4], past)], past)


def _split(four: Sequence[int], past: Past) -> Sides:
    """The first split that repeats no partner and no opponent a third time, else the least bad."""
    splits = [((four[a], four[b]), (four[c], four[d])) for a, b, c, d in SPLITS]
    return min(splits, key=lambda sides: _repeated([sides], past))


MELEE_BALANCED: Final = replace(MELEE, name="melee_balanced", pair=pair)
