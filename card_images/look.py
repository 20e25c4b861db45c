"""The letters, colours and words of the reader, which a picture needs beside the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from bot.rules import CAPOT_BID, GENERALE_BID, Kind, NoSuit
from bot.text import Words as Texts
from card_images.avatars import Avatar
from card_images.colours import Felt


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


@cache
def look_for(words: Texts, *, four_colours: bool = False, felt: Felt = Felt.DARK) -> Look:
    """How pictures look to readers of a language."""
    return Look(
        indices={rank.value: index for rank, index in words.indices.items()},
        words=Words(
            no_trumps=words("pic-no-trumps"),
            all_trumps=words("pic-all-trumps"),
            coinche=words("pic-coinche"),
            tierce=words("pic-tierce"),
            cinquante=words("pic-cinquante"),
            cent=words("pic-cent"),
            carre=words("pic-carre"),
            deal=words("sheet-deal"),
            tricks=words("sheet-tricks"),
            der=words("sheet-der"),
            belote=words("sheet-belote"),
            contract=words("pic-contract"),
            written=words("sheet-written"),
            held=words("sheet-held"),
            released=words("sheet-released"),
            total=words("sheet-total"),
            made=words("deal-outcome.made"),
            dedans=words("deal-outcome.dedans"),
            capot=words("deal-outcome.capot"),
            generale=words("pic-generale"),
            litige=words("deal-outcome.litige"),
            abeyance=words("deal-outcome.abeyance"),
            stopped=words("pic-stopped"),
            stopped_in_vain=words("pic-stopped-in-vain"),
            proof_failed=words("pic-proof-failed"),
            counted=words("pic-counted"),
            trump_run=words("pic-trump-run"),
            thrown_in=words("pic-thrown-in"),
            surcoinche=words("pic-surcoinche"),
            drawn=words("pic-drawn"),
        ),
        four_colours=four_colours,
        felt=felt,
    )
