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
    DealResult,
    Ending,
    KeyMoment,
    MomentKind,
    Pair,
    Ruleset,
    Sides,
    Suit,
    game_of,
    key_moments,
)
from card_images.canvas import MARGIN, WIDTH, Canvas, felt
from card_images.chart import Step, draw_chart
from card_images.colours import (
    DARK,
    FELT,
    GOLD,
    INK,
    MUTED,
    PAPER,
    PLATE,
    TEAM,
    TRACK,
    WHITE,
    Colour,
)
from card_images.look import Look, Seat, Words
from card_images.names import SMALLEST, name_length, text_width
from card_images.plates import TEAM_SHAPES
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
from card_images.writing import name_sprite, shares

LARGE = 0.84
BESIDE = 0.06
"""size of figures that stand on no ground, and what is left beside them, of a sign's height"""


MOMENTS = {
    MomentKind.CAPOT: "deal-outcome.capot",
    MomentKind.DEDANS: "deal-outcome.dedans",
    MomentKind.LITIGE: "deal-outcome.litige",
    MomentKind.ABEYANCE: "deal-outcome.abeyance",
    MomentKind.COINCHE: "pic-coinche",
    MomentKind.SURCOINCHE: "pic-surcoinche",
}
"""the texts of key moments"""


class Sign(NamedTuple):
    """A key moment as it is drawn, and the word for it."""

    token: Token
    word: str


class DealLine(NamedTuple):
    """A line of the list: the last of its deals, and the signs of them all."""

    number: int
    totals: Pair
    trump: Token | None
    """None where nobody took"""
    contract: Token | None
    """trump with the bid, where there was one"""
    seat: int
    """who took, or ended the party"""
    signs: tuple[Sign, ...]


class Entry(NamedTuple):
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
            _contract(each, look),
            each.taker,
            _signs(each, look.words),
        )
        for each in results
    ]
    if not found or found[-1].number != end.number:
        trump = trump_token(end.trump, look) if end.trump is not None else None
        found.append(DealLine(end.number, end.scores, trump, trump, end.seat, ()))
    last = found[-1]
    found[-1] = last._replace(totals=end.scores, signs=(*last.signs, *_ending_signs(end, look)))
    return found


def _contract(result: DealResult, look: Look) -> Token:
    if result.bid is None:
        return trump_token(result.trump, look)
    return Token(PAPER, bid_parts(result.bid, look))


def _signs(result: DealResult, words: Words) -> tuple[Sign, ...]:
    return tuple(
        Sign(_token(moment, result.multiplier), words(MOMENTS[moment.kind]))
        for moment in key_moments(result)
    )


