"""The standings of a tournament: a page as a picture and a list, and what may be asked of it.

While nothing counts there is another page in their place: nobody is ahead or has a medal.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import discord

from bot.text import Words, capital
from bot.tournaments import Forfeit, Place, Played, Standings, Tournament, Value
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Penalty
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from cogs.press import button, select
from cogs.rankings.leaderboard_screen import MEDALS
from cogs.screens.names import ROBOT_MARK
from cogs.screens.paging import OWN, pages_of, turning
from cogs.screens.screen import GOLD, Picture, Screen, screen_of
from cogs.tournaments.announcement import is_open_daily, state_line
from cogs.tournaments.names import place_name
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.scene import (
    NOTHING,
    ROOM,
    Scene,
    Tell,
    column_name,
    fitting,
    navigation,
    progress,
    said,
    shown,
    told,
    value_text,
    whole_percent,
)

STILL_IN = "▫️"
"""in place of the rank of who plays on in a bracket, and of who has none"""
HEADS = ("direction", "bracket")
"""columns that say which ranking somebody stands in: they head it"""
OVER = ("finished", "cancelled")


class StandingsChoice(NamedTuple):
    """A page of some standings."""

    number: int | None = None
    """after this round; None: as it stands"""
    page: int | None = 0
    """from 0; None: the reader's own"""
    in_words: bool = False

    @property
    def args(self) -> tuple[object, ...]:
        page = OWN if self.page is None else self.page
        return self.number or 0, page, "words" if self.in_words else "list"

    def shows(self, place: int) -> "StandingsChoice":
        """The page on which a place stands, from 0."""
        return self._replace(page=place // MOST_ROWS)


async def standings_screen(scene: Scene, choice: StandingsChoice) -> Screen:
    """A page; one beyond the last is the last."""
    if nothing_counts(scene.reckoned):
        return early_screen(scene, choice.number)
    words, standings = scene.words, scene.reckoned.standings
    pages = pages_of(len(standings.places), MOST_ROWS)
    page = choice.page
    if page is None:
        page = (place_of(standings, scene.own) or 0) // MOST_ROWS
    page = max(0, min(page, pages - 1))
    choice, first = choice._replace(page=page), page * MOST_ROWS
    lines = lines_of(scene, standings, first, MOST_ROWS)
    where = progress(scene, choice.number)

    def listed(longest: int) -> Iterator[str]:
        if not _on_the_podium(scene, choice):
            tell = Tell(scene, longest)
            yield from ranking_list(tell, standings, lines, in_words=choice.in_words)
        yield from by_lot(scene, first, len(lines), longest)
        yield from penalty_lines(scene, {each.entry for each in lines}, longest)

    label = words("tournament-boards-as-list" if choice.in_words else "tournament-boards-in-words")
    other = choice._replace(in_words=not choice.in_words).args
    why = [
        discord.SelectOption(
            label=f"{words.number(each.place.rank)} · {scene.plain(each.entry, 30)}",
            value=str(each.entry),
            description=main_value(standings, each.place, words),
        )
        for each in lines
    ]
    picture, _ = await standings_picture(scene, standings, lines, where)
    head, event = f"## {title(scene, choice.number)}", scene.event
    between = event.state == "running" and event.current is None
    # The title says already how far it had come.
    past = choice.number is not None and (choice.number < len(event.rounds) or between)
    return screen_of(
        head if past else f"{head}\n{where}",
        "" if scene.own is None else beaten_line(scene, scene.own),
        picture,
        fitting(listed, ROOM),
        *[f"-# {each}" for each in _notes(scene, choice, pages, lines)],
        [
            *turning(
                *(page, pages, words, "t_standings"),
                lambda at: (scene.id, choice.number or 0, at, choice.args[-1]),
                mine=words("tournament-boards-my-page"),
            ),
            button(label, "t_standings", scene.id, *other, emoji="📋"),
        ],
        [select(words("tournament-boards-ask-why"), why, "t_why", scene.id, choice.number or 0)],
        *navigation(scene, "t_standings"),
        colour=GOLD,
    )


def title(scene: Scene, number: int | None) -> str:
    """The title, another one for each round: posts are known by their first line."""
    if number is None:
        return scene.words("tournament-boards-standings", tournament=scene.title)
    return scene.words("tournament-boards-standings-after", tournament=scene.title, round=number)


def _on_the_podium(scene: Scene, choice: StandingsChoice) -> bool:
    """After the last round, where all have a medal: the podium below has the same lines."""
    event = scene.event
    last = event.state == "finished" and choice.number == len(event.rounds)
    medals = len(scene.reckoned.standings.places) <= len(MEDALS)
    return last and medals and not choice.in_words


def place_of(standings: Standings, entry: int | None) -> int | None:
    """Where somebody stands in the list, from 0."""
    found = (number for number, each in enumerate(standings.places) if each.entry == entry)
    return next(found, None)


# Places ------------------------------------------------------------------------------------------


class RankedEntry(NamedTuple):
    """A place in words. `cells` stand under `ranking_columns`."""

    place: Place
    rank: int | None
    """None: they play on in a bracket, or have nothing yet"""
    cells: tuple[str, ...]
    """the first with a sign where robots played at least one of its games, as nobody came"""
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

    @property
    def entry(self) -> int:
        return self.place.entry


def lines_of(scene: Scene, standings: Standings, first: int, count: int) -> tuple[RankedEntry, ...]:
    """`count` places from `first` on, of the whole standings or of a pool's."""
    words, reckoned, columns = scene.words, scene.reckoned, ranking_columns(standings)
    playing = still_in(scene) if standings is reckoned.standings else frozenset[int]()
    taken = Counter[int]()
    for row in reckoned.tournament.counting:
        if isinstance(row, Penalty):
            taken[row.entry] += row.points

    def after(number: int) -> Place:
        return standings.places[min(number + 1, len(standings.places) - 1)]

    def line(number: int, place: Place) -> RankedEntry:
        plays_on, robots = place.entry in playing, place.entry in reckoned.by_robots
        # A ranking of its own has a head, on each page.
        head, value = standings.columns[0], place.values[0]
        begins = number == first or standings.places[number - 1].values[0] != value
        values = zip(columns, place.values[-len(columns) :], strict=True)
        main, *cells = (
            words("tournament-boards-still-in") if plays_on else value_text(*each, words)
            for each in values
        )
        decided = [
            None if each.entry in reckoned.placeless else _decided(standings, at)
            for at, each in ((number, place), (number + 1, after(number)))
        ]
        return RankedEntry(
            place,
            None if plays_on or place.entry in reckoned.placeless else place.rank,
            (f"{ROBOT_MARK} {main}" if robots else main, *cells),
            decided[0],
            tuple(sorted({each for each in decided if each is not None})),
            head_name(head, value, words) if begins and head in HEADS else "",
            place.entry in reckoned.tournament.last_round_of,
            taken[place.entry],
            robots,
        )

    places = standings.places[first : first + count]
    return tuple(line(number, place) for number, place in enumerate(places, start=first))


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
    """The columns, without one that says only which ranking it is."""
    return standings.columns[standings.columns[0] in HEADS :]


def still_in(scene: Scene) -> frozenset[int]:
    """Return who plays on in a bracket: their place is only the best they can reach."""
    if scene.event.state == "finished":
        return frozenset()
    found: set[int] = set()
    sections: set[str] = set()
    for tableau in scene.reckoned.tableaux:
        sections.add(tableau.section)
        if tableau.open:
            found |= tableau.alive()
    if sections and "consolante" not in sections:  # it is not drawn yet
        places = scene.reckoned.standings.places
        found |= {each.entry for each in places if each.values == (2, 1)}
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


def beaten_line(scene: Scene, entry: int) -> str:
    """The share of the others that somebody is ahead of in a daily duplicate that is over, rounded
    down; empty elsewhere."""
    event, words = scene.event, scene.words
    if not event.format.own_time or event.state != "finished":
        return ""
    share = scene.reckoned.beaten(entry)
    if share is None:
        return ""
    others = len(scene.reckoned.ranks) - 1
    if share in (0, 1):
        return words("tournament-boards-beaten", "all" if share else "none", count=others)
    return words("tournament-boards-beaten", share=whole_percent(max(1, int(100 * share)), words))


def values_told(standings: Standings, place: Place, words: Words) -> str:
    """Each tie-break with its value: `Points 1,100 · Games won 3 · …`"""
    columns = ranking_columns(standings)
    pairs = zip(columns, place.values[-len(columns) :], strict=True)
    return " · ".join(told(column, value, words) for column, value in pairs)


# The list ----------------------------------------------------------------------------------------


def ranking_list(
    tell: Tell, standings: Standings, lines: Sequence[RankedEntry], *, in_words: bool = False
) -> Iterator[str]:
    """`🥇 **Ann and Ben** · 4,312 · Games won 3`: what they are ranked by, and what tells them from
    their neighbours; `in_words`: with every tie-break below. Heard with all that the picture has:
    `4: Ann & Bob; 2,974; 2; +96; you`."""
    words, own = tell.scene.words, tell.scene.own
    columns = [column_name(each, words) for each in ranking_columns(standings)]
    gone = words("tournament-boards-gone")
    for line in lines:
        name = tell.name(line.entry)
        if tell.plain:
            decisive = penalty = ""
            if line.decided is not None:
                decisive = words("tournament-pictures-decisive", column=columns[line.decided])
            if line.penalty:
                penalty = words("tournament-pictures-penalty-of", points=line.penalty)
            rank = NOTHING if line.rank is None else words.number(line.rank)
            signs = (decisive, gone if line.gone else "", penalty, tell.you(line.entry == own))
            heard = tell.line(said(rank, name, words), *line.cells, *signs, heard="; ")
            yield f"{line.head}. {heard}" if line.head else heard
            continue
        if line.head:
            yield f"### {line.head}"
        name = f"{name} ({gone})" if line.gone else name
        rank = rank_mark(line.rank, words)
        if in_words:
            yield f"{rank} {ROBOT_MARK} {name}" if line.robots else f"{rank} {name}"
            yield f"-# {values_told(standings, line.place, words)}"
        else:
            more = (f"{columns[each]} {line.cells[each]}" for each in line.tells)
            yield tell.line(f"{rank} {name}", line.cells[0], *more)


def by_lot(scene: Scene, first: int, count: int, longest: int) -> Iterator[str]:
    """Among `count` places from `first` on: whose medal nothing but a lot has decided."""
    reckoned, tell = scene.reckoned, Tell(scene, longest)
    places = reckoned.standings.places[first : first + count + 1]
    for one, other in pairwise(each for each in places if each.entry in reckoned.ranks):
        if one.rank > len(MEDALS) or one.rank >= other.rank:
            continue
        if reckoned.standings.why(one.entry, other.entry).tie_break == "lot":
            names = {"ahead": tell.name(one.entry), "behind": tell.name(other.entry)}
            yield f"-# {scene.words('tournament-boards-by-lot', **names)}"


def _notes(
    scene: Scene, choice: StandingsChoice, pages: int, lines: Sequence[RankedEntry]
) -> Iterator[str]:
    words, standings = scene.words, scene.reckoned.standings
    values = {"page": (choice.page or 0) + 1, "pages": pages, "count": len(standings.places)}
    if pages > 1:
        yield words("tournament-boards-standings-page", **values)
    if scene.event.format.shared_boards and scene.event.current is not None:
        yield words("duplicate-hidden")
    if any(each.robots for each in lines):
        yield words("tournament-boards-standings-robots")
    tie_breaks = ranking_columns(standings)[1:]
    if tie_breaks and not choice.in_words:
        named = " · ".join(column_name(each, words) for each in tie_breaks)
        yield words("tournament-boards-standings-about", columns=named)


def standings_page(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], about: str
) -> StandingsPage:
    """Some places as they are shown, which may be of several pools; `about`: how far it has
    come."""
    words, columns = scene.words, ranking_columns(standings)
    notes = {
        words("tournament-boards-standings-decided"): any(
            each.decided is not None for each in lines
        ),
        words("tournament-pictures-robots"): any(each.robots for each in lines),
        words("tournament-pictures-penalty"): any(each.penalty for each in lines),
    }
    return StandingsPage(
        title=scene.event.row.name,
        subtitle=about,
        columns=tuple(words("tournament-column-short", each) for each in columns),
        rows=tuple(
            StandingsLine(
                each.rank,
                scene.plain(each.entry),
                each.cells,
                own=each.entry == scene.own,
                gone=each.gone,
                penalty=each.penalty > 0,
                decided=each.decided,
                head=each.head,
            )
            for each in lines
        ),
        notes=tuple(note for note, there in notes.items() if there),
    )


