"""The worked examples G1–G30 (I8), the weak spots, and the ladder."""

from typing import Any

import pytest

from bot.rules import (
    TAKERS,
    Announced,
    DealOutcome,
    Held,
    IllegalAction,
    Phase,
    Rank,
    Ruleset,
    Suit,
    choices,
    parse_cards,
    parse_declaration,
    parse_trump,
    score_deal,
    view,
)
from bot.rules.core.declarations import settle_contest
from bot.rules.core.sides import TEAMS
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from bot.rules.scoring.party import release_held
from bot.text import Words
from tests.rules.games.bulgarian.scenarios import capot_at_the_target
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, do, legal_actions

BOOK = BULGARIAN_BELOT
PROGRAM = BOOK.changed({"tens_rounding": "program"})
CANCELS = BOOK.changed({"capot_doubling": "cancels"})
TOTALS = {"S": 162, "N": 130, "A": 258}

EXAMPLES: list[tuple[str, Ruleset, str, int, int, int, tuple[int, int], int]] = [
    ("G1", BOOK, "S", 1, 100, 62, (10, 6), 0),
    ("G2", BOOK, "S", 1, 96, 66, (9, 7), 0),
    ("G3", BOOK, "S", 1, 106, 56, (10, 6), 0),
    ("G4", BOOK, "S", 1, 156, 6, (15, 1), 0),
    ("G5", BOOK, "S", 1, 97, 65, (10, 6), 0),
    ("G6", BOOK, "S", 1, 81, 81, (0, 8), 8),
    ("G7", BOOK, "S", 1, 106, 106, (0, 10), 11),
    ("G7 program", PROGRAM, "S", 1, 106, 106, (0, 10), 10),
    ("G8", BOOK, "S", 1, 70, 92, (0, 16), 0),
    ("G9", BOOK, "S", 1, 70, 112, (0, 18), 0),
    ("G10", BOOK, "S", 2, 100, 62, (32, 0), 0),
    ("G11", BOOK, "S", 4, 62, 100, (0, 64), 0),
    ("G12", BOOK, "S", 2, 81, 81, (0, 0), 32),
    ("G13", BOOK, "N", 1, 140, 120, (14, 12), 0),
    ("G14", BOOK, "N", 1, 130, 130, (0, 13), 13),
    ("G15", BOOK, "N", 2, 120, 140, (0, 52), 0),
    ("G16", BOOK, "N", 1, 256, 4, (26, 0), 0),
    ("G16 program", PROGRAM, "N", 1, 256, 4, (25, 1), 0),
    ("G17", BOOK, "A", 1, 134, 124, (13, 13), 0),
    ("G18", BOOK, "A", 1, 194, 164, (19, 17), 0),
    ("G19", BOOK, "A", 1, 154, 154, (0, 15), 16),
    ("G20", BOOK, "A", 1, 120, 138, (0, 26), 0),
    ("G21", BOOK, "A", 4, 150, 108, (104, 0), 0),
    ("G22", BOOK, "S", 1, 252, 0, (25, 0), 0),
    ("G23", BOOK, "N", 1, 350, 0, (35, 0), 0),
    ("G24", BOOK, "A", 1, 348, 0, (35, 0), 0),
    ("G25", BOOK, "S", 2, 252, 0, (50, 0), 0),
    ("G25 cancels", CANCELS, "S", 2, 252, 0, (25, 0), 0),
    ("G29", BOOK, "A", 1, 224, 34, (22, 4), 0),
    ("G30", BOOK, "S", 1, 180, 2, (18, 0), 0),
    ("G30 program", PROGRAM, "S", 1, 180, 2, (17, 1), 0),
]  # fmt: skip


def scored(rules: Ruleset, trump: str, times: int, mine: int, theirs: int) -> Any:
    """A deal with these points, of which what is too much for the tricks was declared."""
    double = 2 if trump == "N" else 1
    total = TOTALS[trump]
    capot = mine - 90 == total * double and theirs == 0
    more = 0 if capot else mine + theirs - total * double
    ours = (total if capot else mine - (more if mine >= more else 0)) // (1 if capot else double)
    declared = (more, 0) if mine >= more else (0, more)
    if trump == "S" and mine == theirs:
        ours, declared = mine - more, (more, 0)
    return score_deal(
        rules, ours, total=total, declarations=declared, capot=TAKERS if capot else None,
        multiplier=times, trump=parse_trump(trump),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "trump", "times", "mine", "theirs", "written", "hangs"),
    [pytest.param(*each[1:], id=each[0]) for each in EXAMPLES],
)
def test_worked_examples(
    rules: Ruleset, trump: str, times: int, mine: int, theirs: int, written: Any, hangs: int
) -> None:
    score = scored(rules, trump, times, mine, theirs)
    assert score.compared == (mine, theirs)
    assert (score.takers, score.defenders) == written
    assert sum(score.held) == hangs
    assert (score.outcome is DealOutcome.HANGING) is (mine == theirs)


