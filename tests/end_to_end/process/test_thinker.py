"""A process that only thinks: without Discord and without a token, beside a host that plays."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from bot.settings import PREFIX
from tests.patience import PATIENCE
from tests.storage import servers

pytestmark = pytest.mark.postgresql


@pytest.fixture
async def thinker(tmp_path: Any) -> AsyncIterator[tuple[asyncio.subprocess.Process, str, int]]:
    """The process, the name of its database, and the port of its pages."""
    database = servers.server().new_database(servers.migrated())
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    given = {
        "DATABASE": servers.server().address(database),
        "ROLES": "thinks",
        "DISCORD_TOKEN": "",
        "HEALTH_PORT": str(port),
    }
    env = os.environ | {PREFIX + name: value for name, value in given.items()}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=env)
    yield process, database, port
    if process.returncode is None:
        process.kill()
    await process.wait()
    servers.server().drop(database)


async def until(holds: Callable[[], Awaitable[Any]]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (found := await holds()):
            await asyncio.sleep(0.1)
    return found


async def test_it_thinks_says_so_and_is_gone_when_asked(
    thinker: tuple[asyncio.subprocess.Process, str, int],
) -> None:
    process, database, port = thinker

    async def say(statement: str) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(servers.server().say, statement, database)

    async def health() -> Any:
        try:
            with await asyncio.to_thread(urlopen, f"http://127.0.0.1:{port}/healthz") as answer:
                return json.load(answer)
        except URLError:
            return None  # not yet

    told = await until(health)
    assert told == {"well": True, "database": True, "workers": True, "roles": ["thinks"]}
    with await asyncio.to_thread(urlopen, f"http://127.0.0.1:{port}/metrics") as answer:
        assert b'dix_de_der_role{role="thinks"} 1.0' in answer.read()
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0
    assert await say("SELECT name FROM thinkers") == []
