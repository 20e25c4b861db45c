"""Messages of channels and DMs: sent, edited, read, deleted, and what is refused."""

import io
from typing import Any

import discord
import pytest

from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.messages.messages import MOST_BYTES
from tests.sandbox.client import (
    PNG,
    Client,
    Talk,
    button,
    clock_of,
    expect_bad_form,
    expect_bad_forms,
    expect_refusal,
    picture,
    raw_view,
    send_json,
)
from tests.sandbox_fixtures import connected, running_sandbox


async def test_a_message_is_sent_edited_read_and_deleted(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    sent = await channel.send("one", file=picture(alt="A hand"))
    alice, belote = sandbox.people["alice"], sandbox.channel("belote")
    (shown,) = alice.sees(belote)
    assert (shown.content, shown.alt_texts()) == ("one", ["A hand"])
    edited = await channel.get_partial_message(sent.id).edit(content="two")
    assert edited is not None
    assert edited.edited_at is not None
    assert (await channel.fetch_message(sent.id)).content == "two"
    assert [m.content async for m in channel.history()] == ["two"]
    now = alice.look(shown)
    assert [a.bytes for a in now.attachments] == [PNG]
    await sent.delete()
    assert alice.sees_message(shown.channel_id, shown.id) is None


async def test_attachments_are_kept_by_name_and_downloaded(
    channel: discord.PartialMessageable,
) -> None:
    sent = await channel.send(files=[picture("a.png", "first"), picture("b.png")])
    assert [a.filename for a in sent.attachments] == ["a.png", "b.png"]
    assert await sent.attachments[0].read() == PNG
    assert sent.attachments[0].content_type == "image/png"
    edited = await sent.edit(attachments=[sent.attachments[0], picture("c.png")])
    assert [(a.filename, a.description) for a in edited.attachments] == [
        ("a.png", "first"),
        ("c.png", None),
    ]
    assert (await edited.edit(attachments=[], content="x")).attachments == []


@pytest.mark.parametrize("name", ["hand.png", "Main_à_Zoé.png"])
async def test_files_arrive_byte_for_byte(channel: discord.PartialMessageable, name: str) -> None:
    data = bytes(range(256)) + b"\r\n--\r\n\r\n" + bytes(1000)
    sent = await channel.send("é ♠", file=discord.File(io.BytesIO(data), name))
    assert sent.content == "é ♠"
    assert await sent.attachments[0].read() == data
    assert sent.attachments[0].filename == name


async def test_the_same_nonce_sends_once(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    first = await channel.send("one", nonce="deal-3-seat-2")
    again = await channel.send("two", nonce="deal-3-seat-2")
    assert (again.id, again.content) == (first.id, "one")
    await clock_of(sandbox).advance(sandbox.limits.nonce_seconds + 1)
    assert (await channel.send("three", nonce="deal-3-seat-2")).id != first.id


async def test_mentions_notify_whom_they_may(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    alice, daan = sandbox.people["alice"], sandbox.people["daan"]
    text = f"{alice.mention} {daan.mention} @everyone"
    both = await channel.send(text)
    assert ({u.name for u in both.mentions}, both.mention_everyone) == ({"alice", "daan"}, True)
    only = discord.AllowedMentions(everyone=False, users=[discord.Object(int(daan.id))])
    one = await channel.send(text, allowed_mentions=only)
    assert ([u.name for u in one.mentions], one.mention_everyone) == (["daan"], False)
    assert sandbox.message(sandbox.channel("belote"), str(one.id)).mentions == [daan.id]
    none = await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert none.mentions == []


# --- refusals ---


async def test_what_is_too_long_is_refused(channel: discord.PartialMessageable) -> None:
    most = [{"content": "x" * 2000}, {"content": "x", "nonce": "n" * 25}, {"alt": "x" * 1024}]
    more = [{"content": "x" * 2001}, {"content": "x", "nonce": "n" * 26}, {"alt": "x" * 1025}]

    def send(content: str = "", alt: str | None = None, **parts: Any) -> Any:
        return channel.send(content, file=picture(alt=alt), **parts)

    sent, *_ = [await send(**each) for each in most]
    told = ("2000 or fewer in length", "25 or fewer", "1024 or fewer")
    await expect_bad_forms(zip(more, told, strict=True), lambda each: send(**each))
    await expect_bad_form(sent.edit(content="x" * 2001), "2000 or fewer in length")


async def test_an_empty_message_is_refused(channel: discord.PartialMessageable) -> None:
    await expect_refusal(channel.send(""), 50006)
    await expect_refusal(channel.send(view=raw_view([button()])), 50006)
    sent = await channel.send("x")
    await expect_refusal(sent.edit(content=None), 50006)


async def test_a_file_too_large_is_refused(channel: discord.PartialMessageable) -> None:
    large = discord.File(io.BytesIO(bytes(MOST_BYTES + 1)), "large.png")
    await expect_refusal(channel.send(file=large), 40005)


async def test_missing_attachments_are_refused(channel: discord.PartialMessageable) -> None:
    sent = await channel.send(file=picture())
    gone = sent.attachments[0]
    await sent.edit(content="x", attachments=[])
    await expect_bad_form(sent.edit(attachments=[gone]), "Attachment data not found")


async def test_mentions_allowed_twice_over_are_refused(sandbox: Sandbox, client: Client) -> None:
    both = {"parse": ["users"], "users": [sandbox.people["alice"].id]}
    attempt = send_json(sandbox, client, content="x", allowed_mentions=both)
    await expect_bad_form(attempt, "mutually exclusive")
    await expect_bad_form(send_json(sandbox, client, contents="x"), "contents")


async def test_what_is_gone_is_unknown(
    sandbox: Sandbox, client: Client, channel: discord.PartialMessageable
) -> None:
    sent = await channel.send("x")
    await sent.delete()
    for attempt in (sent.edit(content="y"), sent.delete(), channel.fetch_message(sent.id)):
        await expect_refusal(attempt, 10008)
    sandbox.delete_channel(sandbox.channel("belote"))
    await expect_refusal(channel.send("x"), 10003)
    await expect_refusal(client.fetch_channel(channel.id), 10003)
    for attempt in (client.fetch_user(1), client.http.start_private_message(1)):
        await expect_refusal(attempt, 10013)


async def test_messages_of_others_are_not_edited(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    said = sandbox.people["clara"].say(sandbox.channel("belote"), "mine")
    message = channel.get_partial_message(int(said.id))
    await expect_refusal(message.edit(content="yours"), 50005)
    await message.delete()


async def test_old_messages_are_edited_only_so_often(
    sandbox: Sandbox, channel: discord.PartialMessageable
) -> None:
    sent = await channel.send("x")
    clock = clock_of(sandbox)
    for number in range(20):
        await sent.edit(content=str(number))
    await clock.advance(3601)
    for number in range(sandbox.limits.old_edits):
        await sent.edit(content=str(number))
    with pytest.raises(discord.RateLimited) as caught:
        await sent.edit(content="once more")
    assert caught.value.retry_after == 3600
    await clock.advance(3600)
    await sent.edit(content="later")


async def test_a_hand_arrives_by_dm_and_is_clicked(sandbox: Sandbox, client: Client) -> None:
    clara = sandbox.people["clara"]
    assert clara.dm is None
    user = await client.fetch_user(int(clara.id))
    sent = await user.send("Your hand", file=picture(alt="A K Q"), view=raw_view([button()]))
    assert clara.dm is not None
    (shown,) = clara.sees(clara.dm)
    assert (str(sent.id), shown.alt_texts()) == (shown.id, ["A K Q"])
    with pytest.raises(CannotDo, match="does not see"):
        sandbox.people["alice"].sees(clara.dm)
    talk = Talk(sandbox, client, "clara")
    begun = await talk.begins(clara.click(shown, label="One"))
    assert begun.interaction.guild is None
    assert begun.interaction.context.dm_channel
    assert begun.interaction.locale is discord.Locale.german
    assert begun.interaction.user.id == user.id
    await begun.response.edit_message(content="Played", attachments=[])
    await begun.reply
    begun = await talk.begins(clara.slash(clara.dm, "hello"))
    assert (await begun.says("here too", ephemeral=True)).ephemeral


async def test_closed_dms_refuse(sandbox: Sandbox, client: Client) -> None:
    daan = sandbox.people["daan"]
    user = await client.fetch_user(int(daan.id))
    daan.dms_open = False
    await expect_refusal(user.send("x"), 50007)
    daan.dms_open = True
    await user.send("x")
    daan.leave()
    await expect_refusal(user.send("x"), 50278)
    guild = await client.fetch_guild(int(sandbox.guild.id))
    await expect_refusal(guild.fetch_member(user.id), 10007)
    daan.come_back()
    await user.send("x")
    assert (await guild.fetch_member(user.id)).name == "daan"


async def test_too_many_dms_at_once_are_refused() -> None:
    async with running_sandbox(rate_limits=True) as sandbox, connected(sandbox, Client()) as client:
        sandbox.limits.dms_opened = 2
        people = [await client.fetch_user(int(p.id)) for p in sandbox.people.values()]
        for person in people[:2]:
            await person.create_dm()
        await expect_refusal(people[2].create_dm(), 40003)
        await clock_of(sandbox).advance(600)
        await people[2].create_dm()
