"""Display names, which their owners choose, made harmless inside our messages."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

MARKDOWN: Final = re.compile(r"[\\*_~`|<>\[\]():#]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")
ZERO_WIDTH_SPACE: Final = "\u200b"
JOINERS: Final = "\u200c\u200d"
"""some scripts and emoji are spelled with them"""
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
UNSEEN: Final = {"Cc", "Cf", "Co", "Cn", "Cs"}
"""direction overrides, control characters and the like"""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""letters and signs that are drawn as nothing"""
NAMELESS: Final = "…"
KEPT: Final = 4096
"""names whose cleaning is kept: a description of a table says each of four a dozen times"""


def safe_name(name: str) -> str:
    """`name` for the text of a Discord message: it mentions nobody, formats and links nothing.

    Not for button labels, pictures or alt text, where Discord reads no markdown.
    """
    kept = visible(name)
    if not kept:
        return NAMELESS
    escaped = MARKDOWN.sub(lambda found: "\\" + found[0], kept)
    escaped = escaped.replace("@", "@" + ZERO_WIDTH_SPACE)
    if any(unicodedata.bidirectional(each) in ("R", "AL") for each in escaped):
        return ISOLATE + escaped + END_ISOLATE
    return escaped


@lru_cache(KEPT)
def plain_name(name: str, longest: int = 40) -> str:
    """`name` where Discord reads no markdown: in button labels, choices, pictures and alt text."""
    return visible(name)[:longest].strip() or NAMELESS


@lru_cache(KEPT)
def visible(name: str) -> str:
    """`name` on one line, without what is not seen: what people choose as a name is kept so."""
    kept = " ".join(name.split())
    kept = "".join(each for each in kept if _is_seen(each)).strip()
    return kept if kept.strip(JOINERS) else ""


def _is_seen(character: str) -> bool:
    return character in JOINERS or not (
        character in BLANKS or unicodedata.category(character) in UNSEEN
    )


def folded(text: str) -> str:
    """What a text is compared by when somebody types it: no capitals, no accents."""
    parts = unicodedata.normalize("NFKD", visible(text).casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))
