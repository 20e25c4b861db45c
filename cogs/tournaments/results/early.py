"""The page in place of standings while nothing counts: nobody is ahead or has a medal."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.tournaments import Forfeit, Played, Round
from bot.tournaments.shown.reckoned import Reckoned
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.announcement import is_open_daily, state_line
from cogs.tournaments.navigation import navigation
from cogs.tournaments.progress import progress
from cogs.tournaments.scene import ROOM, Scene, fitting

MARK = "▫️"
"""in place of a rank"""
OVER = ("finished", "cancelled")


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
    words = scene.words
    title = words("tournament-boards-standings", tournament=words.name(scene.event.row.name))
    over = not scene.event.standing("in") and scene.event.state in OVER
    where = "" if over else f"\n{how_far(scene, reckoned, number)}"
    items: list[ui.Item[Any]] = [
        text(f"## {title}{where}"),
        text(why_nothing(scene)),
        text(fitting(lambda longest: _names(scene, reckoned, longest), ROOM)),
        *navigation(scene, reckoned, here),
    ]
    return Screen(layout(*items, colour=GOLD))


def _names(scene: Scene, reckoned: Reckoned, longest: int) -> Iterator[str]:
    for each in reckoned.tournament.entries:
        yield f"{MARK} {scene.name(each.id, longest)}"
