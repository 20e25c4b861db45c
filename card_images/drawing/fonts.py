"""The fonts of the project (card_images/fonts/README.md), and which characters each covers."""

from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

SMALLEST: Final = 34
"""the smallest letters of what is to be read: 12 pixels high on a phone that shows a picture of
1000 pixels 360 pixels wide"""

FOLDER: Final = Path(__file__).parents[1] / "fonts"

TEXT: Final = "Inter-Bold.otf"
INDEX: Final = "RobotoSlab-Bold.otf"
EMOJI: Final = "NotoEmoji-Bold.ttf"
_SCRIPTS: Final = (
    *("Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu"),
    *("Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Myanmar", "Khmer", "Ethiopic"),
)
FAMILY: Final = (
    TEXT,
    *(f"NotoSans{script}-Bold.ttf" for script in _SCRIPTS),
    "NotoSansCJK-Bold.otf",
    EMOJI,
    "DejaVuSans-Bold.ttf",
)
"""fonts for names, in the order in which they are asked for a character"""

SHAPES_SCRIPTS: Final[bool] = bool(features.check("raqm") and features.check("fribidi"))
"""whether Pillow joins Arabic letters and turns right-to-left text by itself"""

LOCK: Final = RLock()
"""FreeType faces are not for two threads at once"""

_ENGINE: Final = ImageFont.Layout.RAQM if SHAPES_SCRIPTS else ImageFont.Layout.BASIC
_PROBE_SIZE: Final = 24
_NOWHERE: Final = "\U0010ffff"


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / name, size, layout_engine=_ENGINE)


def font_of(character: str) -> str | None:
    """The first font of the family with a glyph for `character`; None when there is none."""
    with LOCK:
        return _font_of(character)


@lru_cache(maxsize=16_384)
def _font_of(character: str) -> str | None:
    return next((name for name in FAMILY if _glyph(name, character) != _missing(name)), None)


def covers(name: str, character: str) -> bool:
    """Return whether the font has a glyph for `character`."""
    with LOCK:
        return _glyph(name, character) != _missing(name)


@cache
def _missing(name: str) -> bytes:
    """Return the sign that a font draws for a character that it lacks."""
    return _glyph(name, _NOWHERE)


def _glyph(name: str, character: str) -> bytes:
    picture = Image.new("L", (2 * _PROBE_SIZE, 2 * _PROBE_SIZE))
    at = _PROBE_SIZE // 2, _PROBE_SIZE * 3 // 2
    ImageDraw.Draw(picture).text(at, character, 255, _probe(name), "ls")
    return picture.tobytes()


@cache
def _probe(name: str) -> ImageFont.FreeTypeFont:
    path = FOLDER / name
    return ImageFont.truetype(path, _PROBE_SIZE, layout_engine=ImageFont.Layout.BASIC)


def line_height(size: int) -> int:
    """Height of the mask of a line: room for accents above and tails below."""
    return round(size * 1.36)


def baseline(size: int) -> int:
    return round(size * 1.04)


@lru_cache(maxsize=512)
def text_width(text: str, size: int, name: str = TEXT) -> float:
    """How wide a line of text is, in pixels."""
    with LOCK:
        return font(name, size).getlength(text)


def text_mask(text: str, size: int, name: str = TEXT) -> Image.Image:
    """Coverage (mode L) of a line of text in one font, as wide as the text."""
    with LOCK:
        face = font(name, size)
        width = max(1, round(face.getlength(text)))
        mask = Image.new("L", (width, line_height(size)))
        ImageDraw.Draw(mask).text((0, baseline(size)), text, 255, face, "ls")
    return mask
