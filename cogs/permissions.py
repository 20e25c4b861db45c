"""The permissions that a table needs, and what they are called."""

from typing import Final

import discord

from bot.text import Words

FOR_TABLES: Final = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
"""without one of these a table cannot be played in a channel"""


def missing_for_tables(permissions: discord.Permissions) -> list[str]:
    """The permissions of `FOR_TABLES` that are not there; an administrator has them all."""
    if permissions.administrator:
        return []
    return [name for name in FOR_TABLES if not getattr(permissions, name)]


def permission_names(names: list[str], words: Words) -> str:
    """As Discord's settings call them."""
    return words.join_and([f"**{words(f'permission-{name}')}**" for name in names])
