"""Permissions of a member in a channel: Discord's bits and its order of overwrites.

Source: Discord's documentation, "Permissions", section "Permission Overwrites".
"""

from bot.sandbox.faults import errors
from bot.sandbox.world import Channel, Guild, World

CREATE_INSTANT_INVITE = 1 << 0
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
SEND_TTS_MESSAGES = 1 << 12
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CHANGE_NICKNAME = 1 << 26
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_EVENTS = 1 << 33
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EVENTS = 1 << 44
PIN_MESSAGES = 1 << 51

ALL = (1 << 52) - 1

_WRITING = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY
_USUAL = (
    _WRITING | ADD_REACTIONS | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS | USE_APPLICATION_COMMANDS
)
_THREADS = CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_MESSAGES_IN_THREADS

IN_DM = _USUAL | PIN_MESSAGES
EVERYONE = _USUAL | _THREADS | CREATE_INSTANT_INVITE | CHANGE_NICKNAME
"""Permissions that a new server gives to everybody."""

BOT = (
    _WRITING
    | _THREADS
    | USE_APPLICATION_COMMANDS
    | MANAGE_MESSAGES
    | MANAGE_THREADS
    | CREATE_EVENTS
    | PIN_MESSAGES
)
"""Permissions of the bot's own role, as if its invitation had asked for it."""

WHERE_NO_MEMBER = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
"""Permissions of an application that a person has installed, on a server that has not."""

_LOST_WITHOUT_SENDING = MENTION_EVERYONE | SEND_TTS_MESSAGES | ATTACH_FILES | EMBED_LINKS


def in_guild(guild: Guild, user_id: str) -> int:
    """Permissions of a member before any channel is looked at; 0 for a stranger."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    held = guild.roles[guild.id].permissions
    for role_id in member.roles:
        held |= guild.roles[role_id].permissions
    return ALL if held & ADMINISTRATOR else held


def in_channel(world: World, channel: Channel, user_id: str) -> int:
    """Permissions in a channel, a thread (by its parent) or a DM."""
    if channel.guild_id is None:
        return IN_DM if user_id in channel.recipients or user_id == world.bot_id else 0
    place = channel
    if channel.is_thread and channel.parent_id is not None:
        place = world.channels.get(channel.parent_id, channel)
    held = _with_overwrites(world.guild, place, user_id)
    if not held & VIEW_CHANNEL:
        return 0
    if not held & (SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES):
        held &= ~_LOST_WITHOUT_SENDING
    return held


def _with_overwrites(guild: Guild, channel: Channel, user_id: str) -> int:
    held = in_guild(guild, user_id)
    if held == ALL or held == 0:
        return held
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        held = held & ~everyone.deny | everyone.allow
    by_role = [
        channel.overwrites[r] for r in guild.members[user_id].roles if r in channel.overwrites
    ]
    for overwrite in by_role:
        held &= ~overwrite.deny
    for overwrite in by_role:
        held |= overwrite.allow
    own = channel.overwrites.get(user_id)
    if own:
        held = held & ~own.deny | own.allow
    return held


def of_application(world: World, channel: Channel) -> int:
    """Permissions of the application where it answers; also where the bot is no member."""
    if channel.guild_id is not None and not world.bot_in_guild:
        return WHERE_NO_MEMBER
    return in_channel(world, channel, world.bot_id)


def can_see(world: World, channel: Channel, user_id: str) -> bool:
    """Return whether a person finds the channel in their list: private threads, their members."""
    held = in_channel(world, channel, user_id)
    if not held & VIEW_CHANNEL:
        return False
    if not channel.is_private_thread:
        return True
    return user_id in channel.thread_members or bool(held & MANAGE_THREADS)


def require(world: World, channel: Channel, *needed: int) -> None:
    """Refuse the bot (50001 when it cannot see the channel, 50013 when a permission is missing)."""
    if not can_see(world, channel, world.bot_id):
        raise errors.missing_access()
    held = in_channel(world, channel, world.bot_id)
    if any(not held & permission for permission in needed):
        raise errors.missing_permissions()
