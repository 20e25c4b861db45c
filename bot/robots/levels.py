"""The levels of robots, by how well they play."""

from collections.abc import Mapping
from enum import StrEnum


class Level(StrEnum):
    """From the weakest to the strongest; the value is the name in records and in the database."""

    BEGINNER = "beginner"
    """knows the rules: plays an ace as soon as it wins, counts nothing, bids by feeling"""
    CASUAL = "casual"
    """plays sensibly by what lies on the table and the last trick"""
    CLUB = "club"
    """remembers every card, and what it tells of the other hands"""
    STRONG = "strong"
    """thinks ahead"""
    EXPERT = "expert"
    """thinks ahead for longer"""


DEFAULT_LEVEL = Level.STRONG
"""of a table where nobody chose, and of who plays for a person"""

HURRIED: Mapping[Level, Level] = {Level.EXPERT: Level.STRONG, Level.STRONG: Level.CLUB}
"""who plays where there is no time to think as deeply as a level does"""
