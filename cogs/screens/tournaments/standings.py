"""The standings of a tournament: a page as a picture and a list, and what may be asked of it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.text import Words
from bot.tournaments import Place, Standings
from bot.tournaments.reckoned import Reckoned
from card_images import StandingsLine, StandingsPage
from cogs.pictures import Pictures
from cogs.press import button, press_id, select
from cogs.screens.board_rows import MEDALS
from cogs.screens.screen import GOLD, Picture, Screen, layout, text
from cogs.screens.tournaments.columns import column_name, heading, told, value_text
from cogs.screens.tournaments.early import early_screen, nothing_counts
from cogs.screens.tournaments.progress import progress
from cogs.screens.tournaments.scene import ROOM, Scene, fitting, fitting_alt
from cogs.screens.tournaments.ways import ways

PER_PAGE: Final = 16
IN_WORDS_PER_PAGE: Final = 8
"""with every tie-break of each"""
OWN: Final = "mine"
"""the page on which the reader stands"""
STILL_IN: Final = "▫️"
"""in place of the rank of who plays on in a bracket, and of who has none"""
HEADS: Final = ("direction", "bracket")
"""columns that say which ranking somebody stands in: they head it"""


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

    @property
    def per_page(self) -> int:
        return IN_WORDS_PER_PAGE if self.in_words else PER_PAGE

    def shows(self, place: int) -> "Choice":
        """The page on which a place stands, from 0."""
        return self._replace(page=place // self.per_page)


async def standings_screen(
    scene: Scene, reckoned: Reckoned, choice: Choice, pictures: Pictures
) -> Screen:
    """A page; one beyond the last is the last."""
    if nothing_counts(reckoned):
        return early_screen(scene, reckoned, choice.number)
    standings = reckoned.standings
    choice = _there(scene, standings, choice)
    first = (choice.page or 0) * choice.per_page
    places = standings.places[first : first + choice.per_page]
    pages = max(1, -(-len(standings.places) // choice.per_page))
    where = progress(scene, reckoned, choice.number)
    page = standings_page(scene, reckoned, first, len(places), where)
    data = await pictures.standings(page, scene.look)
    alt = fitting_alt(
        f"{page.title}, {where}", lambda longest: _alt_lines(scene, reckoned, places, longest)
    )
    picture = Picture("standings.png", data, alt)
    tell = _in_words if choice.in_words else _lines
    items: list[ui.Item[Any]] = [
        text(f"## {title(scene, choice.number)}\n{where}"),
        picture.gallery(),
        text(
            fitting(
                lambda longest: [
                    *tell(scene, reckoned, first, places, longest),
                    *by_lot(scene, reckoned, first, len(places), longest),
                ],
                ROOM,
            )
        ),
        *[text(f"-# {each}") for each in _notes(scene, standings, choice, pages)],
        _turning(scene, choice, pages),
        _asking(scene, reckoned, choice, places),
        *ways(scene, reckoned, "t_standings"),
    ]
    return Screen(layout(*items, colour=GOLD), (picture,))


def title(scene: Scene, number: int | None) -> str:
    """Another one for each round: posts are known by their first line."""
    words, name = scene.words, scene.words.name(scene.event.row.name)
    if number is None:
        return words("tournament-boards-standings", tournament=name)
    return words("tournament-boards-standings-after", tournament=name, round=number)


def standings_page(
    scene: Scene, reckoned: Reckoned, first: int, count: int, about: str
) -> StandingsPage:
    """What the picture shows: `count` places from `first` on."""
    words, standings = scene.words, reckoned.standings
    gone = reckoned.tournament.last_round_of
    columns, playing = ranking_columns(standings), still_in(scene, reckoned)
    rows = tuple(
        StandingsLine(
            place.rank,
            scene.plain(place.entry),
            tuple(
                words("tournament-boards-still-in")
                if place.entry in playing
                else value_text(column, value, words)
                for column, value in zip(columns, place.values[-len(columns) :], strict=True)
            ),
            own=place.entry == scene.own,
            gone=place.entry in gone,
            decided=_decided(standings, number),
            head=_head(standings, number, first, words),
        )
        for number, place in enumerate(standings.places[first : first + count], start=first)
    )
    marked = any(row.decided is not None for row in rows)
    return StandingsPage(
        title=scene.event.row.name,
        subtitle=about,
        columns=tuple(heading(each, words) for each in columns),
        rows=rows,
        note=words("tournament-boards-standings-decided") if marked else "",
    )


def _head(standings: Standings, number: int, first: int, words: Words) -> str:
    """What heads a ranking of its own, and a page, of which `first` is the first place."""
    column, value = standings.columns[0], standings.places[number].values[0]
    if column not in HEADS:
        return ""
    if number > first and standings.places[number - 1].values[0] == value:
        return ""
    name = value_text(column, value, words)
    return name[:1].upper() + name[1:]


def _decided(standings: Standings, number: int) -> int | None:
    """The column of the picture that puts a place below the one above."""
    if number == 0:
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


def still_in(scene: Scene, reckoned: Reckoned) -> set[int]:
    """Who plays on in a bracket: his place is only the best he can reach."""
    found: set[int] = set()
    sections: set[str] = set()
    if scene.event.state == "finished":
        return found
    for course in reckoned.courses:
        sections.add(course.bracket.section)
        if course.open:
            found |= course.alive()
    if sections and "consolante" not in sections:  # it is not drawn yet
        waiting = (each for each in reckoned.standings.places if each.values == (2, 1))
        found |= {each.entry for each in waiting}
    return found


def place_of(standings: Standings, entry: int | None) -> int | None:
    """Where somebody stands in the list, from 0."""
    found = (number for number, each in enumerate(standings.places) if each.entry == entry)
    return next(found, None)


def _there(scene: Scene, standings: Standings, choice: Choice) -> Choice:
    if choice.page is None:
        return choice.shows(place_of(standings, scene.own) or 0)
    last = max(0, -(-len(standings.places) // choice.per_page) - 1)
    return choice._replace(page=min(max(0, choice.page), last))


# The list ----------------------------------------------------------------------------------------


def rank_mark(rank: int, words: Words) -> str:
    return MEDALS[rank - 1] if rank <= len(MEDALS) else f"{words.number(rank)} ·"


def has_nothing(standings: Standings, place: Place) -> bool:
    """Who has played no board of a duplicate has no score, and so neither a place nor a medal."""
    return place.values[_main_column(standings)] is None


def _main_column(standings: Standings) -> int:
    return int(standings.columns[0] == "direction")


def main_value(standings: Standings, place: Place, words: Words) -> str:
    """What an entry is ranked by: `4,312`; of a knock-out `main bracket · place 3`."""
    columns, values = standings.columns, place.values
    if columns[0] == "bracket":
        return f"{value_text(columns[0], values[0], words)} · {told(columns[1], values[1], words)}"
    main = _main_column(standings)
    return value_text(columns[main], values[main], words)


def _lines(
    scene: Scene, reckoned: Reckoned, first: int, places: Sequence[Place], longest: int
) -> Iterator[str]:
    """`🥇 **Ann and Ben** · 4,312`"""
    standings, playing = reckoned.standings, still_in(scene, reckoned)
    for number, place in enumerate(places, start=first):
        yield from _heading_line(standings, number, first, scene.words)
        value = main_value(standings, place, scene.words).rpartition(" · ")[2]
        mark = rank_mark(place.rank, scene.words)
        if place.entry in playing:
            value, mark = scene.words("tournament-boards-still-in"), STILL_IN
        if has_nothing(standings, place):
            mark = STILL_IN
        yield f"{mark} {_name(scene, reckoned, place, longest)} · {value}"


def _in_words(
    scene: Scene, reckoned: Reckoned, first: int, places: Sequence[Place], longest: int
) -> Iterator[str]:
    """With every tie-break below: `Points 1,100 · parties won 3 · …`"""
    standings, words = reckoned.standings, scene.words
    for number, place in enumerate(places, start=first):
        yield from _heading_line(standings, number, first, words)
        yield f"{rank_mark(place.rank, words)} {_name(scene, reckoned, place, longest)}"
        yield f"-# {' · '.join(values_told(standings, place, words))}"


def values_told(standings: Standings, place: Place, words: Words) -> list[str]:
    """Each tie-break with its value."""
    columns = ranking_columns(standings)
    pairs = zip(columns, place.values[-len(columns) :], strict=True)
    return [told(column, value, words) for column, value in pairs]


def _heading_line(standings: Standings, number: int, first: int, words: Words) -> Iterator[str]:
    head = _head(standings, number, first, words)
    if head:
        yield f"**{head}**"


def by_lot(scene: Scene, reckoned: Reckoned, first: int, count: int, longest: int) -> Iterator[str]:
    """Among `count` places from `first` on: whose medal nothing but a lot has decided."""
    places = reckoned.standings.places
    for number in range(first, min(first + count, len(places) - 1)):
        one, other = places[number], places[number + 1]
        if one.rank > len(MEDALS) or one.rank >= other.rank:
            continue
        if reckoned.standings.why(one.entry, other.entry).tie_break == "lot":
            ahead, behind = (f"**{scene.name(each.entry, longest)}**" for each in (one, other))
            line = scene.words("tournament-boards-by-lot", ahead=ahead, behind=behind)
            yield f"-# {line}"


def _name(scene: Scene, reckoned: Reckoned, place: Place, longest: int) -> str:
    name = f"**{scene.name(place.entry, longest)}**"
    if place.entry in reckoned.tournament.last_round_of:
        return f"{name} ({scene.words('tournament-boards-gone')})"
    return name


def _alt_lines(
    scene: Scene, reckoned: Reckoned, places: Sequence[Place], longest: int
) -> Iterator[str]:
    words, standings = scene.words, reckoned.standings
    for place in places:
        parts = [scene.plain(place.entry, longest), main_value(standings, place, words)]
        if place.entry in reckoned.tournament.last_round_of:
            parts.append(words("tournament-boards-gone"))
        yield f"{words.number(place.rank)}: {', '.join(parts)}"


def _notes(scene: Scene, standings: Standings, choice: Choice, pages: int) -> Iterator[str]:
    values = {"page": (choice.page or 0) + 1, "pages": pages, "count": len(standings.places)}
    if pages > 1:
        yield scene.words("tournament-boards-standings-page", **values)
    if scene.event.plan.is_duplicate and scene.event.current is not None:
        yield scene.words("duplicate-hidden")
    tie_breaks = ranking_columns(standings)[1:]
    if tie_breaks and not choice.in_words:
        named = " · ".join(column_name(each, scene.words) for each in tie_breaks)
        yield scene.words("tournament-boards-standings-about", columns=named)


# Controls ----------------------------------------------------------------------------------------


def _turning(scene: Scene, choice: Choice, pages: int) -> ui.ActionRow[Any]:
    words = scene.words
    other = Choice(choice.number, 0, not choice.in_words)
    page = choice.page or 0
    if other.in_words != choice.in_words:
        other = other.shows(page * choice.per_page)
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
    """To the page before or after, if there is one."""
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
    scene: Scene, reckoned: Reckoned, choice: Choice, places: Sequence[Place]
) -> ui.ActionRow[Any]:
    """Why somebody is where he is."""
    words = scene.words
    options = [
        discord.SelectOption(
            label=f"{words.number(each.rank)} · {scene.plain(each.entry, 30)}"[:100],
            value=str(each.entry),
            description=main_value(reckoned.standings, each, words)[:100],
        )
        for each in places
    ]
    return ui.ActionRow(
        select(words("tournament-boards-ask-why"), options, "t_why", scene.id, choice.number or 0)
    )
