"""Routes that are not about messages: the bot, the server, channels, threads, commands, emojis."""

import base64
import binascii
import re
from contextlib import suppress

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.command_forms import MOST_COMMANDS, check_commands, shown_command
from bot.sandbox.interactions.forms import Form
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import HAS_THREAD, Body
from bot.sandbox.rate_limits import COMMANDS, THREADS
from bot.sandbox.rest.call import Call, route
from bot.sandbox.server import channels, permissions
from bot.sandbox.world import (
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Emoji,
    Message,
    Payload,
    World,
)

# --- the bot itself, its application, the gateway's address ---


@route("GET", "/users/@me")
def get_me(call: Call) -> Payload:
    me = payloads.user(call.world.users[call.world.bot_id])
    return me | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@route("GET", "/users/{user_id}")
def get_user(call: Call) -> Payload:
    person = call.world.users.get(call.path["user_id"])
    if person is None:
        raise errors.unknown_user()
    return payloads.user(person)


@route("GET", ("/applications/@me", "/oauth2/applications/@me"))
def get_application(call: Call) -> Payload:
    endpoint = call.backend.endpoint
    own = {"verify_key": endpoint.verify_key, "interactions_endpoint_url": endpoint.url}
    return payloads.application(call.world) | own


@route("PATCH", "/applications/@me")
async def edit_application(call: Call) -> Payload:
    """Of all that may be changed only where interactions go, and how it is listed."""
    if (description := call.body.get("description")) is not None:
        call.world.listing["description"] = description["default"]
    if "tags" in call.body:
        call.world.listing["tags"] = call.body["tags"]
    if (config := call.body.get("integration_types_config")) is not None:
        asked = {kind: of["oauth2_install_params"] for kind, of in config.items()}
        call.world.listing["integration_types_config"] = {
            kind: {"oauth2_install_params": of | {"permissions": str(of["permissions"])}}
            for kind, of in asked.items()
        }
    field = "interactions_endpoint_url"
    if field in call.body:
        form = Form(call.body)
        url = form.text(field, longest=512)
        form.check()
        if url and not await call.backend.endpoint.is_right(url):
            message = "The specified interactions endpoint url could not be verified."
            form.refuse("APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID", message, field)
        form.check()
        call.backend.endpoint.url = url or None
    return get_application(call)


@route("GET", "/gateway", by_token=True)
def get_gateway(call: Call) -> Payload:
    return {"url": call.backend.gateway.url}


@route("GET", "/gateway/bot")
def get_gateway_bot(call: Call) -> Payload:
    gateway = call.backend.gateway
    start = {
        "total": 1000,
        "remaining": gateway.starts_left,
        "reset_after": 86_400_000,
        "max_concurrency": gateway.at_once,
    }
    return {**get_gateway(call), "shards": gateway.shards, "session_start_limit": start}


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Payload:
    form, recipient = Form(call.body), call.body.get("recipient_id")
    if recipient is None:
        form.required("recipient_id")
    form.check()
    return payloads.channel(call.world, channels.open_dm(call.backend, str(recipient)))


# --- the server and its members ---


@route("GET", "/guilds/{guild_id}")
def get_guild(call: Call) -> Payload:
    count = len(call.guild().members)
    shown = payloads.guild(call.world)
    if call.asks("with_counts"):
        shown |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shown


@route("GET", "/guilds/{guild_id}/channels")
def list_channels(call: Call) -> list[Payload]:
    """All but threads, also those that the bot does not see."""
    guild_id, world = call.guild().id, call.world
    mine = (each for each in world.channels.values() if each.guild_id == guild_id)
    return [payloads.channel(world, each) for each in mine if not each.is_thread]


@route("GET", "/guilds/{guild_id}/threads/active")
def list_active_threads(call: Call) -> Payload:
    call.guild()
    threads, bot = payloads.active_threads(call.world), call.world.bot_id
    joined = [each for each in threads if bot in each.thread_members]
    return {
        "threads": [payloads.channel(call.world, each) for each in threads],
        "members": [payloads.thread_member(each, bot) for each in joined],
        "has_more": False,
    }


