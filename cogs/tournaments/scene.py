"""Common parts of the boards of a tournament: its reader, ways to tell the same in a message and
for who hears a picture, how values are written, robots' signs, how far it has come, and the buttons
to its other boards."""

from collections.abc import Callable, Collection, Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from math import floor
from typing import NamedTuple, Protocol, TypeVar

from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.tournaments import Forfeit, Played, Side, Table, Value
from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import Reckoned, third_place
from card_images.look import Look
from cogs.pictures import Pictures
from cogs.press import Item, button, link
from cogs.screens.names import FINISHED_MARK, ROBOT_MARK
from cogs.screens.paging import OWN
from cogs.screens.screen import Picture, alt_text, cut, first_fitting
from cogs.tournaments.names import LONGEST, TOGETHER, Names

NAME_LENGTHS = (LONGEST, 20, 14, 9, 5)
"""names are shortened until a text is short enough"""
SHOWN_OF_HASH = 16
"""characters: a phone has no room for 64"""
ROOM = 3000
"""characters of a message for its list; Discord takes 4,000 with all that stands around it"""


class Scene(NamedTuple):
    """`own`: the reader's entry; None: everybody reads it, or they play no part. `reader`: their
    number, where it matters which of their entry they are."""

    event: Event
    names: Names
    words: Words
    look: Look
    pictures: Pictures
    reckoned: Reckoned
    own: int | None = None
    reader: int | None = None
    page: str = ""
    """where it is read in a browser; empty: nowhere"""

    @property
    def id(self) -> int:
        return self.event.id

    @property
    def title(self) -> str:
        """The name of the tournament, as markdown."""
        return self.words.name(self.event.row.name)

    @property
    def teams(self) -> bool:
        """Return whether teams of four play, whose matches have two tables each."""
        return self.event.format.two_tables

    def name(self, entry: int, longest: int = LONGEST) -> str:
        """An entry's name as markdown; the reader's own is underlined."""
        name = self.names.markdown(entry, longest)
        return f"__{name}__" if entry == self.own else name

    def plain(self, entry: int, longest: int = LONGEST) -> str:
        return self.names.plain(entry, longest)

    def side(self, side: Side, longest: int = LONGEST) -> str:
        """The names of a side; of nobody: the robots that sit opposite in a daily duplicate."""
        names = (self.name(each, longest) for each in side)
        return TOGETHER.join(names) or self.words(
            "duplicate-robots", count=self.event.plan.robots_aside
        )

    def plain_side(self, side: Side, longest: int = LONGEST) -> str:
        return self.names.side(side, longest, plain=True)

    def sits(self, table: Table) -> bool:
        """Return whether the reader plays there."""
        return self.own is not None and self.own in tuple(table.entries())

    def people(self, *entries: int) -> int:
        """The number of people in entries, for a verb that agrees."""
        return sum(max(1, len(self.event.members_of(each))) for each in entries)


# Told in a message, and for who hears a picture ---------------------------------------------------


class Tell(NamedTuple):
    """How a board is told: in a message, or `plain` for who hears its picture; `longest`:
    characters of a name."""

    scene: Scene
    longest: int = LONGEST
    plain: bool = False

    def name(self, entry: int, *, bold: bool = True) -> str:
        if self.plain:
            return self.scene.plain(entry, self.longest)
        name = self.scene.name(entry, self.longest)
        return f"**{name}**" if bold else name

    def side(self, side: Side, *, bold: bool = False) -> str:
        if self.plain:
            return self.scene.plain_side(side, self.longest)
        names = self.scene.side(side, self.longest)
        return f"**{names}**" if bold else names

    def line(self, *parts: str, heard: str = ", ") -> str:
        """Parts of a line one after the other; `heard`: what parts them for who hears it."""
        return (heard if self.plain else " · ").join(filter(None, parts))

    def you(self, own: bool) -> str:
        """That a row is the reader's: golden in a picture; in a message the name is underlined."""
        return self.scene.words("tournament-pictures-you") if self.plain and own else ""


class PicturePage(Protocol):
    """A page of a picture."""

    @property
    def title(self) -> str: ...
    @property
    def subtitle(self) -> str: ...


AnyPage = TypeVar("AnyPage", bound=PicturePage)


async def shown(
    scene: Scene,
    kind: str,
    draw: Callable[[AnyPage, Look], bytes],
    page: AnyPage,
    tell: Callable[[Tell], Iterable[str]],
    *,
    head: str = "",
    room: int = ROOM,
) -> tuple[Picture, str]:
    """The picture of a page with its alt text, which begins with `head`, and the same told in a
    message."""
    alt = fitting_alt(
        head or f"{page.title}, {page.subtitle}",
        lambda longest: tell(Tell(scene, longest, plain=True)),
    )
    picture = Picture(f"{kind}.png", await scene.pictures.draw(draw, page, scene.look), alt)
    return picture, fitting(lambda longest: tell(Tell(scene, longest)), room)


