"""Commands that a person can use wherever they are, if they have installed the bot for
themselves: on any server, in the DM with the bot, and in those with others."""

import logging
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

log = logging.getLogger(__name__)

T = TypeVar("T")

OFF: Final = (
    "people cannot install the bot for themselves: at https://discord.com/developers/applications, "
    "on the page Installation, tick User Install, save, and sync again. On servers all works"
)
FIELD: Final = "integration_types"
"""of a command, where Discord refuses whom it is offered to"""


def anywhere(command: T) -> T:
    """Offer a command everywhere; what it says must need nothing of the server it is used on."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    used = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return installed(used(command))


def lacks_user_install(application: discord.AppInfo | None) -> bool:
    """Tell whether Discord says that people cannot install the application for themselves."""
    if application is None or application.guild_integration_config is None:
        return False  # it does not say anything, or an odd thing
    return application.user_integration_config is None


async def sync(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None
) -> Sequence[app_commands.AppCommand]:
    """Tell Discord the commands; should it not want them for people, those of servers alone."""
    try:
        return await tree.sync(guild=guild)
    except app_commands.CommandSyncFailure as error:
        if FIELD not in str(error):
            raise
        log.warning("%s (%s)", OFF, error)
    for command in tree.get_commands(guild=guild):
        if isinstance(command, app_commands.Command | app_commands.Group):
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return await tree.sync(guild=guild)
