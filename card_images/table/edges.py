"""Edges of a picture at which the seats are."""

from enum import IntEnum
from typing import Final

from bot.rules import View


class Edge(IntEnum):
    """The sides of a table, anticlockwise, as the seats of a party that plays that way."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3


_ANTICLOCKWISE: Final = {4: (0, 1, 2, 3), 2: (0, 2)}
_CLOCKWISE: Final = {4: (0, 3, 2, 1), 2: (0, 2)}


def edges(view: View, bottom: int) -> dict[int, Edge]:
    """The edge of each seat when seat `bottom` is drawn at the bottom."""
    count = view.rules.players
    around = (_CLOCKWISE if view.rules.direction == "cw" else _ANTICLOCKWISE)[count]
    return {(bottom + step) % count: Edge(around[step]) for step in range(count)}
