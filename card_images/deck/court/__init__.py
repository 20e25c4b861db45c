"""Court cards: a figure in the upper half of the card, the same upside down in the lower.

The three ranks are told apart by their outline alone, also when a card is 40 pixels high: the king
by crown and beard, the queen by long hair, a small diadem and a flower, the jack by a flat beret
with a feather and a long weapon. Within a rank each suit is a person of its own: hair, cut of beard
and crown, pattern of the robe, and what the hand holds.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from bot.rules import Card, Rank
from card_images.deck.court.garments import draw_sash
from card_images.deck.court.jack import draw_jack, draw_jack_hand, draw_weapon
from card_images.deck.court.king import draw_king, draw_king_hand, draw_regalia
from card_images.deck.court.livery import Livery, livery_of
from card_images.deck.court.queen import draw_flower_in_hand, draw_queen
from card_images.drawing.colours import Colour
from card_images.drawing.pen import Pen

AXIS: Final = 0.62
"""where the figure stands beside the index, in shares of the card's width"""
BUST: Final = 1.36
"""how much larger a figure is that has the lower part of a small card for itself"""
BUST_TOP: Final = 0.565

Draw = Callable[[Pen, Livery], None]


class _Figure(NamedTuple):
    """A person, and what is drawn before and after it."""

    behind: Draw
    person: Draw
    before: Draw


_FIGURES: Final = {
    Rank.KING: _Figure(draw_regalia, draw_king, draw_king_hand),
    Rank.QUEEN: _Figure(lambda pen, livery: None, draw_queen, draw_flower_in_hand),
    Rank.JACK: _Figure(draw_weapon, draw_jack, draw_jack_hand),
}
COURT: Final = frozenset(_FIGURES)


def draw_figure(upper: Image.Image, card: Card, ink: Colour, *, fine: bool) -> None:
    """Draw the figure of a court card on the upper half of a large face.

    Without what is `fine` it is clearer on a small card.
    """
    pen = Pen(upper, AXIS, fine=fine)
    livery = livery_of(card.suit, ink)
    for draw in _FIGURES[card.rank]:
        draw(pen, livery)
    draw_sash(pen, livery)


def draw_bust(face: Image.Image, card: Card, ink: Colour) -> None:
    """Draw the person alone, large, on the lower part of a face."""
    pen = Pen(face, size=BUST, top=BUST_TOP, fine=False)
    _FIGURES[card.rank].person(pen, livery_of(card.suit, ink))
