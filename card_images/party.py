"""The sheet of a whole party: who won, the totals as a chart, and a list of all deals with signs
for their key moments.

1000 pixels wide and as high as the list needs: 950 for one deal, 1650 for fifty. A few deals have
a line each, with the taker's name and words; more stand in columns, and where there are more than
find room, some share a line, which has the totals after its last.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.rules import (
    DRAWN,
    ByAccount,
    DealResult,
    Ending,
    KeyMoment,
    MomentKind,
    Ruleset,
    Sides,
    Suit,
    game_of,
    key_moments,
)
from card_images.canvas import MARGIN, WIDTH, Canvas, plates
from card_images.chart import ChartDeal, draw_chart
from card_images.colours import (
    DARK,
    GOLD,
    INK,
    MUTED,
    PAPER,
    PLATE,
    TEAM,
    WHITE,
    Colour,
)
from card_images.look import Look, Seat
from card_images.names import SMALLEST, name_length, text_width
from card_images.plates import TEAM_SHAPES, draw_team
from card_images.shapes import Shape
from card_images.sheet import End, ending_word
from card_images.tokens import (
    STOPPED,
    Lane,
    Part,
    Token,
    bid_parts,
    draw_token,
    laid_out,
    trump_token,
)
from card_images.writing import in_rows, lay_names, name_sprite, shares

LARGE = 0.84
BESIDE = 0.06
"""size of figures that stand on no ground, and what is left beside them, of a sign's height"""


MOMENTS = {
    MomentKind.CAPOT: "deal-outcome.capot",
    MomentKind.PIT: "deal-outcome.pit",
    MomentKind.DEDANS: "deal-outcome.dedans",
    MomentKind.LITIGE: "deal-outcome.litige",
    MomentKind.ABEYANCE: "deal-outcome.abeyance",
    MomentKind.HANGING: "deal-outcome.hanging",
    MomentKind.COINCHE: "pic-coinche",
    MomentKind.SURCOINCHE: "pic-surcoinche",
    MomentKind.CONTRA: "pic-contra",
    MomentKind.RECONTRA: "pic-recontra",
}
"""the texts of key moments"""


class Sign(NamedTuple):
    """A key moment as it is drawn, and the word for it."""

    token: Token
    word: str


class DealLine(NamedTuple):
    """A line of the list: the last of its deals, and the signs of them all."""

    number: int
    totals: ByAccount
    trump: Token | None
    """None where nobody took"""
    contract: Token | None
    """trump with the bid, where there was one"""
    seat: int
    """who took, or ended the party"""
    signs: tuple[Sign, ...]


class LegendEntry(NamedTuple):
    """A word of the legend, and its signs."""

    word: str
    signs: tuple[Token, ...]


def lines(results: Iterable[DealResult], look: Look, end: End) -> list[DealLine]:
    """A line for each deal with a result, and for a last one that was cut short."""
    found = [
        DealLine(
            each.number,
            each.totals,
            trump_token(each.trump, look),
            trump_token(each.trump, look)
            if each.bid is None
            else Token(PAPER, bid_parts(each.bid, look)),
            each.taker,
            tuple(
                Sign(_token(moment, each.multiplier), look.words(MOMENTS[moment.kind]))
                for moment in key_moments(each)
            ),
        )
        for each in results
    ]
    if not found or found[-1].number != end.number:
        trump = trump_token(end.trump, look) if end.trump is not None else None
        found.append(DealLine(end.number, end.scores, trump, trump, end.seat, ()))
    signs = found[-1].signs
    if word := ending_word(end, look.words):
        token = STOPPED
        if end.ending is Ending.TRUMP_RUN and isinstance(end.trump, Suit):
            token = Token(PAPER, (Part("8", INK), *trump_token(end.trump, look).parts))
        signs = (*signs, Sign(token, word))
    found[-1] = found[-1]._replace(totals=end.scores, signs=signs)
    return found


