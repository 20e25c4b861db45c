"""The pages as a process: how it starts and stops. The bot does not need it, and it waits for the
bot's database where there is none yet."""

import asyncio
import logging
import signal

from aiohttp import web

from bot.clock import SystemClock
from bot.errors import StartupError
from bot.settings import Settings
from bot.storage.engine.engines import engine_of
from cogs.pages.legal import Operator
from cogs.pages.site import Site

log = logging.getLogger(__name__)

GRACE = 3.0
"""seconds that open requests have to end once it is asked to stop"""
IDLE = 30.0
"""seconds after which a silent connection is closed"""


def run_pages(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; raises `StartupError` when it cannot start."""
    asyncio.run(_run(settings))


async def _run(settings: Settings) -> None:
    snapshots = engine_of(settings.database).snapshots()
    site = Site(snapshots, SystemClock(), url=settings.pages_url, operator=Operator.of(settings))
    runner = web.AppRunner(
        site.application(), access_log=None, keepalive_timeout=IDLE, shutdown_timeout=GRACE
    )
    await runner.setup()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    try:
        where = f"{settings.pages_address}:{settings.pages_port}"
        try:
            await web.TCPSite(runner, settings.pages_address, settings.pages_port).start()
        except OSError as error:
            raise StartupError(
                f"{where} cannot be used for the pages: {error.strerror}. "
                "Choose another DIX_DE_DER_PAGES_PORT or DIX_DE_DER_PAGES_ADDRESS."
            ) from error
        log.info("pages are served at %s", where)
        await stopped.wait()
    finally:
        await runner.cleanup()
