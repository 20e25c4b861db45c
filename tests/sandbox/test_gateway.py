"""The gateway: login, lost connections, RESUME with replay, compression, heartbeats."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import orjson
import pytest
from discord import app_commands

from bot.sandbox import Direction, Frame, Sandbox
from bot.sandbox.gateway import Gateway
from tests.patience import PATIENCE
from tests.sandbox.client import Client, Talk, clock_of, expect_refusal
from tests.sandbox_fixtures import connected, pointing_to, running_sandbox


async def test_the_client_knows_itself_and_its_server(sandbox: Sandbox, client: Client) -> None:
    assert client.user is not None
    assert str(client.user.id) == sandbox.world.bot_id
    guild = client.get_guild(int(sandbox.guild.id))
    assert guild is not None
    assert guild.name == sandbox.guild.name
    assert [each.name for each in guild.text_channels] == ["general", "belote", "tournaments"]
    assert guild.me.guild_permissions.send_messages_in_threads
    assert client.application is not None
    assert (await client.application_info()).owner.name == "alice"


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    async with Client() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_privileged_intents_are_refused(sandbox: Sandbox) -> None:
    async with Client(discord.Intents(guilds=True, members=True)) as client:
        await client.login(sandbox.token)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.connect()


async def test_commands_are_synchronised_with_their_translations(sandbox: Sandbox) -> None:
    class French(app_commands.Translator):
        async def translate(
            self,
            string: app_commands.locale_str,
            locale: discord.Locale,
            context: app_commands.TranslationContextTypes,
        ) -> str | None:
            return "bonjour" if locale is discord.Locale.french else None

    client = Client()
    async with connected(sandbox, client):
        tree = app_commands.CommandTree(client)

        @tree.command(name="hello", description="Greets")
        async def hello(interaction: discord.Interaction, times: int = 1) -> None:
            await interaction.response.send_message(f"Hello {times}")

        await tree.set_translator(French())
        (command,) = await tree.sync()
        assert (await tree.fetch_commands())[0] == command
        (offered,) = sandbox.people["benoit"].commands()
        assert offered["name_localizations"] == {"fr": "bonjour"}
        reply = await sandbox.people["benoit"].slash(sandbox.channel("general"), "hello", times=3)
        assert reply.message.text() == "Hello 3"
        (again,) = await tree.sync()
        assert again.id == command.id


async def test_two_clients_may_be_logged_in_at_once(sandbox: Sandbox, client: Client) -> None:
    async with connected(sandbox, Client()) as second:
        begun = sandbox.people["alice"].slash(sandbox.channel("general"), "hello")

        reply = asyncio.ensure_future(begun)
        first_seen, second_seen = await client.seen.get(), await second.seen.get()
        assert first_seen.id == second_seen.id
        await first_seen.response.send_message("first")
        await reply
        await expect_refusal(second_seen.response.send_message("second"), 40060)


async def test_a_second_sandbox_has_the_same_ids_for_the_same_seed() -> None:
    async with running_sandbox(seed=7) as one, running_sandbox(seed=7) as other:
        assert one.token == other.token
        with pointing_to(one):
            assert one.port != other.port


async def test_the_bot_is_told_when_it_is_thrown_out_and_invited(
    sandbox: Sandbox, client: Client
) -> None:
    left, joined = (
        client.wait_for(event, timeout=PATIENCE) for event in ("guild_remove", "guild_join")
    )
    sandbox.remove_bot()
    assert str((await left).id) == sandbox.guild.id
    await expect_refusal(client.fetch_guild(int(sandbox.guild.id)), 50001)
    sandbox.invite_bot()
    assert str((await joined).id) == sandbox.guild.id


RESUMES, IDENTIFIES = 6, 2


def logins_from(sandbox: Sandbox) -> list[int]:
    """How the bot logs in from now on."""
    found: list[int] = []

    def note(exchange: object) -> None:
        if isinstance(exchange, Frame) and exchange.direction is Direction.FROM_BOT:
            found.extend({exchange.frame["op"]} & {RESUMES, IDENTIFIES})

    sandbox.on_exchange.append(note)
    return found


async def until(sandbox: Sandbox, holds: Callable[[], bool]) -> None:
    """Wait until something holds of the gateway."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            sandbox.gateway.changed.clear()
            await sandbox.gateway.changed.wait()


