"""The score sheet after a deal: where each team's points come from, and the totals so far.

1000 × 680 pixels: a column a team, at the right the deals played before with their totals.
"""

from typing import Final

from bot.rules import BELOTE, LAST_TRICK, DealOutcome, DealResult, Pair, team_of
from card_images.canvas import Canvas
from card_images.cards import back_sprite, suit_colour
from card_images.felt import felt
from card_images.look import Look, Seat, Words
from card_images.palette import FELT, GOLD, MUTED, PAPER, PLATE, TEAM, WHITE, Colour, mixed
from card_images.plates import TEAM_SHAPES, name_sprite
from card_images.shapes import SUIT_SHAPES, Shape

WIDTH: Final = 1000
HEIGHT: Final = 680
MARGIN: Final = 14
SPLIT: Final = 664
"""the deal is left of it, the list of deals right"""
COLUMNS: Final = (390, 574)
"""middle of each team's column"""
FIRST_ROW: Final = 154
ROWS: Final = 350
"""height of all rows together; few rows stand further apart"""
HIGHEST_ROW: Final = 96
TEXT: Final = 32
MOST_DEALS: Final = 12
"""deals that the list has room for"""

Row = tuple[str, Pair, Colour]


def draw_sheet(
    result: DealResult,
    results: tuple[DealResult, ...],
    seats: tuple[Seat, ...],
    look: Look,
    target: int,
) -> bytes:
    """The PNG for `result`; `results` are the party's deals up to it, the last included."""
    canvas = Canvas(felt(WIDTH, HEIGHT))
    box = MARGIN, MARGIN, SPLIT, HEIGHT - MARGIN
    canvas.shape(Shape.PLATE, box, PLATE, FELT)
    _draw_head(canvas, result, seats, look)
    _draw_rows(canvas, result, look.words)
    _draw_totals(canvas, result, look.words, target)
    canvas.shape(
        Shape.PLATE, (SPLIT + MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), PLATE, FELT
    )
    _draw_list(canvas, result, results, look)
    return canvas.png()


def rows(result: DealResult, words: Words) -> list[Row]:
    """What there is to show of a deal: a word, the points of both teams, and a colour."""
    der = _of(result.der, LAST_TRICK)
    in_tricks = result.points[0] - der[0], result.points[1] - der[1]
    found: list[Row] = [(words.tricks, in_tricks, WHITE), (words.der, der, WHITE)]
    if result.belote is not None:
        found.append((words.belote, _of(result.belote, BELOTE), WHITE))
    found.append((words.written, result.written, GOLD))
    if any(result.score.held):
        found.append((words.held, _held(result), MUTED))
    if any(result.released):
        found.append((words.released, result.released, WHITE))
    return found


def _of(team: int, points: int) -> Pair:
    return (points, 0) if team == 0 else (0, points)


def _held(result: DealResult) -> Pair:
    takers, defenders = result.score.held
    return (takers, defenders) if team_of(result.taker) == 0 else (defenders, takers)


def outcome_word(outcome: DealOutcome, words: Words) -> str:
    """How the contract ended, in the reader's language."""
    return {
        DealOutcome.MADE: words.made,
        DealOutcome.DEDANS: words.dedans,
        DealOutcome.CAPOT: words.capot,
        DealOutcome.LITIGE: words.litige,
        DealOutcome.ABEYANCE: words.abeyance,
    }[outcome]


def _draw_head(canvas: Canvas, result: DealResult, seats: tuple[Seat, ...], look: Look) -> None:
    """Number of the deal, taker with trump, outcome; then who is in which team."""
    words = look.words
    y = MARGIN + 44
    canvas.text(f"{words.deal} {result.number}", (MARGIN + 22, y), 36, WHITE, PLATE)
    team = team_of(result.taker)
    canvas.text(outcome_word(result.score.outcome, words), (SPLIT - 24, y), 36, GOLD, PLATE, 1)
    y += 62
    canvas.shape(Shape.DISC, (MARGIN + 22, y - 26, MARGIN + 74, y + 26), PAPER, PLATE)
    sign = MARGIN + 33, y - 15, MARGIN + 63, y + 15
    canvas.shape(SUIT_SHAPES[result.trump], sign, suit_colour(result.trump, look), PAPER)
    name = name_sprite(seats[result.taker].name, TEXT, 150, TEAM[team], PLATE)
    canvas.lay(name, MARGIN + 86, y - name.height / 2)
    for number, x in enumerate(COLUMNS):
        canvas.shape(TEAM_SHAPES[number], (x - 80, y - 26, x - 54, y), TEAM[number], PLATE)
        for line, seat in enumerate(seats[number::2]):
            name = name_sprite(seat.name, 24, 112, MUTED, PLATE)
            canvas.lay(name, x - 46, y - 14 + 30 * line - name.height / 2)


