"""Letters are large enough for a phone: 12 pixels where a picture is shown 360 pixels wide.

Every sample of `python -m tests.card_images` is drawn anew and watched, so that no new picture can
have smaller ones. Two things are no words: the initials on a disc, which stand in for somebody's
picture beside the name, and the indices of cards, whose height is measured by itself.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from PIL import ImageDraw, ImageFont

from bot.rules import PACK, Card
from card_images import cards, faces, fonts, plates
from card_images.cache import SPRITES
from card_images.canvas import Canvas
from card_images.cards import card_sprite
from card_images.middle import INSET_CARD
from card_images.tokens import SMALLEST_CARD
from tests.card_images.contact import SECTIONS
from tests.card_images.samples import ENGLISH

PHONE: Final = 360
SMALLEST: Final = 12
CAPITAL: Final = 8.5
"""height of a capital letter 12 pixels in size"""
NO_WORDS: Final = (
    (fonts, "_glyph"),
    (plates, "_letters"),
    (cards, "draw_face"),
    (cards, "draw_plain_face"),
)
"""what draws letters that are not counted here"""
SHOWN: Final = [name for name in SECTIONS if name != "deck"]
"""all that somebody gets to see: sizes of cards are compared in the deck"""


@contextmanager
def written() -> Iterator[list[tuple[float, str]]]:
    """The smallest line of each picture that is drawn from now on: its share of the picture's
    width, and its text. Nothing is encoded, and no line is kept from before.
    """
    lines: list[tuple[float, str]] = []
    found: list[tuple[float, str]] = []
    text = ImageDraw.ImageDraw.text

    def noted(self: Any, at: Any, line: str, *rest: Any, **more: Any) -> None:
        font = next(each for each in rest if isinstance(each, ImageFont.FreeTypeFont))
        lines.append((font.size, line))
        text(self, at, line, *rest, **more)

    def unnoted(draw: Any) -> Any:
        def drawn(*arguments: Any, **more: Any) -> Any:
            before = len(lines)
            try:
                return draw(*arguments, **more)
            finally:
                del lines[before:]

        return drawn

    def finished(self: Canvas) -> bytes:
        if lines:
            size, line = min(lines)
            found.append((size / self.image.width, line))
        lines.clear()
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", noted)
        for module, name in NO_WORDS:
            patch.setattr(module, name, unnoted(getattr(module, name)))
        patch.setattr(Canvas, "png", finished)
        kept = {key: sprite for key, sprite in SPRITES._sprites.items() if _is_card(key)}
        patch.setattr(SPRITES, "_sprites", OrderedDict(kept))
        patch.setattr(SPRITES, "_bytes", sum(each.size_in_bytes for each in kept.values()))
        yield found


def _is_card(key: Any) -> bool:
    return key[0] in ("card", "shaded", "back", "shape", "outline")


@pytest.mark.parametrize("section", SHOWN)
def test_what_is_written_can_be_read_on_a_phone(section: str) -> None:
    with written() as found:
        for _ in SECTIONS[section]():
            pass
    small = [each for each in found if each[0] * PHONE < SMALLEST]
    assert not small
    assert found or section == "preferences"


def index_height(card: Card, width: int, *, bare: bool = False) -> int:
    """How high the index of a small card is, as it is drawn."""
    size = 2 * width, 2 * cards.card_height(width)
    face = faces.draw_plain_face(size, width, card, "K", (0, 0, 0), bare=bare).convert("L")
    above = face.crop((0, 0, size[0], size[1])).point([255] * 128 + [0] * 128)
    box = above.getbbox()
    assert box is not None
    rows = [y for y in range(box[1], box[3]) if above.crop((0, y, size[0], y + 1)).getbbox()]
    first = next(y for y, after in zip(rows, [*rows[1:], 10**6], strict=True) if after != y + 1)
    return (first - box[1] + 1) // 2


@pytest.mark.parametrize("width", [SMALLEST_CARD, INSET_CARD])
def test_the_smallest_cards_can_be_read_on_a_phone(width: int) -> None:
    for card in PACK:
        assert card_sprite(card, width, ENGLISH).width == width
        if card.rank.value in "789":
            assert index_height(card, width) * PHONE / 1000 >= CAPITAL