HUNG = (Held(DealOutcome.HANGING, 0, (8, 0)),)


@pytest.mark.parametrize(
    ("mine", "theirs", "totals"),
    [
        pytest.param(100, 62, (18, 6), id="G26"),
        pytest.param(70, 92, (0, 24), id="G27"),
    ],
)
def test_what_hangs_goes_to_the_winner_of_the_next_deal(
    mine: int, theirs: int, totals: tuple[int, int]
) -> None:
    score = scored(BOOK, "S", 1, mine, theirs)
    won = 0 if score.outcome.takers_won else 1
    more = release_held(HUNG, [won], TEAMS)
    assert (score.takers + more[0], score.defenders + more[1]) == totals


def test_both_roundings_differ_in_small_sums_and_ties_alone() -> None:
    for trump, total in (("S", 162), ("A", 258), ("N", 130)):
        for mine in range(total + 1):
            double = 2 if trump == "N" else 1
            ours, theirs = mine * double, (total - mine) * double
            book, program = (scored(r, trump, 1, ours, theirs) for r in (BOOK, PROGRAM))
            if ours != theirs and book[1:3] != program[1:3]:
                assert 0 < theirs < 6, (trump, mine)


def test_on_boards_nothing_hangs() -> None:
    boards = BOOK.changed({"end_mode": "boards"})
    assert score_deal(boards, 81, trump=Suit.SPADES).held == (0, 0)


# The auction (I1) --------------------------------------------------------------------------------


def calls(script: str, rules: Ruleset = BOOK) -> list[str]:
    state = do(bidding(FOUR_SUITS, rules), script)
    return [str(each).partition(" ")[2] for each in legal_actions(state, asked_seat(state))]


def test_the_ladder() -> None:
    trumps = [each.split()[-1] for each in calls("pass")[1:]]
    assert trumps == ["C", "D", "H", "S", "N", "A"]
    assert calls("bid H") == ["pass", "bid S", "bid N", "bid A", "coinche"]
    assert calls("bid H, pass") == ["pass", "bid S", "bid N", "bid A"]
    assert calls("bid A") == ["pass", "coinche"]


def test_contra_recontra_and_running_from_them() -> None:
    assert calls("bid N, coinche") == ["pass", "bid A", "surcoinche"]
    assert calls("bid N, coinche, pass") == ["pass", "bid A"]
    assert calls("bid N, coinche, surcoinche") == ["pass", "bid A"]
    assert calls("bid N, coinche, bid A") == ["pass", "coinche"]
    bound = BOOK.changed({"run_from_contra": False})
    assert calls("bid C, coinche", bound) == ["pass", "surcoinche"]
    with pytest.raises(IllegalAction):
        do(bidding(FOUR_SUITS, bound), "bid C, coinche, bid A")


def test_the_auction_ends() -> None:
    def after(script: str, rules: Ruleset = BOOK) -> Any:
        return do(bidding(FOUR_SUITS, rules), script)

    ended = after("bid C, coinche, pass, pass, pass")
    assert (ended.phase, ended.deal.multiplier, asked_seat(ended)) == (Phase.PLAY, 2, 0)
    assert after("bid C, pass, pass").phase is Phase.CALL
    assert after("pass, pass, pass, pass").phase is Phase.SHUFFLE
    # Nobody has anything left to say.
    silent = after("bid A, coinche, surcoinche")
    assert (silent.phase, silent.deal.multiplier) == (Phase.PLAY, 4)
    bound = BOOK.changed({"run_from_contra": False})
    assert after("bid C, coinche, surcoinche", bound).phase is Phase.PLAY
    # A new bid counts once again.
    assert after("bid C, coinche, bid A, pass, pass, pass").deal.multiplier == 1


def test_five_cards_and_three_more() -> None:
    state = bidding(FOUR_SUITS, BOOK)
    assert view(state, 0).hand_sizes == (5, 5, 5, 5)
    assert view(state, 0).turn_up is None
    state = do(state, "bid S, pass, pass, pass")
    assert [set(hand) for hand in deal_of(state).hands] == [set(parse_cards(h)) for h in FOUR_SUITS]


# Declarations and belots (I4) --------------------------------------------------------------------


def test_nothing_is_declared_at_no_trumps() -> None:
    hand = parse_cards("AS KS QS JS 7H 7D 8C 9C")
    assert choices(hand, BOOK, parse_trump("N")) == ()
    assert choices(hand, BOOK, parse_trump("A"))


def test_the_most_points_are_proposed_and_of_as_many_a_carre() -> None:
    [first, *_] = choices(parse_cards("JS JH JD JC AS KS QS TS"), BOOK, Suit.SPADES)
    assert [str(each) for each in first] == ["JS-JH-JD-JC", "AS-KS-QS"]
    [first, *_] = choices(parse_cards("AS KS QS JS TS TH TD TC"), BOOK, Suit.SPADES)
    assert [str(each) for each in first] == ["TS-TH-TD-TC", "AS-KS-QS-JS"]


