"""Commands for people who install the bot for themselves, where the portal does not let them."""

import logging
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from cogs.commands import OFF, anywhere, lacks_user_install, sync_tree


class App:
    """All of `discord.AppInfo` that is asked here."""

    def __init__(self, *kinds: str) -> None:
        self.guild_integration_config = {} if "guild" in kinds else None
        self.user_integration_config = {} if "user" in kinds else None


class Refusing:
    """A tree whose commands are refused as long as one is offered to people."""

    def __init__(self, about: str) -> None:
        self.about, self.command = (
            about,
            anywhere(app_commands.Command(name="practice", description="x", callback=_nothing)),
        )

    def get_commands(self, *, guild: Any) -> list[Any]:
        return [self.command]

    async def sync(self, *, guild: Any) -> list[str]:
        allowed = self.command.allowed_installs
        if allowed is not None and allowed.user:
            failure = app_commands.CommandSyncFailure.__new__(app_commands.CommandSyncFailure)
            failure.args = (self.about,)
            raise failure
        return ["practice"]


async def _nothing(interaction: discord.Interaction[Any]) -> None: ...


@pytest.mark.parametrize(
    ("application", "lacks"),
    [(None, False), (App(), False), (App("guild", "user"), False), (App("guild"), True)],
)
def test_it_is_off_where_discord_says_so(application: Any, lacks: bool) -> None:
    assert lacks_user_install(application) is lacks


async def test_commands_of_servers_are_known_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tree = Refusing("In field 0.integration_types: not enabled")
    with caplog.at_level(logging.WARNING):
        assert await sync_tree(cast(Any, tree), None) == ["practice"]
    assert OFF in caplog.text
    with pytest.raises(app_commands.CommandSyncFailure):
        await sync_tree(cast(Any, Refusing("In field 0.name: too long")), None)
