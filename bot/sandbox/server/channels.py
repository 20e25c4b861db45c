"""Channels of the server: added and removed, with the threads inside them."""

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.server import threads
from bot.sandbox.world import TEXT, Channel


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


def remove(backend: Backend, channel: Channel) -> None:
    """Delete a channel and its threads."""
    world = backend.world
    for thread in [c for c in world.channels.values() if c.is_thread and c.parent_id == channel.id]:
        threads.delete(backend, thread)
    world.channels.pop(channel.id, None)
    backend.dispatch("CHANNEL_DELETE", payloads.channel(world, channel))
    backend.changed("channel_delete", channel)


def changed(backend: Backend, channel: Channel) -> None:
    """Tell of a new name, topic or permission overwrite."""
    backend.dispatch("CHANNEL_UPDATE", payloads.channel(backend.world, channel))
    backend.changed("channel_update", channel)
