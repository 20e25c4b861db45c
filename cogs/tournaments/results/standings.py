"""The standings of a tournament: a page as a picture and a list, and what may be asked of it.

While nothing counts there is another page in their place: nobody is ahead or has a medal.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import discord

from bot.text import Words
from bot.tournaments import Forfeit, Played, Round, Standings, Tournament
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Penalty
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from cogs.pictures import Pictures
from cogs.press import Item, button, press_id, select
from cogs.rankings.board_rows import MEDALS
from cogs.screens.paging import OWN, pages_of, turns
from cogs.screens.screen import GOLD, Items, Picture, Screen, screen_of
from cogs.tournaments.announcement import is_open_daily, state_line
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.results.lines import (
    NOTHING,
    RankedEntry,
    beaten_line,
    column_name,
    heading,
    lines_of,
    main_value,
    rank_mark,
    ranking_columns,
    values_told,
)
from cogs.tournaments.scene import ROOM, Scene, fitting, fitting_alt, navigation, progress, said

MARK: Final = "▫️"
"""in place of a rank"""
OVER: Final = ("finished", "cancelled")


class Choice(NamedTuple):
    """Which page of which standings."""

    number: int | None = None
    """after this round; None: as it stands"""
    page: int | None = 0
    """from 0; None: the reader's own"""
    in_words: bool = False

    @property
    def args(self) -> tuple[object, ...]:
        page = OWN if self.page is None else self.page
        return self.number or 0, page, "words" if self.in_words else "list"

    def shows(self, place: int) -> "Choice":
        """The page on which a place stands, from 0."""
        return self._replace(page=place // MOST_ROWS)


async def standings_screen(
    scene: Scene, reckoned: Reckoned, choice: Choice, pictures: Pictures
) -> Screen:
    """A page; one beyond the last is the last."""
    if nothing_counts(reckoned):
        return early_screen(scene, reckoned, choice.number)
    words, standings = scene.words, reckoned.standings
    pages = pages_of(len(standings.places), MOST_ROWS)
    page = choice.page
    if page is None:
        page = (place_of(standings, scene.own) or 0) // MOST_ROWS
    page = max(0, min(page, pages - 1))
    choice, first = choice._replace(page=page), page * MOST_ROWS
    lines = lines_of(scene, reckoned, standings, first, MOST_ROWS)
    where = progress(scene, reckoned, choice.number)
    picture = await standings_picture(scene, standings, lines, where, pictures)
    tell = _in_words if choice.in_words else ranking_list
    listed = fitting(
        lambda longest: [
            *(
                ()
                if _on_the_podium(scene, standings, choice)
                else tell(scene, standings, lines, longest)
            ),
            *by_lot(scene, reckoned, first, len(lines), longest),
            *penalty_lines(scene, reckoned, {each.entry for each in lines}, longest),
        ],
        ROOM,
    )
    turning: list[Item] = []
    if pages > 1:
        my_page = "t_standings", scene.id, *choice._replace(page=None).args
        turning = [
            *turns(
                page,
                pages,
                words,
                lambda at: press_id("t_standings", scene.id, *choice._replace(page=at).args),
            ),
            button(words("tournament-boards-my-page"), *my_page, emoji="🙋"),
        ]
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
    ask_why = words("tournament-boards-ask-why")
    head = f"## {title(scene, choice.number)}"
    items: Items = [
        head if _says_where(scene, choice.number) else f"{head}\n{where}",
        "" if scene.own is None else beaten_line(scene, reckoned, scene.own),
        picture,
        listed,
        *[f"-# {each}" for each in _notes(scene, standings, choice, pages, lines)],
        [*turning, button(label, "t_standings", scene.id, *other, emoji="📋")],
        [select(ask_why, why, "t_why", scene.id, choice.number or 0)],
        *navigation(scene, reckoned, "t_standings"),
    ]
    return screen_of(*items, colour=GOLD)


def title(scene: Scene, number: int | None) -> str:
    """Another one for each round: posts are known by their first line."""
    words, name = scene.words, scene.words.name(scene.event.row.name)
    if number is None:
        return words("tournament-boards-standings", tournament=name)
    return words("tournament-boards-standings-after", tournament=name, round=number)


def _says_where(scene: Scene, number: int | None) -> bool:
    """Return whether the title says already how far it had come."""
    event = scene.event
    between = event.state == "running" and event.current is None
    return number is not None and (number < len(event.rounds) or between)


def _on_the_podium(scene: Scene, standings: Standings, choice: Choice) -> bool:
    """After the last round, where all have a medal: the podium below has the same lines."""
    event = scene.event
    last = event.state == "finished" and choice.number == len(event.rounds)
    medals = len(standings.places) <= len(MEDALS)
    return last and medals and not choice.in_words


def place_of(standings: Standings, entry: int | None) -> int | None:
    """Where somebody stands in the list, from 0."""
    found = (number for number, each in enumerate(standings.places) if each.entry == entry)
    return next(found, None)


# The list ----------------------------------------------------------------------------------------


def ranking_list(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], longest: int
) -> Iterator[str]:
    """`🥇 **Ann and Ben** · 4,312 · Games won 3`: what they are ranked by, and what tells them from
    their neighbours."""
    words = scene.words
    columns = [column_name(each, words) for each in ranking_columns(standings)]
    for line in lines:
        yield from _heading_line(line)
        value = f"{line.mark}{line.cells[0]}"
        told = [value, *(f"{columns[each]} {line.cells[each]}" for each in line.tells)]
        name = f"{rank_mark(line.rank, words)} {_name(scene, line, longest)}"
        yield " · ".join([name, *told])


