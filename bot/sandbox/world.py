"""The state of the loopback Discord, as plain data, with its ids and times.

Messages keep their payload as Discord would show it: an edit replaces the payload by a new
dict, so that whoever holds the old one still sees what was there before.
"""

from collections import deque
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.sandbox.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000
"""First of January 2015, in Unix milliseconds: where snowflakes begin to count."""


class Snowflakes:
    """Hands out ids that rise with the clock and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        milliseconds = max(0, int(self._clock.now() * 1000) - DISCORD_EPOCH)
        self._last = max(milliseconds << 22, self._last + 1)
        return str(self._last)


def created_at(snowflake: str) -> float:
    """Unix seconds at which `snowflake` was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000


def timestamp(moment: float) -> str:
    """`moment` (Unix seconds) as Discord writes it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


TEXT = 0
DM = 1
CATEGORY = 4
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12

Payload = dict[str, Any]


@dataclass(slots=True)
class User:
    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    avatar: str | None = None
    dms_open: bool = True


@dataclass(slots=True)
class Role:
    id: str
    name: str
    permissions: int
    position: int
    color: int = 0
    bot_id: str | None = None
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    user_id: str
    joined_at: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    owner_id: str
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    locale: str = "en-US"
    features: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """The permissions that a channel grants and denies to one role (`kind` 0) or member (`kind`
    1)."""

    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Attachment:
    """A file of a message. `payload` is what Discord shows of it."""

    payload: Payload
    data: bytes

    @property
    def id(self) -> str:
        return self.payload["id"]

    @property
    def filename(self) -> str:
        return self.payload["filename"]


@dataclass(slots=True)
class Message:
    """`viewer` is the one person who sees an ephemeral message; None means everybody."""

    payload: Payload
    channel_id: str
    created: float
    viewer: str | None = None
    attachments: dict[str, Attachment] = field(default_factory=dict)
    interaction_token: str | None = None
    late_edits: deque[float] = field(default_factory=deque)
    shown: Any = field(default=None, repr=False, compare=False)
    """what people saw of it when they looked last; see `ShownMessage.of`"""

    @property
    def id(self) -> str:
        return self.payload["id"]

    @property
    def flags(self) -> int:
        return self.payload["flags"]

    @property
    def author_id(self) -> str:
        return self.payload["author"]["id"]


@dataclass(slots=True)
class Channel:
    id: str
    type: int
    name: str | None = None
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    recipients: list[str] = field(default_factory=list)
    messages: dict[str, Message] = field(default_factory=dict)
    last_message_id: str | None = None
    # threads only
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_duration: int = 1440
    archive_changed: float = 0.0
    last_activity: float = 0.0
    created: float = 0.0
    thread_members: dict[str, str] = field(default_factory=dict)
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_private_thread(self) -> bool:
        return self.type == PRIVATE_THREAD


@dataclass(slots=True)
class Emoji:
    """An emoji of the application. `payload` is what Discord shows of it."""

    payload: Payload
    data: bytes
    kind: str
    """of the picture: `image/png`"""


SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""how it stands with a scheduled event"""
OVER = (COMPLETED, CANCELED)


@dataclass(slots=True)
class ScheduledEvent:
    """An event of the server that takes place outside Discord: `EXTERNAL`, the one kind that needs
    no voice channel."""

    id: str
    creator_id: str
    name: str
    description: str | None
    location: str
    starts_at: float
    ends_at: float
    status: int = SCHEDULED


@dataclass(slots=True)
class World:
    application_id: str
    bot_id: str
    guild: Guild
    users: dict[str, User] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    dms: dict[str, str] = field(default_factory=dict)
    """The channel of the bot's DM with each person it has one with."""
    global_commands: dict[str, Payload] = field(default_factory=dict)
    guild_commands: dict[str, Payload] = field(default_factory=dict)
    emojis: dict[str, Emoji] = field(default_factory=dict)
    """Emojis of the application."""
    events: dict[str, ScheduledEvent] = field(default_factory=dict)
    """Scheduled events of the server, also those that are over."""
    listing: dict[str, Any] = field(default_factory=dict)
    """What the application has been told to say of itself."""
    installed_by: set[str] = field(default_factory=set)
    """The people who have installed the application for themselves."""

    @property
    def bot_in_guild(self) -> bool:
        return self.bot_id in self.guild.members

    @property
    def coming_events(self) -> list[ScheduledEvent]:
        """The events that are not over, as Discord lists them: the first to begin first."""
        coming = [each for each in self.events.values() if each.status not in OVER]
        return sorted(coming, key=lambda each: (each.starts_at, int(each.id)))

    def dm_with(self, user_id: str) -> Channel | None:
        channel_id = self.dms.get(user_id)
        return None if channel_id is None else self.channels.get(channel_id)

    def commands(self) -> list[Payload]:
        """Every command of the bot that people of the server are offered."""
        return [*self.global_commands.values(), *self.guild_commands.values()]
