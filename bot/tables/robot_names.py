"""How robots are called: at a table by its seats, in a tournament by what they play for."""

from collections.abc import Sequence
from typing import Final

ROBOT_NAMES: Final = ("César", "Panisse", "Escartefigue", "Brun")
"""by seat: the four who play cards at the Bar de la Marine"""
OF_ENTRIES: Final = (
    *("César", "Panisse", "Marius", "Brun", "Fernand", "Honorine", "Félicité", "Topaze"),
    *("Ugolin", "Manon", "Aimable", "Angèle", "Naïs", "Merlusse", "Papet", "Jofroi"),
    *("Cigalon", "Regain", "Toine"),
)
"""more of the same author, so that those of a tournament are rarely called alike: short ones, for
which a podium has room"""
TEAMS: Final = "teams"


def of_entry(entry: int, place: int) -> str:
    """A robot of an entry has one name throughout a tournament; `place`: within the entry."""
    return OF_ENTRIES[(entry + place) % len(OF_ENTRIES)]


def at_seat(seat: int, format_: str = "", sides: Sequence[Sequence[int]] = ()) -> str:
    """`sides`: the entries at a table of a tournament of this format; nobody is entered for the
    seats of a daily duplicate's robots."""
    side = sides[seat % 2] if sides else ()
    if not side:
        return ROBOT_NAMES[seat]
    if format_ == TEAMS:  # the first two sit north–south at one table, the others at the other
        return of_entry(side[0], 2 * (seat % 2) + seat // 2)
    if len(side) == 2:  # each of them plays for himself
        return of_entry(side[seat // 2], 0)
    return of_entry(side[0], seat // 2)
