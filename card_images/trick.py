"""The middle of a table: the draw for dealer, the auction, the trick or the last one, before the
seats at its edges."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.rules import (
    PACK,
    Card,
    Discard,
    NoSuit,
    Phase,
    Play,
    Suit,
    Trick,
    Trump,
    View,
    card_tables,
)
from card_images.canvas import SPRITES, Canvas, Sprite, tinted, together
from card_images.cards import back_sprite, card_height, card_sprite, corner_radius
from card_images.colours import (
    DARK,
    EDGE,
    FELT,
    FRAME,
    GOLD,
    GREEN,
    LETTERS,
    PALE,
    PAPER,
    PLATE,
    RED,
    SHADOW,
    SHADOWS,
    TEAM,
    WHITE,
    Ink,
)
from card_images.look import Look
from card_images.shapes import SMOOTHING, SUIT_SHAPES, Shape
from card_images.tokens import Part, Token, contract_token, draw_token


class Edge(IntEnum):
    """The sides of a table, anticlockwise, as the seats of a party that plays that way."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3


AROUND: Mapping[int, tuple[Edge, ...]] = {
    2: (Edge.BOTTOM, Edge.TOP),
    3: (Edge.BOTTOM, Edge.RIGHT, Edge.LEFT),
    4: tuple(Edge),
}
"""by how many play the edges where they sit, anticlockwise: of three nobody sits opposite"""


def edges(view: View, bottom: int) -> dict[int, Edge]:
    """The edge of each seat when seat `bottom` is drawn at the bottom."""
    around = AROUND[view.game_type.seats]
    step = -1 if view.rules.direction == "cw" else 1
    return {
        (bottom + seat) % len(around): around[step * seat % len(around)]
        for seat in range(len(around))
    }


ACROSS = 1.07
"""distance of the cards at the left and right from the middle, in card widths"""
DOWN = 0.525
"""distance of those at the top and bottom, in card heights"""
FRAME_WIDTH = 0.042
"""width of the gold around a card, in card widths"""
Spread = Mapping[Edge, tuple[float, float]]
"""how far each place's card is from the middle, in card widths and card heights"""
CROSS: Spread = {
    Edge.BOTTOM: (0.0, DOWN),
    Edge.RIGHT: (ACROSS, 0.0),
    Edge.TOP: (0.0, -DOWN),
    Edge.LEFT: (-ACROSS, 0.0),
}
ABREAST: Spread = {Edge.BOTTOM: (0.54, 0.08), Edge.TOP: (-0.54, -0.08)}
"""the trick of two players"""
REACHES = (1.0, 0.5)
"""of the two steps of a soft shadow, in twentieths of the width of a card"""


def card_centre(
    place: Edge, centre: tuple[float, float], width: int, spread: Spread = CROSS
) -> tuple[float, float]:
    """The middle of the card at `place` in a trick around `centre`."""
    across, down = spread[place]
    return centre[0] + across * width, centre[1] + down * card_height(width)


def corner(centre: tuple[float, float], width: int) -> tuple[int, int]:
    """The top left corner of a card around `centre`."""
    return round(centre[0] - width / 2), round(centre[1] - card_height(width) / 2)


def draw_frame(canvas: Canvas, at: tuple[int, int], width: int) -> None:
    """Gold around the card whose top left corner is at `at`; to be drawn before it."""
    edge = round(FRAME_WIDTH * width)
    size = width + 2 * edge, card_height(width) + 2 * edge
    canvas.lay(outline(size, FRAME, FELT), at[0] - edge, at[1] - edge)


