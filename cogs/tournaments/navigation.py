"""From one screen of a tournament to the others."""

from collections.abc import Iterator
from typing import Final

from bot.tournaments import Played
from bot.tournaments.shown.reckoned import Reckoned
from cogs.press import Item, button
from cogs.tournaments.scene import Scene

MOST_CROSSED: Final = 64
"""entries of a cross table: 36 pictures"""


def has_cross(reckoned: Reckoned) -> bool:
    plan = reckoned.tournament.plan
    if plan.format.bracket:
        return plan.pools
    return plan.format.cross_table and len(reckoned.tournament.entries) <= MOST_CROSSED


def has_bracket(reckoned: Reckoned) -> bool:
    return reckoned.tournament.plan.format.bracket


def has_boards(reckoned: Reckoned) -> bool:
    """Tell whether there are boards that all tables have played."""
    tournament = reckoned.tournament
    return tournament.plan.format.shared_boards and any(
        isinstance(row, Played) and row.boards for row in tournament.by_table.values()
    )


def navigation(
    scene: Scene, reckoned: Reckoned, here: str, standings: tuple[object, ...] = (0, 0, "list")
) -> Iterator[list[Item]]:
    """A row of buttons; `here` is the verb of the screen that has them.

    `standings`: which page of which.
    """
    offered = (
        ("t_standings", standings, "standings", "🏆", True),
        ("t_schedule", (0, 0), "round", "🪑", True),
        ("t_bracket", ("now",), "bracket", "🌳", has_bracket(reckoned)),
        ("t_cross", (0,), "cross", "🔢", has_cross(reckoned)),
        ("t_board", (0, 0, "mine"), "boards", "🗂️", has_boards(reckoned)),
        ("t_entry", ("mine",), "games", "🙋", True),
    )
    row = [
        button(scene.words(f"tournament-boards-to-{label}"), verb, scene.id, *args, emoji=emoji)
        for verb, args, label, emoji, there in offered
        if there and verb != here
    ]
    if here == "t_schedule":  # where people look for their table
        row.append(button(scene.words("tournament-player-where"), "t_where", scene.id, emoji="📍"))
    yield row
