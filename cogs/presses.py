"""Hears every press on a button or select, and every form that is sent.

discord.py would ask the message that was pressed, and say nothing to who pressed what has gone from
it meanwhile. Here the custom id alone says what was meant, so everybody gets an answer.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord

from cogs.bot import DixDeDer
from cogs.press import DOCTOR, TEMPLATE, Press, read_press

NOT_OURS: Final = Press("", ())
PRESSES: Final = frozenset(
    {discord.InteractionType.component, discord.InteractionType.modal_submit}
)


async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    if interaction.type not in PRESSES:
        return
    press = press_of(interaction.data or {})
    if press.verb == DOCTOR:  # of a process beside this one, which hears it too
        return
    await interaction.client.answer_press(interaction, press)


def press_of(data: Mapping[str, Any]) -> Press:
    """Return what an interaction's data say; `NOT_OURS` for a custom id that the bot never made."""
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is None:
        return NOT_OURS
    return read_press(match, (*(data.get("values") or ()), *_written(data.get("components"))))


def _written(components: Any) -> Iterator[str]:
    """The texts of a form, in rows or under labels; what is null was left empty."""
    for each in components or ():
        if "value" in each:
            yield each["value"] or ""
        yield from _written(each.get("components"))
        if "component" in each:
            yield from _written((each["component"],))


async def setup(bot: DixDeDer) -> None:
    bot.add_listener(on_interaction)
