"""Line charts: the totals of all teams in a party, what somebody gave away in a deal, the curve
of a rating.

Lines differ by colour, by the shape of their markers and by their stroke, which is broken for all
but the first: so they are read without colours.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.rules import ByAccount
from card_images.canvas import COVERED, MARGIN, SPRITES, WIDTH, Canvas, Sprite, plates, tinted
from card_images.colours import GOLD, MUTED, PLATE, TEAM, TRACK, WHITE, Ink, nearest
from card_images.look import Look
from card_images.names import SMALLEST, text_width
from card_images.plates import TEAM_SHAPES, draw_team
from card_images.shapes import Shape, shape_mask
from card_images.tokens import Token, draw_token
from card_images.writing import write, write_title

LABEL = SMALLEST
TOTAL = 38
"""size of the totals at the ends of the lines"""
LINE = 7
DASHES = (None, (26, 13), (8, 10))
"""for each team: how long its strokes and the gaps between them are"""
MARKERS = (24, 16, 12)
"""sizes of markers, by the room between two deals"""
SPARSE = 3
"""where there is no room for all markers: from one to the next, of their size"""
END_MARKER = 30
RIM = 4
"""of ground around a marker"""
SMOOTHING = 2
TICKS = (10, 20, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000)
MOST_TICKS = 4
SIGNS = (40, 34, 28)
"""sizes of signs, until they find room in few lanes"""
MOST_LANES = 3

Box = tuple[float, float, float, float]
Point = tuple[float, float]


class ChartDeal(NamedTuple):
    """A deal on the chart: its number, the totals after it, and its signs."""

    number: int
    totals: ByAccount
    signs: tuple[Token, ...] = ()


class Scale(NamedTuple):
    """Where numbers of deals and totals are on the picture."""

    left: float
    right: float
    top: float
    bottom: float
    deals: int
    low: float
    high: float

    def x(self, deal: int) -> float:
        """The place of the deal that is so many after the start, which is 0."""
        return self.left + (self.right - self.left) * deal / self.deals

    def y(self, total: float) -> float:
        share = (total - self.low) / (self.high - self.low)
        return self.bottom - (self.bottom - self.top) * share


def draw_chart(
    canvas: Canvas, box: Box, steps: Sequence[ChartDeal], target: int | None, winner: int | None
) -> None:
    """The chart with its labels within `box` (left, top, right, bottom), which lies on a plate.

    `steps` are the deals in the order played, at least one; all teams start from 0.
    """
    left, top, right, bottom = box
    totals = [total for step in steps for total in step.totals]
    low, high = min(0, *totals), max(target or 0, *totals, TICKS[0])
    ticks = [each for each in round_ticks(low, high, MOST_TICKS) if each <= high]
    low = min(low, ticks[0])
    labels = max(text_width(str(each), LABEL) for each in (*ticks, target or 0))
    ends = max(text_width(str(each), TOTAL) for each in steps[-1].totals)
    plot_left, plot_right = left + labels + 16, right - ends - END_MARKER / 2 - 20
    across = Scale(plot_left, plot_right, 0, 1, len(steps), 0, 1)
    size, laid = in_lanes(steps, across)
    lanes = 1 + max((lane for *_, lane in laid), default=-1)
    plot_top = top + lanes * (size + 4) + (14 if lanes else LABEL / 2)
    scale = across._replace(top=plot_top, bottom=bottom - LABEL - 26, low=low, high=high)
    # As many deals are named as find room, the last always.
    room = text_width(str(steps[-1].number), LABEL) + 18
    every = math.ceil(room / (scale.x(1) - scale.x(0)))
    numbers = [(deal, steps[deal - 1].number) for deal in range(len(steps), 0, -every)]
    _draw_axes(canvas, scale, ticks, numbers, 24, target)
    for _, deal, lane in laid:
        x, y = scale.x(deal), top + size / 2 + lane * (size + 4)
        guide = x - 1, y + size / 2, x + 1, scale.y(max(steps[deal - 1].totals))
        if guide[3] - guide[1] > 1:
            canvas.shape(Shape.BAR, guide, TRACK)
    for token, deal, lane in laid:
        at = scale.x(deal) - token.width(size) / 2, top + size / 2 + lane * (size + 4)
        draw_token(canvas, token, size, *at, PLATE)
    for team in sorted(range(len(steps[0].totals)), key=lambda each: each == winner):
        _draw_line(canvas, scale, steps, team)
    _draw_ends(canvas, scale, steps[-1].totals, winner)


# Axes ------------------------------------------------------------------------------------------


def round_ticks(low: float, high: float, most: int) -> list[int]:
    """Round numbers around a range, `most` steps or one more."""
    between = next((each for each in TICKS if (high - low) / each <= most), TICKS[-1])
    first, end = math.floor(low / between), math.ceil(high / between)
    return [between * number for number in range(first, end + 1)]


def _draw_axes(
    canvas: Canvas,
    scale: Scale,
    ticks: list[int],
    numbers: Iterable[tuple[int, int]],
    gap: int,
    target: int | None = None,
) -> None:
    """Draw lines at the ticks and at the target. `numbers`: the places that are named, `gap` below
    the chart, and their names."""
    near_target = scale.y(target) if target is not None else -LABEL * 2
    for tick in ticks:
        y = scale.y(tick)
        if tick == target or abs(y - near_target) < LABEL:
            continue
        canvas.shape(Shape.BAR, (scale.left, y - 1, scale.right, y + 1), TRACK)
        canvas.text(str(tick), (scale.left - 16, y), LABEL, MUTED, 1)
    if target is not None:
        line = [(scale.left, near_target), (scale.right, near_target)]
        draw_strokes(canvas, list(dashed(line, 14, 10)), 4, GOLD)
        canvas.text(str(target), (scale.left - 16, near_target), LABEL, GOLD, 1)
    for place, number in numbers:
        at = scale.x(place), scale.bottom + LABEL / 2 + gap
        canvas.text(str(number), at, LABEL, MUTED, 0.5)


# Lines -----------------------------------------------------------------------------------------


def _draw_line(canvas: Canvas, scale: Scale, steps: Sequence[ChartDeal], team: int) -> None:
    """A team's line with a marker at each deal, or at some of many; each on a little ground."""
    totals = [0, *(step.totals[team] for step in steps)]
    points = [(scale.x(deal), scale.y(total)) for deal, total in enumerate(totals)]
    dash = DASHES[team]
    draw_strokes(canvas, list(dashed(points, *dash)) if dash else [points], LINE, TEAM[team])
    room = scale.x(1) - scale.x(0)
    size = next((each for each in MARKERS if each * 1.6 <= room), MARKERS[-1])
    every = 1 if size * 1.6 <= room else math.ceil(size * SPARSE / room)
    for deal in range(len(steps) - every, 0, -every):
        _draw_marker(canvas, points[deal], size, team)


