"""The letters, colours and words of the reader, which a picture needs beside the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from bot.rules import CAPOT_BID, GENERALE_BID, DeclarationKind, NoSuit
from card_images.avatars import Avatar
from card_images.colours import Felt

if TYPE_CHECKING:  # to import it takes half of the time in which a process that draws begins
    from bot.text import Words as Texts

DRAWN = (
    # On the table: of contracts without a trump suit two or three letters
    *("pic-no-trumps", "pic-all-trumps", "pic-coinche", "pic-contra", "pic-schmeiss"),
    *("pic-tierce", "pic-cinquante", "pic-cent", "pic-carre"),
    # On the score sheet: its rows, how contracts and parties end, bids that are no number
    *("sheet-deal", "sheet-tricks", "sheet-der", "sheet-roem", "sheet-belote"),
    *("pic-contract", "sheet-written", "sheet-points"),
    *("sheet-held", "sheet-released", "sheet-total", "pic-counted"),
    *("deal-outcome.made", "deal-outcome.dedans", "deal-outcome.capot", "deal-outcome.pit"),
    *("deal-outcome.litige", "deal-outcome.abeyance", "deal-outcome.hanging"),
    *("pic-stopped", "pic-stopped-in-vain", "pic-proof-failed", "pic-trump-run", "pic-thrown-in"),
    "pic-generale",
    # On the sheet of the party
    *("pic-surcoinche", "pic-recontra", "pic-drawn"),
)
"""the ids of all texts in pictures of a game"""
KINDS = {
    DeclarationKind.TIERCE: "pic-tierce",
    DeclarationKind.CINQUANTE: "pic-cinquante",
    DeclarationKind.CENT: "pic-cent",
    DeclarationKind.CARRE: "pic-carre",
}


@dataclass(frozen=True)
class Words:
    """The few texts drawn in pictures, in the reader's language."""

    texts: Mapping[str, str] = field(hash=False)
    """by their ids, `DRAWN`"""

    def __call__(self, text_id: str, of: StrEnum | None = None, /) -> str:
        return self.texts[text_id if of is None else f"{text_id}.{of}"]

    def bid(self, points: int) -> str:
        """`90`, `Capot`"""
        if points == CAPOT_BID:
            return self("deal-outcome.capot")
        return self("pic-generale") if points == GENERALE_BID else str(points)

    def no_suit(self, trump: NoSuit) -> str:
        """The letters for a contract without one trump suit."""
        return self("pic-no-trumps" if trump is NoSuit.NO_TRUMPS else "pic-all-trumps")


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
    felt: Felt = Felt.DARK


@dataclass(frozen=True)
class Seat:
    """The player at a place. `name` may be anything that Discord lets people call themselves."""

    name: str
    robot: bool = False
    avatar: Avatar | None = None
    """without one a person's initials are drawn; robots have a sign of their own"""


@cache
def look_for(words: "Texts", *, four_colours: bool = False, felt: Felt = Felt.DARK) -> Look:
    """How pictures look to readers of a language."""
    return Look(
        indices={rank.value: index for rank, index in words.indices.items()},
        words=Words({each: words(each) for each in DRAWN}),
        four_colours=four_colours,
        felt=felt,
    )
