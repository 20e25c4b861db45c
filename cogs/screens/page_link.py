"""A link for browsers, as the screens of tournaments, clubs, parties and people show it."""

from collections.abc import Sequence
from typing import Literal

from bot.text import Words
from cogs.press import GREEN, GREY_BUTTON, Item, button, link
from cogs.screens.screen import Items

Change = Literal["on", "new", "off", "list", "unlist", "hold", "unhold"]


def page_link_items(
    address: str,
    words: Words,
    press: Sequence[object],
    *,
    none: str,
    told: str = "",
    beside: Sequence[Item] = (),
    more: Sequence[Change] = (),
) -> Items:
    """A link that is there, with what else is `told` of it, buttons `beside` the one that follows
    it, and those that change it; where `address` is empty the sentence `none`, and a button that
    makes one.

    `press`: verb and values of the custom ids, of which the change is the last; `more`: changes
    beside another link and none.
    """
    verb, *values = press

    def change(which: Change) -> Item:
        style = GREEN if which == "on" else GREY_BUTTON
        return button(words("page-link-do", which), str(verb), *values, which, style=style)

    if not address:
        return [none, [change("on")]]
    return [
        words("page-link", link=address),
        *([told] if told else []),
        [link(words("page-link-read"), address), *beside],
        [*map(change, more), change("new"), change("off")],
    ]
