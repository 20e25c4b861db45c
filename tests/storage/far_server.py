"""A PostgreSQL server that seems to be in another house: what is asked arrives a moment later, and
who asks and waits is counted."""

import asyncio
from collections import deque
from contextlib import suppress
from enum import Enum, auto

from sqlalchemy import make_url

from tests.storage import servers


class Cut(Enum):
    """How a connection is lost that commits: the commit does not arrive, its answer does not, or
    the server hears neither of it nor that the connection is lost."""

    BEFORE = auto()
    AFTER = auto()
    UNNOTICED = auto()


class FarServer:
    """Stands between a bot and its server; `delay`: seconds until a question is there."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.trips = 0
        """how often somebody has asked something after an answer, or at first"""
        self.cuts: Cut | None = None
        """how the next connection that commits is lost"""
        self._name = servers.server().new_database(servers.migrated())
        self._socket = str(servers.server().folder / ".s.PGSQL.5432")
        self._handled = set[asyncio.Task[None]]()
        self._port = 0
        """0: any that is free"""

    @property
    def itself(self) -> str:
        """The address at which the server is near, and always there."""
        return servers.server().address(self._name)

    @property
    def url(self) -> str:
        """The address as a setting has it."""
        own = make_url(self.itself).difference_update_query(["host"])
        return own.set(host="127.0.0.1", port=self._port).render_as_string(hide_password=False)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server = await asyncio.open_unix_connection(self._socket)
        await _Line(self, (reader, writer), server).handle()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handled = asyncio.create_task(self._connected(reader, writer))
        self._handled.add(handled)
        handled.add_done_callback(self._handled.discard)

    async def come_back(self) -> None:
        """Listen where it did before."""
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", self._port)
        self._port = self._listening.sockets[0].getsockname()[1]

    async def go_away(self) -> None:
        """Break off what is under way, and refuse everybody."""
        self._listening.close()
        for each in self._handled:
            each.cancel()
        await asyncio.gather(*self._handled, return_exceptions=True)

    async def __aenter__(self) -> "FarServer":
        await self.come_back()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for each in self._handled:
            each.cancel()
        await asyncio.gather(*self._handled, return_exceptions=True)
        servers.server().drop(self._name)


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Line:
    """One connection, of a bot and to the server."""

    def __init__(self, of: FarServer, bot: Ends, server: Ends) -> None:
        self._of = of
        self._from_bot, self._to_bot = bot
        self._from_server, self._to_server = server
        self._asked = False
        self._cut: Cut | None = None

    async def handle(self) -> None:
        pumps = [asyncio.create_task(each) for each in (self._there(), self._back())]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            if self._cut is Cut.UNNOTICED:
                self._to_bot.close()
                await pumps[1]  # until the server ends it
        finally:
            for each in pumps:
                each.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for end in (self._to_bot, self._to_server):
                end.close()
                with suppress(OSError):
                    await end.wait_closed()

    async def _there(self) -> None:
        loop, late = asyncio.get_running_loop(), deque[bytes]()
        while data := await self._from_bot.read(1 << 16):
            self._of.trips += not self._asked
            self._asked = True
            if self._of.cuts is not None and b"COMMIT" in data:
                self._cut, self._of.cuts = self._of.cuts, None
                if self._cut is not Cut.AFTER:
                    return
            late.append(data)
            if self._of.delay:
                loop.call_later(self._of.delay, lambda: self._to_server.write(late.popleft()))
            else:
                self._to_server.write(late.popleft())

    async def _back(self) -> None:
        while data := await self._from_server.read(1 << 16):
            self._asked = False
            if self._cut is Cut.AFTER:
                return
            if self._cut is None:
                self._to_bot.write(data)
