"""Modals: their custom id names what they are for, and no state lives in them.

What somebody writes arrives as a press whose value is the text; see `cogs/press.py`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import ui

from cogs.bot import DixDeDer
from cogs.press import TEMPLATE, Press, handler_of, press_id, read_press

NOT_OURS: Final = Press("unknown", ())


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


async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    """Modals; and clicks on what was never ours, which `Control` does not see."""
    data: Mapping[str, Any] = interaction.data or {}
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    modal = interaction.type is discord.InteractionType.modal_submit
    if modal and match is not None:
        press = read_press(match, _written(data.get("components", ())))
        await interaction.client.answer_press(interaction, press, handler_of(press.verb))
    elif match is None and (modal or interaction.type is discord.InteractionType.component):
        await interaction.client.answer_press(interaction, NOT_OURS, None)


def _written(components: Any) -> Iterator[str]:
    """The texts of a modal, in rows or under labels."""
    for each in components:
        if "value" in each:
            yield each["value"]
        yield from _written(each.get("components", ()))
        if "component" in each:
            yield from _written((each["component"],))


async def setup(bot: DixDeDer) -> None:
    bot.add_listener(on_interaction)
