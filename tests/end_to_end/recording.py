"""All that comes on somebody's screen, to be compared with what another party shows them."""

import re
from typing import Any, NamedTuple

from bot.sandbox import Sandbox, ShownMessage
from bot.sandbox.world import DM, Channel, Message
from tests.end_to_end.club import Club
from tests.sandbox_fixtures import watch_messages

SNOWFLAKE = re.compile(r"\d{17,20}")


class Recorder:
    """Everything that comes on the screen of one person: each message with all its versions."""

    def __init__(self, sandbox: Sandbox, reader: str) -> None:
        self._reader = sandbox.people[reader]
        self._versions: dict[str, dict[str, list[Any]]] = {}
        watch_messages(sandbox, self._seen)

    def _seen(self, channel: Channel, message: Message, _is_new: bool) -> None:
        if message.viewer not in (None, self._reader.id):
            return
        if channel.type == DM and self._reader.id not in channel.recipients:
            return
        where = "dm" if channel.type == DM else channel.name or ""
        versions = self._versions.setdefault(where, {}).setdefault(message.id, [])
        sent = as_sent(ShownMessage(message))
        # Being edited once more into what it was depends on the machine's speed.
        if sent not in versions[-1:]:
            versions.append(sent)

    @property
    def seen(self) -> dict[str, list[Any]]:
        """Return the messages by channel, in the order they came."""
        return {where: list(found.values()) for where, found in self._versions.items()}


def as_sent(message: ShownMessage) -> Any:
    """A message without the ids and addresses that Discord gives it."""
    files = [
        (f.filename, f.description, f.payload.get("content_type"), f.bytes)
        for f in message.attachments
    ]
    parts = _without_ids([message.content, message.components])
    return parts, message.flags, files


def _without_ids(node: Any) -> Any:
    if isinstance(node, dict):
        kept = node.keys() - {"attachment_id", "proxy_url"}
        if "media" in node or "proxy_url" in node:
            kept -= {"id", "url"}
        return {key: _without_ids(node[key]) for key in sorted(kept)}
    if isinstance(node, list):
        return [_without_ids(each) for each in node]
    return SNOWFLAKE.sub("#", node) if isinstance(node, str) else node


def assert_same(first: dict[str, list[Any]], second: dict[str, list[Any]]) -> None:
    """The same everywhere, and if not, where it is not."""
    assert first.keys() == second.keys()
    for where, sent in first.items():
        assert len(sent) == len(second[where]), where
        for number, (one, other) in enumerate(zip(sent, second[where], strict=True)):
            assert one == other, f"{where}, message {number}"


class Seen(NamedTuple):
    """The messages that somebody has seen: at first, every change, and at last."""

    first: list[Any]
    changes: dict[str, list[Any]]
    last: list[Any]


class Eyes:
    """A person who looks at a table from now on."""

    def __init__(self, club: Club, who: str) -> None:
        self._club = club
        self._who = who
        self._first = self._screen()
        self._recorder = Recorder(club.sandbox, who)

    def _screen(self) -> list[Any]:
        person = self._club.person(self._who)
        assert person.dm is not None
        channels = (self._club.belote, self._club.thread(), person.dm)
        return [as_sent(message) for channel in channels for message in person.sees(channel)]

    def seen(self) -> Seen:
        return Seen(self._first, self._recorder.seen, self._screen())


def assert_seen_alike(first: Seen, second: Seen) -> None:
    """The same to the last byte, and not for want of anything to see."""
    assert first.changes
    assert first.first == second.first
    assert_same(first.changes, second.changes)
    assert first.last == second.last
