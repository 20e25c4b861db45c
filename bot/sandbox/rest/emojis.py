"""The application's own emojis, which it may show wherever it writes."""

import base64
import binascii
import re
from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world import Emoji

MOST = 2000
MOST_BYTES = 256 * 1024

Payload = dict[str, Any]

_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def _store(call: Call) -> dict[str, Emoji]:
    world = call.backend.world
    if call.path["application_id"] != world.application_id:
        raise errors.Refusal(403, 20012, "You are not authorized to perform this action")
    return world.emojis


def _found(call: Call) -> Emoji:
    emoji = _store(call).get(call.path["emoji_id"])
    if emoji is None:
        raise errors.unknown_emoji()
    return emoji


def list_emojis(call: Call) -> Answer:
    return Answer(200, {"items": [each.payload for each in _store(call).values()]})


def create_emoji(call: Call) -> Answer:
    store, form = _store(call), Form()
    if len(store) >= MOST:
        raise errors.too_many_emojis()
    _check_name(form, call.body, store)
    picture = form.text(call.body, "image", (), longest=2 * MOST_BYTES, required=True)
    kind, data = _read(form, picture)
    form.check()
    world = call.backend.world
    emoji_id = call.backend.ids.next()
    payload: Payload = {
        "id": emoji_id,
        "name": call.body["name"],
        "roles": [],
        "user": payloads.user(world.users[world.bot_id]),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    store[emoji_id] = Emoji(payload, data, kind)
    return Answer(201, payload)


def delete_emoji(call: Call) -> Answer:
    del _store(call)[_found(call).payload["id"]]
    return Answer(204)


def _check_name(form: Form, body: Payload, others: dict[str, Emoji]) -> None:
    name = form.text(body, "name", (), shortest=2, longest=32, required=True)
    if name is None:
        return
    if not _NAME.fullmatch(name):
        form.refuse(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(each.payload["name"] == name for each in others.values()):
        message = "An emoji with this name already exists."
        form.refuse(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def _read(form: Form, image: str | None) -> tuple[str, bytes]:
    match = _IMAGE.fullmatch(image or "")
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if not data:
        form.refuse(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > MOST_BYTES:
        form.refuse(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1] if match else "", data


BASE = "/applications/{application_id}/emojis"
ROUTES = (
    Route("GET", BASE, list_emojis),
    Route("POST", BASE, create_emoji),
    Route("DELETE", BASE + "/{emoji_id}", delete_emoji),
)
