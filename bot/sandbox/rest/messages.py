"""Messages of channels: send, read, edit, delete."""

from dataclasses import replace

from bot.sandbox.faults import errors
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import EPHEMERAL, Body
from bot.sandbox.rate_limits import DELETE, EDIT, SEND
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.server import dms, permissions, threads
from bot.sandbox.world import CATEGORY, Channel, Message


def send_message(call: Call) -> Answer:
    backend = call.backend
    channel = backend.channel(call.path["channel_id"])
    _require_sending(call, channel)
    body = backend.bodies.read(call.sent, channel.id)
    _require_contents(call, channel, body)
    earlier = _same_nonce(call, channel, body)
    if earlier is not None:
        return Answer(200, earlier.payload)
    message = posting.post(backend, channel, backend.world.bot_id, _public(body))
    return Answer(200, message.payload)


def _require_sending(call: Call, channel: Channel) -> None:
    backend = call.backend
    if channel.type == CATEGORY:
        raise errors.wrong_channel_type()
    if channel.guild_id is None:
        dms.refuse_closed(backend, channel)
    elif channel.is_thread:
        held = permissions.in_channel(backend.world, channel, backend.world.bot_id)
        if not held & permissions.SEND_MESSAGES_IN_THREADS:
            raise errors.missing_permissions()
        if channel.locked and not held & permissions.MANAGE_THREADS:
            raise errors.locked_thread()
    else:
        permissions.require(backend.world, channel, permissions.SEND_MESSAGES)


def _require_contents(call: Call, channel: Channel, body: Body) -> None:
    if call.uploads:
        permissions.require(call.backend.world, channel, permissions.ATTACH_FILES)


def _public(body: Body) -> Body:
    """Only answers to interactions can be ephemeral; elsewhere Discord drops the flag."""
    if not body.flags & EPHEMERAL:
        return body
    return replace(body, flags=body.flags & ~EPHEMERAL)


def _same_nonce(call: Call, channel: Channel, body: Body) -> Message | None:
    """With `enforce_nonce`: the message the bot sent with this nonce some minutes ago."""
    if not call.body.get("enforce_nonce") or body.nonce is None:
        return None
    since = call.backend.now() - call.backend.limits.nonce_seconds
    for message in reversed(channel.messages.values()):
        if message.created < since:
            return None
        own = message.author_id == call.backend.world.bot_id
        if own and message.payload.get("nonce") == body.nonce:
            return message
    return None


def get_message(call: Call) -> Answer:
    channel = call.backend.channel(call.path["channel_id"], permissions.READ_MESSAGE_HISTORY)
    return Answer(200, call.backend.message(channel, call.path["message_id"]).payload)


def list_messages(call: Call) -> Answer:
    """The newest first; `before`, `after` or `around` an id, at most `limit`."""
    channel = call.backend.channel(call.path["channel_id"])
    held = permissions.in_channel(call.backend.world, channel, call.backend.world.bot_id)
    if not held & permissions.READ_MESSAGE_HISTORY:
        return Answer(200, [])
    found = [m for m in channel.messages.values() if m.viewer is None]
    limit = min(100, max(1, int(call.query.get("limit", 50))))
    if "before" in call.query:
        found = [m for m in found if int(m.id) < int(call.query["before"])]
    elif "after" in call.query:
        found = [m for m in found if int(m.id) > int(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = int(call.query["around"])
        nearest = sorted(found, key=lambda m: abs(int(m.id) - middle))[:limit]
        found = sorted(nearest, key=lambda m: int(m.id))
    return Answer(200, [m.payload for m in reversed(found[-limit:])])


def edit_message(call: Call) -> Answer:
    backend = call.backend
    channel = backend.channel(call.path["channel_id"])
    message = backend.message(channel, call.path["message_id"])
    if message.author_id != backend.world.bot_id:
        raise errors.not_the_author()
    threads.refuse_archived(channel)
    body = backend.bodies.read(call.sent, channel.id, before=message)
    if call.uploads and channel.guild_id:
        permissions.require(backend.world, channel, permissions.ATTACH_FILES)
    posting.refuse_late_edit(backend, message)
    return Answer(200, posting.edit(backend, channel, message, body).payload)


def delete_message(call: Call) -> Answer:
    backend = call.backend
    channel = backend.channel(call.path["channel_id"])
    message = backend.message(channel, call.path["message_id"])
    threads.refuse_archived(channel)
    if message.author_id != backend.world.bot_id:
        if channel.guild_id is None:
            raise errors.Refusal(403, 50003, "Cannot execute action on a DM channel")
        permissions.require(backend.world, channel, permissions.MANAGE_MESSAGES)
    posting.delete(backend, channel, message)
    return Answer(204)


_MESSAGES = "/channels/{channel_id}/messages"

ROUTES = (
    Route("POST", _MESSAGES, send_message, SEND),
    Route("GET", _MESSAGES, list_messages),
    Route("GET", _MESSAGES + "/{message_id}", get_message),
    Route("PATCH", _MESSAGES + "/{message_id}", edit_message, EDIT),
    Route("DELETE", _MESSAGES + "/{message_id}", delete_message, DELETE),
)