def _draw_marker(canvas: Canvas, at: Point, size: int, team: int) -> None:
    """A team's shape on a little ground, which parts it from what lies below."""

    def draw() -> Sprite:
        marker = Canvas(Image.new("L", (size + 2 * RIM, size + 2 * RIM), nearest(PLATE)))
        box = RIM, RIM, size + RIM, size + RIM
        marker.shape(TEAM_SHAPES[team], box, TEAM[team])
        covered = shape_mask(TEAM_SHAPES[team], marker.image.size).point(COVERED)
        return Sprite(marker.image, covered)

    sprite = SPRITES.get(("marker", size, team), draw)
    canvas.lay_centred(sprite, *at)


def _draw_ends(canvas: Canvas, scale: Scale, totals: ByAccount, winner: int | None) -> None:
    """Where the lines end, with the totals beside it, apart from each other."""
    heights = [scale.y(total) for total in totals]
    order = sorted(range(len(totals)), key=lambda team: -totals[team])
    close = [
        team
        for team, y in enumerate(heights)
        if any(abs(y - other) < END_MARKER / 2 for n, other in enumerate(heights) if n != team)
    ]
    for team in order[::-1]:
        aside = END_MARKER / 3 * (2 * close.index(team) + 1 - len(close)) if team in close else 0
        _draw_marker(canvas, (scale.right + aside, heights[team]), END_MARKER, team)
    places = apart([heights[team] for team in order], TOTAL + 4)
    up = max(0.0, places[-1] - scale.bottom)
    x = scale.right + END_MARKER / 2 + (10 * len(close) or 10)
    for team, y in zip(order, places, strict=True):
        ink = GOLD if winner == team else WHITE
        canvas.text(str(totals[team]), (x, y - up), TOTAL, ink)


