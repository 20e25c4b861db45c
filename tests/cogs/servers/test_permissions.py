"""The permissions without which no table can be played."""

import discord
import pytest

from bot.text import words_for
from cogs.servers.permissions import FOR_CHANNELS, FOR_TABLES, missing_for_tables, permission_names

ENOUGH = discord.Permissions(**dict.fromkeys(FOR_TABLES, True))


def test_who_has_them_all_lacks_none() -> None:
    assert missing_for_tables(ENOUGH) == []
    assert missing_for_tables(discord.Permissions.all()) == []


@pytest.mark.parametrize("name", FOR_TABLES)
def test_each_one_is_asked_for(name: str) -> None:
    lacking = discord.Permissions(ENOUGH.value)
    lacking.update(**{name: False})
    assert missing_for_tables(lacking) == [name]


def test_none_at_all() -> None:
    assert missing_for_tables(discord.Permissions.none()) == list(FOR_TABLES)


def test_an_administrator_may_everything() -> None:
    assert missing_for_tables(discord.Permissions(administrator=True)) == []


def test_they_are_called_as_in_discords_settings() -> None:
    english, french = words_for("en"), words_for("fr")
    names = ["send_messages", "attach_files"]
    assert permission_names(names, english) == "**Send Messages** and **Attach Files**"
    assert permission_names(names[1:], french) == "**Joindre des fichiers**"
    for words in (english, french):
        every = permission_names(list(FOR_CHANNELS), words)
        assert every.count("**") == 2 * len(FOR_CHANNELS)
