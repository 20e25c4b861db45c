"""The sheet of a whole party: who won, the totals as a chart, and a list of all deals.

1000 pixels wide and as high as the list needs: 950 for one deal, 1650 for fifty.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules import DRAWN, DealResult, Ruleset, game_of
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, GOLD, MUTED, PLATE, TEAM, WHITE
from card_images.drawing.felt import felt
from card_images.drawing.fonts import SMALLEST, text_width
from card_images.drawing.look import Look, Seat
from card_images.drawing.names import name_length
from card_images.drawing.shapes import Shape
from card_images.drawing.writing import shares
from card_images.finished.chart import Step, draw_chart
from card_images.finished.party_lines import Entry, legend, lines
from card_images.finished.party_list import DealList
from card_images.finished.sheet_rows import End, ending_word
from card_images.table.lanes import draw_token
from card_images.table.plates import TEAM_SHAPES, name_sprite

WIDTH: Final = 1000
MARGIN: Final = 14
PAD: Final = 22
"""from the edge of a plate to what stands on it"""
HEAD: Final = 178
NAMES: Final = 134
"""middle line of the names, below the totals"""
NAME: Final = 40
DOT: Final = 30
"""room for the dot between two names"""
ENDING: Final = 46
"""height of the word for an end that did not come by points"""
CHART: Final = 470
POINTS: Final = 66
"""size of the final totals"""
LEGEND: Final = 54
"""height of a row of the legend"""
SIGN: Final = 38
WORD: Final = SMALLEST
"""sizes in the legend"""
BESIDE: Final = 8
APART: Final = 40
"""from a sign to what stands beside it, and from one entry to the next"""


def draw_party(
    results: tuple[DealResult, ...],
    seats: tuple[Seat, ...],
    look: Look,
    rules: Ruleset,
    end: End,
) -> bytes:
    """The PNG of a party that is over.

    `results` are those of its deals; a deal that was thrown in has none, nor has a last one that
    was cut short.
    """
    deals = lines(results, look, end)
    accounts = game_of(rules).accounts
    table = DealList(deals, seats, accounts)
    left, right = MARGIN + PAD, WIDTH - MARGIN - PAD
    words = _in_rows(legend(deals), right - left)
    head = HEAD + ENDING * bool(_end_word(end, look))
    chart_top = MARGIN + head + MARGIN
    legend_top = chart_top + CHART
    list_top = legend_top + len(words) * LEGEND + (10 if words else 0) + MARGIN
    height = list_top + table.height + 16 + MARGIN
    canvas = Canvas(felt(WIDTH, height), look.felt)
    for top, bottom in (
        (MARGIN, MARGIN + head),
        (chart_top, list_top - MARGIN),
        (list_top, height - MARGIN),
    ):
        canvas.shape(Shape.PLATE, (MARGIN, top, WIDTH - MARGIN, bottom), PLATE, FELT)

    _draw_head(canvas, look, end)
    teams = [[seats[each] for each in own] for own in accounts.seats]
    for team, room in enumerate(_rooms(teams)):
        _draw_team(canvas, teams[team], team, room)
    box = left, chart_top + PAD, right, legend_top - 10
    signs = (tuple(sign.token for sign in line.signs) for line in deals)
    steps = [Step(line.number, line.totals, own) for line, own in zip(deals, signs, strict=True)]
    target = None if rules.ends_by_deals else rules.target
    draw_chart(canvas, box, steps, target, end.winner)
    for number, row in enumerate(words):
        _draw_legend(canvas, row, legend_top + number * LEGEND + LEGEND // 2)
    table.draw(canvas, left, right, list_top + 8)
    return canvas.png()


# The head --------------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, look: Look, end: End) -> None:
    """Both totals, the winner's golden beside a crown."""
    middle, y = WIDTH // 2, MARGIN + 58
    if word := _end_word(end, look):
        canvas.text(word, (middle, MARGIN + HEAD + 10), 38, GOLD, PLATE, 0.5)
    canvas.text("–", (middle, y), 52, MUTED, PLATE, 0.5)
    for team in (0, 1):
        _draw_points(canvas, end, team, y)


def _end_word(end: End, look: Look) -> str:
    return look.words.drawn if end.winner == DRAWN else ending_word(end, look.words)


def _draw_points(canvas: Canvas, end: End, team: int, y: int) -> None:
    side = 2 * team - 1
    points, won = str(end.scores[team]), end.winner == team
    size = POINTS if len(points) <= 4 else round(POINTS * 0.8)
    x = WIDTH // 2 + side * 30
    canvas.text(points, (x, y), size, GOLD if won else WHITE, PLATE, (1, 0)[team])
    if won:
        x += round(side * (text_width(points, size) + 34))
        canvas.shape(Shape.CROWN, (x - 23, y - 24, x + 23, y + 20), GOLD, PLATE)


def _rooms(teams: list[list[Seat]]) -> list[list[float]]:
    """Return how much room each name has: what short ones leave is for the others of their team,
    then for the other team."""
    wanted = [[name_length(seat.name, NAME) + 1 for seat in own] for own in teams]
    dots = [DOT * (len(own) - 1) for own in teams]
    both = WIDTH - 2 * (MARGIN + PAD + APART)
    sides = shares([sum(own) + dot for own, dot in zip(wanted, dots, strict=True)], both)
    return [shares(own, side - dot) for own, side, dot in zip(wanted, sides, dots, strict=True)]


def _draw_team(canvas: Canvas, own: list[Seat], team: int, room: list[float]) -> None:
    """The team's sign at the edge, its names below it."""
    edge = (MARGIN + PAD, WIDTH - MARGIN - PAD)[team]
    y = MARGIN + 58
    left = edge - 36 * team
    canvas.shape(TEAM_SHAPES[team], (left, y - 18, left + 36, y + 18), TEAM[team], PLATE)
    y = MARGIN + NAMES
    names = [
        name_sprite(seat.name, NAME, int(most), WHITE, PLATE)
        for seat, most in zip(own, room, strict=True)
    ]
    x = edge - team * (sum(name.width for name in names) + DOT * (len(own) - 1))
    for number, name in enumerate(names):
        if number:
            canvas.text("·", (x + DOT / 2, y), NAME, MUTED, PLATE, 0.5)
            x += DOT
        canvas.lay(name, x, y - name.height / 2)
        x += name.width


# The legend ------------------------------------------------------------------------------------


def _in_rows(entries: Sequence[Entry], room: float) -> list[list[Entry]]:
    rows: list[list[Entry]] = []
    left = 0.0
    for each in entries:
        if _width(each) > left:
            rows.append([])
            left = room
        rows[-1].append(each)
        left -= _width(each) + APART
    return rows


def _width(entry: Entry) -> float:
    signs = sum(token.width(SIGN) + BESIDE for token in entry.signs)
    return signs + text_width(entry.word, WORD)


def _draw_legend(canvas: Canvas, row: Sequence[Entry], y: int) -> None:
    x = float(MARGIN + PAD)
    for entry in row:
        for token in entry.signs:
            draw_token(canvas, token, SIGN, x, y, PLATE)
            x += token.width(SIGN) + BESIDE
        canvas.text(entry.word, (x, y), WORD, WHITE, PLATE)
        x += text_width(entry.word, WORD) + APART
