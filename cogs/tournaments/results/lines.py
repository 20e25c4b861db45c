"""The lines of each place of the standings, for their picture, its alt text and the list:
names of tie-breaks, how their values are written, ranks and signs."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction
from math import floor
from typing import Final, NamedTuple

from bot.text import Words, capital
from bot.tournaments import Place, Standings, Value
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Penalty
from cogs.rankings.board_rows import MEDALS
from cogs.screens.names import ROBOT_MARK
from cogs.tournaments.scene import Scene

NOTHING: Final = "–"
"""a tie-break that says nothing of somebody"""
COLUMNS: Final = (
    *("points", "match_points", "pool_points", "parties", "difference", "capots", "failed"),
    *("direct", "best", "buchholz", "lot", "bracket", "place"),
    *("percentage", "imps", "boards_won", "tops", "direction"),
)
"""every tie-break of every format"""


STILL_IN: Final = "▫️"
"""in place of the rank of who plays on in a bracket, and of who has none"""
HEADS: Final = ("direction", "bracket")
"""columns that say which ranking somebody stands in: they head it"""


def heading(column: str, words: Words) -> str:
    """Above a column of a picture: short."""
    return words("tournament-column-short", column)


def column_name(column: str, words: Words) -> str:
    return words("tournament-column", column)


def value_text(column: str, value: Value, words: Words) -> str:
    """`1,100`; `+120`; `58.33%`; `main bracket`."""
    if value is None:
        return words("tournament-boards-bracket-none") if column == "bracket" else NOTHING
    if column == "bracket":
        return words("tournament-boards-bracket", "main" if value == 1 else "consolante")
    if column == "direction":
        return words("tournament-boards-direction", "ew" if value else "ns")
    if column == "percentage":
        return words.percent(Decimal(hundredths(value)) / 10000, 2)
    if column in ("difference", "imps"):
        return signed(value, words)
    return words.number(float(value) if isinstance(value, Fraction) else value)


def told(column: str, value: Value, words: Words) -> str:
    """`Points 1,100`"""
    return f"{column_name(column, words)} {value_text(column, value, words)}"


def signed(value: int | Fraction, words: Words) -> str:
    """With its sign, to two decimals: `+12`, `−0.67`, `0`."""
    size = Decimal(hundredths(abs(value))) / 100
    number = words.number(float(size))
    return number if not size else f"+{number}" if value > 0 else f"−{number}"


def whole_percent(value: int | Fraction, words: Words) -> str:
    """Round to the nearest, halves up: `67%`"""
    return words.percent(Decimal(floor(value + Fraction(1, 2))) / 100)


def hundredths(value: int | Fraction) -> int:
    """Round to the nearest, halves up."""
    return floor(value * 100 + Fraction(1, 2))


class RankedEntry(NamedTuple):
    """A place in words. `cells` stand under `ranking_columns`."""

    place: Place
    rank: int | None
    """None: they play on in a bracket, or have nothing yet"""
    cells: tuple[str, ...]
    decided: int | None
    """the column that puts them below the one above, unless it is the first"""
    tells: tuple[int, ...] = ()
    """the columns that tell them from the one above and from the one below, likewise"""
    head: str = ""
    """what heads a ranking of its own that begins here"""
    gone: bool = False
    penalty: int = 0
    """points that were taken from them"""
    robots: bool = False
    """robots played at least one of its games, as nobody came"""

    @property
    def mark(self) -> str:
        """Before what it is ranked by."""
        return f"{ROBOT_MARK} " if self.robots else ""

    @property
    def entry(self) -> int:
        return self.place.entry


def lines_of(
    scene: Scene, reckoned: Reckoned, standings: Standings, first: int, count: int
) -> tuple[RankedEntry, ...]:
    """`count` places from `first` on, of the whole standings or of a pool's."""
    words, columns = scene.words, ranking_columns(standings)
    playing = still_in(scene, reckoned) if standings is reckoned.standings else frozenset[int]()
    taken = Counter[int]()
    for row in reckoned.tournament.counting:
        if isinstance(row, Penalty):
            taken[row.entry] += row.points

    def after(number: int) -> Place:
        return standings.places[min(number + 1, len(standings.places) - 1)]

    def line(number: int, place: Place) -> RankedEntry:
        plays_on = place.entry in playing
        values = zip(columns, place.values[-len(columns) :], strict=True)
        decided = [
            None if each.entry in reckoned.placeless else _decided(standings, at)
            for at, each in ((number, place), (number + 1, after(number)))
        ]
        return RankedEntry(
            place,
            None if plays_on or place.entry in reckoned.placeless else place.rank,
            tuple(
                words("tournament-boards-still-in") if plays_on else value_text(*each, words)
                for each in values
            ),
            decided[0],
            tuple(sorted({each for each in decided if each is not None})),
            _head(standings, number, first, words),
            place.entry in reckoned.tournament.last_round_of,
            taken[place.entry],
            place.entry in reckoned.by_robots,
        )

    shown = standings.places[first : first + count]
    return tuple(line(number, place) for number, place in enumerate(shown, start=first))


