"""The bot as a process: how it starts and stops, or only tells Discord what it has."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import metrics
from bot.clock import SettableClock, SystemClock
from bot.errors import StartupError
from bot.people import ForgottenDms, PuzzleSeeker
from bot.robots import prepare
from bot.settings import ALL, Role, Settings
from bot.storage.engine.database import Database
from bot.storage.engine.engines import Engine, engine_of
from bot.storage.engine.schema import Server
from bot.storage.leases import DELIVERER, Lease
from bot.storage.people import servers
from bot.storage.upkeep.backups import Backups, planned
from bot.tables import Pace
from bot.tables.party.practice import PracticeUpkeep
from bot.tables.sharing import own_name
from cogs.bot import DixDeDer
from cogs.commands import OFF, lacks_user_install, sync_tree
from cogs.connection import UNREACHED
from cogs.directory import fill_in
from cogs.doctor.examination import examine
from cogs.doctor.trials import Client, Report
from cogs.health import served
from cogs.interactions import compare, heard_over_http, set_address
from cogs.pictures import Drawing, DrawingProcess
from cogs.thinker import think

log = logging.getLogger(__name__)

SELDOM = (2_000, 20, 20)
"""objects that come, and walks through them, between two walks of the garbage collector"""
GONE_WITHIN = 4.5
"""seconds after it was asked to stop; whoever asked may kill it soon"""
ANOTHER_DELIVERS = 75
"""the exit status of a deliverer that has lost its lease: started again, it stands by"""


def use_discord_at(url: str) -> None:
    """Talk to a loopback Discord at `url` (http://127.0.0.1:8765) instead of the real one."""
    Route.BASE = f"{url}/api/v10"
    asset: Any = Asset  # its address is declared to be Discord's own
    asset.BASE = url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"


def run_bot(settings: Settings, *, sync: bool = False) -> None:
    """Run until SIGINT or SIGTERM; raises `StartupError` when it cannot start, and ends the process
    with `ANOTHER_DELIVERS` where another one has taken over."""
    engine = engine_of(settings.database)
    roles = settings.own_roles
    if settings.roles != ALL and not engine.is_shared:
        raise StartupError(
            f"DIX_DE_DER_ROLES is {settings.roles}, and {engine.where} is a file, which one "
            "process alone may use: leave the roles out, or name a PostgreSQL server in "
            "DIX_DE_DER_DATABASE."
        )
    if Role.ANSWERS in roles and Role.DELIVERS not in roles and settings.interactions_port is None:
        raise StartupError(
            f"DIX_DE_DER_ROLES is {settings.roles}, and nobody would be answered: who does not "
            "deliver gets presses by HTTP alone. Set DIX_DE_DER_INTERACTIONS_PORT, or add the "
            "role delivers."
        )
    if roles == {Role.THINKS}:
        asyncio.run(_think(settings))
        ended = 0
    elif engine.is_shared:
        ended = asyncio.run(_run(settings, sync=sync))
    else:
        with engine.held_alone():
            ended = asyncio.run(_run(settings, sync=sync))
    if ended:
        raise SystemExit(ended)


def sync_commands(settings: Settings) -> None:
    """Tell Discord the slash commands and the emojis of the suits, and stop."""
    asyncio.run(_sync(settings))


def see_doctor(settings: Settings, aside: Callable[[str], object]) -> Report:
    """Have Discord tried out, as `cogs/doctor/examination.py` does, also while a bot runs.

    `aside` gets lines for the one who waits.
    """
    return asyncio.run(_see_doctor(settings, aside))


async def _run(settings: Settings, *, sync: bool) -> int:
    """The exit status."""
    clock = SystemClock()
    drawing = DrawingProcess(clock.steady)
    engine = engine_of(settings.database)
    bot = _make(settings, await engine.open(), clock, drawing)
    drawing.begin()
    stopped = _asked_to_end()
    metrics.watch_drawing(lambda: drawing.pid)
    copies = settings.backup_folder, settings.backup_hours, settings.backup_keep
    work = Work(bot, engine, planned(clock, settings.database, *copies))
    async with bot:
        await _login(bot, settings)
        if lacks_user_install(bot.application):
            log.warning(OFF)
        if sync:
            await _sync_tree(bot, settings)
        _set_aside()
        running = asyncio.create_task(work.run())
        prepare()
        ends = [asyncio.create_task(each.wait()) for each in (stopped, work.taken_over)]
        port = settings.interactions_port if Role.ANSWERS in bot.roles else None
        async with (
            heard_over_http(bot, port, settings.interactions_address),
            served(
                bot,
                settings.health_port,
                work.backup_age,
                lease=work.lease,
                address=settings.health_address,
            ),
        ):
            if sync:
                await _sync_address(bot, settings)
            comparing = asyncio.create_task(
                compare(bot, clock.steady, settings.interactions_url, port)
            )
            await asyncio.wait((running, *ends), return_when=asyncio.FIRST_COMPLETED)
            comparing.cancel()
        for each in ends:
            each.cancel()
        if running.done():
            await running
        # Who is asked to end has given its lease away, and is not started again for that.
        status = ANOTHER_DELIVERS if work.taken_over.is_set() and not stopped.is_set() else 0
        if status:
            _be_gone(status)
            log.error("another process delivers: this one ends, and stands by once it is started")
        await bot.drain()
        running.cancel()
        await asyncio.wait((running,))
    return status


async def _think(settings: Settings) -> None:
    await think(settings, _asked_to_end())


def _asked_to_end() -> asyncio.Event:
    """Return what is set by SIGINT and SIGTERM: soon after that the process is gone."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()

    def stop(*_: object) -> None:
        """No callback of the loop: with much to do it would come to that late."""
        _be_gone(0)
        loop.call_soon_threadsafe(stopped.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return stopped


def _be_gone(status: int) -> None:
    """Have the process ended soon, however much there is to draw, to pack and to close: nothing of
    it is needed, since what was acknowledged is in the database."""
    end = threading.Timer(GONE_WITHIN, os._exit, (status,))
    end.daemon = True
    end.start()


class Work:
    """What this process is for, by its roles.

    Where several processes share a database one of them delivers, as long as it has the lease; who
    waits for that stands by, and does what else it is for.
    """

    def __init__(self, bot: DixDeDer, engine: Engine, backups: Backups | None) -> None:
        self._bot = bot
        self._delivers = Role.DELIVERS in bot.roles
        self._backups = backups if self._delivers else None
        self.backup_age = self._backups.age if self._backups else None
        self.lease: Lease | None = None
        """without which this process does not deliver"""
        self.taken_over = asyncio.Event()
        """another process delivers since"""
        if engine.is_shared and self._delivers:
            self.lease = Lease(bot.database, bot.clock, DELIVERER, own_name())
            self.taken_over = self.lease.lost
        if bot.thinks:
            bot.put_to_work(PuzzleSeeker(bot.sharing, bot.puzzles))
        if self._delivers:
            bot.put_to_work(PracticeUpkeep(bot.database, bot.clock))
            bot.put_to_work(ForgottenDms(bot.database, bot.clock))

    async def run(self) -> None:
        """Do it until cancelled."""
        async with AsyncExitStack() as kept:
            if self.lease is not None:
                await kept.enter_async_context(self.lease.kept())
            kept.push_async_callback(self._bot.stop_work)
            if self._backups is not None:
                await kept.enter_async_context(self._backups.running())
            if self._delivers:
                await self._bot.connect()
            else:
                self._bot.go_to_work()
                await asyncio.Event().wait()


def _set_aside() -> None:
    """Keep what stands now: the garbage collector need not walk through it again and again.

    Its longest walks, in which everybody waits, take a quarter of the time; and it walks seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _sync(settings: Settings) -> None:
    # Nothing is asked of the database, which another bot may be using.
    async with _make(settings, engine_of(settings.database).lazily()) as bot:
        await _login(bot, settings)
        await _sync_tree(bot, settings)
        try:
            told = await fill_in(bot)
        except UNREACHED as error:
            log.warning("Discord is not told how the application is listed: %s", error)
        else:
            log.info("of how the application is listed was lacking: %s", ", ".join(told) or "-")
        await set_address(bot, settings.interactions_url)


async def _see_doctor(settings: Settings, aside: Callable[[str], object]) -> Report:
    # What was sent is removed then too: to be asked to end is no more than to be interrupted.
    signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGINT))
    chosen = await servers_in(settings.database)
    async with _make(settings, engine_of(settings.database).lazily()) as bot:
        await _login(bot, settings)
        async with Client(bot) as client:
            await _login(client, settings)
            wanted = settings.sync_guild, aside, settings.interactions_url
            return await examine(bot, client, chosen, *wanted)


