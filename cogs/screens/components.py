"""Components of a message that Discord gives back, at whatever depth they stand."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord


def every(components: Iterable[Any]) -> Iterator[Any]:
    """Return them all, each before what stands in it."""
    for each in components:
        yield each
        yield from every(getattr(each, "children", ()))
        yield from every(filter(None, [getattr(each, "accessory", None)]))


def texts(message: discord.Message) -> Iterator[str]:
    """Return what is written in a message, in its order."""
    shown = (each for each in every(message.components) if isinstance(each, discord.TextDisplay))
    return (each.content for each in shown)