def apart(places: Sequence[float], least: float) -> list[float]:
    """Places in their order, as near to what they were as they can be `least` from each other."""
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while (
            len(groups) > 1
            and _spread(groups[-2], least)[-1] + least > _spread(groups[-1], least)[0]
        ):
            last = groups.pop()
            groups[-1] += last
    return [each for group in groups for each in _spread(group, least)]


def _spread(group: Sequence[float], least: float) -> list[float]:
    """Places around the middle of some, each `least` from the next."""
    middle = sum(group) / len(group) - least * (len(group) - 1) / 2
    return [middle + least * n for n in range(len(group))]


def draw_strokes(canvas: Canvas, strokes: Sequence[Sequence[Point]], width: int, ink: Ink) -> None:
    """Thick smooth lines on a plate."""
    points = [point for stroke in strokes for point in stroke]
    left, top = (math.floor(min(each) - width) for each in zip(*points, strict=True))
    right, bottom = (math.ceil(max(each) + width) for each in zip(*points, strict=True))
    size = (right - left) * SMOOTHING, (bottom - top) * SMOOTHING
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    for stroke in strokes:
        scaled = [((x - left) * SMOOTHING, (y - top) * SMOOTHING) for x, y in stroke]
        pen.line(scaled, 255, width * SMOOTHING, joint="curve")
    canvas.lay(tinted(mask.reduce(SMOOTHING), ink, PLATE), left, top)


def dashed(points: Sequence[Point], stroke: float, gap: float) -> Iterator[list[Point]]:
    """The strokes of a broken line; around a corner a stroke bends."""
    drawing, left = True, stroke
    current = [points[0]]
    for (x, y), (end_x, end_y) in pairwise(points):
        length = math.hypot(end_x - x, end_y - y)
        done = 0.0
        while length - done > left:
            done += left
            at = x + (end_x - x) * done / length, y + (end_y - y) * done / length
            if drawing:
                yield [*current, at]
            drawing = not drawing
            current, left = [at], stroke if drawing else gap
        left -= length - done
        current.append((end_x, end_y))
    if drawing:
        yield current


# Signs -----------------------------------------------------------------------------------------

Laid = tuple[Token, int, int]
"""a sign, the place of its deal, and its lane, 0 above"""


def in_lanes(steps: Sequence[ChartDeal], scale: Scale) -> tuple[int, list[Laid]]:
    """The size of all signs, and where they are, each above its deal in the first lane with room.

    Where there are too many, the most frequent are left to the list.
    """
    signs = [(token, deal) for deal, step in enumerate(steps, 1) for token in step.signs]
    while True:
        for size in SIGNS:
            ends: list[float] = []
            laid: list[Laid] = []
            for token, deal in signs:
                x, half = scale.x(deal), token.width(size) / 2
                lane = next((n for n, end in enumerate(ends) if end <= x - half), len(ends))
                ends[lane : lane + 1] = [x + half + 4]
                laid.append((token, deal, lane))
            if len(ends) <= MOST_LANES:
                return size, laid
        (common, _), *_ = Counter(token.parts for token, _ in signs).most_common(1)
        signs = [each for each in signs if each[0].parts != common]