async def servers_in(where: str) -> list[Server]:
    """Return what `/setup` has stored in a database; nothing before the first start."""
    engine = engine_of(where)
    if not engine.is_there():
        return []
    database = engine.beside()
    try:
        return await database.ask(servers.every)
    finally:
        await database.close()


def _make(
    settings: Settings,
    database: Database,
    clock: SettableClock | None = None,
    drawing: Drawing | None = None,
) -> DixDeDer:
    if settings.discord_url:
        use_discord_at(settings.discord_url)
    return DixDeDer(
        database,
        clock or SystemClock(),
        Pace(
            robot_delay=settings.robot_delay,
            trick_pause=settings.trick_pause,
            slow_turn=settings.slow_turn_notice,
            lobby=settings.lobby_minutes * 60,
        ),
        messages_per_second=settings.messages_per_second,
        drawing=drawing,
        pages_url=settings.pages_url,
        pages_at_once=settings.pages_at_once,
        roles=settings.own_roles,
    )


async def _login(bot: discord.Client, settings: Settings) -> None:
    try:
        await bot.login(settings.discord_token.get_secret_value())
    except discord.LoginFailure as error:
        raise StartupError(
            "Discord does not accept the token: look for a newer one on the page Bot of your "
            "application, and put it into DIX_DE_DER_DISCORD_TOKEN."
        ) from error
    except UNREACHED as error:
        raise StartupError(f"Discord cannot be reached: {error}.") from error


async def _sync_address(bot: DixDeDer, settings: Settings) -> None:
    """Tell Discord where interactions go, now that somebody is there. It runs without, too."""
    try:
        await set_address(bot, settings.interactions_url)
    except (StartupError, *UNREACHED) as error:
        log.error("%s", error)


async def _sync_tree(bot: DixDeDer, settings: Settings) -> None:
    guild = discord.Object(settings.sync_guild) if settings.sync_guild else None
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    synced = await sync_tree(bot.tree, guild)
    log.info("%d slash commands are known to Discord", len(synced))
    try:
        uploaded = await bot.suit_emojis.upload(bot)
    except UNREACHED as error:
        log.warning("the emojis of the suits are not all uploaded, sync again: %r", error)
    else:
        log.info("emojis of suits uploaded: %d", uploaded)
