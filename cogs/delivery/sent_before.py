"""First sends, and whether a message is what an earlier one has sent, or shows what it should.

A first send carries a nonce. When the bot was killed after such a send, the next one is answered
with the message of then, as it was then: it has to be edited. Where Discord knows the nonce no
more, the message is found by what tells it from others.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.press import table_of
from cogs.screens.screen import Screen

TOLD: Final = ("content", "custom_id", "description", "disabled", "label", "placeholder", "url")
"""what somebody reads on a component, hears or presses; of a picture, its alt text"""


def shows(message: discord.Message, screen: Screen) -> bool:
    there = (each.to_dict() for each in message.components)
    return list(_told(there)) == list(_told(screen.view.to_components()))


def _told(components: Iterable[Any]) -> Iterator[tuple[str, str]]:
    for each in components:
        yield from ((key, str(each[key]).strip()) for key in TOLD if each.get(key))
        for inner in ("components", "items", "options"):
            yield from _told(each.get(inner) or ())
        yield from _told(filter(None, [each.get("accessory")]))


# What tells one message from another --------------------------------------------------------------


class Mark(NamedTuple):
    """The title of a message, the names of its pictures, and the tables that its buttons name."""

    title: str
    pictures: tuple[str, ...]
    tables: frozenset[int]

    def is_same(self, other: "Mark") -> bool:
        """Tell whether both may be one message, of which a later state has other buttons or none.

        Two parties may end alike, in the words of the title too: the buttons are of one or the
        other.
        """
        apart = self.tables and other.tables and self.tables != other.tables
        return not apart and self[:2] == other[:2]


def mark_of_parts(parts: dict[str, Any]) -> Mark:
    view = parts.get("view")
    return _mark(parts.get("content"), view.to_components() if view else [])


def mark_of(message: discord.Message) -> Mark:
    return _mark(message.content, [each.to_dict() for each in message.components])


def _mark(content: str | None, components: Sequence[Any]) -> Mark:
    title = content or next(_found("content", components), "")
    # Of a message made of components Discord lists no attachments: their addresses end in the name.
    names = (url.partition("?")[0].rpartition("/")[2] for url in _pictures(components))
    tables = (table_of(custom_id) for custom_id in _found("custom_id", components))
    return Mark(title.split("\n")[0], tuple(sorted(names)), frozenset(filter(None, tables)))


def _pictures(components: Sequence[Any]) -> Iterator[str]:
    return (media["url"] for media in _found("media", components))


def _found(key: str, node: Any) -> Iterator[Any]:
    """Every value of that name, in order."""
    if isinstance(node, dict):
        if node.get(key):
            yield node[key]
        for each in node.values():
            yield from _found(key, each)
    elif isinstance(node, list | tuple):
        for each in node:
            yield from _found(key, each)
