"""The worked examples of klaverjas: which cards may be played (KJ3), what is written (KJ5);
those of roem stand in `test_roem`."""

from typing import Any

import pytest

from bot.rules import Ruleset
from bot.rules.games.klaverjas import AMSTERDAM, ROTTERDAM
from tests.rules.parties import legal
from tests.rules.worth import DEDANS, MADE, PIT, scored

LEGAL = [
    ("Y1", AMSTERDAM, "7H AH", "9S 7S 8D", "9S 7S"),
    ("Y2", AMSTERDAM, "7H QS 8H", "8S 7S 8D", "8D"),
    ("Y3", AMSTERDAM, "7H QS 8H", "AS 7S 8D", "AS 8D"),
    ("Y4", AMSTERDAM, "7H 8H QS", "8S 7S 8D", "8D"),
    ("Y5", AMSTERDAM, "7H 8H QS", "8S 7S", "8S 7S"),
    ("Y6", AMSTERDAM, "AH 7H", "9S 8D", "9S 8D"),
    ("Y7", AMSTERDAM, "7H QS 8H", "AS 8S", "AS"),
    ("Y8", AMSTERDAM, "8S QS 7D", "JS 7S", "JS"),
    ("Y9", ROTTERDAM, "7H AH", "9S 7S 8D", "9S 7S"),
    ("Y10", ROTTERDAM, "7H QS 8H", "8S 7S 8D", "8S 7S"),
    ("Y11", ROTTERDAM, "7H QS 8H", "AS 7S 8D", "AS"),
    ("Y12", ROTTERDAM, "7H 8H QS", "8S 7S 8D", "8S 7S"),
    ("Y13", ROTTERDAM, "AH 7H", "9S 8D", "9S"),
    ("Y14", ROTTERDAM, "8S QS 7D", "JS 7S", "JS"),
]


@pytest.mark.parametrize(
    ("rules", "trick", "hand", "cards"),
    [pytest.param(*example[1:], id=example[0]) for example in LEGAL],
)
def test_which_cards_may_be_played(rules: Ruleset, trick: str, hand: str, cards: str) -> None:
    assert legal(hand, trick, rules) == {*cards.split()}


RESULTS: list[tuple[str, int, dict[str, Any], Any, tuple[int, int]]] = [
    ("Z1", 90, {}, MADE, (90, 72)),
    ("Z2", 81, {}, DEDANS, (0, 162)),
    ("Z3", 82, {}, MADE, (82, 80)),
    ("Z4", 85, {"roem": (0, 20)}, DEDANS, (0, 182)),
    ("Z5", 85, {"roem": (20, 20)}, MADE, (105, 97)),
    ("Z6", 162, {"capot": "T", "roem": (40, 0)}, PIT, (302, 0)),
    ("Z7", 0, {"capot": "D", "roem": (0, 20)}, DEDANS, (0, 182)),
    ("Z8", 91, {"roem": (0, 20)}, DEDANS, (0, 182)),
    ("Z9", 92, {"roem": (0, 20)}, MADE, (92, 90)),
    ("Z10", 70, {"roem": (50, 0)}, MADE, (120, 92)),
    ("Z11", 60, {"roem": (40, 40)}, DEDANS, (0, 242)),
]


@pytest.mark.parametrize(
    ("points", "facts", "outcome", "written"),
    [pytest.param(*example[1:], id=example[0]) for example in RESULTS],
)
def test_what_is_written(
    points: int, facts: dict[str, Any], outcome: Any, written: tuple[int, int]
) -> None:
    score = scored(ROTTERDAM, points, **facts)
    assert (score.outcome, score.takers, score.defenders) == (outcome, *written)


def test_half_is_enough_where_the_table_says_so() -> None:
    half = AMSTERDAM.changed({"tie_rule": "takers_win"})
    assert scored(half, 81).written == (81, 81)
    assert scored(half, 91, roem=(0, 20)).written == (91, 91)
    assert scored(half, 80).written == (0, 162)


def test_a_counter_pit_brings_100_more_where_it_counts() -> None:
    rules = AMSTERDAM.changed({"counter_pit": True})
    assert scored(rules, 0, capot="D", roem=(0, 20)).written == (0, 282)
    assert scored(rules, 40).written == (0, 162)
