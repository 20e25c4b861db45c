"""A discord.py client, unmodified, connected to a sandbox."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox_fixtures import connected, sandbox

__all__ = ["client", "sandbox"]


@pytest.fixture(name="client")
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with connected(sandbox, Client()) as client:
        await client.register("hello")
        yield client
