"""Display names, which their owners choose, made harmless inside our messages."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.written import KEPT, visible

MARKDOWN: Final = re.compile(r"[\\*_~`|<>\[\]():#]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")
ZERO_WIDTH_SPACE: Final = "\u200b"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
NAMELESS: Final = "…"


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


def folded(text: str) -> str:
    """What a text is compared by when somebody types it: no capitals, no accents."""
    parts = unicodedata.normalize("NFKD", visible(text).casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))
