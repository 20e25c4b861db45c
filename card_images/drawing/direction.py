"""The direction in which the parts of a line run, and the order in which the eye meets them.

The bidirectional algorithm of Unicode (UAX #9) for one line without embeddings: format characters
are left out of names. Its rules are named by their letters. Brackets are neutral like any sign.
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, Protocol, TypeVar

LEFT_TO_RIGHT: Final = "L"
RIGHT_TO_LEFT: Final = "R"
_NUMBERS: Final = ("EN", "AN")
_NEUTRAL: Final = ("B", "S", "WS", "ON", "BN", "NSM", "ES", "ET", "CS")


def levels(characters: Sequence[str]) -> list[int]:
    """The level of each character: odd ones run from right to left."""
    kinds = [unicodedata.bidirectional(each) or LEFT_TO_RIGHT for each in characters]
    strong = next((kind for kind in kinds if kind in ("L", "R", "AL")), LEFT_TO_RIGHT)
    base = 0 if strong == LEFT_TO_RIGHT else 1
    outside = RIGHT_TO_LEFT if base else LEFT_TO_RIGHT
    _settle_numbers(kinds, outside)
    _settle_neutrals(kinds, outside)
    return [_level(kind, base) for kind in kinds]


def _settle_numbers(kinds: list[str], outside: str) -> None:
    """W2 to W7: whose numbers they are, and what goes with them."""
    _follow_letters(kinds, {"AL": "AN"}, outside)
    kinds[:] = [RIGHT_TO_LEFT if kind == "AL" else kind for kind in kinds]
    for at in range(1, len(kinds) - 1):
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and (kind, before) in (("ES", "EN"), ("CS", "EN"), ("CS", "AN")):
            kinds[at] = before
    for first, end in _stretches(kinds, ("ET",)):
        if "EN" in (*kinds[max(0, first - 1) : first], *kinds[end : end + 1]):
            kinds[first:end] = ["EN"] * (end - first)
    _follow_letters(kinds, {LEFT_TO_RIGHT: LEFT_TO_RIGHT}, outside)


def _follow_letters(kinds: list[str], becomes: Mapping[str, str], outside: str) -> None:
    """European numbers take on something of the letter before them."""
    last = outside
    for at, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            last = kind
        elif kind == "EN":
            kinds[at] = becomes.get(last, kind)


def _settle_neutrals(kinds: list[str], outside: str) -> None:
    """N1 and N2: they go with what stands on both sides, else with the line."""
    for first, end in _stretches(kinds, _NEUTRAL):
        before = _side(kinds[first - 1]) if first else outside
        after = _side(kinds[end]) if end < len(kinds) else outside
        kinds[first:end] = [before if before == after else outside] * (end - first)


def _side(kind: str) -> str:
    return RIGHT_TO_LEFT if kind in _NUMBERS else kind


def _stretches(kinds: list[str], wanted: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """First and end of each stretch of kinds that are wanted."""
    at = 0
    for are_wanted, stretch in groupby(list(kinds), key=lambda kind: kind in wanted):
        length = len(list(stretch))
        if are_wanted:
            yield at, at + length
        at += length


def _level(kind: str, base: int) -> int:
    """I1 and I2."""
    if kind in _NUMBERS:
        return 2
    return base if (kind == RIGHT_TO_LEFT) == (base == 1) else base + 1


class Run(Protocol):
    """A stretch of one level."""

    @property
    def level(self) -> int: ...


AnyRun = TypeVar("AnyRun", bound=Run)


def visual_order(runs: Sequence[AnyRun]) -> list[AnyRun]:
    """The runs from left to right (L2)."""
    ordered = list(runs)
    for level in range(max((run.level for run in runs), default=0), 0, -1):
        at = 0
        for is_higher, stretch in groupby(list(ordered), key=lambda run: run.level >= level):
            members = list(stretch)
            ordered[at : at + len(members)] = members[::-1] if is_higher else members
            at += len(members)
    return ordered
