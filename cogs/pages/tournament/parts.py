"""The pages of a tournament: the values of each, from those that pictures and messages show."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from bot.storage.engine.schema import Person
from bot.text import Words
from bot.text.names import folded, plain_name
from bot.tournaments import Round, Table
from bot.tournaments.boards import BoardPlace, boards_played
from card_images.rounds import ScheduleLine
from card_images.standings import StandingsLine
from cogs.pages.signs import without_sign
from cogs.pages.told import line_told, told
from cogs.pages.tournament.entries import Address, entry_values
from cogs.pages.tournament.live import are_watched
from cogs.pages.tournament.paper import PAPERS, paper_name, sheets
from cogs.pages.tournament.reading import Seen
from cogs.pages.tournament.schedule import schedule_values
from cogs.pages.tournament.sheets import sheet_of
from cogs.tournaments.announcement import (
    entrant_lines,
    how_lines,
    places_line,
    state_line,
    times_lines,
    what_lines,
)
from cogs.tournaments.results.brackets import bracket_section, cross_tables, pool_lines
from cogs.tournaments.results.rounds import (
    how_far_round,
    schedule_page,
    table_lines,
)
from cogs.tournaments.results.standings import (
    RankedEntry,
    column_name,
    lines_of,
    nothing_counts,
    rank_mark,
    ranking_columns,
    standings_page,
    why_nothing,
)
from cogs.tournaments.scene import Scene, has_boards, has_cross, progress

LIVE = "live"
"""the part whose page is made of tables as they are played: `live.py`"""


class NoPage(Exception):
    """There is no such page of the tournament, or not yet."""


class Page(NamedTuple):
    """A page: its template, its heading, and what stands in it."""

    template: str
    heading: str
    values: Mapping[str, Any]


class Part(NamedTuple):
    """A part of a tournament that has a page."""

    name: str
    label: str


def parts_of(seen: Seen) -> list[Part]:
    """The pages there are by now, in the order in which they are offered."""
    words, scene = seen.words, seen.scene
    found = [Part("", words("pages-overview"))]
    if scene is not None:
        tables = "tables" if seen.event.format.open_seating else "pairings"
        offered = (
            ("pairings", words("pages-part", tables), not seen.event.format.own_time),
            (LIVE, words("pages-live-part"), are_watched(seen)),
            ("standings", words("tournament-boards-to", "standings"), True),
            ("bracket", words("tournament-boards-to", "bracket"), seen.event.format.bracket),
            ("cross", words("tournament-boards-to", "cross"), has_cross(scene.reckoned)),
            ("boards", words("tournament-boards-to", "boards"), has_boards(scene.reckoned)),
        )
        found += [Part(name, label) for name, label, there in offered if there]
        if not seen.event.format.own_time:
            found.append(Part("paper", words("pages-part", "paper")))
    if not seen.event.format.own_time and seen.event.state != "cancelled":
        found.append(Part("schedule", words("pages-part", "schedule")))
    return [*found, Part("log", words("pages-part", "log"))]


def page_of(seen: Seen, name: str, asked: Mapping[str, int], address: Address) -> Page:
    """A page by its name; `asked`: which round, board or entry. Raises `NoPage`."""
    if name == "entry" and seen.scene is not None:
        return _entry(seen, asked.get("number", 0), address)
    if name in PAPERS and seen.seats is not None and not seen.event.format.own_time:
        return _printed(seen, seen.seats, name)
    if name not in [each.name for each in parts_of(seen) if each.name != LIVE]:
        raise NoPage
    if name in _BEFORE:
        return _BEFORE[name](seen, address)
    assert seen.scene is not None
    assert seen.seats is not None
    scene = seen.seats if name in ("pairings", "paper") else seen.scene
    return _PAGES[name](seen, scene, asked, address)


# Overview and log ---------------------------------------------------------------------------------


def now_line(seen: Seen) -> Markup:
    """What is going on, and until when."""
    winners = ()
    if seen.scene is not None and seen.event.state == "finished":
        winners = seen.scene.reckoned.winners_apart
    state = state_line(seen.event, seen.names.markdown, seen.words, winners)
    return line_told(without_sign(state), seen.moments)


def held_line(seen: Seen) -> str:
    """Why there are no results of the round, or of the last ones."""
    if first := seen.event.closed_from:
        return seen.words("pages-closed", round=first)
    return seen.words("pages-held") if seen.event.held else ""


def _overview(seen: Seen, address: Address) -> Page:
    event, words = seen.event, seen.words
    about = "\n".join((*what_lines(event, words), "", *how_lines(event, words)))
    entered = event.standing("in", "asked") if event.state == "registration" else ()
    entries = entered or event.standing("in")
    linked = seen.scene is not None
    entrants = [
        (line_told(line.removeprefix("• "), seen.moments), address("entry", each.number))
        for each, line in zip(
            entries, entrant_lines(event, entries, seen.names.listed, words), strict=True
        )
    ]
    return Page(
        "overview.html",
        "",
        {
            "about": told([about, *times_lines(event, words)], seen.moments, seen.secrets),
            "entrants_title": places_line(event, words),
            "entrants": entrants,
            "has_pages": linked,
            "nothing": words("pages-none"),
        },
    )


def _log(seen: Seen, _: Address) -> Page:
    words = seen.words
    lines = told(seen.log, seen.moments, seen.secrets)
    return Page("text.html", words("pages-part", "log"), {"text": lines or words("pages-none")})


def _schedule(seen: Seen, address: Address) -> Page:
    return Page("schedule.html", _label(seen, "schedule"), schedule_values(seen, address))


# Pairings -----------------------------------------------------------------------------------------


class TableRow(NamedTuple):
    """A table of a round."""

    line: ScheduleLine
    state: str
    hrefs: tuple[str, ...]
    """of the pages of both sides; empty where several entries sit together"""
    section: str


class Seated(NamedTuple):
    """Somebody, and where they sit; `table` None: they sit out."""

    name: str
    table: int | None
    beside: str


def _rounds(seen: Seen, scene: Scene, asked: Mapping[str, int]) -> tuple[Round, list[Round]]:
    played = list(scene.reckoned.tournament.rounds)
    known = [*played, *scene.reckoned.coming]
    wanted = asked.get("round") or len(played)
    found = next((each for each in known if each.number == wanted), None)
    if found is None:
        raise NoPage
    return found, known


def _pairings(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    words, event = seen.words, seen.event
    paired, known = _rounds(seen, scene, asked)
    lines = table_lines(scene, paired, paired.tables, {})
    page = schedule_page(scene, paired, lines, paired.byes)
    states = {
        "playing": words("tournament-boards-table-playing"),
        "forfeit": words("tournament-boards-forfeit"),
    }
    rows = [
        TableRow(
            drawn,
            states.get(drawn.state, ""),
            tuple(address("entry", side[0]) if len(side) == 1 else "" for side in each.sides),
            each.section,
        )
        for each, drawn in zip(paired.tables, page.rows, strict=True)
    ]
    number = event.format.told(paired.number)
    heading = words("tournament-boards-round", round=number) if number else _label(seen, "pairings")
    return Page(
        "pairings.html",
        heading,
        {
            "about": how_far_round(scene, paired),
            "rows": rows,
            "byes": list(zip(paired.byes, page.byes, strict=True)),
            "bye": page.bye,
            "notes": page.notes,
            "seated": seated(scene, paired),
            "rounds": [
                (each.number, address("pairings", round=each.number), each.number == paired.number)
                for each in known
            ]
            if len(known) > 1
            else [],
            "entry": lambda each: address("entry", each),
        },
    )


def seated(scene: Scene, paired: Round) -> list[Seated]:
    """Everybody who plays in a round, by their names, and where they sit."""
    event, words = scene.event, scene.words
    tables = {each.number: each for each in event.tables_of(paired.number)}
    found: list[Seated] = []
    for table in paired.tables:
        row = tables.get(table.number)
        if row is None:  # a round to come
            continue
        for person in event.sitting(row).values():
            if person is not None:
                name = _name(scene.names.people.get(person), words)
                found.append(Seated(name, table.number, _opposite(scene, table, person)))
    for entry in paired.byes:
        found += [
            Seated(_name(scene.names.people.get(each), words), None, "")
            for each in event.people_of(entry)
        ]
    return sorted(found, key=lambda each: (folded(each.name), each.table or 0))


def _opposite(scene: Scene, table: Table, person: int) -> str:
    """Against whom somebody sits at a table."""
    member = scene.event.member(person)
    own = member.number if member else None
    return " – ".join(scene.plain_side(side) for side in table.sides if own not in side)


def _name(person: Person | None, words: Words) -> str:
    return plain_name(person.name) if person and person.name else words("former-player")


# Standings, brackets, cross tables ----------------------------------------------------------------


class PlaceRow(NamedTuple):
    """A place of the standings."""

    line: StandingsLine
    mark: str
    href: str


class Ranking(NamedTuple):
    """A table of places with its columns, each short and in full."""

    title: str
    columns: Sequence[tuple[str, str]]
    rows: Sequence[PlaceRow]
    notes: Sequence[str]


def ranking(
    scene: Scene, lines: Sequence[RankedEntry], address: Address, title: str = ""
) -> Ranking:
    """Places as pictures of the standings have them."""
    words, standings = scene.words, scene.reckoned.standings
    if scene.reckoned.pools and title:
        standings = scene.reckoned.pools[0]
    page = standings_page(scene, standings, lines, progress(scene))
    columns = ranking_columns(standings)
    rows = [
        PlaceRow(drawn, _mark(drawn, words), address("entry", each.entry))
        for each, drawn in zip(lines, page.rows, strict=True)
    ]
    named = [column_name(each, words) for each in columns]
    return Ranking(title, list(zip(page.columns, named, strict=True)), rows, page.notes)


def _mark(line: StandingsLine, words: Words) -> str:
    """A medal, or the rank."""
    return rank_mark(line.rank, words).removesuffix(" ·")


def _standings(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    words, reckoned = seen.words, scene.reckoned
    heading = words("tournament-boards-to", "standings")
    if nothing_counts(reckoned):
        text = told([why_nothing(scene)], seen.moments)
        return Page("text.html", heading, {"text": text})
    lines = lines_of(scene, reckoned.standings, 0, len(reckoned.standings.places))
    tie_breaks = ranking_columns(reckoned.standings)[1:]
    named = " · ".join(column_name(each, words) for each in tie_breaks)
    about = words("tournament-boards-standings-about", columns=named) if named else ""
    return Page(
        "standings.html",
        heading,
        {
            "rankings": [ranking(scene, lines, address)],
            "about": progress(scene, seen.after),
            "decides": about,
        },
    )


def _bracket(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    reckoned, words = scene.reckoned, seen.words
    pools = [
        ranking(
            scene,
            tuple(pool_lines(scene, [number])),
            address,
            words("tournament-boards-pool", pool=number),
        )
        for number in range(1, len(reckoned.pools) + 1)
    ]
    sections = [bracket_section(scene, each) for each in reckoned.tableaux]
    return Page(
        "bracket.html",
        words("tournament-boards-to", "bracket"),
        {
            "sections": [each for each in sections if each.stages],
            "rankings": pools,
            "about": progress(scene, seen.after),
        },
    )


def _cross(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    words = seen.words
    about = (
        "tournament-boards-cross-about-teams" if scene.teams else "tournament-boards-cross-about"
    )
    return Page(
        "cross.html",
        words("tournament-boards-to", "cross"),
        {
            "tables": cross_tables(scene),
            "about": words(about),
            "progress": progress(scene, seen.after),
        },
    )


# Boards -------------------------------------------------------------------------------------------


def _boards(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    words, boards = seen.words, boards_played(scene.reckoned.tournament)
    wanted = BoardPlace(asked.get("round") or boards[-1].round, asked.get("board") or 0)
    of_round = [each for each in boards if each.round == wanted.round]
    if wanted.number == 0 and of_round:
        wanted = of_round[0]
    if wanted not in boards:
        raise NoPage
    sheet = sheet_of(scene, boards, wanted)
    return Page(
        "boards.html",
        sheet.name,
        {"sheet": sheet, "choose": _choices(words, boards, wanted, address)},
    )


def _choices(
    words: Words, boards: Sequence[BoardPlace], here: BoardPlace, address: Address
) -> list[tuple[str, list[tuple[int, str, bool]]]]:
    """The rounds, where there are several, and the boards of this one: number, address, whether it
    is this one."""
    rounds = [
        (each, address("boards", round=each), each == here.round)
        for each in dict.fromkeys(place.round for place in boards)
    ]
    own = [
        (each.number, address("boards", round=each.round, board=each.number), each == here)
        for each in boards
        if each.round == here.round
    ]
    found = [(words("tournament-boards-to", "round"), rounds)] if len(rounds) > 1 else []
    return [*found, (words("tournament-boards-to", "boards"), own)]


# On paper -----------------------------------------------------------------------------------------


def _paper(seen: Seen, scene: Scene, asked: Mapping[str, int], address: Address) -> Page:
    """Return what can be printed."""
    words = seen.words
    lists = [each for each in parts_of(seen) if each.name not in ("", "log", "paper")]
    papers = [
        (address(name), paper_name(name, words))
        for name, printed in PAPERS.items()
        if printed.items(seen, scene)
    ]
    return Page(
        "paper.html",
        words("pages-part", "paper"),
        {"papers": papers, "lists": [(address(each.name), each.label) for each in lists]},
    )


def _printed(seen: Seen, scene: Scene, name: str) -> Page:
    printed = PAPERS[name]
    items = printed.items(seen, scene)
    if not items:
        raise NoPage
    return Page(
        "printed.html",
        paper_name(name, seen.words),
        {"sheets": sheets(items, printed.on_a_sheet), "paper": name},
    )


# An entry -----------------------------------------------------------------------------------------


def _entry(seen: Seen, entry: int, address: Address) -> Page:
    values = entry_values(seen, entry, address)
    if values is None or seen.scene is None:
        raise NoPage
    words, several = seen.words, not seen.event.format.one_round
    rounds = words("tournament-boards-games" if several else "tournament-boards-to.tables")
    values |= {"rounds": rounds, "several": several}
    return Page("entry.html", seen.scene.plain(entry), values)


def _label(seen: Seen, name: str) -> str:
    return next(each.label for each in parts_of(seen) if each.name == name)


_BEFORE: Mapping[str, Callable[[Seen, Address], Page]] = {
    "": _overview,
    "schedule": _schedule,
    "log": _log,
}
"""pages that there are before anything is paired"""
_PAGES: Mapping[str, Callable[[Seen, Scene, Mapping[str, int], Address], Page]] = {
    "pairings": _pairings,
    "standings": _standings,
    "bracket": _bracket,
    "cross": _cross,
    "boards": _boards,
    "paper": _paper,
}