def drop_shadow(canvas: Canvas, at: tuple[int, int], width: int) -> None:
    """Darken the felt below a card and a little to the right; to be drawn before all cards."""
    far, near = (max(1, round(reach * width / 20)) for reach in REACHES)
    right, down = far // 2 - near // 2, far - near

    def draw() -> Sprite:
        """Both steps; the top left corner is that of the nearer."""
        size = width, card_height(width)
        outer, inner = (outline(size, colour, FELT) for colour in SHADOWS)
        return together([(outer, right, down), (inner, 0, 0)], (size[0] + right, size[1] + down))

    canvas.lay(SPRITES.get(("shadow", width), draw), at[0] + near // 2, at[1] + near)


def outline(size: tuple[int, int], ink: Ink, ground: Ink, line: int = 0) -> Sprite:
    """A card's outline in one colour, filled or, with `line`, as a line so many pixels wide."""

    def draw() -> Sprite:
        large = size[0] * SMOOTHING, size[1] * SMOOTHING
        mask = Image.new("L", large)
        box = (0, 0, large[0] - 1, large[1] - 1)
        fill, rim = (None, 255) if line else (255, None)
        pen = ImageDraw.Draw(mask)
        pen.rounded_rectangle(box, corner_radius(large[0]), fill, rim, line * SMOOTHING)
        return tinted(mask.reduce(SMOOTHING), ink, ground)

    return SPRITES.get(("outline", size, ink, ground, line), draw)


INSET_CARD = 56
ASIDE = (34, 10)
"""how far a card drawn again lies from the one before"""
TRUMP = 150
LETTERS_SIZE = 130
"""size of the letters of a contract without a trump suit"""
SUITS = 84
BID = 116
"""height of the standing bid"""
WIDEST_BID = 380
RIM = 6
ROEM = 58
"""height of the roem in a trick"""
ROEM_GAP = 16
RUN_STEP = 0.3
"""distance of the cards of a run of trumps, in card widths"""

BACKS_STEP = 0.62
"""distance of the cards of a stock that lie side by side, in card widths"""
ASIDE_CARD = 84
"""width of the cards beside the play"""
PILE, PILE_STEP = 3, 3
"""backs of the stock, and by how many pixels each lies above the one before"""
COUNT = 44
"""height of the number of its cards"""

AUCTION = (Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE)
UNDEALT = (Phase.SHUFFLE, Phase.CUT, Phase.PACKETS)


class Measures(NamedTuple):
    """Where the middle of a picture is, and the widths of cards there, in pixels."""

    centre: tuple[int, int]
    card: int
    turn_up: int
    inset: tuple[int, int]
    """the middle of the small last trick in its corner"""
    aside: tuple[int, int] = (0, 0)
    """the left edge and the middle line of the stock of two players, and of the cards beside it"""


class Scene(NamedTuple):
    """The canvas to draw on, and its reader."""

    canvas: Canvas
    around: dict[int, Edge]
    look: Look
    spread: Spread = CROSS
    bare: bool = False
    """whether cards that were played show index and suit alone"""

    def lay(
        self,
        card: Card,
        centre: tuple[float, float],
        width: int,
        *,
        framed: bool = False,
        bare: bool = False,
    ) -> None:
        """A card, in a golden frame or without."""
        at = corner(centre, width)
        if framed:
            draw_frame(self.canvas, at, width)
        ground = EDGE if bare else FRAME if framed else SHADOW
        self.canvas.lay(card_sprite(card, width, self.look, ground=ground, bare=bare), *at)


def draw_middle(scene: Scene, view: View, measures: Measures) -> None:
    """Draw the cards and signs on the table.

    A finished trick stays in the middle, its winner's card framed, until the next is led.
    """
    centre, width = measures.centre, measures.card
    if view.keeps_stock and view.stock and view.turn_up is not None:
        _draw_aside(scene, view, measures.aside)
    if view.phase is Phase.DRAW or view.deal_number == 0:
        # Those who drew again have the later card on top, a little aside.
        first, *again = view.draws or ((),)
        _draw_cards(scene, first, centre, width)
        for number, drawn in enumerate(again, start=1):
            for seat, card in drawn:
                x, y = card_centre(scene.around[seat], centre, width, scene.spread)
                scene.lay(card, (x + ASIDE[0] * number, y + ASIDE[1] * number), width)
    elif view.phase in AUCTION or (view.phase is Phase.TALON and view.turned_stays):
        _draw_auction(scene, view, measures)
    elif view.trick:
        _draw_cards(scene, view.trick, centre, width)
        if view.last_trick is not None:
            _draw_last(scene, view.last_trick, measures.inset, INSET_CARD)
    elif view.last_trick is not None:
        _draw_last(scene, view.last_trick, centre, width)
        _draw_roem(scene, view.last_trick, centre, width)
    else:
        _draw_bare(scene, view, centre, width)


def _draw_bare(scene: Scene, view: View, centre: tuple[int, int], width: int) -> None:
    """The table when no card has been led yet: the pack, or what is trump."""
    if view.phase in UNDEALT:
        back = back_sprite(width)
        for layer in range(4):
            at = centre[0] - width // 2 - 4 * layer, centre[1] - back.height // 2 - 3 * layer
            drop_shadow(scene.canvas, at, width)
            scene.canvas.lay(back, *at)
    elif view.trump_run is not None and isinstance(view.trump, Suit):
        # All eight trumps, which won the party as they were.
        cards, step = trumps_of(view.trump), RUN_STEP * width
        for number, card in enumerate(cards):
            x = centre[0] + step * (number - (len(cards) - 1) / 2)
            drop_shadow(scene.canvas, corner((x, centre[1]), width), width)
            scene.lay(card, (x, centre[1]), width)
    elif view.trump is not None:
        _draw_trump(scene, view.trump, centre)


# The auction -------------------------------------------------------------------------------------


def _draw_auction(scene: Scene, view: View, measures: Measures) -> None:
    """The bid that stands, or the turned-up card; where it lies in a field, its suit."""
    canvas, (x, y) = scene.canvas, measures.centre
    is_second_round = view.fields and len(view.calls) >= view.game_type.seats
    if view.bid is not None:
        # Large, with a rim in the colour of the bidders, and what multiplies it.
        token = contract_token(view, view.bid.suit, scene.look)._replace(shape=Shape.PLATE)
        size = round(BID * min(1, WIDEST_BID / token.width(BID)))
        width = token.width(size)
        left, top = round(x - width / 2), round(y - size / 2)
        rim = left - RIM, top - RIM, left + width + RIM, top + size + RIM
        canvas.shape(Shape.PLATE, rim, TEAM[view.game_type.accounts.of(view.bid.actor)], FELT)
        draw_token(canvas, token, size, left, top + size / 2)
    elif view.keeps_stock and view.turn_up is None:
        _draw_backs(scene, view.stock, (x, y), measures.turn_up)
    elif view.offered is None or is_second_round:
        step = SUITS * 0.62
        for number, suit in enumerate(Suit):
            at = x + (-step, step)[number % 2], y + (-step, step)[number // 2]
            canvas.mark(SUIT_SHAPES[suit], at, SUITS, PALE, FELT)
    elif view.fields:
        _draw_trump(scene, view.offered.suit, (x, y))
    else:
        drop_shadow(canvas, corner((x, y), measures.turn_up), measures.turn_up)
        scene.lay(view.offered, (x, y), measures.turn_up)


def _draw_backs(scene: Scene, count: int, centre: tuple[int, int], width: int) -> None:
    """Cards of the stock side by side, face down, which whoever takes will take up."""
    step = BACKS_STEP * width
    for number in range(count):
        at = corner((centre[0] + step * (number - (count - 1) / 2), centre[1]), width)
        drop_shadow(scene.canvas, at, width)
        scene.canvas.lay(back_sprite(width), *at)


def _draw_aside(scene: Scene, view: View, at: tuple[int, int]) -> None:
    """The stock with the number of its cards, beside it its last one and, once somebody plays, the
    turned card."""
    canvas, (left, y) = scene.canvas, at
    top = y - card_height(ASIDE_CARD) // 2
    back = back_sprite(ASIDE_CARD)
    drop_shadow(canvas, (left, top), ASIDE_CARD)
    for layer in range(PILE):
        canvas.lay(back, left + layer * PILE_STEP, top - layer * PILE_STEP)
    count = Token(PLATE, (Part(str(view.stock), WHITE),))
    middle = left + (ASIDE_CARD + PILE * PILE_STEP) / 2
    below = top + card_height(ASIDE_CARD) + COUNT / 2 + 8
    draw_token(canvas, count, COUNT, middle - count.width(COUNT) / 2, below)
    turned = view.turn_up if view.phase is Phase.PLAY and view.turned_stays else None
    beside = [card for card in (view.bottom, turned) if card is not None]
    for number, card in enumerate(beside, 1):
        at = left + number * (ASIDE_CARD + PILE * PILE_STEP), top
        drop_shadow(canvas, at, ASIDE_CARD)
        canvas.lay(card_sprite(card, ASIDE_CARD, scene.look, ground=SHADOW), *at)


def _draw_trump(scene: Scene, trump: Trump, centre: tuple[int, int]) -> None:
    """The trump on the bare felt, before the first card is led."""
    if isinstance(trump, NoSuit):
        letters = scene.look.words.no_suit(trump)
        scene.canvas.text(letters, centre, LETTERS_SIZE, LETTERS, 0.5, ground=FELT)
    else:
        scene.canvas.mark(SUIT_SHAPES[trump], centre, TRUMP, PALE, FELT)


def trumps_of(trump: Suit) -> list[Card]:
    """All eight trumps, the highest first."""
    strength = card_tables(trump).strength
    trumps = [card for card in PACK if card.suit is trump]
    return sorted(trumps, key=strength.__getitem__, reverse=True)


# Tricks and draws --------------------------------------------------------------------------------


def _draw_cards(
    scene: Scene,
    cards: tuple[tuple[int, Card], ...],
    centre: tuple[int, int],
    width: int,
    winner: int | None = None,
) -> None:
    """Each seat's card before it; one that won gets a golden frame."""
    at = {seat: card_centre(scene.around[seat], centre, width, scene.spread) for seat, _ in cards}
    for each in at.values():
        drop_shadow(scene.canvas, corner(each, width), width)
    for seat, card in cards:
        scene.lay(card, at[seat], width, framed=seat == winner, bare=scene.bare)


def _draw_last(scene: Scene, trick: Trick, centre: tuple[int, int], width: int) -> None:
    """A finished trick, its winner's card framed."""
    players = len(scene.around)
    cards = tuple(((trick.leader + n) % players, card) for n, card in enumerate(trick.cards))
    _draw_cards(scene, cards, centre, width, trick.winner)


def _draw_roem(scene: Scene, trick: Trick, centre: tuple[int, int], width: int) -> None:
    """Draw the roem of a finished trick (KJ4), on the felt above the right one."""
    if trick.roem:
        token = Token(GOLD, (Part(f"{scene.look.words('sheet-roem')} {trick.roem}", DARK),))
        above = centre[1] - card_height(width) / 2 - ROEM / 2 - ROEM_GAP
        draw_token(scene.canvas, token, ROEM, centre[0] + width / 2 + ROEM_GAP, above)


def playable(view: View) -> frozenset[Card]:
    """The cards that the view's seat may play now, or exchange or lay away; none where the last one
    plays itself."""
    if view.plays_itself:
        return frozenset()
    if view.exchangeable is not None:
        return frozenset((view.exchangeable,))
    return frozenset(each.card for each in view.options if isinstance(each, Play | Discard))


MARK = 76
"""disc of a mark, at the bottom of a card"""
MARK_AT = 46
"""its middle, from the card's left edge and from the bottom"""
MARK_RIM = 5
MARK_SIGN = 40


class Marks(NamedTuple):
    """Two cards of a hand, for who looks back: the one that was played, and a better one."""

    played: Card
    better: Card


def draw_mark(canvas: Canvas, marks: Marks, card: Card | None, left: int, bottom: int) -> None:
    """A tick on the better card and a cross on the other one; nothing on any other."""
    signs = {marks.better: (Shape.TICK, GREEN), marks.played: (Shape.CROSS, RED)}
    if card is None or card not in signs:
        return
    sign, ink = signs[card]
    at = left + MARK_AT, bottom - MARK_AT
    canvas.mark(Shape.DISC, at, MARK, PAPER, PAPER)
    canvas.mark(Shape.DISC, at, MARK - 2 * MARK_RIM, ink, PAPER)
    canvas.mark(sign, at, MARK_SIGN, WHITE, ink)
