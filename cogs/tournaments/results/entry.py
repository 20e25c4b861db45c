"""One entry of a tournament: where it stands and why, and its games round by round."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.tournaments import Forfeit, Played, Round, Table
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Bye, opposite
from cogs.screens.screen import FELT, Screen, layout, text
from cogs.tournaments.navigation import navigation
from cogs.tournaments.progress import progress
from cogs.tournaments.results.columns import told
from cogs.tournaments.results.early import how_far, nothing_counts, why_nothing
from cogs.tournaments.results.penalties import penalty_lines
from cogs.tournaments.results.standings import Choice, place_of
from cogs.tournaments.results.standings_lines import beaten_line, rank_mark, values_told
from cogs.tournaments.results.why import why_lines
from cogs.tournaments.robots import finished_text
from cogs.tournaments.scene import Scene, fitting

MOST: Final = 16
"""rounds that are listed"""


def entry_screen(scene: Scene, reckoned: Reckoned, entry: int, number: int | None = None) -> Screen:
    """An entry in the standings after round `number`; raises `KeyError` for who is not in them."""
    if nothing_counts(reckoned):
        return _early(scene, reckoned, entry, number)
    words, standings = scene.words, reckoned.standings
    place = standings.place(entry)
    where = place_of(standings, entry) or 0
    nothing = entry in reckoned.placeless
    mark = rank_mark(reckoned.ranks.get(entry), words)
    rank = words("tournament-boards-of-entries", rank=place.rank, count=len(standings.places))
    beaten = beaten_line(scene, reckoned, entry)
    where_now = [*([] if nothing else [rank]), progress(scene, reckoned, number)]
    neighbours = standings.places[max(0, where - 1) : where + 2]
    # Ranks begin anew for the other direction.
    above = next((each for each in neighbours[: min(where, 1)] if each.rank <= place.rank), None)
    below = next(
        (each for each in neighbours[min(where, 1) + 1 :] if each.rank >= place.rank), None
    )
    other = above or below
    why: list[ui.Item[Any]] = []
    if above is None and not nothing:
        why.append(text(words("tournament-boards-nobody-ahead")))
    if other is not None:
        separation = standings.why(other.entry, entry)
        lines = fitting(lambda longest: why_lines(scene, reckoned, separation, longest), 1500)
        why.append(text(f"### {words('tournament-boards-why-title')}\n{lines}"))
    items: list[ui.Item[Any]] = [
        text(f"## {mark} {scene.name(entry)}\n{' · '.join(where_now)}"),
        *([text(beaten)] if beaten else []),
        *why,
        text(f"-# {' · '.join(values_told(standings, place, words))}"),
        text(fitting(lambda longest: _rounds(scene, reckoned, entry, longest), 1500)),
        *navigation(scene, reckoned, "t_entry", Choice(number).shows(where).args),
    ]
    return Screen(layout(*items, colour=FELT))


def _early(scene: Scene, reckoned: Reckoned, entry: int, number: int | None) -> Screen:
    """Without a rank: nothing counts yet."""
    items: list[ui.Item[Any]] = [
        text(f"## {scene.name(entry)}\n{how_far(scene, reckoned, number)}"),
        text(why_nothing(scene)),
        text(fitting(lambda longest: _rounds(scene, reckoned, entry, longest), 1500)),
        *navigation(scene, reckoned, "t_entry"),
    ]
    return Screen(layout(*items, colour=FELT))


def _rounds(scene: Scene, reckoned: Reckoned, entry: int, longest: int) -> Iterator[str]:
    """The last ones, and those to come that are known."""
    yield f"### {scene.words('tournament-boards-games')}"
    played = reckoned.tournament.rounds
    coming = reckoned.coming[: MOST // 2]
    shown: Sequence[Round] = [*played[-(MOST - len(coming)) :], *coming]
    if shown and shown[0].number > 1:
        yield "…"
    for each in shown:
        yield f"**{each.number}** · {_game(scene, reckoned, each, entry, longest)}"
    yield from penalty_lines(scene, reckoned, {entry}, longest)


def _game(scene: Scene, reckoned: Reckoned, paired: Round, entry: int, longest: int) -> str:
    words = scene.words
    tables = [each for each in paired.tables if entry in each.entries()]
    if not tables:
        return words(
            "tournament-boards-sat-out"
            if _has_bye(reckoned, paired, entry)
            else "tournament-boards-not-there"
        )
    table = tables[0]
    side = 0 if entry in table.sides[0] else 1
    partners = tuple(each for each in table.sides[side] if each != entry)
    parts = [words("tournament-boards-table", table=each.number) for each in tables]
    if partners:
        parts.append(words("tournament-boards-with", partner=scene.side(partners, longest)))
    if table.sides[opposite(side)]:
        others = scene.side(table.sides[opposite(side)], longest)
        parts.append(words("tournament-boards-against", others=others))
    parts += _outcome(scene, reckoned, paired.number, table, side)
    return " · ".join(parts)


def _outcome(
    scene: Scene, reckoned: Reckoned, number: int, table: Table, side: int
) -> Iterator[str]:
    words, row = scene.words, reckoned.tournament.result_of(number, table.number)
    if isinstance(row, Forfeit):
        absent = not set(table.sides[side]).isdisjoint(row.absent)
        yield words("tournament-boards-forfeited" if absent else "tournament-boards-won-by-forfeit")
    elif len(table.sides[side]) == 1 and reckoned.tournament.plan.format.two_tables:
        yield from _match(
            scene, reckoned, number, table.sides[side][0], table.sides[opposite(side)][0]
        )
    elif isinstance(row, Played):
        mine, theirs = row.scores[side].points, row.scores[opposite(side)].points
        yield f"**{words.number(mine)}** – {words.number(theirs)}"
        absent = [each for each in table.entries() if each in row.absent]
        if absent:
            yield words("tournament-boards-table-robots", absent=scene.side(tuple(absent)))
        yield from finished_text(row, words)


def _match(scene: Scene, reckoned: Reckoned, number: int, own: int, other: int) -> Iterator[str]:
    """Return the lines of a match between teams of four: both tables together."""
    for met in reckoned.encounters().get((own, other), ()):
        if met.round == number and met.match_points is not None:
            yield f"**{told('imps', met.own - met.other, scene.words)}**"


def _has_bye(reckoned: Reckoned, paired: Round, entry: int) -> bool:
    return entry in paired.byes or any(
        isinstance(row, Bye) and (row.round, row.entry) == (paired.number, entry)
        for row in reckoned.tournament.counting
    )
