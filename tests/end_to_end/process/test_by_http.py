"""Presses by signed HTTP, to a bot that is not connected to the gateway."""

import asyncio

import pytest

from bot.clock import ManualClock
from bot.errors import StartupError
from bot.sandbox import Posted
from cogs.interactions import LOOK_AGAIN, compare, set_address
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
