"""A started sandbox for tests, with everything that passes validated against Discord's schemas.

    async def test_something(sandbox):             # the fixture: a ManualClock as sandbox.clock
        async with connected(sandbox, client):
            reply = await sandbox.people["alice"].slash(sandbox.channel("belote"), "hello")

Rate limits are off unless a test asks: discord.py waits for them by the time of the machine.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import discord
import pytest
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.clock import ManualClock
from bot.sandbox import Change, Sandbox
from bot.sandbox.world import Channel, Message
from tests import schemas
from tests.patience import PATIENCE

AnyClient = TypeVar("AnyClient", bound=discord.Client)


@asynccontextmanager
async def running_sandbox(
    clock: Any = None,
    *,
    rate_limits: bool = False,
    validate: bool = True,
    seed: int = 1,
    prepare: Callable[[Sandbox], None] = lambda sandbox: None,
) -> AsyncIterator[Sandbox]:
    """A sandbox that runs for the block; afterwards everything that passed must be valid."""
    sandbox = Sandbox(clock or ManualClock(), rate_limits=rate_limits, seed=seed)
    prepare(sandbox)
    check = schemas.SchemaCheck()
    if validate:
        sandbox.on_exchange.append(check)
    await sandbox.start()
    try:
        with pointing_to(sandbox):
            yield sandbox
    finally:
        await sandbox.stop()
    check.assert_clean()


def watch_messages(sandbox: Sandbox, seen: Callable[[Channel, Message, bool], None]) -> None:
    """Have `seen` told of each message that is sent or edited, and whether it is new."""

    def changed(change: Change) -> None:
        if change.kind in ("message_create", "message_update"):
            channel = sandbox.world.channels[change.channel_id or ""]
            message = channel.messages[change.message_id or ""]
            seen(channel, message, change.kind == "message_create")

    sandbox.on_change.append(changed)


@contextmanager
def pointing_to(sandbox: Sandbox) -> Iterator[None]:
    """Have discord.py talk to the sandbox: these three addresses are all there is to change."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    asset: Any = Asset  # its address is declared to be Discord's own
    Route.BASE = sandbox.api_url
    asset.BASE = sandbox.url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway.url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, asset.BASE = before


@asynccontextmanager
async def connected(sandbox: Sandbox, client: AnyClient) -> AsyncIterator[AnyClient]:
    """The client logged in and knowing its server, for the block.

    It does not wait for `on_ready`: discord.py holds that back for two seconds, in case of more
    servers.
    """
    await client.login(sandbox.token)
    awaited = "GUILD_CREATE" if sandbox.world.bot_in_guild else "READY"
    arrived = asyncio.ensure_future(
        client.wait_for("socket_event_type", check=lambda event: event == awaited, timeout=PATIENCE)
    )
    running = asyncio.create_task(client.connect())
    try:
        await asyncio.wait({running, arrived}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await arrived
        yield client
    finally:
        arrived.cancel()
        # discord.py leaves this one behind, and it then speaks to a client that is closed.
        if (ready := client._connection._ready_task) is not None:
            ready.cancel()
        await client.close()
        await running


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with running_sandbox() as started:
        yield started


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say it when nothing could be validated."""
    if not schemas.available():
        terminalreporter.write_line(
            f"NOT VALIDATED against Discord's schemas: {schemas.FOLDER} is not there", yellow=True
        )
