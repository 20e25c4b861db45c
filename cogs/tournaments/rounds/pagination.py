"""From one page of a bracket or a cross table to the next."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.text import Words
from cogs.press import press_id


def page_buttons(
    verb: str, tournament: int, page: int, pages: int, words: Words
) -> Iterator[ui.Item[Any]]:
    """Return the buttons to the page before and to the one after, if they are there."""
    for step, label, sign in ((-1, "leaderboard-previous", "◀️"), (1, "leaderboard-next", "▶️")):
        number = page + step
        there = 0 <= number < pages
        custom_id = press_id(verb, tournament, number if there else f"none-{step > 0}")
        yield ui.Button(label=words(label), emoji=sign, custom_id=custom_id, disabled=not there)
