"""Answers to interactions: the first one, the original, follow-ups."""

from collections.abc import Callable
from typing import Any

from bot.sandbox.faults import errors
from bot.sandbox.faults.errors import Refusal
from bot.sandbox.interactions.forms import Form
from bot.sandbox.interactions.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.sandbox.interactions.modals import read_modal
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import COMPONENTS_V2, EPHEMERAL, LOADING, Body
from bot.sandbox.rate_limits import WEBHOOK
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world import Channel, Message

PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9

_ANSWERS = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}

Payload = dict[str, Any]


def answer(call: Call) -> Answer:
    """The first answer: a message, an update, a promise of either, choices or a modal."""
    token = call.path["interaction_token"]
    interaction = call.interactions.awaiting_answer(call.path["interaction_id"], token)
    form = Form()
    kind = form.choice(call.body, "type", (), _allowed(interaction), required=True)
    form.check()
    _ANSWER_BY_TYPE[kind](call, interaction, call.body.get("data") or {})
    call.interactions.answered(interaction, kind)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return Answer(204)
    return Answer(200, _told(interaction, kind))


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    allowed = _ANSWERS[interaction.type]
    if interaction.type == MODAL_SUBMIT and interaction.message is None:
        return tuple(kind for kind in allowed if kind not in (UPDATE, DEFERRED_UPDATE))
    return allowed


def _told(interaction: Interaction, kind: int) -> Payload:
    told: Payload = {"id": interaction.id, "type": interaction.type}
    answer: Payload = {"interaction": told}
    told["channel_id"] = interaction.channel_id
    if interaction.guild_id:
        told["guild_id"] = interaction.guild_id
    if kind in (MESSAGE, DEFERRED_MESSAGE, UPDATE) and interaction.original is not None:
        told["response_message_id"] = interaction.original.id
        told["response_message_loading"] = kind == DEFERRED_MESSAGE
        told["response_message_ephemeral"] = interaction.original.viewer is not None
        if kind != DEFERRED_MESSAGE:
            answer["resource"] = {"type": kind, "message": interaction.original.payload}
    return answer


def _channel(call: Call, interaction: Interaction) -> Channel:
    channel = call.backend.world.channels.get(interaction.channel_id)
    if channel is None:
        raise errors.unknown_channel()
    return channel


def _read(call: Call, data: Payload, channel: Channel, **more: Any) -> Body:
    """Read the message inside an answer; what is wrong is told under `data`."""
    try:
        sent = call.sent
        sent.json = data
        return call.backend.bodies.read(sent, channel.id, **more)
    except Refusal as refusal:
        if refusal.errors is not None:
            refusal.errors = {"data": refusal.errors}
        raise


def _send(call: Call, interaction: Interaction, data: Payload) -> None:
    channel = _channel(call, interaction)
    ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
    body = _read(call, data, channel, ephemeral=ephemeral)
    interaction.original = _post(call, interaction, channel, body, ephemeral=ephemeral)


def _post(
    call: Call,
    interaction: Interaction,
    channel: Channel,
    body: Body,
    *,
    ephemeral: bool,
    followup: bool = False,
) -> Message:
    world = call.backend.world
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


def _defer_message(call: Call, interaction: Interaction, data: Payload) -> None:
    flags = data.get("flags") or 0
    body = Body("", [], {}, set(), LOADING | flags & COMPONENTS_V2, None)
    channel = _channel(call, interaction)
    ephemeral = bool(flags & EPHEMERAL)
    interaction.original = _post(call, interaction, channel, body, ephemeral=ephemeral)


def _defer_update(call: Call, interaction: Interaction, data: Payload) -> None:
    del call, data
    interaction.original = interaction.message


def _update(call: Call, interaction: Interaction, data: Payload) -> None:
    message = interaction.message
    channel = _channel(call, interaction)
    if message is None or message.id not in channel.messages:
        raise errors.unknown_message()
    body = _read(call, data, channel, before=message, ephemeral=message.viewer is not None)
    posting.edit(call.backend, channel, message, body)
    interaction.original = message


def _offer(call: Call, interaction: Interaction, data: Payload) -> None:
    del call
    form = Form()
    choices = form.items(data, "choices", ("data",), most=25, required=True)
    for at, choice in enumerate(choices):
        path = ("data", "choices", at)
        form.text(choice, "name", path, shortest=1, longest=100, required=True)
        if isinstance(choice.get("value"), str):
            form.text(choice, "value", path, shortest=1, longest=100, required=True)
    form.check()
    interaction.choices = choices


def _open_modal(call: Call, interaction: Interaction, data: Payload) -> None:
    del call
    interaction.modal = read_modal(data)


_ANSWER_BY_TYPE: dict[int, Callable[[Call, Interaction, Payload], None]] = {
    MESSAGE: _send,
    DEFERRED_MESSAGE: _defer_message,
    DEFERRED_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _offer,
    MODAL: _open_modal,
}


# --- through the token, for fifteen minutes ---


def _interaction(call: Call) -> Interaction:
    if call.path["webhook_id"] != call.backend.world.application_id:
        raise errors.unknown_webhook()
    return call.interactions.by_token(call.path["webhook_token"])


def follow_up(call: Call) -> Answer:
    """Another message; the first one after a promised message takes its place."""
    interaction = _interaction(call)
    channel = _channel(call, interaction)
    if interaction.is_loading and interaction.original is not None:
        return Answer(200, _edit(call, channel, interaction.original).payload)
    ephemeral = bool((call.body.get("flags") or 0) & EPHEMERAL)
    body = call.backend.bodies.read(call.sent, channel.id, ephemeral=ephemeral)
    message = _post(call, interaction, channel, body, ephemeral=ephemeral, followup=True)
    return Answer(200, message.payload)


def _touched(call: Call) -> tuple[Channel, Message]:
    interaction = _interaction(call)
    channel = _channel(call, interaction)
    wanted = call.path.get("message_id", "@original")
    return channel, call.interactions.message_of(interaction, wanted)


def _edit(call: Call, channel: Channel, message: Message) -> Message:
    ephemeral = message.viewer is not None
    body = call.backend.bodies.read(call.sent, channel.id, before=message, ephemeral=ephemeral)
    if message.viewer is None:
        posting.refuse_late_edit(call.backend, message)
    return posting.edit(call.backend, channel, message, body)


def get_own_message(call: Call) -> Answer:
    return Answer(200, _touched(call)[1].payload)


def edit_own_message(call: Call) -> Answer:
    return Answer(200, _edit(call, *_touched(call)).payload)


def delete_own_message(call: Call) -> Answer:
    channel, message = _touched(call)
    posting.delete(call.backend, channel, message)
    return Answer(204)


_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _WEBHOOK + "/messages/@original"
_FOLLOWUP = _WEBHOOK + "/messages/{message_id}"

ROUTES = (
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        answer,
        None,
        by_token=True,
    ),
    Route("POST", _WEBHOOK, follow_up, WEBHOOK, by_token=True),
    Route("GET", _ORIGINAL, get_own_message, WEBHOOK, by_token=True),
    Route("PATCH", _ORIGINAL, edit_own_message, WEBHOOK, by_token=True),
    Route("DELETE", _ORIGINAL, delete_own_message, WEBHOOK, by_token=True),
    Route("GET", _FOLLOWUP, get_own_message, WEBHOOK, by_token=True),
    Route("PATCH", _FOLLOWUP, edit_own_message, WEBHOOK, by_token=True),
    Route("DELETE", _FOLLOWUP, delete_own_message, WEBHOOK, by_token=True),
)
