"""The face of a package is what its `__init__` imports, and others want each of its names."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ("bot", "cogs", "card_images")


def parsed(file: Path) -> ast.Module:
    """Return a file's tree; nobody keeps it: all of them together take 260 MB."""
    return ast.parse(file.read_text("utf-8"))


def package_of(file: Path) -> str:
    return ".".join(file.parent.relative_to(ROOT).parts)


def offered(module: ast.Module) -> set[str]:
    """Return the names that a module imports and does nothing with itself."""
    froms = (each for each in module.body if isinstance(each, ast.ImportFrom))
    names = {alias.asname or alias.name for each in froms for alias in each.names}
    return names - {each.id for each in ast.walk(module) if isinstance(each, ast.Name)}


def wanted(modules: Iterable[ast.Module]) -> Iterator[str]:
    """Return each name that is imported, behind its package: `bot.rules.Card`."""
    for module in modules:
        for each in ast.walk(module):
            if isinstance(each, ast.ImportFrom):
                yield from (f"{each.module}.{alias.name}" for alias in each.names)


def test_a_face_offers_nothing_that_nobody_wants() -> None:
    files = [file for folder in (*OURS, "tests") for file in (ROOT / folder).rglob("*.py")]
    known = set(wanted(map(parsed, files)))
    faces = [file for file in files if file.name == "__init__.py" and "tests" not in file.parts]
    unwanted = {
        full
        for file in faces
        for name in offered(parsed(file))
        if (full := f"{package_of(file)}.{name}") not in known
    }
    assert not unwanted


def test_what_nobody_wants_is_found() -> None:
    face = ast.parse("from a.card import Card, Suit, pack\n\nPACK = pack()")
    assert offered(face) == {"Card", "Suit"}
    assert set(wanted([ast.parse("from a import Card")])) == {"a.Card"}
