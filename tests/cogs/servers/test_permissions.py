"""The permissions without which no table can be played."""

import discord
import pytest

from bot.text import words_for
from cogs.servers.permissions import FOR_CHANNELS, FOR_TABLES, missing_for_tables, permission_names

ENOUGH = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))


@pytest.mark.parametrize(
    ("held", "missing"),
    [
        (ENOUGH, []),
        (discord.Permissions(administrator=True), []),
        (discord.Permissions.none(), list(FOR_TABLES)),
        *((ENOUGH & ~discord.Permissions(**{name: True}), [name]) for name in FOR_TABLES),
    ],
)
def test_what_is_missing_is_asked_for(held: discord.Permissions, missing: list[str]) -> None:
    assert missing_for_tables(held) == missing


def test_they_are_called_as_in_discords_settings() -> None:
    english, french = words_for("en"), words_for("fr")
    names = ["send_messages", "attach_files"]
    assert permission_names(names, english) == "**Send Messages** and **Attach Files**"
    assert permission_names(names[1:], french) == "**Joindre des fichiers**"
    for words in (english, french):
        every = permission_names(list(FOR_CHANNELS), words)
        assert every.count("**") == 2 * len(FOR_CHANNELS)
