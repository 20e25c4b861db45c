"""Scheduled events of the server: who may make and change them, what may follow what, and what
Discord does by itself."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import discord

from bot.sandbox import Sandbox
from bot.sandbox.server import permissions
from bot.sandbox.world import CANCELED
from tests.patience import PATIENCE
from tests.sandbox.client import Client, clock_of, expect_bad_form, expect_refusal
from tests.sandbox_fixtures import connected

HOUR = timedelta(hours=1)
OUTSIDE = discord.EntityType.external
ONLY_HERE = discord.PrivacyLevel.guild_only


def guild_of(sandbox: Sandbox, client: Client) -> discord.Guild:
    found = client.get_guild(int(sandbox.guild.id))
    assert found is not None
    return found


def now(sandbox: Sandbox) -> datetime:
    return datetime.fromtimestamp(sandbox.now(), UTC)


async def make(sandbox: Sandbox, guild: discord.Guild, **more: Any) -> discord.ScheduledEvent:
    start = now(sandbox) + HOUR
    values: dict[str, Any] = {
        "name": "Friday",
        "start_time": start,
        "end_time": start + 2 * HOUR,
        "location": "#belote",
        "entity_type": OUTSIDE,
        "privacy_level": ONLY_HERE,
    }
    return await guild.create_scheduled_event(**values | more)


async def test_an_event_is_made_changed_and_deleted_and_who_asked_for_it_is_told(
    sandbox: Sandbox,
) -> None:
    intents = discord.Intents(guilds=True, guild_scheduled_events=True)
    async with connected(sandbox, Client(intents)) as client:
        guild = guild_of(sandbox, client)
        told = asyncio.ensure_future(client.wait_for("scheduled_event_create", timeout=PATIENCE))
        event = await make(sandbox, guild, description="Come.")
        assert await told == event
        assert event.location == "#belote"
        assert event.creator_id == client.application_id
        told = asyncio.ensure_future(client.wait_for("scheduled_event_update", timeout=PATIENCE))
        later = now(sandbox) + 3 * HOUR
        changed = await event.edit(name="Saturday", location="#general", end_time=later)
        assert (await told)[1].name == changed.name == "Saturday"
        listed = await guild.fetch_scheduled_events()
        assert [(each.id, each.user_count) for each in listed] == [(event.id, 0)]
        told = asyncio.ensure_future(client.wait_for("scheduled_event_delete", timeout=PATIENCE))
        await event.delete()
        assert (await told).id == event.id
        await expect_refusal(guild.fetch_scheduled_event(event.id), 10070)


async def test_without_the_intent_a_bot_knows_what_there_was_when_it_came(sandbox: Sandbox) -> None:
    alice, then = sandbox.people["alice"], sandbox.now() + 3600
    event = sandbox.add_event(alice, "Friday", then, then + 3600)
    async with connected(sandbox, Client()) as client:
        guild = guild_of(sandbox, client)
        assert [each.name for each in guild.scheduled_events] == ["Friday"]
        sandbox.change_event(event, name="Saturday")
        await guild.fetch_scheduled_event(int(event.id))
        assert [each.name for each in guild.scheduled_events] == ["Friday"]


async def test_one_of_anothers_takes_the_permission_to_manage(
    sandbox: Sandbox, client: Client
) -> None:
    guild, then = guild_of(sandbox, client), sandbox.now() + 3600
    own = await make(sandbox, guild)
    theirs = sandbox.add_event(sandbox.people["alice"], "Theirs", then, then + 3600)
    other = await guild.fetch_scheduled_event(int(theirs.id))
    await expect_refusal(other.edit(name="Mine", end_time=other.end_time), 50013)
    await expect_refusal(other.delete(), 50013)
    role = sandbox.role("Dix de Der")
    sandbox.set_permissions(role, role.permissions & ~permissions.CREATE_EVENTS)
    await expect_refusal(make(sandbox, guild), 50013)
    await expect_refusal(own.delete(), 50013)
    sandbox.set_permissions(role, role.permissions | permissions.MANAGE_EVENTS)
    await expect_refusal(make(sandbox, guild), 50013)
    await other.delete()
    await own.delete()


async def test_it_begins_and_ends_by_the_clock_and_then_is_over(
    sandbox: Sandbox, client: Client
) -> None:
    guild, clock = guild_of(sandbox, client), clock_of(sandbox)
    event = await make(sandbox, guild)
    await clock.advance(3600)
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.active
    await clock.advance(7200)
    event = await guild.fetch_scheduled_event(event.id)
    assert event.status is discord.EventStatus.completed
    assert await guild.fetch_scheduled_events() == []
    await expect_refusal(event.edit(name="Again", end_time=event.end_time), 180000)


async def test_what_may_follow_what(sandbox: Sandbox, client: Client) -> None:
    guild, start, wrong = guild_of(sandbox, client), now(sandbox) + HOUR, "status transition"

    async def set_status(event: discord.ScheduledEvent, status: int) -> None:
        await client.http.edit_scheduled_event(guild.id, event.id, status=status)

    event = await make(sandbox, guild)
    await expect_bad_form(set_status(event, 1), wrong)
    await expect_bad_form(set_status(event, 3), wrong)
    await set_status(event, 2)
    await expect_bad_form(set_status(event, 2), wrong)
    await expect_bad_form(set_status(event, CANCELED), wrong)
    later = event.edit(start_time=start + HOUR, end_time=start + 3 * HOUR)
    await expect_bad_form(later, "in the past")
    await set_status(event, 3)
    cancelled = await make(sandbox, guild)
    await set_status(cancelled, CANCELED)
    await expect_refusal(set_status(cancelled, 2), 180000)


async def test_what_makes_no_event_is_refused(sandbox: Sandbox, client: Client) -> None:
    guild, start = guild_of(sandbox, client), now(sandbox) + HOUR
    for wrong, said in (
        ({"name": "x" * 101}, "100"),
        ({"description": "x" * 1001}, "1000"),
        ({"location": "x" * 101}, "100"),
        ({"start_time": start - 2 * HOUR}, "in the past"),
        ({"end_time": start}, "after start"),
    ):
        await expect_bad_form(make(sandbox, guild, **wrong), said)
    await expect_bad_form(client.http.create_guild_scheduled_event(guild.id, name="x"), "required")


async def test_a_server_has_so_many_at_once(sandbox: Sandbox, client: Client) -> None:
    guild, then = guild_of(sandbox, client), sandbox.now() + 3600
    sandbox.limits.scheduled_events = 2
    first = sandbox.add_event(sandbox.people["alice"], "1", then, then + 3600)
    await make(sandbox, guild)
    await expect_refusal(make(sandbox, guild), 30038)
    sandbox.change_event(first, status=CANCELED)
    await make(sandbox, guild)
