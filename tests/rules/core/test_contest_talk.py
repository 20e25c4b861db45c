"""The talk that compares declarations (A5, D4)."""

import pytest

from bot.rules.core.declarations import Kind, Said, Word, parse_declaration
from bot.rules.games.classique import DUTCH
from tests.rules.contests import (
    CLUBS,
    DIAMONDS,
    DUTCH_PER_TYPE,
    GERMAN,
    HEARTS,
    SHOWN,
    SPADES,
    heard,
    settle,
)

# What is said after the first trick.


@pytest.mark.parametrize(
    "text",
    [
        "0 AH-KH-QH, 1 TS-9S-8S-7S",  # lengths decide
        "0 AH-KH-QH, 2 KS-QS-JS",  # partners
        "0 KS-KH-KD-KC, 1 QS-QH-QD-QC",  # ranks of carrés are announced
        "0 TS-9S-8S-7S, 1 AH-KH-QH, 2 AC-KC-QC",  # equally long, but not the best
        "0 TS-TH-TD-TC, 1 AH-KH-QH, 2 AC-KC-QC",
    ],
)
def test_nothing_is_said_where_the_announcements_decide(text: str) -> None:
    assert settle(text).talk == ()


@pytest.mark.parametrize("later", ["KS-QS-JS", "QS-JS-TS", "9S-8S-7S"])
def test_good_reveals_nothing(later: str) -> None:
    contest = settle(f"0 KH-QH-JH, 1 {later}")
    assert contest.talk == (
        Said(0, Word.NAMES, Kind.TIERCE, 3, parse_declaration("KH-QH-JH").rank),
        Said(1, Word.GOOD, None, 0, None),
    )


def test_the_earlier_speaks_first_wherever_rotation_begins() -> None:
    text = "0 KH-QH-JH, 1 AS-KS-QS"
    assert heard(settle(text, first=0)) == "0 tierce3 K, 1 tierce3 A"
    assert heard(settle(text, first=1)) == "1 tierce3 A, 0 good"
    assert heard(settle(text, first=3)) == "0 tierce3 K, 1 tierce3 A"


def test_the_suit_is_said_only_by_who_needs_it() -> None:
    """A trump run that is higher, or the earlier of equals, wins without a word of its suit."""
    assert heard(settle("0 QH-JH-TH, 1 KC-QC-JC")) == "0 tierce3 Q, 1 tierce3 K"
    assert heard(settle("0 KC-QC-JC, 1 KH-QH-JH")) == "0 tierce3 K, 1 good"
    assert heard(settle("0 KC-QC-JC, 1 QH-JH-TH")) == "0 tierce3 K, 1 good"


def test_the_best_of_several_equally_long_runs_is_named() -> None:
    contest = settle("0 9H-8H-7H, 0 KH-QH-JH, 1 9D-8D-7D, 1 AS-KS-QS")
    assert heard(contest) == "0 tierce3 K, 1 tierce3 A"
    assert contest.points == (0, 40)


def test_of_two_runs_of_one_height_the_trump_run_is_the_better() -> None:
    contest = settle("0 KS-QS-JS, 1 KH-QH-JH, 1 KC-QC-JC")
    assert (heard(contest), contest.points) == ("0 tierce3 K, 1 trump tierce3 K", (0, 40))


def test_only_the_longest_runs_are_talked_about() -> None:
    contest = settle("0 QH-JH-TH-9H, 0 AS-KS-QS, 1 KD-QD-JD-TD, 2 AC-KC-QC")
    assert heard(contest) == "0 cinquante4 Q, 1 cinquante4 K"
    assert contest.points == (0, 50)


def test_nobody_has_to_beat_his_partner() -> None:
    """Seat 2 has the highest but its partner has named enough: seats 1 and 3 cannot beat that."""
    contest = settle("0 KH-QH-JH, 1 QS-JS-TS, 2 AD-KD-QD, 3 9C-8C-7C")
    assert (heard(contest), contest.points) == ("0 tierce3 K, 1 good, 3 good", (40, 0))


def test_the_partner_helps_when_the_first_to_speak_was_beaten() -> None:
    contest = settle("0 QH-JH-TH, 1 KS-QS-JS, 2 AD-KD-QD, 3 9C-8C-7C")
    assert heard(contest) == "0 tierce3 Q, 1 tierce3 K, 2 tierce3 A, 3 good"
    assert contest.points == (40, 0)


def test_who_was_beaten_and_has_named_his_run_is_silent() -> None:
    contest = settle("0 QH-JH-TH, 1 KS-QS-JS, 2 9D-8D-7D, 3 9C-8C-7C")
    assert heard(contest) == "0 tierce3 Q, 1 tierce3 K, 2 good"


