"""The standings of a tournament: a page as a picture and a list, and what may be asked of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.text import Words
from bot.tournaments import Standings
from bot.tournaments.shown.reckoned import Reckoned
from card_images.standings import MOST_ROWS
from cogs.pictures import Pictures
from cogs.press import button, press_id, select
from cogs.rankings.board_rows import MEDALS
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.navigation import navigation
from cogs.tournaments.progress import progress
from cogs.tournaments.results.columns import column_name
from cogs.tournaments.results.early import early_screen, nothing_counts
from cogs.tournaments.results.penalties import penalty_lines
from cogs.tournaments.results.standings_lines import (
    Line,
    beaten_line,
    lines_of,
    main_value,
    rank_mark,
    ranking_columns,
    values_told,
)
from cogs.tournaments.results.standings_picture import standings_picture
from cogs.tournaments.scene import ROOM, Scene, fitting

PER_PAGE: Final = MOST_ROWS
"""a phone shows them at once"""
OWN: Final = "mine"
"""the page on which the reader stands"""


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
        return self._replace(page=place // PER_PAGE)


async def standings_screen(
    scene: Scene, reckoned: Reckoned, choice: Choice, pictures: Pictures
) -> Screen:
    """A page; one beyond the last is the last."""
    if nothing_counts(reckoned):
        return early_screen(scene, reckoned, choice.number)
    standings = reckoned.standings
    choice = _there(scene, standings, choice)
    first = (choice.page or 0) * PER_PAGE
    lines = lines_of(scene, reckoned, standings, first, PER_PAGE)
    pages = max(1, -(-len(standings.places) // PER_PAGE))
    where = progress(scene, reckoned, choice.number)
    picture = await standings_picture(scene, standings, lines, where, pictures)
    tell = _in_words if choice.in_words else ranking_list
    head = f"## {title(scene, choice.number)}"
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
    beaten = beaten_line(scene, reckoned, scene.own) if scene.own is not None else ""
    items: list[ui.Item[Any]] = [
        text(head if _says_where(scene, choice.number) else f"{head}\n{where}"),
        *([text(beaten)] if beaten else []),
        picture.gallery(),
        *([text(listed)] if listed else []),
        *[text(f"-# {each}") for each in _notes(scene, standings, choice, pages, lines)],
        _turning(scene, choice, pages),
        _asking(scene, standings, choice, lines),
        *navigation(scene, reckoned, "t_standings"),
    ]
    return Screen(layout(*items, colour=GOLD), (picture,))


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


def _there(scene: Scene, standings: Standings, choice: Choice) -> Choice:
    if choice.page is None:
        return choice.shows(place_of(standings, scene.own) or 0)
    last = max(0, -(-len(standings.places) // PER_PAGE) - 1)
    return choice._replace(page=min(max(0, choice.page), last))


# The list ----------------------------------------------------------------------------------------


def ranking_list(
    scene: Scene, standings: Standings, lines: Sequence[Line], longest: int
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
    scene: Scene, standings: Standings, lines: Sequence[Line], longest: int
) -> Iterator[str]:
    """With every tie-break below: `Points 1,100 · Games won 3 · …`"""
    for line in lines:
        yield from _heading_line(line)
        rank = rank_mark(line.rank, scene.words)
        yield f"{rank} {line.mark}{_name(scene, line, longest)}"
        yield f"-# {' · '.join(values_told(standings, line.place, scene.words))}"


def _heading_line(line: Line) -> Iterator[str]:
    if line.head:
        yield f"### {line.head}"


def _name(scene: Scene, line: Line, longest: int) -> str:
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
    scene: Scene, standings: Standings, choice: Choice, pages: int, lines: Sequence[Line]
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


# Controls ----------------------------------------------------------------------------------------


def _turning(scene: Scene, choice: Choice, pages: int) -> ui.ActionRow[Any]:
    words = scene.words
    other = choice._replace(in_words=not choice.in_words)
    label = words("tournament-boards-as-list" if choice.in_words else "tournament-boards-in-words")
    controls: list[ui.Item[Any]] = []
    if pages > 1:
        controls += [
            turn("t_standings", scene.id, choice, -1, pages, words),
            turn("t_standings", scene.id, choice, 1, pages, words),
            button(
                words("tournament-boards-my-page"),
                "t_standings",
                scene.id,
                *choice._replace(page=None).args,
                emoji="🙋",
            ),
        ]
    controls.append(button(label, "t_standings", scene.id, *other.args, emoji="📋"))
    return ui.ActionRow(*controls)


def turn(
    verb: str, tournament: int, choice: Choice, step: int, pages: int, words: Words
) -> ui.Item[Any]:
    """Return the button to the page before or after, if there is one."""
    number = (choice.page or 0) + step
    there = 0 <= number < pages
    args = choice._replace(page=number).args if there else ("none", step)
    label = words("leaderboard-next" if step > 0 else "leaderboard-previous")
    return ui.Button(
        label=label,
        emoji="▶️" if step > 0 else "◀️",
        custom_id=press_id(verb, tournament, *args),
        disabled=not there,
    )


def _asking(
    scene: Scene, standings: Standings, choice: Choice, lines: Sequence[Line]
) -> ui.ActionRow[Any]:
    """Why somebody is where they are."""
    words = scene.words
    options = [
        discord.SelectOption(
            label=f"{words.number(each.place.rank)} · {scene.plain(each.entry, 30)}",
            value=str(each.entry),
            description=main_value(standings, each.place, words),
        )
        for each in lines
    ]
    return ui.ActionRow(
        select(words("tournament-boards-ask-why"), options, "t_why", scene.id, choice.number or 0)
    )
