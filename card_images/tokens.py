"""The tokens beside a seat's plate: trump and contract, the dealer's pack, calls, declarations.

A token is a pill with signs and words in it, round when it holds one sign alone. Tokens fill
lanes: short stretches of felt beside a plate on which nothing else is drawn.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules import (
    Agree,
    Bid,
    Call,
    Card,
    Coinche,
    Pass,
    Refuse,
    Schmeiss,
    Suit,
    Surcoinche,
    Take,
    Trump,
    View,
)
from card_images.canvas import Canvas
from card_images.cards import RATIO, card_sprite, index_of, suit_colour
from card_images.colours import DARK, FELT, GOLD, INK, MUTED, PAPER, PLATE, RED, WHITE, Colour, Ink
from card_images.look import KINDS, Look
from card_images.names import SMALLEST, text_width
from card_images.shapes import SUIT_SHAPES, Shape

# Shares of a token's height.
TEXT = 0.66
SIGN = 0.6
EDGE = 0.36
BETWEEN = 0.14

FAN_GAP = 2
SMALLEST_CARD = 36
"""narrower cards of a fan could not be read"""
MOST_CALLS = 3
"""of an auction with bids, beside one seat"""
LONG_RUN = 5
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
    """The tokens beside the plate of a seat."""
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
    if view.laid and view.seat == seat:
        found.append(Fan(view.laid, look))
    if view.stopped is not None and view.stopped.seat == seat:
        found.append(STOPPED)
    return [*found, *_declared(view, seat, look)]


def contract_token(view: View, trump: Trump, look: Look) -> Token:
    """Trump, after a bid with its points, and what multiplies them."""
    parts = trump_parts(trump, look)
    if view.bid is not None:
        parts = bid_parts(view.bid, look)
    return Token(PAPER, (*parts, *multiplier_parts(view.multiplier)))


def trump_token(trump: Trump, look: Look) -> Token:
    return Token(PAPER, trump_parts(trump, look))


def trump_parts(trump: Trump, look: Look) -> tuple[Part, ...]:
    """The sign of a suit on paper, or the letters of a contract without one."""
    if isinstance(trump, Suit):
        return (Part(SUIT_SHAPES[trump], suit_colour(trump, look)),)
    return (Part(look.words.no_suit(trump), INK),)


def bid_parts(bid: Bid, look: Look) -> tuple[Part, ...]:
    points = (Part(look.words.bid(bid.points), INK),) if bid.points else ()
    return (*points, *trump_parts(bid.suit, look))


def multiplier_parts(multiplier: int) -> tuple[Part, ...]:
    """`×2` once the contract is coinched."""
    return (Part(f"×{multiplier}", RED),) if multiplier > 1 else ()


def _sign(ground: Colour, shape: Shape, ink: Colour) -> Token:
    return Token(ground, (Part(shape, ink),))


BELOTE = _sign(PLATE, Shape.CROWN, GOLD)
"""it turns to gold when rebelote completes it"""
STOPPED = _sign(PAPER, Shape.STOP, RED)
"""L'Arrêt"""
PASS = Token(PLATE, (Part("–", WHITE),))
ANSWERS: dict[type[Call], Shape] = {Agree: Shape.TICK, Refuse: Shape.CROSS}
"""to a schmeiss (CL2)"""


def _calls(view: View, seat: int, look: Look) -> Iterator[Token]:
    """Return the calls of a seat; where bids are made, the last alone, without passes before bids.

    After the auction a coinche is still to be seen until a trick is won.
    """
    own = [call for call in view.calls if call.actor == seat]
    if view.taker is not None:
        fresh = not any(view.tricks_won)
        own = [call for call in own if fresh and isinstance(call, Coinche)]
    elif view.game_type.auction.kind.rises:
        own = [call for call in own[:-1] if not isinstance(call, Pass)] + own[-1:]
        own = own[-MOST_CALLS:]
    yield from (token for call in own for token in _call(view, call, look))


def _call(view: View, call: Call, look: Look) -> Iterator[Token]:
    """One of them, where it has a token."""
    match call:
        case Pass():
            yield PASS
        case Take():
            yield trump_token(call.suit, look)
        case Bid():
            yield Token(PAPER, bid_parts(call, look))
        case Coinche():
            word = "pic-contra" if view.on_ladder else "pic-coinche"
            yield Token(PAPER, (Part(look.words(word), RED),))
        case Schmeiss():
            yield Token(PAPER, (Part(look.words("pic-schmeiss"), RED),))
        case Agree() | Refuse():
            yield _sign(PLATE, ANSWERS[type(call)], WHITE)
        case Surcoinche():
            pass  # the multiplier says it


# Declarations ------------------------------------------------------------------------------------


