"""The worked examples of belote for three: what is written (J5–J7), and which card may be played
(J3)."""

from typing import Any

import pytest

from bot.rules import (
    DealOutcome,
    Ruleset,
    Suit,
    format_cards,
    game_of,
    parse_cards,
    parse_declaration,
)
from bot.rules.core.card import card_tables
from bot.rules.core.declarations import Announced
from bot.rules.core.result import Facts, Source, Tally
from bot.rules.core.sides import alone
from bot.rules.core.tricks import allowed_cards, by_partners
from bot.rules.games.belote3 import FOR_THREE

MADE, DEDANS, CAPOT = DealOutcome.MADE, DealOutcome.DEDANS, DealOutcome.CAPOT
Points = tuple[int, int, int]


def facts(points: Points, belote: int | None = None, capot: int | None = None) -> Facts:
    """A deal by role: the taker, the next, the third."""
    tallies = [Tally(each, belote=20 * (role == belote)) for role, each in enumerate(points)]
    without = () if capot is not None else tuple(n for n, each in enumerate(points) if not each)
    return Facts(tuple(tallies), capot, trickless=without)


RESULTS: list[tuple[str, dict[str, Any], Facts, DealOutcome, Points]] = [
    ("X1", {}, facts((80, 64, 18)), MADE, (80, 64, 18)),
    ("X2", {}, facts((60, 70, 32)), DEDANS, (0, 81, 81)),
    ("X3", {}, facts((60, 60, 42)), DEDANS, (0, 81, 81)),
    ("X4", {}, facts((55, 70, 37), belote=0), MADE, (75, 70, 37)),
    ("X5", {}, facts((50, 70, 42), belote=0), DEDANS, (20, 81, 81)),
    ("X6", {"contract3": "more_than_both"}, facts((80, 64, 18)), DEDANS, (0, 81, 81)),
    ("X7", {"fail3": "own"}, facts((60, 70, 32)), DEDANS, (0, 70, 32)),
    ("X8", {"fail3": "own_plus_half"}, facts((60, 70, 32)), DEDANS, (0, 100, 62)),
    ("X9", {}, facts((162, 0, 0), capot=0), CAPOT, (252, 0, 0)),
    ("X10", {}, facts((60, 70, 32), belote=1), DEDANS, (0, 101, 81)),
    ("X11", {}, facts((0, 162, 0), capot=1), DEDANS, (0, 126, 126)),
    ("X12", {"fail3": "own_plus_half"}, facts((61, 70, 31)), DEDANS, (0, 100, 62)),
    ("X13", {"def_sum": True}, facts((80, 64, 18)), MADE, (80, 82, 82)),
    ("X14", {"capot3_partial": True}, facts((98, 64, 0)), MADE, (148, 114, 0)),
    ("X15", {"fail3": "own"}, facts((0, 162, 0), capot=1), DEDANS, (0, 252, 0)),
    ("82 of both", {"contract3": "more_than_both"}, facts((82, 62, 18)), MADE, (82, 62, 18)),
    ("81 of both", {"contract3": "more_than_both"}, facts((81, 62, 19)), DEDANS, (0, 81, 81)),
    ("a third's belote", {}, facts((70, 62, 30), belote=1), DEDANS, (0, 101, 81)),
    ("no trick of the taker's", {"capot3_partial": True}, facts((0, 92, 70)), DEDANS, (0, 81, 81)),
    ("a belote and no trick", {}, facts((0, 92, 70), belote=0), DEDANS, (20, 81, 81)),
    ("250", {"capot_value": 250}, facts((0, 0, 162), capot=2), DEDANS, (0, 125, 125)),
    ("laid away, and nothing won", {"fail3": "own_plus_half"}, facts((20, 142, 0), capot=1), DEDANS,
     (0, 252, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "had", "outcome", "written"),
    [pytest.param(*example[1:], id=example[0]) for example in RESULTS],
)
def test_what_three_write(
    changes: dict[str, Any], had: Facts, outcome: DealOutcome, written: Points
) -> None:
    rules = FOR_THREE.changed(changes)
    score = game_of(rules).settle(rules, had)
    assert (score.outcome, score.written) == (outcome, written)


TIERCE = Announced(0, parse_declaration("AS-KS-QS"))
SQUARE = Announced(1, parse_declaration("JS-JH-JD-JC"))


@pytest.mark.parametrize(
    ("changes", "points", "written"),
    [
        ({}, (50, 62, 50), (70, 62, 50)),
        ({}, (40, 70, 52), (0, 91, 91)),
        ({"fail3": "own_plus_half"}, (41, 70, 51), (0, 100, 82)),
        ({"fail3": "own"}, (40, 70, 52), (0, 70, 52)),
    ],
    ids=["made", "split", "own plus half", "own"],
)
def test_the_takers_declaration_goes_the_way_of_the_takers_points(
    changes: dict[str, Any], points: Points, written: Points
) -> None:
    rules = FOR_THREE.changed({"declarations": "first_trick", **changes})
    own, *others = facts(points).tallies
    had = Facts((own._replace(declared=((20, TIERCE),)), *others), None)
    assert game_of(rules).settle(rules, had).written == written


@pytest.mark.parametrize(
    ("changes", "written"),
    [({"capot_victims_decl": "lose"}, (252, 0, 0)), ({"capot_victims_decl": "keep"}, (252, 200, 0)),
     ({"capot_victims_decl": "to_winners"}, (452, 0, 0))],
    ids=["lose", "keep", "to_winners"],
)  # fmt: skip
def test_what_who_has_no_trick_declared(changes: dict[str, Any], written: Points) -> None:
    rules = FOR_THREE.changed({"declarations": "first_trick", **changes})
    taker, first, second = facts((162, 0, 0), capot=0).tallies
    had = Facts((taker, first._replace(declared=((200, SQUARE),)), second), 0)
    assert game_of(rules).settle(rules, had).written == written


def test_a_defenders_declaration_stays_theirs() -> None:
    rules = FOR_THREE.changed({"declarations": "first_trick", "fail3": "own"})
    taker, first, second = facts((60, 70, 32)).tallies
    had = Facts((taker, first._replace(declared=((200, SQUARE),)), second), None)
    score = game_of(rules).settle(rules, had)
    assert score.written == (0, 270, 32)
    assert [each.points for each in score.entries if each.source is Source.DECLARATION] == [200]


def test_who_has_no_trick_has_failed_whatever_was_declared() -> None:
    rules = FOR_THREE.changed({"declarations": "first_trick"})
    taker, *others = facts((0, 92, 70)).tallies
    square = Announced(0, SQUARE.declaration)
    had = Facts((taker._replace(declared=((200, square),)), *others), None, trickless=(0,))
    assert game_of(rules).settle(rules, had).written == (0, 181, 181)


def test_a_bid_has_no_place_here() -> None:
    with pytest.raises(ValueError, match="without a bid"):
        game_of(FOR_THREE).settle(FOR_THREE, facts((80, 64, 18))._replace(bid=80))


FREE = {"partner_plain": "free", "partner_trump": "free"}
LEGAL: list[tuple[str, dict[str, Any], int, str, str, str]] = [
    # Seat 0 leads; whoever plays next defends or has taken.
    ("over the other defender's ace", {}, 0, "7H AH", "9S QS AD", "9S QS"),
    ("not where it is free", FREE, 0, "9H AH", "9S QS AD", "9S QS AD"),
    ("the taker, also where it is free", FREE, 2, "9H AH", "9S QS AD", "9S QS"),
    ("over the other defender's trump", {}, 0, "9H QS", "9S KD", "9S"),
    ("below the other defender's trump", {}, 0, "9H JS", "9S KD", "9S"),
    ("neither where it is free", FREE, 0, "9H QS", "9S KD", "9S KD"),
    ("below the taker's trump", {}, 1, "9H JS", "9S KD", "9S"),
    ("higher in trumps", {}, 0, "QS TS", "AS KS 9H", "AS"),
    ("any trump below", {}, 0, "QS JS", "AS KS 9H", "AS KS"),
    ("the suit led", {}, 1, "QH AH", "9H TH JS", "9H TH"),
    ("nothing to do", {}, 1, "QH AH", "9D TD", "9D TD"),
    ("not with a trump too low", {"undertrump_opp": "optional"}, 1, "9H JS", "9S KD", "9S KD"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "taker", "trick", "hand", "legal"),
    [pytest.param(*example[1:], id=example[0]) for example in LEGAL],
)
def test_which_cards_may_be_played(
    changes: dict[str, Any], taker: int, trick: str, hand: str, legal: str
) -> None:
    """The third to play is seat 2; spades are trump."""
    rules: Ruleset = FOR_THREE.changed(changes)
    partners = by_partners(alone(taker), 0, 2)
    tables = card_tables(Suit.SPADES)
    found = allowed_cards(parse_cards(hand), parse_cards(trick), tables, rules, partners).cards
    assert format_cards(found) == legal
