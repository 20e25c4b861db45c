"""Modals: their custom id names what they are for, and no state lives in them.

What somebody writes arrives as a press whose value is the text; see `cogs/press.py`.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
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


class FormField(NamedTuple):
    """A line of a form. Without `least` characters it may be left empty."""

    name: str
    label: str
    text: str = ""
    longest: int = 8
    least: int = 1
    long: bool = False
    """it may have several lines"""


def fields_form(
    title: str, about: str, fields: Sequence[FormField], verb: str, *args: object
) -> ui.Modal:
    """`about`: what will happen. What is written arrives in the order of the fields."""
    modal = titled(title, verb, *args)
    modal.add_item(ui.TextDisplay(about))
    for each in fields:
        style = discord.TextStyle.paragraph if each.long else discord.TextStyle.short
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=each.name,
            default=each.text or None,
            min_length=each.least,
            max_length=each.longest,
            required=each.least > 0,
            style=style,
        )
        modal.add_item(labelled(each.label, field))
    return modal


def titled(title: str, verb: str, *args: object) -> ui.Modal:
    """A modal without anything yet; `args` go into its custom id."""
    return ui.Modal(title=shorten(title, MOST_TITLE), custom_id=press_id(verb, *args))


def labelled(label: str, field: ui.TextInput[Any]) -> ui.Label[Any]:
    """A field of a modal below its label."""
    return ui.Label(text=shorten(label, MOST_TITLE), component=field)
