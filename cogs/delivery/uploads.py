"""Which pictures messages have, so that an edit does not send the same ones once more.

A picture that did not change stays: an edit that names no attachments leaves those there are, and
the answer to a click, which drops what it does not name, names them by their ids. In memory: after
a restart each picture is sent once more.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final, cast

import discord
from discord.utils import MISSING

from bot.cache import Cache
from cogs.screens.screen import Screen, every

log = logging.getLogger(__name__)

REMEMBERED: Final = 5000
"""messages"""
UNKNOWN: Final = -1
"""no hash has this value"""
INVALID_FORM: Final = 50035

Attachments = Sequence[discord.Attachment | discord.File]


class Uploads:
    """Knows messages by their ids."""

    def __init__(self) -> None:
        self._pictures: Cache[int, int] = Cache(REMEMBERED)

    def note(self, message_id: int | None, screen: Screen) -> None:
        """A message has the pictures of a screen from now on."""
        if message_id is not None:
            self._pictures.put(message_id, _print_of(screen))

    def forget(self, message_id: int | None) -> None:
        """Nobody knows which pictures a message has."""
        if message_id is not None:
            self._pictures.put(message_id, UNKNOWN)

    async def edit(
        self,
        message_id: int,
        screen: Screen,
        send: Callable[[Attachments], Awaitable[Any]],
        kept: Attachments | None = MISSING,
    ) -> None:
        """Edit a message through `send`, which gets its attachments.

        `kept`: what to send when the pictures are those that the message has; None to upload them
        all the same.
        """
        same = bool(screen.pictures) and self._pictures.get(message_id) == _print_of(screen)
        # Until the edit is done nobody knows what the message has.
        self._pictures.put(message_id, UNKNOWN)
        if not same or kept is None or not await _keeps(send, kept):
            await send(screen.files())
        self.note(message_id, screen)


async def _keeps(send: Callable[[Attachments], Awaitable[Any]], kept: Attachments) -> bool:
    """Return whether Discord takes an edit without the pictures."""
    try:
        await send(kept)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        log.warning("pictures that did not change are sent again: %s", error)
        return False
    return True


def pictures_of(message: discord.Message, screen: Screen) -> Attachments | None:
    """The pictures of a clicked message, to be kept; None when it has not as many as `screen`.

    Discord names them in the components alone.
    """
    found = list(_ids(message))
    if len(found) != len(screen.pictures):
        return None
    return [cast(discord.Attachment, _SameAttachment(each)) for each in found]


def _ids(message: discord.Message) -> Iterator[int]:
    for each in every(message.components):
        if isinstance(each, discord.MediaGalleryComponent):
            for item in each.items:
                if item.media.attachment_id is not None:
                    yield item.media.attachment_id


class _SameAttachment:
    """An attachment that is there already, as a request names it."""

    def __init__(self, attachment_id: int) -> None:
        self._id = attachment_id

    def to_dict(self) -> dict[str, int]:
        return {"id": self._id}


def _print_of(screen: Screen) -> int:
    """The same for the same pictures with the same alt texts, while this process lives."""
    return hash(tuple((each.name, each.alt, each.data) for each in screen.pictures))
