"""A PostgreSQL server that seems to be in another house: what is asked arrives a moment later, and
who asks and waits is counted."""

import asyncio
from collections import deque
from contextlib import suppress

from sqlalchemy import make_url

from tests.storage import servers


class FarServer:
    """Stands between a bot and its server; `delay`: seconds until a question is there."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.trips = 0
        """how often somebody has asked something after an answer, or at first"""
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
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        asked = False

        async def there() -> None:
            nonlocal asked
            loop, late = asyncio.get_running_loop(), deque[bytes]()
            while data := await reader.read(1 << 16):
                self.trips += not asked
                asked = True
                late.append(data)
                if self.delay:
                    loop.call_later(self.delay, lambda: to_server.write(late.popleft()))
                else:
                    to_server.write(late.popleft())

        async def back() -> None:
            nonlocal asked
            while data := await from_server.read(1 << 16):
                asked = False
                writer.write(data)

        pumps = [asyncio.create_task(each) for each in (there(), back())]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in pumps:
                each.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            for end in (writer, to_server):
                end.close()
                with suppress(OSError):
                    await end.wait_closed()

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
        await asyncio.gather(*self._handled)  # whoever was connected has gone
        servers.server().drop(self._name)
