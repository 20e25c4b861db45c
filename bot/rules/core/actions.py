"""The actions of a seat or the table, each with a text form both ways.

A text names its actor first: `2 take S`, `1 bid 90 H`, `0 play KH !` (the `!` is the word belote or
rebelote), `3 play 7D AS-KS-QS` (what is announced with the card), `table shuffle TS 9H …`. Clocks
and chance act as `table`, so they are in the record like anybody.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.rules.core.card import (
    CAPOT_BID,
    GENERALE_BID,
    PACK,
    Card,
    Trump,
    format_cards,
    parse_cards,
    parse_trump,
)
from bot.rules.core.declarations import Declaration, parse_declaration
from bot.rules.core.errors import Unparseable
from bot.rules.core.sides import MOST_SEATS

TABLE = "table"
Actor = int | Literal["table"]

WORD_MARK = "!"


class _OfTable:
    """An action of chance, or of a clock."""

    __slots__ = ()
    actor: ClassVar[Actor] = TABLE


@dataclass(frozen=True, slots=True)
class Draw(_OfTable):
    """One card for each seat that still draws for dealer, in seat order (A3 `lowest_card`)."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"table draw {format_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChooseDealer(_OfTable):
    """The seat that deals first (A3 `random`)."""

    dealer: int

    def __str__(self) -> str:
        return f"table dealer {self.dealer}"


@dataclass(frozen=True, slots=True)
class _Pack(_OfTable):
    pack: tuple[Card, ...]

    def __str__(self) -> str:
        return f"table {type(self).__name__.lower()} {format_cards(self.pack)}"


class Shuffle(_Pack):
    """The whole pack in its new order."""

    __slots__ = ()


class Gather(_Pack):
    """The pack as hands pick it up where it is not shuffled (A3 `cut_only`).

    Tricks stay whole; in which order their cards lie, and what lies on what, is chance.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Close(_OfTable):
    """The time for a coinche or a surcoinche is over (C1)."""

    def __str__(self) -> str:
        return "table close"


@dataclass(frozen=True, slots=True)
class Cut:
    """The cutter lifts `position` cards; they go below the others."""

    actor: int
    position: int

    def __str__(self) -> str:
        return f"{self.actor} cut {self.position}"


@dataclass(frozen=True, slots=True)
class ChoosePackets:
    """The way in which the dealer deals: three cards and then two, or two and then three (A3)."""

    actor: int
    packets: Literal["3-2", "2-3"]

    def __str__(self) -> str:
        return f"{self.actor} packets {self.packets}"


@dataclass(frozen=True, slots=True)
class Take:
    """A call: this suit is trump, and the caller's team plays for the contract (A4)."""

    actor: int
    suit: Trump

    def __str__(self) -> str:
        return f"{self.actor} take {self.suit}"


@dataclass(frozen=True, slots=True)
class Bid:
    """A call: so many points with this trump (C1, H2); on a ladder the trump alone, with 0 (I1).

    CAPOT_BID and GENERALE_BID points stand for the bids of a capot and of a générale.
    """

    actor: int
    points: int
    suit: Trump

    def __str__(self) -> str:
        points = f"{BID_WORDS.get(self.points, self.points)} " if self.points else ""
        return f"{self.actor} bid {points}{self.suit}"


def named_points(bid: Bid | None) -> int | None:
    """Return the points that a contract names; None where it names a trump alone."""
    return (bid and bid.points) or None


@dataclass(frozen=True, slots=True)
class Discard:
    """A card of who has more than a hand, laid away before the first lead; nobody plays it."""

    actor: int
    card: Card

    def __str__(self) -> str:
        return f"{self.actor} discard {self.card.text}"


@dataclass(frozen=True, slots=True)
class Declare:
    """The declarations of a player before the first card (A5 `immediate`); nothing is silence."""

    actor: int
    declarations: tuple[Declaration, ...] = ()

    def __str__(self) -> str:
        return " ".join((f"{self.actor} declare", *map(str, self.declarations)))


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick, with what is said with it.

    `word`: belote or rebelote where the rules ask for it (A8). `declarations`: what is announced
    with a card to the first trick (A5 `first_trick`).
    """

    actor: int
    card: Card
    word: bool = False
    declarations: tuple[Declaration, ...] = ()

    def __str__(self) -> str:
        if not self.word and not self.declarations:
            return f"{self.actor} play {self.card.text}"
        said = (WORD_MARK,) if self.word else ()
        return " ".join((f"{self.actor} play {self.card}", *said, *map(str, self.declarations)))


@dataclass(frozen=True, slots=True)
class _Word:
    """An action that its name says."""

    actor: int

    def __str__(self) -> str:
        return f"{self.actor} {type(self).__name__.lower()}"


class Pass(_Word):
    """A call: no. In a window that is open for a coinche or a surcoinche: none."""

    __slots__ = ()


class Coinche(_Word):
    """A knock: the opponents of the last bid double it, which ends the bidding (C1)."""

    __slots__ = ()


class Surcoinche(_Word):
    """The bidders double once more (C1)."""

    __slots__ = ()


class Schmeiss(_Word):
    """A call: play with me as the maker, or let us throw the deal in, as you like (CL2)."""

    __slots__ = ()


class Agree(_Word):
    """The answer to a schmeiss that throws the deal in."""

    __slots__ = ()


class Refuse(_Word):
    """The answer to a schmeiss that makes its caller play."""

    __slots__ = ()


class Exchange(_Word):
    """A card of the hand for the turned one, before the first lead."""

    __slots__ = ()


class Keep(_Word):
    """The card that might be exchanged stays in the hand."""

    __slots__ = ()


class Show(_Word):
    """The losers of the contest ask to see what the winners score (A5)."""

    __slots__ = ()


class Claim(_Word):
    """Somebody calls the roem of the trick that was just won (KJ4)."""

    __slots__ = ()


class Stop(_Word):
    """L'Arrêt: who has just won a trick claims that their team has reached the target (A10)."""

    __slots__ = ()


Call = Pass | Take | Bid | Coinche | Surcoinche | Schmeiss | Agree | Refuse
TableAction = Draw | ChooseDealer | Shuffle | Gather | Close
Preparation = Draw | ChooseDealer | Shuffle | Gather | Cut | ChoosePackets
"""what comes before the first call of a deal; a record does not number it"""
Moving = Exchange | Keep | Discard
"""what is done with cards between the auction and the first lead"""
Action = TableAction | Cut | ChoosePackets | Call | Moving | Declare | Play | Show | Claim | Stop

NAMED_BIDS = {"capot": CAPOT_BID, "generale": GENERALE_BID}
BID_WORDS = {bid: word for word, bid in NAMED_BIDS.items()}
_WORDS = (
    Pass, Coinche, Surcoinche, Schmeiss, Agree, Refuse, Exchange, Keep, Show, Claim, Stop
)  # fmt: skip
SINGLE_WORDS = {each.__name__.lower(): each for each in _WORDS}
MAX_TEXT = 120
"""characters; a whole pack needs 109"""


def parse_action(text: str) -> Action:
    """The action of a text; raises `Unparseable` for anything else.

    >>> parse_action("0 play KH !")
    Play(actor=0, card=Card.parse('KH'), word=True, declarations=())
    """
    if len(text) > MAX_TEXT:
        raise Unparseable("action", text)
    actor, *words = text.split() or [""]
    if actor == TABLE:
        return _parse_table_action(words, text)
    return _parse_seat_action(_number(actor, MOST_SEATS), words, text)


def _parse_seat_action(seat: int, words: list[str], text: str) -> Action:
    match words:
        case ["play", card, *said]:
            word = said[:1] == [WORD_MARK]
            return Play(seat, Card.parse(card), word, tuple(map(parse_declaration, said[word:])))
        case ["discard", card]:
            return Discard(seat, Card.parse(card))
        case ["declare", *declarations]:
            return Declare(seat, tuple(map(parse_declaration, declarations)))
        case ["cut", position]:
            return Cut(seat, _number(position, len(PACK)))
        case ["packets", "3-2" | "2-3" as packets]:
            return ChoosePackets(seat, packets)
        case ["take", suit]:
            return Take(seat, parse_trump(suit))
        case ["bid", *points, suit]:
            return Bid(seat, _points(points, text), parse_trump(suit))
        case [word] if word in SINGLE_WORDS:
            return SINGLE_WORDS[word](seat)
        case _:
            raise Unparseable("action", text)


def _points(words: list[str], text: str) -> int:
    match words:
        case []:
            return 0
        case [word] if points := NAMED_BIDS.get(word) or _number(word, 1000):
            return points
        case _:
            raise Unparseable("action", text)


def _parse_table_action(words: list[str], text: str) -> TableAction:
    match words:
        case ["draw", *cards]:
            return Draw(parse_cards(" ".join(cards)))
        case ["dealer", dealer]:
            return ChooseDealer(_number(dealer, MOST_SEATS))
        case ["shuffle" | "gather" as word, *cards]:
            return (Shuffle if word == "shuffle" else Gather)(parse_cards(" ".join(cards)))
        case ["close"]:
            return Close()
        case _:
            raise Unparseable("action", text)


def _number(text: str, below: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and int(text) < below):
        raise Unparseable("number", text)
    return int(text)
