"""Court cards: a bust in the upper half, the same upside down in the lower.

The three are told apart by their outline alone: the king by a high crown and a beard, the queen by
long hair and a small tiara, the jack by a flat cap with a feather.
"""

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from bot.rules import Rank, Suit
from card_images.palette import DARK, HAIR, INK, ORNAMENT, PAPER, RED, SKIN, Colour, mixed
from card_images.shapes import Point, curve, mirrored, scaled, suit_outlines

MIDDLE: Final = 0.615
"""where the bust stands, in shares of the width: beside the index"""
REACH: Final = 0.60
"""width of the bust; its unit square goes from here down to the middle of the card"""

Box = tuple[float, float, float, float]


def draw_figure(face: Image.Image, rank: Rank, suit: Suit, ink: Colour) -> None:
    """Draw the figure of a court card on a large face."""
    width, half = face.width, face.height // 2
    bust = Image.new("RGB", (width, half), PAPER)
    left = (MIDDLE - REACH / 2) * width
    box = left, half - REACH * width * 1.06, left + REACH * width, float(half)
    mask = Image.new("L", bust.size)
    _Bust(bust, mask, box, suit, ink).draw(rank)
    face.paste(bust, (0, 0), mask)
    turned = Image.Transpose.ROTATE_180
    face.paste(bust.transpose(turned), (0, face.height - half), mask.transpose(turned))


