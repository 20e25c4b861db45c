"""Login, and what a client is told of the world."""

import asyncio

import discord
import pytest
from discord import app_commands

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, expect_refusal
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

    left: asyncio.Future[discord.Guild] = asyncio.get_running_loop().create_future()
    joined: asyncio.Future[discord.Guild] = asyncio.get_running_loop().create_future()

    async def on_guild_remove(guild: discord.Guild) -> None:
        left.set_result(guild)

    async def on_guild_join(guild: discord.Guild) -> None:
        joined.set_result(guild)

    client.event(on_guild_remove)
    client.event(on_guild_join)
    sandbox.remove_bot()
    assert str((await left).id) == sandbox.guild.id
    await expect_refusal(client.fetch_guild(int(sandbox.guild.id)), 50001)
    sandbox.invite_bot()
    assert str((await joined).id) == sandbox.guild.id
