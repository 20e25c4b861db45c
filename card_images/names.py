"""Names of people, who may call themselves anything that Unicode has.

A name is cleaned (no control characters, no towers of accents), each character is given to a font
that covers it, what none covers is replaced by a plain relative or left out, and what is too long
ends in an ellipsis.
"""

import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw

from card_images import fonts

MOST_CHARACTERS: Final = 64
MOST_ACCENTS: Final = {fonts.TEXT: 1}
"""marks on one letter in a font; three in other scripts, which need them to spell"""
_STRUCK_THROUGH: Final = range(0x334, 0x339)
ELLIPSIS: Final = "…"
_UNSEEN: Final = ("Cc", "Cf", "Co", "Cs", "Cn")
_JOINERS: Final = "\u200c\u200d"
_JOINED_SCRIPTS: Final = ("NotoSansArabic-Bold.ttf", "NotoSansDevanagari-Bold.ttf")
_FLAG_A: Final = 0x1F1E6

Cluster = tuple[str, str]
"""a character with its accents, and the font that draws it"""


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


@lru_cache(maxsize=1024)
def clusters(name: str) -> tuple[Cluster, ...]:
    """What can be drawn of a name, in logical order."""
    found: list[Cluster] = []
    accents = 0
    for character in unicodedata.normalize("NFC", " ".join(name[:MOST_CHARACTERS].split())):
        if unicodedata.category(character) in ("Mn", "Mc", "Me"):
            accents += 1
            if found and _may_carry(found[-1], character, accents):
                found[-1] = found[-1][0] + character, found[-1][1]
            continue
        if character in _JOINERS and found and found[-1][1] in _JOINED_SCRIPTS:
            found[-1] = found[-1][0] + character, found[-1][1]
            continue
        accents = 0
        found += _drawable(character)
    while found and found[-1][0] == " ":
        found.pop()
    while found and found[0][0] == " ":
        found.pop(0)
    return tuple(found)


def _may_carry(cluster: Cluster, mark: str, number: int) -> bool:
    """Whether `mark`, the `number`th on this letter, is drawn."""
    font = cluster[1]
    if number > MOST_ACCENTS.get(font, 3) or ord(mark) in _STRUCK_THROUGH:
        return False
    return fonts.covers(font, mark)


def _drawable(character: str) -> list[Cluster]:
    """The character or its nearest plain relative with their fonts; nothing if there is none."""
    if unicodedata.category(character) in _UNSEEN:
        return []
    font = fonts.font_of(character)
    if font is not None:
        return [(character, font)]
    plain = unicodedata.normalize("NFKC", character)
    if _FLAG_A <= ord(character) < _FLAG_A + 26:
        plain = chr(ord("A") + ord(character) - _FLAG_A)
    known = [(each, fonts.font_of(each)) for each in plain if each != character]
    return [(each, font) for each, font in known if font is not None]


def name_length(name: str, size: int) -> float:
    """How wide the whole name would be, in pixels."""
    with fonts.LOCK:
        return _length(clusters(name), size)


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
    kept = list(whole[:low])
    while kept and kept[-1][0] == " ":
        kept.pop()
    return (*kept, end)


def _runs(drawn: tuple[Cluster, ...]) -> list[tuple[str, str]]:
    """Text and font of each stretch of one font, in the order in which the eye meets them."""
    runs = [
        ("".join(text for text, _ in stretch), font)
        for font, stretch in groupby(drawn, key=lambda cluster: cluster[1])
    ]
    if not _right_to_left("".join(text for text, _ in drawn)):
        return runs
    return runs[::-1]


def _right_to_left(text: str) -> bool:
    """Whether the first letter with a direction is of a right-to-left script."""
    kinds = (unicodedata.bidirectional(each) for each in text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


def _visual(text: str) -> str:
    """Without a shaping engine at least the order of letters is right."""
    if fonts.SHAPES_SCRIPTS or not _right_to_left(text):
        return text
    return text[::-1]


def _length(drawn: tuple[Cluster, ...], size: int) -> float:
    return sum(fonts.font(font, size).getlength(_visual(text)) for text, font in _runs(drawn))


def _drawn(drawn: tuple[Cluster, ...], size: int, width: int) -> Image.Image:
    length = min(width, max(1, round(_length(drawn, size))))
    mask = Image.new("L", (length, fonts.line_height(size)))
    pen = ImageDraw.Draw(mask)
    x = 0.0
    for text, font in _runs(drawn):
        face = fonts.font(font, size)
        pen.text((x, fonts.baseline(size)), _visual(text), 255, face, "ls")
        x += face.getlength(_visual(text))
    return mask
