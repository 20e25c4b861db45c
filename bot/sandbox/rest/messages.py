"""Messages of channels, and the answers to interactions: the first one, and all that follow."""

from dataclasses import replace
from typing import Any

from bot.sandbox.faults import errors
from bot.sandbox.faults.errors import Refusal
from bot.sandbox.interactions.components import read_modal
from bot.sandbox.interactions.forms import Form
from bot.sandbox.interactions.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import COMPONENTS_V2, EPHEMERAL, LOADING, Body, Sent
from bot.sandbox.rate_limits import DELETE, EDIT, SEND, WEBHOOK
from bot.sandbox.rest.call import Call, route
from bot.sandbox.server import channels, permissions
from bot.sandbox.world import CATEGORY, Channel, Message, Payload

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = _MESSAGES + "/{message_id}"


@route("POST", _MESSAGES, SEND)
def send_message(call: Call) -> Payload:
    backend, channel = call.backend, call.channel()
    _require_sending(call, channel)
    body = backend.read(call.sent, channel)
    if call.uploads:
        permissions.require(call.world, channel, permissions.ATTACH_FILES)
    earlier = _same_nonce(call, channel, body)
    if earlier is not None:
        return earlier.payload
    # Only answers to interactions can be ephemeral; elsewhere Discord drops the flag.
    body = replace(body, flags=body.flags & ~EPHEMERAL)
    return posting.post(backend, channel, call.world.bot_id, body).payload


def _require_sending(call: Call, channel: Channel) -> None:
    if channel.type == CATEGORY:
        raise errors.wrong_channel_type()
    if channel.guild_id is None:
        channels.refuse_closed(call.backend, channel)
    elif channel.is_thread:
        held = permissions.in_channel(call.world, channel, call.world.bot_id)
        if not held & permissions.SEND_MESSAGES_IN_THREADS:
            raise errors.missing_permissions()
        if channel.locked and not held & permissions.MANAGE_THREADS:
            raise errors.locked_thread()
    else:
        permissions.require(call.world, channel, permissions.SEND_MESSAGES)


def _same_nonce(call: Call, channel: Channel, body: Body) -> Message | None:
    """With `enforce_nonce`: the message the bot sent with this nonce some minutes ago."""
    if not call.body.get("enforce_nonce") or body.nonce is None:
        return None
    since = call.backend.now() - call.backend.limits.nonce_seconds
    for message in reversed(channel.messages.values()):
        if message.created < since:
            return None
        own = message.author_id == call.world.bot_id
        if own and message.payload.get("nonce") == body.nonce:
            return message
    return None


@route("GET", _MESSAGE)
def get_message(call: Call) -> Payload:
    channel = call.channel(permissions.READ_MESSAGE_HISTORY)
    return call.message(channel).payload


@route("GET", _MESSAGES)
def list_messages(call: Call) -> list[Payload]:
    """The newest first; `before` or `after` an id, at most `limit`."""
    channel = call.channel()
    held = permissions.in_channel(call.world, channel, call.world.bot_id)
    if not held & permissions.READ_MESSAGE_HISTORY:
        return []
    found = [m for m in channel.messages.values() if m.viewer is None]
    limit = min(100, max(1, int(call.query.get("limit", 50))))
    if "before" in call.query:
        found = [m for m in found if int(m.id) < int(call.query["before"])]
    elif "after" in call.query:
        found = [m for m in found if int(m.id) > int(call.query["after"])][:limit]
    return [m.payload for m in reversed(found[-limit:])]


@route("PATCH", _MESSAGE, EDIT)
def edit_message(call: Call) -> Payload:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot_id:
        raise errors.not_the_author()
    channels.refuse_archived(channel)
    body = call.backend.read(call.sent, channel, before=message)
    if call.uploads and channel.guild_id:
        permissions.require(call.world, channel, permissions.ATTACH_FILES)
    posting.refuse_late_edit(call.backend, message)
    return posting.edit(call.backend, channel, message, body).payload


