"""A discord.py client, unmodified, connected to a sandbox."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, Talk
from tests.sandbox_fixtures import connected, sandbox

__all__ = ["client", "sandbox"]


@pytest.fixture(name="client")
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with connected(sandbox, Client()) as client:
        await client.register("hello")
        yield client


@pytest.fixture
def channel(sandbox: Sandbox, client: Client) -> discord.PartialMessageable:
    return client.channel(sandbox.channel("belote"))


@pytest.fixture
def talk(sandbox: Sandbox, client: Client) -> Talk:
    return Talk(sandbox, client)


@pytest.fixture
def belote(sandbox: Sandbox, client: Client) -> discord.TextChannel:
    channel = client.get_channel(int(sandbox.channel("belote").id))
    assert isinstance(channel, discord.TextChannel)
    return channel
