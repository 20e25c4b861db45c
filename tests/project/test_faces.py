"""The face of a package is what its `__init__` imports, and others want each of its names."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = ("bot", "cogs", "card_images")


FROM = re.compile(r"^ *from ([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)
"""looked for in the text: the trees of a thousand files take four seconds"""
NAME = re.compile(r"(?<!as )\b(?!as\b)\w+")


def package_of(file: Path) -> str:
    return ".".join(file.parent.relative_to(ROOT).parts)


def offered(module: ast.Module) -> set[str]:
    """Return the names that a module imports and does nothing with itself."""
    froms = (each for each in module.body if isinstance(each, ast.ImportFrom))
    names = {alias.asname or alias.name for each in froms for alias in each.names}
    return names - {each.id for each in ast.walk(module) if isinstance(each, ast.Name)}


def wanted(sources: Iterable[str]) -> Iterator[str]:
    """Return each name that is imported, behind its package: `bot.rules.Card`."""
    for source in sources:
        for module, names in FROM.findall(source):
            without_comments = re.sub("#.*", "", names)
            yield from (f"{module}.{name}" for name in NAME.findall(without_comments))


def test_a_face_offers_nothing_that_nobody_wants() -> None:
    files = [file for folder in (*OURS, "tests") for file in (ROOT / folder).rglob("*.py")]
    known = set(wanted(file.read_text("utf-8") for file in files))
    faces = [file for file in files if file.name == "__init__.py" and "tests" not in file.parts]
    unwanted = {
        full
        for file in faces
        for name in offered(ast.parse(file.read_text("utf-8")))
        if (full := f"{package_of(file)}.{name}") not in known
    }
    assert not unwanted, f"take out of `__init__` what nobody imports from there: {unwanted}"


def test_what_nobody_wants_is_found() -> None:
    face = ast.parse("from a.card import Card, Suit, pack\n\nPACK = pack()")
    assert offered(face) == {"Card", "Suit"}
    assert set(wanted(["from a import Card"])) == {"a.Card"}
    among = "def f():\n    from a.b import (\n        Card as C,  # of a pack\n        Suit,\n    )"
    assert set(wanted([among])) == {"a.b.Card", "a.b.Suit"}
