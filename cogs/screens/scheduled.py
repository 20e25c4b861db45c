"""A scheduled event of a server as it should be, and what Discord has to be told for that."""

from collections.abc import Mapping
from datetime import UTC, datetime
from enum import IntEnum
from hashlib import blake2b
from typing import Any, NamedTuple

EXTERNAL, GUILD_ONLY = 3, 2
"""Discord's numbers: it takes place outside of it, and members of the server alone see it"""
MOST_EVENTS = 100
"""of a server that are not over"""
LONGEST_PLACE = 100
LONGEST_DESCRIPTION = 1000


LATE = 300
"""seconds by which one that has begun must end later for that to be told"""


class Status(IntEnum):
    """Discord's numbers; ABSENT: there is to be none."""

    ABSENT = 0
    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


OVER = (Status.COMPLETED, Status.CANCELED)
"""after which Discord lets nothing be changed"""


class Told(NamedTuple):
    """An event as Discord was told of it; times are whole Unix seconds."""

    status: int
    starts_at: int
    ends_at: int
    texts: str
    """a hash of its name, description and place"""


class Scheduled(NamedTuple):
    """An event outside Discord. Times are Unix seconds."""

    status: Status
    link: str
    """what its description ends with and no other's does: it is found again by that"""
    name: str = ""
    about: str = ""
    """the description above the link"""
    place: str = ""
    starts_at: float = 0.0
    ends_at: float = 0.0

    @property
    def description(self) -> str:
        return f"{self.about}\n{self.link}" if self.about else self.link

    @property
    def told(self) -> Told:
        """What Discord is told of a new one."""
        texts = texts_of(self.name, self.description, self.place)
        return Told(self.status, int(self.starts_at), int(self.ends_at), texts)

    def new(self) -> dict[str, Any]:
        """The fields of a new one."""
        times = {"scheduled_start_time": self.starts_at, "scheduled_end_time": self.ends_at}
        return {
            "entity_type": EXTERNAL,
            "privacy_level": GUILD_ONLY,
            **self._texts(),
            **{key: _moment(value) for key, value in times.items()},
        }

    def changes(self, told: Told) -> dict[str, Any]:
        """The fields of the next change; none when it is as it should be, or cannot be.

        An event that has begun cannot be cancelled, and one that has not cannot be completed. The
        start of one that has begun is past, and its end only moves away, by more than LATE.
        """
        if told.status in OVER:
            return {}
        begun, fresh = told.status == Status.ACTIVE, self.told
        if self.status in OVER:
            cancels = self.status == Status.CANCELED
            first = Status.CANCELED if cancels else Status.ACTIVE
            return {"status": int(Status.COMPLETED if begun else first)}
        found: dict[str, Any] = {}
        if self.status == Status.ACTIVE and not begun:
            found["status"], begun = int(Status.ACTIVE), True
        if fresh.texts != told.texts:
            found |= self._texts()
        if fresh.starts_at != told.starts_at and not begun:
            found["scheduled_start_time"] = _moment(self.starts_at)
        later = fresh.ends_at - told.ends_at
        if later > LATE or (later and not begun):
            found["scheduled_end_time"] = _moment(self.ends_at)
        return found

    def after(self, changes: dict[str, Any], told: Told) -> Told:
        """What Discord was told once it has taken such changes."""
        fresh = self.told
        return Told(
            changes.get("status", told.status),
            fresh.starts_at if "scheduled_start_time" in changes else told.starts_at,
            fresh.ends_at if "scheduled_end_time" in changes else told.ends_at,
            fresh.texts if "name" in changes else told.texts,
        )

    def _texts(self) -> dict[str, Any]:
        place = {"location": self.place}
        return {"name": self.name, "description": self.description, "entity_metadata": place}


def told_by(event: Mapping[str, Any]) -> Told:
    """An event as Discord shows it."""
    place = (event.get("entity_metadata") or {}).get("location") or ""
    ends_at = event.get("scheduled_end_time") or event["scheduled_start_time"]
    return Told(
        event["status"],
        int(datetime.fromisoformat(event["scheduled_start_time"]).timestamp()),
        int(datetime.fromisoformat(ends_at).timestamp()),
        texts_of(event["name"], event.get("description") or "", place),
    )


def texts_of(*texts: str) -> str:
    """A hash of what is read of an event; Discord cuts spaces off."""
    return blake2b(repr([each.strip() for each in texts]).encode(), digest_size=12).hexdigest()


def _moment(unix: float) -> str:
    return datetime.fromtimestamp(int(unix), UTC).isoformat()
