"""DMs: opened, written to, and closed."""

import discord
import pytest

from bot.sandbox import CannotDo, Sandbox
from tests.sandbox.client import Client, Talk, button, clock_of, expect_refusal, picture, raw_view
from tests.sandbox_fixtures import connected, running_sandbox


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


async def test_strangers_cannot_be_written_to(sandbox: Sandbox, client: Client) -> None:
    attempt = client.http.start_private_message(1)
    await expect_refusal(attempt, 10013)
