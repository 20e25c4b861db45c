"""All that people write, names above all: on one line, without what is not seen, cut to what
fits."""

import unicodedata
from functools import lru_cache
from typing import Final

JOINERS: Final = "\u200c\u200d"
"""some scripts and emoji are spelled with them"""
UNSEEN: Final = {"Cc", "Cf", "Co", "Cn", "Cs"}
"""direction overrides, control characters and the like"""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""letters and signs that are drawn as nothing"""
KEPT: Final = 4096
"""names whose cleaning is kept: a description of a table says each of four a dozen times"""


@lru_cache(KEPT)
def visible(name: str) -> str:
    """`name` on one line, without what is not seen: what people choose as a name is kept so."""
    kept = " ".join(name.split())
    kept = "".join(each for each in kept if _is_seen(each)).strip()
    return kept if kept.strip(JOINERS) else ""


def shows(text: str) -> bool:
    """Return whether something of it is seen: a letter, a number or a sign, not accents alone."""
    return any(unicodedata.category(each)[0] in "LNPS" for each in visible(text))


def shortened(text: str, longest: int) -> str:
    """`text` on one line without what is not seen, cut with an ellipsis where it is too long."""
    seen = visible(text)
    return seen if len(seen) <= longest else f"{seen[: longest - 1].rstrip()}…"


def _is_seen(character: str) -> bool:
    return character in JOINERS or not (
        character in BLANKS or unicodedata.category(character) in UNSEEN
    )
