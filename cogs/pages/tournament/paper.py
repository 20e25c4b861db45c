"""Papers for an evening, on A4: cards for the tables of a round, slips to write its scores on, the
travelling sheets of its boards, and diplomas for the podium. Each sheet of paper is a part of the
page, as full as it can be."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from bot.text import Words
from bot.tournaments import Place
from cogs.pages.tournament.reading import Seen
from cogs.pages.tournament.sheets import Sheet, last_sheets
from cogs.tournaments.results.rounds import schedule_page, table_lines
from cogs.tournaments.results.standings import main_value, nothing_counts
from cogs.tournaments.scene import Scene

T = TypeVar("T")

CARDS = 2
"""tables of a sheet"""
SLIPS = 8
MEDALS = 3
"""ranks that have a diploma"""


class Card(NamedTuple):
    """A table of a round: for a card on it, and for a slip."""

    table: int
    round: str
    sides: Sequence[str]


class Diploma(NamedTuple):
    """A diploma for a medal: its rank, the name, the result and the day."""

    rank: int
    name: str
    value: str
    date: str


def cards(seen: Seen, scene: Scene) -> list[Card]:
    """The tables of the last round that is paired."""
    paired = scene.reckoned.tournament.rounds[-1]
    lines = table_lines(scene, paired, paired.tables, {})
    number = seen.event.format.told(paired.number)
    told = seen.words("tournament-boards-round", round=number) if number else ""
    return [
        Card(each.table, told, each.sides) for each in schedule_page(scene, paired, lines, ()).rows
    ]


def diplomas(seen: Seen, scene: Scene) -> list[Diploma]:
    """The diplomas once a tournament is over, the winners' first."""
    reckoned = scene.reckoned
    if seen.event.state != "finished" or nothing_counts(reckoned):
        return []
    row = seen.event.row
    date = seen.words.moment(row.ended_at or row.starts_at, "D", seen.moments.zone)

    def diploma(place: Place) -> Diploma:
        standings = reckoned.standings
        value = (
            "" if standings.columns[0] == "bracket" else main_value(standings, place, seen.words)
        )
        return Diploma(place.rank, scene.plain(place.entry), value, date)

    medals = (
        each
        for each in reckoned.standings.places
        if each.entry in reckoned.ranks and each.rank <= MEDALS
    )
    return [diploma(each) for each in sorted(medals, key=lambda each: each.rank)]


class Printed(NamedTuple):
    """Something to be printed: how many are on a sheet of paper, and what there is of it now."""

    on_a_sheet: int
    items: Callable[[Seen, Scene], Sequence[Card | Diploma | Sheet]]


PAPERS: Mapping[str, Printed] = {
    "cards": Printed(CARDS, cards),
    "slips": Printed(SLIPS, cards),
    "travelling": Printed(1, lambda seen, scene: last_sheets(seen.scene or scene)),
    "diplomas": Printed(1, diplomas),
}


def sheets(items: Sequence[T], on_a_sheet: int) -> list[Sequence[T]]:
    """Items sheet by sheet."""
    return [items[n : n + on_a_sheet] for n in range(0, len(items), on_a_sheet)]


def paper_name(name: str, words: Words) -> str:
    """How one of `PAPERS` is called."""
    return words("pages-paper", name)
