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
from bot.sandbox.world import Attachment, Channel, Message, Payload, World, timestamp

MOST_BYTES = 10 * 1024 * 1024
MOST_FILES = 10


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: `files[number]`."""

    filename: str
    data: bytes


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


class MessageForm(Form):
    """The body of a request that sends a message, or with `before` edits one."""

    def __init__(
        self,
        sent: Sent,
        files_url: str,
        new_id: Callable[[], str],
        emojis: Container[str],
        *,
        before: Message | None,
        ephemeral: bool,
    ) -> None:
        super().__init__(sent.json)
        self._uploads = dict(sent.uploads)
        self._files_url = files_url
        self._new_id = new_id
        self._emojis = emojis
        self._before = before
        self._ephemeral = ephemeral

    def read(self) -> Body:
        """Check a new message, or what an edit makes of it, refusing what Discord refuses."""
        json, before = self.fields, self._before
        if any(len(each.data) > MOST_BYTES for each in self._uploads.values()):
            raise errors.too_large()
        self.known_keys(_BODY_KEYS)
        flags, attachments = self._flags(), self._attachments()
        v2 = bool(flags & COMPONENTS_V2)
        was: Payload = before.payload if before else {"content": "", "components": []}
        self.text("content", longest=2000)
        content = (json["content"] or "") if "content" in json else was["content"]
        components, hidden = was["components"], set[str]()
        if json.get("embeds"):
            self.refuse("NOT_HERE", "This loopback Discord has no embeds", "embeds")
        if "components" in json or v2:
            reader = MessageComponents(
                self,
                v2=v2,
                attachments=attachments.values(),
                new_id=self._new_id,
                emojis=self._emojis,
            )
            if "components" in json:
                components = self.of_type("components", list) or []
            components, hidden = reader.read(components), reader.shown
        if v2:
            self._only_components(content, attachments, hidden)
            hidden = set(attachments)
        content = content if isinstance(content, str) else ""
        mentions, nonce = self._allowed_mentions(), json.get("nonce")
        if isinstance(nonce, str) and len(nonce) > _LONGEST_NONCE:
            message = f"Must be {_LONGEST_NONCE} or fewer in length."
            self.refuse("NONCE_TYPE_TOO_LONG", message, "nonce")
        self.check()
        if not (components if v2 else content or attachments):
            raise errors.empty_message()
        return Body(content, components, attachments, hidden, flags, mentions, nonce)

    def _flags(self) -> int:
        given, before = self.number("flags", least=0, most=(1 << 31) - 1) or 0, self._before
        if before is None:
            return given & _SETTABLE
        if "flags" not in self.fields:
            return before.flags & ~LOADING
        kept = before.flags & ~_EDITABLE & ~LOADING | before.flags & COMPONENTS_V2
        return kept | given & _EDITABLE

    def _attachments(self) -> dict[str, Attachment]:
        """The attachments of the message after the request.

        Its `attachments` name uploads by their number, and what it had by id. Without them all of
        that stays; every upload that is not named is added.
        """
        kept = self._before.attachments if self._before else {}
        named = self.of_type("attachments", list) if "attachments" in self.fields else None
        after = dict(kept) if named is None else {}
        found = [self._attachment(each, kept) for each in self.each("attachments", named or [])]
        for each in (*found, *(self._new(each, {}) for each in self._uploads.values())):
            if each is not None:
                after[each.id] = each
        self.size(len(after), 0, MOST_FILES, "attachments")
        return after

    def _attachment(self, form: Form, kept: dict[str, Attachment]) -> Attachment | None:
        entry = form.fields
        if not isinstance(entry, dict) or not str(entry.get("id", "")).isdigit():
            form.required("id")
            return None
        form.text("description", longest=1024)
        key = str(entry["id"])
        if key in kept:
            had = kept[key].payload
            description = entry.get("description", had.get("description"))
            payload = {k: v for k, v in had.items() if k != "description"}
            return Attachment(_with(payload, description), kept[key].data)
        upload = self._uploads.pop(int(key), None)
        if upload is None:
            form.refuse("ATTACHMENT_NOT_FOUND", "Attachment data not found")
            return None
        return self._new(upload, entry)

    def _new(self, upload: Upload, entry: Payload) -> Attachment:
        filename = entry.get("filename") or upload.filename
        attachment_id = self._new_id()
        url = f"{self._files_url}/{attachment_id}/{quote(filename)}"
        payload: Payload = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
        }
        if kind := mimetypes.guess_type(filename)[0]:
            payload["content_type"] = kind
        data = upload.data
        if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR":
            payload["width"], payload["height"] = struct.unpack(">II", data[16:24])
        if self._ephemeral:
            payload["ephemeral"] = True
        return Attachment(_with(payload, entry.get("description")), upload.data)

    def _only_components(
        self, content: Any, attachments: dict[str, Attachment], shown: set[str]
    ) -> None:
        if content:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            self.refuse(code, message, "content")
        for at, attachment in enumerate(attachments):
            if attachment not in shown:
                message = "The attachment is not shown by a component"
                self.refuse("ATTACHMENT_NOT_REFERENCED", message, "attachments", at)

    def _allowed_mentions(self) -> Payload | None:
        allowed = self.of_type("allowed_mentions", dict)
        if allowed is None:
            return None
        form = self.inside(allowed, "allowed_mentions")
        parse = form.items("parse", most=3)
        for key in ("users", "roles"):
            if form.items(key, most=100) and key in parse:
                message = f"parse:['{key}'] and {key}: [ids...] are mutually exclusive."
                form.refuse("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        return allowed


def _with(payload: Payload, description: str | None) -> Payload:
    return payload | {"description": description} if description else payload


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
        "timestamp": timestamp(now),
        "edited_timestamp": None,
        "tts": False,
        "embeds": [],
        "pinned": False,
        **shown_body(world, body),
    }
    if body.nonce is not None:
        payload["nonce"] = body.nonce
    return payload


def shown_body(world: World, body: Body) -> Payload:
    """Return the fields of a message that its body fills, posted or edited; mentions are shown
    again after an edit, but notify nobody."""
    files = body.attachments.values()
    return {
        "content": body.content,
        **mentions(world, body),
        "attachments": [each.payload for each in files if each.id not in body.hidden],
        "components": body.components,
        "flags": body.flags,
    }