def _in_words(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], longest: int
) -> Iterator[str]:
    """With every tie-break below: `Points 1,100 · Games won 3 · …`"""
    for line in lines:
        yield from _heading_line(line)
        rank = rank_mark(line.rank, scene.words)
        yield f"{rank} {line.mark}{_name(scene, line, longest)}"
        yield f"-# {' · '.join(values_told(standings, line.place, scene.words))}"


def _heading_line(line: RankedEntry) -> Iterator[str]:
    if line.head:
        yield f"### {line.head}"


def _name(scene: Scene, line: RankedEntry, longest: int) -> str:
    name = f"**{scene.name(line.entry, longest)}**"
    return f"{name} ({scene.words('tournament-boards-gone')})" if line.gone else name


def by_lot(scene: Scene, reckoned: Reckoned, first: int, count: int, longest: int) -> Iterator[str]:
    """Among `count` places from `first` on: whose medal nothing but a lot has decided."""
    shown = reckoned.standings.places[first : first + count + 1]
    for one, other in pairwise(each for each in shown if each.entry in reckoned.ranks):
        if one.rank > len(MEDALS) or one.rank >= other.rank:
            continue
        if reckoned.standings.why(one.entry, other.entry).tie_break == "lot":
            ahead, behind = (f"**{scene.name(each.entry, longest)}**" for each in (one, other))
            line = scene.words("tournament-boards-by-lot", ahead=ahead, behind=behind)
            yield f"-# {line}"


def _notes(
    scene: Scene, standings: Standings, choice: Choice, pages: int, lines: Sequence[RankedEntry]
) -> Iterator[str]:
    values = {"page": (choice.page or 0) + 1, "pages": pages, "count": len(standings.places)}
    if pages > 1:
        yield scene.words("tournament-boards-standings-page", **values)
    if scene.event.plan.format.shared_boards and scene.event.current is not None:
        yield scene.words("duplicate-hidden")
    if any(each.robots for each in lines):
        yield scene.words("tournament-boards-standings-robots")
    tie_breaks = ranking_columns(standings)[1:]
    if tie_breaks and not choice.in_words:
        named = " · ".join(column_name(each, scene.words) for each in tie_breaks)
        yield scene.words("tournament-boards-standings-about", columns=named)


# The picture -------------------------------------------------------------------------------------


async def standings_picture(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], about: str, pictures: Pictures
) -> Picture:
    page = standings_page(scene, standings, lines, about)
    columns = [column_name(each, scene.words) for each in ranking_columns(standings)]
    alt = fitting_alt(
        said(f"{page.title}, {about}", ", ".join(columns), scene.words),
        lambda longest: (_alt_line(scene, columns, each, longest) for each in lines),
    )
    return Picture("standings.png", await pictures.draw(draw_standings, page, scene.look), alt)


def standings_page(
    scene: Scene, standings: Standings, lines: Sequence[RankedEntry], about: str
) -> StandingsPage:
    words = scene.words
    rows = tuple(
        StandingsLine(
            each.rank,
            scene.plain(each.entry),
            (f"{each.mark}{each.cells[0]}", *each.cells[1:]),
            own=each.entry == scene.own,
            gone=each.gone,
            penalty=each.penalty > 0,
            decided=each.decided,
            head=each.head,
        )
        for each in lines
    )
    notes = {
        words("tournament-boards-standings-decided"): any(row.decided is not None for row in rows),
        words("tournament-pictures-robots"): any(each.robots for each in lines),
        words("tournament-pictures-penalty"): any(row.penalty for row in rows),
    }
    return StandingsPage(
        title=scene.event.row.name,
        subtitle=about,
        columns=tuple(heading(each, words) for each in ranking_columns(standings)),
        rows=rows,
        notes=tuple(note for note, there in notes.items() if there),
    )


