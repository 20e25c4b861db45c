"""Sending a message of a tournament for the first time: once, whatever happens in between.

It is a row before it is sent (`tried_at`), with a nonce. One that was tried before, and is not
known to have arrived, is looked for where it was sent.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from cogs.screens.screen import Screen
from cogs.sent_before import shows

LOOKED_AT: Final = 100
"""messages since it was first tried"""
MINUTE: Final = 60.0
"""by which the clocks of Discord and of this machine may differ"""


class Sent(NamedTuple):
    message_id: int
    up_to_date: bool
    """whether it shows what it should: an earlier try may have shown what was before"""


async def send_once(
    client: discord.Client,
    channel: discord.PartialMessageable,
    screen: Screen,
    nonce: str,
    tried_at: float | None,
    mentioned: Iterable[int] = (),
) -> Sent:
    """`tried_at`: when it was tried before. `mentioned`: people who are to be notified, by their
    Discord ids. Raises discord.py's errors."""
    if tried_at is not None:
        found = await _find(client, channel, title_of(screen), tried_at)
        if found is not None:
            return Sent(found.id, shows(found, screen))
    people = [discord.Object(each) for each in mentioned]
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=people)
    message = await channel.send(
        view=screen.view, files=screen.files(), nonce=nonce, allowed_mentions=allowed
    )
    return Sent(message.id, shows(message, screen))


async def _find(
    client: discord.Client, channel: discord.PartialMessageable, title: str, tried_at: float
) -> discord.Message | None:
    """The message, if it stands there; who may not look there takes it for not sent."""
    since = datetime.fromtimestamp(tried_at - MINUTE, UTC)
    own = client.user.id if client.user else 0
    try:
        async for message in channel.history(limit=LOOKED_AT, after=since, oldest_first=True):
            written = next(_texts(message.components), "")
            if message.author.id == own and written.partition("\n")[0] == title:
                return message
    except discord.Forbidden:
        return None
    return None


def title_of(screen: Screen) -> str:
    """The first line of a message, by which it is known."""
    texts = (each for each in screen.view.walk_children() if isinstance(each, ui.TextDisplay))
    return next((each.content for each in texts), "").partition("\n")[0]


def _texts(components: Iterable[Any]) -> Iterator[str]:
    for each in components:
        if getattr(each, "content", None):
            yield each.content
        yield from _texts(getattr(each, "children", ()))
