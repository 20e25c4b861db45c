"""Declarations compared, whatever is announced (A5, D3, D4)."""

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.core.card import PACK, Card, Suit
from bot.rules.core.declarations import Announced, Contest, Kind, Word, choices, settle_contest
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, TEAMS
from bot.rules.games.classique import DUTCH, PAGAT
from tests.rules.contests import EVERY_RULES


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
