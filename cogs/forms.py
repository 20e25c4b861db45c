"""Modals: their custom id names what they are for, and no state lives in them.

What somebody writes arrives as a press whose value is the text; see `cogs/presses.py`.
"""

from typing import Any

from discord import ui

from cogs.press import press_id


def form(
    title: str, label: str, verb: str, *args: object, text: str = "", longest: int
) -> ui.Modal:
    """A modal that asks for one short text; `args` go into its custom id."""
    modal = ui.Modal(title=title[:45], custom_id=press_id(verb, *args))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text", default=text or None, min_length=1, max_length=longest
    )
    modal.add_item(ui.Label(text=label[:45], component=field))
    return modal
