"""The DM to somebody who sits down: it shows at once whether their hands can come by DM."""

import logging
from typing import Any

import discord

from bot.tables import Game
from bot.text import Words
from cogs.answering import say
from cogs.bot import DixDeDer
from cogs.connection import DM_REFUSED, UNREACHED
from cogs.lobby.lobby_screen import welcome_text
from cogs.screens.names import message_url

log = logging.getLogger(__name__)


async def welcome(
    bot: DixDeDer,
    interaction: discord.Interaction[Any],
    game: Game,
    words: Words,
    lobby_id: int | None,
) -> None:
    """Write to them, or tell them (only them) that their DMs are closed and what to do instead."""
    server = await bot.screens.server_id(game)
    try:
        channel = await bot.create_dm(discord.Object(interaction.user.id))
        await channel.send(welcome_text(game, words, message_url(game, server, lobby_id)))
    except UNREACHED as error:
        if isinstance(error, discord.HTTPException) and error.code in DM_REFUSED:
            await say(interaction, words("lobby-dm-closed"))
        else:
            # They sit all the same, and their hand will be tried again.
            log.warning("nobody is welcomed to game %s: %r", game.id, error)
