"""Permissions of the bot: told in each interaction, and missing ones refused."""

import discord
import pytest

from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.server import permissions
from tests.sandbox.client import Client, Talk, expect_refusal, picture


async def test_what_the_bot_lacks_is_refused(sandbox: Sandbox, client: Client) -> None:
    belote = sandbox.channel("belote")
    channel = client.channel(belote)
    sent = await channel.send("x")
    said = channel.get_partial_message(int(sandbox.people["alice"].say(belote, "x").id))
    for missing, attempt in (
        (permissions.MANAGE_MESSAGES, said.delete),
        (permissions.ATTACH_FILES, lambda: channel.send(file=picture())),
        (permissions.SEND_MESSAGES, lambda: channel.send("x")),
        (permissions.READ_MESSAGE_HISTORY, lambda: channel.fetch_message(sent.id)),
    ):
        sandbox.deny(belote, missing)
        await expect_refusal(attempt(), 50013)
    sandbox.deny(belote, permissions.VIEW_CHANNEL)
    await expect_refusal(channel.send("x"), 50001)
    await expect_refusal(sent.edit(content="y"), 50001)


async def test_a_thread_follows_its_channel(sandbox: Sandbox, belote: discord.TextChannel) -> None:
    thread = await belote.create_thread(name="t", type=discord.ChannelType.public_thread)
    sandbox.deny(sandbox.channel("belote"), permissions.SEND_MESSAGES)
    await thread.send("x")
    sandbox.deny(sandbox.channel("belote"), permissions.SEND_MESSAGES_IN_THREADS)
    await expect_refusal(thread.send("x"), 50013)


async def test_interactions_tell_the_permissions_of_their_channel(
    sandbox: Sandbox, talk: Talk
) -> None:
    sandbox.deny(talk.channel, permissions.CREATE_PRIVATE_THREADS)
    begun = await talk.command()
    held = begun.interaction.app_permissions
    assert not held.create_private_threads
    assert held.create_public_threads
    await begun.says("x")
    # An answer needs no permission to write.
    sandbox.deny(talk.channel, permissions.SEND_MESSAGES)
    await talk.message(content="x")


async def test_roles_give_and_take(sandbox: Sandbox, client: Client) -> None:
    organiser = sandbox.role("Organiser")
    benoit = sandbox.people["benoit"]
    general = sandbox.channel("general")
    sandbox.set_permissions(organiser, permissions.MANAGE_GUILD)
    sandbox.give_role(benoit, organiser)
    held = permissions.in_channel(sandbox.world, general, benoit.id)
    assert held & permissions.MANAGE_GUILD
    sandbox.deny(general, permissions.VIEW_CHANNEL, to=sandbox.guild.id)
    with pytest.raises(CannotDo):
        benoit.sees(general)
    sandbox.allow(general, permissions.VIEW_CHANNEL, to=organiser.id)
    assert benoit.sees(general) == []
    sandbox.deny(general, permissions.VIEW_CHANNEL, to=benoit.id)
    assert not benoit.can_see(general)
    sandbox.take_role(benoit, organiser)
    assert sandbox.people["alice"].can_see(general), "the owner may all"
    sandbox.deny(sandbox.channel("belote"), permissions.SEND_MESSAGES, to=benoit.id)
    with pytest.raises(CannotDo, match="may not write"):
        benoit.say(sandbox.channel("belote"), "x")


async def test_without_its_role_the_bot_may_what_everybody_may(
    sandbox: Sandbox, client: Client
) -> None:
    own = sandbox.role("Dix de Der")
    sandbox.set_permissions(own, 0)
    channel = client.channel(sandbox.channel("belote"))
    await channel.send("x")
    said = sandbox.people["alice"].say(sandbox.channel("belote"), "x")
    attempt = channel.get_partial_message(int(said.id)).delete()
    await expect_refusal(attempt, 50013)
