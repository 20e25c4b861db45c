"""Names of tie-breaks, and how their values are written."""

from decimal import Decimal
from fractions import Fraction
from math import floor
from typing import Final

from bot.text import Words
from bot.tournaments import Value

NOTHING: Final = "–"
"""a tie-break that says nothing of somebody"""
COLUMNS: Final = (
    *("points", "match_points", "pool_points", "parties", "difference", "capots", "failed"),
    *("direct", "best", "buchholz", "lot", "bracket", "place"),
    *("percentage", "imps", "boards_won", "tops", "direction"),
)
"""every tie-break of every format"""


def heading(column: str, words: Words) -> str:
    """Above a column of a picture: short."""
    return words(f"tournament-column-{column}-short")


def column_name(column: str, words: Words) -> str:
    return words(f"tournament-column-{column}")


def value_text(column: str, value: Value, words: Words) -> str:
    """`1,100`; `+120`; `58.33%`; `main bracket`."""
    if value is None:
        return words("tournament-boards-bracket-none") if column == "bracket" else NOTHING
    if column == "bracket":
        return words(f"tournament-boards-bracket-{'main' if value == 1 else 'consolante'}")
    if column == "direction":
        return words(f"tournament-boards-direction-{'ew' if value else 'ns'}")
    if column == "percentage":
        return words.percent(Decimal(hundredths(value)) / 10000, 2)
    if column in ("difference", "imps"):
        return signed(value, words)
    return words.number(float(value) if isinstance(value, Fraction) else value)


def told(column: str, value: Value, words: Words) -> str:
    """`Points 1,100`"""
    return f"{column_name(column, words)} {value_text(column, value, words)}"


def signed(value: int | Fraction, words: Words) -> str:
    """With its sign, to two decimals: `+12`, `−0.67`, `0`."""
    size = Decimal(hundredths(abs(value))) / 100
    number = words.number(float(size))
    return number if not size else f"+{number}" if value > 0 else f"−{number}"


def whole_percent(value: int | Fraction, words: Words) -> str:
    """Round to the nearest, halves up: `67%`"""
    return words.percent(Decimal(floor(value + Fraction(1, 2))) / 100)


def hundredths(value: int | Fraction) -> int:
    """Round to the nearest, halves up."""
    return floor(value * 100 + Fraction(1, 2))
