"""The tables of a round: who meets whom and how far they are; and the travelling sheet of a board
of a duplicate. 1000 pixels wide.

The sides of a table stand one above the other. A schedule has their scores at the right and
who does not play below; a travelling sheet the contract beside its takers, the points and what
these were worth.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bot.rules import Trump
from card_images.canvas import Canvas
from card_images.colours import DARK, GOLD, INK, MUTED, PAPER, TEAM, TRACK, WHITE
from card_images.frame import HEAD, LEFT, RIGHT, SMALL, Row, framed
from card_images.look import Look
from card_images.names import name_length
from card_images.shapes import Shape
from card_images.tokens import Part, Token, draw_token, multiplier_parts, trump_parts
from card_images.writing import write, write_name

MOST_TABLES = 10
"""of a schedule or a travelling sheet on a page"""


class ScheduleLine(NamedTuple):
    """A table of a round. `score` stands beside the sides."""

    table: int
    sides: tuple[str, ...]
    score: tuple[str, ...] | None
    state: Literal["waiting", "playing", "done", "forfeit"]
    winner: int | None = None
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

    side: int
    trump: Trump
    points: str = ""
    multiplier: int = 1
    outcome: Literal["made", "capot", "failed", ""] = ""


class TravellingLine(NamedTuple):
    """A table of a travelling sheet: its sides, what they wrote, and what that was worth.

    `contract` None: all have passed, or it is not known; `note` says so.
    """

    sides: tuple[str, ...]
    contract: ContractMark | None
    points: tuple[str, ...]
    worth: tuple[str, ...]
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


TABLE = LEFT + 40
"""middle of the tables' numbers"""
RULE = LEFT + 90
NAMES = RULE + 58
CROWN = 34
"""before the winner"""
STATE = RIGHT - 24
"""middle of the signs of how far a table is"""
SIGN = 42
SCORE = STATE - 44
"""right end of the scores"""
MOST_SCORE = 150
TEXT = 36
NUMBER = 46
ROW = 56
"""of each side of a table"""
INWARD = 0.1
"""how far the outer sides stand towards the middle, in shares of that"""
BYE = 46
BYES = 58
"""what heads those who do not play"""


def heights(sides: int, each: int, inward: float) -> list[float]:
    """The middles of the sides of a table, which stand close together."""
    middle = (sides - 1) / 2
    return [
        each * (side + 0.5 - inward * (side - middle) / max(middle, 0.5)) for side in range(sides)
    ]


def height(rows: Sequence[ScheduleLine | TravellingLine], each: int) -> int:
    """The height of one of the rows, which have as many sides."""
    return each * max((len(row.sides) for row in rows), default=2)


