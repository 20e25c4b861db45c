"""/healthz and /metrics: whether the bot is well, and what it counts."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from aiohttp import web
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bot import metrics
from bot.errors import StartupError
from bot.settings import Role
from bot.storage import jobs
from bot.storage.delivery import messages
from bot.storage.engine.database import Database
from bot.storage.engine.schema import LeaseRow
from bot.storage.engine.times import TIMES
from bot.storage.games import games
from bot.storage.leases import DELIVERER, Lease, holder
from bot.storage.tournaments import tournaments
from cogs.answering import ANOTHER_HOST
from cogs.bot import DixDeDer
from cogs.commands import lacks_user_install

log = logging.getLogger(__name__)

THIS_MACHINE = "127.0.0.1"
PATIENCE = 2.0
"""seconds that the database has to answer"""
PROMETHEUS = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
Page = Callable[[web.Request], Awaitable[web.Response]]
LOOK_AGAIN = 0.1
"""seconds between two looks at how late the loop is"""


class Health:
    """The two pages. `lease`: without it this process does not deliver."""

    def __init__(
        self, bot: DixDeDer, backup_age: Callable[[], float] | None, lease: Lease | None
    ) -> None:
        self._bot = bot
        self._backup_age = backup_age
        self._lease = lease

    @property
    def _delivers(self) -> bool:
        """Whether it does now: who stands by does not."""
        has_it = self._lease is None or self._lease.is_held
        return Role.DELIVERS in self._bot.roles and has_it

    async def healthz(self, _: web.Request) -> web.Response:
        """200 when everything is well that this process is for, else 503; which part is not."""
        bot, delivers = self._bot, self._delivers
        parts: dict[str, bool] = {}
        if delivers:
            parts["gateway"] = bot.is_ready() and bot.gateway.is_whole
        parts["database"] = await self._database_answers()
        if delivers or Role.DELIVERS not in bot.roles:
            parts["workers"] = bot.is_at_work()
        if delivers:
            parts["tables"] = await self._tables_move()
        parts["pictures"] = bot.pictures.are_drawn
        well = all(parts.values())
        told: dict[str, object] = {"well": well, **parts, "roles": sorted(bot.roles)}
        if delivers:
            told["shards"] = {"connected": bot.gateway.connected, "of": len(bot.gateway.shards)}
        if lacks_user_install(bot.application):
            told["user_install"] = False
        if bot.interactions_trouble:
            told["interactions"] = bot.interactions_trouble
        if bot.other_hosts.are_there:
            told |= {"alone": False, "others": ANOTHER_HOST}
        if (holder := await self._holder()) is not None:
            told["lease"] = {
                "mine": delivers,
                "holder": holder.holder,
                "number": holder.fence,
                "since": datetime.fromtimestamp(holder.since, UTC).isoformat(timespec="seconds"),
            }
        return web.json_response(told, status=200 if well else 503)

    async def _holder(self) -> LeaseRow | None:
        """Who delivers, where that may be one of several processes."""
        if self._lease is None and self._delivers:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._bot.database.ask(holder, DELIVERER)
        except (SQLAlchemyError, TimeoutError):
            return None

    async def metrics(self, _: web.Request) -> web.Response:
        for role in Role:
            metrics.ROLES.labels(role).set(
                self._delivers if role is Role.DELIVERS else role in self._bot.roles
            )
        gateway = self._bot.gateway
        metrics.SHARDS.labels("connected").set(gateway.connected)
        metrics.SHARDS.labels("away").set(len(gateway.shards) - gateway.connected)
        metrics.LEASE.set(math.nan if self._lease is None else self._lease.number or 0)
        metrics.BACKUP_AGE.set(math.nan if self._backup_age is None else self._backup_age())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._count()
        except (SQLAlchemyError, TimeoutError) as error:
            log.warning("messages, tables and tournaments were not counted: %s", error)
        return web.Response(
            body=generate_latest(metrics.REGISTRY),
            headers=PROMETHEUS,
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


class HealthOfThinker:
    """The two pages of a process that only thinks: it has no gateway, no tables and no pictures."""

    def __init__(self, database: Database, work: Sequence[asyncio.Task[None]]) -> None:
        self._database = database
        self._work = work

    async def healthz(self, _: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._database.ask(jobs.room)
        except (SQLAlchemyError, TimeoutError):
            answers = False
        else:
            answers = True
        parts = {"database": answers, "workers": not any(each.done() for each in self._work)}
        told = {"well": all(parts.values()), **parts, "roles": [Role.THINKS]}
        return web.json_response(told, status=200 if told["well"] else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        for role in Role:
            metrics.ROLES.labels(role).set(role is Role.THINKS)
        return web.Response(body=generate_latest(metrics.REGISTRY), headers=PROMETHEUS)


@asynccontextmanager
async def thinker_served(
    database: Database, work: Sequence[asyncio.Task[None]], port: int | None, address: str
) -> AsyncIterator[int | None]:
    """Serve the pages of a process that only thinks; as `served` does."""
    health = HealthOfThinker(database, work)
    async with _pages(health.healthz, health.metrics, port, address) as bound:
        yield bound


@asynccontextmanager
async def served(
    bot: DixDeDer,
    port: int | None,
    backup_age: Callable[[], float] | None = None,
    *,
    lease: Lease | None = None,
    address: str = THIS_MACHINE,
) -> AsyncIterator[int | None]:
    """Serve the pages at an address for the block, and measure the loop meanwhile; without `port`
    neither.

    `backup_age` gives the seconds since the newest backup; None: there are to be none. `lease`:
    without it this process does not deliver.
    Gives the port, should `port` be 0 for any. Raises `StartupError` when they cannot
    be served there.
    """
    health = Health(bot, backup_age, lease)
    async with _pages(health.healthz, health.metrics, port, address) as bound:
        yield bound


@asynccontextmanager
async def _pages(
    healthz: Page, told: Page, port: int | None, address: str
) -> AsyncIterator[int | None]:
    if port is None:
        yield None
        return
    metrics.STATEMENTS.taken = TIMES.taken.copy
    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", told)
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
