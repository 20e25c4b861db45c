"""A format is asked for its traits: nothing outside `formats/` asks which one it is."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.tournaments import FORMATS
from tests.project.test_parity import files, text_of

PLACE = "bot/tournaments/formats/"
ALLOWED = {
    ("bot/text/rulebook/chapters.py", "rules.coinche_score != 'concours'"): "of a coinche (H8)",
}
"""what looks like it and is something else"""
HOLDERS = ("format", "format_")
"""names of what is a format, or the name of one"""
VALUES = frozenset(name.upper() for name in FORMATS)
MAY_FIND = re.compile("|".join((*HOLDERS, *VALUES, *(f"""['"]{each}['"]""" for each in FORMATS))))
"""letters without which there is nothing to find"""


def findings(source: str) -> Iterator[str]:
    """The expressions that compare a format, choose by its name, or list formats."""
    if not MAY_FIND.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if _compares(node) or _chooses(node) or _lists(node):
            yield ast.unparse(node)


def _compares(node: ast.AST) -> bool:
    """`plan.format == …`, `format_ in …`, `row.plan["format"] != …`, `… is DAILY`."""
    match node:
        case ast.Compare(left, _, right):
            return any(_tells_format(each) for each in (left, *right))
        case ast.Match(subject):
            return _holds_format(subject)
        case _:
            return False


def _chooses(node: ast.AST) -> bool:
    """`POINTS[plan.format]`, but not `FORMATS[…]`, which finds the value."""
    match node:
        case ast.Subscript(ast.Name("FORMATS"), _):
            return False
        case ast.Subscript(_, index):
            return _holds_format(index)
        case ast.Call(ast.Attribute(_, "get"), [key, *_]):
            return _holds_format(key)
        case _:
            return False


def _lists(node: ast.AST) -> bool:
    """`{"mitchell", "howell"}`, and a dict by such names."""
    match node:
        case ast.Set(found) | ast.Tuple(found) | ast.List(found):
            named = found
        case ast.Dict(keys):
            named = [each for each in keys if each is not None]
        case _:
            return False
    return bool(named) and all(_is_name(each) or _is_value(each) for each in named)


def _tells_format(node: ast.expr) -> bool:
    return _holds_format(node) or _is_name(node) or _is_value(node)


def _holds_format(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(_, name):
            return name in HOLDERS or (name == "name" and _holds_format(node.value))
        case ast.Name(name):
            return name in HOLDERS
        case ast.Subscript(_, ast.Constant("format")):
            return True
        case ast.Call(ast.Name("str"), [inner]) | ast.Call(ast.Attribute(inner, "as_string")):
            return _holds_format(inner)
        case _:
            return False


def _is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in FORMATS


def _is_value(node: ast.expr) -> bool:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name in VALUES
        case _:
            return False


def test_nobody_outside_asks_which_format_it_is() -> None:
    looked_at = (file for file in files() if not file.startswith(PLACE))
    found = {(file, each) for file in looked_at for each in findings(text_of(file))}
    assert found == set(ALLOWED)


def test_every_format_has_the_name_under_which_it_is_stored() -> None:
    assert all(each.name == name for name, each in FORMATS.items())


@pytest.mark.parametrize(
    "source",
    [
        "if event.plan.format == 'daily': pass",
        "if plan.format.name != 'knock_out': pass",
        "if str(plan.format) in SCHEDULED: pass",
        "if plan.format is DAILY: pass",
        "if at.format in DUPLICATES and not at.robots: pass",
        "if format_ not in ('mitchell', 'howell'): pass",
        "if row.plan['format'] == wanted: pass",
        "if kind == 'swiss': pass",
        "if played is formats.TEAMS: pass",
        "match event.plan.format:\n    case _: pass",
        "query = tournaments.plan['format'].as_string() != 'daily'",
        "query = tournaments.plan['format'].as_string().in_(['daily'])",
        "DUPLICATES = frozenset({'mitchell', 'howell', 'teams'})",
        "FIXED = (CONCOURS, MELEE)",
        "DEALS = {'concours': 12, 'swiss': 8}",
        "COLUMNS = {KNOCK_OUT: ''}",
        "deals = DEALS[plan.format]",
        "points = POINTS.get(row.plan['format'], '')",
    ],
)
def test_it_is_found(source: str) -> None:
    assert list(findings(source))


@pytest.mark.parametrize(
    "source",
    [
        "if event.plan.format.own_time: pass",
        "if plan.format.side == 2: pass",
        "format_ = FORMATS[row.plan['format']]",
        "plan = Plan(format=DAILY, deals=boards)",
        "words(f'tournament-format.{plan.format}')",
        "values = {'teams': len(entered), 'here': here}",
        "names = [each.name for each in FORMATS.values() if each.own_time]",
    ],
)
def test_traits_and_texts_are_no_such_question(source: str) -> None:
    assert not list(findings(source))