def said(what: str, told: str, words: Words) -> str:
    """`Table 3: Ann – Ben`, with a colon as the language has it."""
    return words("tournament-pictures-told", what=what, told=told)


def fingerprint(digits: str) -> str:
    """The beginning of what is in full in the export."""
    return f"{digits[:SHOWN_OF_HASH]}…"


def fitting(tell: Callable[[int], Iterable[str]], room: int = ROOM) -> str:
    """Lines, whose names are shortened until all have room; `tell` is given their length."""
    return cut(first_fitting(lambda longest: "\n".join(tell(longest)), NAME_LENGTHS, room), room)


def fitting_alt(head: str, tell: Callable[[int], Iterable[str]]) -> str:
    """Alt text: sentences, shortened likewise."""
    return alt_text(NAME_LENGTHS, lambda longest: (f"{each}." for each in (head, *tell(longest))))


# How values are written --------------------------------------------------------------------------

NOTHING = "–"
"""a tie-break that says nothing of somebody"""
COLUMNS = (
    *("points", "match_points", "pool_points", "parties", "difference", "capots", "failed"),
    *("direct", "best", "buchholz", "lot", "bracket", "place"),
    *("percentage", "imps", "boards_won", "tops", "direction"),
)
"""every tie-break of every format"""


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
    """A number with its sign, to two decimals: `+12`, `−0.67`, `0`."""
    size = Decimal(hundredths(abs(value))) / 100
    number = words.number(float(size))
    return number if not size else f"+{number}" if value > 0 else f"−{number}"


def whole_percent(value: int | Fraction, words: Words) -> str:
    """Round to the nearest, halves up: `67%`"""
    return words.percent(Decimal(floor(value + Fraction(1, 2))) / 100)


def hundredths(value: int | Fraction) -> int:
    """Round to the nearest, halves up."""
    return floor(value * 100 + Fraction(1, 2))


# Where robots played ------------------------------------------------------------------------------

Row = Played | Forfeit | None


def robots_mark(row: Row, entries: Collection[int], deal: int | None = None) -> str:
    """The sign beside points of some entries, with a space behind it: robots played for who did not
    come, or finished the table; `deal`: only one deal of it counts."""
    if not isinstance(row, Played):
        return ""
    if not set(entries).isdisjoint(row.absent):
        return f"{ROBOT_MARK} "
    finished = row.robot_deals if deal is None else row.by_robots(deal)
    return f"{FINISHED_MARK} " if finished else ""


def robots_notes(rows: Iterable[Row], words: Words) -> Iterator[str]:
    """Return what these signs mean, for pictures in which they are."""
    played = [each for each in rows if isinstance(each, Played)]
    if any(each.absent for each in played):
        yield words("tournament-pictures-robots")
    if any(each.robot_deals for each in played):
        yield words("tournament-pictures-robots-finished")


def finished_text(row: Row, words: Words) -> Iterator[str]:
    """`⌛ robots finished the last 2 deals`"""
    if isinstance(row, Played) and row.robot_deals:
        yield words("tournament-boards-table-robots-finished", deals=row.robot_deals)


# How far it has come ------------------------------------------------------------------------------


def progress(scene: Scene, number: int | None = None) -> str:
    """`After round 2 of 4`; `Round 3 of 4: 5 of 8 tables are done`; `Final standings`."""
    words, event = scene.words, scene.event
    current = event.current
    played = len(event.rounds)
    if number is not None and number < played:
        return words("tournament-boards-after-round", round=number, rounds=_rounds(scene))
    if event.state == "finished":
        return words("tournament-boards-final-standings")
    if event.state == "cancelled":
        return words("tournament-boards-called-off-after", round=played)
    if current is None:
        return words("tournament-boards-after-round", round=played, rounds=_rounds(scene))
    if event.format.one_round:
        return words("tournament-boards-tables-done", **tables_done(scene.event, current.number))
    return words(
        "tournament-boards-round-goes-on",
        round=current.number,
        rounds=_rounds(scene),
        **tables_done(scene.event, current.number),
    )


def tables_done(event: Event, number: int) -> dict[str, int]:
    """Count of a round how many tables are done, and how many there are."""
    tables = event.tables_of(number)
    return {"done": sum(is_done(event, each) for each in tables), "count": len(tables)}


def is_done(event: Event, table: TableRow) -> bool:
    """Return whether a table has its result. Where that is not known before the round is over, as
    in a duplicate, who has played is done."""
    played = (event.format.shared_boards or event.held) and table.status in ("over", "closed")
    return played or event.is_settled(table)


