"""The server itself: whom it answers, and in which words."""

import asyncio
import gc
import weakref

import pytest

from bot.clock import ManualClock
from bot.sandbox import PortInUse, Rest, Sandbox, SandboxError
from bot.sandbox.sandbox import PEOPLE
from tests.patience import PATIENCE
from tests.sandbox.client import Client, ask, expect_refusal


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox.url.startswith("http://127.0.0.1:")
    for hosts, status in (
        (("example.org", "127.0.0.1.example.org:80", "10.0.0.1"), 403),
        (("localhost", "127.0.0.1:80", "[::1]:80"), 200),
    ):
        for host in hosts:
            answer = await ask(sandbox, "GET", "/gateway", headers={"Host": host})
            assert answer.status == status, host


async def test_answers_are_exactly_json(sandbox: Sandbox) -> None:
    sandbox.on_exchange.clear()  # Discord's description has no route for nothing
    for path, status in (("/gateway", 200), ("/users/@me", 401), ("/nothing", 404)):
        answer = await ask(sandbox, "GET", path, headers={})
        assert (answer.status, answer.headers["Content-Type"]) == (status, "application/json")
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    answer = await ask(sandbox, "POST", "/users/@me/channels", data=b"{", headers=headers)
    assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_a_taken_port_is_told(sandbox: Sandbox) -> None:
    other = Sandbox(ManualClock(), port=sandbox.port)
    with pytest.raises(PortInUse, match=str(sandbox.port)) as caught:
        await other.start()
    assert caught.value.port == sandbox.port
    assert isinstance(caught.value, SandboxError)
    await other.stop()


async def test_exchanges_are_shown(sandbox: Sandbox, client: Client) -> None:
    seen: list[Rest] = []
    sandbox.on_exchange.append(lambda e: seen.append(e) if isinstance(e, Rest) else None)
    await client.channel(sandbox.channel("belote")).send("x")
    (rest,) = seen
    await expect_refusal(client.http.get_guild(1), 10004)
    assert (seen[-1].route, seen[-1].status) == ("/guilds/{guild_id}", 404)
    assert (rest.method, rest.route) == ("POST", "/channels/{channel_id}/messages")
    assert (rest.request["content"], rest.status) == ("x", 200)
    assert rest.answer["content"] == "x"


async def test_waiting_for_something_to_be_seen(sandbox: Sandbox, client: Client) -> None:
    belote = sandbox.channel("belote")
    waiting = asyncio.ensure_future(
        sandbox.until(lambda: len(sandbox.people["daan"].sees(belote)) == 2)
    )
    await client.channel(belote).send("one")
    assert not waiting.done()
    await client.channel(belote).send("two")
    await waiting


async def test_the_server_and_its_people_are_read(sandbox: Sandbox, client: Client) -> None:
    guild = await client.fetch_guild(int(sandbox.guild.id))
    assert (guild.name, guild.approximate_member_count) == (sandbox.guild.name, len(PEOPLE) + 1)
    member = await guild.fetch_member(int(sandbox.people["benoit"].id))
    assert member.display_name == "Benoît"


async def test_somebody_new_and_a_new_channel(sandbox: Sandbox, client: Client) -> None:
    emma = sandbox.add_person("emma", locale="fr")
    made = asyncio.ensure_future(client.wait_for("guild_channel_create", timeout=PATIENCE))
    channel = sandbox.add_channel("quiet")
    assert (await made).name == "quiet"
    emma.say(channel, "Bonjour")
    assert [m.text() for m in sandbox.people["daan"].sees(channel.id)] == ["Bonjour"]


async def test_nothing_is_left_of_one_that_has_stopped() -> None:
    """A bot that was connected would stay in memory with it."""
    sandbox = Sandbox(ManualClock())
    await sandbox.start()
    assert (await ask(sandbox, "GET", "/gateway")).status == 200
    await sandbox.stop()
    left = weakref.ref(sandbox.gateway)
    del sandbox
    gc.collect()
    assert left() is None
