"""Entries take part: a pair, a team, or in a Mêlée and a daily duplicate one person."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """`id` is a positive number that is never given again. Names and people are kept elsewhere.

    `strength` seeds the knock-out, pools and the first Swiss round, the highest first; equal ones
    are ordered by lot. It is a rating, or minus the rank in a tournament played before (T4).
    """

    id: int
    strength: float = 0.0


def house(number: int) -> int:
    """The id of the house's robots, 0, -1, -2 …: they complete a field and are never ranked."""
    return -number


def is_house(entry: int) -> bool:
    return entry <= 0
