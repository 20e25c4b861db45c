"""Docstrings begin with a plain verb or noun, and speak of nobody as of a man."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS = ("bot", "cogs", "card_images", "tests")
OPENING = re.compile(r"(What|Whether|Who(m|se|ever)?|Of|Those|Somebody|By|In|To|For)\b")
SUSPECT = re.compile(rf'"""\s*{OPENING.pattern}')
HE = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)


def docstrings(text: str) -> Iterator[str]:
    """Return the strings that stand by themselves: below a `def`, and below a name they explain."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value).strip()


def prose(text: str) -> Iterator[str]:
    """Return comments, and the strings in three quotes."""
    for token in tokenize.generate_tokens(iter(text.splitlines(keepends=True)).__next__):
        is_text = token.type == tokenize.STRING and token.string.startswith('"""')
        if is_text or token.type == tokenize.COMMENT:
            yield token.string


def faults(text: str) -> list[str]:
    """Return the texts that are wrong; most files have none, which is seen without taking them
    apart."""
    found: list[str] = []
    if SUSPECT.search(text):
        found += (each for each in docstrings(text) if OPENING.match(each))
    if HE.search(text):
        found += (each for each in prose(text) if HE.search(each))
    return found


@pytest.mark.parametrize("folder", OURS)
def test_they_begin_with_a_verb_or_a_noun(folder: str) -> None:
    found_in = (each for each in (ROOT / folder).rglob("*.py") if each != Path(__file__))
    files = {str(each.relative_to(ROOT)): each for each in found_in}
    wrong = {name: found for name, file in files.items() if (found := faults(file.read_text()))}
    assert files
    assert not wrong, wrong


@pytest.mark.parametrize(
    "text",
    [
        '"""What a game is."""',
        'def seat() -> int:\n    """Whoever plays."""\n    return 0',
        "# the player plays his card",
        'hand = ()\n"""the cards that he holds"""',
        'hand = ()\n"""What somebody holds"""',
    ],
)
def test_a_fault_is_found(text: str) -> None:
    assert faults(text)


def test_a_plain_text_passes() -> None:
    assert not faults('"""Return the cards that they hold."""  # who holds them is hidden')
