"""Answers that a question offers, and what is said to each."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from bot.rules import Action, Card, DeclarationKind, IllegalAction, Ledger
from bot.teaching.reasons import Reason


class Side(StrEnum):
    """One side of the table, where it is asked which."""

    WE = "we"
    THEY = "they"
    BOTH = "both-sides"


class Bare(StrEnum):
    """An answer that is nothing but its word."""

    MADE = "made"
    FAILED = "failed"
    EITHER = "either"
    """jack or nine of trumps"""
    BOTH = "both"
    YES = "yes"
    NO = "no"
    NOBODY = "nobody"
    """of who plays: the deal is thrown in"""
    GOOD = "good"
    """of a run that somebody named: it is better than one's own"""
    NO_GOOD = "no-good"
    SAME = "same"


class Place(NamedTuple):
    """A seat, by where it is from the learner's."""

    seat: int


class Points(NamedTuple):
    """A number of points."""

    number: int


class Each(NamedTuple):
    """Numbers, of one after the other."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Sum:
    """Points that are written together, each with what it is for."""

    entries: Ledger


Fact = Card | int | str | tuple[int, ...] | Each | Sum
Value = Card | Place | Points | DeclarationKind | Side | Bare | Action


class Remark(NamedTuple):
    """A sentence, by its text id, about cards and numbers."""

    text: str
    facts: Mapping[str, Fact] = MappingProxyType({})


class Better(NamedTuple):
    """A reason why another card is better, as a review says it."""

    reason: Reason
    card: Card
    than: Card


class Answer(NamedTuple):
    """An answer that is offered, and why it is wrong; None for a right one.

    A card that may not be played is refused as at the table, with the letter of the rule.
    """

    value: Value
    wrong: IllegalAction | Remark | Better | None = None

    @property
    def is_right(self) -> bool:
        """Tell whether it is a right answer."""
        return self.wrong is None
