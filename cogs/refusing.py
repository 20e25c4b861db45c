"""Answering the player with a sentence only he sees."""

import logging
from typing import Any, Final

import discord

from bot.rules import IllegalAction
from bot.tables import Refused
from cogs.answers import Sentence

log = logging.getLogger(__name__)

REFUSALS: Final = (Refused, IllegalAction, Sentence)


async def say(interaction: discord.Interaction[Any], sentence: str) -> None:
    """An ephemeral answer, whether or not the interaction was answered already."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        # Too late, or answered by another: nobody is left to be told.
        log.warning("interaction %s could not be answered: %s", interaction.id, error)