async def standings_picture(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], about: str
) -> tuple[Picture, str]:
    """The picture of some places, and the list of them."""
    page = standings_page(scene, standings, lines, about)
    named = ", ".join(column_name(each, scene.words) for each in ranking_columns(standings))
    return await shown(
        *(scene, "standings", draw_standings, page),
        lambda tell: ranking_list(tell, standings, lines),
        head=said(f"{page.title}, {about}", named, scene.words),
        room=2800,
    )


# While nothing counts ----------------------------------------------------------------------------


def nothing_counts(reckoned: Reckoned) -> bool:
    """Tell whether no table has a result; of boards still played elsewhere none is known."""
    return not any(isinstance(row, Played | Forfeit) for row in reckoned.tournament.counting)


def why_nothing(scene: Scene) -> str:
    if not scene.event.standing("in"):
        over = "yes" if scene.event.state in OVER else "no"
        return scene.words("duplicate-nobody-played", over=over)
    if scene.event.state in OVER:
        return scene.words("tournament-boards-nothing-played")
    if scene.event.format.shared_boards:
        return scene.words("duplicate-hidden")
    return scene.words("tournament-boards-no-result")


def how_far(scene: Scene, number: int | None = None) -> str:
    """`progress`, but of a daily duplicate until when it is open."""
    if is_open_daily(scene.event):
        return state_line(scene.event, scene.name, scene.words)
    return progress(scene, number)


