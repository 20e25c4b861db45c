"""What a game decides is asked of it: what a contract names, how large its points are, how many
accounts there are, and who plays together in a deal."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.rules import GAMES
from bot.storage.ratings.leaderboards import DUPLICATE, POOLS
from bot.tables.finished.results import ROBOTS_POOL
from tests.project.test_parity import RULES, files, text_of

WHERE_POINTS_ARE_BID = "for auctions of points alone"
ALLOWED = {
    "bot/robots/bidding.py": WHERE_POINTS_ARE_BID,
    "bot/robots/convention.py": WHERE_POINTS_ARE_BID,
    "bot/robots/prospects.py": WHERE_POINTS_ARE_BID,
    "bot/robots/strong/auctions.py": WHERE_POINTS_ARE_BID,
    "bot/robots/strong/bids.py": WHERE_POINTS_ARE_BID,
    "bot/robots/strong/likelihood.py": WHERE_POINTS_ARE_BID,
    "bot/teaching/open_calls.py": "bids of one trump, the lowest first",
    "bot/text/words.py": "a bid in words",
    "card_images/tokens.py": "a bid in signs",
    "cogs/hand/controls.py": "a bid on its button",
    "cogs/hand/hand_screen.py": "the points that may be bid, where any are",
    "cogs/learning/lessons.py": "a bid in words, of those who hear it",
    "cogs/screens/names.py": "a bid in words, of those who hear it",
    "cogs/table/sheet.py": "whether the points that were bid are enough",
    "cogs/tournaments/results/rounds.py": "of a board, which has points or none",
}
"""the files that read the points of a bid, which may be none, and why they may"""
BIDS = frozenset({"bid", "bids", "call", "standing", "contract"})
"""what a bid is called"""
SCALES = frozenset({81, 151, 162, 252, 260, 258, 1500})
"""points of a deal and of a party of some games"""
MAY_FIND = re.compile(rf"ContractKind\.|\b({'|'.join(map(str, sorted(SCALES)))})\b")
"""without which there is nothing to find"""
OTHER_NUMBERS = {
    ("bot/teaching/lessons/belote3.py", "162"): "a lesson about belote for three",
    ("bot/teaching/lessons/belote3.py", "81"): "a lesson about belote for three",
    ("bot/teaching/lessons/bulgarian.py", "162"): "a lesson about Bulgarian belot",
    ("bot/teaching/lessons/bulgarian.py", "81"): "a lesson about Bulgarian belot",
    ("bot/teaching/lessons/klaverjas.py", "162"): "a lesson about klaverjas",
    ("bot/teaching/lessons/klaverjas.py", "81"): "a lesson about klaverjas",
    ("bot/teaching/lessons/syllabus.py", "162"): "a lesson about belote",
    ("bot/text/rulebook/pages.py", "1500"): "characters",
    ("card_images/standings.py", "260"): "pixels",
    ("cogs/tournaments/results/entry.py", "1500"): "characters",
}
"""the same numbers where they are something else"""


def findings(source: str) -> Iterator[str]:
    """Return the expressions that take one kind of contract, or one scale of points, for all."""
    if not MAY_FIND.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if _tells_kinds_apart(node) or _is_of_a_scale(node):
            yield ast.unparse(node)


def _tells_kinds_apart(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and "ContractKind." in ast.unparse(node)


def _is_of_a_scale(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value in SCALES


def points_of_bids(source: str) -> Iterator[str]:
    """Return the expressions that read the points of a bid."""
    if not any(f"{name}.points" in source or f"{name}[" in source for name in BIDS):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "points" and _is_bid(node.value):
            yield ast.unparse(node)


def _is_bid(node: ast.expr) -> bool:
    match node:
        case ast.Name(name) | ast.Attribute(_, name):
            return name in BIDS
        case ast.Subscript(value):
            return _is_bid(value)
        case _:
            return False


ACCOUNTS = frozenset({"account", "own", "side", "takers", "team", "winner"})
"""what one account of several is called, …"""
BY_ACCOUNT = frozenset(
    {"compared", "held", "points", "released", "score", "scores", "totals", "tricks_won", "written"}
)
"""… and what has a number for each"""
MAY_BE_TWO = re.compile(
    rf"1 - \w|\((0, 1|1, 0)\)|range\(2\)|tuple\[int, int\]|\.accounts\.|"
    rf"= .*\.({'|'.join(sorted(BY_ACCOUNT))})\)?$",
    re.MULTILINE,
)
TOGETHER = frozenset({"opponents", "partners", "together"})
"""what a deal's sides say"""
BEFORE_A_TAKER = "of an auction, in which accounts are the sides"
TWO_ACCOUNTS = {
    "bot/robots/strong/auctions.py": BEFORE_A_TAKER,
    "bot/robots/strong/bids.py": BEFORE_A_TAKER,
    "bot/robots/strong/rungs.py": BEFORE_A_TAKER,
}
"""the files that take two accounts for all, or accounts for sides, and why they may"""


