"""Brackets: each stage a column of games, with lines to the games to which their winners go.

1000 pixels wide; what is too large for a picture is cut into pages of it. A pair has a line for
each of its two where they would not have room on one.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from card_images.canvas import MARGIN, WIDTH, Canvas
from card_images.colours import DARK, GOLD, MUTED, PLATE, TRACK, WHITE, Colour, mixed
from card_images.frame import HEAD, framed, stretches
from card_images.look import Look
from card_images.names import SMALLEST, name_length
from card_images.shapes import Shape
from card_images.writing import AND, name_room, parts_of, write, write_name

MOST_STAGES = 3
"""of a bracket on a page"""
MOST_GAMES = 8
"""of the first of those stages on a page"""


class BracketSide(NamedTuple):
    """`name` None: not known yet; empty: there is nobody, the other has a bye."""

    name: str | None
    score: str = ""
    won: bool = False
    own: bool = False


class BracketGame(NamedTuple):
    """`open`: being played or waited for; `note` is short: its table, a forfeit."""

    sides: tuple[BracketSide, BracketSide]
    open: bool
    note: str = ""


class BracketStage(NamedTuple):
    """A column of games, from the top; the winners of two neighbours meet in the next stage."""

    name: str
    games: tuple[BracketGame, ...]


class BracketSection(NamedTuple):
    """A bracket, or the window of one that a page shows (`pages_of`).

    Each stage has half as many games as the one before it. Those that are not known yet are there
    too, with sides without a name.
    """

    name: str
    stages: tuple[BracketStage, ...]
    before: bool = False
    """whether its first stage follows others, which are on other pages"""
    after: bool = False
    """whether the winners of its last stage go on to others"""


class BracketPage(NamedTuple):
    """Brackets one below the other, as the end of one and a game for the third place."""

    title: str
    subtitle: str
    sections: tuple[BracketSection, ...]


def pages_of(section: BracketSection) -> tuple[BracketSection, ...]:
    """The windows of a bracket of any size: its first stages from top to bottom, its end last.

    Every game is on exactly one page. A bracket of 64 has a page for the first three stages of
    each quarter, and one from the quarter-finals on. Where there are several pages, each is named
    by its first stage and the numbers of that stage's games: `Main · Round of 64 · 9–16`.

    Raises `ValueError` unless each stage has half as many games as the one before it.
    """
    counts = [len(stage.games) for stage in section.stages]
    if any(one != 2 * other for one, other in pairwise(counts)):
        raise ValueError(f"the stages of a bracket have halves of their games, not {counts}")
    found = [
        _window(section, stages, start)
        for stages in stretches(len(counts), MOST_STAGES)
        for start in range(0, counts[stages.start], MOST_GAMES)
    ]
    return tuple(found) if len(found) > 1 else (section,)


def _window(section: BracketSection, stages: range, start: int) -> BracketSection:
    """Some stages from game `start` of the first of them on."""
    shown = section.stages[stages.start : stages.stop]
    end = min(start + MOST_GAMES, len(shown[0].games))
    name = f"{section.name} · {shown[0].name}"
    if len(shown[0].games) > MOST_GAMES:
        name += f" · {start + 1}–{end}"
    return BracketSection(
        name,
        tuple(
            BracketStage(stage.name, stage.games[start >> later : end >> later])
            for later, stage in enumerate(shown)
        ),
        before=section.before or stages.start > 0,
        after=section.after or stages.stop < len(section.stages),
    )


LEFT = MARGIN + 14
RIGHT = WIDTH - MARGIN - 14
BETWEEN = 30
"""between columns, where the lines are"""
STUB = 18
"""a line from or to another page"""
WIDEST = 470
"""a column"""
TEXT = 38
LINE = 44
"""a line of a name"""
PADDING = 8
"""above and below the names of a side"""
SCORE = 36
MOST_SCORE = 0.4
"""share of a column that scores may have"""
NOTE = SMALLEST
NOTE_LINE = 42
GAP = 16
"""between games"""
HEADING = 38
SECTION = 56
"""what heads a section"""
STAGE = 46
"""what heads its columns"""
AFTER_SECTION = 8
EDGE = 2
"""of the frame around a game"""
MARK = 8
"""beside a winner"""
INSET = MARK + 10
"""of names"""
WIRE = 4
WIRES: Colour = mixed(PLATE, MUTED, 0.5)
UNKNOWN = 0.45
"""width of what stands for a name that is not known yet, in widths of its room"""


class Grid(NamedTuple):
    """Where the games of a section are."""

    column: float
    """width of a column"""
    lines: int
    """of a name"""
    slot: int
    """from one game of the first stage to the next"""
    scores: tuple[float, ...]
    """room for scores in each column"""

    def middle(self, stage: int, place: int) -> float:
        """The middle of a game, below the top of the first: between those whose winners meet in
        it."""
        first = place * 2**stage + (2**stage - 1) / 2
        return self.slot * first + self.side + GAP / 2

    @property
    def side(self) -> int:
        return LINE * self.lines + PADDING

    def room(self, stage: int, line: int) -> float:
        """Return the room for a line of a name; a score stands beside the last."""
        beside = self.scores[stage] if line == self.lines - 1 else 0
        return self.column - INSET - 8 - beside


Wire = tuple[bool, float, float, float, float]
"""whether the reader went that way, and both ends of a line across or down, left or upper first"""


def draw_bracket(page: BracketPage, look: Look) -> bytes:
    """The PNG of a page."""
    rest = sum(map(_height, page.sections))
    canvas = framed(page.title, page.subtitle, rest, look)
    top = HEAD
    for section in page.sections:
        _draw_section(canvas, section, top)
        top += _height(section)
    return canvas.png()


def _height(section: BracketSection) -> int:
    grid = grid_of(section)
    games = max((len(stage.games) for stage in section.stages), default=0)
    return _head(section) + grid.slot * games + AFTER_SECTION


def _head(section: BracketSection) -> int:
    headed = any(_heading(section, stage) for stage in section.stages)
    return SECTION * bool(section.name) + STAGE * headed


def _heading(section: BracketSection, stage: BracketStage) -> str:
    """Return the heading of a column, unless that has been said of the whole."""
    return stage.name if stage.name != section.name else ""


def grid_of(section: BracketSection) -> Grid:
    count = max(1, len(section.stages))
    width = RIGHT - LEFT - STUB * (section.before + section.after)
    column = min(WIDEST, (width - BETWEEN * (count - 1)) / count)
    widest = [
        max((name_length(side.score, SCORE) for side in _sides(stage)), default=0.0)
        for stage in section.stages
    ]
    scores = tuple(min(column * MOST_SCORE, each + 10) if each else 0.0 for each in widest)
    one_line = Grid(column, 1, 0, scores)
    pairs_fit = all(
        name_room(side.name, SMALLEST) <= one_line.room(number, 0)
        for number, stage in enumerate(section.stages)
        for side in _sides(stage)
        if side.name and len(parts_of(side.name)) > 1
    )
    lines = 1 if pairs_fit else 2
    noted = any(game.note for stage in section.stages for game in stage.games)
    slot = 2 * (LINE * lines + PADDING) + GAP + NOTE_LINE * noted
    return Grid(column, lines, slot, scores)


def _sides(stage: BracketStage) -> Iterator[BracketSide]:
    for game in stage.games:
        yield from game.sides


def _draw_section(canvas: Canvas, section: BracketSection, top: int) -> None:
    grid = grid_of(section)
    if section.name:
        at = LEFT + 8, top + SECTION / 2
        write(canvas, section.name, at, HEADING, RIGHT - LEFT - 16, WHITE)
    top += _head(section)
    for number, stage in enumerate(section.stages):
        left = LEFT + STUB * section.before + number * (grid.column + BETWEEN)
        at = left + 8, top - STAGE / 2
        write(canvas, _heading(section, stage), at, NOTE, grid.column - 8, MUTED)
    half = WIRE / 2
    for own, left, upper, right, lower in sorted(_wires(section, grid, top)):
        box = left - half, upper - half, right + half, lower + half
        canvas.shape(Shape.BAR, box, GOLD if own else WIRES)
    for number, stage in enumerate(section.stages):
        left = LEFT + STUB * section.before + number * (grid.column + BETWEEN)
        for place, game in enumerate(stage.games):
            _draw_game(canvas, game, (left, top + grid.middle(number, place)), grid, number)


def _wires(section: BracketSection, grid: Grid, top: int) -> Iterator[Wire]:
    """From each game to the middle between two columns, and from there to the next."""
    last = len(section.stages) - 1
    for number, stage in enumerate(section.stages):
        left = LEFT + STUB * section.before + number * (grid.column + BETWEEN)
        right = left + grid.column
        for place, game in enumerate(stage.games):
            y = top + grid.middle(number, place)
            if number or section.before:
                back = BETWEEN / 2 if number else STUB
                yield any(side.own for side in game.sides), left - back, y, left, y
            if all(side.name == "" for side in game.sides):
                continue
            # The reader goes on, having won or met nobody.
            own = any(
                side.own and (side.won or against.name == "")
                for side, against in zip(game.sides, game.sides[::-1], strict=True)
            )
            if number < last:
                turn, next_y = right + BETWEEN / 2, top + grid.middle(number + 1, place // 2)
                yield own, right, y, turn, y
                yield own, turn, min(y, next_y), turn, max(y, next_y)
            elif section.after:
                yield own, right, y, right + STUB, y


def _draw_game(
    canvas: Canvas, game: BracketGame, at: tuple[float, float], grid: Grid, stage: int
) -> None:
    """A game's sides in a frame, golden while it is open; `at` is the middle of its left edge."""
    shown = [side for side in game.sides if side.name != ""]
    if not shown:
        return
    left, right = round(at[0]), round(at[0] + grid.column)
    top = round(at[1] - grid.side * len(shown) / 2)
    bottom = top + grid.side * len(shown)
    known = all(side.name for side in game.sides)
    frame = GOLD if game.open and known else TRACK
    canvas.shape(Shape.BAR, (left, top, right, bottom), frame)
    inner = left + EDGE, top + EDGE, right - EDGE, bottom - EDGE
    canvas.shape(Shape.BAR, inner, PLATE)
    lost = any(side.won for side in shown)
    for number, side in enumerate(shown):
        y = top + grid.side * number
        if number:
            canvas.shape(Shape.BAR, (left, y - 1, right, y + 1), TRACK)
        _draw_side(canvas, side, (left, y, right, y + grid.side), grid, stage, lost=lost)
    if game.note:
        at_note = left + 4, bottom + NOTE_LINE / 2
        write(canvas, game.note, at_note, NOTE, grid.column - 8, MUTED)