def _draw_rows(canvas: Canvas, result: DealResult, words: Words) -> None:
    found = rows(result, words)
    height = min(HIGHEST_ROW, ROWS // len(found))
    for number, (word, points, ink) in enumerate(found):
        top = MARGIN + FIRST_ROW + number * height
        y = top + height // 2
        _rule(canvas, MARGIN + 22, SPLIT - 24, top)
        label = name_sprite(word, TEXT, 250, ink, PLATE)
        canvas.lay(label, MARGIN + 22, y - label.height / 2)
        for x, value in zip(COLUMNS, points, strict=True):
            canvas.text(str(value) if value else "–", (x + 56, y), TEXT + 2, ink, PLATE, 1)
        if number == 0:
            _draw_piles(canvas, result, y)


def _draw_piles(canvas: Canvas, result: DealResult, y: int) -> None:
    """How many tricks each team took, beside their points."""
    for x, tricks in zip(COLUMNS, result.tricks, strict=True):
        if tricks:
            canvas.lay_centred(back_sprite(22), x - 69, y)
            canvas.text(str(tricks), (x - 52, y), 24, MUTED, PLATE)


def _rule(canvas: Canvas, left: int, right: int, y: int) -> None:
    canvas.shape(Shape.BAR, (left, y, right, y + 2), mixed(PLATE, MUTED, 0.3), PLATE)


def _draw_totals(canvas: Canvas, result: DealResult, words: Words, target: int) -> None:
    y = HEIGHT - MARGIN - 74
    _rule(canvas, MARGIN + 22, SPLIT - 24, y - 50)
    canvas.text(words.total, (MARGIN + 22, y), 40, WHITE, PLATE)
    for team, x in enumerate(COLUMNS):
        total = result.totals[team]
        canvas.text(str(total), (x + 56, y), 52, WHITE, PLATE, 1)
        left, right = x - 80, x + 56
        canvas.shape(Shape.PLATE, (left, y + 38, right, y + 50), mixed(PLATE, MUTED, 0.3), PLATE)
        reach = round((right - left) * min(1.0, total / target))
        if reach >= 4:
            box = left, y + 38, left + max(12, reach), y + 50
            canvas.shape(Shape.PLATE, box, TEAM[team], PLATE)
    canvas.text(f"/ {target}", (MARGIN + 22, y + 44), 26, MUTED, PLATE)


def _draw_list(
    canvas: Canvas, result: DealResult, results: tuple[DealResult, ...], look: Look
) -> None:
    """The last deals: number, trump, and the totals after each."""
    left, right = SPLIT + MARGIN + 10, WIDTH - MARGIN - 20
    y = MARGIN + 44
    for team, x in enumerate((right - 96, right)):
        canvas.shape(TEAM_SHAPES[team], (x - 26, y - 13, x, y + 13), TEAM[team], PLATE)
    for each in results[-MOST_DEALS:]:
        y += 48
        _rule(canvas, left, right, y - 24)
        this = each.number == result.number
        canvas.text(str(each.number), (left + 36, y), 26, MUTED, PLATE, 1)
        canvas.shape(Shape.DISC, (left + 49, y - 18, left + 85, y + 18), PAPER, PLATE)
        sign = left + 57, y - 10, left + 77, y + 10
        canvas.shape(SUIT_SHAPES[each.trump], sign, suit_colour(each.trump, look), PAPER)
        for team, x in enumerate((right - 96, right)):
            ink = GOLD if this else WHITE
            canvas.text(str(each.totals[team]), (x, y), 30, ink, PLATE, 1)
