"""Pages of what is longer than a message, and selects of what is longer than a select."""

from collections.abc import Callable, Sequence
from typing import Final

import discord
from discord import ui

from bot.text import Words
from cogs.press import Item, select

MOST: Final = 25
"""options of a select"""
OWN: Final = "mine"
"""in a custom id: the page on which its reader stands"""


def pages_of(count: int, size: int) -> int:
    """How many pages so many have; nothing has one as well."""
    return max(1, -(-count // size))


def turns(
    page: int, pages: int, words: Words, custom_id: Callable[[int], str], here: str = ""
) -> list[Item]:
    """Return the buttons to the page before and to the one after; they can be pressed where these
    are there. `custom_id`: of a page, from 0. `here`: of a label between them that says which page
    it is."""
    before, after = (
        ui.Button[ui.LayoutView](
            label=label,
            emoji=sign,
            custom_id=custom_id(page + step),
            disabled=not 0 <= page + step < pages,
        )
        for step, label, sign in (
            (-1, words("leaderboard-previous"), "◀️"),
            (1, words("leaderboard-next"), "▶️"),
        )
    )
    if not here:
        return [before, after]
    where = words("tournament-boards-page", page=page + 1, pages=pages)
    return [before, ui.Button(label=where, custom_id=here, disabled=True), after]


def choices(
    placeholder: str, offered: Sequence[tuple[str, str]], chosen: str, verb: str, *args: object
) -> list[Item]:
    """A select of values, each with its label; of too many those around the chosen one."""
    at = next((number for number, (value, _) in enumerate(offered) if value == chosen), 0)
    first = max(0, min(at - MOST // 2, len(offered) - MOST))
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in offered[first : first + MOST]
    ]
    return [select(placeholder, options, verb, *args)]
