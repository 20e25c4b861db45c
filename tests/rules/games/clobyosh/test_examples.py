"""The worked examples of clobyosh (CL7), and what the table hears of sequences (CL4)."""

from typing import Any

import pytest

from bot.rules import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    score_deal,
    view,
)
from bot.rules.games.clobyosh import FOR_TWO
from tests.rules.games.clobyosh import telling
from tests.rules.games.clobyosh.parties import DEALER, ELDER, taken
from tests.rules.parties import deal_of, do, finish, legal, play

MADE, DEDANS, HANGING = DealOutcome.MADE, DealOutcome.DEDANS, DealOutcome.HANGING
ASIDE = FOR_TWO.changed({"tie_rule": "set_aside"})

RESULTS: list[tuple[str, tuple[int, int], dict[str, Any], Any, tuple[int, int]]] = [
    ("Q1", (78, 52), {}, MADE, (78, 52)),
    ("Q2", (55, 70), {}, DEDANS, (0, 125)),
    ("Q3", (60, 60), {}, DEDANS, (0, 60)),
    ("Q5", (55, 50), {}, MADE, (55, 50)),
    ("Q6", (49, 50), {"declarations": (20, 0)}, MADE, (69, 50)),
    ("Q7", (61, 41), {"belote": DEFENDERS}, DEDANS, (0, 61)),
    ("Q8", (50, 90), {"declarations": (0, 50)}, DEDANS, (0, 190)),
]


@pytest.mark.parametrize(
    ("points", "facts", "outcome", "written"),
    [pytest.param(*example[1:], id=example[0]) for example in RESULTS],
)
def test_what_is_written(
    points: tuple[int, int], facts: dict[str, Any], outcome: Any, written: tuple[int, int]
) -> None:
    score = score_deal(FOR_TWO, points, total=sum(points), **facts)
    assert (score.outcome, score.written, score.held) == (outcome, written, (0, 0))


def test_equal_points_are_set_aside_where_the_table_does_so() -> None:
    """Q4."""
    score = score_deal(ASIDE, (60, 60), total=120)
    assert (score.outcome, score.written, score.held) == (HANGING, (0, 0), (60, 60))


def test_what_the_maker_had_goes_to_the_opponent_from_where_it_came() -> None:
    score = score_deal(FOR_TWO, (40, 71), total=111, declarations=(20, 0), belote=TAKERS)
    assert score.written == (80, 71)
    score = score_deal(FOR_TWO, (30, 71), total=101, declarations=(20, 0), belote=TAKERS)
    told = [(each.source.value, each.points) for each in score.entries]
    assert told == [("deal", 101), ("declaration", 20), ("their_belote", 20)]


@pytest.mark.parametrize(
    ("capot_victims_decl", "all_tricks", "written"),
    [("lose", 0, (90, 20)), ("keep", 0, (90, 70)), ("lose", 100, (190, 20))],
)
def test_without_a_trick_bella_alone_counts(
    capot_victims_decl: str, all_tricks: int, written: tuple[int, int]
) -> None:
    rules = FOR_TWO.changed({"capot_victims_decl": capot_victims_decl, "all_tricks": all_tricks})
    score = score_deal(
        rules, (90, 0), total=90, capot=TAKERS, declarations=(0, 50), belote=DEFENDERS
    )
    assert (score.outcome, score.written) == (MADE, written)


@pytest.mark.parametrize(
    ("trick", "hand", "cards"),
    [
        ("9H", "AH 7H JS", "AH 7H"),
        ("9H", "7S AC JC", "7S"),
        ("9H", "AC JC", "AC JC"),
        ("9S", "JS 8S AH", "JS"),
        ("JS", "9S 8S AH", "9S 8S"),
        ("JS", "AH 7C", "AH 7C"),
    ],
)
def test_which_cards_may_be_played(trick: str, hand: str, cards: str) -> None:
    """CL6, with spades trump."""
    assert legal(hand, trick, FOR_TWO) == {*cards.split()}


# Sequences ---------------------------------------------------------------------------------------

FILLERS = ("7C 9C JC KC 7D 9D", "TC QC AC 8D 7S 9S")
"""cards of which no two are in a row"""
TALKS = [
    ("lower", "KS QS JS", "TH 9H 8H", ["0 20", "1 same", "0 K", "1 good"], ELDER),
    ("none", "KS QS JS", "TH 9H 7H", ["0 20", "1 good"], ELDER),
    ("higher", "TH 9H 8H", "KS QS JS", ["0 20", "1 same", "0 T", "1 no good"], DEALER),
    ("longer", "AS KS QS", "JH TH 9H 8H", ["0 20", "1 no good"], DEALER),
    ("shorter", "JH TH 9H 8H", "KS QS JS", ["0 50", "1 good"], ELDER),
    ("the elder has none", "AS KS JS", "TH 9H 8H", ["1 20"], DEALER),
    ("neither", "AS KS JS", "TH 9H 7H", [], None),
    ("four of a kind", "KS KH KD KC", "TH 9H 7H", [], None),
    ("trump", "KD QD JD", "KH QH JH", ["0 20", "1 same", "0 K", "1 same", "0 trump", "1 good"],
     ELDER),
    ("trump beats", "KH QH JH", "KD QD JD",
     ["0 20", "1 same", "0 K", "1 same", "0 plain", "1 no good"], DEALER),
    ("equal", "KH QH JH", "KS QS JS",
     ["0 20", "1 same", "0 K", "1 same", "0 plain", "1 same"], None),
]  # fmt: skip
"""with diamonds trump: what both hold, what is said, whose count"""


def filled(seat: int, cards: str) -> str:
    return " ".join([*dict.fromkeys([*cards.split(), *FILLERS[seat].split()])][:9])


@pytest.mark.parametrize(
    ("elder", "dealer", "heard", "better"),
    [pytest.param(*talk[1:], id=talk[0]) for talk in TALKS],
)
def test_no_more_is_said_than_is_needed(
    elder: str, dealer: str, heard: list[str], better: int | None
) -> None:
    hands = filled(ELDER, elder), filled(DEALER, dealer)
    state = taken(hands, trump="D", turned="8C")
    assert view(state, DEALER).talk == ()
    after_one = play(state, "7C")
    first = [telling.words_of(each) for each in view(after_one, DEALER).talk]
    assert first == [each for each in heard[:1] if each[0] == "0"]
    assert view(after_one, DEALER).heard == view(state, DEALER).heard
    while not deal_of(after_one).tricks:
        after_one = do(after_one, str(view(after_one, deal_of(after_one).turn).options[0]))
    for seat in (None, ELDER, DEALER):
        seen = view(after_one, seat)
        assert [telling.words_of(each) for each in seen.talk] == heard
        assert {each.seat for each in seen.heard if each.seat != seat} <= {better}
    assert [bool(each) for each in finish(after_one).results[0].declarations] == [
        better == ELDER, better == DEALER,
    ]  # fmt: skip


def test_bella_is_not_known_before_its_second_card() -> None:
    hands = ("JH 9H KH QH 7S 8S AC TD 8D", "AS TS 9S JS KS AD 9D KC QC")
    state = play(taken(hands, trump="H", turned="8H"), "KH")
    assert view(state, DEALER).belotes == ()
    state = do(state, str(view(state, DEALER).options[0]))
    state = play(state, "QH")
    assert [(each.seat, each.words) for each in view(state, DEALER).belotes] == [(ELDER, 2)]