def early_screen(scene: Scene, number: int | None = None, here: str = "t_standings") -> Screen:
    """Show who plays, in the order of their entries. `here`: the verb of the screen it stands
    for."""
    over = not scene.event.standing("in") and scene.event.state in OVER
    where = "" if over else f"\n{how_far(scene, number)}"
    entries = scene.reckoned.tournament.entries
    return screen_of(
        f"## {title(scene, None)}{where}",
        why_nothing(scene),
        fitting(lambda longest: (f"{STILL_IN} {scene.name(each.id, longest)}" for each in entries)),
        *navigation(scene, here),
        colour=GOLD,
    )


# Penalties ---------------------------------------------------------------------------------------


def penalty_lines(scene: Scene, entries: Collection[int], longest: int) -> Iterator[str]:
    """A line for each penalty of these entries that counts."""
    tournament = scene.reckoned.tournament
    for row in tournament.counting:
        if isinstance(row, Penalty) and row.entry in entries:
            name = scene.name(row.entry, longest)
            yield f"-# {penalty_line(name, tournament, row, scene.words)}"


def penalty_line(name: str, tournament: Tournament, row: Penalty, words: Words) -> str:
    """`⚖️ Ann & Ben: −162 points “Late”`, or that somebody has left their table."""
    told = {"name": name, "points": words.number(row.points), "count": row.points}
    if row.reason:
        said = words("tournament-log-entry.penalty", **told)
        return f"{MARKS['penalty']} {said} {reason_text(row.reason, words)}"
    # Of an Arena's tables the one whose result was written with it.
    tables = tournament.rounds[row.round - 1].tables
    own = {each.number for each in tables if row.entry in each.entries()}
    played = (each for each in tournament.results if isinstance(each, Played))
    before = [each for each in played if each.round == row.round and each.id < row.id]
    table = next((each.table for each in before[::-1] if each.table in own), min(own, default=0))
    place = place_name(tournament.plan.format, row.round, table, words)
    said = words("tournament-log-entry.left-table", place=place, **told)
    return f"{MARKS['left_table']} {said}"