def test_an_answer_may_come_after_the_rotation_is_round() -> None:
    """Partners 0 and 2 sit before 3, so 2 is asked only when 3 has beaten 0."""
    contest = settle("0 9H-8H-7H, 2 AD-KD-QD, 3 KS-QS-JS")
    assert heard(contest) == "0 tierce3 9, 3 tierce3 K, 2 tierce3 A"
    contest = settle("0 9H-8H-7H, 2 TD-9D-8D, 3 KS-QS-JS")
    assert heard(contest) == "0 tierce3 9, 3 tierce3 K, 2 good"


def test_an_equal_run_named_late_wins_by_its_earlier_seat() -> None:
    contest = settle("0 9H-8H-7H, 2 KD-QD-JD, 3 KS-QS-JS")
    assert heard(contest) == "0 tierce3 9, 3 tierce3 K, 2 tierce3 K"
    assert contest.points == (40, 0)


def test_an_equal_run_named_late_loses_to_the_trump_run_that_was_named_before() -> None:
    contest = settle("0 9H-8H-7H, 2 KD-QD-JD, 3 KS-QS-JS", trump=SPADES)
    assert heard(contest) == "0 tierce3 9, 3 tierce3 K, 2 tierce3 K, 3 trump tierce3 K"
    assert contest.points == (0, 20)


def test_a_trump_run_is_beaten_by_a_higher_one() -> None:
    contest = settle("0 QH-JH-TH, 1 QC-JC-TC, 2 KD-QD-JD, 3 9S-8S-7S")
    assert heard(contest) == "0 tierce3 Q, 1 trump tierce3 Q, 2 tierce3 K, 3 good"


def test_where_everything_is_shown_nothing_is_said() -> None:
    for rules in (SHOWN, GERMAN):
        assert settle("0 QH-JH-TH, 1 KD-QD-JD, 2 9C-8C-7C", rules=rules).talk == ()


# What is said during the second trick.


def test_during_trick_2_each_names_what_is_higher_or_passes() -> None:
    contest = settle("0 QH-JH-TH, 1 KD-QD-JD, 2 9C-8C-7C, 3 AS-KS-QS-JS", rules=DUTCH)
    assert heard(contest) == "0 tierce3 Q, 1 tierce3 K, 2 passes, 3 cinquante4 A"
    assert contest.points == (0, 70)


def test_during_trick_2_the_winner_of_the_first_trick_speaks_first() -> None:
    contest = settle("0 QH-JH-TH, 1 QD-JD-TD, 3 9S-8S-7S", first=1, rules=DUTCH)
    assert heard(contest) == "1 tierce3 Q, 3 passes, 0 passes"
    assert contest.points == (0, 40)


def test_during_trick_2_who_announced_nothing_says_nothing() -> None:
    assert heard(settle("2 QH-JH-TH", rules=DUTCH)) == "2 tierce3 Q"


def test_during_trick_2_a_player_names_his_highest() -> None:
    contest = settle("0 9H-8H-7H, 0 JS-JH-JD-JC, 1 9S-9H-9D-9C, 1 AC-KC-QC", rules=DUTCH)
    assert heard(contest) == "0 carre4 J, 1 passes"


def test_during_trick_2_a_higher_one_of_the_partner_is_named_as_well() -> None:
    contest = settle("0 QH-JH-TH, 2 KD-QD-JD", rules=DUTCH)
    assert heard(contest) == "0 tierce3 Q, 2 tierce3 K"


def test_during_trick_2_an_equal_run_passes_unless_it_is_in_trumps() -> None:
    text = "0 QH-JH-TH, 3 QD-JD-TD"
    assert heard(settle(text, trump=CLUBS, rules=DUTCH)) == "0 tierce3 Q, 3 passes"
    assert heard(settle(text, trump=HEARTS, rules=DUTCH)) == "0 tierce3 Q, 3 passes"
    assert heard(settle(text, trump=DIAMONDS, rules=DUTCH)) == "0 tierce3 Q, 3 trump tierce3 Q"


def test_during_trick_2_a_longer_cent_is_higher() -> None:
    contest = settle("0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S-8S", rules=DUTCH)
    assert heard(contest) == "0 cent5 A, 1 cent6 K"


def test_during_trick_2_per_type_only_what_both_teams_have_is_in_question() -> None:
    contest = settle("0 QH-JH-TH, 1 KD-QD-JD, 1 AC-KC-QC-JC, 2 AS-KS-QS", rules=DUTCH_PER_TYPE)
    assert heard(contest) == "0 tierce3 Q, 1 tierce3 K, 2 tierce3 A"
    assert contest.points == (40, 50)
