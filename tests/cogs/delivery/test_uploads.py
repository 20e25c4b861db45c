"""A picture is uploaded once per message, and a failed edit is never taken for a done one."""

from typing import Any

import discord
import pytest
from discord.utils import MISSING

from cogs.delivery.sending import Uploads
from cogs.screens.screen import Picture, Screen, layout, text
from tests.cogs.rows import refusal


def screen(data: bytes, alt: str = "a picture") -> Screen:
    return Screen(layout(text("Hello")), (Picture("table.png", data, alt),))


def two_pictures(second: bytes) -> Screen:
    pictures = Picture("sheet.png", b"deal", "a deal"), Picture("party.png", second, "a party")
    return Screen(layout(text("Hello")), pictures)


class Discord:
    """Takes edits, or refuses them."""

    def __init__(self) -> None:
        self.taken: list[bytes | None] = []
        """what came with each edit; None: nothing, so the message keeps what it has"""
        self.refusals: list[Exception] = []

    async def send(self, attachments: Any) -> None:
        if self.refusals:
            raise self.refusals.pop(0)
        files = [] if attachments is MISSING else attachments
        self.taken.append(b"|".join(each.fp.read() for each in files) if files else None)


def noted(shown: Screen) -> tuple[Uploads, Discord]:
    """What remembers that message 7 shows this, and what its edits go to."""
    uploads = Uploads()
    uploads.note(7, shown)
    return uploads, Discord()


async def test_the_same_picture_is_not_uploaded_twice() -> None:
    uploads, there = noted(screen(b"first"))
    for data in (b"first", b"second", b"second", b"first"):
        await uploads.edit(7, screen(data), there.send)
    assert there.taken == [None, b"second", None, b"first"]


async def test_of_two_pictures_both_are_kept_or_both_are_sent() -> None:
    """The sheet that closes a party, and another in which only the second is new."""
    uploads, there = noted(two_pictures(b"party"))
    for data in (b"party", b"another", b"another"):
        await uploads.edit(7, two_pictures(data), there.send)
    assert there.taken == [None, b"deal|another", None]


async def test_another_message_and_another_alt_text_need_their_own_upload() -> None:
    uploads, there = noted(screen(b"same"))
    await uploads.edit(8, screen(b"same"), there.send)
    await uploads.edit(7, screen(b"same", "other words"), there.send)
    assert there.taken == [b"same", b"same"]


async def test_after_an_edit_that_failed_the_picture_is_sent() -> None:
    uploads, there = noted(screen(b"same"))
    there.refusals.append(refusal(500))
    with pytest.raises(discord.HTTPException):
        await uploads.edit(7, screen(b"same"), there.send)
    await uploads.edit(7, screen(b"same"), there.send)
    assert there.taken == [b"same"]


async def test_when_discord_wants_the_picture_it_gets_it() -> None:
    """A message whose picture is gone: the edit is refused as an invalid form."""
    uploads, there = noted(screen(b"same"))
    there.refusals.append(refusal(400, 50035))
    await uploads.edit(7, screen(b"same"), there.send)
    assert there.taken == [b"same"]


async def test_a_click_keeps_pictures_only_by_their_ids() -> None:
    uploads, there = noted(screen(b"same"))
    await uploads.edit(7, screen(b"same"), there.send, None)
    await uploads.edit(7, screen(b"same"), there.send, [])
    assert there.taken == [b"same", None]
