"""The list of all deals on the sheet of a party.

A few deals have a line each, with the taker's name and words; more stand in columns, and where
there are more than find room, some share a line, which has the totals after its last.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules import Pair, Sides
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import GOLD, MUTED, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Seat
from card_images.drawing.shapes import Shape
from card_images.finished.party_lines import Line, Sign, grouped
from card_images.table.lanes import Lane, draw_token, laid_out
from card_images.table.plates import TEAM_SHAPES, name_sprite
from card_images.table.tokens import Token


class Layout(NamedTuple):
    """How lines are set: columns, and in each its measures in pixels."""

    columns: int
    most: int
    """lines of a column"""
    line: int
    text: int
    sign: int
    gap: int
    """between columns"""


LAYOUTS: Final = (
    Layout(1, 8, 60, 40, 42, 0),
    Layout(2, 18, 48, 36, 34, 36),
)
BESIDE: Final = 12
"""between two things on a line"""
BETWEEN: Final = 0.6
"""from one total to the other, of their size"""
CLOSE: Final = 0.12
"""beside the letters of a contract without a suit where there is little room"""
TAKER: Final = 40
WORDS: Final = (38, SMALLEST)
"""sizes of words beside signs, until there is room for them"""
LONGEST_TAKER: Final = 214
MOMENTS: Final = 430
"""where the key moments begin when names stand before them"""


class DealList:
    """The lines of a list, and how they are set."""

    def __init__(self, deals: list[Line], seats: tuple[Seat, ...], accounts: Sides) -> None:
        fits = (each for each in LAYOUTS if len(deals) <= each.columns * each.most)
        self._layout = next(fits, LAYOUTS[-1])
        self._lines = grouped(deals, self._layout.columns * self._layout.most)
        self._in_column = math.ceil(len(self._lines) / self._layout.columns)
        self._digits = max(2, *(len(str(each.number)) for each in deals))
        text = self._layout.text
        figures = max(3, *(len(str(total)) for each in deals for total in each.totals))
        self._total = round(figures * _advance(text) + BETWEEN * text)
        self._seats, self._accounts = seats, accounts

    @property
    def height(self) -> int:
        return (self._in_column + 1) * self._layout.line

    def draw(self, canvas: Canvas, left: int, right: int, top: int) -> None:
        """Lay the list on a plate."""
        layout = self._layout
        width = (right - left + layout.gap) // layout.columns - layout.gap
        for column in range(layout.columns):
            start = left + column * (width + layout.gap)
            own = self._lines[column * self._in_column : (column + 1) * self._in_column]
            if own:
                self._draw_column(canvas, own, (start, start + width), top)

    def _draw_column(
        self, canvas: Canvas, own: Sequence[Line], sides: tuple[int, int], top: int
    ) -> None:
        layout, (left, right) = self._layout, sides
        y = top + layout.line // 2
        for team, x in enumerate((right - self._total, right)):
            _draw_shape(canvas, team, 26, (x - 26, y))
        for line in own:
            y += layout.line
            edge = y - layout.line // 2
            canvas.shape(Shape.BAR, (left, edge, right, edge + 2), TRACK, PLATE)
            end = right - 2 * self._total - BESIDE
            self._draw_line(canvas, line, left, end, y)
            self._draw_totals(canvas, line.totals, right, y, last=line is self._lines[-1])

    def _draw_line(self, canvas: Canvas, line: Line, left: int, end: int, y: int) -> None:
        """Number, contract, taker and key moments."""
        layout = self._layout
        size = max(SMALLEST, layout.text - 4)
        x = left + self._digits * _advance(size)
        _draw_number(canvas, line.number, size, (x, y), MUTED)
        x += BESIDE
        token = line.contract if layout.columns == 1 else line.trump
        if token is not None and layout.columns > 1:
            token = token._replace(edge=CLOSE)
        if token is not None:
            draw_token(canvas, token, layout.sign, x, y, PLATE)
            x += token.width(layout.sign) + BESIDE
        _draw_shape(canvas, self._accounts.of(line.seat), 22, (x, y))
        x += 22 + BESIDE
        if layout.columns > 1:
            _draw_signs(canvas, line.signs, layout.sign, Lane(x, end, y))
            return
        most = min(LONGEST_TAKER, round(left + MOMENTS - BESIDE - x))
        name = name_sprite(self._seats[line.seat].name, TAKER, most, WHITE, PLATE)
        canvas.lay(name, x, y - name.height / 2)
        _draw_in_words(canvas, line.signs, layout.sign, Lane(left + MOMENTS, end, y))

    def _draw_totals(self, canvas: Canvas, totals: Pair, right: int, y: int, *, last: bool) -> None:
        """The last are golden."""
        for total, x in zip(totals, (right - self._total, right), strict=True):
            _draw_number(canvas, total, self._layout.text, (x, y), GOLD if last else WHITE)


def _draw_shape(canvas: Canvas, team: int, size: int, at: tuple[float, float]) -> None:
    """A team's shape; `at` is the middle of its left edge."""
    x, y = at
    box = x, y - size / 2, x + size, y + size / 2
    canvas.shape(TEAM_SHAPES[team], box, TEAM[team], PLATE)


def _advance(size: int) -> float:
    """How wide every digit is taken to be."""
    return 0.93 * text_width("0", size)


def _draw_number(
    canvas: Canvas, number: int, size: int, at: tuple[float, float], ink: Colour
) -> None:
    """A number digit by digit, so that all are as wide and none is drawn anew; `at` is its right
    end."""
    x, y = at
    for digit in reversed(str(number)):
        x -= _advance(size)
        canvas.text(digit, (x + _advance(size) / 2, y), size, ink, PLATE, 0.5)


def _draw_signs(canvas: Canvas, signs: Sequence[Sign], size: int, lane: Lane) -> None:
    """The signs side by side, smaller where there is little room, and as many as find some."""
    if lane.end <= lane.x:
        return
    height, laid = laid_out([sign.token for sign in signs], size, [lane])
    for token, left, y in laid:
        if isinstance(token, Token) and left + token.width(height) <= lane.end:
            draw_token(canvas, token, height, left, y, PLATE)


def _draw_in_words(canvas: Canvas, signs: Sequence[Sign], size: int, lane: Lane) -> None:
    """Each sign with its word, as far as there is room for words."""
    for text in WORDS:
        widths = [sign.token.width(size) + text_width(sign.word, text) + 20 for sign in signs]
        if sum(widths) - BESIDE <= lane.length:
            break
    else:
        _draw_signs(canvas, signs, size, lane)
        return
    x = lane.x
    for sign, width in zip(signs, widths, strict=True):
        draw_token(canvas, sign.token, size, x, lane.y, PLATE)
        canvas.text(sign.word, (x + sign.token.width(size) + 8, lane.y), text, WHITE, PLATE)
        x += width
