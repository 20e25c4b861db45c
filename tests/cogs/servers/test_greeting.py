"""The greeting of a server that the bot joins: once, also where it does not get through."""

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.clock import ManualClock
from bot.people import Servers
from bot.tables import Tables
from bot.tournaments.live import Tournaments
from cogs.connection import CHANNEL_GONE
from cogs.servers.server_events import ServerEvents
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
            response = cast(Any, SimpleNamespace(status=404, reason="Not Found"))
            raise discord.NotFound(response, {"code": CHANNEL_GONE, "message": "Unknown Channel"})


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
