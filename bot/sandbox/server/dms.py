"""DM channels between the bot and a person: who may be written to, and how fast."""

from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.interactions import installs
from bot.sandbox.world import DM, Channel

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
        _count_opening(backend)
    channel = Channel(backend.ids.next(), DM, recipients=[user_id])
    world.channels[channel.id] = channel
    world.dms[user_id] = channel.id
    backend.changed("channel_create", channel)
    return channel


def _count_opening(backend: Backend) -> None:
    now, opened = backend.now(), backend.dms_opened
    while opened and now - opened[0] >= _TEN_MINUTES:
        opened.popleft()
    if len(opened) >= backend.limits.dms_opened:
        raise errors.opening_dms_too_fast()
    opened.append(now)


def refuse_closed(backend: Backend, channel: Channel) -> None:
    """Refuse a message to somebody who left every shared server and has not installed the bot
    (50278), or closed DMs (50007)."""
    person = backend.world.users[channel.recipients[0]]
    if not installs.may_be_written_to(backend.world, person.id):
        raise errors.no_shared_guild()
    if not person.dms_open:
        raise errors.dm_closed()
