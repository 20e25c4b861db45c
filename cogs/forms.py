"""Modals: their custom id names what they are for, and no state lives in them.

What somebody writes arrives as a press whose value is the text; see `cogs/press.py`.
"""

from typing import Any, Final

from discord import ui

from bot.visible_text import shorten
from cogs.press import press_id

MOST_TITLE: Final = 45
"""characters of a modal's title, and of a field's label"""


def form(
    title: str, label: str, verb: str, *args: object, text: str = "", longest: int
) -> ui.Modal:
    """A modal that asks for one short text; `args` go into its custom id."""
    modal = titled(title, verb, *args)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text", default=text or None, min_length=1, max_length=longest
    )
    modal.add_item(labelled(label, field))
    return modal


def titled(title: str, verb: str, *args: object) -> ui.Modal:
    """A modal without anything yet; `args` go into its custom id."""
    return ui.Modal(title=shorten(title, MOST_TITLE), custom_id=press_id(verb, *args))


def labelled(label: str, field: ui.TextInput[Any]) -> ui.Label[Any]:
    """A field of a modal below its label."""
    return ui.Label(text=shorten(label, MOST_TITLE), component=field)
