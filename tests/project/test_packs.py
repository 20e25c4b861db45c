"""The cards of a game and how many play are asked of it: 32 cards, hands of eight and four seats
are of some games alone."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.rules import PRESETS, game_of
from bot.rules.core.conditions import FIELDS, HANDS, holds
from tests.project.test_ground import OUTSIDE
from tests.project.test_parity import text_of

LEARNED = "was learned of four hands of eight: `strong.instinct.usual` keeps it from other games"
BY_INDEX = "a card by its index, whichever are played"
PADDED = "seats that a game has not hold nothing"
OPEN_CARDS = "Découverte"
ALLOWED = {
    "bot/robots/decouverte.py": OPEN_CARDS,
    "bot/robots/inference.py": BY_INDEX,
    "bot/robots/open_cards.py": OPEN_CARDS,
    "bot/robots/search/compiled/dealing.py": PADDED,
    "bot/robots/search/compiled/instinct.py": "suits",
    "bot/robots/search/compiled/playing.py": PADDED,
    "bot/robots/search/compiled/pondering.py": PADDED,
    "bot/robots/search/compiled/position.py": PADDED,
    "bot/robots/search/compiled/solving.py": PADDED,
    "bot/robots/search/tables.py": BY_INDEX,
    "bot/robots/search/worlds.py": BY_INDEX,
    "bot/robots/strong/beside.py": BY_INDEX,
    "bot/robots/strong/bidders.py": LEARNED,
    "bot/robots/strong/cards.py": BY_INDEX,
    "bot/robots/strong/choosing.py": LEARNED,
    "bot/robots/strong/climbing.py": LEARNED,
    "bot/robots/strong/coinches.py": LEARNED,
    "bot/robots/strong/contracts.py": LEARNED,
    "bot/robots/strong/likelihood.py": LEARNED,
    "bot/robots/strong/playing_out.py": BY_INDEX,
    "bot/robots/strong/showing.py": LEARNED,
    "bot/robots/strong/worths.py": LEARNED,
    "bot/robots/valuation.py": "a suit from the top",
    "card_images/court.py": "a pattern",
    "card_images/trick.py": "a shadow in layers; a suit from the top",
    "cogs/hand/controls.py": "cuts, told of 32 cards and lifted as much of any pack",
    "cogs/rankings/leaderboard_screen.py": "parts of a custom id",
}
"""the files that go through 32 cards or four of something, and why"""
MAY_FIND = re.compile(r"\bPACK\b|range\((4|32)\)|[=<>] 8\b")
"""without which there is nothing to find"""


def findings(source: str) -> Iterator[str]:
    """Return the expressions that take a pack of 32, hands of eight or four seats for all games."""
    if not MAY_FIND.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case (
                ast.Name("PACK")
                | ast.Call(ast.Name("range"), [ast.Constant(4 | 32)])
                | ast.Compare(ast.Call(ast.Name("len")), _, [ast.Constant(8)])
            ):
                yield ast.unparse(node)
            case _:
                pass


def test_packs_hands_and_seats_are_asked_of_the_game() -> None:
    found = {file for file in OUTSIDE if any(findings(text_of(file)))}
    assert not found - set(ALLOWED), (
        "ask the game: `dealing.pack`, `dealing.hand`, `dealing.unplayed`, `game_type.seats`"
    )
    assert not set(ALLOWED) - found, "this is not written any more: take it out"


@pytest.mark.parametrize(
    "source",
    ["[seat for seat in range(4)]", "len(PACK) // 3", "len(hand) == 8", "rest = {*PACK}"],
)
def test_they_are_found(source: str) -> None:
    assert list(findings(source))


def test_asking_the_game_is_not() -> None:
    assert not list(findings("range(game.seats) and len(hand) == game.dealing.hand"))


def test_the_options_say_of_the_same_games_as_these_that_half_the_cards_are_covered() -> None:
    for name, rules in PRESETS.items():
        in_fields = game_of(rules).in_fields
        assert (holds(FIELDS, rules), holds(HANDS, rules)) == (in_fields, not in_fields), name