@route("GET", "/guilds/{guild_id}/members/search")
def search_members(call: Call) -> list[Payload]:
    """Those whose names begin like this."""
    begins, world = call.query.get("query", "").casefold(), call.world
    members = call.guild().members.items()
    called = {user: (member.nick, world.users[user].name) for user, member in members}
    found = [
        user
        for user, names in called.items()
        if any(name and name.casefold().startswith(begins) for name in names)
    ]
    most = int(call.query.get("limit") or 1)
    return [payloads.member_with_user(world, each) for each in found[:most]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def get_member(call: Call) -> Payload:
    user_id = call.path["user_id"]
    if user_id not in call.guild().members:
        known = user_id in call.world.users
        raise errors.unknown_member() if known else errors.unknown_user()
    return payloads.member_with_user(call.world, user_id)


# --- channels; threads change here too: name, archived, locked ---

CHANNEL = "/channels/{channel_id}"
_THREAD_FIELDS = ("name", "archived", "locked", "invitable", "auto_archive_duration")


@route("GET", CHANNEL)
def get_channel(call: Call) -> Payload:
    return payloads.channel(call.world, call.channel())


@route("PATCH", CHANNEL)
def edit_channel(call: Call) -> Payload:
    channel = call.channel()
    if channel.is_thread:
        _edit_thread(call, channel)
    elif channel.guild_id is None:
        raise errors.no_dm_channel()
    else:
        permissions.require(call.world, channel, permissions.MANAGE_CHANNELS)
        channel.name = call.body.get("name", channel.name)
        channel.topic = call.body.get("topic", channel.topic)
        channels.changed(call.backend, channel)
    return payloads.channel(call.world, channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    form, body, world = Form(call.body), call.body, call.world
    form.text("name", shortest=1, longest=100)
    form.of_type("archived", bool)
    form.of_type("locked", bool)
    form.choice("auto_archive_duration", channels.AUTO_ARCHIVE_MINUTES)
    form.check()
    changes = {key: body[key] for key in _THREAD_FIELDS if body.get(key) is not None}
    # Managers may all, the opener most; waking an unlocked thread takes only a voice in it.
    held = permissions.in_channel(world, thread, world.bot_id)
    wakes = changes == {"archived": False} and held & permissions.SEND_MESSAGES_IN_THREADS
    is_opener = thread.owner_id == world.bot_id and "locked" not in changes
    if not held & permissions.MANAGE_THREADS and (thread.locked or not (wakes or is_opener)):
        raise errors.missing_permissions()
    if thread.archived and changes.get("archived", True):
        raise errors.archived_thread()
    channels.update(call.backend, thread, **changes)


@route("DELETE", CHANNEL)
def delete_channel(call: Call) -> Payload:
    channel = call.channel()
    shown = payloads.channel(call.world, channel)
    if channel.guild_id is not None:
        manage = permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS
        permissions.require(call.world, channel, manage)
        channels.delete(call.backend, channel)
    return shown


# --- threads: opened from a message or without one, and their members ---


def _open(call: Call, parent: Channel, kind: int, message: Message | None = None) -> Channel:
    form, body = Form(call.body), call.body
    form.word("name", 100)
    form.choice("auto_archive_duration", channels.AUTO_ARCHIVE_MINUTES)
    form.choice("type", channels.KINDS)
    form.check()
    return channels.open_thread(
        call.backend,
        parent,
        name=body["name"],
        kind=kind,
        owner_id=call.world.bot_id,
        auto_archive_duration=body.get("auto_archive_duration") or 1440,
        invitable=body.get("invitable") is not False,
        thread_id=message and message.id,
    )


def _parent(call: Call, permission: int) -> Channel:
    channel = call.channel()
    if channel.type != TEXT:
        raise errors.wrong_channel_type()
    permissions.require(call.world, channel, permission)
    return channel


@route("POST", CHANNEL + "/messages/{message_id}/threads", THREADS, status=201)
def open_from_message(call: Call) -> Payload:
    """The thread has the id of its message."""
    parent = _parent(call, permissions.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    if message.flags & HAS_THREAD:
        raise errors.thread_exists()
    thread = _open(call, parent, PUBLIC_THREAD, message)
    shown = payloads.channel(call.world, thread)
    with_thread = message.flags | HAS_THREAD
    posting.change_fields(call.backend, parent, message, flags=with_thread, thread=shown)
    return shown


@route("POST", CHANNEL + "/threads", THREADS, status=201)
def open_without_message(call: Call) -> Payload:
    """Private unless the request says otherwise; a public one is announced in its channel."""
    kind, needed = call.body.get("type") or PRIVATE_THREAD, permissions.CREATE_PUBLIC_THREADS
    if kind == PRIVATE_THREAD:
        needed = permissions.CREATE_PRIVATE_THREADS
    parent = _parent(call, needed)
    thread = _open(call, parent, kind)
    if kind != PRIVATE_THREAD:
        reference = {"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id}
        body = Body(thread.name or "", [], {}, set(), HAS_THREAD, {"parse": []})
        extra: Payload = {"type": 18, "message_reference": reference}
        posting.post(call.backend, parent, call.world.bot_id, body, extra=extra)
    return payloads.channel(call.world, thread)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    return thread


_MEMBER = CHANNEL + "/thread-members/{user_id}"


@route("PUT", _MEMBER)
def add_member(call: Call) -> None:
    thread, user_id = _thread(call), call.path["user_id"]
    permissions.require(call.world, thread, permissions.SEND_MESSAGES_IN_THREADS)
    channels.refuse_archived(thread)
    if user_id not in call.world.guild.members:
        raise errors.unknown_member()
    channels.add_member(call.backend, thread, user_id)


@route("DELETE", _MEMBER)
def remove_member(call: Call) -> None:
    thread, world = _thread(call), call.world
    held = permissions.in_channel(world, thread, world.bot_id)
    opener = thread.owner_id == world.bot_id and thread.is_private_thread
    if not held & permissions.MANAGE_THREADS and not opener:
        raise errors.missing_permissions()
    channels.refuse_archived(thread)
    channels.remove_member(call.backend, thread, call.path["user_id"])


# --- application commands, everywhere and of one server ---

APPLICATION = "/applications/{application_id}"
_COMMANDS = (APPLICATION + "/commands", APPLICATION + "/guilds/{guild_id}/commands")


def _own(call: Call) -> World:
    """Return the world to whom asks for their own application."""
    if call.path["application_id"] != call.world.application_id:
        raise errors.Refusal(403, 20012, "You are not authorized to perform this action")
    return call.world


def _commands(call: Call) -> dict[str, Payload]:
    world = _own(call)
    if "guild_id" not in call.path:
        return world.global_commands
    if call.path["guild_id"] != world.guild.id:
        raise errors.missing_access()
    return world.guild_commands


@route("GET", _COMMANDS, COMMANDS)
def list_commands(call: Call) -> list[Payload]:
    return list(_commands(call).values())


@route("PUT", _COMMANDS, COMMANDS)
def overwrite_commands(call: Call) -> list[Payload]:
    """Replace all; a command that keeps its name keeps its id."""
    store, new_id = _commands(call), call.backend.ids.next
    application, guild = call.world.application_id, call.path.get("guild_id")
    commands = call.json if isinstance(call.json, list) else []
    if len(commands) > MOST_COMMANDS:
        raise errors.too_many_commands()
    check_commands(commands)
    ids = {(each["type"], each["name"]): each["id"] for each in store.values()}
    shown = []
    for each in commands:
        command_id = ids.get((each.get("type") or 1, each["name"])) or new_id()
        shown.append(shown_command(each, command_id, application, new_id(), guild))
    store.clear()
    store.update({each["id"]: each for each in shown})
    call.backend.changed("commands")
    return shown


# --- the application's own emojis, which it may show wherever it writes ---

_EMOJIS = APPLICATION + "/emojis"
MOST_EMOJIS = 2000
MOST_EMOJI_BYTES = 256 * 1024
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


@route("GET", _EMOJIS)
def list_emojis(call: Call) -> Payload:
    return {"items": [each.payload for each in _own(call).emojis.values()]}


@route("POST", _EMOJIS, status=201)
def create_emoji(call: Call) -> Payload:
    world, form = _own(call), Form(call.body)
    if len(world.emojis) >= MOST_EMOJIS:
        raise errors.too_many_emojis()
    name = form.text("name", shortest=2, longest=32, required=True)
    if name is not None and not _EMOJI_NAME.fullmatch(name):
        message = "String value did not match validation regex."
        form.refuse("STRING_TYPE_REGEX", message, "name")
    if any(each.payload["name"] == name for each in world.emojis.values()):
        message = "An emoji with this name already exists."
        form.refuse("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message, "name")
    picture = form.text("image", longest=2 * MOST_EMOJI_BYTES, required=True)
    match, data = _IMAGE.fullmatch(picture or ""), b""
    if match:
        with suppress(binascii.Error):
            data = base64.b64decode(match[2], validate=True)
    if not data:
        form.refuse("IMAGE_INVALID", "Invalid image data", "image")
    if len(data) > MOST_EMOJI_BYTES:
        form.refuse("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.", "image")
    form.check()
    payload: Payload = {
        "id": call.backend.ids.next(),
        "name": name,
        "roles": [],
        "user": payloads.user(world.users[world.bot_id]),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    world.emojis[payload["id"]] = Emoji(payload, data, match[1] if match else "")
    return payload


@route("DELETE", _EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> None:
    if _own(call).emojis.pop(call.path["emoji_id"], None) is None:
        raise errors.unknown_emoji()