def _head(standings: Standings, number: int, first: int, words: Words) -> str:
    """Return what heads a ranking of its own, and a page, of which `first` is the first place."""
    column, value = standings.columns[0], standings.places[number].values[0]
    if column not in HEADS:
        return ""
    if number > first and standings.places[number - 1].values[0] == value:
        return ""
    return head_name(column, value, words)


def head_name(column: str, value: Value, words: Words) -> str:
    """`North–south`"""
    return capital(value_text(column, value, words))


def _decided(standings: Standings, number: int) -> int | None:
    """The column of the picture that puts a place below the one above."""
    if not 0 < number < len(standings.places):
        return None
    above, here = standings.places[number - 1 : number + 1]
    if here.rank < above.rank:
        return None  # another direction's ranking begins
    values = zip(above.values, here.values, strict=True)
    found = next((column for column, (one, other) in enumerate(values) if one != other), None)
    heads = len(standings.columns) - len(ranking_columns(standings))
    return None if found is None or found <= heads else found - heads


def ranking_columns(standings: Standings) -> tuple[str, ...]:
    """Without what says only which ranking it is."""
    return standings.columns[standings.columns[0] in HEADS :]


def still_in(scene: Scene, reckoned: Reckoned) -> frozenset[int]:
    """Return who plays on in a bracket: their place is only the best they can reach."""
    if scene.event.state == "finished":
        return frozenset()
    found: set[int] = set()
    sections: set[str] = set()
    for tableau in reckoned.tableaux:
        sections.add(tableau.bracket.section)
        if tableau.open:
            found |= tableau.alive()
    if sections and "consolante" not in sections:  # it is not drawn yet
        waiting = (each for each in reckoned.standings.places if each.values == (2, 1))
        found |= {each.entry for each in waiting}
    return frozenset(found)


def rank_mark(rank: int | None, words: Words) -> str:
    if rank is None:
        return STILL_IN
    return MEDALS[rank - 1] if rank <= len(MEDALS) else f"{words.number(rank)} ·"


def main_value(standings: Standings, place: Place, words: Words) -> str:
    """Return what an entry is ranked by: `4,312`; of a knock-out `main bracket · place 3`."""
    columns, values = standings.columns, place.values
    if columns[0] == "bracket":
        return f"{value_text(columns[0], values[0], words)} · {told(columns[1], values[1], words)}"
    main = int(columns[0] == "direction")
    return value_text(columns[main], values[main], words)


def beaten_line(scene: Scene, reckoned: Reckoned, entry: int) -> str:
    """The share of the others that somebody is ahead of in a daily duplicate that is over, rounded
    down; empty elsewhere."""
    event, words = scene.event, scene.words
    if not event.plan.format.own_time or event.state != "finished":
        return ""
    share = reckoned.beaten(entry)
    if share is None:
        return ""
    others = len(reckoned.ranks) - 1
    if share in (0, 1):
        return words("tournament-boards-beaten", "all" if share else "none", count=others)
    return words("tournament-boards-beaten", share=whole_percent(max(1, int(100 * share)), words))


def values_told(standings: Standings, place: Place, words: Words) -> list[str]:
    """Each tie-break with its value."""
    columns = ranking_columns(standings)
    pairs = zip(columns, place.values[-len(columns) :], strict=True)
    return [told(column, value, words) for column, value in pairs]
