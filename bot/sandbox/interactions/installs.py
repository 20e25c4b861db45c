"""Where the application is installed, and where its commands are offered because of that.

A server installs it for everybody there, a person for themselves everywhere. Source: Discord's
documentation, "Application Commands", section "Contexts".
"""

from collections.abc import Sequence

from bot.sandbox.server import permissions
from bot.sandbox.world import Channel, Payload, World

BY_SERVER, BY_USER = 0, 1
INSTALLS = (BY_SERVER, BY_USER)
GUILD, BOT_DM, PRIVATE_CHANNEL = 0, 1, 2
CONTEXTS = (GUILD, BOT_DM, PRIVATE_CHANNEL)


def context_of(place: Channel) -> int:
    """Return where an interaction comes from; there are no DMs between people here."""
    return GUILD if place.guild_id else BOT_DM


def owners(world: World, place: Channel, user_id: str, installs: Sequence[int]) -> dict[str, str]:
    """Return which of `installs` let somebody use the application in a channel, and whose each
    is: `authorizing_integration_owners`. In the DM the server's is called 0."""
    found: dict[str, str] = {}
    if BY_SERVER in installs:
        if place.guild_id is None and shares_server(world, user_id):
            found[str(BY_SERVER)] = "0"
        elif place.guild_id is not None and world.bot_in_guild:
            found[str(BY_SERVER)] = place.guild_id
    if BY_USER in installs and user_id in world.installed_by:
        found[str(BY_USER)] = user_id
    return found


def shares_server(world: World, user_id: str) -> bool:
    return world.bot_in_guild and user_id in world.guild.members


def is_offered(world: World, command: Payload, place: Channel | None, user_id: str) -> bool:
    """Return whether somebody finds a command in a channel; None: anywhere on the server."""
    if place is None:
        return _is_allowed(command, permissions.in_guild(world.guild, user_id))
    context = context_of(place)
    # Without any, a command is one of servers and of the DM with the bot.
    contexts = command.get("contexts")
    if contexts is None:
        contexts = [GUILD, BOT_DM] if command.get("dm_permission", True) else [GUILD]
    if context not in contexts or (context is not GUILD and "guild_id" in command):
        return False
    by = owners(world, place, user_id, command.get("integration_types") or [BY_SERVER])
    if context is not GUILD:
        return bool(by)
    held = permissions.in_channel(world, place, user_id)
    if not held & permissions.USE_APPLICATION_COMMANDS:
        return False
    return str(BY_USER) in by or (str(BY_SERVER) in by and _is_allowed(command, held))


def _is_allowed(command: Payload, held: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or held & permissions.ADMINISTRATOR:
        return True
    return int(needed) != 0 and held & int(needed) == int(needed)
