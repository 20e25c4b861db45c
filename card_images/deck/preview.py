"""A picture of the cards as somebody has chosen to see them, for `/preferences`.

1000 × 290 pixels: one card of each suit, among them king, queen and jack, and one that may not be
played.
"""

from typing import Final

from bot.rules import Card
from card_images.deck.cards import card_sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.felt import felt
from card_images.drawing.look import Look
from card_images.table.trick import corner, drop_shadow

WIDTH: Final = 1000
HEIGHT: Final = 290
CARDS: Final = tuple(map(Card.parse, ("AS", "KH", "QD", "JC")))
DIM: Final = Card.parse("TD")
_CARD: Final = 178
_STEP: Final = 194


def draw_preview(look: Look) -> bytes:
    """The PNG of a look."""
    canvas = Canvas(felt(WIDTH, HEIGHT), look.felt)
    cards = (*CARDS, DIM)
    left = (WIDTH - _STEP * (len(cards) - 1) - _CARD) / 2
    for number, card in enumerate(cards):
        at = corner((left + number * _STEP + _CARD / 2, HEIGHT / 2), _CARD)
        drop_shadow(canvas, at, _CARD)
        canvas.lay(card_sprite(card, _CARD, look, dim=card is DIM), *at)
    return canvas.png()
