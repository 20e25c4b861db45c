"""Writing, editing and deleting messages: one reading of a message body for all ways to send it."""

import re
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.components import MessageComponents, walk
from bot.sandbox.interactions.forms import Form
from bot.sandbox.messages.attachments import Attacher, Upload
from bot.sandbox.snowflakes import timestamp
from bot.sandbox.world import Attachment, Channel, Message, World

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

Payload = dict[str, Any]


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
    """All that a request sends: the JSON and its files."""

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
