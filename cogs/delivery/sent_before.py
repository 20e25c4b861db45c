"""First sends, and whether what Discord gives back for one is what was sent.

A first send carries a nonce. When the bot was killed after such a send, the next one is answered
with the message of then, as it was then: it has to be edited.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord

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