@route("DELETE", _MESSAGE, DELETE)
def delete_message(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    channels.refuse_archived(channel)
    if message.author_id != call.world.bot_id:
        if channel.guild_id is None:
            raise errors.no_dm_channel()
        permissions.require(call.world, channel, permissions.MANAGE_MESSAGES)
    posting.delete(call.backend, channel, message)


# --- answers to interactions ---

MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ANSWERS: dict[int, tuple[int, ...]] = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", None, by_token=True)
def answer(call: Call) -> Payload | None:
    """The first answer: a message, an update, a promise of either, choices or a modal."""
    token = call.path["interaction_token"]
    interaction = call.interactions.awaiting_answer(call.path["interaction_id"], token)
    form, allowed = Form(call.body), _ANSWERS[interaction.type]
    if interaction.type == MODAL_SUBMIT and interaction.message is None:
        allowed = MESSAGE, DEFERRED_MESSAGE
    kind = form.choice("type", allowed, required=True)
    form.check()
    _do(call, interaction, kind, call.body.get("data") or {})
    call.interactions.answered(interaction, kind)
    return _told(interaction, kind) if call.asks("with_response") else None


def _told(interaction: Interaction, kind: int) -> Payload:
    told: Payload = {key: getattr(interaction, key) for key in ("id", "type", "channel_id")}
    answer: Payload = {"interaction": told}
    if interaction.guild_id:
        told["guild_id"] = interaction.guild_id
    if kind in (MESSAGE, DEFERRED_MESSAGE, UPDATE) and interaction.original is not None:
        told["response_message_id"] = interaction.original.id
        told["response_message_loading"] = kind == DEFERRED_MESSAGE
        told["response_message_ephemeral"] = interaction.original.viewer is not None
        if kind != DEFERRED_MESSAGE:
            answer["resource"] = {"type": kind, "message": interaction.original.payload}
    return answer


def _read(call: Call, data: Payload, channel: Channel, **more: Any) -> Body:
    """Read the message inside an answer; what is wrong is told under `data`."""
    try:
        return call.backend.read(Sent(data, call.uploads), channel, **more)
    except Refusal as refusal:
        if refusal.errors is not None:
            refusal.errors = {"data": refusal.errors}
        raise


def _do(call: Call, interaction: Interaction, kind: int, data: Payload) -> None:
    if kind == CHOICES:
        form = Form(data, ("data",))
        choices = form.items("choices", most=25, required=True)
        for choice in form.each("choices", choices):
            choice.word("name", 100)
            if isinstance(choice.fields.get("value"), str):
                choice.word("value", 100)
        form.check()
        interaction.choices = choices
        return
    if kind == MODAL:
        interaction.modal = read_modal(data)
        return
    message = interaction.message
    if kind in (MESSAGE, DEFERRED_MESSAGE):
        channel = call.interactions.channel(interaction.channel_id)
        flags = data.get("flags") or 0
        ephemeral = bool(flags & EPHEMERAL)
        if kind == MESSAGE:
            body = _read(call, data, channel, ephemeral=ephemeral)
        else:
            body = Body("", [], {}, set(), LOADING | flags & COMPONENTS_V2, None)
        message = _post(call, interaction, channel, body, ephemeral=ephemeral)
    elif kind == UPDATE:
        channel = call.interactions.channel(interaction.channel_id)
        if message is None or message.id not in channel.messages:
            raise errors.unknown_message()
        body = _read(call, data, channel, before=message, ephemeral=message.viewer is not None)
        posting.edit(call.backend, channel, message, body)
    interaction.original = message


def _post(
    call: Call,
    interaction: Interaction,
    channel: Channel,
    body: Body,
    *,
    ephemeral: bool,
    followup: bool = False,
) -> Message:
    world = call.world
    metadata = call.interactions.metadata(interaction, followup=followup)
    extra: Payload = {
        "application_id": world.application_id,
        "webhook_id": world.application_id,
        "interaction_metadata": metadata,
    }
    if interaction.type == COMMAND and not followup:
        extra["type"] = 20
        extra["interaction"] = {
            "id": interaction.id,
            "type": COMMAND,
            "name": interaction.data["name"],
            "user": metadata["user"],
        }
    elif interaction.message is not None:
        shown = {k: v for k, v in interaction.message.payload.items() if k != "referenced_message"}
        replied = {"type": 0, "channel_id": channel.id, "message_id": interaction.message.id}
        if channel.guild_id:
            replied["guild_id"] = channel.guild_id
        extra |= {"type": 19, "message_reference": replied, "referenced_message": shown}
    message = posting.post(
        call.backend,
        channel,
        world.bot_id,
        body,
        viewer=interaction.user_id if ephemeral else None,
        extra=extra,
        token=interaction.token,
    )
    interaction.own_messages[message.id] = message
    return message


# --- through the token, for fifteen minutes ---

_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_OWN = (_WEBHOOK + "/messages/@original", _WEBHOOK + "/messages/{message_id}")


def _by_token(call: Call) -> tuple[Interaction, Channel]:
    if call.path["webhook_id"] != call.world.application_id:
        raise errors.unknown_webhook()
    interaction = call.interactions.by_token(call.path["webhook_token"])
    return interaction, call.interactions.channel(interaction.channel_id)


@route("POST", _WEBHOOK, WEBHOOK, by_token=True)
def follow_up(call: Call) -> Payload:
    """Send another message; the first one after a promised message takes its place."""
    interaction, channel = _by_token(call)
    original = interaction.original
    if original is not None and original.flags & LOADING:
        return _edit(call, channel, original).payload
    ephemeral = bool((call.body.get("flags") or 0) & EPHEMERAL)
    body = call.backend.read(call.sent, channel, ephemeral=ephemeral)
    return _post(call, interaction, channel, body, ephemeral=ephemeral, followup=True).payload


def _touched(call: Call) -> tuple[Channel, Message]:
    interaction, channel = _by_token(call)
    wanted = call.path.get("message_id", "@original")
    return channel, call.interactions.message_of(interaction, wanted)


def _edit(call: Call, channel: Channel, message: Message) -> Message:
    ephemeral = message.viewer is not None
    body = call.backend.read(call.sent, channel, before=message, ephemeral=ephemeral)
    if message.viewer is None:
        posting.refuse_late_edit(call.backend, message)
    return posting.edit(call.backend, channel, message, body)


@route("GET", _OWN, WEBHOOK, by_token=True)
def get_own_message(call: Call) -> Payload:
    _, message = _touched(call)
    return message.payload


@route("PATCH", _OWN, WEBHOOK, by_token=True)
def edit_own_message(call: Call) -> Payload:
    return _edit(call, *_touched(call)).payload


@route("DELETE", _OWN, WEBHOOK, by_token=True)
def delete_own_message(call: Call) -> None:
    posting.delete(call.backend, *_touched(call))
