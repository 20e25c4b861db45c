"""How the application is listed: what nobody has said is filled in, and what its owner has written
stays."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox
from bot.text import COMPLETE, words_for
from cogs.directory import INSTALLED, TAGS, fill_in, lacking, page
from cogs.servers.permissions import INVITED
from tests.sandbox.client import Client
from tests.sandbox_fixtures import connected, sandbox

__all__ = ["sandbox"]


@pytest.fixture(name="client")
async def client(sandbox: Sandbox) -> AsyncIterator[Client]:
    async with connected(sandbox, Client()) as client:
        yield client


def test_discord_takes_what_is_said() -> None:
    assert len(TAGS) <= 5
    assert max(map(len, TAGS)) <= 20
    for language in COMPLETE:
        assert len(words_for(language)("directory-about")) <= 400, language
        assert len(words_for(language)("directory-more")) <= 2000, language


async def test_what_nobody_has_said_is_filled_in(client: Client) -> None:
    assert await fill_in(client) == ["description", "integration_types_config", "tags"]
    told = await client.application_info()
    assert told.description == words_for("en")("directory-about")
    assert told.tags == list(TAGS)
    assert told.guild_integration_config is not None
    asked = told.guild_integration_config.oauth2_install_params
    assert asked is not None
    assert asked.permissions == INVITED
    assert await fill_in(client) == []


async def test_what_the_owner_has_said_stays(sandbox: Sandbox, client: Client) -> None:
    own = {"scopes": ["bot"], "permissions": "8"}
    config = {"0": {"oauth2_install_params": own}, "1": {}}
    sandbox.world.listing |= {"description": "Ours.", "integration_types_config": config}
    assert await fill_in(client) == ["integration_types_config", "tags"]
    told = (await client.application_info())._integration_types_config
    assert told["0"] == {"oauth2_install_params": own}
    assert told["1"] == {"oauth2_install_params": INSTALLED["1"] | {"permissions": "0"}}
    assert (await client.application_info()).description == "Ours."


@pytest.mark.parametrize("config", [None, {}, {"0": {"oauth2_install_params": INSTALLED["0"]}}])
def test_nobody_is_offered_what_the_owner_does_not_offer(config: object) -> None:
    said = {"description": "Ours.", "tags": ["belote"], "integration_types_config": config}
    assert lacking(said) == {}


def test_the_page_has_all_that_the_portal_asks_for() -> None:
    told = page("https://belote.example.org/")
    assert "https://belote.example.org/privacy\n" in told
    assert "https://belote.example.org/terms\n" in told
    assert str(INVITED.value) in told
    for language in COMPLETE:
        assert words_for(language)("directory-more") in told
