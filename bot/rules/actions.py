"""What a seat or the table may do, each with a text form both ways.

A text names its actor first: `2 take S`, `0 play KH !` (the `!` is the word belote or rebelote),
`table shuffle TS 9H …`. Clocks and chance act as `table`, so they are in the record like anybody.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from bot.rules.card import PACK, Card, Suit, format_cards, parse_cards
from bot.rules.errors import Unparseable

TABLE: Final = "table"
Actor = int | Literal["table"]

WORD_MARK: Final = "!"


@dataclass(frozen=True, slots=True)
class Draw:
    """One card for each seat that still draws for dealer, in seat order (A3 `lowest_card`)."""

    cards: tuple[Card, ...]
    actor: ClassVar[Actor] = TABLE

    def __str__(self) -> str:
        return f"table draw {format_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChooseDealer:
    """The seat that deals first (A3 `random`)."""

    dealer: int
    actor: ClassVar[Actor] = TABLE

    def __str__(self) -> str:
        return f"table dealer {self.dealer}"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The whole pack in its new order."""

    pack: tuple[Card, ...]
    actor: ClassVar[Actor] = TABLE

    def __str__(self) -> str:
        return f"table shuffle {format_cards(self.pack)}"


@dataclass(frozen=True, slots=True)
class Gather:
    """Which team's trick pile goes on top when the pack is not shuffled (A3 `cut_only`)."""

    top: int
    actor: ClassVar[Actor] = TABLE

    def __str__(self) -> str:
        return f"table gather {self.top}"


@dataclass(frozen=True, slots=True)
class Cut:
    """The cutter lifts `position` cards; they go below the others."""

    actor: int
    position: int

    def __str__(self) -> str:
        return f"{self.actor} cut {self.position}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A call: no."""

    actor: int

    def __str__(self) -> str:
        return f"{self.actor} pass"


@dataclass(frozen=True, slots=True)
class Take:
    """A call: this suit is trump, and the caller's team plays for the contract (A4)."""

    actor: int
    suit: Suit

    def __str__(self) -> str:
        return f"{self.actor} take {self.suit}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick, with the word belote or rebelote where the rules ask for it (A8)."""

    actor: int
    card: Card
    word: bool = False

    def __str__(self) -> str:
        return f"{self.actor} play {self.card}" + (f" {WORD_MARK}" if self.word else "")


Call = Pass | Take
TableAction = Draw | ChooseDealer | Shuffle | Gather
Action = TableAction | Cut | Call | Play

MAX_TEXT: Final = 120


def parse_action(text: str) -> Action:
    """The action of a text; raises `Unparseable` for anything else.

    >>> parse_action("0 play KH !")
    Play(actor=0, card=Card.parse('KH'), word=True)
    """
    if len(text) > MAX_TEXT:
        raise Unparseable("action", text)
    match text.split():
        case ["table", *words]:
            return _parse_table_action(words, text)
        case [actor, "cut", position]:
            return Cut(_number(actor, 4), _number(position, len(PACK)))
        case [actor, "pass"]:
            return Pass(_number(actor, 4))
        case [actor, "take", suit]:
            return Take(_number(actor, 4), Suit.parse(suit))
        case [actor, "play", card]:
            return Play(_number(actor, 4), Card.parse(card))
        case [actor, "play", card, "!"]:
            return Play(_number(actor, 4), Card.parse(card), word=True)
        case _:
            raise Unparseable("action", text)


def _parse_table_action(words: list[str], text: str) -> TableAction:
    match words:
        case ["draw", *cards]:
            return Draw(parse_cards(" ".join(cards)))
        case ["dealer", dealer]:
            return ChooseDealer(_number(dealer, 4))
        case ["shuffle", *cards]:
            return Shuffle(parse_cards(" ".join(cards)))
        case ["gather", top]:
            return Gather(_number(top, 2))
        case _:
            raise Unparseable("action", text)


def _number(text: str, below: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) < below):
        raise Unparseable("number", text)
    return int(text)
