"""The text ids that code uses, found in its syntax tree."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.text import whole_id
from tests.text.registry import DESCRIBED, ID_CALLS, ID_CARRIERS, ID_KEYWORDS

ROOT = Path(__file__).parents[2]
CODE = ("bot", "cogs", "card_images")


class Use(NamedTuple):
    """Where an id is used, as file:line; the id as files spell it, or None if it is put together
    from pieces; whether it is the common id of several texts, one of which is chosen there."""

    place: str
    text_id: str | None
    chosen: bool = False


@cache
def _read() -> dict[str, tuple[list[Use], frozenset[str]]]:
    """By file: the uses, and all that may be an id. Syntax trees are too large to be kept."""
    found = {}
    for path in (path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))):
        name = str(path.relative_to(ROOT))
        nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
        found[name] = list(uses_in(nodes, name)), frozenset(_written(nodes))
    return found


def all_uses() -> list[Use]:
    """Every use in the code of the project."""
    return [use for uses, _ in _read().values() for use in uses]


@cache
def written_ids() -> frozenset[str]:
    """Every text in the code that may be an id, wherever it stands, as files spell it."""
    return frozenset().union(*(texts for _, texts in _read().values()))


def words_beside(text_id: str) -> frozenset[str]:
    """Every text in the files in which a value chooses below an id, as files spell it."""
    places = {each.place.partition(":")[0] for each in all_uses() if each.text_id == text_id}
    return frozenset().union(*(_read()[place][1] for place in places))


def _written(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield whole_id(node.value)


def uses_in(nodes: Iterable[ast.AST], name: str) -> Iterator[Use]:
    """Every use in one file."""
    for call in nodes:
        if isinstance(call, ast.Call):
            place = f"{name}:{call.lineno}"
            function = _name_of(call.func)
            if call.args and function in ID_CALLS | ID_CARRIERS:
                of = call.args[1:2] if function in ID_CALLS else []
                yield from _ids(call.args[0], of, place)
            if function in DESCRIBED:
                for named in (*call.args, *(each.value for each in call.keywords)):
                    for of in ([], [ast.Constant("about")]):
                        yield from _ids(named, of, place)
            for each in call.keywords:
                if each.arg in ID_KEYWORDS:
                    yield from _ids(each.value, [], place)


def _name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=ast.Name(id="words_for") | ast.Attribute(attr="words_for")):
            return "words"
        case _:
            return ""


def _ids(argument: ast.expr, of: Sequence[ast.expr], place: str) -> Iterator[Use]:
    match argument, of:
        case ast.Constant(value=str(text_id)), [ast.Constant(value=str(which))]:
            yield Use(place, whole_id(text_id, which))
        case ast.Constant(value=str(text_id)), _:
            yield Use(place, whole_id(text_id), chosen=bool(of))
        case ((ast.JoinedStr() | ast.BinOp()), _):
            yield Use(place, None)
        case ast.IfExp(body=body, orelse=orelse), _:
            yield from _ids(body, of, place)
            yield from _ids(orelse, of, place)
        case _:
            pass
