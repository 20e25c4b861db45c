"""Tables are read by everybody on a server: its language comes before the opener's."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.clock import ManualClock
from bot.people import Servers
from bot.tables import Tables
from bot.tournaments.live import Tournaments
from cogs.servers.here import OPENER, table_language
from tests.storage.databases import new_file, opened


def opener(locale: str) -> Any:
    return SimpleNamespace(language=None, locale=locale)


@pytest.mark.parametrize(
    ("chosen", "features", "on_discord", "read"),
    [
        ("nl", ["COMMUNITY"], discord.Locale.french, ["nl", "nl"]),
        (None, ["COMMUNITY"], discord.Locale.french, ["fr", "fr"]),
        (None, ["COMMUNITY"], discord.Locale.japanese, ["en", "en"]),
        # Who opens first has chosen for all, unless the server wants each to be read as opened.
        (None, [], discord.Locale.french, ["de", "de"]),
        (OPENER, [], discord.Locale.french, ["de", "nl"]),
    ],
)
async def test_what_the_server_reads(
    tmp_path: Path,
    chosen: str | None,
    features: list[str],
    on_discord: discord.Locale,
    read: list[str],
) -> None:
    guild = SimpleNamespace(features=features, preferred_locale=on_discord)
    interaction = cast(Any, SimpleNamespace(guild_id=77, guild=guild, guild_locale=None))
    async with opened(new_file(tmp_path)) as database:
        tables = Tables(database, ManualClock(5.0))
        servers = Servers(tables, Tournaments(tables))
        bot = cast(Any, SimpleNamespace(servers=servers))
        await servers.change(await servers.meet(77), language=chosen)
        told = [
            await table_language(bot, interaction, await servers.meet(77), opener(locale))
            for locale in ("de", "nl")
        ]
    assert told == read
