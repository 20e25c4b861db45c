"""The notes of a page: small numbers behind its lines, and below what they stand for."""

from collections.abc import Iterator

from bot.rules.core.options import EVERY, Citation
from bot.text.words import Words

SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

NO_BREAK = "\u00a0"
NARROW = "\u202f"
"""no line begins with a mark, and "10" is no power of ten"""


class Notes:
    """Lines with the same source share a number; numbers go up in the order of the lines."""

    def __init__(self) -> None:
        self._numbers: dict[Citation, int] = {}

    def mark(self, source: Citation | None) -> str:
        """Return what stands behind a line."""
        if source is None:
            return ""
        number = self._numbers.setdefault(source, len(self._numbers) + 1)
        return f"{NARROW}{_small(number)}"

    def lines(self, words: Words) -> Iterator[str]:
        """`-# A3: ¹ French page · ² decided here`, a line a section of the rule book"""
        sections: dict[str, list[str]] = {}
        for source, number in self._numbers.items():
            note = f"{_small(number)}{NO_BREAK}{_documents(source, words)}"
            sections.setdefault(source.section, []).append(note)
        for section, notes in sections.items():
            yield f"-# {words('rules-note', section=section, notes=' · '.join(notes))}"


def _small(number: int) -> str:
    return str(number).translate(SMALL)


def _documents(source: Citation, words: Words) -> str:
    if source.documents == EVERY:
        return words("source-every")
    return ", ".join(words("source-name", each) for each in source.documents)
