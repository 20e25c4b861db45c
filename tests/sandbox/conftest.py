"""A discord.py client, unmodified, connected to a sandbox."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client
from tests.sandbox_fixtures import connected, running_sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with running_sandbox() as started:
        yield started


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with connected(sandbox, Client()) as client:
        await client.register("hello")
        yield client
