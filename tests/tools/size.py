"""How large the project is: Python tokens, lines and files, by area.

`python -m tests.tools.size [DEPTH]` (2 unless told otherwise). Tokens are those of Python's own
tokenizer without comments, docstrings, line ends and indentation: packing changes nothing in them.
The sums are of the product, of the tests, and of the tools: what is in `tests/tools` and no test.
"""

import ast
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "cogs", "card_images")
LAYOUT = frozenset(
    {
        *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
        *(tokenize.ENCODING, tokenize.ENDMARKER),
    }
)
"""kinds of tokens that say nothing"""


class Size(NamedTuple):
    tokens: int
    lines: int


def size_of(source: str) -> Size:
    """Count the tokens that say something, and all lines."""
    docstrings = set(_docstrings(ast.parse(source)))
    lines = source.splitlines(keepends=True)
    found = tokenize.generate_tokens(iter([*lines, ""]).__next__)
    said = sum(each.type not in LAYOUT and each.start[0] not in docstrings for each in found)
    return Size(said, len(lines))


def _docstrings(tree: ast.Module) -> list[int]:
    """The lines on which a text stands alone as a statement: a docstring, or one below a name."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]


def sum_of(name: str) -> str:
    """Name the sum to which a file is added."""
    folders = name.split("/")[:-1]
    if folders[:1] and folders[0] in PRODUCT:
        return "= product"
    if folders[:2] == ["tests", "tools"] and not name.split("/")[-1].startswith(("test_", "conf")):
        return "= tools"
    return "= tests" if folders[:1] == ["tests"] else "= other"


def main(depth: int) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    tokens, lines, files = Counter[str](), Counter[str](), Counter[str]()
    for name in listed.stdout.splitlines():
        size = size_of((ROOT / name).read_text("utf-8"))
        for area in {sum_of(name), "/".join(name.split("/")[:-1][:depth])}:
            tokens[area] += size.tokens
            lines[area] += size.lines
            files[area] += 1
    for area in sorted(tokens):
        print(f"{tokens[area]:>8,} tokens {lines[area]:>7,} lines {files[area]:>5,} files  {area}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
