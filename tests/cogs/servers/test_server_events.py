"""Servers that the bot joins are greeted once; news from Discord wait for the database."""

import logging
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from sqlalchemy.exc import OperationalError

from bot.clock import ManualClock
from bot.people import Servers
from bot.tables import Tables
from bot.tables.worker import DATABASE_RETRY
from bot.tournaments.live import Tournaments
from cogs.connection import CHANNEL_GONE
from cogs.servers.server_events import Inbox, ServerEvents
from tests.cogs.rows import refusal
from tests.storage.databases import everything, new_file, opened

SERVER = 77


class Channel:
    """One in which the bot may speak, if it is still there."""

    def __init__(self, *, gone: bool = False) -> None:
        self.gone = gone
        self.tried = 0

    def permissions_for(self, _member: object) -> discord.Permissions:
        return discord.Permissions(send_messages=True)

    async def send(self, view: object) -> None:
        self.tried += 1
        if self.gone:
            raise refusal(404, CHANNEL_GONE)


def guild_with(channel: Channel) -> discord.Guild:
    locale = discord.Locale.french
    return cast(
        discord.Guild,
        SimpleNamespace(
            id=SERVER,
            me=None,
            preferred_locale=locale,
            features=[],
            system_channel=channel,
            text_channels=[],
        ),
    )


@pytest.mark.parametrize("gone", [False, True])
async def test_a_server_is_greeted_once_even_where_its_channel_is_gone(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    gone: bool,
) -> None:
    channel = Channel(gone=gone)
    async with opened(new_file(tmp_path)) as database:
        tables = Tables(database, ManualClock(5.0))
        bot = SimpleNamespace(
            get_guild=lambda _: None,
            tables=tables,
            servers=Servers(tables, Tournaments(tables)),
            keep_answering=lambda: None,
        )
        cog = ServerEvents(cast(Any, bot))
        with caplog.at_level(logging.WARNING):
            for _ in range(2):
                await cog.on_guild_join(guild_with(channel))
        [server] = (await everything(database))["servers"]
    assert channel.tried == 1
    told = [each.getMessage() for each in caplog.records]
    assert [f"server {SERVER} is not greeted" in each for each in told] == [True] * gone
    assert 5.0 in tuple(server)


class Bot(SimpleNamespace):
    def keep_answering(self) -> None:
        pass


@pytest.mark.parametrize("troubles", [0, 1, 3])
async def test_it_is_written_down_once_the_database_can_be_used(
    troubles: int, caplog: pytest.LogCaptureFixture
) -> None:
    """And is said once, however long it lasts."""
    clock, tries, done = ManualClock(), 0, 0

    async def what() -> None:
        nonlocal tries, done
        tries += 1
        if tries <= troubles:
            raise OperationalError("BEGIN", {}, sqlite3.OperationalError("database is locked"))
        done += 1

    await Inbox(cast(Any, Bot(clock=clock, stopping=False))).write_down(what)
    for _ in range(troubles + 1):
        await clock.advance(DATABASE_RETRY)
    assert (tries, done) == (troubles + 1, 1)
    warnings = [each for each in caplog.records if each.levelname == "WARNING"]
    assert len(warnings) == min(troubles, 1)
    assert "Traceback" not in caplog.text


async def test_a_bot_that_stops_leaves_it() -> None:
    bot, tries = Bot(clock=ManualClock(), stopping=False), 0

    async def what() -> None:
        nonlocal tries
        tries += 1
        raise OperationalError("BEGIN", {}, sqlite3.OperationalError("database is locked"))

    await Inbox(cast(Any, bot)).write_down(what)
    bot.stopping = True
    await bot.clock.advance(10 * DATABASE_RETRY)
    assert tries == 1
