"""Comments and docstrings speak of nobody as of a man."""

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = ("bot", "cogs", "card_images", "tests")
HE = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)


def prose(text: str) -> Iterator[str]:
    """Return comments, and the strings in three quotes."""
    for token in tokenize.generate_tokens(iter(text.splitlines(keepends=True)).__next__):
        is_text = token.type == tokenize.STRING and token.string.startswith('"""')
        if is_text or token.type == tokenize.COMMENT:
            yield token.string


def faults(text: str) -> list[str]:
    """Return the texts that are wrong; most files have none, which is seen without reading them
    token by token."""
    return [each for each in prose(text) if HE.search(each)] if HE.search(text) else []


@pytest.mark.parametrize("folder", OURS)
def test_nobody_is_a_man_by_default(folder: str) -> None:
    found_in = (each for each in (ROOT / folder).rglob("*.py") if each != Path(__file__))
    files = {str(each.relative_to(ROOT)): each for each in found_in}
    wrong = {name: found for name, file in files.items() if (found := faults(file.read_text()))}
    assert files
    assert not wrong, f"write 'they', or name who is meant: {wrong}"


@pytest.mark.parametrize(
    "text", ["# the player plays his card", 'hand = ()\n"""the cards that he holds"""']
)
def test_a_fault_is_found(text: str) -> None:
    assert faults(text)


def test_a_plain_text_passes() -> None:
    assert not faults('"""Return the cards that they hold."""  # who holds them is hidden')
