"""The lobby that stands in its channel, though its row does not know.

`/belote` is answered with it, and such an answer carries no nonce: a bot that is killed before its
id is written down would send another one.
"""

from datetime import UTC, datetime
from typing import Final

import discord

from bot.tables import Game
from cogs.press import press_id
from cogs.screens.components import every

LOOKED_AT: Final = 50
"""messages since the table was opened"""
MINUTE: Final = 60.0
"""by which the clocks of Discord and of this machine may differ"""


async def find_lobby(client: discord.Client, channel_id: int, game: Game) -> int | None:
    """The id of our message with a button of this lobby; None when there is none to be seen."""
    opened = datetime.fromtimestamp(game.row.created_at - MINUTE, UTC)
    channel = client.get_partial_messageable(channel_id)
    start = press_id("start", game.id)
    try:
        async for message in channel.history(limit=LOOKED_AT, after=opened, oldest_first=True):
            ours = client.user is not None and message.author.id == client.user.id
            if ours and _has(message, start):
                return message.id
    except discord.Forbidden:
        return None
    return None


def _has(message: discord.Message, custom_id: str) -> bool:
    return any(getattr(each, "custom_id", None) == custom_id for each in every(message.components))
