"""Selects of channels."""

from typing import Any

import discord
from discord import ui

from cogs.press import press_id


def post_channel(verb: str, chosen: int | None, nowhere: str) -> ui.Item[Any]:
    """Where something is posted; `nowhere` is said when no channel is chosen."""
    kind = discord.SelectDefaultValueType.channel
    return ui.ChannelSelect(
        custom_id=press_id(verb),
        placeholder=nowhere,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=[discord.SelectDefaultValue(id=chosen, type=kind)] if chosen else [],
    )
