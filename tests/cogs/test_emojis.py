"""The suits in colour: uploaded once, known again, and done without where they are not."""

from typing import Any, cast

import discord
import pytest

from bot.clock import ManualClock
from bot.rules import Suit
from bot.sandbox import Sandbox
from card_images.cards import EMOJI_NAMES, draw_emojis
from cogs.press import IN_TEXT, WITHOUT_EMOJIS, SuitEmojis
from tests.cogs.rows import refusal
from tests.sandbox_fixtures import sandbox

__all__ = ["sandbox"]


@pytest.fixture
async def client(sandbox: Sandbox) -> discord.Client:
    client = discord.Client(intents=discord.Intents.none())
    await client.login(sandbox.token)
    return client


async def test_they_are_uploaded_once_and_known_again(
    sandbox: Sandbox, client: discord.Client
) -> None:
    async with client:
        first = SuitEmojis(ManualClock())
        await first.find(client)
        assert first.of(four_colours=False) is IN_TEXT
        assert await first.upload(client) == len(draw_emojis()) == len(sandbox.world.emojis)
        second = SuitEmojis(ManualClock())
        await second.find(client)
        assert await second.upload(client) == 0
        assert second.of(four_colours=True) == first.of(four_colours=True)
    for four_colours in (False, True):
        found = second.of(four_colours=four_colours)
        names = EMOJI_NAMES[four_colours]
        assert {suit: each.name for suit, each in found.items()} == names
        for suit, each in found.items():
            assert sandbox.world.emojis[str(each.id)].data == draw_emojis()[names[suit]]


async def test_one_that_is_missing_leaves_its_deck_in_text(
    sandbox: Sandbox, client: discord.Client
) -> None:
    async with client:
        await SuitEmojis(ManualClock()).upload(client)
        gone = next(e for e in sandbox.world.emojis.values() if e.payload["name"] == "clubs_green")
        del sandbox.world.emojis[gone.payload["id"]]
        emojis = SuitEmojis(ManualClock())
        await emojis.find(client)
        assert emojis.of(four_colours=True) is IN_TEXT
        assert emojis.of(four_colours=False).keys() == set(Suit)
        assert await emojis.upload(client) == 1
        assert emojis.of(four_colours=True).keys() == set(Suit)


async def test_nobody_waits_for_them(sandbox: Sandbox, client: discord.Client) -> None:
    async with client:
        client.http.token = "wrong"
        emojis = SuitEmojis(ManualClock())
        await emojis.find(client)
        assert emojis.of(four_colours=False) is IN_TEXT


async def test_what_discord_refuses_is_left_out_for_a_while(
    sandbox: Sandbox, client: discord.Client
) -> None:
    clock = cast(Any, sandbox.clock)
    async with client:
        emojis = SuitEmojis(clock)
        await emojis.upload(client)
        assert not emojis.blamed(refusal(400, 50035, "Must be 80 or fewer in length."))
        assert emojis.of(four_colours=False)
        assert emojis.blamed(refusal(400, 50035, "Invalid emoji"))
        assert emojis.of(four_colours=False) is IN_TEXT
        await clock.advance(WITHOUT_EMOJIS)
        assert emojis.of(four_colours=False)
