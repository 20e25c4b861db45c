"""Letters: the fonts of the project (card_images/fonts/README.md), and names of people, who may
call themselves anything that Unicode has.

A name is cleaned (no control characters, no towers of accents), each character is given to a font
that covers it, what none covers is replaced by a plain relative or left out, and what is too long
ends in an ellipsis. Stretches of one font and one direction are shaped by raqm, and lie in the
order in which the eye meets them: by the bidirectional algorithm of Unicode (UAX #9) for one line
without embeddings, as format characters are left out of names. Its rules are named by their
letters. Brackets are neutral like any sign.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

SMALLEST = 34
"""the smallest letters of what is to be read: 12 pixels high on a phone that shows a picture of
1000 pixels 360 pixels wide"""

FOLDER = Path(__file__).parent / "fonts"

TEXT = "Inter-Bold.otf"
INDEX = "RobotoSlab-Bold.otf"
EMOJI = "NotoEmoji-Bold.ttf"
_SCRIPTS = (
    *("Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Tamil", "Telugu"),
    *("Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Myanmar", "Khmer", "Ethiopic"),
)
FAMILY = (
    TEXT,
    *(f"NotoSans{script}-Bold.ttf" for script in _SCRIPTS),
    "NotoSansCJK-Bold.otf",
    EMOJI,
    "DejaVuSans-Bold.ttf",
)
"""fonts for names, in the order in which they are asked for a character"""

SHAPES_SCRIPTS: bool = bool(features.check("raqm") and features.check("fribidi"))
"""whether Pillow joins Arabic letters and turns right-to-left text by itself"""

LOCK = RLock()
"""FreeType faces are not for two threads at once"""

_ENGINE = ImageFont.Layout.RAQM if SHAPES_SCRIPTS else ImageFont.Layout.BASIC
_PROBE_SIZE = 24
_NOWHERE = "\U0010ffff"


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / name, size, layout_engine=_ENGINE)


@lru_cache(maxsize=16_384)
def font_of(character: str) -> str | None:
    """The first font of the family with a glyph for `character`; None when there is none."""
    return next((name for name in FAMILY if covers(name, character)), None)


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


LEFT_TO_RIGHT = "L"
RIGHT_TO_LEFT = "R"
_NUMBERS = ("EN", "AN")
_NEUTRAL = ("B", "S", "WS", "ON", "BN", "NSM", "ES", "ET", "CS")


def levels(characters: Sequence[str]) -> list[int]:
    """The level of each character: odd ones run from right to left."""
    kinds = [unicodedata.bidirectional(each) or LEFT_TO_RIGHT for each in characters]
    strong = next((kind for kind in kinds if kind in ("L", "R", "AL")), LEFT_TO_RIGHT)
    base = 0 if strong == LEFT_TO_RIGHT else 1
    outside = RIGHT_TO_LEFT if base else LEFT_TO_RIGHT
    _settle_numbers(kinds, outside)
    _settle_neutrals(kinds, outside)
    return [_level(kind, base) for kind in kinds]


def _settle_numbers(kinds: list[str], outside: str) -> None:
    """W2 to W7: whose numbers they are, and what goes with them."""
    _follow_letters(kinds, {"AL": "AN"}, outside)
    kinds[:] = [RIGHT_TO_LEFT if kind == "AL" else kind for kind in kinds]
    for at in range(1, len(kinds) - 1):
        before, kind, after = kinds[at - 1 : at + 2]
        if before == after and (kind, before) in (("ES", "EN"), ("CS", "EN"), ("CS", "AN")):
            kinds[at] = before
    for first, end in _stretches(kinds, ("ET",)):
        if "EN" in (*kinds[max(0, first - 1) : first], *kinds[end : end + 1]):
            kinds[first:end] = ["EN"] * (end - first)
    _follow_letters(kinds, {LEFT_TO_RIGHT: LEFT_TO_RIGHT}, outside)


def _follow_letters(kinds: list[str], becomes: Mapping[str, str], outside: str) -> None:
    """European numbers take on something of the letter before them."""
    last = outside
    for at, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            last = kind
        elif kind == "EN":
            kinds[at] = becomes.get(last, kind)


def _settle_neutrals(kinds: list[str], outside: str) -> None:
    """N1 and N2: they go with what stands on both sides, else with the line."""
    for first, end in _stretches(kinds, _NEUTRAL):
        before = _side(kinds[first - 1]) if first else outside
        after = _side(kinds[end]) if end < len(kinds) else outside
        kinds[first:end] = [before if before == after else outside] * (end - first)


def _side(kind: str) -> str:
    return RIGHT_TO_LEFT if kind in _NUMBERS else kind


def _stretches(kinds: list[str], wanted: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """First and end of each stretch of kinds that are wanted."""
    at = 0
    for are_wanted, stretch in groupby(list(kinds), key=lambda kind: kind in wanted):
        length = len(list(stretch))
        if are_wanted:
            yield at, at + length
        at += length


def _level(kind: str, base: int) -> int:
    """I1 and I2."""
    if kind in _NUMBERS:
        return 2
    return base if (kind == RIGHT_TO_LEFT) == (base == 1) else base + 1


class Run(NamedTuple):
    """A stretch of one font and one direction."""

    text: str
    font: str
    level: int

    def shaped(self) -> tuple[str, dict[str, Any]]:
        """The text and its direction for Pillow; without raqm at least the order is right."""
        is_reversed = self.level % 2 == 1
        if not SHAPES_SCRIPTS:
            return self.text[::-1] if is_reversed else self.text, {}
        return self.text, {"direction": "rtl" if is_reversed else "ltr"}

    def length(self, size: int) -> float:
        text, how = self.shaped()
        return font(self.font, size).getlength(text, **how)


def visual_order(runs: Sequence[Run]) -> list[Run]:
    """The runs from left to right (L2)."""
    ordered = list(runs)
    for level in range(max((run.level for run in runs), default=0), 0, -1):
        at = 0
        for is_higher, stretch in groupby(list(ordered), key=lambda run: run.level >= level):
            members = list(stretch)
            ordered[at : at + len(members)] = members[::-1] if is_higher else members
            at += len(members)
    return ordered


MOST_CHARACTERS = 160
"""more than have room across a picture"""
MOST_ACCENTS = {TEXT: 1}
"""marks on one letter in a font; three in other scripts, which need them to spell"""
_STRUCK_THROUGH = range(0x334, 0x339)
ELLIPSIS = "…"
FEW_LETTERS = 4
"""fewer of a word say nothing"""
_UNSEEN = ("Cc", "Cf", "Co", "Cs")
"""not so what this Python does not know yet: new emoji are in the fonts before"""
_JOINER = "\u200d"
_JOINERS = f"\u200c{_JOINER}"
_NOT_JOINED = (TEXT, "NotoSansCJK-Bold.otf", "DejaVuSans-Bold.ttf")
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_LONGEST_SIGN = 10
"""code points of one emoji: two people of two colours, a heart and a kiss"""
_FLAG_A = 0x1F1E6

Cluster = tuple[str, str]
"""a character with its accents, and the font that draws it"""


@lru_cache(maxsize=4096)
def initials(name: str) -> str:
    """One or two letters for a name's disc; empty when nothing of the name can be drawn."""
    words = "".join(text for text, _ in clusters(name)).split()
    letters = [word[0] for word in words if word[0].isalnum()]
    picked = letters[:1] + letters[1:][-1:]
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in picked):
        picked = picked[:1]
    elif len(picked) == 1 and font_of(picked[0]) == TEXT and len(words[0]) > 1:
        return picked[0].upper()
    return "".join(picked).upper()


