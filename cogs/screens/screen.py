"""A message ready to be sent or edited: whatever it is made from, Discord takes its texts.

Also what is read back from a message: nobody but the bot can write its messages, so what a person
wrote in a form stands below a question or a refusal, and whoever presses a button of it is asked
nothing again, after a restart too.
"""

import io
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.tables import Game
from bot.text import Words, safe_name
from bot.visible_text import ELLIPSIS, shorten
from cogs.press import Item, button, link, picker
from cogs.screens.names import message_url

FELT = discord.Colour(0x1F7A4D)
GOLD = discord.Colour(0xD9A441)
GREY = discord.Colour(0x6B7280)
MOST_TEXT = 4000
"""characters that Discord takes in all the texts of a message"""
MOST_CONTENT = 2000
"""characters of a plain sentence"""

MAX_ALT = 1024
"""characters of a picture's alt text"""
FENCE = "```"
BREAK = "\n"

log = logging.getLogger(__name__)


class Picture(NamedTuple):
    """A picture with its alt text. Names say nothing of what it shows."""

    name: str
    data: bytes
    """the PNG; nothing where none came in time: then words stand there alone"""
    alt: str

    def gallery(self) -> Item:
        """The picture where a message tells all that it shows anyway."""
        if not self.data:
            return text("")
        return Gallery(self)

    @property
    def description(self) -> str:
        """The alt text, as Discord takes it: whoever makes it leaves out what has no room."""
        if len(self.alt) > MAX_ALT:
            log.warning("an alt text is cut: %.60r", self.alt)
        return shorten(self.alt, MAX_ALT)

    def items(self, words: Words, *, text_first: bool) -> list[Item]:
        """The picture; for who wants text first, below all that it shows in words, which a screen
        reader then tells once."""
        if not text_first:
            return [self.gallery()] if self.data else [self.told()]
        return [self.told(), self.below_its_text(words).gallery()]

    def below_its_text(self, words: Words) -> "Picture":
        """The picture where all that it shows stands above it in words."""
        return self._replace(alt=words("alt-above"))

    def told(self) -> ui.TextDisplay[Any]:
        """The text of the picture."""
        # Made for ears, names in it are plain: here they are text of a message.
        return text(safe_name(self.alt))


class Gallery(ui.MediaGallery[Any]):
    """A picture in a message."""

    def __init__(self, picture: Picture) -> None:
        url, alt = f"attachment://{picture.name}", picture.description
        super().__init__(discord.MediaGalleryItem(url, description=alt))
        self.picture = picture


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


Shown = str | Picture | Item | Sequence[Item]
"""a text, a picture, anything else, or what stands beside each other in a row"""
Items = list[Shown]


def screen_of(*items: Shown, colour: discord.Colour = FELT) -> Screen:
    """The message of one container, with the pictures that are in it."""
    view = layout(*items, colour=colour)
    galleries = (each for each in view.walk_children() if isinstance(each, Gallery))
    return Screen(view, tuple(each.picture for each in galleries))


def layout(*items: Shown, colour: discord.Colour = FELT) -> ui.LayoutView:
    """A view of one container. Nothing listens to it: the bot hears every press.

    What is empty is left out, and of texts that are too long together the longest are cut: Discord
    would refuse the whole message, and nobody would see any of it.
    """
    view = ui.LayoutView(timeout=None)
    view.stop()
    shown = [each for each in map(_item, items) if not _is_empty(each)] or [text(ELLIPSIS)]
    view.add_item(ui.Container(*shown, accent_colour=colour))
    texts = [each for each in view.walk_children() if isinstance(each, ui.TextDisplay)]
    for each in texts:  # beside a button something must stand
        each.content = each.content if each.content.strip() else ELLIPSIS
    over = sum(len(each.content) for each in texts) - MOST_TEXT
    if over > 0:
        log.warning("a message is %d characters too long: %.60r", over, texts[0].content)
    while over > 0:
        longest = max(texts, key=lambda each: len(each.content))
        before = len(longest.content)
        longest.content = cut(longest.content, max(1, before - over))
        over -= before - len(longest.content)
    return view


def _item(shown: Shown) -> Item:
    match shown:
        case str():
            return text(shown)
        case Picture():
            return shown.gallery()
        case ui.Item():
            return shown
        case _:
            return ui.ActionRow(*shown)


def _is_empty(item: Item) -> bool:
    """A text of nothing, a row without controls, a select without options."""
    match item:
        case ui.TextDisplay():
            return not item.content.strip()
        case ui.ActionRow():
            selects = (each for each in item.children if isinstance(each, ui.Select))
            return not item.children or any(not each.options for each in selects)
        case _:
            return False


