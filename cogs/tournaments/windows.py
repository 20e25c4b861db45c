"""Selects of more than Discord's 25 options: one for the page, one for what is on it."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.visible_text import shorten
from cogs.press import select
from cogs.screens.screen import Items

MOST: Final = 25
"""options of a select"""


def page_of(position: int) -> int:
    """The page on which something stands."""
    return max(position, 0) // MOST


def windows(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    page: int,
    verb: str,
    turn: str,
    *args: object,
) -> Items:
    """The options of a page (from 0; one beyond the last is the last), which press `verb`; and,
    where there are several pages, a select of them, "26–50 · Clara …", which presses `turn`."""
    pages = max(1, -(-len(options) // MOST))
    page = min(max(page, 0), pages - 1)
    shown = list(options[page * MOST : (page + 1) * MOST])
    rows: Items = []
    if shown:
        rows.append([select(placeholder, shown, verb, *args)])
    if pages > 1:
        turns = [_page(options, each, page) for each in range(pages)][:MOST]
        rows.append([select("…", turns, turn, *args)])
    return rows


def _page(options: Sequence[discord.SelectOption], page: int, now: int) -> discord.SelectOption:
    first, last = page * MOST, min((page + 1) * MOST, len(options)) - 1
    ends = " … ".join(shorten(options[each].label, 36) for each in (first, last))
    label = f"{first + 1}–{last + 1} · {ends}"
    return discord.SelectOption(label=label, value=str(page), default=page == now)
