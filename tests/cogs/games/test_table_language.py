"""Tables are read by everybody: the server's language comes before that of whoever opens one."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.games.table_language import table_language


@pytest.mark.parametrize(
    ("chosen", "features", "on_discord", "read"),
    [
        ("nl", ["COMMUNITY"], discord.Locale.french, "nl"),
        (None, ["COMMUNITY"], discord.Locale.french, "fr"),
        (None, ["COMMUNITY"], discord.Locale.japanese, "en"),
        (None, [], discord.Locale.french, "de"),
        (None, [], None, "de"),
    ],
)
def test_what_the_server_reads(
    chosen: str | None, features: list[str], on_discord: discord.Locale | None, read: str
) -> None:
    guild = SimpleNamespace(features=features)
    interaction = cast(Any, SimpleNamespace(guild=guild, guild_locale=on_discord))
    server = cast(Any, SimpleNamespace(language=chosen))
    opener = cast(Any, SimpleNamespace(language=None, locale="de"))
    assert table_language(interaction, server, opener) == read