def _draw_side(
    canvas: Canvas,
    side: BracketSide,
    box: tuple[int, int, int, int],
    grid: Grid,
    stage: int,
    *,
    lost: bool,
) -> None:
    """A side; `lost`: whether it lost, unless it won."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    ground, ink, mark = (GOLD, DARK, DARK) if side.own else (PLATE, WHITE, GOLD)
    if side.own:
        canvas.shape(Shape.BAR, box, ground)
    elif lost and not side.won:
        ink = MUTED
    if side.won:
        inset = 4 * side.own
        bar = left + inset, top + inset, left + inset + MARK, bottom - inset
        canvas.shape(Shape.BAR, bar, mark, ground)
    if side.name is None:
        bar = left + INSET, y - 3, left + INSET + grid.room(stage, 0) * UNKNOWN, y + 3
        canvas.shape(Shape.BAR, bar, TRACK, ground)
        return
    lines, (first, *others) = (side.name,), parts_of(side.name)
    if others and grid.lines > 1:  # the others of a team share the second line
        lines = first, AND.join(others)
    rooms = [grid.room(stage, line) for line in range(grid.lines)]
    fits = all(name_room(name, TEXT) <= room for name, room in zip(lines, rooms, strict=False))
    y -= LINE * (grid.lines - 1) / 2
    for line, (name, room) in enumerate(zip(lines, rooms, strict=False)):
        at = left + INSET, y + LINE * line
        size = TEXT if fits else SMALLEST
        write_name(canvas, name, at, size, room, ink, ground, smaller=False)
    at = right - 8, y + LINE * (grid.lines - 1)
    ink = mark if side.won else ink
    write(canvas, side.score, at, SCORE, grid.scores[stage], ink, 1, ground)
