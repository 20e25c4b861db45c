"""The pages as a process of their own: they wait for a database, and end when they are asked to."""

import asyncio
import os
import signal
import socket
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.settings import Settings
from cogs.pages.process import run_pages
from tests.patience import PATIENCE
from tests.storage.databases import new_file


async def ask(port: int, path: str) -> str:
    """The whole answer to a request, without a library's patience with servers that end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer.decode()


def test_it_waits_for_a_database_and_ends_when_it_is_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    seen: list[str] = []

    async def look() -> None:
        while not seen:
            try:
                seen.append(await ask(port, "/healthz"))
            except OSError:  # it does not listen yet
                await asyncio.sleep(0)
        new_file(tmp_path)
        seen.append(await ask(port, "/healthz"))
        seen.append(await ask(port, "/"))
        os.kill(os.getpid(), signal.SIGTERM)

    run = asyncio.run

    def with_a_visitor(main: Coroutine[Any, Any, None]) -> None:
        async def both() -> None:
            visitor = asyncio.create_task(look())
            await main
            await visitor

        run(both())

    monkeypatch.setattr(asyncio, "run", with_a_visitor)
    run_pages(Settings(database=str(tmp_path / "club.db"), pages_port=port))
    before, after, first = seen
    assert "503" in before.splitlines()[0]
    assert "200" in after.splitlines()[0]
    assert "Server: Dix de Der" in first