def draw_schedule(page: SchedulePage, look: Look) -> bytes:
    """The PNG of a page."""
    each = height(page.rows, ROW)
    rows = each * len(page.rows)
    byes = 0
    if page.byes:
        byes = BYES * bool(page.bye) + BYE * -(-len(page.byes) // 2) + 20
    canvas = framed(page.title, page.subtitle, rows + byes, look, page.notes)
    for number, row in enumerate(page.rows):
        _draw_row(canvas, row, HEAD + each * number, each)
    if page.byes:
        top = HEAD + rows
        canvas.rule(LEFT, RIGHT, top)
        top += 10
        if page.bye:
            at = LEFT, top + BYES / 2
            write(canvas, page.bye, at, SMALL, RIGHT - LEFT, MUTED)
            top += BYES
        half = (RIGHT - LEFT) / 2
        for number, name in enumerate(page.byes):
            at = LEFT + half * (number % 2), top + BYE * (number // 2 + 0.5)
            write_name(canvas, name, at, SMALL, half - 20, WHITE)
    return canvas.png()


def _draw_row(canvas: Canvas, table: ScheduleLine, top: int, tall: int) -> None:
    row = Row(canvas, top, tall, own=table.own)
    row.write(str(table.table), (TABLE, row.middle), NUMBER, 80, row.faint, 0.5)
    mark = DARK if row.own else GOLD
    line = RULE, top + 18, RULE + 3, top + tall - 18
    row.shape(Shape.BAR, line, DARK if row.own else TRACK)
    for side, below in enumerate(heights(len(table.sides), ROW, INWARD)):
        y, won = top + below, table.winner == side
        ink = row.ink if won or table.winner is None else row.faint
        if won:
            row.mark(Shape.CROWN, (NAMES - 10 - CROWN / 2, y), CROWN, mark)
        score = table.score[side] if table.score is not None else ""
        room = min(MOST_SCORE, name_length(score, TEXT) + 1)
        row.write(score, (SCORE, y), TEXT, room, mark if won else ink)
        row.name(table.sides[side], (NAMES, y), TEXT, SCORE - room - 24 - NAMES, ink)
    if table.by_hand:
        row.sign((SCORE, row.middle))
    at = STATE, row.middle
    match table.state:
        case "playing":
            row.mark(Shape.CARDS, at, SIGN, mark)
        case "done":
            row.mark(Shape.TICK, at, SIGN - 10, row.faint)
        case "forfeit":
            row.mark(Shape.CROSS, at, SIGN - 14, DARK if row.own else TEAM[1])
        case "waiting":  # a ring
            row.mark(Shape.DISC, at, SIGN - 16, row.faint)
            canvas.mark(Shape.DISC, at, SIGN - 24, row.ground, row.faint)


HEADING = 52
BOARD_ROW = 58
"""of each side of a table"""
BOARD_INWARD = 0.08
WORTH = RIGHT - 12
"""right end of what points were worth"""
WORTH_ROOM = 130
POINTS = WORTH - WORTH_ROOM - 26
"""right end of the points"""
POINTS_ROOM = 120
OUTCOME = POINTS - POINTS_ROOM - 44
"""middle of the signs of how contracts ended"""
OUTCOME_SIGN = 36
TOKEN = 48
TAKEN = OUTCOME - OUTCOME_SIGN / 2 - 10
"""right end of the contracts"""
CONTRACT_ROOM = 170
BOARD_NAMES = LEFT + 16
NAME_GAP = 18
OUTCOMES = {"made": Shape.TICK, "capot": Shape.STAR, "failed": Shape.CROSS}


def draw_travelling_sheet(page: TravellingPage, look: Look) -> bytes:
    """The PNG of a page."""
    each = height(page.rows, BOARD_ROW)
    rest = HEADING + each * len(page.rows)
    canvas = framed(page.title, page.subtitle, rest, look, page.notes)
    ends = (TAKEN + OUTCOME_SIGN, POINTS, WORTH)
    rooms = (TAKEN + OUTCOME_SIGN - BOARD_NAMES, POINTS_ROOM + OUTCOME_SIGN, WORTH_ROOM)
    for name, end, room in zip(page.columns, ends, rooms, strict=True):
        write(canvas, name, (end, HEAD + HEADING / 2), SMALL, room, MUTED, 1)
    for number, row in enumerate(page.rows):
        _draw_board_row(canvas, row, HEAD + HEADING + each * number, each, look)
    return canvas.png()


def _draw_board_row(canvas: Canvas, table: TravellingLine, top: int, tall: int, look: Look) -> None:
    row, contract = Row(canvas, top, tall, own=table.own), table.contract
    for side, below in enumerate(heights(len(table.sides), BOARD_ROW, BOARD_INWARD)):
        y, end = top + below, OUTCOME + OUTCOME_SIGN / 2
        if contract is not None and contract.side == side:
            end = _draw_contract(row, contract, y, look)
        elif contract is None and table.note:
            end = OUTCOME - CONTRACT_ROOM
        row.name(table.sides[side], (BOARD_NAMES, y), TEXT, end - NAME_GAP - BOARD_NAMES)
        row.write(table.points[side], (POINTS, y), TEXT, POINTS_ROOM, row.faint)
        row.write(table.worth[side], (WORTH, y), TEXT, WORTH_ROOM)
    if contract is None:
        at = OUTCOME + OUTCOME_SIGN / 2, row.middle
        row.write(table.note, at, SMALL, CONTRACT_ROOM, row.faint)
    if table.by_hand:
        row.sign((POINTS, row.middle))


def _draw_contract(row: Row, played: ContractMark, y: float, look: Look) -> float:
    """Draw a contract; return where it begins."""
    points = (Part(played.points, INK),) if played.points else ()
    doubled = multiplier_parts(played.multiplier)
    token = Token(PAPER, (*points, *trump_parts(played.trump, look), *doubled))
    left = TAKEN - token.width(TOKEN)
    draw_token(row.canvas, token, TOKEN, left, y, row.ground)
    if played.outcome:
        ink = DARK if row.own else TEAM[1] if played.outcome == "failed" else GOLD
        row.mark(OUTCOMES[played.outcome], (OUTCOME, y), OUTCOME_SIGN, ink)
    return left
