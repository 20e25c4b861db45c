"""Which declarations score, and what is said to find out (A5): examples, words, and any contest."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.core.card import PACK, Card, Suit
from bot.rules.core.declarations import (
    Announced,
    Contest,
    DeclarationKind,
    Said,
    Word,
    choices,
    parse_declaration,
    settle_contest,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, TEAMS
from bot.rules.games.classique import DUTCH, GERMAN_CLUB, PAGAT

PER_TYPE = PAGAT.changed({"decl_contest": "per_type"})
GERMAN = GERMAN_CLUB.changed({"declarations": "immediate"})
SHOWN = PAGAT.changed({"declarations": "immediate", "decl_contest_moment": "before_first_lead"})
DUTCH_PER_TYPE = DUTCH.changed({"decl_contest": "per_type"})
TWO = PAGAT.changed({"players": 2, "packets": "4-4"})
EVERY_RULES = (PAGAT, DUTCH, GERMAN, PER_TYPE, SHOWN, DUTCH_PER_TYPE)

SPADES, HEARTS, DIAMONDS, CLUBS = Suit


def settle(
    text: str, *, first: int = 0, trump: Suit | None = CLUBS, rules: Ruleset = PAGAT
) -> Contest:
    """Settle what seats announce: `0 KS-QS-JS, 1 9H-8H-7H`."""
    announced = [
        Announced(int(seat), parse_declaration(each))
        for seat, each in (words.split() for words in text.split(", "))
    ]
    sides = TEAMS if rules.players == 4 else SINGLES
    return settle_contest(announced, first, trump, rules, sides)


def scoring(contest: Contest) -> str:
    return ", ".join(f"{seat} {declaration}" for seat, declaration in contest.scoring)


def heard(contest: Contest) -> str:
    """The talk as one text: `0 tierce3 K, 1 good`, `2 trump` being a run as high as the last."""
    return ", ".join(_heard(said) for said in contest.talk)


def _heard(said: Said) -> str:
    if said.word in (Word.NAMES, Word.TRUMP):
        trump = "trump " if said.word is Word.TRUMP else ""
        return f"{said.seat} {trump}{said.kind}{said.length} {said.rank}"
    assert said == Said(said.seat, said.word)
    return f"{said.seat} {said.word}"


@pytest.mark.parametrize(
    ("text", "options", "points", "talk"),
    [
        pytest.param(*example[1:], id=example[0])
        for example in (
            ("1", "0 KH-QH-JH, 1 AC-KC-QC", {"trump": SPADES}, (0, 20),
             "0 tierce3 K, 1 tierce3 A"),
            ("2", "0 QH-JH-TH, 1 QC-JC-TC", {}, (0, 20), "0 tierce3 Q, 1 trump tierce3 Q"),
            ("3", "0 QH-JH-TH, 1 QC-JC-TC", {"trump": SPADES}, (20, 0), "0 tierce3 Q, 1 good"),
            ("4", "0 QS-QH-QD-QC, 1 AC-KC-QC-JC-TC, 2 9S-8S-7S", {}, (120, 0), ""),
            ("5", "2 TS-9S-8S-7S, 1 AC-KC-QC, 1 AD-KD-QD, 3 AH-KH-QH", {}, (50, 0), ""),
            # A tierce Q-J-10 in play leaves no carré of tens, so one of aces stands beside it.
            *(
                ("6", f"0 KH-QH-JH, 1 QS-JS-TS, 1 {carre}", {"rules": rules}, (20, 100), talk)
                for rules, talk in (
                    (PER_TYPE, "0 tierce3 K, 1 good"),
                    (GERMAN, ""),
                    (DUTCH_PER_TYPE, "0 tierce3 K, 1 passes"),
                )
                for carre in ("TS-TH-TD-TC", "AS-AH-AD-AC")
            ),
            # The best six of one suit against five: as five they win by their ace, as six by
            # length.
            ("10", "0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S", {}, (100, 0), "0 cent5 A, 1 good"),
            ("10", "0 AD-KD-QD-JD-TD-9D, 1 KS-QS-JS-TS-9S", {"rules": DUTCH}, (100, 0),
             "0 cent6 A, 1 passes"),
            ("10", "0 AD-KD-QD-JD-TD, 1 KS-QS-JS-TS-9S-8S", {"rules": DUTCH}, (0, 100),
             "0 cent5 A, 1 cent6 K"),
        )
    ],
)  # fmt: skip
def test_a5_example(text: str, options: Any, points: tuple[int, int], talk: str) -> None:
    contest = settle(text, **options)
    assert (contest.points, heard(contest)) == (points, talk)


@pytest.mark.parametrize(
    ("text", "options", "listed"),
    [
        ("0 9H-8H-7H, 2 9S-8S-7S, 0 AC-KC-QC-JC, 2 KS-QS-JS", {"first": 1},
         "2 KS-QS-JS, 2 9S-8S-7S, 0 AC-KC-QC-JC, 0 9H-8H-7H"),
        ("0 KD-QD-JD, 0 KH-QH-JH", {"trump": None}, "0 KH-QH-JH, 0 KD-QD-JD"),
        ("0 KD-QD-JD, 0 KH-QH-JH", {"trump": DIAMONDS}, "0 KD-QD-JD, 0 KH-QH-JH"),
    ],
)  # fmt: skip
def test_what_counts_is_listed_in_rotation_the_strongest_of_a_seat_first(
    text: str, options: Any, listed: str
) -> None:
    assert scoring(settle(text, **options)) == listed


@pytest.mark.parametrize(
    ("text", "first", "points", "talk"),
    [
        ("0 QH-JH-TH, 1 QD-JD-TD", 1, (0, 20), "1 tierce3 Q, 0 good"),
        ("0 KH-QH-JH, 1 9D-8D-7D", 1, (20, 0), "1 tierce3 9, 0 tierce3 K"),
    ],
)
def test_with_two_players_everybody_is_a_side(
    text: str, first: int, points: tuple[int, int], talk: str
) -> None:
    contest = settle(text, first=first, trump=None, rules=TWO)
    assert (contest.points, heard(contest)) == (points, talk)


@pytest.mark.parametrize(
    ("text", "options", "talk"),
    [
        # Lengths decide, they are partners, or ranks of carrés were announced.
        ("0 AH-KH-QH, 1 TS-9S-8S-7S", {}, ""),
        ("0 AH-KH-QH, 2 KS-QS-JS", {}, ""),
        ("0 KS-KH-KD-KC, 1 QS-QH-QD-QC", {}, ""),
        # Equally long, but not the best.
        ("0 TS-9S-8S-7S, 1 AH-KH-QH, 2 AC-KC-QC", {}, ""),
        ("0 TS-TH-TD-TC, 1 AH-KH-QH, 2 AC-KC-QC", {}, ""),
        # Everything is shown.
        ("0 QH-JH-TH, 1 KD-QD-JD, 2 9C-8C-7C", {"rules": SHOWN}, ""),
        ("0 QH-JH-TH, 1 KD-QD-JD, 2 9C-8C-7C", {"rules": GERMAN}, ""),
        # The earlier speaks first, wherever rotation begins.
        ("0 KH-QH-JH, 1 AS-KS-QS", {"first": 1}, "1 tierce3 A, 0 good"),
        ("0 KH-QH-JH, 1 AS-KS-QS", {"first": 3}, "0 tierce3 K, 1 tierce3 A"),
        ("1 QH-JH-TH, 2 QS-JS-TS", {"first": 1, "trump": None}, "1 tierce3 Q, 2 good"),
        # "Good" reveals nothing.
        ("0 KH-QH-JH, 1 KS-QS-JS", {}, "0 tierce3 K, 1 good"),
        ("0 KH-QH-JH, 1 9S-8S-7S", {}, "0 tierce3 K, 1 good"),
        # A trump run that is higher, or the earlier of equals, wins without a word of its suit.
        ("0 QH-JH-TH, 1 KC-QC-JC", {}, "0 tierce3 Q, 1 tierce3 K"),
        ("0 KC-QC-JC, 1 KH-QH-JH", {}, "0 tierce3 K, 1 good"),
        # The best of several equally long runs is named; of one height it is the trump run.
        ("0 9H-8H-7H, 0 KH-QH-JH, 1 9D-8D-7D, 1 AS-KS-QS", {}, "0 tierce3 K, 1 tierce3 A"),
        ("0 KS-QS-JS, 1 KH-QH-JH, 1 KC-QC-JC", {}, "0 tierce3 K, 1 trump tierce3 K"),
        # Only the longest are talked about.
        ("0 QH-JH-TH-9H, 0 AS-KS-QS, 1 KD-QD-JD-TD, 2 AC-KC-QC", {},
         "0 cinquante4 Q, 1 cinquante4 K"),
        # Seat 2 has the highest but its partner has named enough: nobody can beat that.
        ("0 KH-QH-JH, 1 QS-JS-TS, 2 AD-KD-QD, 3 9C-8C-7C", {}, "0 tierce3 K, 1 good, 3 good"),
        # The partner helps when the first to speak was beaten, who is silent then.
        ("0 QH-JH-TH, 1 KS-QS-JS, 2 AD-KD-QD, 3 9C-8C-7C", {},
         "0 tierce3 Q, 1 tierce3 K, 2 tierce3 A, 3 good"),
        ("0 QH-JH-TH, 1 KS-QS-JS, 2 9D-8D-7D, 3 9C-8C-7C", {},
         "0 tierce3 Q, 1 tierce3 K, 2 good"),
        # Partners 0 and 2 sit before 3, so 2 is asked only when 3 has beaten 0.
        ("0 9H-8H-7H, 2 AD-KD-QD, 3 KS-QS-JS", {}, "0 tierce3 9, 3 tierce3 K, 2 tierce3 A"),
        ("0 9H-8H-7H, 2 TD-9D-8D, 3 KS-QS-JS", {}, "0 tierce3 9, 3 tierce3 K, 2 good"),
        # An equal run named late wins by its earlier seat, but not over a trump run.
        ("0 9H-8H-7H, 2 KD-QD-JD, 3 KS-QS-JS", {}, "0 tierce3 9, 3 tierce3 K, 2 tierce3 K"),
        ("0 9H-8H-7H, 2 KD-QD-JD, 3 KS-QS-JS", {"trump": SPADES},
         "0 tierce3 9, 3 tierce3 K, 2 tierce3 K, 3 trump tierce3 K"),
        ("0 QH-JH-TH, 1 QC-JC-TC, 2 KD-QD-JD, 3 9S-8S-7S", {},
         "0 tierce3 Q, 1 trump tierce3 Q, 2 tierce3 K, 3 good"),
        # Per type every type is a contest of its own.
        ("0 AD-KD-QD-JD, 0 9S-8S-7S, 1 KH-QH-JH-TH, 1 AC-KC-QC, 2 JS-JH-JD-JC, 3 9S-9H-9D-9C",
         {"rules": PER_TYPE}, "0 cinquante4 A, 1 good, 0 tierce3 9, 1 tierce3 A"),
        # During trick 2 each, from the winner of the first, names what is higher or passes.
        ("0 QH-JH-TH, 1 KD-QD-JD, 2 9C-8C-7C, 3 AS-KS-QS-JS", {"rules": DUTCH},
         "0 tierce3 Q, 1 tierce3 K, 2 passes, 3 cinquante4 A"),
        ("0 QH-JH-TH, 1 QD-JD-TD, 3 9S-8S-7S", {"first": 1, "rules": DUTCH},
         "1 tierce3 Q, 3 passes, 0 passes"),
        ("2 QH-JH-TH", {"rules": DUTCH}, "2 tierce3 Q"),
        ("0 9H-8H-7H, 0 JS-JH-JD-JC, 1 9S-9H-9D-9C, 1 AC-KC-QC", {"rules": DUTCH},
         "0 carre4 J, 1 passes"),
        ("0 QH-JH-TH, 2 KD-QD-JD", {"rules": DUTCH}, "0 tierce3 Q, 2 tierce3 K"),
        # An equal run passes unless it is in trumps.
        ("0 QH-JH-TH, 3 QD-JD-TD", {"rules": DUTCH}, "0 tierce3 Q, 3 passes"),
        ("0 QH-JH-TH, 3 QD-JD-TD", {"trump": HEARTS, "rules": DUTCH}, "0 tierce3 Q, 3 passes"),
        ("0 QH-JH-TH, 3 QD-JD-TD", {"trump": DIAMONDS, "rules": DUTCH},
         "0 tierce3 Q, 3 trump tierce3 Q"),
        # Per type only what both teams have is in question.
        ("0 QH-JH-TH, 1 KD-QD-JD, 1 AC-KC-QC-JC, 2 AS-KS-QS", {"rules": DUTCH_PER_TYPE},
         "0 tierce3 Q, 1 tierce3 K, 2 tierce3 A"),
    ],
)  # fmt: skip
def test_what_is_said(text: str, options: Any, talk: str) -> None:
    assert heard(settle(text, **options)) == talk


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
        by_kind = [
            [each for each in self.announced if each.declaration.kind is k] for k in DeclarationKind
        ]
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
        if mine.kind is DeclarationKind.CARRE and theirs.kind is DeclarationKind.CARRE:
            return "J9ATKQ".index(mine.rank) < "J9ATKQ".index(theirs.rank)
        if DeclarationKind.CARRE in (mine.kind, theirs.kind):
            return mine.kind is DeclarationKind.CARRE
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
def test_who_has_the_highest_scores_all_their_team_announced(case: Case) -> None:
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
def test_after_trick_1_teams_answer_each_other_and_nobody_repeats_themselves(case: Case) -> None:
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
