"""The view for a projector or a screen on the wall: large, dark, and turning its own pages.

Each page has so few lines that they are read from ten metres. Without a script the browser goes to
the next page by itself; with one the pages take each other's place.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from markupsafe import Markup

from bot.storage.engine.tournament_schema import RoundRow
from bot.tournaments.live import Event
from bot.tournaments.live.round_time import FORFEIT_AFTER, STAND_IN_AFTER
from cogs.pages.told import line_told, told
from cogs.pages.tournament.parts import Ranking, Seated, TableRow, now_line, page_of, ranking
from cogs.pages.tournament.reading import Seen
from cogs.tournaments.announcement import (
    entrant_lines,
    places_line,
    planned_rounds,
    times_lines,
    what_lines,
)
from cogs.tournaments.results.standings import lines_of, nothing_counts
from cogs.tournaments.scene import Scene, progress, tables_done

T = TypeVar("T")

TABLES = 8
"""of a page"""
PLACES = 9
NAMES = 36
"""people of a page, in three columns"""
ENTRANTS = 24
SOON = 7200.0
"""seconds before a start from which on they are counted down"""
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
    """How much time there is yet, of the round or until the next one."""
    event, words = seen.event, seen.words
    if event.row.paused_at is not None:
        return Clock("", None, words("pages-clock", "paused"))
    current, begins = event.current, begins_at(event)
    if current is not None:
        label, until = "left", current.protest_until or current.until
    elif begins is not None and begins - seen.moments.now < SOON:
        label, until = "break" if event.rounds else "start", begins
    else:
        return None
    if until is None or event.state not in ("check_in", "running"):
        return None
    left = max(0, int(until - seen.moments.now))
    minutes, seconds = divmod(left, 60)
    over = words("pages-clock", "over" if label == "left" else "now")
    if not left:
        return Clock("", until, over, over)
    return Clock(words("pages-clock", label), until, f"{minutes}:{seconds:02}", over)


def begins_at(event: Event) -> float | None:
    """When the first round begins, or the next one after a break; None: nothing is waited for."""
    row = event.row
    if event.state == "check_in":
        return row.starts_at
    last = event.rounds[-1] if event.rounds else None
    if event.state != "running" or last is None or last.closed_at is None or is_last(event):
        return None
    return last.closed_at + row.break_seconds


def is_last(event: Event) -> bool:
    """Tell whether no round follows the last that was paired."""
    return len(event.rounds) >= (planned_rounds(event) or 0)


def to_do(seen: Seen) -> Markup:
    """A sentence on what everybody in the room does now."""
    if seen.event.state == "finished" or seen.event.row.paused_at is not None:
        parts = [seen.words("pages-do.prizes")] * (seen.event.state == "finished")
        return Markup(" · ").join([*parts, now_line(seen)])
    return line_told(_to_do(seen), seen.moments)


def _to_do(seen: Seen) -> str:
    event, words, row = seen.event, seen.words, seen.event.row
    match event.state:
        case "registration":
            return words("pages-do.register", at=words.timestamp(row.closes_at, "t"))
        case "check_in":
            which = "check-in" if row.check_in else "starts"
            return words("pages-do", which, at=words.timestamp(row.starts_at, "t"))
        case "running" if not event.rounds:
            return words("pages-do.draw")
        case "running" if event.current is not None:
            return _in_round(seen, event.current)
        case "running":
            at, number = begins_at(event), len(event.rounds) + 1
            if at is None:
                return words("pages-do.last")
            return words("pages-do.break", at=words.timestamp(at, "t"), round=number)
        case state:
            return words("tournament-player-state", state)


def _in_round(seen: Seen, current: RoundRow) -> str:
    """The same while a round is played."""
    event, words, now = seen.event, seen.words, seen.moments.now
    tables, until = tables_done(event, current.number), current.until
    if event.format.one_round:
        which, at = ("open", 0.0) if until is None else ("open-until", until)
        return words("pages-do", which, at=words.timestamp(at, "t"))
    if current.protest_until is not None:
        return words("pages-do.checked", at=words.timestamp(current.protest_until, "t"))
    if tables["done"] == tables["count"]:
        return words("pages-do.done")
    if until is not None and now >= until:
        return words("pages-do.time-up")
    sit_by = current.paired_at + (STAND_IN_AFTER if event.row.stand_ins else FORFEIT_AFTER)
    if not tables["done"] and now < sit_by:
        return words("pages-do.sit", at=words.timestamp(sit_by, "t"), round=current.number)
    return words("pages-do.play", round=current.number, **tables)


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
