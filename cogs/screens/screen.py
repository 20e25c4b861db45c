"""A message ready to be sent or edited: whatever it is made from, Discord takes its texts."""

import io
import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.text import safe_name
from bot.visible_text import shorten
from cogs.screens.fitting import ELLIPSIS, MAX_ALT, cut

FELT: Final = discord.Colour(0x1F7A4D)
GOLD: Final = discord.Colour(0xD9A441)
GREY: Final = discord.Colour(0x6B7280)
MOST_TEXT: Final = 4000
"""characters that Discord takes in all the texts of a message"""
MOST_CONTENT: Final = 2000
"""characters of a plain sentence"""

log = logging.getLogger(__name__)


class Picture(NamedTuple):
    """A picture with its alt text. Names say nothing of what it shows."""

    name: str
    data: bytes
    """the PNG; nothing where none came in time: then words stand there alone"""
    alt: str

    def gallery(self) -> ui.Item[Any]:
        """The picture where a message tells all that it shows anyway."""
        if not self.data:
            return text("")
        return ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description)
        )

    @property
    def description(self) -> str:
        """The alt text, as Discord takes it: whoever makes it leaves out what has no room."""
        if len(self.alt) > MAX_ALT:
            log.warning("an alt text is cut: %.60r", self.alt)
        return shorten(self.alt, MAX_ALT)

    def items(self, *, text_first: bool) -> list[ui.Item[Any]]:
        """The picture; for who wants text first, below all that it shows in words."""
        return [*([self.told()] if text_first or not self.data else ()), self.gallery()]

    def told(self) -> ui.TextDisplay[Any]:
        """All that the picture shows, to be read."""
        # Made for ears, names in it are plain: here they are text of a message.
        return text(safe_name(self.alt))


class Screen(NamedTuple):
    """The components of a message and its pictures."""

    view: ui.LayoutView
    pictures: tuple[Picture, ...] = ()

    def files(self) -> list[discord.File]:
        """Fresh files: each can be sent once."""
        return [
            discord.File(io.BytesIO(each.data), each.name, description=each.description)
            for each in self.pictures
            if each.data
        ]


def layout(*items: ui.Item[Any], colour: discord.Colour = FELT) -> ui.LayoutView:
    """A view of one container. Nothing listens to it: the bot hears every press.

    What is empty is left out, and texts that are too long together are cut: Discord would refuse
    the whole message, and nobody would see any of it.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    shown = [each for each in items if not _is_empty(each)] or [text(ELLIPSIS)]
    view.add_item(ui.Container(*shown, accent_colour=colour))
    texts = [each for each in view.walk_children() if isinstance(each, ui.TextDisplay)]
    _fit(texts)
    return view


def _is_empty(item: ui.Item[Any]) -> bool:
    """A text of nothing, a row without controls, a select without options."""
    match item:
        case ui.TextDisplay():
            return not item.content.strip()
        case ui.ActionRow():
            selects = (each for each in item.children if isinstance(each, ui.Select))
            return not item.children or any(not each.options for each in selects)
        case _:
            return False


def _fit(texts: Sequence[ui.TextDisplay[Any]]) -> None:
    """The longest are cut until all have room; beside a button something must stand."""
    for each in texts:
        each.content = each.content if each.content.strip() else ELLIPSIS
    over = sum(len(each.content) for each in texts) - MOST_TEXT
    if over > 0:
        log.warning("a message is %d characters too long: %.60r", over, texts[0].content)
    while over > 0:
        longest = max(texts, key=lambda each: len(each.content))
        before = len(longest.content)
        longest.content = cut(longest.content, max(1, before - over))
        over -= before - len(longest.content)


def sentence(told: str) -> str:
    """A message of plain text alone."""
    return cut(told, MOST_CONTENT) if told.strip() else ELLIPSIS


def beneath(*controls: ui.Item[Any]) -> ui.View:
    """Buttons below a plain sentence."""
    view = ui.View(timeout=None)
    view.stop()
    for each in controls:
        view.add_item(each)
    return view


def rows(controls: list[ui.Item[Any]], width: int) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most `width` (5 is Discord's limit)."""
    return [ui.ActionRow(*controls[n : n + width]) for n in range(0, len(controls), width)]


def text(content: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(content)
