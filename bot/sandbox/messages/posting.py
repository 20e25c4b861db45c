"""Messages appearing, changing and going: the world, the bot's events and people's screens."""

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from bot.sandbox.messages.messages import EPHEMERAL, Body, new_payload, shown_body
from bot.sandbox.server import channels
from bot.sandbox.world import Channel, Message, Payload, timestamp

HOUR = 3600.0


def post(
    backend: Backend,
    channel: Channel,
    author_id: str,
    body: Body,
    *,
    viewer: str | None = None,
    extra: Payload | None = None,
    token: str | None = None,
) -> Message:
    """A new message. With `viewer` it is ephemeral and no event tells of it."""
    now = backend.now()
    payload = new_payload(backend.world, backend.ids.next(), channel, author_id, body, now)
    if extra:
        payload.update(extra)
    if viewer is not None:
        payload["flags"] |= EPHEMERAL
    message = Message(
        payload, channel.id, now, viewer, dict(body.attachments), interaction_token=token
    )
    channel.messages[message.id] = message
    if viewer is None:
        channel.last_message_id = message.id
        channels.message_posted(backend, channel, message)
        _tell(backend, "MESSAGE_CREATE", channel, message)
    backend.changed("message_create", channel, message)
    return message


def edit(backend: Backend, channel: Channel, message: Message, body: Body) -> Message:
    """Replace what a message shows."""
    message.attachments = dict(body.attachments)
    shown = shown_body(backend.world, body)
    edited = timestamp(backend.now())
    change_fields(backend, channel, message, **shown, edited_timestamp=edited)
    return message


def change_fields(backend: Backend, channel: Channel, message: Message, **fields: object) -> None:
    """Change what everybody is shown, also when it is no edit of the author: flags, thread."""
    message.payload = {**message.payload, **fields}
    if message.viewer is None:
        _tell(backend, "MESSAGE_UPDATE", channel, message)
    backend.changed("message_update", channel, message)


def delete(backend: Backend, channel: Channel, message: Message) -> None:
    channel.messages.pop(message.id, None)
    if message.viewer is None:
        gone: Payload = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id:
            gone["guild_id"] = channel.guild_id
        _dispatch(backend, "MESSAGE_DELETE", channel, gone)
    backend.changed("message_delete", channel, message)


def refuse_late_edit(backend: Backend, message: Message) -> None:
    """Count edits of a message older than an hour, and refuse too many (30046)."""
    now = backend.now()
    if now - message.created <= HOUR:
        return
    while message.late_edits and now - message.late_edits[0] >= HOUR:
        message.late_edits.popleft()
    if len(message.late_edits) >= backend.limits.old_edits:
        raise errors.too_many_old_edits(message.late_edits[0] + HOUR - now)
    message.late_edits.append(now)


def _tell(backend: Backend, event: str, channel: Channel, message: Message) -> None:
    intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
    if not any(session.intents & intent for session in backend.gateway.sessions.values()):
        return
    data = {**message.payload, "channel_type": channel.type}
    author = message.author_id
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
        if author in backend.world.guild.members:
            data["member"] = payloads.member(backend.world.guild.members[author])
    mentioned = any(each["id"] == backend.world.bot_id for each in data["mentions"])
    if author != backend.world.bot_id and channel.guild_id and not mentioned:
        # Without the (privileged) message content intent the bot sees an empty message.
        data |= {"content": "", "embeds": [], "attachments": [], "components": []}
    _dispatch(backend, event, channel, data)


def _dispatch(backend: Backend, event: str, channel: Channel, data: Payload) -> None:
    if channel.guild_id:
        backend.dispatch(event, data, intent=GUILD_MESSAGES)
    else:
        backend.gateway.dispatch(event, data, intent=DIRECT_MESSAGES)
