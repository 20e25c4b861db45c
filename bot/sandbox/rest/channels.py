"""Channels: read, change, delete. Threads change here too: name, archived, locked."""

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.server import channels, permissions, threads
from bot.sandbox.world import Channel

_THREAD_FIELDS = ("name", "archived", "locked", "invitable", "auto_archive_duration")

Payload = dict[str, Any]


def get_channel(call: Call) -> Answer:
    channel = call.backend.channel(call.path["channel_id"])
    return Answer(200, payloads.channel(call.backend.world, channel))


def edit_channel(call: Call) -> Answer:
    channel = call.backend.channel(call.path["channel_id"])
    if channel.is_thread:
        _edit_thread(call, channel)
    elif channel.guild_id is None:
        raise errors.Refusal(403, 50003, "Cannot execute action on a DM channel")
    else:
        permissions.require(call.backend.world, channel, permissions.MANAGE_CHANNELS)
        channel.name = call.body.get("name", channel.name)
        channel.topic = call.body.get("topic", channel.topic)
        channels.changed(call.backend, channel)
    return Answer(200, payloads.channel(call.backend.world, channel))


def _edit_thread(call: Call, thread: Channel) -> None:
    form, body = Form(), call.body
    form.text(body, "name", (), shortest=1, longest=100)
    form.of_type(body, "archived", (), bool)
    form.of_type(body, "locked", (), bool)
    form.choice(body, "auto_archive_duration", (), threads.AUTO_ARCHIVE_MINUTES)
    form.check()
    changes = {key: body[key] for key in _THREAD_FIELDS if body.get(key) is not None}
    _may_edit(call, thread, changes)
    if thread.archived and changes.get("archived", True):
        raise errors.archived_thread()
    threads.update(call.backend, thread, **changes)


def _may_edit(call: Call, thread: Channel, changes: Payload) -> None:
    """Managers may all, the opener most; waking an unlocked thread takes only a voice in it."""
    world = call.backend.world
    held = permissions.in_channel(world, thread, world.bot_id)
    if held & permissions.MANAGE_THREADS:
        return
    only_wakes = changes == {"archived": False}
    if only_wakes and not thread.locked and held & permissions.SEND_MESSAGES_IN_THREADS:
        return
    if thread.owner_id != world.bot_id or "locked" in changes or thread.locked:
        raise errors.missing_permissions()


def delete_channel(call: Call) -> Answer:
    backend = call.backend
    channel = backend.channel(call.path["channel_id"])
    shown = payloads.channel(backend.world, channel)
    if channel.is_thread:
        permissions.require(backend.world, channel, permissions.MANAGE_THREADS)
        threads.delete(backend, channel)
    elif channel.guild_id is not None:
        permissions.require(backend.world, channel, permissions.MANAGE_CHANNELS)
        channels.remove(backend, channel)
    return Answer(200, shown)


ROUTES = (
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("PATCH", "/channels/{channel_id}", edit_channel),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
)
