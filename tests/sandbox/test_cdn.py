"""The CDN: avatars of people, and emojis of the application, while there are some."""

from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.sandbox import Person, Sandbox
from bot.sandbox.server.avatars import LARGEST
from tests.sandbox.client import PNG, Client, expect_bad_form, expect_refusal


async def fetched(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as http, http.get(url) as answer:
        return answer.status, await answer.read()


def url_of(sandbox: Sandbox, person: Person, query: str = "") -> str:
    return f"{sandbox.url}/avatars/{person.id}/{person.avatar}.png{query}"


async def test_two_of_the_people_have_an_avatar(sandbox: Sandbox) -> None:
    having = [key for key, person in sandbox.people.items() if person.avatar]
    assert having == ["alice", "clara"]


async def test_an_avatar_is_the_size_that_is_asked_for(sandbox: Sandbox) -> None:
    alice, clara = sandbox.people["alice"], sandbox.people["clara"]
    sizes = []
    for query in ("?size=64", "?size=16", "", "?size=1024"):
        status, data = await fetched(url_of(sandbox, alice, query))
        assert status == 200
        sizes.append(Image.open(BytesIO(data)).size)
    assert sizes == [(64, 64), (16, 16), (LARGEST, LARGEST), (LARGEST, LARGEST)]
    _, again = await fetched(url_of(sandbox, alice, "?size=64"))
    _, other = await fetched(url_of(sandbox, clara, "?size=64"))
    assert again != other


@pytest.mark.parametrize("size", ["0", "63", "8192", "-64", "x", "²"])
async def test_other_sizes_are_refused(sandbox: Sandbox, size: str) -> None:
    status, _ = await fetched(url_of(sandbox, sandbox.people["alice"], f"?size={size}"))
    assert status == 400


async def test_what_nobody_has_is_not_found(sandbox: Sandbox) -> None:
    alice, daan = sandbox.people["alice"], sandbox.people["daan"]
    for path in (
        f"{daan.id}/{daan.avatar}.png",
        f"{alice.id}/{'0' * 32}.png",
        f"1/{alice.avatar}.png",
        f"{alice.id}/{alice.avatar}.exe",
    ):
        assert (await fetched(f"{sandbox.url}/avatars/{path}"))[0] == 404


async def test_an_avatar_can_be_changed_lost_and_replaced(sandbox: Sandbox) -> None:
    alice = sandbox.people["alice"]
    before = url_of(sandbox, alice)
    alice.avatar = "1" * 32
    assert (await fetched(before))[0] == 404
    assert (await fetched(url_of(sandbox, alice)))[0] == 200
    sandbox.replace_avatar(alice, b"anything")
    assert await fetched(url_of(sandbox, alice)) == (200, b"anything")
    sandbox.replace_avatar(alice, None)
    assert (await fetched(url_of(sandbox, alice)))[0] == 404


async def test_discord_py_finds_it(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.people["alice"]
    user = await client.fetch_user(int(alice.id))
    assert user.avatar is not None
    assert user.avatar.key == alice.avatar
    assert (await user.avatar.with_size(64).read())[:8] == b"\x89PNG\r\n\x1a\n"
    assert (await client.fetch_user(int(sandbox.people["daan"].id))).avatar is None


async def test_an_emoji_is_made_shown_and_deleted(sandbox: Sandbox, client: Client) -> None:
    made = await client.create_application_emoji(name="hearts", image=PNG)
    (listed,) = await client.fetch_application_emojis()
    assert (listed.id, listed.name) == (made.id, "hearts")
    async with aiohttp.ClientSession() as http, http.get(made.url) as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", PNG)
    await made.delete()
    assert await client.fetch_application_emojis() == []
    await expect_refusal(made.delete(), 10014)
    assert (await fetched(made.url))[0] == 404


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