def _token(moment: KeyMoment, multiplier: int) -> Token:
    """A moment's sign, on the shape of its team where it depends on that."""
    match moment.kind:
        case MomentKind.CAPOT:
            return Token(TEAM[moment.team], (Part(Shape.STAR, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.DEDANS:
            return Token(TEAM[moment.team], (Part(Shape.CROSS, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.LITIGE | MomentKind.ABEYANCE:
            return Token(PAPER, (Part(Shape.EQUALS, INK),))
        case MomentKind.COINCHE | MomentKind.SURCOINCHE:
            return Token(PLATE, (Part(f"×{multiplier}", GOLD, LARGE),), edge=BESIDE)


def _ending_signs(end: End, look: Look) -> tuple[Sign, ...]:
    """Return the signs of a party that did not end by its points."""
    word = ending_word(end, look.words)
    if not word:
        return ()
    token = STOPPED
    if end.ending is Ending.TRUMP_RUN and isinstance(end.trump, Suit):
        token = Token(PAPER, (Part("8", INK), *trump_token(end.trump, look).parts))
    return (Sign(token, word),)


def grouped(found: list[DealLine], most: int) -> list[DealLine]:
    """At most so many lines: where there are more, neighbours share one."""
    together = math.ceil(len(found) / most)
    shared: list[DealLine] = []
    for last in range(len(found), 0, -together):
        group = found[max(0, last - together) : last]
        signs = dict.fromkeys(sign for line in group for sign in line.signs)
        shared.append(group[-1]._replace(signs=tuple(signs)))
    return shared[::-1]


def legend(found: Iterable[DealLine]) -> list[Entry]:
    """Return the meanings of the signs on some lines."""
    signs: dict[str, set[Token]] = {}
    for token, word in (sign for line in found for sign in line.signs):
        signs.setdefault(word, set()).add(token)
    return [Entry(word, tuple(sorted(own, key=lambda t: t.shape))) for word, own in signs.items()]


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
                self._draw_column(canvas, own, (start, start + width), top)

    def _draw_column(
        self, canvas: Canvas, own: Sequence[DealLine], sides: tuple[int, int], top: int
    ) -> None:
        layout, (left, right) = self._layout, sides
        y = top + layout.line // 2
        for team, x in enumerate((right - self._total, right)):
            _draw_shape(canvas, team, 26, (x - 26, y))
        for line in own:
            y += layout.line
            edge = y - layout.line // 2
            canvas.shape(Shape.BAR, (left, edge, right, edge + 2), TRACK)
            end = right - 2 * self._total - LIST_BESIDE
            self._draw_line(canvas, line, left, end, y)
            self._draw_totals(canvas, line.totals, right, y, last=line is self._lines[-1])

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
        _draw_shape(canvas, self._accounts.of(line.seat), 22, (x, y))
        x += 22 + LIST_BESIDE
        if layout.columns > 1:
            _draw_signs(canvas, line.signs, layout.sign, Lane(x, end, y))
            return
        most = min(LONGEST_TAKER, round(left + SIGNS_LEFT - LIST_BESIDE - x))
        name = name_sprite(self._seats[line.seat].name, TAKER, most, WHITE)
        canvas.lay_beside(name, x, y)
        _draw_in_words(canvas, line.signs, layout.sign, Lane(left + SIGNS_LEFT, end, y))

    def _draw_totals(self, canvas: Canvas, totals: Pair, right: int, y: int, *, last: bool) -> None:
        """The last are golden."""
        for total, x in zip(totals, (right - self._total, right), strict=True):
            _draw_number(canvas, total, self._layout.text, (x, y), GOLD if last else WHITE)


def _draw_shape(canvas: Canvas, team: int, size: int, at: tuple[float, float]) -> None:
    """A team's shape; `at` is the middle of its left edge."""
    x, y = at
    box = x, y - size / 2, x + size, y + size / 2
    canvas.shape(TEAM_SHAPES[team], box, TEAM[team])


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
        canvas.text(word, (middle, MARGIN + HEAD + 10), 38, GOLD, 0.5)
    canvas.text("–", (middle, y), 52, MUTED, 0.5)
    for team in (0, 1):
        _draw_points(canvas, end, team, y)


def _end_word(end: End, look: Look) -> str:
    return look.words("pic-drawn") if end.winner == DRAWN else ending_word(end, look.words)


def _draw_points(canvas: Canvas, end: End, team: int, y: int) -> None:
    side = 2 * team - 1
    points, won = str(end.scores[team]), end.winner == team
    size = POINTS if len(points) <= 4 else round(POINTS * 0.8)
    x = WIDTH // 2 + side * 30
    canvas.text(points, (x, y), size, GOLD if won else WHITE, (1, 0)[team])
    if won:
        x += round(side * (text_width(points, size) + 34))
        canvas.shape(Shape.CROWN, (x - 23, y - 24, x + 23, y + 20), GOLD)


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
    canvas.shape(TEAM_SHAPES[team], (left, y - 18, left + 36, y + 18), TEAM[team])
    y = MARGIN + NAMES
    names = [
        name_sprite(seat.name, NAME, int(most), WHITE) for seat, most in zip(own, room, strict=True)
    ]
    x = edge - team * (sum(name.width for name in names) + DOT * (len(own) - 1))
    for number, name in enumerate(names):
        if number:
            canvas.text("·", (x + DOT / 2, y), NAME, MUTED, 0.5)
            x += DOT
        canvas.lay_beside(name, x, y)
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
    signs = sum(token.width(SIGN) + LEGEND_BESIDE for token in entry.signs)
    return signs + text_width(entry.word, WORD)


def _draw_legend(canvas: Canvas, row: Sequence[Entry], y: int) -> None:
    x = float(MARGIN + PAD)
    for entry in row:
        for token in entry.signs:
            draw_token(canvas, token, SIGN, x, y, PLATE)
            x += token.width(SIGN) + LEGEND_BESIDE
        canvas.text(entry.word, (x, y), WORD, WHITE)
        x += text_width(entry.word, WORD) + APART
