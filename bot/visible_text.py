"""Text that people write, names above all: on one line, without invisible characters, cut to
fit."""

import itertools
import unicodedata
from functools import lru_cache

JOINERS = "\u200c\u200d"
"""some scripts and emoji are spelled with them"""
SKIN_TONES = range(0x1F3FB, 0x1F400)
TAGS = range(0xE0020, 0xE0080)
"""of the flags of Scotland and the like"""
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
"""two of them are a flag"""
ELLIPSIS = "…"
UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs"}
"""direction overrides, control characters and the like"""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""letters and signs that are drawn as nothing"""
KEPT = 4096
"""names whose cleaning is kept: a description of a table says each of four a dozen times"""


@lru_cache(KEPT)
def visible(name: str) -> str:
    """`name` on one line, without what is not seen: what people choose as a name is kept so."""
    kept = " ".join(name.split())
    kept = "".join(
        each
        for each in kept
        if each in JOINERS or (each not in BLANKS and unicodedata.category(each) not in UNSEEN)
    ).strip()
    return kept if kept.strip(JOINERS) else ""


def shows(text: str) -> bool:
    """Return whether something of it is seen: a letter, a number or a sign, not accents alone."""
    return any(unicodedata.category(each)[0] in "LNPS" for each in visible(text))


def shorten(text: str, longest: int) -> str:
    """Return a text that has room: what is too long ends with an ellipsis, behind a whole sign."""
    if len(text) <= longest:
        return text
    end = longest - 1
    while end > 0 and _goes_on(text, end):
        end -= 1
    return f"{text[:end].rstrip()}{ELLIPSIS}"


def _goes_on(text: str, place: int) -> bool:
    """Tell whether a character makes one sign with those before it: é, 👩🏽‍🚀, 🇫🇷."""
    before, character = text[place - 1], text[place]
    if _is_flag_letter(character) and _is_flag_letter(before):
        letters = itertools.takewhile(_is_flag_letter, reversed(text[:place]))
        return sum(1 for _ in letters) % 2 == 1
    return (
        unicodedata.category(character)[0] == "M"
        or character in JOINERS
        or before == JOINERS[-1]
        or ord(character) in SKIN_TONES
        or ord(character) in TAGS
    )


def _is_flag_letter(character: str) -> bool:
    return ord(character) in FLAG_LETTERS