def _token(moment: KeyMoment, multiplier: int) -> Token:
    """A moment's sign, on the shape of its team where it depends on that."""
    match moment.kind:
        case MomentKind.CAPOT | MomentKind.PIT:
            return Token(TEAM[moment.team], (Part(Shape.STAR, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.DEDANS:
            return Token(TEAM[moment.team], (Part(Shape.CROSS, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.LITIGE | MomentKind.ABEYANCE | MomentKind.HANGING:
            return Token(PAPER, (Part(Shape.EQUALS, INK),))
        case _:
            return Token(PLATE, (Part(f"×{multiplier}", GOLD, LARGE),), edge=BESIDE)


def grouped(found: list[DealLine], most: int) -> list[DealLine]:
    """The lines, at most `most`: where there are more, neighbours share one."""
    together = math.ceil(len(found) / most)
    shared: list[DealLine] = []
    for last in range(len(found), 0, -together):
        group = found[max(0, last - together) : last]
        signs = dict.fromkeys(sign for line in group for sign in line.signs)
        shared.append(group[-1]._replace(signs=tuple(signs)))
    return shared[::-1]


def legend(found: Iterable[DealLine]) -> list[LegendEntry]:
    """Return the meanings of the signs on some lines."""
    signs: dict[str, set[Token]] = {}
    for token, word in (sign for line in found for sign in line.signs):
        signs.setdefault(word, set()).add(token)
    return [
        LegendEntry(word, tuple(sorted(own, key=lambda t: t.shape))) for word, own in signs.items()
    ]


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


LAYOUTS = (
    Layout(1, 8, 60, 40, 42, 0),
    Layout(2, 18, 48, 36, 34, 36),
)
LIST_BESIDE = 12
"""between two things on a line"""
BETWEEN = 0.6
"""from one total to the other, of their size"""
CLOSE = 0.12
"""beside the letters of a contract without a suit where there is little room"""
TAKER = 40
WORDS = (38, SMALLEST)
"""sizes of words beside signs, until there is room for them"""
LONGEST_TAKER = 214
SIGNS_LEFT = 430
"""where the key moments begin when names stand before them"""


class DealList:
    """The lines of a list, and how they are set."""

    def __init__(self, deals: list[DealLine], seats: tuple[Seat, ...], accounts: Sides) -> None:
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
                self._draw_column(canvas, own, start, start + width, top + layout.line // 2)

    def _draw_column(
        self, canvas: Canvas, own: Sequence[DealLine], left: int, right: int, y: int
    ) -> None:
        """The lines below the signs of the teams; the last totals of the party are golden."""
        layout, teams = self._layout, len(own[0].totals)
        columns = [right - self._total * n for n in range(teams)][::-1]
        for team, x in enumerate(columns):
            draw_team(canvas, team, (x - 13, y))
        for line in own:
            y += layout.line
            canvas.rule(left, right, y - layout.line // 2)
            self._draw_line(canvas, line, left, columns[0] - self._total - LIST_BESIDE, y)
            ink = GOLD if line is self._lines[-1] else WHITE
            for total, x in zip(line.totals, columns, strict=True):
                _draw_number(canvas, total, layout.text, (x, y), ink)

    def _draw_line(self, canvas: Canvas, line: DealLine, left: int, end: int, y: int) -> None:
        """Number, contract, taker and key moments."""
        layout = self._layout
        size = max(SMALLEST, layout.text - 4)
        x = left + self._digits * _advance(size)
        _draw_number(canvas, line.number, size, (x, y), MUTED)
        x += LIST_BESIDE
        token = line.contract if layout.columns == 1 else line.trump
        if token is not None and layout.columns > 1:
            token = token._replace(edge=CLOSE)
        if token is not None:
            draw_token(canvas, token, layout.sign, x, y, PLATE)
            x += token.width(layout.sign) + LIST_BESIDE
        draw_team(canvas, self._accounts.of(line.seat), (x + 11, y), 22)
        x += 22 + LIST_BESIDE
        if layout.columns > 1:
            _draw_signs(canvas, line.signs, layout.sign, Lane(x, end, y))
            return
        most = min(LONGEST_TAKER, round(left + SIGNS_LEFT - LIST_BESIDE - x))
        name = name_sprite(self._seats[line.seat].name, TAKER, most, WHITE)
        canvas.lay_beside(name, x, y)
        _draw_in_words(canvas, line.signs, layout.sign, Lane(left + SIGNS_LEFT, end, y))


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
        canvas.text(digit, (x + _advance(size) / 2, y), size, ink, 0.5)


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
        if sum(widths) - LIST_BESIDE <= lane.length:
            break
    else:
        _draw_signs(canvas, signs, size, lane)
        return
    x = lane.x
    for sign, width in zip(signs, widths, strict=True):
        draw_token(canvas, sign.token, size, x, lane.y, PLATE)
        canvas.text(sign.word, (x + sign.token.width(size) + 8, lane.y), text, WHITE)
        x += width


PAD = 22
"""from the edge of a plate to what stands on it"""
HEAD = 178
NAMES = 134
"""middle line of the names, below the totals"""
NAME = 40
DOT = 30
"""room for the dot between two names"""
ENDING = 46
"""height of the word for an end that did not come by points"""
CHART = 470
POINTS = 66
"""size of the final totals"""
LEGEND = 54
"""height of a row of the legend"""
SIGN = 38
WORD = SMALLEST
"""sizes in the legend"""
LEGEND_BESIDE = 8
APART = 40
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
    words = in_rows(legend(deals), _width, right - left, APART)
    ending = ending_word(end, look.words)
    if end.winner == DRAWN:
        ending = look.words("pic-drawn")
    head = HEAD + ENDING * bool(ending)
    chart_top = MARGIN + head + MARGIN
    legend_top = chart_top + CHART
    list_top = legend_top + len(words) * LEGEND + (10 if words else 0) + MARGIN
    canvas = plates(look.felt, head, list_top - MARGIN - chart_top, table.height + 16)

    canvas.text(ending, (WIDTH // 2, MARGIN + HEAD + 10), 38, GOLD, 0.5)
    teams = [[seats[each] for each in own] for own in accounts.seats]
    if len(teams) == 2:
        _draw_head(canvas, end)
        for team, room in enumerate(_rooms(teams)):
            _draw_team(canvas, teams[team], team, room)
    else:
        _draw_heads(canvas, end, teams)
    box = left, chart_top + PAD, right, legend_top - 10
    signs = (tuple(sign.token for sign in line.signs) for line in deals)
    steps = [
        ChartDeal(line.number, line.totals, own) for line, own in zip(deals, signs, strict=True)
    ]
    target = None if rules.ends_by_deals else rules.target
    draw_chart(canvas, box, steps, target, end.winner)
    for number, row in enumerate(words):
        x, y = float(left), legend_top + number * LEGEND + LEGEND // 2
        for entry in row:
            for token in entry.signs:
                draw_token(canvas, token, SIGN, x, y, PLATE)
                x += token.width(SIGN) + LEGEND_BESIDE
            canvas.text(entry.word, (x, y), WORD, WHITE)
            x += text_width(entry.word, WORD) + APART
    table.draw(canvas, left, right, list_top + 8)
    return canvas.png()


# The head --------------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, end: End) -> None:
    """Both totals, the winner's golden beside a crown."""
    middle, y = WIDTH // 2, MARGIN + 58
    canvas.text("–", (middle, y), 52, MUTED, 0.5)
    for team, (side, align) in enumerate(((-1, 1), (1, 0))):
        points, won = str(end.scores[team]), end.winner == team
        size = POINTS if len(points) <= 4 else round(POINTS * 0.8)
        x = middle + side * 30
        canvas.text(points, (x, y), size, GOLD if won else WHITE, align)
        if won:
            x += round(side * (text_width(points, size) + 34))
            canvas.shape(Shape.CROWN, (x - 23, y - 24, x + 23, y + 20), GOLD)


def _draw_heads(canvas: Canvas, end: End, teams: list[list[Seat]]) -> None:
    """Sign, total and name of several side by side, the winner's total golden below a crown."""
    room = (WIDTH - 2 * (MARGIN + PAD)) / len(teams)
    for team, own in enumerate(teams):
        middle, y = MARGIN + PAD + room * (team + 0.5), MARGIN + 62
        points, won = str(end.scores[team]), end.winner == team
        size = POINTS if len(points) <= 4 else round(POINTS * 0.8)
        left = middle - (text_width(points, size) + 48) / 2
        draw_team(canvas, team, (left + 18, y), 36)
        canvas.text(points, (left + 48, y), size, GOLD if won else WHITE)
        if won:
            canvas.shape(Shape.CROWN, (middle - 20, MARGIN + 2, middle + 20, MARGIN + 28), GOLD)
        name = name_sprite(own[0].name, NAME, int(room - APART), WHITE)
        canvas.lay_centred(name, middle, MARGIN + NAMES)


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
    draw_team(canvas, team, (edge + 18 - 36 * team, MARGIN + 58), 36)
    y = MARGIN + NAMES
    names = [
        name_sprite(seat.name, NAME, int(most), WHITE) for seat, most in zip(own, room, strict=True)
    ]
    x = edge - team * (sum(name.width for name in names) + DOT * (len(own) - 1))
    lay_names(canvas, names, (x, y), NAME, DOT)


# The legend ------------------------------------------------------------------------------------


def _width(entry: LegendEntry) -> float:
    signs = sum(token.width(SIGN) + LEGEND_BESIDE for token in entry.signs)
    return signs + text_width(entry.word, WORD)
