"""Commands that a person can use wherever they are, if they have installed the bot for
themselves: on any server, in the DM with the bot, and in those with others."""

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")


def anywhere(command: T) -> T:
    """Offer a command everywhere; what it says must need nothing of the server it is used on."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    used = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return installed(used(command))