@lru_cache(maxsize=4096)
def clusters(name: str) -> tuple[Cluster, ...]:
    """Return what can be drawn of a name, in logical order."""
    found: list[Cluster] = []
    accents = 0
    for character in unicodedata.normalize("NFC", " ".join(name[:MOST_CHARACTERS].split())):
        if unicodedata.category(character) in ("Mn", "Mc", "Me"):
            accents += 1
            if found:
                text, font = found[-1]
                few = accents <= MOST_ACCENTS.get(font, 3)
                if few and ord(character) not in _STRUCK_THROUGH and covers(font, character):
                    found[-1] = text + character, font
            continue
        if found and _is_joined(found[-1], character):
            found[-1] = found[-1][0] + character, found[-1][1]
            continue
        accents = 0
        found += _drawable(character)
    while found and found[-1][0] == " ":
        found.pop()
    while found and found[0][0] == " ":
        found.pop(0)
    return tuple(found)


def _is_joined(cluster: Cluster, character: str) -> bool:
    """Tell whether a character makes one sign with those before: 👩 and 🚀, a hand, its hue."""
    text, font = cluster
    if character in _JOINERS:
        return font not in _NOT_JOINED and covers(font, character)
    if font != EMOJI or not SHAPES_SCRIPTS or len(text) >= _LONGEST_SIGN:
        return False
    follows = text.endswith(_JOINER) or ord(character) in _SKIN_TONES
    return follows and font_of(character) == font


