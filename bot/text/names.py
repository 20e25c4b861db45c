"""Names and lines that people write: made harmless inside our messages, and elided in French."""

import re
import unicodedata
from functools import lru_cache
from typing import Any

from bot.visible_text import ELLIPSIS, KEPT, shorten, visible

MARKDOWN = re.compile(r"[\\*_~`|<>\[\]():#]|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.")
LINK = re.compile(
    r"(?<!\w)(https://[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:/[a-z0-9_./%?&=#+~,;:!-]*)?"
    r"[.,;:!?)\"'”’»]*)(?!\S)",
    re.IGNORECASE | re.ASCII,
)
"""an address up to the next space, without a name in front of its host that could pass for one, and
with what ends its sentence: Discord takes what is escaped there for a part of it"""
ZERO_WIDTH_SPACE = "\u200b"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
NAMELESS = ELLIPSIS


@lru_cache(KEPT)
def safe_name(name: str) -> str:
    """`name` for the text of a Discord message: it mentions nobody, formats and links nothing.

    Not for button labels, pictures or alt text, where Discord reads no markdown.
    """
    return _isolated(_escaped(visible(name))) or NAMELESS


def safe_line(line: str) -> str:
    """A line as `safe_name` has it, in which addresses that begin with https:// are links. No link
    has another text than its address."""
    parts = LINK.split(visible(line))
    return _isolated("".join(each if n % 2 else _escaped(each) for n, each in enumerate(parts)))


def _escaped(text: str) -> str:
    escaped = MARKDOWN.sub(lambda found: "\\" + found[0], text)
    return escaped.replace("@", "@" + ZERO_WIDTH_SPACE)


def _isolated(escaped: str) -> str:
    """Keep what is written from right to left from turning what is around it."""
    if any(unicodedata.bidirectional(each) in ("R", "AL") for each in escaped):
        return ISOLATE + escaped + END_ISOLATE
    return escaped


@lru_cache(KEPT)
def plain_name(name: str, longest: int = 40) -> str:
    """`name` where Discord reads no markdown: in button labels, choices, pictures and alt text."""
    return shorten(visible(name), longest) or NAMELESS


def folded(text: str) -> str:
    """Return what a text is compared by when somebody types it: no capitals, no accents."""
    parts = unicodedata.normalize("NFKD", visible(text).casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


def searched(text: str) -> str:
    """Return what a text is found by: its words, folded; "Tout-Atout" is "tout atout"."""
    return " ".join(re.findall(r"[^\W_]+", folded(text)))


# French elision before what is only known when it is said: `de Benoît`, but `d’Amélie` ------------

IN_FRONT = f"*_\\ {ISOLATE}"
"""what formats a name, and is not heard"""
VOWELS = "aeiouæœ"


def de(name: Any, mark: Any = "") -> str:
    """`DE($name)` in the language files: "de" and the name, between `mark` if there is one.

    Before an h nothing is elided: whether it is aspirated cannot be seen (de Hans, d’Hélène).
    """
    heard = unicodedata.normalize("NFD", str(name).lstrip(IN_FRONT).casefold())
    letters = [each for each in heard if not unicodedata.combining(each)]
    first, second = [*letters, "", ""][:2]
    elided = first != "" and first in VOWELS
    if first == "y":  # d’Yves, de Yann
        elided = second.isalpha() and second not in VOWELS
    return f"{'d’' if elided else 'de '}{mark}{name}{mark}"
