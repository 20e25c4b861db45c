"""What presses do not say of a server, and who is on it.

Whoever answers a press asks for it here alone: roles and permissions come with the press. A
process with a gateway has been told of its servers; any other asks Discord, by requests that count
towards what the bot's token may ask, as all do (`cogs/connection.py`).
"""

import asyncio
from collections.abc import Collection
from typing import Any

import discord
from discord.http import Route

from cogs.answering import Sentence
from cogs.connection import UNREACHED
from cogs.press import Interaction

ABSENT = (discord.NotFound, discord.Forbidden)
"""what Discord says of a server that the bot is not on, and of who is no member"""
AT_ONCE = 100
"""members that the gateway tells at a time, and that are asked for one by one at most"""


async def server_of(
    client: discord.Client, server_discord_id: int | None, *, rights: bool = False
) -> discord.Guild | None:
    """Return what is known of a server, if the bot is on it: its name, its language, its roles;
    with `rights` its channels and what the bot itself may do there. Raises a `Sentence`."""
    try:
        return await _server(client, server_discord_id or 0, rights=rights)
    except UNREACHED as error:
        raise Sentence("refused-discord-silent") from error


def told_of(client: discord.Client, server_discord_id: int) -> discord.Guild | None:
    """Return what the gateway has told of a server, for who delivers: nobody waits there, and what
    it does not know is tried."""
    return client.get_guild(server_discord_id)


def pressed_on(interaction: Interaction) -> discord.Guild | None:
    """Return the server of a press, as the press says it: of another than the gateway has told of
    only its number and its features."""
    return interaction.guild


def channel_of(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
    """Return a channel of a server that was asked for with `rights`."""
    return guild.get_channel(channel_id)


async def member_of(
    client: discord.Client, server_discord_id: int, discord_id: int
) -> discord.Member | None:
    """Ask Discord for a member of a server; None for who is none, or none any more. Raises what a
    request raises that does not get through (`UNREACHED`)."""
    guild = await _server(client, server_discord_id)
    try:
        return guild and await guild.fetch_member(discord_id)
    except discord.NotFound:
        return None


async def roles_on(
    client: discord.Client, server_discord_id: int, discord_id: int
) -> frozenset[int]:
    """Ask Discord for the ids of somebody's roles on a server, none of a stranger's. Raises
    as `member_of` does."""
    try:
        member = await client.http.get_member(server_discord_id, discord_id)
    except ABSENT:
        return frozenset()
    return frozenset({*map(int, member["roles"]), server_discord_id})


async def members_of(
    client: discord.Client, server_discord_id: int, ids: Collection[int]
) -> list[discord.Member]:
    """Return those of these people who are members of a server; without a gateway of the first
    `AT_ONCE` of them. Raises a `Sentence`."""
    guild, wanted = await server_of(client, server_discord_id), list(ids)
    found: list[discord.Member] = []
    try:
        if guild is None:
            raise Sentence("tournament-entry-list-unanswered")
        if not _is_told(client):
            asked = [await member_of(client, guild.id, each) for each in wanted[:AT_ONCE]]
            return [each for each in asked if each is not None]
        for start in range(0, len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            found += await guild.query_members(user_ids=some, limit=len(some), cache=False)
    except (TimeoutError, discord.ClientException, *UNREACHED) as error:
        raise Sentence("tournament-entry-list-unanswered") from error
    return found


async def members_called(
    client: discord.Client, server_discord_id: int, name: str
) -> list[discord.Member]:
    """Return members of a server whose names begin like this, some if there are many. Raises a
    `Sentence`."""
    guild = await server_of(client, server_discord_id)
    try:
        if guild is None:
            raise Sentence("tournament-entry-list-unanswered")
        if _is_told(client):
            return await guild.query_members(name, limit=AT_ONCE, cache=False)
        route = Route("GET", "/guilds/{guild_id}/members/search", guild_id=guild.id)
        found = await client.http.request(route, params={"query": name, "limit": AT_ONCE})
        return [discord.Member(data=each, guild=guild, state=guild._state) for each in found]
    except (TimeoutError, discord.ClientException, *UNREACHED) as error:
        raise Sentence("tournament-entry-list-unanswered") from error


def _is_told(client: discord.Client) -> bool:
    """Return whether the gateway tells of servers: what it does not know there is not."""
    gateway: object = client.ws  # declared to be always there
    return gateway is not None


async def _server(
    client: discord.Client, server_discord_id: int, *, rights: bool = False
) -> discord.Guild | None:
    if _is_told(client):
        return client.get_guild(server_discord_id)
    http, state = client.http, client._connection
    asked: list[Any] = [http.get_guild(server_discord_id, with_counts=False)]
    if rights:
        asked.append(http.get_all_guild_channels(server_discord_id))
        asked.append(http.get_member(server_discord_id, state.self_id or 0))
    try:
        data, *more = await asyncio.gather(*asked)
    except ABSENT:
        return None
    if more:
        data["channels"], data["members"] = more[0], [more[1]]
    return discord.Guild(data=data, state=state)
