"""Emojis of the application: kept, shown by the CDN, and on buttons only while they are there."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import PNG, Client, expect_bad_form, expect_refusal


async def test_an_emoji_is_made_shown_and_deleted(sandbox: Sandbox, client: Client) -> None:
    made = await client.create_application_emoji(name="hearts", image=PNG)
    (listed,) = await client.fetch_application_emojis()
    assert (listed.id, listed.name) == (made.id, "hearts")
    async with aiohttp.ClientSession() as http, http.get(made.url) as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", PNG)
    await made.delete()
    assert await client.fetch_application_emojis() == []
    await expect_refusal(made.delete(), 10014)
    async with aiohttp.ClientSession() as http, http.get(made.url) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    ("name", "image", "said"),
    [
        ("x", PNG, "between 2 and 32"),
        ("two words", PNG, "validation regex"),
        ("taken", PNG, "already exists"),
        ("large", PNG + bytes(256 * 1024), "larger than 256"),
    ],
)
async def test_wrong_emojis_are_refused(client: Client, name: str, image: bytes, said: str) -> None:
    await client.create_application_emoji(name="taken", image=PNG)
    await expect_bad_form(client.create_application_emoji(name=name, image=image), said)


async def test_a_button_shows_only_what_is_there(sandbox: Sandbox, client: Client) -> None:
    made = await client.create_application_emoji(name="hearts", image=PNG)
    channel = client.channel(sandbox.channel("belote"))
    sent = await channel.send("x", view=beneath(made))
    (button,) = sandbox.message(sandbox.channel("belote"), str(sent.id)).buttons()
    assert (button.emoji, button.label) == ("hearts", "K")
    await made.delete()
    await expect_bad_form(channel.send("x", view=beneath(made)), "Invalid emoji")


def beneath(emoji: discord.Emoji) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    button: discord.ui.Button[Any] = discord.ui.Button(label="K", emoji=emoji)
    return view.add_item(button)
