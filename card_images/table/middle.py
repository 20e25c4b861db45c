"""The middle of a table: the draw for dealer, the auction, the trick or the last one."""

from typing import Final, NamedTuple

from bot.rules import PACK, Bid, Card, NoSuit, Phase, Suit, Trick, Trump, View, card_tables
from card_images.deck.cards import back_sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, LETTERS, PALE, TEAM
from card_images.drawing.look import Look
from card_images.drawing.shapes import SUIT_SHAPES, Shape
from card_images.table.edges import Edge
from card_images.table.lanes import draw_token
from card_images.table.tokens import contract_token
from card_images.table.trick import (
    CROSS,
    Spread,
    card_centre,
    corner,
    draw_trick,
    drop_shadow,
    lay_card,
)

INSET_CARD: Final = 56
ASIDE: Final = (34, 10)
"""how far a card drawn again lies from the one before"""
TRUMP: Final = 150
LETTERS_SIZE: Final = 130
"""size of the letters of a contract without a trump suit"""
SUITS: Final = 84
BID: Final = 116
"""height of the standing bid"""
WIDEST_BID: Final = 380
RIM: Final = 6
RUN_STEP: Final = 0.3
"""distance of the cards of a run of trumps, in card widths"""

AUCTION: Final = (Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE)
UNDEALT: Final = (Phase.SHUFFLE, Phase.CUT, Phase.PACKETS)


class Measures(NamedTuple):
    """Where the middle of a picture is, and the widths of cards there, in pixels."""

    centre: tuple[int, int]
    card: int
    turn_up: int
    inset: tuple[int, int]
    """the middle of the small last trick in its corner"""


class Scene(NamedTuple):
    """The canvas to draw on, and its reader."""

    canvas: Canvas
    around: dict[int, Edge]
    look: Look
    spread: Spread = CROSS


def draw_middle(scene: Scene, view: View, measures: Measures) -> None:
    """Draw the cards and signs on the table.

    A finished trick stays in the middle, its winner's card framed, until the next is led.
    """
    centre, width = measures.centre, measures.card
    if view.phase is Phase.DRAW or view.deal_number == 0:
        _draw_draws(scene, view, measures)
    elif view.phase in AUCTION:
        _draw_auction(scene, view, measures)
    elif view.trick:
        _draw_cards(scene, view.trick, centre, width)
        if view.last_trick is not None:
            _draw_last(scene, view.last_trick, measures.inset, INSET_CARD)
    elif view.last_trick is not None:
        _draw_last(scene, view.last_trick, centre, width)
    else:
        _draw_bare(scene, view, centre, width)


def _draw_bare(scene: Scene, view: View, centre: tuple[int, int], width: int) -> None:
    """The table when no card has been led yet: the pack, or what is trump."""
    if view.phase in UNDEALT:
        _draw_pack(scene.canvas, centre, width)
    elif view.trump_run is not None and isinstance(view.trump, Suit):
        _draw_trump_run(scene, view.trump, centre, width)
    elif view.trump is not None:
        _draw_trump(scene, view.trump, centre)


# The auction -------------------------------------------------------------------------------------


def _draw_auction(scene: Scene, view: View, measures: Measures) -> None:
    """The bid that stands, or the turned-up card; where it lies in a field, its suit."""
    if view.bid is not None:
        _draw_bid(scene, view, view.bid, measures.centre)
    elif view.turn_up is None or view.game.auction.by_bids:
        _draw_suits(scene.canvas, measures.centre)
    elif view.fields:
        _draw_offer(scene, view, view.turn_up.suit, measures.centre)
    else:
        drop_shadow(scene.canvas, corner(measures.centre, measures.turn_up), measures.turn_up)
        lay_card(scene.canvas, view.turn_up, measures.centre, measures.turn_up, scene.look)


def _draw_offer(scene: Scene, view: View, suit: Suit, centre: tuple[int, int]) -> None:
    """Draw the suits that may be taken: the turned-up one, in the second round the others."""
    if len(view.calls) < view.game.seats:
        _draw_trump(scene, suit, centre)
    else:
        _draw_suits(scene.canvas, centre)


