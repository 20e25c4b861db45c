"""Presses by signed HTTP, to a bot that is not connected to the gateway."""

import asyncio

import pytest

from bot.clock import ManualClock
from bot.errors import StartupError
from bot.sandbox import Posted
from bot.sandbox.server.permissions import SEND_MESSAGES
from cogs.interactions import LOOK_AGAIN, compare, set_address
from cogs.servers.known import channel_of, member_of, members_called, members_of, server_of
from tests.end_to_end.club import Club
from tests.end_to_end.playing import Table, in_trick, seated

pytestmark = pytest.mark.http


async def test_a_party_begins_and_is_played(evening: Club) -> None:
    posted: list[int] = []
    evening.sandbox.on_exchange.append(
        lambda each: posted.append(each.status) if isinstance(each, Posted) else None
    )
    table = await seated(evening, end="short")
    await table.start()
    await table.play_until(in_trick(1, 0))
    assert not evening.sandbox.gateway.sessions
    assert set(posted) == {202}
    assert not evening.bot.guilds


async def test_whoever_signs_wrongly_moves_nothing(started: Table) -> None:
    """Discord tries the address out before it takes it: it would not be there otherwise."""
    assert started.club.sandbox.endpoint.url is not None
    assert not await started.club.sandbox.endpoint.is_right(f"{started.club.sandbox.url}/nobody")


async def test_discord_is_told_where_the_bot_is(
    evening: Club, caplog: pytest.LogCaptureFixture
) -> None:
    bot, endpoint = evening.bot, evening.sandbox.endpoint
    here = endpoint.url or ""
    assert not await set_address(bot, here)
    with pytest.raises(StartupError, match="has to run, with DIX_DE_DER_INTERACTIONS_PORT"):
        await set_address(bot, "http://127.0.0.1:1/")
    assert endpoint.url == here
    assert await set_address(bot, "")
    assert endpoint.url is None
    assert await set_address(bot, here)
    assert endpoint.url == here


async def test_where_discord_and_the_settings_disagree_is_told(evening: Club) -> None:
    bot, endpoint, clock = evening.bot, evening.sandbox.endpoint, ManualClock()
    here = endpoint.url or ""
    comparing = asyncio.create_task(compare(bot, clock, here, 1))
    await clock.advance(1.0)
    assert bot.interactions_trouble == ""
    endpoint.url = "http://127.0.0.1:1/elsewhere"
    await clock.advance(LOOK_AGAIN)
    await evening.settle()
    assert "elsewhere" in bot.interactions_trouble
    comparing.cancel()


async def test_what_a_press_does_not_say_is_asked_of_discord(evening: Club) -> None:
    bot, sandbox = evening.bot, evening.sandbox
    server, belote = int(sandbox.guild.id), int(evening.belote.id)
    asked: list[None] = []
    bot.requests.on_counted.append(lambda: asked.append(None))
    named = await server_of(bot, server)
    assert named is not None
    assert (named.name, len(asked)) == (sandbox.guild.name, 1)
    for may in (True, False):
        guild = await server_of(bot, server, rights=True)
        assert guild is not None
        channel = channel_of(guild, belote)
        assert channel is not None
        assert channel.permissions_for(guild.me).send_messages is may
        sandbox.deny(evening.belote, SEND_MESSAGES)
    assert len(asked) == 1 + 2 * 3
    assert await server_of(bot, server + 1) is None


async def test_who_is_on_a_server_is_asked_of_discord(evening: Club) -> None:
    bot, sandbox = evening.bot, evening.sandbox
    server, alice = int(sandbox.guild.id), int(evening.person("alice").id)
    owner = await member_of(bot, server, alice)
    assert owner is not None
    assert owner.guild_permissions.manage_guild
    assert await member_of(bot, server, alice + 10**9) is None
    found = await members_of(bot, server, [alice, alice + 10**9])
    assert [each.id for each in found] == [alice]
    assert [each.display_name for each in await members_called(bot, server, "beno")] == ["Benoît"]
