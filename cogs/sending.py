"""Sending the message of a row for the first time: once, even if Discord's answer is lost.

Within some minutes its nonce has Discord return the earlier message. After a longer silence the
bot looks for it where it was sent.
"""

import logging
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final

import aiohttp
import discord

from bot.clock import Clock
from bot.storage.messages import Projection

log = logging.getLogger(__name__)

NONCE_LIVES: Final = 120.0
"""seconds for which Discord surely knows a nonce; it says "a few minutes" """
LOOKED_THROUGH: Final = 50
"""messages since the first try"""
EARLIER: Final = 60.0
"""seconds by which Discord's clock may be behind"""


class Sending:
    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._in_doubt: dict[int, float] = {}
        """by row: when it was first sent without an answer"""

    async def send(self, row: Projection, channel_id: int, **parts: Any) -> discord.Message:
        """Send what `parts` say, as `discord.abc.Messageable.send` takes them.

        What comes back may be the message of an earlier try, as it was then.
        """
        channel = self._client.get_partial_messageable(channel_id)
        since, now = self._in_doubt.get(row.id), self._clock.now()
        if since is not None and now - since > NONCE_LIVES:
            found = await self._find(channel, since, _mark_of_parts(parts))
            if found is not None:
                del self._in_doubt[row.id]
                return found
        try:
            sent = await channel.send(nonce=nonce_of(row), **parts)
        except discord.HTTPException as error:
            if error.status >= 500:
                self._in_doubt.setdefault(row.id, now)
            raise
        except (aiohttp.ClientError, OSError):
            self._in_doubt.setdefault(row.id, now)
            raise
        self._in_doubt.pop(row.id, None)
        return sent

    async def _find(
        self, channel: discord.PartialMessageable, since: float, mark: "Mark"
    ) -> discord.Message | None:
        moment = discord.Object(int((since - EARLIER) * 1000 - discord.utils.DISCORD_EPOCH) << 22)
        own = self._client.user.id if self._client.user else 0
        async for message in channel.history(limit=LOOKED_THROUGH, after=moment):
            if message.author.id == own and _mark_of(message) == mark:
                log.info("message %s had been sent, its answer was lost", message.id)
                return message
        return None


def nonce_of(row: Projection) -> str:
    """The same for each try to send a row's message: Discord keeps one of them (25 characters).

    It looks for it in every channel, so that the reader belongs to it.
    """
    facts = (row.id, row.game_id, row.subject, row.viewer, row.deal, row.person_id, row.afresh)
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


# What tells one message from another: its title and the names of its pictures ------------------

Mark = tuple[str, tuple[str, ...]]


def _mark_of_parts(parts: dict[str, Any]) -> Mark:
    view, files = parts.get("view"), parts.get("files", ())
    text = parts.get("content") or _title(view.to_components() if view else ())
    return text.split("\n")[0], tuple(sorted(each.filename for each in files))


def _mark_of(message: discord.Message) -> Mark:
    text = message.content or _title([each.to_dict() for each in message.components])
    return text.split("\n")[0], tuple(sorted(each.filename for each in message.attachments))


def _title(components: Sequence[Any]) -> str:
    return next(_texts(components), "")


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if node.get("content"):
            yield node["content"]
        for each in node.values():
            yield from _texts(each)
    elif isinstance(node, list | tuple):
        for each in node:
            yield from _texts(each)
