"""Every rule and page that code, texts and docs cite is there, and within the project.

A rule is its letter, `A6 e`, `D14` or `T5`: docs/rules/README.md.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OF_TOURNAMENTS = ROOT / "docs" / "tournaments.md"
BOOK = (*sorted((ROOT / "docs" / "rules").glob("*.md")), OF_TOURNAMENTS)

LETTER = re.compile(r"(?<![\w§#.“-])([A-EHIJT]\d{1,2})(?: ([b-x]|a(?! ))(?!\w))?(?![\w-])")
"""an `a` before another word is an article, or French"""
NAMED = re.compile(r"[A-EHIJ]\d{1,2}( [a-i])?")
PAGE = re.compile(r"(?<![\w*{}/.\"-])(?:\.\./)*[\w.-][\w./-]*\.md\b")
LINK = re.compile(r"\]\(([\w./-]*\.md)?#([\w-]+)\)")
FOLDERS = ("bot", "cogs", "card_images", "tests", "docs")
TOP = {"pyproject.toml", "Makefile", ".env.example"}
HERE = "tests/project/test_citations.py"
SHARED = {"tests/schemas.py", "tests/sandbox/test_schemas.py", HERE}
"""may read Discord's own description where it lies beside the project"""


def rules_in(text: str) -> Iterator[str]:
    """The letters that a page of the rule book tells: sections, numbered items, and their rows."""
    section = ""
    for line in text.splitlines():
        if told := re.match(r"#+ ([A-EHIJT]\d+) |- \*\*([DE]\d+)\*\* ", line):
            section = told[1] or told[2]
            yield section
        elif line.startswith("#"):
            section = ""
        elif section and (row := re.match(r"\| \*\*([a-i])\*\* ", line)):
            yield f"{section} {row[1]}"
        elif section:
            yield from (f"{section} {each}" for each in re.findall(r"\(([a-c])\) \*", line))


@cache
def rules() -> frozenset[str]:
    return frozenset(rule for page in BOOK for rule in rules_in(page.read_text("utf-8")))


def cited_in(text: str) -> list[str]:
    """The letters of rules in prose."""
    return [" ".join(filter(None, each)) for each in LETTER.findall(text)]


def cited_in_code(source: str, constants: bool) -> Iterator[str]:
    """Return the rules cited in comments and docstrings; of texts too that are nothing but a
    letter."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or '"""' in token.string:
            yield from cited_in(token.string)
        elif (
            constants
            and NAMED.fullmatch(text := token.string.strip("\"'"))
            and text != token.string
        ):
            yield text


@cache
def files() -> dict[str, str]:
    """The text of every file that may cite something, by its path."""
    paths = [
        *(each for each in ROOT.iterdir() if each.name in TOP or each.suffix == ".md"),
        *(each for folder in FOLDERS for each in (ROOT / folder).rglob("*")),
    ]
    return {
        each.relative_to(ROOT).as_posix(): each.read_text("utf-8")
        for each in paths
        if each.name in TOP or each.suffix in {".py", ".md", ".ftl"}
    }


def cited(name: str, text: str) -> Iterator[str]:
    if name.endswith(".py"):
        if any(each not in rules() for each in cited_in(text)):  # seldom, and tokens take long
            yield from cited_in_code(text, constants=name.startswith(("bot/", "cogs/")))
    elif name.endswith((".md", ".ftl")):
        yield from cited_in(text)


def slugs(page: str) -> set[str]:
    """Return what the headings of a page are called in a link."""
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


def test_every_rule_that_is_cited_is_in_the_rule_book() -> None:
    unknown = {
        f"{name}: {letter}"
        for name, text in files().items()
        if name != HERE
        for letter in cited(name, text)
        if letter not in rules()
    }
    assert not unknown, f"cite a section of {', '.join(each.name for each in BOOK)}: {unknown}"


def test_every_page_that_is_named_is_in_the_project() -> None:
    unknown = {
        f"{name}: {page}"
        for name, text in files().items()
        if ".md" in text
        for page in PAGE.findall(text)
        if not any((folder / page).exists() for folder in (ROOT, (ROOT / name).parent))
    }
    assert not unknown, f"name a page by its path from the root, or from beside it: {unknown}"


def test_every_heading_that_is_linked_is_there() -> None:
    unknown = {
        f"{name}: {page}#{heading}"
        for name, text in files().items()
        if name.endswith(".md")
        for page, heading in LINK.findall(text)
        if heading not in slugs(((ROOT / name).parent / page if page else ROOT / name).read_text())
    }
    assert not unknown, f"link to a heading that the page has: {unknown}"


def test_nothing_points_beside_the_project() -> None:
    assert {name for name, text in files().items() if "../shared" in text} <= SHARED


# The checker itself ------------------------------------------------------------------------------


def test_the_book_has_its_letters() -> None:
    wanted = {*(f"A{n}" for n in range(1, 11)), *(f"B{n}" for n in range(1, 7))}
    wanted |= {*(f"C{n}" for n in range(1, 5)), *(f"H{n}" for n in range(1, 11))}
    wanted |= {*(f"D{n}" for n in range(1, 23)), *(f"E{n}" for n in range(1, 20))}
    wanted |= {*(f"A6 {row}" for row in "abcdefghi"), *(f"T{n}" for n in range(1, 7))}
    assert rules() >= wanted


@pytest.mark.parametrize(
    "line",
    [
        "# A rule that nobody made (A77).",
        '"""A row that is not there (A6 k)."""',
        '"""A section without rows (A5 e)."""',
        "# Neither of tournaments: A6 e, T99",
        'raise IllegalAction(reason, "C9")',
    ],
)
def test_a_made_up_letter_is_found(line: str) -> None:
    assert [each for each in cited("bot/made_up.py", line) if each not in rules()]


def test_what_is_no_letter_is_none() -> None:
    prose = "TS 9H, A4-sized, Z1, E501, #D14F2A, 3.A2, “C3”"
    assert cited_in(prose) == []
    assert cited_in("La règle A10 a changé; rule A6 a, (A5 `immediate`), A7–A9, T5 b.") == [
        "A10", "A6 a", "A5", "A7", "A9", "T5 b",
    ]  # fmt: skip


IN_TREE = re.compile(r"`((?:bot|cogs|card_images|tests|docs)/[\w./-]+)`")
MADE = {"bot/robots/search/__pycache__"}
"""there once robots have thought"""


def test_files_that_the_docs_name_are_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    gone = {
        f"{page.relative_to(ROOT)}: {named}"
        for page in pages
        for named in IN_TREE.findall(page.read_text("utf-8"))
        if named not in MADE and not (ROOT / named).exists()
    }
    assert not gone, f"write where these stand now: {sorted(gone)}"
