"""Threads: opened, joined, archived by hand and by time, and what is refused."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.server import permissions
from tests.patience import PATIENCE
from tests.sandbox.client import Client, clock_of, expect_bad_forms, expect_refusal


async def public_thread(belote: discord.TextChannel, name: str, **more: Any) -> discord.Thread:
    kind = discord.ChannelType.public_thread
    return await belote.create_thread(name=name, type=kind, **more)


async def test_a_thread_opens_from_a_message(
    sandbox: Sandbox, client: Client, belote: discord.TextChannel
) -> None:
    lobby = await belote.send("A table is open")
    told = asyncio.ensure_future(client.wait_for("thread_create", timeout=PATIENCE))
    thread = await lobby.create_thread(name="Table 1", auto_archive_duration=60)
    assert thread.id == lobby.id
    assert await told == thread
    alice = sandbox.people["alice"]
    (shown,) = alice.sees(sandbox.channel("belote"))
    assert shown.thread_id == str(thread.id)
    sent = await thread.send("Deal 1")
    assert [m.text() for m in alice.sees(sandbox.channel("Table 1"))] == ["Deal 1"]
    await sent.edit(content="Deal 1, trick 2")
    await expect_refusal(lobby.create_thread(name="again"), 160004)
    # The same id as its message: deleting the message leaves the thread.
    await lobby.delete()
    await thread.send("still here")


async def test_a_private_thread_is_for_its_members(
    sandbox: Sandbox, belote: discord.TextChannel
) -> None:
    thread = await belote.create_thread(name="Private table", invitable=False)
    benoit, clara = sandbox.people["benoit"], sandbox.people["clara"]
    assert thread.is_private()
    assert await belote.guild.active_threads() == [thread]
    with pytest.raises(CannotDo, match="does not see"):
        benoit.sees(str(thread.id))
    await thread.add_user(discord.Object(int(benoit.id)))
    await thread.send(f"Welcome {clara.mention}")
    for person in (benoit, clara):
        assert len(person.sees(str(thread.id))) == 1
    members = sandbox.channel("Private table").thread_members
    assert {*members} == {sandbox.world.bot_id, benoit.id, clara.id}
    await thread.remove_user(discord.Object(int(clara.id)))
    assert not clara.can_see(sandbox.channel("Private table"))


async def test_a_public_thread_without_a_message_is_announced(
    sandbox: Sandbox, belote: discord.TextChannel
) -> None:
    await public_thread(belote, "Talk")
    (announced,) = sandbox.people["daan"].sees(sandbox.channel("belote"))
    assert announced.content == "Talk"
    assert sandbox.people["daan"].can_see(sandbox.channel("Talk"))


async def test_an_archived_thread_refuses_edits_until_it_is_woken(
    sandbox: Sandbox, belote: discord.TextChannel
) -> None:
    thread = await public_thread(belote, "Table 2")
    sent = await thread.send("x")
    await thread.edit(archived=True)
    await expect_refusal(sent.edit(content="y"), 50083)
    await expect_refusal(sent.delete(), 50083)
    await expect_refusal(thread.add_user(discord.Object(1)), 50083)
    await expect_refusal(thread.edit(name="z"), 50083)
    woken = await thread.edit(archived=False)
    assert not woken.archived
    await sent.edit(content="y")
    sandbox.archive(sandbox.channel("Table 2"))
    await thread.send("a new message wakes it")
    assert not sandbox.channel("Table 2").archived


async def test_an_idle_thread_archives_itself(
    sandbox: Sandbox, client: Client, belote: discord.TextChannel
) -> None:
    thread = await public_thread(belote, "Idle", auto_archive_duration=60)
    archived = client.wait_for(
        "thread_update",
        check=lambda before, after: after.archived and not before.archived,
        timeout=PATIENCE,
    )
    clock = clock_of(sandbox)
    await clock.advance(50 * 60)
    await thread.send("awake")
    await clock.advance(50 * 60)
    assert not sandbox.channel("Idle").archived
    await clock.advance(11 * 60)
    assert sandbox.channel("Idle").archived
    await archived


async def test_a_locked_thread_is_closed_to_whom_does_not_manage_threads(
    sandbox: Sandbox, belote: discord.TextChannel
) -> None:
    thread = await public_thread(belote, "Closed")
    sandbox.deny(sandbox.channel("belote"), permissions.MANAGE_THREADS)
    sandbox.archive(sandbox.channel("Closed"), locked=True)
    await expect_refusal(thread.send("x"), 160005)
    await expect_refusal(thread.edit(archived=False), 50013)
    sandbox.unarchive(sandbox.channel("Closed"))
    await thread.send("x")
    await thread.edit(archived=True)


async def test_a_thread_that_is_gone_is_unknown(
    sandbox: Sandbox, belote: discord.TextChannel
) -> None:
    thread = await public_thread(belote, "Gone")
    sandbox.delete_channel(sandbox.channel("Gone"))
    await expect_refusal(thread.send("x"), 10003)
    await (await public_thread(belote, "Other")).delete()
    assert [t.name for t in sandbox.threads()] == []


async def test_wrong_threads_are_refused(sandbox: Sandbox, belote: discord.TextChannel) -> None:
    wrong = (
        ({"name": "x" * 101}, "between 1 and 100"),
        ({"name": ""}, "between 1 and 100"),
        ({"name": "x", "auto_archive_duration": 61}, "must be one of"),
    )
    await expect_bad_forms(wrong, lambda each: belote.create_thread(**each))
    lobby = await belote.send("x")
    for missing, create in (
        (permissions.CREATE_PUBLIC_THREADS, lobby.create_thread),
        (permissions.CREATE_PRIVATE_THREADS, belote.create_thread),
    ):
        sandbox.deny(sandbox.channel("belote"), missing)
        await expect_refusal(create(name="x"), 50013)
