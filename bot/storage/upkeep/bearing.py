"""Lets a check bear values that no program of ours has written: it says so, and goes on."""

from collections.abc import Callable, Iterator
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

SPOILED: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    SQLAlchemyError,
    TypeError,
    ValueError,
)
"""what reading raises where values are of another kind than was written: no JSON, no number"""


def bearing(check: Callable[[], Iterator[str]]) -> Iterator[str]:
    """Return what a check finds, until it stumbles over what no program of ours has written."""
    try:
        yield from check()
    except SPOILED as error:
        yield unreadable(error)


def unreadable(error: Exception) -> str:
    return f"something in it cannot be read: {type(error).__name__}"
