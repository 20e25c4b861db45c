"""Choices are checked against what was offered: a client can send whatever it wants."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.answers import Sentence
from cogs.press import Press

Interaction = discord.Interaction[Any]


def one_of(press: Press, values: Sequence[str]) -> str:
    """The value of a select that offers `values`. Raises a `Sentence` for any other."""
    if press.value not in values:
        raise Sentence("refused-unknown-button")
    return press.value


def channels_here(interaction: Interaction, press: Press) -> list[int]:
    """The channels that were chosen. Raises a `Sentence` for one that the server does not have."""
    chosen, guild = _chosen(interaction, press), interaction.guild
    for each in chosen:
        if guild is None or guild.get_channel(each) is None:
            raise Sentence("setup-channel-gone", channel=f"<#{each}>")
    return chosen


def role_here(interaction: Interaction, press: Press) -> int | None:
    """The role that was chosen, if any. Raises a `Sentence` for one the server does not have."""
    chosen, guild = next(iter(_chosen(interaction, press)), None), interaction.guild
    if chosen is not None and (guild is None or guild.get_role(chosen) is None):
        raise Sentence("refused-unknown-button")
    return chosen


def _chosen(interaction: Interaction, press: Press) -> list[int]:
    """Nothing, where a select was emptied: a button or a form says nothing of the kind."""
    if "values" not in (interaction.data or {}) or len(press.ids()) < len(press.values):
        raise Sentence("refused-unknown-button")
    return press.ids()
