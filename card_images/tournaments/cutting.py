"""Cuts what is too large for a picture into pages of it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final
from unicodedata import east_asian_width

from card_images.tournaments.pages import (
    MOST_ENTRIES,
    MOST_GAMES,
    MOST_STAGES,
    BracketSection,
    BracketStage,
    CrossTable,
)

WIDTHS: Final = ((3, MOST_ENTRIES), (4, 9), (6, 6))
"""characters of a cell, and the most entries on a page where no cell has more of them"""
FEW_ENTRIES: Final = 5
"""where some have still more"""


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
        _window(section, first, stages, start)
        for first, stages in _groups(len(counts))
        for start in range(0, counts[first], MOST_GAMES)
    ]
    return tuple(found) if len(found) > 1 else (section,)


def _groups(stages: int) -> Iterator[tuple[int, int]]:
    """The first stage and the number of stages of those that share pages.

    As few groups as can be, as even as can be; the longer ones at the end, where fewer play.
    """
    groups = -(-stages // MOST_STAGES)
    first = 0
    for number in range(groups):
        size = (stages + number) // groups
        yield first, size
        first += size


def _window(section: BracketSection, first: int, stages: int, start: int) -> BracketSection:
    """`stages` stages from `first` on, from game `start` of it."""
    shown = section.stages[first : first + stages]
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
        before=section.before or first > 0,
        after=section.after or first + stages < len(section.stages),
    )


def blocks_of(table: CrossTable) -> tuple[CrossTable, ...]:
    """The blocks of a cross table of any size, row by row, each as large as the others.

    At most MOST_ENTRIES across and down, fewer where cells are wide. Every cell is in exactly one
    block. The subtitle tells which rows and columns it has.
    """
    parts = list(_parts(len(table.names), _most_entries(table)))
    if len(parts) <= 1:
        return (table,)
    return tuple(_block(table, rows, columns) for rows in parts for columns in parts)


def _most_entries(table: CrossTable) -> int:
    """Fewer where cells are so wide that twelve of them could not be read on a phone."""
    widest = max((_width(cell) for row in table.cells for cell in row), default=0)
    return next((most for wide, most in WIDTHS if widest <= wide), FEW_ENTRIES)


def _width(cell: str) -> int:
    """The characters of a cell; a sign such as 🤖 is as wide as two."""
    return sum(1 + (east_asian_width(each) == "W") for each in cell)


def _parts(number: int, most: int) -> Iterator[range]:
    """Stretches of at most `most`, as even as can be."""
    parts = -(-number // most)
    for part in range(parts):
        yield range(part * number // parts, (part + 1) * number // parts)


def _block(table: CrossTable, rows: range, columns: range) -> CrossTable:
    down, across = slice(rows.start, rows.stop), slice(columns.start, columns.stop)
    numbers = f"{_numbers(rows)} × {_numbers(columns)}"
    return table._replace(
        subtitle=f"{table.subtitle} · {numbers}" if table.subtitle else numbers,
        names=table.names[down],
        cells=tuple(row[across] for row in table.cells[down]),
        totals=table.totals[down],
        ranks=table.ranks[down],
        own=table.own - rows.start if table.own is not None and table.own in rows else None,
        first_row=rows.start + 1,
        first_column=columns.start + 1,
    )


def _numbers(stretch: range) -> str:
    return f"{stretch.start + 1}–{stretch.stop}"
