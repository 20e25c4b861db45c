"""All that the pictures of tournaments show: plain values, in the reader's words.

Whoever fills a page writes every word and number as it is read; names may be anything. The name
of a pair is those of its people, joined by `AND` (writing.py): where there is little room, both are
shortened.
"""

from typing import Final, Literal, NamedTuple

from bot.rules import Trump

MOST_ROWS: Final = 10
"""of standings on a page"""
MOST_STAGES: Final = 3
"""of a bracket on a page"""
MOST_GAMES: Final = 8
"""of the first of those stages on a page"""
MOST_ENTRIES: Final = 12
"""of a cross table on a page, across and down"""
MOST_TABLES: Final = 10
"""of a schedule or a travelling sheet on a page"""


class StandingsLine(NamedTuple):
    """An entry. `cells` stand below the columns. `rank` None: it has none yet."""

    rank: int | None
    name: str
    cells: tuple[str, ...]
    own: bool = False
    gone: bool = False
    """withdrawn, but kept in the standings"""
    penalty: bool = False
    """less points for a penalty: a sign behind what is in the first column"""
    decided: int | None = None
    """the column that puts it below the one above; the first one needs no telling, and is not
    marked"""
    head: str = ""
    """what heads a ranking of its own that begins with it: a pool, a direction"""


class StandingsPage(NamedTuple):
    """`columns` are what the entries are ordered by, the most important first.

    Only those that say something: the fewer there are, the larger they are drawn.
    """

    title: str
    subtitle: str
    columns: tuple[str, ...]
    rows: tuple[StandingsLine, ...]
    notes: tuple[str, ...] = ()
    """below the rows, as what an underlined number means"""


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
    """Its games from top to bottom; the winners of the first two meet in the next stage's first."""

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


class CrossTable(NamedTuple):
    """A table of who played whom, or the block of it that a page shows (`blocks_of`).

    `names`, `totals` and `ranks` are of the rows; `cells` has for each row what stands in each
    column. Rows and columns have the entries' numbers.
    """

    title: str
    subtitle: str
    names: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    totals: tuple[str, ...]
    ranks: tuple[int, ...]
    own: int | None = None
    """the reader's row, from 0"""
    total: str = ""
    """what the totals are"""
    first_row: int = 1
    """the number of the first row's entry"""
    first_column: int = 1


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
