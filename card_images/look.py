"""What a picture needs to know beside the game: letters, colours and words of the reader."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Words:
    """The few words drawn on a score sheet, in the reader's language."""

    deal: str
    """heads the number of a deal: "Deal" """
    tricks: str
    """the row of the card points"""
    der: str
    """the row of the dix de der"""
    belote: str
    written: str
    """the row of what each team writes for this deal"""
    held: str
    """the row of points that wait for the next deal (litige)"""
    released: str
    """the row of points that waited for this deal"""
    total: str
    made: str
    dedans: str
    capot: str
    litige: str
    abeyance: str


@dataclass(frozen=True)
class Look:
    """How one reader sees the cards; equal looks draw equal pictures.

    `indices` has the index of the ranks A K Q J T; the keys are those letters (or `Rank`s, which
    are equal to them): `{"A": "A", "K": "R", "Q": "D", "J": "V", "T": "10"}` in French.
    """

    indices: Mapping[str, str] = field(hash=False)
    words: Words
    four_colours: bool = False
    """diamonds blue and clubs green"""


@dataclass(frozen=True)
class Seat:
    """Who sits at a place. `name` may be anything that Discord lets people call themselves."""

    name: str
    robot: bool = False
