"""The text ids that code uses, found in its syntax tree."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cogs.commands import ABOUT
from tests.text.registry import DESCRIBED, ID_CALLS, ID_CARRIERS, ID_KEYWORDS

ROOT = Path(__file__).parents[2]
CODE = ("bot", "cogs", "card_images")


class Use(NamedTuple):
    """An id, or the fixed beginning of one, where it is used; `place` is file:line."""

    place: str
    text_id: str
    whole: bool


def uses_in(source: str, name: str) -> Iterator[Use]:
    """Every use in one file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            for argument in _id_arguments(node):
                yield from _ids(argument, f"{name}:{argument.lineno}")
            yield from _described(node, f"{name}:{node.lineno}")


@cache
def all_uses() -> list[Use]:
    """Every use in the code of the project."""
    return [
        use
        for folder in CODE
        for path in sorted((ROOT / folder).rglob("*.py"))
        for use in uses_in(path.read_text("utf-8"), str(path.relative_to(ROOT)))
    ]


def _id_arguments(call: ast.Call) -> Iterator[ast.expr]:
    if call.args and _takes_id(call.func):
        yield call.args[0]
    yield from (each.value for each in call.keywords if each.arg in ID_KEYWORDS)


def _described(call: ast.Call, place: str) -> Iterator[Use]:
    if isinstance(call.func, ast.Name) and call.func.id in DESCRIBED:
        for argument in (*call.args, *(each.value for each in call.keywords)):
            for use in _ids(argument, place):
                yield use
                yield use._replace(text_id=use.text_id + ABOUT)


def _takes_id(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ID_CALLS | ID_CARRIERS
        case ast.Call(func=ast.Name(id="words_for") | ast.Attribute(attr="words_for")):
            return True
        case _:
            return False


def _ids(argument: ast.expr, place: str) -> Iterator[Use]:
    match argument:
        case ast.Constant(value=str(text_id)):
            yield Use(place, text_id, whole=True)
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), *_]):
            yield Use(place, prefix, whole=False)
        case ast.JoinedStr():
            yield Use(place, "", whole=False)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _ids(body, place)
            yield from _ids(orelse, place)
        case _:
            pass
