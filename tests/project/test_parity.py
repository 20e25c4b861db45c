"""Partners and rules are asked of the game; nothing outside works them out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOOKED_AT = ("bot", "cogs", "card_images")
RULES = "bot/rules/"
TOLD = "each auction is told in words of its own"
ALLOWED = {
    ("bot/tournaments/shown/needs.py", "match ^ 1"): "the match beside it in a bracket",
    ("bot/robots/knowledge.py", "1 - chances[seat]"): "of a chance, not of a team",
    ("bot/robots/search/tables.py", "self.players == 2"): "cards of a trick before the last one",
    ("bot/text/rulebook/chapters.py", "rules.auction == 'turn_up'"): TOLD,
    ("bot/text/rulebook/chapters.py", "rules.auction == 'bids'"): TOLD,
    ("bot/text/rulebook/chapters.py", "rules.auction == 'coinche'"): TOLD,
    ("bot/text/rulebook/chapters.py", "rules.auction == 'choice'"): TOLD,
    ("bot/text/rulebook/chapters.py", "rules.auction != 'coinche'"): TOLD,
}
"""what looks like it and is something else"""
SEATED = ("seat", "side", "team", "taker", "actor", "dealer", "winner", "bottom")
"""in the names of what has a side"""
OF_RULES = ("players", "auction")
"""options that make a ruleset one of a game"""
MAY_FIND = re.compile(
    rf"% ?[24]|\b1 ?- ?[^\d\s]|\^ ?1|: ?2\]|, ?2,?\s*\)|\.({'|'.join(OF_RULES)})\b"
)
"""letters without which there is nothing to find: few files have any of them"""


def findings(source: str) -> Iterator[str]:
    """The expressions that take sides for a matter of odd and even, or ask which game it is."""
    if not MAY_FIND.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if _takes_turns(node) or _asks_which_game(node):
            yield ast.unparse(node)


def _takes_turns(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(left, ast.Mod(), ast.Constant(2)):
            return _is_seated(left)
        case ast.BinOp(ast.BinOp(_, ast.Add(), ast.Constant(2)), ast.Mod(), ast.Constant(4)):
            return True
        case ast.BinOp(ast.Constant(1), ast.Sub(), right):
            return _is_seated(right)
        case ast.BinOp(_, ast.BitXor(), ast.Constant(1)):
            return True
        case ast.Slice(ast.expr() as lower, _, ast.Constant(2)):
            return _is_seated(lower)
        case ast.Call(ast.Name("range"), [lower, _, ast.Constant(2)]):
            return _is_seated(lower)
        case ast.Constant(str(text)):
            return "seat % 2" in text
        case _:
            return False


def _asks_which_game(node: ast.AST) -> bool:
    match node:
        case ast.Compare(left, [ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()], [right]):
            return any(
                isinstance(each, ast.Attribute) and each.attr in OF_RULES for each in (left, right)
            )
        case _:
            return False


def _is_seated(node: ast.expr) -> bool:
    called = isinstance(node, ast.Call)
    return not called and any(word in ast.unparse(node).lower() for word in SEATED)


def files() -> Iterator[str]:
    """Return the product's files, by their paths from its root."""
    for folder in LOOKED_AT:
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix()


def text_of(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


def test_nobody_outside_the_rules_works_out_sides_or_games() -> None:
    looked_at = (file for file in files() if not file.startswith(RULES))
    found = {(file, each) for file in looked_at for each in findings(text_of(file))}
    assert not found - set(ALLOWED), (
        "ask the game (`game_of(rules)`: `accounts`, `auction`) instead of reckoning with "
        "seats or comparing options; what only looks like it goes into ALLOWED, with what it is"
    )
    assert not set(ALLOWED) - found, "this is not written any more: take it out of ALLOWED"


def test_nor_do_the_rules_reckon_with_seats_for_sides() -> None:
    nodes = (
        (file, node)
        for file in files()
        if file.startswith(RULES)
        for node in ast.walk(ast.parse(text_of(file)))
    )
    found = [(file, ast.unparse(node)) for file, node in nodes if _takes_turns(node)]
    assert not found, "whose side a seat is on `Sides` tells, also within the rules"


@pytest.mark.parametrize(
    "source",
    [
        "team = seat % 2",
        "marks[holder.seat % 2]",
        "own = rows.c.seat % 2 == 0",
        "partner = (own + 2) % 4",
        "scores[1 - team]",
        "table.sides[1 - side]",
        "view.scores[1 - view.winner]",
        "entries[index ^ 1]",
        "if rules.players == 2: pass",
        "if view.rules.players != 4: pass",
        "if game.rules.auction == 'bids': pass",
        "if view.rules.auction in ('bids', 'coinche'): pass",
        "own = seats[team::2]",
        "own = range(team, players, 2)",
        "query = 'SELECT id FROM result_players WHERE seat % 2 = 0'",
    ],
)
def test_it_is_found(source: str) -> None:
    assert list(findings(source))


@pytest.mark.parametrize(
    "source",
    [
        "size + size % 2",
        "last = numbers[::2]",
        "chance = 1 - fails",
        "next_seat = (seat + 1) % players",
        "if len(calls) < rules.players: pass",
        "partners = game.accounts.partners(seat)",
    ],
)
def test_counting_and_turns_are_no_sides(source: str) -> None:
    assert not list(findings(source))
