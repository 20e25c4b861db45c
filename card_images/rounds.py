"""The tables of a round: who meets whom and how far they are; and the travelling sheet of a board
of a duplicate. 1000 pixels wide.

The two sides of a table stand one above the other. A schedule has their scores at the right and
who does not play below; a travelling sheet the contract beside its takers, the points and what
these were worth.
"""

from typing import Final, Literal, NamedTuple

from bot.rules import Trump
from card_images.canvas import Canvas
from card_images.colours import DARK, GOLD, INK, MUTED, PAPER, PLATE, RED, TEAM, TRACK, WHITE, Ink
from card_images.frame import HEAD, LEFT, RIGHT, SMALL, framed, page_height, row_ground, write_sign
from card_images.look import Look
from card_images.names import name_length
from card_images.shapes import Shape
from card_images.tokens import Part, Token, draw_token, trump_parts
from card_images.writing import write, write_name

MOST_TABLES: Final = 10
"""of a schedule or a travelling sheet on a page"""


class ScheduleLine(NamedTuple):
    """A table of a round. `score` stands beside the sides."""

    table: int
    sides: tuple[str, str]
    score: tuple[str, str] | None
    state: Literal["waiting", "playing", "done", "forfeit"]
    winner: Literal[0, 1] | None = None
    own: bool = False
    by_hand: bool = False
    """its result is an organiser's: a sign behind the scores"""


class SchedulePage(NamedTuple):
    """The tables of a round, and who does not play in it."""

    title: str
    subtitle: str
    rows: tuple[ScheduleLine, ...]
    byes: tuple[str, ...] = ()
    bye: str = ""
    """what heads the byes"""
    notes: tuple[str, ...] = ()
    """below everything, as what a sign means"""


class ContractMark(NamedTuple):
    """A contract, beside the side that took it. `points`: of a bid, as they are written."""

    side: Literal[0, 1]
    trump: Trump
    points: str = ""
    multiplier: int = 1
    outcome: Literal["made", "capot", "failed", ""] = ""


class TravellingLine(NamedTuple):
    """A table of a travelling sheet: its sides, what they wrote, and what that was worth.

    `contract` None: all have passed, or it is not known; `note` says so.
    """

    sides: tuple[str, str]
    contract: ContractMark | None
    points: tuple[str, str]
    worth: tuple[str, str]
    own: bool = False
    by_hand: bool = False
    """its result is an organiser's: a sign behind the points"""
    note: str = ""


class TravellingPage(NamedTuple):
    """A travelling sheet: what a board brought at every table. `columns` head contract, points and
    worth."""

    title: str
    subtitle: str
    columns: tuple[str, str, str]
    rows: tuple[TravellingLine, ...]
    notes: tuple[str, ...] = ()


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
    canvas = framed(page.title, page.subtitle, schedule_height(page), look, page.notes)
    top = HEAD
    for row in page.rows:
        _draw_row(canvas, row, top)
        top += ROW
    if page.byes:
        _draw_byes(canvas, page, top)
    return canvas.png()


def schedule_height(page: SchedulePage) -> int:
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


HEADING: Final = 52
BOARD_ROW: Final = 116
BOARD_SIDES: Final = (0.29, 0.71)
"""where the sides of a table are, in shares of a row"""
WORTH: Final = RIGHT - 12
"""right end of what points were worth"""
WORTH_ROOM: Final = 130
POINTS: Final = WORTH - WORTH_ROOM - 26
"""right end of the points"""
POINTS_ROOM: Final = 120
OUTCOME: Final = POINTS - POINTS_ROOM - 44
"""middle of the signs of how contracts ended"""
OUTCOME_SIGN: Final = 36
TOKEN: Final = 48
TAKEN: Final = OUTCOME - OUTCOME_SIGN / 2 - 10
"""right end of the contracts"""
CONTRACT_ROOM: Final = 170
BOARD_NAMES: Final = LEFT + 16
NAME_GAP: Final = 18
OUTCOMES: Final = {"made": Shape.TICK, "capot": Shape.STAR, "failed": Shape.CROSS}


def draw_travelling_sheet(page: TravellingPage, look: Look) -> bytes:
    """The PNG of a page."""
    canvas = framed(page.title, page.subtitle, travelling_height(page), look, page.notes)
    ends = (TAKEN + OUTCOME_SIGN, POINTS, WORTH)
    rooms = (TAKEN + OUTCOME_SIGN - BOARD_NAMES, POINTS_ROOM + OUTCOME_SIGN, WORTH_ROOM)
    for name, end, room in zip(page.columns, ends, rooms, strict=True):
        write(canvas, name, (end, HEAD + HEADING / 2), SMALL, room, (MUTED, PLATE), 1)
    top = HEAD + HEADING
    for row in page.rows:
        _draw_board_row(canvas, row, top, look)
        top += BOARD_ROW
    return canvas.png()


def travelling_height(page: TravellingPage) -> int:
    return page_height(HEADING + BOARD_ROW * len(page.rows), page.notes)


def _draw_board_row(canvas: Canvas, row: TravellingLine, top: int, look: Look) -> None:
    ground, ink, faint = row_ground(canvas, top, BOARD_ROW, own=row.own)
    for side, share in enumerate(BOARD_SIDES):
        y = top + BOARD_ROW * share
        if row.contract is not None and row.contract.side == side:
            end = _draw_contract(canvas, row.contract, y, ground, look, own=row.own)
        elif row.contract is None and row.note:
            end = OUTCOME - CONTRACT_ROOM
        else:
            end = OUTCOME + OUTCOME_SIGN / 2
        inks = ink, ground
        write_name(
            canvas, row.sides[side], (BOARD_NAMES, y), TEXT, end - NAME_GAP - BOARD_NAMES, inks
        )
        write(canvas, row.points[side], (POINTS, y), TEXT, POINTS_ROOM, (faint, ground), 1)
        write(canvas, row.worth[side], (WORTH, y), TEXT, WORTH_ROOM, inks, 1)
    middle = top + BOARD_ROW / 2
    if row.contract is None:
        at = OUTCOME + OUTCOME_SIGN / 2, middle
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
        half = OUTCOME_SIGN / 2
        box = OUTCOME - half, y - half, OUTCOME + half, y + half
        ink = DARK if own else TEAM[1] if played.outcome == "failed" else GOLD
        canvas.shape(OUTCOMES[played.outcome], box, ink, ground)
    return left
