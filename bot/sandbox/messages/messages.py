"""Message bodies with their files: one reading for all ways to send one, and what it shows."""

import mimetypes
import re
import struct
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.components import MessageComponents, walk
from bot.sandbox.interactions.forms import Form
from bot.sandbox.world import Attachment, Channel, Message, World, timestamp

MOST_BYTES = 10 * 1024 * 1024
MOST_FILES = 10

Payload = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: `files[number]`."""

    filename: str
    data: bytes


class Attacher:
    """Makes attachments out of what a request sends, for one channel."""

    def __init__(
        self,
        form: Form,
        uploads: dict[int, Upload],
        *,
        base_url: str,
        channel_id: str,
        new_id: Callable[[], str],
        ephemeral: bool,
    ) -> None:
        self._form = form
        self._uploads = uploads
        self._base_url = f"{base_url}/attachments/{channel_id}"
        self._new_id = new_id
        self._ephemeral = ephemeral
        if any(len(upload.data) > MOST_BYTES for upload in uploads.values()):
            raise errors.too_large()

    def attach(
        self, described: list[Any] | None, kept: dict[str, Attachment]
    ) -> dict[str, Attachment]:
        """The attachments of the message after the request.

        `described` is the request's `attachments` (None when absent: `kept` stays, every upload
        is added). An entry names an upload by its number, or one of `kept` by its id.
        """
        if described is None:
            added = [self._new(upload, {}) for upload in self._uploads.values()]
            return self._limited({**kept, **{each.id: each for each in added}})
        after: dict[str, Attachment] = {}
        used: set[int] = set()
        for at, entry in enumerate(described):
            attachment = self._entry(entry, at, kept, used)
            if attachment is not None:
                after[attachment.id] = attachment
        for number, upload in self._uploads.items():
            if number not in used:
                attachment = self._new(upload, {})
                after[attachment.id] = attachment
        return self._limited(after)

    def _limited(self, after: dict[str, Attachment]) -> dict[str, Attachment]:
        if len(after) > MOST_FILES:
            message = f"Must be {MOST_FILES} or fewer in length."
            self._form.refuse(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
        return after

    def _entry(
        self, entry: Any, at: int, kept: dict[str, Attachment], used: set[int]
    ) -> Attachment | None:
        path = ("attachments", at)
        if not isinstance(entry, dict) or not str(entry.get("id", "")).isdigit():
            self._form.required((*path, "id"))
            return None
        self._form.text(entry, "description", path, longest=1024)
        key = str(entry["id"])
        if key in kept:
            return self._described(kept[key], entry)
        upload = self._uploads.get(int(key))
        if upload is None:
            self._form.refuse(path, "ATTACHMENT_NOT_FOUND", "Attachment data not found")
            return None
        used.add(int(key))
        return self._new(upload, entry)

    def _described(self, attachment: Attachment, entry: Payload) -> Attachment:
        description = entry.get("description", attachment.payload.get("description"))
        payload = {k: v for k, v in attachment.payload.items() if k != "description"}
        if description:
            payload["description"] = description
        return Attachment(payload, attachment.data)

    def _new(self, upload: Upload, entry: Payload) -> Attachment:
        filename = entry.get("filename") or upload.filename
        attachment_id = self._new_id()
        url = f"{self._base_url}/{attachment_id}/{quote(filename)}"
        payload: Payload = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
        }
        kind = mimetypes.guess_type(filename)[0]
        if kind:
            payload["content_type"] = kind
        size = png_size(upload.data)
        if size:
            payload["width"], payload["height"] = size
        if entry.get("description"):
            payload["description"] = entry["description"]
        if self._ephemeral:
            payload["ephemeral"] = True
        return Attachment(payload, upload.data)


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

_SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_EDITABLE = SUPPRESS_EMBEDS | COMPONENTS_V2
_LONGEST_NONCE = 25

_BODY_KEYS = frozenset({
    "content", "embeds", "allowed_mentions", "components", "attachments", "flags", "tts",
    "nonce", "enforce_nonce", "message_reference", "sticker_ids", "poll",
    "username", "avatar_url", "thread_name", "applied_tags",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Body:
    """A message body that Discord accepts, completed."""

    content: str
    components: list[Payload]
    attachments: dict[str, Attachment]
    hidden: set[str]
    """Attachments that a component shows, hence not in the list."""
    flags: int
    allowed_mentions: Payload | None
    nonce: str | int | None = None


@dataclass(slots=True)
class Sent:
    """The body of a request: the JSON and its files."""

    json: Payload
    uploads: dict[int, Upload] = field(default_factory=dict)


class BodyReader:
    """Reads what is sent as a message, refusing what Discord refuses."""

    def __init__(
        self, base_url: str, new_id: Callable[[], str], emojis: Container[str] = ()
    ) -> None:
        self.base_url = base_url
        self._new_id = new_id
        self._emojis = emojis

    def read(
        self, sent: Sent, channel_id: str, *, before: Message | None = None, ephemeral: bool = False
    ) -> Body:
        """Check a new message, or with `before` what an edit makes of it."""
        form, json = Form(), sent.json
        form.known_keys(json, (), _BODY_KEYS)
        flags = self._flags(form, json, before)
        attacher = Attacher(
            form,
            sent.uploads,
            base_url=self.base_url,
            channel_id=channel_id,
            new_id=self._new_id,
            ephemeral=ephemeral,
        )
        attachments = attacher.attach(
            form.of_type(json, "attachments", (), list) if "attachments" in json else None,
            before.attachments if before else {},
        )
        body = self._body(form, json, before, flags, attachments)
        form.check()
        if not body.content and not attachments and not flags & COMPONENTS_V2:
            raise errors.empty_message()
        if flags & COMPONENTS_V2 and not body.components:
            raise errors.empty_message()
        return body

    def _flags(self, form: Form, json: Payload, before: Message | None) -> int:
        given = form.number(json, "flags", (), least=0, most=(1 << 31) - 1) or 0
        if before is None:
            return given & _SETTABLE
        if "flags" not in json:
            return before.flags & ~LOADING
        kept = before.flags & ~_EDITABLE & ~LOADING | before.flags & COMPONENTS_V2
        return kept | given & _EDITABLE

    def _body(
        self,
        form: Form,
        json: Payload,
        before: Message | None,
        flags: int,
        attachments: dict[str, Attachment],
    ) -> Body:
        v2 = bool(flags & COMPONENTS_V2)
        was: Payload = before.payload if before else {"content": "", "components": []}
        form.text(json, "content", (), longest=2000)
        content = (json["content"] or "") if "content" in json else was["content"]
        components, hidden = was["components"], set[str]()
        if json.get("embeds"):
            form.refuse(("embeds",), "NOT_HERE", "This loopback Discord has no embeds")
        if "components" in json or v2:
            found = form.of_type(json, "components", (), list) if "components" in json else None
            reader = MessageComponents(
                form,
                v2=v2,
                attachments=attachments.values(),
                new_id=self._new_id,
                emojis=self._emojis,
            )
            components = reader.read(components if "components" not in json else found or [])
            hidden = reader.shown
        if v2:
            self._only_components(form, content, attachments, hidden)
            hidden = set(attachments)
        return Body(
            content if isinstance(content, str) else "",
            components,
            attachments,
            hidden,
            flags,
            _allowed_mentions(form, json),
            _nonce(form, json),
        )

    def _only_components(
        self,
        form: Form,
        content: Any,
        attachments: dict[str, Attachment],
        shown: set[str],
    ) -> None:
        if content:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.refuse(("content",), code, message)
        for at, attachment in enumerate(attachments.values()):
            if attachment.id not in shown:
                message = "The attachment is not shown by a component"
                form.refuse(("attachments", at), "ATTACHMENT_NOT_REFERENCED", message)


def _nonce(form: Form, json: Payload) -> str | int | None:
    nonce = json.get("nonce")
    if isinstance(nonce, str) and len(nonce) > _LONGEST_NONCE:
        message = f"Must be {_LONGEST_NONCE} or fewer in length."
        form.refuse(("nonce",), "NONCE_TYPE_TOO_LONG", message)
    return nonce


def _allowed_mentions(form: Form, json: Payload) -> Payload | None:
    allowed = form.of_type(json, "allowed_mentions", (), dict)
    if allowed is None:
        return None
    path = ("allowed_mentions",)
    parse = form.items(allowed, "parse", path, most=3)
    for key in ("users", "roles"):
        named = form.items(allowed, key, path, most=100)
        if named and key in parse:
            message = f"parse:['{key}'] and {key}: [ids...] are mutually exclusive."
            form.refuse(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
    return allowed


# --- mentions ---

_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")


def mentions(world: World, body: Body) -> Payload:
    """Return who is mentioned (and so notified), as fields of the message."""
    text = "\n".join([body.content, *(str(c.get("content", "")) for c in walk(body.components))])
    allowed = body.allowed_mentions
    users = [u for u in _USER_MENTION.findall(text) if u in world.users]
    roles = [r for r in _ROLE_MENTION.findall(text) if r in world.guild.roles]
    everyone = "@everyone" in text or "@here" in text
    if allowed is not None:
        parse = allowed.get("parse") or []
        users = _permitted(users, "users", parse, allowed)
        roles = _permitted(roles, "roles", parse, allowed)
        everyone = everyone and "everyone" in parse
    return {
        "mentions": [payloads.user(world.users[each]) for each in dict.fromkeys(users)],
        "mention_roles": list(dict.fromkeys(roles)),
        "mention_everyone": everyone,
    }


def _permitted(found: list[str], kind: str, parse: list[str], allowed: Payload) -> list[str]:
    if kind in parse:
        return found
    named = {str(each) for each in allowed.get(kind) or ()}
    return [each for each in found if each in named]


# --- payloads ---


def new_payload(
    world: World, message_id: str, channel: Channel, author_id: str, body: Body, now: float
) -> Payload:
    """The payload of a message that is sent now."""
    payload: Payload = {
        "id": message_id,
        "type": 0,
        "channel_id": channel.id,
        "author": payloads.user(world.users[author_id]),
        "content": body.content,
        "timestamp": timestamp(now),
        "edited_timestamp": None,
        "tts": False,
        **mentions(world, body),
        "attachments": _listed(body),
        "embeds": [],
        "components": body.components,
        "pinned": False,
        "flags": body.flags,
    }
    if body.nonce is not None:
        payload["nonce"] = body.nonce
    return payload


def edited_payload(world: World, before: Payload, body: Body, now: float) -> Payload:
    """The payload after an edit; mentions are shown again, but notify nobody."""
    return {
        **before,
        "content": body.content,
        **mentions(world, body),
        "attachments": _listed(body),
        "components": body.components,
        "flags": body.flags,
        "edited_timestamp": timestamp(now),
    }


def _listed(body: Body) -> list[Payload]:
    return [each.payload for each in body.attachments.values() if each.id not in body.hidden]
