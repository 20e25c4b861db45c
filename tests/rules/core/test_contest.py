"""Which declarations score (A5, D3).

The examples of A5 have their numbers in the names.
"""

from itertools import pairwise

import pytest

from bot.rules.core.card import BELOTE
from bot.rules.core.declarations import Contest, settle_contest
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.games.classique import DUTCH, PAGAT
from tests.rules.contests import (
    CLUBS,
    DIAMONDS,
    DUTCH_PER_TYPE,
    EVERY_RULES,
    GERMAN,
    HEARTS,
    PER_TYPE,
    SPADES,
    TWO,
    heard,
    scoring,
    settle,
)

# The examples of A5; team 0 is A, team 1 is B, and seat 0 speaks first.


def test_a5_example_1() -> None:
    contest = settle("0 KH-QH-JH, 1 AC-KC-QC", trump=SPADES)
    assert (scoring(contest), contest.points) == ("1 AC-KC-QC", (0, 20))
    assert heard(contest) == "0 tierce3 K, 1 tierce3 A"


def test_a5_example_2() -> None:
    contest = settle("0 QH-JH-TH, 1 QC-JC-TC", trump=CLUBS)
    assert contest.points == (0, 20)
    assert heard(contest) == "0 tierce3 Q, 1 trump tierce3 Q"


def test_a5_example_3() -> None:
    contest = settle("0 QH-JH-TH, 1 QC-JC-TC", trump=SPADES)
    assert contest.points == (20, 0)
    assert heard(contest) == "0 tierce3 Q, 1 good"


def test_a5_example_4() -> None:
    contest = settle("0 QS-QH-QD-QC, 1 AC-KC-QC-JC-TC, 2 9S-8S-7S")
    assert contest.points == (120, 0)
    assert scoring(contest) == "0 QS-QH-QD-QC, 2 9S-8S-7S"
    assert heard(contest) == ""


def test_a5_example_5() -> None:
    contest = settle("2 TS-9S-8S-7S, 1 AC-KC-QC, 1 AD-KD-QD, 3 AH-KH-QH")
    assert contest.points == (50, 0)
    assert heard(contest) == ""


@pytest.mark.parametrize("rules", [PER_TYPE, GERMAN, DUTCH_PER_TYPE])
@pytest.mark.parametrize("carre", ["TS-TH-TD-TC", "AS-AH-AD-AC"])
def test_a5_example_6(rules: Ruleset, carre: str) -> None:
    """A tierce Q-J-10 in play leaves no carré of tens, so one of aces stands beside it."""
    contest = settle(f"0 KH-QH-JH, 1 QS-JS-TS, 1 {carre}", rules=rules)
    assert contest.points == (20, 100)
    assert scoring(contest) == f"0 KH-QH-JH, 1 {carre}"


def test_a5_example_8() -> None:
    contest = settle("3 KC-QC-JC", trump=CLUBS)
    assert contest.points == (0, 20)
    assert contest.points[1] + BELOTE == 40


def test_a5_example_10() -> None:
    """The best six of one suit against five: as five they win by their ace, as six by length."""
    assert settle("0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S", rules=PAGAT).points == (100, 0)
    assert settle("0 AD-KD-QD-JD-TD-9D, 1 KS-QS-JS-TS-9S", rules=DUTCH).points == (100, 0)
    assert settle("0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S-8S", rules=DUTCH).points == (0, 100)


# Who scores.


def test_nothing_was_announced() -> None:
    assert settle_contest([], 0, SPADES, PAGAT, TEAMS) == Contest((), (0, 0), ())


def test_one_team_alone_scores_all_it_announced_and_says_nothing() -> None:
    contest = settle("3 9H-8H-7H, 1 KS-QS-JS, 1 AD-KD-QD-JD, 3 TS-TH-TD-TC")
    assert contest.points == (0, 190)
    assert scoring(contest) == "1 AD-KD-QD-JD, 1 KS-QS-JS, 3 TS-TH-TD-TC, 3 9H-8H-7H"
    assert contest.talk == ()


def test_what_counts_is_listed_in_rotation_of_one_seat_the_strongest_first() -> None:
    contest = settle("0 9H-8H-7H, 2 9S-8S-7S, 0 AC-KC-QC-JC, 2 KS-QS-JS", first=1)
    assert scoring(contest) == "2 KS-QS-JS, 2 9S-8S-7S, 0 AC-KC-QC-JC, 0 9H-8H-7H"


