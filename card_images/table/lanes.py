"""Tokens fill lanes: short stretches of felt beside a plate on which nothing else is drawn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from card_images.deck.cards import card_sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, Ink
from card_images.drawing.shapes import Shape
from card_images.table.tokens import BETWEEN, FAN_GAP, Fan, Token

GAP: Final = 4
"""between two tokens, in pixels"""
SIZES: Final = (1.0, 0.85, 0.7, 0.6)
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
    if not wanted:
        return
    height, laid = laid_out(wanted, size, lanes)
    for token, left, y in laid:
        if isinstance(token, Fan):
            _draw_fan(canvas, token, height, left, y)
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
            canvas.text(part.sign, (x, y), part.text(size), part.ink, token.ground)
        x += part.width(size) + BETWEEN * size


def _draw_fan(canvas: Canvas, fan: Fan, size: int, left: float, y: float) -> None:
    width = fan.card_width(size)
    for number, card in enumerate(fan.cards):
        sprite = card_sprite(card, width, fan.look)
        canvas.lay(sprite, left + number * (width + FAN_GAP), y - sprite.height / 2)