def _drawable(character: str) -> list[Cluster]:
    """The character or its nearest plain relative with their fonts; nothing if there is none."""
    if unicodedata.category(character) in _UNSEEN:
        return []
    plain = unicodedata.normalize("NFKC", character)
    if _FLAG_A <= ord(character) < _FLAG_A + 26:
        plain = chr(ord("A") + ord(character) - _FLAG_A)
    elif (font := font_of(character)) is not None:
        return [(character, font)]
    known = [(each, font_of(each)) for each in plain if each != character]
    return [(each, font) for each, font in known if font is not None]


@lru_cache(maxsize=16_384)
def name_length(name: str, size: int) -> float:
    """How wide the whole name would be, in pixels."""
    with LOCK:
        return _length(clusters(name), size)


def fitting(name: str, size: int, width: float) -> int:
    """The largest size, at most `size`, in which a name has room; none is too small to be read."""
    sizes = range(size, SMALLEST, -2)
    return next((each for each in sizes if name_length(name, each) <= width), SMALLEST)


@lru_cache(maxsize=512)
def name_mask(name: str, size: int, width: int) -> Image.Image | None:
    """Coverage (mode L) of a name on one line at most `width` pixels wide.

    None when nothing of it can be drawn.
    """
    drawn = clusters(name)
    if not drawn:
        return None
    with LOCK:
        if _length(drawn, size) > width:
            drawn = _shortened(drawn, size, width)
        return _drawn(drawn, size, width)


def _shortened(whole: tuple[Cluster, ...], size: int, width: int) -> tuple[Cluster, ...]:
    """As many clusters as fit before an ellipsis."""
    end = (ELLIPSIS, TEXT)
    counts = range(1, len(whole) + 1)
    fit = bisect_right(counts, width, key=lambda count: _length((*whole[:count], end), size))
    return (*_whole_words(whole, fit), end)


def _whole_words(whole: tuple[Cluster, ...], count: int) -> tuple[Cluster, ...]:
    """At most `count` clusters, without the few letters of a word that would be left of it.

    Small words do not stay behind either: "Bob the Builder" becomes "Bob…", not "Bob the Bu…".
    """
    texts = [text for text, _ in whole]
    end, is_whole = count, count < len(whole) and texts[count] == " "
    while " " in texts[:end]:
        start = end - texts[:end][::-1].index(" ")
        word = "".join(texts[start:end])
        if is_whole and not (word.islower() and len(word) < FEW_LETTERS):
            break
        if not is_whole and len(word) >= FEW_LETTERS:
            break
        end, is_whole = start - 1, True
    return whole[:end]


def _runs(drawn: tuple[Cluster, ...]) -> list[Run]:
    """The stretches of a name, in the order in which the eye meets them."""
    found = zip(drawn, levels([text[0] for text, _ in drawn]), strict=True)
    runs = [
        Run("".join(text for (text, _), _ in stretch), font, level)
        for (font, level), stretch in groupby(found, key=lambda each: (each[0][1], each[1]))
    ]
    return visual_order(runs)


def _length(drawn: tuple[Cluster, ...], size: int) -> float:
    return sum(run.length(size) for run in _runs(drawn))


def _drawn(drawn: tuple[Cluster, ...], size: int, width: int) -> Image.Image:
    """The name in a mask of its length, a line high; what reaches beyond it has room first."""
    length, height = min(width, max(1, round(_length(drawn, size)))), line_height(size)
    mask = Image.new("L", (length + 2 * size, 3 * height))
    pen = ImageDraw.Draw(mask)
    x = float(size)
    for run in _runs(drawn):
        text, how = run.shaped()
        at = x, height + baseline(size)
        pen.text(at, text, 255, font(run.font, size), "ls", **how)
        x += run.length(size)
    return _fitted(mask, (size, height, size + length, 2 * height), width)


def _fitted(mask: Image.Image, line: tuple[int, int, int, int], width: int) -> Image.Image:
    """The line with all that is drawn around it: moved up or down a little, or made smaller."""
    ink = mask.getbbox() or line
    left, right = min(ink[0], line[0]), max(ink[2], line[2])
    height = line[3] - line[1]
    scale = min(1, width / (right - left), height / (ink[3] - ink[1]))
    if scale == 1:
        top = min(max(line[1], ink[3] - height), ink[1])
        return mask.crop((left, top, right, top + height))
    inked = mask.crop((left, ink[1], right, ink[3]))
    size = max(1, int(inked.width * scale)), max(1, int(inked.height * scale))
    fitting = Image.new("L", (size[0], height))
    fitting.paste(inked.resize(size, Image.Resampling.LANCZOS), (0, (height - size[1]) // 2))
    return fitting
