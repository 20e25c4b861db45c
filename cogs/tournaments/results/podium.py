"""The post at the end of a tournament: who has won, and how anybody can check the draw."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import discord

from bot.tournaments import Place
from bot.tournaments.shown.reckoned import Reckoned
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.screen import GOLD, Items, Picture, Screen, screen_of
from cogs.tournaments.results.league import league_button
from cogs.tournaments.results.lines import head_name, main_value, rank_mark
from cogs.tournaments.results.standings import by_lot, nothing_counts
from cogs.tournaments.scene import Scene, fingerprint, fitting, fitting_alt, navigation, said

RANKS: Final = 3
MOST: Final = 6
"""entries that are named: equals share a rank"""


MOST_ON_STEP: Final = 4
"""entries on a step of the picture"""


async def podium_screen(
    scene: Scene, reckoned: Reckoned, pictures: Pictures, league: Sequence[str] = ()
) -> Screen:
    """The podium of a tournament that is over and in which something was played. `league`: lines
    about that of which it is a part."""
    words = scene.words
    name = words.name(scene.event.row.name)
    picture = await _picture(scene, reckoned, pictures) if _first(reckoned) else None
    items: Items = [
        f"## {words('tournament-boards-podium', tournament=name)}\n{_size(scene, reckoned)}",
        *([picture.gallery()] if picture else []),
        fitting(lambda longest: _lines(scene, reckoned, longest), 2000),
        *(["\n".join(league)] if league else []),
        *([words("tournament-boards-thanks")] if reckoned.winners else []),
        *[f"-# {each}" for each in _draw(scene)],
        [
            button(
                words("tournament-boards-to.standings"),
                "t_standings",
                *(scene.id, 0, 0, "list"),
                style=discord.ButtonStyle.primary,
                emoji="🏆",
            ),
            *([league_button(scene.event.row.league_id, words)] if league else []),
        ],
        *navigation(scene, reckoned, "t_standings"),
    ]
    return screen_of(*items, colour=GOLD)


def _size(scene: Scene, reckoned: Reckoned) -> str:
    entries = [each.id for each in reckoned.tournament.entries]
    members = [each for entry in entries for each in scene.event.members_of(entry)]
    robots = sum(each.person_id is None for each in members)
    people, size = len(members) - robots, scene.event.row.members
    words, rounds = scene.words, len(reckoned.tournament.rounds)
    format_ = words("tournament-format", scene.event.plan.format)
    if scene.event.plan.format.own_time:
        return words("tournament-boards-size-daily", format=format_, people=people)
    if size == 1:
        return words("tournament-boards-size-people", format=format_, people=people, rounds=rounds)
    return words(
        "tournament-boards-size-pairs",
        format=format_,
        entries=len(entries),
        size=size,
        people=people,
        robots=robots,
        rounds=rounds,
    )


def _first(reckoned: Reckoned) -> list[Place]:
    """Return those who have a medal, in the order of their ranks."""
    if not reckoned.tournament.rounds:
        return []
    placed = (each for each in reckoned.standings.places if each.entry in reckoned.ranks)
    found = (each for each in placed if each.rank <= RANKS)
    return sorted(found, key=lambda each: each.rank)


def _shown_value(reckoned: Reckoned, place: Place, scene: Scene) -> str:
    """Nothing for a knock-out: the step says it."""
    if reckoned.standings.columns[0] == "bracket":
        return ""
    return main_value(reckoned.standings, place, scene.words)


def _lines(scene: Scene, reckoned: Reckoned, longest: int) -> Iterator[str]:
    words, standings = scene.words, reckoned.standings
    places = _first(reckoned)
    if not reckoned.winners and nothing_counts(reckoned):
        yield words("tournament-boards-nothing-played")
    elif not reckoned.winners:
        yield words("tournament-boards-nobody-won")
    if places and standings.columns[0] == "direction":
        for direction in (0, 1):
            yield f"### {head_name('direction', direction, words)}"
            yield from _places(
                scene, reckoned, [each for each in places if each.values[0] == direction], longest
            )
    else:
        yield from _places(scene, reckoned, places, longest)
    yield from by_lot(scene, reckoned, 0, len(standings.places), longest)
    for entry in _consolante(reckoned):
        name, people = f"**{scene.name(entry, longest)}**", scene.people(entry)
        yield words("tournament-boards-won-consolante", name=name, people=people)


def _places(
    scene: Scene, reckoned: Reckoned, places: Sequence[Place], longest: int
) -> Iterator[str]:
    for place in places[:MOST]:
        value = _shown_value(reckoned, place, scene)
        parts = [f"**{scene.name(place.entry, longest)}**", *([value] if value else [])]
        yield f"{rank_mark(place.rank, scene.words)} {' · '.join(parts)}"
    if len(places) > MOST:
        yield scene.words("tournament-player-more", count=len(places) - MOST)


def _consolante(reckoned: Reckoned) -> Iterator[int]:
    """Return the winners of the consolante, if there was one and it was played to its end."""
    for tableau in reckoned.tableaux:
        if tableau.bracket.section == "consolante" and not tableau.open:
            yield from (each for each in tableau.alive() if each in reckoned.ranks)


def _draw(scene: Scene) -> Iterator[str]:
    """How to check what came of the seed."""
    words, seed = scene.words, scene.event.published_seed
    if seed is None or scene.event.plan.format.own_time:
        return
    yield words("tournament-boards-seed", seed=fingerprint(seed.hex()))


async def _picture(scene: Scene, reckoned: Reckoned, pictures: Pictures) -> Picture:
    words, places = scene.words, _first(reckoned)
    steps = tuple(
        PodiumStep(
            rank,
            _on_step(scene, equal),
            values.pop() if len(values) == 1 else "",
        )
        for rank, group in groupby(places, key=lambda each: each.rank)
        for equal in [list(group)]
        for values in [{_shown_value(reckoned, each, scene) for each in equal}]
    )
    about = words("tournament-format", scene.event.plan.format)
    page = PodiumPage(scene.event.row.name, about, steps)
    alt = fitting_alt(
        f"{page.title}, {about}",
        lambda longest: _alt_lines(scene, reckoned, places, longest),
    )
    return Picture("podium.png", await pictures.draw(draw_podium, page, scene.look), alt)


def _on_step(scene: Scene, equal: Sequence[Place]) -> tuple[str, ...]:
    """Return who stands on a step, and for how many there is no room."""
    shown, more = _with_room(equal, scene)
    return (*(scene.plain(each.entry) for each in shown), *more)


def _with_room(equal: Sequence[Place], scene: Scene) -> tuple[Sequence[Place], tuple[str, ...]]:
    """Return those of a rank for whom a step has room, and a line about the others."""
    if len(equal) <= MOST_ON_STEP:
        return equal, ()
    shown = equal[: MOST_ON_STEP - 1]
    return shown, (scene.words("tournament-player-more", count=len(equal) - len(shown)),)


def _alt_lines(
    scene: Scene, reckoned: Reckoned, places: Sequence[Place], longest: int
) -> Iterator[str]:
    """Tell what the picture shows, step by step."""
    for _, group in groupby(places, key=lambda each: each.rank):
        shown, more = _with_room(list(group), scene)
        yield from (_alt_line(scene, reckoned, each, longest) for each in shown)
        yield from more


def _alt_line(scene: Scene, reckoned: Reckoned, place: Place, longest: int) -> str:
    """`1: Ann & Ben; 4,312`"""
    value = _shown_value(reckoned, place, scene)
    words = scene.words
    name = said(words.number(place.rank), scene.plain(place.entry, longest), words)
    return f"{name}; {value}" if value else name
