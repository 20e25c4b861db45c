"""Pages of lists longer than a message, and selects of lists longer than Discord's 25 options."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import discord
from discord import ui

from bot.text import Words
from bot.visible_text import shorten
from cogs.press import Item, button, press_id, select
from cogs.screens.screen import Items

Thing = TypeVar("Thing")

MOST = 25
"""options of a select"""
OWN = "mine"
"""in a custom id: the page on which its reader stands"""


def pages_of(count: int, size: int) -> int:
    """Return the number of pages of so many things; an empty list has one page."""
    return max(1, -(-count // size))


def page_at(found: Sequence[Thing], page: int, size: int) -> tuple[int, int, Sequence[Thing]]:
    """The page that is asked for, or the nearest there is; how many there are; and what it has."""
    pages = pages_of(len(found), size)
    page = min(max(page, 0), pages - 1)
    return page, pages, found[page * size : (page + 1) * size]


def turns(
    page: int,
    pages: int,
    words: Words,
    custom_id: Callable[[int], str],
    here: str = "",
    back: str = "leaderboard-previous",
    on: str = "leaderboard-next",
) -> list[Item]:
    """Return the buttons to the page before and to the one after; they can be pressed where these
    are there. `custom_id`: of a page, from 0. `here`: of a label between them that says which page
    it is. `back`, `on`: the texts of both, empty for signs alone."""
    before, after = (
        ui.Button[ui.LayoutView](
            label=words(label) if label else None,
            emoji=sign,
            custom_id=custom_id(page + step),
            disabled=not 0 <= page + step < pages,
        )
        for step, label, sign in ((-1, back, "◀️"), (1, on, "▶️"))
    )
    if not here:
        return [before, after]
    where = words("tournament-boards-page", page=page + 1, pages=pages)
    return [before, ui.Button(label=where, custom_id=here, disabled=True), after]


def turning(
    page: int,
    pages: int,
    words: Words,
    verb: str,
    address: Callable[[int | str], Iterable[object]],
    *,
    mine: str = "",
    here: bool = False,
) -> list[Item]:
    """The ways to the other pages of a list that has several, and to the reader's own, which is
    called `mine`. `address`: of a page, as a custom id carries it. `here`: which page it is stands
    between them."""
    if pages < 2:
        return []
    at = press_id(verb, *address("here")) if here else ""
    ways = turns(page, pages, words, lambda other: press_id(verb, *address(other)), at)
    return [*ways, *([button(mine, verb, *address(OWN), emoji="🙋")] if mine else ())]


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
    page, pages, shown = page_at(options, page, MOST)
    rows: Items = []
    if shown:
        rows.append([select(placeholder, [*shown], verb, *args)])
    if pages > 1:
        turns: dict[int, str] = {}
        for number in range(pages)[:MOST]:
            first, last = number * MOST, min((number + 1) * MOST, len(options)) - 1
            ends = " … ".join(shorten(options[each].label, 36) for each in (first, last))
            turns[number] = f"{first + 1}–{last + 1} · {ends}"
        rows.append([select("…", turns, turn, *args, chosen=page)])
    return rows
