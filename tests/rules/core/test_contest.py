"""Which declarations score, and what is said to find out (A5): examples, words, and any contest."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.core.card import BELOTE, PACK, Card, Suit
from bot.rules.core.declarations import (
    Announced,
    Contest,
    Kind,
    Said,
    Word,
    choices,
    parse_declaration,
    settle_contest,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, TEAMS
from bot.rules.games.classique import DUTCH, PAGAT
from tests.rules.contests import (
    CLUBS,
    DIAMONDS,
    DUTCH_PER_TYPE,
    EVERY_RULES,
    GERMAN,
    HEARTS,
    PER_TYPE,
    SHOWN,
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


@st.composite
def deals(draw: st.DrawFn) -> list[tuple[Card, ...]]:
    """Four hands with many runs: the pack is dealt in pieces of suits."""
    pieces: list[tuple[Card, ...]] = []
    for suit in range(4):
        cuts = sorted(draw(st.sets(st.integers(1, 7), max_size=4)))
        for start, end in zip([0, *cuts], [*cuts, 8], strict=True):
            pieces.append(PACK[8 * suit + start : 8 * suit + end])
    cards = [card for piece in draw(st.permutations(pieces)) for card in piece]
    return [tuple(cards[8 * seat : 8 * seat + 8]) for seat in range(4)]


class Case(NamedTuple):
    """The arguments of `settle_contest`."""

    announced: list[Announced]
    first: int
    trump: Suit | None
    rules: Ruleset

    def settle(self) -> Contest:
        return settle_contest(*self, TEAMS if self.rules.players == 4 else SINGLES)

    def competing(self) -> list["Case"]:
        """Return what competes with each other, as cases of their own."""
        if self.rules.decl_contest == "winner_takes_all":
            return [self] if self.announced else []
        by_kind = [[each for each in self.announced if each.declaration.kind is k] for k in Kind]
        return [self._replace(announced=group) for group in by_kind if group]

    def best_team(self) -> int:
        (team,) = {
            one.seat % 2
            for one in self.announced
            if all(one is other or self.beats(one, other) for other in self.announced)
        }
        return team

    def beats(self, one: Announced, other: Announced) -> bool:
        """A5 Ranking, sentence by sentence; True also for two equal ones of one seat."""
        mine, theirs = one.declaration, other.declaration
        if mine.kind is Kind.CARRE and theirs.kind is Kind.CARRE:
            return "J9ATKQ".index(mine.rank) < "J9ATKQ".index(theirs.rank)
        if Kind.CARRE in (mine.kind, theirs.kind):
            return mine.kind is Kind.CARRE
        if len(mine.cards) != len(theirs.cards):
            return len(mine.cards) > len(theirs.cards)
        if mine.rank != theirs.rank:
            return "AKQJT987".index(mine.rank) < "AKQJT987".index(theirs.rank)
        if self.trump in (mine.cards[0].suit, theirs.cards[0].suit):
            return mine.cards[0].suit == self.trump
        return (one.seat - self.first) % 4 <= (other.seat - self.first) % 4


@st.composite
def contests(draw: st.DrawFn) -> Case:
    rules = draw(st.sampled_from(EVERY_RULES)).changed(
        {
            "long_run_split": draw(st.booleans()),
            "long_runs": draw(st.sampled_from(["cap5", "true_length"])),
        }
    )
    said: list[Announced] = []
    for seat, hand in enumerate(draw(deals())):
        offers = choices(hand, rules)
        if offers:
            said += [Announced(seat, each) for each in draw(st.sampled_from(offers))]
    return Case(said, draw(st.integers(0, 3)), draw(st.sampled_from([*Suit, None])), rules)


@given(contests())
def test_who_has_the_highest_scores_all_his_team_announced(case: Case) -> None:
    contest = case.settle()
    expected = [
        each
        for group in case.competing()
        for each in group.announced
        if each.seat % 2 == group.best_team()
    ]
    assert sorted(contest.scoring) == sorted(expected)
    for team in (0, 1):
        theirs = [each.declaration for each in expected if each.seat % 2 == team]
        assert contest.points[team] == sum(each.points for each in theirs)
    if case.rules.decl_contest == "winner_takes_all":
        assert contest.points.count(0) == (1 if case.announced else 2)


@given(contests(), st.data())
def test_the_order_in_which_they_are_handed_in_changes_nothing(
    case: Case, data: st.DataObject
) -> None:
    other = case._replace(announced=data.draw(st.permutations(case.announced)))
    assert other.settle() == case.settle()


@given(contests())
def test_the_table_hears_no_more_than_what_a_player_names(case: Case) -> None:
    for said in case.settle().talk:
        theirs = [each.declaration for each in case.announced if each.seat == said.seat]
        assert theirs
        if said.word in (Word.GOOD, Word.PASSES):
            assert (said.kind, said.length, said.rank) == (None, 0, None)
            continue
        named = [
            each
            for each in theirs
            if (each.kind, each.length, each.rank) == (said.kind, said.length, said.rank)
        ]
        assert named
        if said.word is Word.TRUMP:
            assert case.trump in {each.cards[0].suit for each in named}


@given(contests())
def test_the_talk_tells_who_won(case: Case) -> None:
    """Listeners know which team scores: the last to name something is of the winners."""
    for group in case.competing():
        named = [each.seat for each in group.settle().talk if each.rank is not None]
        if named:
            assert named[-1] % 2 == group.best_team()


@given(contests())
def test_after_trick_1_talk_is_needed_where_the_longest_runs_are_equal(case: Case) -> None:
    for group in case.competing():
        longest = [
            max(
                (
                    (not each.is_run, each.length if each.is_run else -"J9ATKQ".index(each.rank))
                    for seat, each in group.announced
                    if seat % 2 == team
                ),
                default=None,
            )
            for team in (0, 1)
        ]
        told = group._replace(rules=PAGAT).settle().talk
        assert bool(told) == (longest[0] == longest[1])


@given(contests())
def test_after_trick_1_teams_answer_each_other_and_nobody_repeats_himself(case: Case) -> None:
    for group in case.competing():
        talk = group._replace(rules=PAGAT).settle().talk
        by_word = [(each.seat, each.word) for each in talk]
        assert len(set(by_word)) == len(by_word)
        good = {each.seat for each in talk if each.word is Word.GOOD}
        assert all(each.word is Word.GOOD for each in talk if each.seat in good)
        for number, each in enumerate(talk[1:], start=1):
            leader = [past for past in talk[:number] if past.word is not Word.GOOD][-1]
            assert each.seat % 2 != leader.seat % 2
        assert {each.seat % 2 for each in talk} in (set(), {0, 1})


@given(contests())
def test_during_trick_2_each_who_announced_speaks_once_in_rotation(case: Case) -> None:
    talk = case._replace(rules=DUTCH).settle().talk
    assert [each.seat for each in talk] == sorted(
        {each.seat for each in case.announced}, key=lambda seat: (seat - case.first) % 4
    )
