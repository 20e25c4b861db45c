"""The pages as a process of their own: they wait for a database, and end when they are asked to.
They may be killed at any moment: whoever writes does not notice."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.settings import Settings
from bot.storage.engine.database import Database
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from cogs.pages.process import run_pages
from tests.cogs.pages.shown import TOKEN, pages
from tests.patience import PATIENCE
from tests.storage.databases import new_file, opened


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


LINGERING = """
import asyncio, sys
from pathlib import Path
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.tournaments import page_links

async def linger():
    async with FileSnapshots(Path(sys.argv[1])).look() as look:
        await look.ask(page_links.listed, 1)
        print("reading", flush=True)
        await asyncio.Event().wait()

asyncio.run(linger())
"""


async def test_killed_while_it_reads_it_holds_nothing(tmp_path: Path) -> None:
    async with opened(new_file(tmp_path)) as database:
        await database.commit(servers.meet, 1)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", LINGERING, str(tmp_path / "club.db")),
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == b"reading\n"
        await database.commit(servers.meet, 2)
        assert not await emptied(database), "what it reads is kept for it"
        await database.commit(servers.meet, 3)
        process.kill()
        await process.wait()
        assert await emptied(database)
        await database.commit(servers.meet, 4)


async def test_with_500_open_pages_nothing_of_who_was_forgotten_is_kept(tmp_path: Path) -> None:
    async with pages(tmp_path, most=500) as shown, AsyncExitStack() as stack:
        for _ in range(490):
            await stack.enter_async_context(shown.site.streams.listening(shown.ids[0]))
        answers = [await shown.get(f"/t/{TOKEN}/events") for _ in range(10)]
        for each in answers:
            while b"data" not in await asyncio.wait_for(each.content.readline(), PATIENCE):
                pass
        assert len(shown.site.streams) == 500
        for number in range(5):
            await shown.database.commit(tournaments.change, shown.ids[0], version=4 + number)
            await shown.read("standings")
            await shown.site.streams.look()
            assert await emptied(shown.database)
        assert (await shown.get(f"/t/{TOKEN}/events")).status == 503


async def emptied(database: Database) -> bool:
    """Empty the log beside the file, as who forgets somebody does; whether nobody stood in the
    way."""
    async with database.read() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout=0")
        row = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
    return row[0] == 0
