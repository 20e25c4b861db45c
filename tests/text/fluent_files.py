"""The language files as data: every message with its variables and pieces of text."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[2] / "bot" / "text" / "locales"


class Message(NamedTuple):
    """One text of one language."""

    file: str
    text_id: str
    """`name`, or `name.which` of one that is chosen by a value"""
    variables: frozenset[str]
    number_variables: frozenset[str]
    """those that select a plural form"""
    texts: tuple[str, ...]
    """the pieces between the placeables"""
    selectors: dict[str, frozenset[str]]
    """for each selecting variable, the values it has a variant for"""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.selectors: dict[str, frozenset[str]] = {}

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference(id=name):
                self.variables.add(name.name)
            case ast.TextElement(value=text):
                self.texts.append(text)
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                self.selectors[name.name] = frozenset(map(_key, variants))
            case _:
                pass
        super().generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


PLURALS = frozenset({"zero", "one", "two", "few", "many"})


def files(language: str) -> Iterator[Path]:
    yield from sorted((LOCALES / language).glob("*.ftl"))


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language; a file that does not parse, or an id given twice, fails."""
    found: dict[str, Message] = {}
    for file in files(language):
        for entry in parsed(file).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r} does not parse"
            if isinstance(entry, ast.Message):
                name, below = entry.id.name, {each.id.name: each.value for each in entry.attributes}
                texts = {name: entry.value} if entry.value else {}
                for text_id, pattern in (
                    texts | {f"{name}.{a}": t for a, t in below.items()}
                ).items():
                    assert text_id not in found, f"{file}: {text_id} is there twice"
                    found[text_id] = _message(file, text_id, pattern)
                assert len(below) == len(entry.attributes), f"{file}: two texts of {name} are one"
    return found


def _message(file: Path, text_id: str, pattern: ast.Pattern) -> Message:
    reader = _Reader()
    reader.visit(pattern)
    numbers = {name for name, keys in reader.selectors.items() if keys & PLURALS}
    return Message(
        file.name,
        text_id,
        frozenset(reader.variables),
        frozenset(numbers),
        tuple(reader.texts),
        reader.selectors,
    )