def _draw_bid(scene: Scene, view: View, bid: Bid, centre: tuple[int, int]) -> None:
    """The standing bid, large, with a rim in the colour of the bidders, and what multiplies it."""
    x, y = centre
    token = contract_token(view, bid.suit, scene.look)._replace(shape=Shape.PLATE)
    size = BID if token.width(BID) <= WIDEST_BID else round(BID * WIDEST_BID / token.width(BID))
    width = token.width(size)
    left, top = round(x - width / 2), round(y - size / 2)
    rim = left - RIM, top - RIM, left + width + RIM, top + size + RIM
    scene.canvas.shape(Shape.PLATE, rim, TEAM[view.game.accounts.of(bid.actor)], FELT)
    draw_token(scene.canvas, token, size, left, top + size / 2)


def _draw_suits(canvas: Canvas, centre: tuple[int, int]) -> None:
    """The four suits on the felt, before anybody has named one."""
    x, y = centre
    step, half = SUITS * 0.62, SUITS / 2
    for number, suit in enumerate(Suit):
        at = x + (-step, step)[number % 2], y + (-step, step)[number // 2]
        box = at[0] - half, at[1] - half, at[0] + half, at[1] + half
        canvas.shape(SUIT_SHAPES[suit], box, PALE, FELT)


# Before the first lead ---------------------------------------------------------------------------


def _draw_pack(canvas: Canvas, centre: tuple[int, int], width: int) -> None:
    """The pack before it is dealt."""
    back = back_sprite(width)
    for layer in range(4):
        left, top = centre[0] - width // 2 - 4 * layer, centre[1] - back.height // 2 - 3 * layer
        drop_shadow(canvas, (left, top), width)
        canvas.lay(back, left, top)


def _draw_trump(scene: Scene, trump: Trump, centre: tuple[int, int]) -> None:
    """The trump on the bare felt, before the first card is led."""
    x, y = centre
    if isinstance(trump, NoSuit):
        letters = scene.look.words.no_suit(trump)
        scene.canvas.text(letters, centre, LETTERS_SIZE, LETTERS, FELT, 0.5)
        return
    half = TRUMP // 2
    box = x - half, y - half, x + half, y + half
    scene.canvas.shape(SUIT_SHAPES[trump], box, PALE, FELT)


def trumps_of(trump: Suit) -> list[Card]:
    """All eight trumps, the highest first."""
    strength = card_tables(trump).strength
    trumps = [card for card in PACK if card.suit is trump]
    return sorted(trumps, key=strength.__getitem__, reverse=True)


def _draw_trump_run(scene: Scene, trump: Suit, centre: tuple[int, int], width: int) -> None:
    """All eight trumps, which won the party as they were."""
    cards = trumps_of(trump)
    step = RUN_STEP * width
    left = centre[0] - step * (len(cards) - 1) / 2
    for number, card in enumerate(cards):
        at = left + step * number, centre[1]
        drop_shadow(scene.canvas, corner(at, width), width)
        lay_card(scene.canvas, card, at, width, scene.look)


# Tricks and draws --------------------------------------------------------------------------------


def _draw_cards(
    scene: Scene,
    cards: tuple[tuple[int, Card], ...],
    centre: tuple[int, int],
    width: int,
    winner: int | None = None,
) -> None:
    """Each seat's card before it."""
    at = {seat: card_centre(scene.around[seat], centre, width, scene.spread) for seat, _ in cards}
    draw_trick(
        scene.canvas, [(card, at[seat], seat == winner) for seat, card in cards], width, scene.look
    )


def _draw_last(scene: Scene, trick: Trick, centre: tuple[int, int], width: int) -> None:
    """A finished trick, its winner's card framed."""
    players = len(scene.around)
    cards = tuple(((trick.leader + n) % players, card) for n, card in enumerate(trick.cards))
    _draw_cards(scene, cards, centre, width, trick.winner)


def _draw_draws(scene: Scene, view: View, measures: Measures) -> None:
    """Each seat's card; those who drew again have the later card on top, a little aside."""
    first, *again = view.draws or ((),)
    _draw_cards(scene, first, measures.centre, measures.card)
    for number, drawn in enumerate(again, start=1):
        for seat, card in drawn:
            place = scene.around[seat]
            x, y = card_centre(place, measures.centre, measures.card, scene.spread)
            at = x + ASIDE[0] * number, y + ASIDE[1] * number
            lay_card(scene.canvas, card, at, measures.card, scene.look)