def announced(*said: str) -> list[Announced]:
    """`seat cards`"""
    return [Announced(int(e[0]), parse_declaration(e[2:])) for e in said]


@pytest.mark.parametrize(
    ("said", "separate", "by_value"),
    [
        (("0 AS-KS-QS", "1 JH-TH-9H-8H"), (0, 50), (0, 50)),
        (("0 AS-KS-QS", "1 KH-QH-JH", "2 TD-9D-8D"), (40, 0), (40, 0)),
        (("0 AS-KS-QS", "1 AH-KH-QH", "2 TD-9D-8D-7D"), (70, 0), (70, 0)),
        (("0 AS-KS-QS", "1 AH-KH-QH", "2 TD-9D-8D"), (0, 0), (0, 0)),
        (("0 KS-KH-KD-KC", "1 9H-8H-7H"), (100, 20), (100, 0)),
        (("0 KS-KH-KD-KC", "1 AS-AH-AD-AC"), (0, 100), (0, 100)),
        (("0 QS-QH-QD-QC", "1 JH-TH-9H-8H-7H"), (100, 100), (100, 0)),
    ],
)  # fmt: skip
def test_both_contests(
    said: tuple[str, ...], separate: tuple[int, int], by_value: tuple[int, int]
) -> None:
    for contest, expected in (("separate", separate), ("by_value", by_value)):
        rules = BOOK.changed({"decl_contest": contest})
        assert settle_contest(announced(*said), 0, Suit.HEARTS, rules, TEAMS).points == expected


def test_what_is_declared_stays_hidden_until_the_deal_is_over() -> None:
    hands = ("AS KS QS JS 9H 9D 9C 7D", "TS 9S 8S AH KH QH 7C 8C",
             "7S JH TH 8H 7H AD KD QD", "JD TD 8D AC KC QC JC TC")  # fmt: skip
    state = do(bidding(hands, BOOK), "bid H, pass, pass, pass")
    state = do(state, "AS AS-KS-QS-JS, TS AH-KH-QH, 7S, JD AC-KC-QC-JC-TC")
    heard = view(state, 0).heard
    assert [each.cards != () for each in heard] == [True, False, False]
    assert view(state, 0).declarations is None
    while not state.results:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    assert [each.counts for each in view(state, 0).heard] == [False, True, True]
    assert state.results[0].declarations == (0, 120)


def test_of_a_carre_only_its_kind_is_said() -> None:
    hands = ("JS JH JD JC 9H 9D 9C 7D", "TS 9S 8S AH KH QH 7C 8C",
             "7S AS TH 8H 7H AD KD QD", "KS TD 8D AC KC QC QS TC")  # fmt: skip
    state = do(bidding(hands, BOOK), "bid H, pass, pass, pass, JS JS-JH-JD-JC")
    [theirs], [own] = view(state, 1).heard, view(state, 0).heard
    assert (theirs.rank, own.rank) == (None, Rank.JACK)
    words = Words("en")
    assert words.announced(theirs.kind, theirs.length, theirs.rank) == "a carré"


BELOTS = ("KS QS AS 8S 7H 8H 7D 7C", "KH QH 9S 7S AD TD AC TC",
          "JS TS AH TH KD JD 9C 8C", "JH 9H QD 9D 8D KC QC JC")  # fmt: skip


def test_a_belot_at_all_trumps_begins_in_the_suit_that_is_led() -> None:
    state = do(bidding(BELOTS, BOOK), "bid A, pass, pass, pass")
    in_suit = do(state, "KS, 9S, JS, JH")
    assert [(e.seat, e.words) for e in view(in_suit, None).belotes] == [(0, 1)]
    # Seat 3 has no spades, and its king of clubs begins nothing.
    thrown = do(state, "AS, 9S, JS, KC")
    assert view(thrown, None).belotes == ()
    while not thrown.results:
        thrown = act(thrown, legal_actions(thrown, asked_seat(thrown))[0])
    words = {belote.suit: belote.words for belote in deal_of(thrown).belotes}
    assert words[Suit.CLUBS] == 0
    rules = BOOK.changed({"belote_ta": "each_suit"})
    state = do(bidding(BELOTS, rules), "bid A, pass, pass, pass, AS, 9S, JS, KC")
    assert [(e.seat, e.words) for e in view(state, None).belotes] == [(3, 1)]


def test_a_capot_is_no_exit() -> None:
    by_value = {
        value: capot_at_the_target(BOOK.changed({"kapo_no_exit": value}))
        for value in ("off", "one_more", "raise")
    }
    assert by_value == {"off": [0], "one_more": [None, 0], "raise": [None, None]}