def two_accounts(source: str) -> Iterator[str]:
    """Return the expressions that take it that there are two accounts, or that who scores together
    plays together."""
    if not MAY_BE_TWO.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(ast.Constant(1), ast.Sub(), ast.Name(name) | ast.Attribute(_, name)):
                is_found = name in ACCOUNTS
            case ast.comprehension(ast.Name(name), of) | ast.For(ast.Name(name), of):
                is_found = name in ACCOUNTS and ast.unparse(of) in ("(0, 1)", "(1, 0)", "range(2)")
            case ast.Assign([ast.Tuple([ast.Name(), ast.Name()])], value):
                is_found = _is_by_account(value)
            case ast.AnnAssign(ast.Name(name), of) | ast.arg(name, ast.expr() as of):
                is_found = name in BY_ACCOUNT and ast.unparse(of) == "tuple[int, int]"
            case ast.Attribute(ast.Attribute(_, "accounts"), name):
                is_found = name in TOGETHER
            case _:
                continue
        if is_found:
            yield ast.dump(node)


def _is_by_account(value: ast.expr) -> bool:
    match value:
        case ast.Call(ast.Name("map"), [*_, value]):
            return _is_by_account(value)
        case ast.Attribute(_, name):
            return name in BY_ACCOUNT
        case _:
            return False


BY_SIDE = frozenset({"scores", "sides", "teams", "won"})
"""what a table of a tournament has for each of its sides, of which there are two, three or two
pairs"""
TWO_MEET = "of a format in which two meet"
TWO_SIDES = {
    "bot/storage/people/history.py": "of a damaged record",
    "bot/tournaments/formats/__init__.py": "a format for teams of four",
    "bot/tournaments/formats/duplicates.py": TWO_MEET,
    "bot/tournaments/formats/knock_out.py": TWO_MEET,
    "bot/tournaments/shown/reckoned.py": TWO_MEET,
    "bot/tournaments/tournament.py": "the seats of each side, by how many sit at a table",
    "cogs/tournaments/organising/hand_pairing.py": "all sides have as many entries",
}
"""the files of lobbies, tournaments and ratings that take two sides, or four seats, for all, and
why they may"""
ROOMS = (
    *("bot/rankings/", "bot/storage/", "bot/tables/", "bot/tournaments/"),
    *("cogs/lobby/", "cogs/rankings/", "cogs/tournaments/"),
)


