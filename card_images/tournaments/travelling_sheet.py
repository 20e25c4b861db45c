"""The travelling sheet of a board: every table's contract, points, and what they were worth.

1000 pixels wide: the two sides of a table one above the other, the contract beside its takers.
"""

from typing import Final

from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import DARK, GOLD, INK, MUTED, PAPER, PLATE, RED, TEAM, Ink
from card_images.drawing.look import Look
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import write, write_name
from card_images.table.lanes import draw_token
from card_images.table.tokens import Part, Token, trump_parts
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
from card_images.tournaments.pages import ContractMark, TravellingLine, TravellingPage

HEADING: Final = 52
ROW: Final = 116
SIDES: Final = (0.29, 0.71)
"""where the sides of a table are, in shares of a row"""
TEXT: Final = 36
WORTH: Final = RIGHT - 12
"""right end of what points were worth"""
WORTH_ROOM: Final = 130
POINTS: Final = WORTH - WORTH_ROOM - 26
"""right end of the points"""
POINTS_ROOM: Final = 120
OUTCOME: Final = POINTS - POINTS_ROOM - 44
"""middle of the signs of how contracts ended"""
SIGN: Final = 36
TOKEN: Final = 48
TAKEN: Final = OUTCOME - SIGN / 2 - 10
"""right end of the contracts"""
CONTRACT_ROOM: Final = 170
NAMES: Final = LEFT + 16
NAME_GAP: Final = 18
OUTCOMES: Final = {"made": Shape.TICK, "capot": Shape.STAR, "failed": Shape.CROSS}


def draw_travelling_sheet(page: TravellingPage, look: Look) -> bytes:
    """The PNG of a page."""
    canvas = framed(page.title, page.subtitle, height_of(page), look, page.notes)
    ends = (TAKEN + SIGN, POINTS, WORTH)
    rooms = (TAKEN + SIGN - NAMES, POINTS_ROOM + SIGN, WORTH_ROOM)
    for name, end, room in zip(page.columns, ends, rooms, strict=True):
        write(canvas, name, (end, HEAD + HEADING / 2), SMALL, room, (MUTED, PLATE), 1)
    top = HEAD + HEADING
    for row in page.rows:
        _draw_row(canvas, row, top, look)
        top += ROW
    return canvas.png()


def height_of(page: TravellingPage) -> int:
    return page_height(HEADING + ROW * len(page.rows), page.notes)


def _draw_row(canvas: Canvas, row: TravellingLine, top: int, look: Look) -> None:
    ground, ink, faint = row_ground(canvas, top, ROW, own=row.own)
    for side, share in enumerate(SIDES):
        y = top + ROW * share
        if row.contract is not None and row.contract.side == side:
            end = _draw_contract(canvas, row.contract, y, ground, look, own=row.own)
        elif row.contract is None and row.note:
            end = OUTCOME - CONTRACT_ROOM
        else:
            end = OUTCOME + SIGN / 2
        inks = ink, ground
        write_name(canvas, row.sides[side], (NAMES, y), TEXT, end - NAME_GAP - NAMES, inks)
        write(canvas, row.points[side], (POINTS, y), TEXT, POINTS_ROOM, (faint, ground), 1)
        write(canvas, row.worth[side], (WORTH, y), TEXT, WORTH_ROOM, inks, 1)
    middle = top + ROW / 2
    if row.contract is None:
        at = OUTCOME + SIGN / 2, middle
        write(canvas, row.note, at, SMALL, CONTRACT_ROOM, (faint, ground), 1)
    if row.by_hand:
        write_sign(canvas, (POINTS, middle), (ink, ground))


def _draw_contract(
    canvas: Canvas, played: ContractMark, y: float, ground: Ink, look: Look, *, own: bool
) -> float:
    """Returns where it begins."""
    points = (Part(played.points, INK),) if played.points else ()
    doubled = (Part(f"×{played.multiplier}", RED),) if played.multiplier > 1 else ()
    token = Token(PAPER, (*points, *trump_parts(played.trump, look), *doubled))
    left = TAKEN - token.width(TOKEN)
    draw_token(canvas, token, TOKEN, left, y, ground)
    if played.outcome:
        half = SIGN / 2
        box = OUTCOME - half, y - half, OUTCOME + half, y + half
        ink = DARK if own else TEAM[1] if played.outcome == "failed" else GOLD
        canvas.shape(OUTCOMES[played.outcome], box, ink, ground)
    return left
