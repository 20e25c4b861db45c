"""Slash commands, as discord.py takes them."""

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from sqlalchemy.exc import OperationalError

from cogs.answering import COMMITS, REFUSALS, NotTold
from cogs.answers import Sentence

if TYPE_CHECKING:
    from cogs.bot import DixDeDer

log = logging.getLogger(__name__)

NOT_AS_IT_IS: Final = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
    app_commands.CheckFailure,
)
"""a command as it was before an update, or as somebody made it up"""


class Commands(app_commands.CommandTree["DixDeDer"]):
    """Slash commands, with an answer to the player whatever goes wrong."""

    async def interaction_check(self, interaction: discord.Interaction["DixDeDer"], /) -> bool:
        bot = interaction.client
        if not bot.receive(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            try:
                bot.haste.note(interaction.user.id, interaction.extras[COMMITS])
            except Sentence as error:
                await bot.answer_refusal(interaction, error)
                return False
        return True

    async def on_error(
        self, interaction: discord.Interaction["DixDeDer"], error: app_commands.AppCommandError, /
    ) -> None:
        bot = interaction.client
        cause = error.__cause__ or error
        if isinstance(error, NOT_AS_IT_IS):
            cause = Sentence("refused-unknown-command")
        if isinstance(cause, REFUSALS):
            await bot.answer_refusal(interaction, cause)
        elif isinstance(cause, OperationalError):
            await bot.answer_trouble(interaction, cause)
        elif isinstance(cause, NotTold):
            log.info("interaction %s: %s", interaction.id, cause)
        else:
            log.error("interaction %s failed", interaction.id, exc_info=error)
            await bot.answer_mistake(interaction)
