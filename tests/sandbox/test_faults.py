"""Discord's bad days in the loopback: each fault does to a bot what Discord does."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.faults.faults import CALLBACK, FAULTS, MESSAGE, MESSAGES, SILENCE
from bot.sandbox.rest.call import ROUTES
from tests.sandbox.client import Client, Talk, ask, clock_of, expect_refusal, send_raw


def texts(sandbox: Sandbox) -> list[str]:
    return [each.content for each in sandbox.people["alice"].sees(sandbox.channel("belote"))]


async def test_server_errors_before_and_after_the_work_was_done(sandbox: Sandbox) -> None:
    for name in ("500", "502", "503", "504", "502 afterwards"):
        sandbox.faults.plan(name, "POST", MESSAGES)
        assert texts(sandbox) == []
        assert (await send_raw(sandbox)).status == int(name[:3])
    assert texts(sandbox) == ["x"]
    assert (await send_raw(sandbox)).status == 200


async def test_rate_limits_as_discord_tells_them(sandbox: Sandbox) -> None:
    for name in ("429", "429 global", "429 banned"):
        sandbox.faults.plan(name, "POST", MESSAGES)
    route, globally, banned = [await send_raw(sandbox) for _ in range(3)]
    assert route.status == globally.status == banned.status == 429
    assert route.headers["X-RateLimit-Scope"] == "user"
    assert globally.headers["X-RateLimit-Global"] == "true"
    assert ["Via" in each.headers for each in (route, globally, banned)] == [True, True, False]
    assert banned.headers["Retry-After"] == "60"
    assert texts(sandbox) == []


@pytest.mark.parametrize(("name", "told"), [("reset", []), ("answer lost", ["x"])])
async def test_no_answer(sandbox: Sandbox, name: str, told: list[str]) -> None:
    sandbox.faults.plan(name, "POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await send_raw(sandbox)
    assert texts(sandbox) == told


async def test_silence(sandbox: Sandbox) -> None:
    sandbox.faults.plan("silence", "POST", MESSAGES)
    sending = asyncio.create_task(send_raw(sandbox))
    while not sandbox.faults.holding:
        await asyncio.sleep(0)
    await clock_of(sandbox).advance(SILENCE - 1)
    assert not sending.done()
    await clock_of(sandbox).advance(1)
    with pytest.raises(aiohttp.ClientError):
        await sending
    assert texts(sandbox) == []


async def test_the_nth_time_and_so_often(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    sandbox.faults.plan(
        "503", "POST", MESSAGES, nth=2, times=2, when=lambda call: call.body["content"] != "other"
    )
    await channel.send("one")
    await channel.send("other")
    for _ in range(2):
        await expect_refusal(channel.send("two"), 503)
    await channel.send("three")
    assert texts(sandbox) == ["one", "other", "three"]
    assert [(hit.fault, hit.method) for hit in sandbox.faults.hits] == [("503", "POST")] * 2


async def test_what_changes_just_before(
    sandbox: Sandbox, client: Client, channel: discord.PartialMessageable
) -> None:
    """The message is really gone, the permission really lost, for as long as it says."""
    sent = await channel.send("x")
    sandbox.faults.plan("10008", "PATCH", MESSAGE)
    await expect_refusal(sent.edit(content="y"), 10008)
    assert texts(sandbox) == []
    belote = client.get_partial_messageable(channel.id, guild_id=int(sandbox.guild.id))
    thread = await (await belote.send("x")).create_thread(name="one")
    message = await thread.send("in it")
    sandbox.faults.plan("50083", "PATCH", MESSAGE)
    await expect_refusal(message.edit(content="y"), 50083)
    assert sandbox.threads()[-1].archived
    sandbox.unarchive(sandbox.threads()[-1])
    sandbox.faults.plan("50001")
    await expect_refusal(message.edit(content="y"), 50001)
    await clock_of(sandbox).advance(301)
    await message.edit(content="y")
    sandbox.faults.plan("30046", "PATCH", MESSAGE)
    with pytest.raises(discord.RateLimited) as caught:
        await message.edit(content="z")
    assert caught.value.retry_after == 3600
    sandbox.faults.plan("10003 thread")
    await expect_refusal(message.edit(content="z"), 10003)
    assert sandbox.threads() == []


async def test_people_who_are_out_of_reach(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.people["alice"]
    dm = await client.create_dm(discord.Object(int(alice.id)))
    for code in (50007, 50278):
        sandbox.faults.plan(str(code))
        for _ in range(2):
            await expect_refusal(dm.send("x"), code)
        await clock_of(sandbox).advance(301)
        await dm.send("x")
    # discord.py remembers a DM channel: another person's.
    sandbox.faults.plan("40003")
    await expect_refusal(client.create_dm(discord.Object(int(sandbox.people["clara"].id))), 40003)


async def test_answers_that_come_too_late(talk: Talk) -> None:
    for code in (10062, 40060):
        talk.sandbox.faults.plan(str(code), "POST", CALLBACK)
        begun = await talk.command()
        await expect_refusal(begun.response.send_message("x"), code)
        assert ((await begun.reply).kind == "none") == (code == 10062)


async def test_an_hour_without_discord(sandbox: Sandbox, client: Client) -> None:
    sandbox.faults.plan("hour offline", "POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await send_raw(sandbox)
    assert all(each.closed_here for each in sandbox.gateway.connections)
    gateway = sandbox.gateway.url.replace("ws", "http", 1)
    async with aiohttp.ClientSession() as http, http.get(gateway) as answer:
        assert answer.status == 503
    with pytest.raises(aiohttp.ClientError):
        await ask(sandbox, "GET", "/users/@me")
    await clock_of(sandbox).advance(3600)
    assert (await send_raw(sandbox)).status == 200


async def test_at_random_it_is_the_same_again_with_the_same_seed(sandbox: Sandbox) -> None:
    async def afternoon(seed: int) -> list[int]:
        sandbox.faults.at_random(seed, 0.5, ["503", "502 afterwards", "50083"])
        return [(await send_raw(sandbox)).status for _ in range(20)]

    first, again, other = await afternoon(1), await afternoon(1), await afternoon(2)
    assert first == again != other
    assert set(first) == {200, 502, 503}
    sandbox.faults.stop()
    assert (await send_raw(sandbox)).status == 200


def test_faults_are_known_by_their_own_names() -> None:
    assert all(fault.name == name for name, fault in FAULTS.items())
    routes = {(route.method, route.template) for route in ROUTES}
    assert {("PATCH", MESSAGE), ("POST", MESSAGES), ("POST", CALLBACK)} <= routes
