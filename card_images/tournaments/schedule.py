"""The tables of a round: who meets whom, how far they are, and who does not play.

1000 pixels wide: the two sides of a table one above the other, with their scores at the right.
"""

from typing import Final

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import DARK, GOLD, MUTED, PLATE, TEAM, TRACK, WHITE, Ink
from card_images.drawing.look import Look
from card_images.drawing.names import name_length
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import write, write_name
from card_images.tournaments.frame import (
    HEAD,
    LEFT,
    RIGHT,
    SMALL,
    framed,
    page_height,
    row_ground,
    write_sign,
)
from card_images.tournaments.pages import ScheduleLine, SchedulePage

TABLE: Final = LEFT + 40
"""middle of the tables' numbers"""
RULE: Final = LEFT + 90
NAMES: Final = RULE + 58
CROWN: Final = 34
"""before the winner"""
STATE: Final = RIGHT - 24
"""middle of the signs of how far a table is"""
SIGN: Final = 42
SCORE: Final = STATE - 44
"""right end of the scores"""
MOST_SCORE: Final = 150
TEXT: Final = 36
NUMBER: Final = 46
ROW: Final = 112
SIDES: Final = (0.3, 0.7)
"""where the sides of a table are, in shares of a row"""
BYE: Final = 46
BYES: Final = 58
"""what heads those who do not play"""


def draw_schedule(page: SchedulePage, look: Look) -> bytes:
    """The PNG of a page."""
    canvas = framed(page.title, page.subtitle, height_of(page), look, page.notes)
    top = HEAD
    for row in page.rows:
        _draw_row(canvas, row, top)
        top += ROW
    if page.byes:
        _draw_byes(canvas, page, top)
    return canvas.png()


def height_of(page: SchedulePage) -> int:
    return page_height(ROW * len(page.rows) + _byes_height(page), page.notes)


def _byes_height(page: SchedulePage) -> int:
    if not page.byes:
        return 0
    return BYES * bool(page.bye) + BYE * -(-len(page.byes) // 2) + 20


def _draw_row(canvas: Canvas, row: ScheduleLine, top: int) -> None:
    ground, ink, faint = row_ground(canvas, top, ROW, own=row.own)
    middle = top + ROW / 2
    write(canvas, str(row.table), (TABLE, middle), NUMBER, 80, (faint, ground), 0.5)
    rule = RULE, top + 18, RULE + 3, top + ROW - 18
    canvas.shape(Shape.BAR, rule, DARK if row.own else TRACK, ground)
    for side, share in enumerate(SIDES):
        _draw_side(canvas, row, side, top + ROW * share, (ground, ink, faint))
    if row.by_hand:
        write_sign(canvas, (SCORE, middle), (ink, ground))
    _draw_state(canvas, row, middle, ground, faint)


def _draw_side(
    canvas: Canvas, row: ScheduleLine, side: int, y: float, inks: tuple[Ink, Ink, Ink]
) -> None:
    ground, ink, faint = inks
    mark = ink if row.own else GOLD
    won = row.winner == side
    if row.winner is not None and not won:
        ink = faint
    if won:
        box = NAMES - CROWN - 10, y - CROWN / 2, NAMES - 10, y + CROWN / 2
        canvas.shape(Shape.CROWN, box, mark, ground)
    score = row.score[side] if row.score is not None else ""
    room = min(MOST_SCORE, name_length(score, TEXT) + 1)
    write(canvas, score, (SCORE, y), TEXT, room, (mark if won else ink, ground), 1)
    write_name(canvas, row.sides[side], (NAMES, y), TEXT, SCORE - room - 24 - NAMES, (ink, ground))


def _draw_state(canvas: Canvas, row: ScheduleLine, y: float, ground: Ink, faint: Ink) -> None:
    """Cards while a table plays, a tick when it is done, a cross for a forfeit; else a ring."""
    half = SIGN / 2
    box = STATE - half, y - half, STATE + half, y + half
    if row.state == "playing":
        canvas.shape(Shape.CARDS, box, DARK if row.own else GOLD, ground)
    elif row.state == "done":
        canvas.shape(Shape.TICK, _smaller(box, 5), faint, ground)
    elif row.state == "forfeit":
        canvas.shape(Shape.CROSS, _smaller(box, 7), DARK if row.own else TEAM[1], ground)
    else:
        canvas.shape(Shape.DISC, _smaller(box, 8), faint, ground)
        canvas.shape(Shape.DISC, _smaller(box, 12), ground, faint)


def _smaller(
    box: tuple[float, float, float, float], by: float
) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return left + by, top + by, right - by, bottom - by


def _draw_byes(canvas: Canvas, page: SchedulePage, top: int) -> None:
    """Draw them in two columns below the tables."""
    canvas.shape(Shape.BAR, (LEFT, top, RIGHT, top + 2), TRACK, PLATE)
    top += 10
    if page.bye:
        at = LEFT, top + BYES / 2
        write(canvas, page.bye, at, SMALL, RIGHT - LEFT, (MUTED, PLATE))
        top += BYES
    half = (RIGHT - LEFT) / 2
    for number, name in enumerate(page.byes):
        at = LEFT + half * (number % 2), top + BYE * (number // 2 + 0.5)
        write_name(canvas, name, at, SMALL, half - 20, (WHITE, PLATE))
