"""All that lies beside a seat's plate: trump and contract, the dealer's pack, calls, declarations.

A token is a pill with signs and words in it, round when it holds one sign alone.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.rules import (
    Bid,
    Card,
    Coinche,
    Heard,
    Pass,
    Suit,
    Surcoinche,
    Take,
    Trump,
    View,
)
from card_images.deck.cards import index_of, suit_colour
from card_images.deck.faces import RATIO
from card_images.drawing.colours import DARK, GOLD, INK, MUTED, PAPER, PLATE, RED, WHITE, Colour
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Look
from card_images.drawing.shapes import SUIT_SHAPES, Shape

# Shares of a token's height.
TEXT: Final = 0.66
SIGN: Final = 0.6
EDGE: Final = 0.36
BETWEEN: Final = 0.14

FAN_GAP: Final = 2
SMALLEST_CARD: Final = 36
"""narrower cards of a fan could not be read"""
MOST_CALLS: Final = 3
"""of an auction with bids, beside one seat"""
LONG_RUN: Final = 5
"""the length up to which a cent needs no number"""


class Part(NamedTuple):
    """A sign or a word on a token."""

    sign: Shape | str
    ink: Colour
    share: float = TEXT
    """size of a word, of the token's height"""

    def width(self, size: int) -> float:
        if isinstance(self.sign, Shape):
            return SIGN * size
        return text_width(self.sign, self.text(size))

    def text(self, size: int) -> int:
        """The size of a word on a token `size` pixels high."""
        return max(SMALLEST, round(self.share * size))


class Token(NamedTuple):
    """A pill `ground` with its parts from left to right."""

    ground: Colour
    parts: tuple[Part, ...]
    shape: Shape = Shape.PILL
    edge: float = EDGE
    """from either side to its parts, of its height"""

    def content(self, size: int) -> float:
        """How wide its parts are together when the token is `size` pixels high."""
        return sum(part.width(size) for part in self.parts) + (len(self.parts) - 1) * BETWEEN * size

    def width(self, size: int) -> int:
        if len(self.parts) == 1 and isinstance(self.parts[0].sign, Shape):
            return size
        return max(size, round(self.content(size) + 2 * self.edge * size))


class Fan(NamedTuple):
    """Small cards side by side."""

    cards: tuple[Card, ...]
    look: Look

    def card_width(self, size: int) -> int:
        """How wide each card is when the cards are `size` pixels high."""
        return max(SMALLEST_CARD, int(size / RATIO))

    def width(self, size: int) -> int:
        return len(self.cards) * (self.card_width(size) + FAN_GAP) - FAN_GAP


def tokens(view: View, seat: int, look: Look) -> list[Token | Fan]:
    """All that lies beside the plate of a seat."""
    found: list[Token | Fan] = []
    if view.taker == seat and view.trump is not None:
        found.append(contract_token(view, view.trump, look))
    if view.dealer == seat:
        found.append(_sign(PLATE, Shape.CARDS, WHITE))
    found += _calls(view, seat, look)
    for belote in view.belotes:
        if belote.seat == seat:
            complete = belote.words == 2
            found.append(_sign(GOLD, Shape.CROWN, DARK) if complete else BELOTE)
    if view.stopped is not None and view.stopped.seat == seat:
        found.append(STOPPED)
    return [*found, *_declared(view, seat, look)]


def contract_token(view: View, trump: Trump, look: Look) -> Token:
    """Trump, after a bid with its points, and what multiplies them."""
    parts = trump_parts(trump, look)
    if view.bid is not None:
        parts = bid_parts(view.bid, look)
    return Token(PAPER, (*parts, *multiplier_parts(view)))


def trump_token(trump: Trump, look: Look) -> Token:
    return Token(PAPER, trump_parts(trump, look))


def trump_parts(trump: Trump, look: Look) -> tuple[Part, ...]:
    """The sign of a suit on paper, or the letters of a contract without one."""
    if isinstance(trump, Suit):
        return (Part(SUIT_SHAPES[trump], suit_colour(trump, look)),)
    return (Part(look.words.no_suit(trump), INK),)


def bid_parts(bid: Bid, look: Look) -> tuple[Part, ...]:
    return (Part(look.words.bid(bid.points), INK), *trump_parts(bid.suit, look))


def multiplier_parts(view: View) -> tuple[Part, ...]:
    """`×2` once the contract is coinched."""
    return (Part(f"×{view.multiplier}", RED),) if view.multiplier > 1 else ()


def _sign(ground: Colour, shape: Shape, ink: Colour) -> Token:
    return Token(ground, (Part(shape, ink),))


BELOTE: Final = _sign(PLATE, Shape.CROWN, GOLD)
"""it turns to gold when rebelote completes it"""
STOPPED: Final = _sign(PAPER, Shape.STOP, RED)
"""L'Arrêt"""
PASS: Final = Token(PLATE, (Part("–", WHITE),))


def _calls(view: View, seat: int, look: Look) -> Iterator[Token]:
    """Return the calls of a seat; where bids are made, the last alone, without passes before bids.

    After the auction a coinche is still to be seen until a trick is won.
    """
    own = [call for call in view.calls if call.actor == seat]
    if view.taker is not None:
        fresh = not any(view.tricks_won)
        own = [call for call in own if fresh and isinstance(call, Coinche)]
    elif view.game.auction.by_bids:
        own = [call for call in own[:-1] if not isinstance(call, Pass)] + own[-1:]
        own = own[-MOST_CALLS:]
    for call in own:
        match call:
            case Pass():
                yield PASS
            case Take():
                yield trump_token(call.suit, look)
            case Bid():
                yield Token(PAPER, bid_parts(call, look))
            case Coinche():
                yield Token(PAPER, (Part(look.words.coinche, RED),))
            case Surcoinche():
                pass  # the multiplier says it


# Declarations ------------------------------------------------------------------------------------


def _declared(view: View, seat: int, look: Look) -> Iterator[Token | Fan]:
    """The seat's declarations, and behind each its cards once they are shown."""
    for each in view.heard:
        if each.seat == seat:
            yield _announced(each, look)
            if each.cards and not view.fields:
                yield Fan(each.cards, look)


def _announced(heard: Heard, look: Look) -> Token:
    """Gold with a tick when it counts, pale when it does not."""
    word = look.words.kind(heard.kind)
    if heard.rank is not None:
        word = f"{word} {index_of(heard.rank, look)}"
    elif heard.length > LONG_RUN:
        word = f"{word} ({heard.length})"
    if heard.counts:
        return Token(GOLD, (Part(word, DARK), Part(Shape.TICK, DARK)))
    return Token(PLATE, (Part(word, WHITE if heard.counts is None else MUTED),))