class _Bust:
    """A pen for outlines in the bust's unit square that notes what it covers."""

    def __init__(
        self, image: Image.Image, mask: Image.Image, box: Box, suit: Suit, ink: Colour
    ) -> None:
        self._colour = ImageDraw.Draw(image)
        self._cover = ImageDraw.Draw(mask)
        self._box = box
        self._suit = suit
        self._ink = ink

    def draw(self, rank: Rank) -> None:
        _FIGURES[rank](self)

    def fill(self, outline: list[Point], colour: Colour) -> None:
        points = scaled(outline, self._box)
        self._colour.polygon(points, colour)
        self._cover.polygon(points, 255)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        self.oval(x, y, radius, radius, colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        corners = scaled([(x - across, y - down), (x + across, y + down)], self._box)
        box = (*corners[0], *corners[1])
        self._colour.ellipse(box, colour)
        self._cover.ellipse(box, 255)

    def king(self) -> None:
        self._shoulders(0.02)
        self._collar(0.80, ORNAMENT)
        self.oval(0.5, 0.50, 0.185, 0.20, SKIN)
        self.fill(_BEARD, HAIR)
        self.oval(0.5, 0.60, 0.055, 0.022, RED)
        self._eyes(0.47)
        self.fill(_CROWN, ORNAMENT)
        for x, y in ((0.24, 0.05), (0.5, 0.0), (0.76, 0.05)):
            self.disc(x, y + 0.02, 0.042, self._ink)
        self.fill(_BAND, self._ink)

    def queen(self) -> None:
        self.fill(_LONG_HAIR, HAIR)
        self._shoulders(0.09)
        self._collar(0.86, PAPER)
        self.fill([(0.43, 0.62), (0.57, 0.62), (0.60, 0.80), (0.40, 0.80)], SKIN)
        self.oval(0.5, 0.50, 0.165, 0.195, SKIN)
        self.fill(_FRINGE, HAIR)
        self._eyes(0.49)
        self.oval(0.5, 0.61, 0.045, 0.022, RED)
        self.fill(_TIARA, ORNAMENT)
        self.disc(0.5, 0.14, 0.045, self._ink)
        self.disc(0.5, 0.84, 0.035, ORNAMENT)

    def jack(self) -> None:
        self.fill(_BOB, mixed(ORNAMENT, HAIR, 0.5))
        self._shoulders(0.06)
        self._collar(0.83, ORNAMENT)
        self.oval(0.5, 0.50, 0.165, 0.20, SKIN)
        self._eyes(0.49)
        self.oval(0.5, 0.61, 0.045, 0.016, RED)
        self.fill(_CAP, self._ink)
        self.fill(_BRIM, ORNAMENT)
        self.fill(_FEATHER, mixed(ORNAMENT, PAPER, 0.35))
        self.fill(_QUILL, INK)

    def _shoulders(self, inset: float) -> None:
        side = [
            (0.38, 0.70),
            *curve(((0.38, 0.70), (inset + 0.12, 0.74), (inset, 0.84), (inset, 1.0))),
        ]
        self.fill(mirrored(side), self._ink)

    def _collar(self, depth: float, colour: Colour) -> None:
        self.fill([(0.34, 0.70), (0.66, 0.70), (0.5, depth + 0.12)], colour)
        for left in (0.11, 0.73):
            for outline in suit_outlines(self._suit):
                box = scaled([(left, 0.85), (left + 0.15, 0.99)], self._box)
                self._colour.polygon(scaled(outline, (*box[0], *box[1])), PAPER)

    def _eyes(self, y: float) -> None:
        for x in (0.43, 0.57):
            self.disc(x, y, 0.022, DARK)


_CROWN: Final = mirrored([(0.5, 0.04), (0.40, 0.22), (0.24, 0.08), (0.28, 0.38)])
_BAND: Final = [(0.276, 0.32), (0.724, 0.32), (0.718, 0.375), (0.282, 0.375)]
_BEARD: Final = mirrored(
    [
        (0.5, 0.55),
        (0.40, 0.56),
        (0.315, 0.46),
        *curve(((0.315, 0.46), (0.28, 0.66), (0.36, 0.80), (0.5, 0.90))),
    ]
)
_LONG_HAIR: Final = mirrored(
    [
        (0.5, 0.22),
        *curve(((0.5, 0.22), (0.26, 0.20), (0.24, 0.46), (0.25, 0.60))),
        *curve(((0.25, 0.60), (0.24, 0.76), (0.18, 0.80), (0.10, 0.84))),
        (0.5, 0.92),
    ]
)
_FRINGE: Final = mirrored(
    [
        (0.5, 0.26),
        *curve(((0.5, 0.26), (0.36, 0.26), (0.31, 0.40), (0.325, 0.54))),
        (0.38, 0.40),
        (0.5, 0.355),
    ]
)
_TIARA: Final = mirrored(
    [(0.5, 0.13), (0.42, 0.235), (0.33, 0.20), (0.345, 0.315), (0.42, 0.285), (0.5, 0.275)]
)
_BOB: Final = mirrored(
    [
        (0.5, 0.28),
        *curve(((0.5, 0.28), (0.28, 0.28), (0.27, 0.46), (0.26, 0.70))),
        (0.40, 0.72),
        (0.5, 0.68),
    ]
)
_CAP: Final = [
    (0.29, 0.36),
    *curve(((0.29, 0.36), (0.14, 0.30), (0.16, 0.14), (0.42, 0.14))),
    *curve(((0.42, 0.14), (0.62, 0.14), (0.84, 0.20), (0.72, 0.37))),
]
_BRIM: Final = [(0.29, 0.33), (0.725, 0.335), (0.715, 0.395), (0.30, 0.39)]
_FEATHER: Final = [
    (0.62, 0.33),
    *curve(((0.62, 0.33), (0.66, 0.14), (0.80, 0.02), (0.98, -0.02))),
    *curve(((0.98, -0.02), (0.96, 0.16), (0.84, 0.28), (0.66, 0.34))),
]
_QUILL: Final = [(0.63, 0.33), (0.93, 0.02), (0.94, 0.03), (0.65, 0.34)]

_FIGURES: Final[dict[Rank, Callable[[_Bust], None]]] = {
    Rank.KING: _Bust.king,
    Rank.QUEEN: _Bust.queen,
    Rank.JACK: _Bust.jack,
}