HEIGHT = 520
LEFT = MARGIN + 26
RIGHT = WIDTH - MARGIN - 26
TITLE = MARGIN + 40
LEGEND = (MARGIN + 96, MARGIN + 142)
"""middles of its lines, a measure each"""
MARKER = 26
TOP = MARGIN + 184


class LossPage(NamedTuple):
    """The title, the names of both measures, and the sums of both after each trick."""

    title: str
    measures: tuple[str, str]
    sums: tuple[ByAccount, ...]


def draw_losses(page: LossPage, look: Look) -> bytes:
    """The PNG of the chart."""
    canvas = plates(look.felt, HEIGHT - 2 * MARGIN)
    write_title(canvas, page.title, (LEFT, TITLE), RIGHT - LEFT)
    for number, (name, y) in enumerate(zip(page.measures, LEGEND, strict=True)):
        draw_team(canvas, number, (LEFT + MARKER / 2, y), MARKER)
        at = LEFT + MARKER + 16, y
        write(canvas, name, at, SMALLEST, RIGHT - at[0], MUTED)
    steps = [ChartDeal(number, sums) for number, sums in enumerate(page.sums, 1)]
    draw_chart(canvas, (LEFT, TOP, RIGHT, HEIGHT - MARGIN - 16), steps, None, None)
    return canvas.png()


NARROWEST = 40
"""points between the bottom and the top of a curve that hardly moves"""

LEAST_HIGH = 20
"""points that a curve shows at least which has a bottom of its own"""


class CurveRange(NamedTuple):
    """The lowest and the highest value of a curve's chart, and the round numbers named in it."""

    low: float
    high: float
    ticks: list[int]


def range_of(values: Sequence[float], least: float | None = None) -> CurveRange:
    """The range of the chart of a curve; `least`: no value can be below it."""
    low, high = min(values), max(values)
    if least is None:
        more = max(0.0, NARROWEST - (high - low)) / 2
        low, high = low - more, high + more
    else:
        low, high = least, max(least + LEAST_HIGH, high)
    ticks = round_ticks(low, high, MOST_TICKS - 1)
    return CurveRange(min(low, ticks[0]), max(high, ticks[-1]), ticks)


def places_named(count: int) -> list[int]:
    """The places of a curve below which their number stands: both ends, and the middle of many."""
    return [0, count - 1] if count < 5 else [0, (count - 1) // 2, count - 1]


def draw_curve(
    canvas: Canvas,
    box: Box,
    values: Sequence[float],
    first: int,
    last_written: str,
    least: float | None = None,
) -> None:
    """The curve within a box (left, top, right, bottom) on a plate.

    `values`: two ratings at least; `first` is how many parties came before the first of them, and
    `last_written` how the last one is read. `least`: no value can be below it.
    """
    left, top, right, bottom = box
    low, high, ticks = range_of(values, least)
    scale = Scale(
        left + max(text_width(str(each), LABEL) for each in ticks) + 16,
        right - text_width(last_written, TOTAL) - END_MARKER / 2 - 16,
        top + LABEL / 2,
        bottom - LABEL - 22,
        len(values) - 1,
        low,
        high,
    )
    named = [(place, first + place) for place in places_named(len(values))]
    _draw_axes(canvas, scale, ticks, named, 18)
    points = [(scale.x(place), scale.y(value)) for place, value in enumerate(values)]
    draw_strokes(canvas, [points], LINE, GOLD)
    x, y = points[-1]
    canvas.mark(Shape.DISC, (x, y), END_MARKER, GOLD)
    canvas.text(last_written, (x + END_MARKER / 2 + 8, y), TOTAL, WHITE)