def _declared(view: View, seat: int, look: Look) -> Iterator[Token | Fan]:
    """The seat's declarations, and behind each its cards once they are shown.

    Gold with a tick when it counts, pale when it does not.
    """
    for each in view.heard:
        if each.seat != seat:
            continue
        word = look.words(KINDS[each.kind])
        if each.rank is not None:
            word += f" {index_of(each.rank, look)}"
        elif each.length > LONG_RUN:
            word += f" ({each.length})"
        if each.counts:
            yield Token(GOLD, (Part(word, DARK), Part(Shape.TICK, DARK)))
        else:
            yield Token(PLATE, (Part(word, WHITE if each.counts is None else MUTED),))
        if each.cards and not view.fields:
            yield Fan(each.cards, look)


GAP = 4
"""between two tokens, in pixels"""
SIZES = (1.0, 0.85, 0.7, 0.6)
"""shares of their size that tokens try until all find room"""


class Lane(NamedTuple):
    """A row that begins at `x` and reaches to `end`, leftwards when `end` is left of it."""

    x: float
    end: float
    y: float

    @property
    def length(self) -> float:
        return abs(self.end - self.x)


class Laid(NamedTuple):
    """A token's left edge and middle line."""

    token: Token | Fan
    left: float
    y: float


def draw_tokens(
    canvas: Canvas, wanted: Sequence[Token | Fan], size: int, lanes: Sequence[Lane]
) -> None:
    """Lay tokens into lanes; `size` is their height where there is room."""
    height, laid = laid_out(wanted, size, lanes)
    for token, left, y in laid:
        if isinstance(token, Fan):
            width = token.card_width(height)
            for number, card in enumerate(token.cards):
                x = left + number * (width + FAN_GAP)
                canvas.lay_beside(card_sprite(card, width, token.look), x, y)
        else:
            draw_token(canvas, token, height, left, y)


def laid_out(
    wanted: Sequence[Token | Fan], size: int, lanes: Sequence[Lane]
) -> tuple[int, list[Laid]]:
    """The height of all tokens, smaller where that gives them room, and where each lies."""
    heights = [round(size * share) for share in SIZES]
    height = next((each for each in heights if _lay(wanted, each, lanes)[1]), heights[-1])
    return height, _lay(wanted, height, lanes)[0]


def _lay(
    wanted: Sequence[Token | Fan], height: int, lanes: Sequence[Lane]
) -> tuple[list[Laid], bool]:
    """Each token in the first lane with room, and whether there was room for all.

    In any lane they are read from left to right. The cards of a declaration lie behind its name or
    below it where there is room.
    """
    taken = [0.0] * len(lanes)
    placed: list[tuple[int, float]] = []
    fits = True
    for number, token in enumerate(wanted):
        width = token.width(height)
        free = _free(lanes, taken, width)
        behind = next(iter(wanted[number + 1 : number + 2]), None)
        if isinstance(behind, Fan):
            room = behind.width(height)
            free = [n for n in free if _near(n, lanes, _with(taken, n, width), room)] or free
        elif isinstance(token, Fan) and placed:
            free = _near(placed[-1][0], lanes, taken, width) or free
        fits = fits and bool(free)
        lane = free[0] if free else len(lanes) - 1
        placed.append((lane, taken[lane]))
        taken = _with(taken, lane, width)
    starts = [
        lane.x if lane.end > lane.x else lane.x - (length - GAP)
        for lane, length in zip(lanes, taken, strict=True)
    ]
    laid = [
        Laid(token, starts[lane] + before, lanes[lane].y)
        for token, (lane, before) in zip(wanted, placed, strict=True)
    ]
    return laid, fits


def _free(lanes: Sequence[Lane], taken: Sequence[float], width: float) -> list[int]:
    """The lanes with room for so many pixels more."""
    return [n for n, lane in enumerate(lanes) if lane.length - taken[n] >= width]


def _with(taken: Sequence[float], lane: int, width: float) -> list[float]:
    """Return the room taken in each lane once so many pixels more lie in one of them."""
    return [each + (width + GAP) * (n == lane) for n, each in enumerate(taken)]


def _near(number: int, lanes: Sequence[Lane], taken: Sequence[float], width: float) -> list[int]:
    """Return the free lanes that are a lane itself or lie below it, not across the plate."""
    left, right = sorted((lanes[number].x, lanes[number].end))
    return [
        n
        for n in _free(lanes, taken, width)
        if n >= number
        and min(lanes[n].x, lanes[n].end) < right
        and left < max(lanes[n].x, lanes[n].end)
    ]


def draw_token(
    canvas: Canvas, token: Token, size: int, left: float, y: float, on: Ink = FELT
) -> None:
    """A token `size` pixels high from `left` on; `y` is its middle line, `on` what it lies on."""
    width = token.width(size)
    box = left, y - size / 2, left + width, y + size / 2
    canvas.shape(token.shape, box, token.ground, on)
    x = left + (width - token.content(size)) / 2
    for part in token.parts:
        if isinstance(part.sign, Shape):
            half = part.width(size) / 2
            sign = x, y - half, x + 2 * half, y + half
            canvas.shape(part.sign, sign, part.ink, token.ground)
        else:
            canvas.text(part.sign, (x, y), part.text(size), part.ink, ground=token.ground)
        x += part.width(size) + BETWEEN * size
