"""The letters, colours and words of the reader, which a picture needs beside the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.rules import CAPOT_BID, GENERALE_BID, Kind, NoSuit
from card_images.drawing.colours import Felt
from card_images.table.avatars import Avatar


@dataclass(frozen=True)
class Words:
    """The few words drawn in pictures, in the reader's language."""

    # On the table
    no_trumps: str
    """two or three letters for a contract without trumps, like the next"""
    all_trumps: str
    coinche: str
    tierce: str
    cinquante: str
    cent: str
    carre: str

    # On the score sheet
    deal: str
    """heads the number of a deal: "Deal" """
    tricks: str
    """the row of the card points"""
    der: str
    """the row of the dix de der"""
    belote: str
    contract: str
    """the row of the bid"""
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
    """also the bid of a capot"""
    generale: str
    """the bid of one"""
    litige: str
    abeyance: str
    stopped: str
    """L'Arrêt, rightly called"""
    stopped_in_vain: str
    proof_failed: str
    counted: str
    """the row of what was counted at the stop"""
    trump_run: str
    """eight trumps in one hand, which won the party"""
    thrown_in: str
    """a board that nobody took"""

    # On the sheet of the party
    surcoinche: str
    drawn: str
    """a party that nobody won"""

    def kind(self, kind: Kind) -> str:
        """The word for a declaration of that type."""
        return {
            Kind.TIERCE: self.tierce,
            Kind.CINQUANTE: self.cinquante,
            Kind.CENT: self.cent,
            Kind.CARRE: self.carre,
        }[kind]

    def bid(self, points: int) -> str:
        """`90`, `Capot`"""
        return {CAPOT_BID: self.capot, GENERALE_BID: self.generale}.get(points, str(points))

    def no_suit(self, trump: NoSuit) -> str:
        """The letters for a contract without one trump suit."""
        return self.no_trumps if trump is NoSuit.NO_TRUMPS else self.all_trumps


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
