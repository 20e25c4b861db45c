"""The words on the pictures that are drawn meanwhile: how large, and on which ground.

Nothing is encoded, and nothing that is written is kept from before. Two things are no words: the
initials on a disc, which stand in for somebody's picture beside the name, and the indices of cards,
whose height is measured by itself.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

from card_images import canvas, cards, plates
from card_images import names as fonts
from card_images.canvas import SPRITES, Canvas, Sprite
from card_images.colours import Ink

NO_WORDS = (
    (fonts, "_glyph"),
    (plates, "_letters"),
    (cards, "draw_face"),
    (cards, "draw_plain_face"),
)
"""what draws letters whose size is not counted here"""


class Written(NamedTuple):
    smallest: list[tuple[float, str]]
    """of each picture the smallest line: its share of the picture's width, and its text"""
    pairs: set[tuple[Ink, Ink]]
    """the ink and the ground of everything, initials too"""


@contextmanager
def written() -> Iterator[Written]:
    """Watch all that is drawn from now on."""
    found = Written([], set())
    with pytest.MonkeyPatch.context() as patch:
        _watch_sizes(patch, found.smallest)
        _watch_inks(patch, found.pairs)
        kept = {key: sprite for key, sprite in SPRITES._sprites.items() if _is_card(key)}
        patch.setattr(SPRITES, "_sprites", OrderedDict(kept))
        patch.setattr(SPRITES, "_bytes", sum(each.size_in_bytes for each in kept.values()))
        yield found
        drawn = list(SPRITES._sprites.items())
    for key, sprite in drawn:
        if _is_card(key):
            SPRITES.get(key, lambda sprite=sprite: sprite)


def _watch_sizes(patch: pytest.MonkeyPatch, smallest: list[tuple[float, str]]) -> None:
    lines: list[tuple[float, str]] = []
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
            smallest.append((size / self.image.width, line))
        lines.clear()
        return b""

    patch.setattr(ImageDraw.ImageDraw, "text", noted)
    for module, name in NO_WORDS:
        patch.setattr(module, name, unnoted(getattr(module, name)))
    patch.setattr(Canvas, "png", finished)


def _watch_inks(patch: pytest.MonkeyPatch, pairs: set[tuple[Ink, Ink]]) -> None:
    masks: dict[int, Image.Image] = {}
    tint = canvas.tinted

    def remembered(make: Any) -> Any:
        def made(*arguments: object) -> Image.Image | None:
            mask = make(*arguments)
            if mask is not None:
                masks[id(mask)] = mask
            return mask

        return made

    def tinted(mask: Image.Image, ink: Ink, ground: Ink) -> Sprite:
        if id(mask) in masks:
            pairs.add((ink, ground))
        return tint(mask, ink, ground)

    for module, name in ((canvas, "text_mask"), (plates, "text_mask"), (plates, "name_mask")):
        patch.setattr(module, name, remembered(getattr(module, name)))
    for module in (canvas, plates):
        patch.setattr(module, "tinted", tinted)


def _is_card(key: Any) -> bool:
    return key[0] in ("card", "shaded", "back", "shape", "outline")
