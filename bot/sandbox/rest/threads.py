"""Threads: opened from a message or without one, and their members."""

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import HAS_THREAD, Body
from bot.sandbox.rate_limits import THREADS
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.server import permissions, threads
from bot.sandbox.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel

Payload = dict[str, Any]


def _read_thread(body: Payload) -> Payload:
    form = Form()
    form.text(body, "name", (), shortest=1, longest=100, required=True)
    form.choice(body, "auto_archive_duration", (), threads.AUTO_ARCHIVE_MINUTES)
    form.choice(body, "type", (), threads.KINDS)
    form.check()
    return {
        "name": body["name"],
        "auto_archive_duration": body.get("auto_archive_duration") or 1440,
        "invitable": body.get("invitable") is not False,
    }


def _parent(call: Call, *needed: int) -> Channel:
    channel = call.backend.channel(call.path["channel_id"])
    if channel.type != TEXT:
        raise errors.wrong_channel_type()
    permissions.require(call.backend.world, channel, *needed)
    return channel


def open_from_message(call: Call) -> Answer:
    """The thread has the id of its message."""
    backend = call.backend
    parent = _parent(call, permissions.CREATE_PUBLIC_THREADS)
    message = backend.message(parent, call.path["message_id"])
    if message.flags & HAS_THREAD:
        raise errors.thread_exists()
    thread = threads.open_thread(
        backend,
        parent,
        kind=PUBLIC_THREAD,
        owner_id=backend.world.bot_id,
        thread_id=message.id,
        **_read_thread(call.body),
    )
    shown = payloads.thread(backend.world, thread)
    with_thread = message.flags | HAS_THREAD
    posting.change_fields(backend, parent, message, flags=with_thread, thread=shown)
    return Answer(201, shown)


def open_without_message(call: Call) -> Answer:
    """Private unless the request says otherwise; a public one is announced in its channel."""
    backend = call.backend
    fields = _read_thread(call.body)
    kind = call.body.get("type") or PRIVATE_THREAD
    private = kind == PRIVATE_THREAD
    parent = _parent(
        call,
        permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS,
    )
    thread = threads.open_thread(
        backend, parent, kind=kind, owner_id=backend.world.bot_id, **fields
    )
    if not private:
        _announce(backend, parent, thread)
    return Answer(201, payloads.thread(backend.world, thread))


def _announce(backend: Backend, parent: Channel, thread: Channel) -> None:
    reference = {"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id}
    body = Body(thread.name or "", [], {}, set(), HAS_THREAD, {"parse": []})
    extra: Payload = {"type": 18, "message_reference": reference}
    posting.post(backend, parent, backend.world.bot_id, body, extra=extra)


def _thread(call: Call) -> Channel:
    thread = call.backend.channel(call.path["channel_id"])
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    return thread


def add_member(call: Call) -> Answer:
    thread = _thread(call)
    user_id = call.path["user_id"]
    permissions.require(call.backend.world, thread, permissions.SEND_MESSAGES_IN_THREADS)
    threads.refuse_archived(thread)
    if user_id not in call.backend.world.guild.members:
        raise errors.unknown_member()
    threads.add_member(call.backend, thread, user_id)
    return Answer(204)


def remove_member(call: Call) -> Answer:
    thread = _thread(call)
    world = call.backend.world
    held = permissions.in_channel(world, thread, world.bot_id)
    opener = thread.owner_id == world.bot_id and thread.is_private_thread
    if not held & permissions.MANAGE_THREADS and not opener:
        raise errors.missing_permissions()
    threads.refuse_archived(thread)
    threads.remove_member(call.backend, thread, call.path["user_id"])
    return Answer(204)


_MEMBER = "/channels/{channel_id}/thread-members/{user_id}"

ROUTES = (
    Route(
        "POST", "/channels/{channel_id}/messages/{message_id}/threads", open_from_message, THREADS
    ),
    Route("POST", "/channels/{channel_id}/threads", open_without_message, THREADS),
    Route("PUT", _MEMBER, add_member),
    Route("DELETE", _MEMBER, remove_member),
)
