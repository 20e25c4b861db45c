"""The view for a projector or a screen on the wall: large, dark, and turning its own pages.

Each page has so few lines that they are read from ten metres. Without a script the browser goes to
the next page by itself; with one the pages take each other's place.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from markupsafe import Markup

from cogs.pages.told import line_told, told
from cogs.pages.tournament.parts import Ranking, Seated, TableRow, page_of, ranking
from cogs.pages.tournament.reading import Seen
from cogs.tournaments.announcement import entrant_lines, places_line, times_lines, what_lines
from cogs.tournaments.results.standings import lines_of, nothing_counts
from cogs.tournaments.scene import Scene, progress

T = TypeVar("T")

TABLES = 8
"""of a page"""
PLACES = 9
NAMES = 36
"""people of a page, in three columns"""
ENTRANTS = 24
SECONDS = 12
"""that a page stands"""


class Slide(NamedTuple):
    """A page of the wall; what is empty is not there."""

    heading: str
    tables: Sequence[TableRow] = ()
    seated: Sequence[Seated] = ()
    ranking: Ranking | None = None
    names: Sequence[Markup] = ()
    text: Markup = Markup("")


class Clock(NamedTuple):
    """The clock of the round. `until` None: it has none."""

    label: str
    until: float | None
    left: str
    """as it is now, for who has no script"""
    over: str = ""
    """what stands there when it has run down"""


def slides_of(seen: Seen) -> list[Slide]:
    """All pages, in the order in which they are shown."""
    scene = seen.scene
    if scene is None:
        return list(_before(seen))
    found: list[Slide] = []
    if seen.event.current is not None and not seen.event.format.own_time:
        found += _pairings(seen, scene)
    if not nothing_counts(scene.reckoned):
        found += _standings(seen, scene)
    return found or list(_before(seen))


def clock_of(seen: Seen) -> Clock | None:
    """How much time the round has yet."""
    current, words, row = seen.event.current, seen.words, seen.event.row
    if current is None or seen.event.state != "running":
        return None
    until = current.protest_until or current.until
    if row.paused_at is not None:
        return Clock("", None, words("pages-clock", "paused"))
    if until is None:
        return None
    left = max(0, int(until - seen.moments.now))
    minutes, seconds = divmod(left, 60)
    over = words("pages-clock", "over")
    return Clock(
        words("pages-clock", "left"), until, f"{minutes}:{seconds:02}" if left else over, over
    )


def _before(seen: Seen) -> Iterator[Slide]:
    """Slides before the first round: the game, the times and the entries."""
    event, words = seen.event, seen.words
    text = told([*what_lines(event, words), "", *times_lines(event, words)], seen.moments)
    yield Slide("", text=text)
    entries = event.standing("in", "asked") if event.state == "registration" else ()
    entries = entries or event.standing("in")
    lines = list(entrant_lines(event, entries, seen.names.markdown, words))
    names = [line_told(each.removeprefix("• "), seen.moments) for each in lines]
    for part in _parts(names, ENTRANTS):
        yield Slide(places_line(event, words), names=part)


def _pairings(seen: Seen, scene: Scene) -> Iterator[Slide]:
    words = seen.words
    page = page_of(seen, "pairings", {}, _nowhere)
    rows: Sequence[TableRow] = page.values["rows"]
    everybody: Sequence[Seated] = page.values["seated"]
    for part in _parts(rows, TABLES):
        yield Slide(f"{page.heading} · {words('pages-by', 'table')}", tables=part)
    if not scene.event.format.open_seating:
        for people in _parts(everybody, NAMES):
            yield Slide(f"{page.heading} · {words('pages-by', 'name')}", seated=people)


def _standings(seen: Seen, scene: Scene) -> Iterator[Slide]:
    standings = scene.reckoned.standings
    places = lines_of(scene, standings, 0, len(standings.places))
    for part in _parts(places, PLACES):
        shown = ranking(scene, part, _nowhere)
        yield Slide(progress(scene, seen.after), ranking=shown)


def _parts(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """The pages of a list, each as full as the others."""
    pages = -(-len(items) // most)
    size = -(-len(items) // pages) if pages else 1
    for start in range(0, len(items), size):
        yield items[start : start + size]


def _nowhere(*_: object, **__: object) -> str:
    """Nobody presses anything on a wall."""
    return ""
