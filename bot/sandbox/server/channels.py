"""Channels, threads and DMs: made, changed, archived, removed, and who is in them."""

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.gateway import GUILD_MEMBERS
from bot.sandbox.interactions import installs
from bot.sandbox.server import permissions
from bot.sandbox.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, timestamp

AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def open_thread(
    backend: Backend,
    parent: Channel,
    *,
    name: str,
    kind: int,
    owner_id: str,
    auto_archive_duration: int = 1440,
    invitable: bool = True,
    thread_id: str | None = None,
) -> Channel:
    """A new thread; its opener is its first member."""
    now = backend.now()
    thread = Channel(
        thread_id or backend.ids.next(),
        kind,
        name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        invitable=invitable,
        auto_archive_duration=auto_archive_duration,
        archive_changed=now,
        last_activity=now,
        created=now,
        thread_members={owner_id: timestamp(now)},
    )
    backend.world.channels[thread.id] = thread
    _tell(backend, "THREAD_CREATE", thread, newly_created=True)
    _archive_in_time(backend, thread)
    backend.changed("channel_create", thread)
    return thread


def update(backend: Backend, thread: Channel, **fields: object) -> None:
    """Change name, archived, locked, invitable or auto_archive_duration."""
    if "archived" in fields and fields["archived"] != thread.archived:
        thread.archive_changed = backend.now()
    for key, value in fields.items():
        setattr(thread, key, value)
    thread.last_activity = backend.now()
    _tell(backend, "THREAD_UPDATE", thread)
    _archive_in_time(backend, thread)
    backend.changed("channel_update", thread)


def delete(backend: Backend, channel: Channel) -> None:
    """Delete a channel with its threads, or a thread."""
    world = backend.world
    world.channels.pop(channel.id, None)
    if not channel.is_thread:
        for each in [c for c in world.channels.values() if c.parent_id == channel.id]:
            if each.is_thread:
                delete(backend, each)
        backend.dispatch("CHANNEL_DELETE", payloads.channel(world, channel))
    else:
        gone = {key: getattr(channel, key) for key in ("id", "guild_id", "parent_id", "type")}
        backend.dispatch("THREAD_DELETE", gone)
    backend.changed("channel_delete", channel)


def add_member(backend: Backend, thread: Channel, user_id: str) -> None:
    if user_id in thread.thread_members:
        return
    thread.thread_members[user_id] = timestamp(backend.now())
    added = payloads.thread_member(thread, user_id)
    _members_changed(backend, thread, user_id, added_members=[added])


def remove_member(backend: Backend, thread: Channel, user_id: str) -> None:
    if thread.thread_members.pop(user_id, None) is not None:
        _members_changed(backend, thread, user_id, removed_member_ids=[user_id])


def message_posted(backend: Backend, thread: Channel, message: Message) -> None:
    """A message keeps its thread awake, brings it out of the archive, and adds who it mentions."""
    if not thread.is_thread:
        return
    thread.message_count += 1
    thread.last_activity = backend.now()
    if thread.archived:
        update(backend, thread, archived=False)
    for person in (message.author_id, *(each["id"] for each in message.payload["mentions"])):
        if permissions.in_channel(backend.world, thread, person) & permissions.VIEW_CHANNEL:
            add_member(backend, thread, person)


def refuse_archived(thread: Channel) -> None:
    if thread.archived:
        raise errors.archived_thread()


def _archive_in_time(backend: Backend, thread: Channel) -> None:
    """Archive it now if it has been idle long enough, else ask again when it may have been."""
    if thread.archived or thread.id not in backend.world.channels:
        return
    due = thread.last_activity + thread.auto_archive_duration * 60
    if backend.now() >= due:
        update(backend, thread, archived=True)
    else:
        backend.deadlines.at(due, lambda: _archive_in_time(backend, thread))


def _tell(backend: Backend, event: str, thread: Channel, **extra: object) -> None:
    if permissions.can_see(backend.world, thread, backend.world.bot_id):
        backend.dispatch(event, {**payloads.channel(backend.world, thread), **extra})


def _members_changed(backend: Backend, thread: Channel, user_id: str, **lists: list[Any]) -> None:
    data = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": len(thread.thread_members),
        **lists,
    }
    # Without the members intent a bot only hears of itself.
    itself = user_id == backend.world.bot_id
    if itself and lists.get("added_members"):
        _tell(backend, "THREAD_CREATE", thread)
    backend.dispatch("THREAD_MEMBERS_UPDATE", data, intent=0 if itself else GUILD_MEMBERS)
    backend.changed("thread_members", thread)


KINDS = (PUBLIC_THREAD, PRIVATE_THREAD)


# --- channels of the server ---


def add(
    backend: Backend, name: str, *, kind: int = TEXT, parent_id: str | None = None, topic: str = ""
) -> Channel:
    world = backend.world
    position = sum(c.guild_id is not None and not c.is_thread for c in world.channels.values())
    channel = Channel(
        backend.ids.next(),
        kind,
        name,
        guild_id=world.guild.id,
        parent_id=parent_id,
        position=position,
        topic=topic or None,
    )
    world.channels[channel.id] = channel
    backend.dispatch("CHANNEL_CREATE", payloads.channel(world, channel))
    backend.changed("channel_create", channel)
    return channel


def changed(backend: Backend, channel: Channel) -> None:
    """Tell of a new name, topic or permission overwrite."""
    backend.dispatch("CHANNEL_UPDATE", payloads.channel(backend.world, channel))
    backend.changed("channel_update", channel)


# --- DMs between the bot and a person ---


_TEN_MINUTES = 600.0


def open_dm(backend: Backend, user_id: str) -> Channel:
    """The DM with a person, made when there is none (40003 when too many were made lately).

    As on Discord, API v8 and later, no CHANNEL_CREATE tells the bot of it.
    """
    world = backend.world
    person = world.users.get(user_id)
    if person is None:
        raise errors.unknown_user()
    if person.bot:
        raise errors.dm_closed()
    known = world.dm_with(user_id)
    if known is not None:
        return known
    if backend.limits_apply:
        now, opened = backend.now(), backend.dms_opened
        while opened and now - opened[0] >= _TEN_MINUTES:
            opened.popleft()
        if len(opened) >= backend.limits.dms_opened:
            raise errors.opening_dms_too_fast()
        opened.append(now)
    channel = Channel(backend.ids.next(), DM, recipients=[user_id])
    world.channels[channel.id] = channel
    world.dms[user_id] = channel.id
    backend.changed("channel_create", channel)
    return channel


def refuse_closed(backend: Backend, channel: Channel) -> None:
    """Refuse a message to somebody who left every shared server and has not installed the bot
    (50278), or closed DMs (50007)."""
    world, person = backend.world, backend.world.users[channel.recipients[0]]
    if not installs.shares_server(world, person.id) and person.id not in world.installed_by:
        raise errors.no_shared_guild()
    if not person.dms_open:
        raise errors.dm_closed()
