"""Asking whether somebody is sure."""

from typing import Any

from discord import ui

from bot.text import Words
from cogs.press import button
from cogs.screens.screen import GOLD, Screen, layout, text


def confirm_screen(question: str, yes: ui.Item[Any], words: Words) -> Screen:
    """Return what follows, the button that does it, and one that does nothing."""
    cancel = button(words("end-cancel"), "cancel")
    return Screen(layout(text(question), ui.ActionRow(yes, cancel), colour=GOLD))