def _rounds(scene: Scene) -> int | str:
    """How many rounds there will be; one that ends early has those that were played."""
    last = scene.event.row.last_round
    if last is not None:
        return last
    least = max(scene.reckoned.rounds, len(scene.event.rounds))
    return rounds_told(scene.reckoned, least, scene.words)


def section_name(section: str, words: Words, size: int = 0) -> str:
    """`Main bracket`, `Consolante`, `Pool 3`; `Places 3–4` for a bracket of `size` slots."""
    family, _, rest = section.partition(" ")
    if family == "pool":
        return words("tournament-boards-pool", pool=rest)
    if not rest:
        return words("tournament-boards-section", family)
    place = int(rest.rpartition(" ")[2])
    if size:
        name = words("tournament-boards-places", first=place, last=place + size - 1)
    else:
        name = words("tournament-boards-places-from", first=place)
    return name if family == "main" else f"{words('tournament-boards-section', family)} · {name}"


def stage_name(section: str, games: int, place: int, words: Words) -> str:
    """`Final`, `Quarter-finals`, `Round of 32`; of a game for places which ones."""
    if " " in section:
        return words("tournament-boards-places", first=place, last=place + 2 * games - 1)
    if games <= 4:
        return words("tournament-boards-stage", games)
    return words("tournament-boards-stage-of", count=2 * games)


def rounds_told(reckoned: Reckoned, least: int, words: Words) -> int | str:
    """`4`; `3 or 4`, as long as it depends on who wins. `least`: as many as there are at least."""
    foreseen = reckoned.foreseen
    if foreseen is None or foreseen.most <= least:
        return least
    if foreseen.least == foreseen.most:
        return foreseen.most
    rounds = {"least": max(least, foreseen.least), "most": foreseen.most}
    return words("tournament-boards-rounds-either", **rounds)


def foresight_lines(reckoned: Reckoned, words: Words) -> Iterator[str]:
    """Lines that nobody would expect: a final after the final, no game for third place."""
    foreseen, tournament = reckoned.foreseen, reckoned.tournament
    if foreseen is None or not tournament.rounds or foreseen.over:
        return
    if foreseen.consolante is not None and foreseen.most > foreseen.main:
        which = "after" if foreseen.main_over else "later" if foreseen.least > foreseen.main else ""
        rounds = {"main": foreseen.main, "round": foreseen.most}
        yield words("tournament-boards-consolante", which or "perhaps", **rounds)
    if tournament.plan.places != "none" and (place := third_place(tournament)) != "sure":
        yield words("tournament-boards-third-place", place)


# From one board to the others ---------------------------------------------------------------------

PAGES = {
    "t_standings": "standings",
    "t_schedule": "pairings",
    "t_bracket": "bracket",
    "t_cross": "cross",
    "t_board": "boards",
}
"""pages for browsers that show the same as a screen, by its verb"""
MOST_CROSSED = 64
"""entries of a cross table: 36 pictures"""


def has_cross(reckoned: Reckoned) -> bool:
    plan = reckoned.tournament.plan
    if plan.format.bracket:
        return plan.pools
    return plan.format.cross_table and len(reckoned.tournament.entries) <= MOST_CROSSED


def has_boards(reckoned: Reckoned) -> bool:
    """Tell whether there are boards that all tables have played."""
    tournament = reckoned.tournament
    return tournament.plan.format.shared_boards and any(
        isinstance(row, Played) and row.boards for row in tournament.by_table.values()
    )


def navigation(
    scene: Scene, here: str, standings: tuple[object, ...] = (0, 0, "list")
) -> Iterator[list[Item]]:
    """A row of buttons; `here` is the verb of the screen that has them.

    `standings`: which page of which.
    """
    reckoned = scene.reckoned
    tables = "tables" if scene.event.format.open_seating else "round"
    offered = (
        ("t_standings", standings, "standings", "🏆", True),
        ("t_schedule", (0, 0), tables, "🪑", True),
        ("t_bracket", ("now",), "bracket", "🌳", scene.event.format.bracket),
        ("t_cross", (0,), "cross", "🔢", has_cross(reckoned)),
        ("t_board", (0, 0, OWN), "boards", "🗂️", has_boards(reckoned)),
        ("t_entry", (OWN,), "games", "🙋", True),
    )
    row = [
        button(scene.words("tournament-boards-to", label), verb, scene.id, *args, emoji=emoji)
        for verb, args, label, emoji, there in offered
        if there and verb != here
    ]
    if here == "t_schedule":  # where people look for their table
        row.append(button(scene.words("tournament-player-where"), "t_where", scene.id, emoji="📍"))
    yield row
    if scene.page:
        part = "" if scene.event.format.own_time else f"/{PAGES[here]}" if here in PAGES else ""
        yield [link(scene.words("page-link-read"), f"{scene.page}{part}")]
