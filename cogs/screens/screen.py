"""A message ready to be sent or edited."""

import io
from typing import Any, Final, NamedTuple

import discord
from discord import ui

FELT: Final = discord.Colour(0x1F7A4D)
GOLD: Final = discord.Colour(0xD9A441)
GREY: Final = discord.Colour(0x6B7280)
MAX_ALT: Final = 1024


class Picture(NamedTuple):
    """A picture with its alt text. Names say nothing of what it shows."""

    name: str
    data: bytes
    alt: str

    def gallery(self) -> ui.MediaGallery[Any]:
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt[:MAX_ALT])
        return ui.MediaGallery(item)


class Screen(NamedTuple):
    """The components of a message and its pictures."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """Fresh files: each can be sent once."""
        return [
            discord.File(io.BytesIO(each.data), each.name, description=each.alt[:MAX_ALT])
            for each in self.pictures
        ]


def layout(*items: ui.Item[Any], colour: discord.Colour = FELT) -> ui.LayoutView:
    """A view of one container. Nothing listens to it: `cogs/presses.py` hears every press."""
    view = ui.LayoutView(timeout=None)
    view.stop()
    view.add_item(ui.Container(*items, accent_colour=colour))
    return view


def rows(controls: list[ui.Item[Any]], width: int) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most `width` (5 is Discord's limit)."""
    return [ui.ActionRow(*controls[n : n + width]) for n in range(0, len(controls), width)]


def text(content: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(content)
