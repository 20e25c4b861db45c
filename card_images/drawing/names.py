"""Names of people, who may call themselves anything that Unicode has.

A name is cleaned (no control characters, no towers of accents), each character is given to a font
that covers it, what none covers is replaced by a plain relative or left out, and what is too long
ends in an ellipsis. Stretches of one font and one direction are shaped by raqm, and lie in the
order in which the eye meets them (direction.py).
"""

import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from card_images.drawing import fonts
from card_images.drawing.direction import levels, visual_order

MOST_CHARACTERS: Final = 160
"""more than have room across a picture"""
MOST_ACCENTS: Final = {fonts.TEXT: 1}
"""marks on one letter in a font; three in other scripts, which need them to spell"""
_STRUCK_THROUGH: Final = range(0x334, 0x339)
ELLIPSIS: Final = "…"
FEW_LETTERS: Final = 4
"""fewer of a word say nothing"""
_UNSEEN: Final = ("Cc", "Cf", "Co", "Cs")
"""not so what this Python does not know yet: new emoji are in the fonts before"""
_JOINER: Final = "\u200d"
_JOINERS: Final = f"\u200c{_JOINER}"
_NOT_JOINED: Final = (fonts.TEXT, "NotoSansCJK-Bold.otf", "DejaVuSans-Bold.ttf")
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_LONGEST_SIGN: Final = 10
"""code points of one emoji: two people of two colours, a heart and a kiss"""
_FLAG_A: Final = 0x1F1E6

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
    elif len(picked) == 1 and fonts.font_of(picked[0]) == fonts.TEXT and len(words[0]) > 1:
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
            if found and _may_carry(found[-1], character, accents):
                found[-1] = found[-1][0] + character, found[-1][1]
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
        return font not in _NOT_JOINED and fonts.covers(font, character)
    if font != fonts.EMOJI or not fonts.SHAPES_SCRIPTS or len(text) >= _LONGEST_SIGN:
        return False
    follows = text.endswith(_JOINER) or ord(character) in _SKIN_TONES
    return follows and fonts.font_of(character) == font


def _may_carry(cluster: Cluster, mark: str, number: int) -> bool:
    """Tell whether `mark`, the `number`th on this letter, is drawn."""
    font = cluster[1]
    if number > MOST_ACCENTS.get(font, 3) or ord(mark) in _STRUCK_THROUGH:
        return False
    return fonts.covers(font, mark)


def _drawable(character: str) -> list[Cluster]:
    """The character or its nearest plain relative with their fonts; nothing if there is none."""
    if unicodedata.category(character) in _UNSEEN:
        return []
    plain = unicodedata.normalize("NFKC", character)
    if _FLAG_A <= ord(character) < _FLAG_A + 26:
        plain = chr(ord("A") + ord(character) - _FLAG_A)
    elif (font := fonts.font_of(character)) is not None:
        return [(character, font)]
    known = [(each, fonts.font_of(each)) for each in plain if each != character]
    return [(each, font) for each, font in known if font is not None]


@lru_cache(maxsize=16_384)
def name_length(name: str, size: int) -> float:
    """How wide the whole name would be, in pixels."""
    with fonts.LOCK:
        return _length(clusters(name), size)


def fitting(name: str, size: int, width: float) -> int:
    """The largest size, at most `size`, in which a name has room; none is too small to be read."""
    sizes = range(size, fonts.SMALLEST, -2)
    return next((each for each in sizes if name_length(name, each) <= width), fonts.SMALLEST)


@lru_cache(maxsize=512)
def name_mask(name: str, size: int, width: int) -> Image.Image | None:
    """Coverage (mode L) of a name on one line at most `width` pixels wide.

    None when nothing of it can be drawn.
    """
    drawn = clusters(name)
    if not drawn:
        return None
    with fonts.LOCK:
        if _length(drawn, size) > width:
            drawn = _shortened(drawn, size, width)
        return _drawn(drawn, size, width)


def _shortened(whole: tuple[Cluster, ...], size: int, width: int) -> tuple[Cluster, ...]:
    """As many clusters as fit before an ellipsis."""
    end = (ELLIPSIS, fonts.TEXT)
    low, high = 0, len(whole)
    while low < high:
        middle = (low + high + 1) // 2
        if _length((*whole[:middle], end), size) <= width:
            low = middle
        else:
            high = middle - 1
    return (*_whole_words(whole, low), end)


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


class _Run(NamedTuple):
    """A stretch of one font and one direction."""

    text: str
    font: str
    level: int

    def shaped(self) -> tuple[str, dict[str, Any]]:
        """The text and its direction for Pillow; without raqm at least the order is right."""
        is_reversed = self.level % 2 == 1
        if not fonts.SHAPES_SCRIPTS:
            return self.text[::-1] if is_reversed else self.text, {}
        return self.text, {"direction": "rtl" if is_reversed else "ltr"}

    def length(self, size: int) -> float:
        text, how = self.shaped()
        return fonts.font(self.font, size).getlength(text, **how)


def _runs(drawn: tuple[Cluster, ...]) -> list[_Run]:
    """The stretches of a name, in the order in which the eye meets them."""
    found = zip(drawn, levels([text[0] for text, _ in drawn]), strict=True)
    runs = [
        _Run("".join(text for (text, _), _ in stretch), font, level)
        for (font, level), stretch in groupby(found, key=lambda each: (each[0][1], each[1]))
    ]
    return visual_order(runs)


def _length(drawn: tuple[Cluster, ...], size: int) -> float:
    return sum(run.length(size) for run in _runs(drawn))


def _drawn(drawn: tuple[Cluster, ...], size: int, width: int) -> Image.Image:
    """The name in a mask of its length, a line high; what reaches beyond it has room first."""
    length, height = min(width, max(1, round(_length(drawn, size)))), fonts.line_height(size)
    mask = Image.new("L", (length + 2 * size, 3 * height))
    pen = ImageDraw.Draw(mask)
    x = float(size)
    for run in _runs(drawn):
        text, how = run.shaped()
        at = x, height + fonts.baseline(size)
        pen.text(at, text, 255, fonts.font(run.font, size), "ls", **how)
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