def test_equal_declarations_of_one_seat_stand_in_the_order_of_the_pack() -> None:
    assert scoring(settle("0 KD-QD-JD, 0 KH-QH-JH", trump=None)) == "0 KH-QH-JH, 0 KD-QD-JD"
    assert scoring(settle("0 KD-QD-JD, 0 KH-QH-JH", trump=DIAMONDS)) == "0 KD-QD-JD, 0 KH-QH-JH"


def test_the_lower_carre_loses_also_among_those_of_a_hundred() -> None:
    for high, low in pairwise("J9ATKQ"):
        higher = "-".join(f"{high}{suit}" for suit in "SHDC")
        lower = "-".join(f"{low}{suit}" for suit in "SHDC")
        for rules in (PAGAT, DUTCH, PER_TYPE, GERMAN):
            contest = settle(f"0 {lower}, 1 {higher}", rules=rules)
            assert contest.points[0] == 0
            assert contest.points[1] > 0


@pytest.mark.parametrize("rules", EVERY_RULES)
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_equal_plain_runs_go_to_the_earlier_in_rotation(
    rules: Ruleset, first: int, winner: int
) -> None:
    contest = settle("0 QH-JH-TH, 1 QD-JD-TD", first=first, trump=CLUBS, rules=rules)
    assert contest.points == ((20, 0) if winner == 0 else (0, 20))


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("rules", EVERY_RULES)
def test_a_trump_run_beats_an_equally_high_one_wherever_it_sits(first: int, rules: Ruleset) -> None:
    for trump, winner in ((HEARTS, 0), (DIAMONDS, 1)):
        contest = settle("2 QH-JH-TH, 3 QD-JD-TD", first=first, trump=trump, rules=rules)
        assert contest.points[winner] == 20
        assert contest.points[1 - winner] == 0


def test_a_higher_plain_run_beats_a_trump_run_and_a_longer_one_both() -> None:
    assert settle("0 QC-JC-TC, 1 KH-QH-JH", trump=CLUBS).points == (0, 20)
    assert settle("0 AC-KC-QC, 1 TH-9H-8H-7H", trump=CLUBS).points == (0, 50)


def test_without_one_trump_suit_the_earlier_of_equal_runs_scores() -> None:
    contest = settle("1 QH-JH-TH, 2 QS-JS-TS", first=1, trump=None)
    assert (contest.points, heard(contest)) == ((0, 20), "1 tierce3 Q, 2 good")


def test_with_two_players_everybody_is_a_side() -> None:
    contest = settle("0 QH-JH-TH, 1 QD-JD-TD", first=1, trump=None, rules=TWO)
    assert (contest.points, heard(contest)) == ((0, 20), "1 tierce3 Q, 0 good")
    contest = settle("0 KH-QH-JH, 1 9D-8D-7D", first=1, trump=None, rules=TWO)
    assert (contest.points, heard(contest)) == ((20, 0), "1 tierce3 9, 0 tierce3 K")


def test_per_type_the_team_with_the_higher_one_keeps_all_of_that_type() -> None:
    """D3: by team, so a partner's lower tierce counts and a higher one of the losers does not."""
    contest = settle("0 AH-KH-QH, 1 KS-QS-JS, 2 9D-8D-7D, 3 KC-QC-JC-TC", rules=PER_TYPE)
    assert contest.points == (40, 50)
    assert scoring(contest) == "0 AH-KH-QH, 2 9D-8D-7D, 3 KC-QC-JC-TC"


def test_per_type_a_longer_cent_suppresses_a_shorter_one() -> None:
    """Runs of five to eight cards are one type."""
    contest = settle(
        "0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S-8S",
        rules=PER_TYPE.changed({"long_runs": "true_length"}),
    )
    assert (contest.points, heard(contest)) == ((0, 100), "")


def test_per_type_every_type_is_a_contest_of_its_own() -> None:
    contest = settle(
        "0 AD-KD-QD-JD, 0 9S-8S-7S, 1 KH-QH-JH-TH, 1 AC-KC-QC, 2 JS-JH-JD-JC, 3 9S-9H-9D-9C",
        rules=PER_TYPE,
    )
    assert contest.points == (250, 20)
    assert heard(contest) == "0 cinquante4 A, 1 good, 0 tierce3 9, 1 tierce3 A"


def test_the_same_announcements_by_winner_and_by_type() -> None:
    text = "0 AD-KD-QD, 1 KH-QH-JH-TH, 2 KS-QS-JS, 3 9D-8D-7D"
    assert settle(text, rules=PAGAT).points == (0, 70)
    assert settle(text, rules=PER_TYPE).points == (40, 50)
