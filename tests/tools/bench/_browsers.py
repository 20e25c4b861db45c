"""Many open pages, each as `pages.js` has it: told of a new version it waits for up to half a
second and fetches the page again. A process of its own: it takes nothing from who serves them.

`python -m tests.tools.bench._browsers PORT TOKEN COUNT` prints a line of JSON for each version when
the last has the page that shows it.
"""

import asyncio
import json
import random
import re
import sys
import time
from collections import defaultdict
from contextlib import suppress

PAGE = "standings"
WAITS = 0.5
"""seconds; see pages.js"""
TOLD = re.compile(rb"data: (\d+)")
SHOWN = re.compile(rb'data-version="(\d+)"')


class Browsers:
    """All of them."""

    def __init__(self, port: int, token: str, count: int) -> None:
        self._port, self._token, self._count = port, token, count
        self._chance = random.Random(1)
        self._arrived: defaultdict[int, list[float]] = defaultdict(list)

    async def run(self) -> None:
        with suppress(asyncio.IncompleteReadError):  # the pages were killed
            await asyncio.gather(*(self._browser() for _ in range(self._count)))

    async def _browser(self) -> None:
        stream, _ = await self._ask("events", "keep-alive")
        shown = -1
        while True:
            event = await stream.readuntil(b"\n\n")
            told = TOLD.search(event)
            if told is None or int(told[1]) <= shown:
                continue
            await asyncio.sleep(self._chance.random() * WAITS)
            page, writer = await self._ask(PAGE, "close")
            body = await page.read()
            writer.close()
            found = SHOWN.search(body)
            if found is None:
                raise RuntimeError(body[:300].decode())
            shown = int(found[1])
            self._note(shown)

    async def _ask(
        self, part: str, connection: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        asked = f"GET /t/{self._token}/{part} HTTP/1.1", "Host: here", f"Connection: {connection}"
        writer.write("".join(f"{each}\r\n" for each in (*asked, "")).encode())
        return reader, writer

    def _note(self, version: int) -> None:
        arrived = self._arrived[version]
        arrived.append(time.monotonic())
        if len(arrived) == self._count:
            half = arrived[len(arrived) // 2]
            print(json.dumps({"version": version, "half": half, "all": arrived[-1]}), flush=True)


if __name__ == "__main__":
    asyncio.run(Browsers(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])).run())