def _alt_line(scene: Scene, columns: Sequence[str], line: RankedEntry, longest: int) -> str:
    """`4: Ann & Bob; 2,974; 2; +96; you`"""
    words = scene.words
    rank = NOTHING if line.rank is None else words.number(line.rank)
    name = said(rank, scene.plain(line.entry, longest), words)
    cells = f"{line.mark}{line.cells[0]}", *line.cells[1:]
    whole = "; ".join([name, *cells, *_signs(scene, columns, line)])
    return f"{line.head}. {whole}" if line.head else whole


def _signs(scene: Scene, columns: Sequence[str], line: RankedEntry) -> Iterator[str]:
    """Return what the picture says by signs."""
    words = scene.words
    if line.decided is not None:
        yield words("tournament-pictures-decisive", column=columns[line.decided])
    if line.gone:
        yield words("tournament-boards-gone")
    if line.penalty:
        yield words("tournament-pictures-penalty-of", points=line.penalty)
    if line.entry == scene.own:
        yield words("tournament-pictures-you")


# While nothing counts ----------------------------------------------------------------------------


def nothing_counts(reckoned: Reckoned) -> bool:
    """No table has a result; those of boards that are still played elsewhere are not known."""
    return not any(isinstance(row, Played | Forfeit) for row in reckoned.tournament.counting)


def why_nothing(scene: Scene) -> str:
    if not scene.event.standing("in"):
        over = "yes" if scene.event.state in OVER else "no"
        return scene.words("duplicate-nobody-played", over=over)
    if scene.event.state in OVER:
        return scene.words("tournament-boards-nothing-played")
    if scene.event.plan.format.shared_boards:
        return scene.words("duplicate-hidden")
    return scene.words("tournament-boards-no-result")


def how_far(scene: Scene, reckoned: Reckoned, number: int | None = None) -> str:
    """`progress`, but of a daily duplicate until when it is open."""
    if is_open_daily(scene.event):
        return state_line(scene.event, scene.name, scene.words)
    return progress(scene, reckoned, number)


def nobody_plays(paired: Round) -> bool:
    """A day's duplicate to which nobody has come."""
    return not paired.tables and not paired.byes


def early_screen(
    scene: Scene, reckoned: Reckoned, number: int | None = None, here: str = "t_standings"
) -> Screen:
    """Show who plays, in the order of their entries. `here`: the verb of the screen it stands
    for."""
    over = not scene.event.standing("in") and scene.event.state in OVER
    where = "" if over else f"\n{how_far(scene, reckoned, number)}"
    entries = reckoned.tournament.entries
    items: Items = [
        f"## {title(scene, None)}{where}",
        why_nothing(scene),
        fitting(lambda longest: (f"{MARK} {scene.name(each.id, longest)}" for each in entries)),
        *navigation(scene, reckoned, here),
    ]
    return screen_of(*items, colour=GOLD)


# Penalties ---------------------------------------------------------------------------------------


def penalty_lines(
    scene: Scene, reckoned: Reckoned, entries: Collection[int], longest: int
) -> Iterator[str]:
    """A line for each penalty of these entries that counts."""
    for row in reckoned.tournament.counting:
        if isinstance(row, Penalty) and row.entry in entries:
            name = scene.name(row.entry, longest)
            yield f"-# {penalty_line(name, reckoned.tournament, row, scene.words)}"


def penalty_line(name: str, tournament: Tournament, row: Penalty, words: Words) -> str:
    """`⚖️ Ann & Ben: −162 points “Late”`, or that somebody has left their table."""
    told = {"name": name, "points": words.number(row.points), "count": row.points}
    if row.reason:
        said = words("tournament-log-entry.penalty", **told)
        return f"{MARKS['penalty']} {said} {reason_text(row.reason, words)}"
    tables = tournament.rounds[row.round - 1].tables
    table = next((each.number for each in tables if row.entry in each.entries()), 0)
    said = words("tournament-log-entry.left-table", round=row.round, table=table, **told)
    return f"{MARKS['left_table']} {said}"