def two_sides(source: str) -> Iterator[str]:
    """Return the expressions that take the first or the second of the sides of a table, turn them
    round, or seat them as two pairs."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign([ast.Tuple([ast.Name(), ast.Name()])], ast.Attribute(_, name)):
                is_found = name in BY_SIDE
            case ast.Subscript(ast.Attribute(_, name), ast.Constant(int())):
                is_found = name in ("scores", "sides")
            case ast.Subscript(ast.Attribute(_, name), ast.Slice(None, None, ast.UnaryOp())):
                is_found = name in BY_SIDE
            case ast.Name(name):
                is_found = name == "TEAMS"
            case _:
                continue
        if is_found:
            yield ast.unparse(node)


OUTSIDE = [file for file in files() if not file.startswith((RULES, "bot/sandbox/"))]


def test_nobody_outside_the_rules_tells_kinds_of_contracts_apart_or_knows_a_scale() -> None:
    found = {(file, each) for file in OUTSIDE for each in findings(text_of(file))}
    assert not found - set(OTHER_NUMBERS), (
        "ask the game: `auction.kind` in a table by kinds, `kind.rises`, `view.offered`; "
        "`scale` for how much its points are"
    )
    assert not set(OTHER_NUMBERS) - found, "this is not written any more: take it out"


def test_few_read_the_points_of_a_bid() -> None:
    found = {file for file in OUTSIDE if any(points_of_bids(text_of(file)))}
    assert not found - set(ALLOWED), "a bid may name no points: ask `named_points`, or the words"
    assert not set(ALLOWED) - found, "this is not read any more: take it out of ALLOWED"


def test_there_are_as_many_accounts_as_a_game_has() -> None:
    every = [file for file in files() if not file.startswith("bot/sandbox/")]
    found = {file for file in every if any(two_accounts(text_of(file)))}
    assert not found - set(TWO_ACCOUNTS), (
        "as many as there are: `accounts.numbers`, `accounts.others`; who plays together: `sides`"
    )
    assert not set(TWO_ACCOUNTS) - found, "this is not written any more: take it out"


def test_a_table_has_as_many_sides_as_its_game() -> None:
    rooms = [file for file in OUTSIDE if file.startswith(ROOMS)]
    found = {file for file in rooms if any(two_sides(text_of(file)))}
    assert not found - set(TWO_SIDES), "as many as there are: `plan.seats`, `from_side`, `side_of`"
    assert not set(TWO_SIDES) - found, "this is not written any more: take it out"


def test_the_pools_of_ratings_are_those_of_the_games() -> None:
    of_games = {preset.pool for game in GAMES for preset in game.presets.values()}
    assert of_games == {*POOLS} - {DUPLICATE, ROBOTS_POOL}


@pytest.mark.parametrize(
    "source",
    [
        "if view.game_type.auction.kind is ContractKind.POINTS: pass",
        "takes = kind == ContractKind.TAKEN",
        "AVERAGE = 81",
        "penalty(points=162)",
        "rules.changed({'target': max(1500, rules.target)})",
    ],
)
def test_it_is_found(source: str) -> None:
    assert list(findings(source))


@pytest.mark.parametrize(
    "source",
    [
        "CALLERS = {ContractKind.TAKEN: choose_call}",
        "if view.game_type.auction.kind.rises: pass",
        "half = game_of(rules).scale.deal // 2",
        "sound = bid.suit",
        "result.points[0]",
    ],
)
def test_asking_the_game_is_not(source: str) -> None:
    assert not list(findings(source))
    assert not list(points_of_bids(source))


@pytest.mark.parametrize("source", ["view.bid.points", "bids[0].points", "most = call.points"])
def test_the_points_of_bids_are_found(source: str) -> None:
    assert list(points_of_bids(source))


@pytest.mark.parametrize(
    "source",
    [
        "other = written[1 - own]",
        "teams = [people_of(team) for team in (0, 1)]",
        "first, second = view.scores",
        "mine, theirs = map(words.number, result.totals)",
        "def totals_text(totals: tuple[int, int]) -> str: ...",
        "ours = view.game_type.accounts.together(seat, taker)",
    ],
)
def test_two_accounts_are_found(source: str) -> None:
    assert list(two_accounts(source))


@pytest.mark.parametrize(
    "source",
    [
        "mine, *others = result.score.compared",
        "for account in accounts.numbers: pass",
        "ours = view.sides.together(seat, taker)",
        "around = one - own",
    ],
)
def test_as_many_as_there_are_is_not(source: str) -> None:
    assert not list(two_accounts(source))


@pytest.mark.parametrize(
    "source",
    [
        "one, other = table.sides",
        "mine = row.scores[0]",
        "mine, theirs = table.sides if first else table.sides[::-1]",
        "seats = TEAMS.seats[side]",
    ],
)
def test_two_sides_are_found(source: str) -> None:
    assert list(two_sides(source))


@pytest.mark.parametrize(
    "source", ["own, *others = from_side(row.scores, side)", "seats = plan.seats.seats[side]"]
)
def test_as_many_sides_as_there_are_is_not(source: str) -> None:
    assert not list(two_sides(source))
