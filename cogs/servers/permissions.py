"""The permissions that a table needs, what they are called, and the roles of who asks."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.storage.engine.schema import Server
from bot.text import Words
from cogs.answering import Sentence
from cogs.servers.known import channel_of, roles_on

FOR_TABLES = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
"""without one of these a table cannot be played in a channel"""


FOR_BOARDS = (*FOR_TABLES, "create_private_threads")
"""what a duplicate needs, whose tables nobody looks on at"""
FOR_CHANNELS = (*FOR_BOARDS, "manage_threads")
"""everything that is asked for where tables and tournaments are played: a thread that somebody has
locked is brought back"""
FOR_POSTS = FOR_TABLES[:4]
"""what the weekly digest and the podium need in their channels"""


FOR_EVENTS = ("create_events",)
"""what the bot needs on the whole server to have tournaments among its scheduled events"""


INVITED = discord.Permissions(**dict.fromkeys((*FOR_CHANNELS, "embed_links", *FOR_EVENTS), True))
"""what the bot asks for when it is added to a server"""


def missing_for_tables(permissions: discord.Permissions) -> list[str]:
    """The permissions of `FOR_TABLES` that are not there; an administrator has them all."""
    return missing(permissions, FOR_TABLES)


def missing(permissions: discord.Permissions, wanted: Sequence[str]) -> list[str]:
    """Return those that are wanted and not there."""
    if permissions.administrator:
        return []
    return [name for name in wanted if not getattr(permissions, name)]


def lacking_events(guild: discord.Guild | None) -> list[str]:
    """The permissions of `FOR_EVENTS` that the bot lacks on a server, as far as that is known."""
    if guild is None or guild.me is None:
        return []
    return missing(guild.me.guild_permissions, FOR_EVENTS)


def wanted_at(server: Server, for_tables: Sequence[int]) -> list[tuple[int, Sequence[str]]]:
    """Return the channels where a server has tables and posts, and what is needed in each."""
    wanted: list[tuple[int, Sequence[str]]] = [(each, FOR_CHANNELS) for each in for_tables]
    for_posts = (server.digest_channel_id, server.podium_channel_id)
    return wanted + [(each, FOR_POSTS) for each in for_posts if each is not None]


def permission_names(names: list[str], words: Words) -> str:
    """Permissions as Discord's settings call them."""
    return words.join_and([f"**{words('permission-name', name)}**" for name in names])


def report(
    guild: discord.Guild | None, wanted: Sequence[tuple[int, Sequence[str]]], words: Words
) -> list[str]:
    """A line for each channel and what is wanted there: what the bot lacks, or that it has all."""
    if guild is None or guild.me is None:
        return []
    lines: list[str] = []
    for channel_id, permissions in wanted:
        channel = channel_of(guild, channel_id)
        if channel is None:
            lines.append(f"⚠️ {words('setup-channel-gone', channel=f'<#{channel_id}>')}")
            continue
        lacking = missing(channel.permissions_for(guild.me), permissions)
        if lacking:
            names = {"channel": channel.mention, "permissions": permission_names(lacking, words)}
            plays = not set(lacking) & set(FOR_TABLES)
            told = (
                words("setup-missing-boards", **names) if plays else words("setup-missing", **names)
            )
            lines.append(f"⚠️ {told}")
        else:
            lines.append(words("setup-fine", channel=channel.mention))
    return list(dict.fromkeys(lines))


def check_manager(interaction: discord.Interaction[Any]) -> None:
    """Check each click: buttons outlive permissions. Raises a `Sentence`."""
    if not interaction.permissions.manage_guild:
        raise Sentence("setup-not-manager")


def roles_of(interaction: discord.Interaction[Any]) -> frozenset[int]:
    """The ids of the roles of whoever interacts, as Discord sends them along; none in a DM."""
    return role_ids(interaction.user)


def role_ids(user: discord.abc.User | None) -> frozenset[int]:
    """The ids as Discord has sent them, with that of everybody's role, which is the server's:
    `roles` has only those of a server that the gateway has told of."""
    if not isinstance(user, discord.Member):
        return frozenset()
    return frozenset({*user._roles, user.guild.id})


async def roles_at(interaction: discord.Interaction[Any], server_discord_id: int) -> frozenset[int]:
    """The ids of the roles that whoever interacts has on a server, also when asked from a DM."""
    if interaction.guild_id == server_discord_id:
        return roles_of(interaction)
    return await roles_on(interaction.client, server_discord_id, interaction.user.id)