async def test_a_dropped_connection_is_resumed_and_nothing_is_lost(
    sandbox: Sandbox, client: Client
) -> None:
    talk = Talk(sandbox, client)
    logins = logins_from(sandbox)
    sandbox.gateway.drop()
    # Happens while the bot is away; the replay brings it.
    using = asyncio.ensure_future(talk.person.slash(talk.channel, "hello"))
    await asyncio.wait_for(client.resumed.wait(), PATIENCE)
    assert logins == [RESUMES]
    assert client.seen.qsize() == 1
    interaction = await client.seen.get()
    await interaction.response.send_message("back")
    assert (await using).kind == "message"


@pytest.mark.parametrize(
    ("trouble", "expected"),
    [
        (lambda gateway: gateway.drop(resumable=False), [RESUMES, IDENTIFIES]),
        (lambda gateway: gateway.invalidate(), [IDENTIFIES]),
        (lambda gateway: gateway.ask_to_reconnect(), [RESUMES]),
    ],
    ids=["session gone", "session invalid", "asked to reconnect"],
)
async def test_the_bot_comes_back(
    sandbox: Sandbox, client: Client, trouble: Callable[[Gateway], None], expected: list[int]
) -> None:
    logins = logins_from(sandbox)
    trouble(sandbox.gateway)
    sessions = sandbox.gateway.sessions
    await until(
        sandbox,
        lambda: logins == expected and any(each.connection for each in sessions.values()),
    )
    await Talk(sandbox, client).message(content="back")


async def test_a_zombie_is_closed_and_resumes(sandbox: Sandbox, client: Client) -> None:
    now = asyncio.get_running_loop().time()
    assert sandbox.gateway.close_zombies(now + 50) == 0
    assert sandbox.gateway.close_zombies(now + 100) == 1
    await asyncio.wait_for(client.resumed.wait(), PATIENCE)


class Socket:
    """A gateway client by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def receive(self) -> Any:
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type is aiohttp.WSMsgType.CLOSE:
            return message.data
        if message.type is aiohttp.WSMsgType.BINARY:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return orjson.loads(self._inflate.decompress(message.data))
        return orjson.loads(message.data)

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(orjson.dumps({"op": op, "d": data}).decode())


@asynccontextmanager
async def greeted(sandbox: Sandbox, query: str = "") -> AsyncIterator[Socket]:
    """A connection that has been told hello."""
    address = sandbox.gateway.url + query
    async with aiohttp.ClientSession() as http, http.ws_connect(address) as raw:
        socket = Socket(raw)
        assert (await socket.receive())["op"] == 10
        yield socket


def identify(sandbox: Sandbox) -> dict[str, Any]:
    properties = {"os": "x", "browser": "x", "device": "x"}
    return {"token": sandbox.token, "intents": 1, "properties": properties}


async def test_frames_are_one_zlib_stream(sandbox: Sandbox) -> None:
    async with greeted(sandbox, "?v=10&encoding=json&compress=zlib-stream") as socket:
        await socket.send(1, None)
        assert (await socket.receive())["op"] == 11
        await socket.send(2, identify(sandbox))
        ready, guild = await socket.receive(), await socket.receive()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)


async def test_a_client_that_says_goodbye_gives_its_session_up(sandbox: Sandbox) -> None:
    for code, kept in ((4000, 1), (1000, 0)):
        sandbox.gateway.sessions.clear()
        async with greeted(sandbox) as socket:
            await socket.send(2, identify(sandbox))
            await socket.receive()
            await socket.socket.close(code=code)
        await until(sandbox, lambda: not sandbox.gateway.connections)
        assert len(sandbox.gateway.sessions) == kept


async def test_a_session_is_not_kept_for_ever(sandbox: Sandbox, client: Client) -> None:
    await client.close()
    await until(sandbox, lambda: not sandbox.gateway.connections)
    await clock_of(sandbox).advance(301)
    sandbox.add_channel("something happens")
    assert not sandbox.gateway.sessions


async def test_wrong_frames_close_the_connection(sandbox: Sandbox) -> None:
    sandbox.on_exchange.clear()  # wrong on purpose
    for op, data, code in (
        (3, {}, 4003),
        (2, {**identify(sandbox), "token": "wrong"}, 4004),
        (6, {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
    ):
        async with greeted(sandbox) as socket:
            await socket.send(op, data)
            assert await socket.receive() == code
    async with greeted(sandbox) as socket:
        await socket.socket.send_str("{")
        assert await socket.receive() == 4002
    async with greeted(sandbox) as socket:
        for _ in range(2):
            await socket.send(2, identify(sandbox))
        assert [await socket.receive() for _ in range(3)][2] == 4005
