"""How robots are called: at a table by its seats, in a tournament by what they play for."""

from collections.abc import Sequence
from typing import Final

from bot.rules import TEAMS

ROBOT_NAMES: Final = ("César", "Panisse", "Escartefigue", "Brun")
"""by seat: the four who play cards at the Bar de la Marine"""
OF_PLACES: Final = (
    ("César", "Marius", "Manon", "Topaze"),
    ("Panisse", "Brun", "Fernand", "Honorine", "Félicité", "Ugolin", "Aimable", "Angèle"),
    ("Naïs", "Merlusse", "Papet"),
    ("Jofroi", "Cigalon", "Regain", "Toine"),
)
"""by place within an entry: more of the same author, short ones, for which a podium has room"""
HOUSE: Final = 4
"""robots of the house that complete a field, at the most"""


def of_entry(entry: int, place: int) -> str:
    """A robot of an entry has one name throughout a tournament, which no other robot there has;
    `place`: within the entry.

    >>> of_entry(0, 0), of_entry(3, 1), of_entry(11, 1)
    ('César', 'Aimable', 'Aimable 2')
    """
    names = OF_PLACES[place]
    again, which = divmod(-entry if entry <= 0 else entry + HOUSE - 1, len(names))
    return f"{names[which]} {again + 1}" if again else names[which]


def at_seat(seat: int, sides: Sequence[Sequence[int]] = (), *, two_tables: bool = False) -> str:
    """`sides`: the entries at a table of a tournament, one of them nobody's where who plays has
    robots alone around them; `two_tables`: the other half of each entry sits at another one."""
    if not sides or not all(sides):
        return ROBOT_NAMES[seat]
    number = TEAMS.of(seat)
    side, place = sides[number], TEAMS.seats[number].index(seat)
    if two_tables:  # two of them sit north–south here, the others east–west there
        return of_entry(side[0], 2 * number + place)
    if len(side) == 2:  # each of them plays for themselves
        return of_entry(side[place], 0)
    return of_entry(side[0], place)
