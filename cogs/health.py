"""/healthz and /metrics: whether the bot is well, and what it counts."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.errors import StartupError
from bot.storage.delivery import messages
from bot.storage.engine.times import TIMES
from bot.storage.games import games
from bot.storage.tournaments import tournaments
from cogs.bot import DixDeDer
from cogs.commands import lacks_user_install

log = logging.getLogger(__name__)

THIS_MACHINE = "127.0.0.1"
PATIENCE = 2.0
"""seconds that the database has to answer"""
LOOK_AGAIN = 0.1
"""seconds between two looks at how late the loop is"""


class Health:
    """The two pages."""

    def __init__(self, bot: DixDeDer, backup_age: Callable[[], float] | None) -> None:
        self._bot = bot
        self._backup_age = backup_age

    async def healthz(self, _: web.Request) -> web.Response:
        """200 when everything is well, else 503; which part is not."""
        parts = {
            "gateway": self._bot.is_ready() and self._bot.ws.open,
            "database": await self._database_answers(),
            "workers": self._bot.is_at_work(),
            "tables": await self._tables_move(),
            "pictures": self._bot.pictures.are_drawn,
        }
        well = all(parts.values())
        off: dict[str, object] = {}
        if lacks_user_install(self._bot.application):
            off["user_install"] = False
        if self._bot.interactions_trouble:
            off["interactions"] = self._bot.interactions_trouble
        return web.json_response({"well": well, **parts, **off}, status=200 if well else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        metrics.BACKUP_AGE.set(math.nan if self._backup_age is None else self._backup_age())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._count()
        except (SQLAlchemyError, TimeoutError) as error:
            log.warning("messages, tables and tournaments were not counted: %s", error)
        return web.Response(
            body=generate_latest(metrics.REGISTRY),
            headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
        )

    async def _count(self) -> None:
        async with self._bot.database.read() as connection:
            metrics.LAGGING.set(await messages.count_lagging(connection))
            for status, count in (await games.count_by_status(connection)).items():
                metrics.OPEN_TABLES.labels(status).set(count)
            for state, count in (await tournaments.by_state(connection)).items():
                metrics.TOURNAMENTS.labels(state).set(count)

    async def _tables_move(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return not await self._bot.tables.host.is_stuck()
        except (SQLAlchemyError, TimeoutError):
            return True  # nobody knows; the database is told of

    async def _database_answers(self) -> bool:
        """Return whether it can be read, and written: another program may have locked it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._bot.database.prove()
        except (SQLAlchemyError, TimeoutError):
            return False
        return True


@asynccontextmanager
async def served(
    bot: DixDeDer,
    port: int | None,
    backup_age: Callable[[], float] | None = None,
    *,
    address: str = THIS_MACHINE,
) -> AsyncIterator[int | None]:
    """Serve the pages at an address for the block, and measure the loop meanwhile; without `port`
    neither.

    `backup_age` gives the seconds since the newest backup; None: there are to be none.
    Gives the port, should `port` be 0 for any. Raises `StartupError` when they cannot
    be served there.
    """
    if port is None:
        yield None
        return
    health = Health(bot, backup_age)
    metrics.STATEMENTS.taken = TIMES.taken.copy
    app = web.Application()
    app.router.add_get("/healthz", health.healthz)
    app.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, address, port)
        try:
            await site.start()
        except OSError as error:
            raise StartupError(
                f"{address}:{port} cannot be used for /healthz and /metrics: {error.strerror}. "
                "Choose another DIX_DE_DER_HEALTH_PORT or DIX_DE_DER_HEALTH_ADDRESS."
            ) from error
        watching = asyncio.create_task(watch_loop())
        yield runner.addresses[0][1]
        watching.cancel()
    finally:
        await runner.cleanup()


async def watch_loop() -> None:
    """Measure for ever how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_AGAIN
        await asyncio.sleep(LOOK_AGAIN)
        metrics.LOOP_DELAY.observe(max(0.0, loop.time() - due))
