"""Right typography in the language files. `python -m tests.text.typography` repairs them.

Every language: typographic apostrophes and quotes, an ellipsis of one character. French: a narrow
no-break space before ! ? ; and : and inside « ». German, Dutch and
Bulgarian: no space there. German and Bulgarian: quotes as in „so“.
"""

import re
from pathlib import Path

from bot.text import LANGUAGES
from tests.text.fluent_files import files

NARROW = "\u202f"
BETWEEN = {"fr": NARROW, "de": "", "nl": "", "bg": ""}
"""what stands before ! ? ; and :, where languages are particular about it"""
SPACES = f"[ \u00a0{NARROW}]*"
SIGNS = r"([!?;:]+)(?=[\s)*»“”_]|$)"
NOT_WORDS = re.compile(r"`[^`]*`|https?://\S+|\{[^{}\n]*\}|^[a-z][\w-]* =|^#.*", re.MULTILINE)
"""code, addresses, placeables, ids and comments are left alone"""


def repaired(text: str, language: str) -> str:
    """The text of a language file, or of one message, as it ought to be."""
    pieces: list[str] = []
    end = 0
    for kept in NOT_WORDS.finditer(text):
        pieces += (_repair(text[end : kept.start()], language), kept[0])
        end = kept.end()
    pieces.append(_repair(text[end:], language))
    return _after_placeable("".join(pieces), language)


def _repair(text: str, language: str) -> str:
    text = text.replace("'", "’").replace("...", "…")
    if language == "fr":
        text = re.sub(f"(?<=[^\\s{NARROW}!?;:]){SPACES}{SIGNS}", NARROW + r"\1", text)
        text = re.sub(f"«{SPACES}", "«" + NARROW, text)
        text = re.sub(f"{SPACES}»", NARROW + "»", text)
    if BETWEEN.get(language) == "":
        text = re.sub(f"(?<=\\w){SPACES}{SIGNS}", r"\1", text)
    if language in ("de", "bg"):
        text = re.sub(r"(?<=[\s(])[“”](?=\w|$)", "„", text).replace("”", "“")
    return text


def _after_placeable(text: str, language: str) -> str:
    """`{ $name } !`: the sign belongs to the piece after the placeable, the space is between."""
    if language not in BETWEEN:
        return text
    between = BETWEEN[language]
    return re.sub(f"(?<=[}}`]){SPACES}{SIGNS}", between + r"\1", text, flags=re.M)


def main() -> None:
    for language in LANGUAGES:
        for file in files(language):
            _rewrite(file, language)


def _rewrite(file: Path, language: str) -> None:
    text = file.read_text("utf-8")
    right = repaired(text, language)
    if right != text:
        file.write_text(right, "utf-8")


if __name__ == "__main__":
    main()