def sentence(told: str) -> str:
    """A message of plain text alone."""
    return cut(told, MOST_CONTENT) if told.strip() else ELLIPSIS


def beneath(*controls: Item) -> ui.View:
    """Controls below a plain sentence."""
    view = ui.View(timeout=None)
    view.stop()
    for each in controls:
        view.add_item(each)
    return view


ON_A_PHONE = 3
"""buttons in a row, so that none is cut there"""


def rows(controls: Iterable[Item], width: int) -> list[Item]:
    """Buttons in rows of at most `width` (5 is Discord's limit)."""
    listed = [*controls]
    return [ui.ActionRow(*listed[n : n + width]) for n in range(0, len(listed), width)]


def text(content: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(content)


# Texts that have room ----------------------------------------------------------------------------


def cut(told: str, room: int) -> str:
    """Return a text that has room: what is too long ends after its last whole line."""
    if len(told) <= room:
        return told
    lines = told[: room - 1].rpartition("\n")[0]
    return f"{lines}\n{ELLIPSIS}" if lines else shorten(told, room)


def first_fitting(tell: Callable[[int], str], sizes: Iterable[int], room: int) -> str:
    """Return what is told with the first of the `sizes` that leaves it room, else with the last."""
    told = ""
    for size in sizes:
        told = tell(size)
        if len(told) <= room:
            break
    return told


def alt_text(sizes: Iterable[int], *tell: Callable[[int], Iterable[str]]) -> str:
    """Return sentences as an alt text that Discord takes; what comes first matters most.

    Each of `tell` is given the length of the names in it, and told with the first of the `sizes`
    that leaves all of it room. Where none does the next tells less; of the last one sentences or
    lines are left out from the end, since what is heard by half misleads.
    """
    sentences: list[str] = []
    for told, size in product(tell, sizes):
        sentences = [each for each in told(size) if each]
        if len(alt := " ".join(sentences)) <= MAX_ALT:
            return alt
    alt = ""
    for sentence in sentences:
        for number, line in enumerate(sentence.split(BREAK)):
            longer = f"{alt}{BREAK if number else ' '}{line}" if alt else line
            if len(longer) > MAX_ALT:
                log.warning("an alt text leaves out what comes after %.60r", alt)
                return alt or shorten(line, MAX_ALT)
            alt = longer
    return alt


# Controls of many messages -----------------------------------------------------------------------


def my_hand_button(game: Game, words: Words) -> Item:
    """The way to one's cards, for everybody who reads the same message."""
    return button(words("table-my-hand"), "peek", game.id, emoji="🃏")


def talk_button(game: Game, words: Words) -> list[Item]:
    """The way to what one can say, where somebody else would read it."""
    if len(game.people) < 2:
        return []
    return [button(words("talk-button"), "talk", game.id, emoji="💬")]


def to_table(game: Game, words: Words) -> Item:
    """The way from a DM to the thread."""
    return link(words("hand-to-table"), message_url(game))


def club_link(words: Words, address: str) -> list[ui.Button[Any]]:
    """The way to a page of the club in a browser; none where it has no address."""
    return [link(words("club-page-open"), address)] if address else []


def fair_button(game: Game, words: Words) -> Item:
    """The way to what a party's chance was fixed by before it began."""
    return button(words("fair-button"), "fair", game.id)


def confirm_screen(question: str, yes: Item, words: Words) -> Screen:
    """Return what follows, the button that does it, and one that does nothing."""
    cancel = button(words("end-cancel"), "cancel")
    return screen_of(question, [yes, cancel], colour=GOLD)


def post_channel(verb: str, chosen: int | None, nowhere: str) -> Item:
    """Where something is posted; `nowhere` is said when no channel is chosen."""
    types = [discord.ChannelType.text, discord.ChannelType.news]
    return picker(ui.ChannelSelect, nowhere, verb, chosen=[chosen], channel_types=types)


# All that Discord gives back ---------------------------------------------------------------------


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


def written_block(values: Sequence[str]) -> ui.TextDisplay[Any]:
    """A value below the other; only the first may have several lines."""
    written = "\n".join(values).replace(FENCE, "'" * len(FENCE))
    return text(f"{FENCE}\n{written}\n{FENCE}")


def read_back(message: discord.Message | None, count: int) -> tuple[str, ...] | None:
    """The `count` values that a message shows as written; None if it shows none."""
    shown = () if message is None else texts(message)
    block = next((each for each in shown if each.startswith(FENCE)), "")
    written = block.removeprefix(f"{FENCE}\n").removesuffix(f"\n{FENCE}")
    values = written.rsplit("\n", count - 1)
    return tuple(values) if block and len(values) == count else None
