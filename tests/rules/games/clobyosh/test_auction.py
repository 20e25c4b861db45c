"""Schmeiss, its answers and the exchange (CL2, CL3), beside the second telling."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from bot.rules import (
    PACK,
    Ask,
    Card,
    IllegalAction,
    Phase,
    Reason,
    Ruleset,
    Schmeiss,
    State,
    Suit,
    Take,
    apply,
    decisions,
    parse_action,
    view,
)
from bot.rules.core.ruleset import OptionValue
from bot.rules.games.clobyosh import FOR_TWO
from tests.rules.games.clobyosh import telling
from tests.rules.games.clobyosh.parties import auction
from tests.rules.parties import act, deal_of, dealt, do, refusal

OFF = FOR_TWO.changed({"schmeiss": "off"})
OPPONENT = FOR_TWO.changed({"schmeiss": "opponent_makes"})


def test_who_is_refused_in_the_first_round_plays_in_the_turned_suit() -> None:
    state = do(auction(), "schmeiss")
    assert [(each.actor, each.ask) for each in decisions(state)] == [(1, Ask.SCHMEISS)]
    deal = deal_of(do(state, "refuse"))
    assert (deal.taker, deal.trump) == (0, "C")


def test_who_is_refused_in_the_second_names_another_and_cannot_pass() -> None:
    state = do(auction(), "pass, pass, pass, schmeiss, refuse")
    assert [(each.actor, each.ask) for each in decisions(state)] == [(1, Ask.CALL)]
    assert [str(each) for each in view(state, 1).options] == ["1 take S", "1 take H", "1 take D"]
    for call in ("1 pass", "1 schmeiss"):
        assert refusal(state, parse_action(call)) == (Reason.NOT_THIS_CALL, "CL2")
    deal = deal_of(do(state, "take D"))
    assert (deal.taker, deal.trump, deal.leader) == (1, "D", 0)


@pytest.mark.parametrize("calls", ["schmeiss, agree", "pass, pass, schmeiss, agree",
                                   "pass, pass, pass, pass"])  # fmt: skip
@pytest.mark.parametrize(("dealer", "next_one"), [("next", 0), ("same", 1)])
def test_a_deal_thrown_in_moves_the_deal_or_not(calls: str, dealer: str, next_one: int) -> None:
    state = do(auction(rules=FOR_TWO.changed({"allpass_dealer": dealer})), calls)
    assert (state.phase, state.dealer, state.results) == (Phase.SHUFFLE, next_one, ())


def test_an_opponent_who_makes_takes_or_throws_in() -> None:
    state = do(auction(rules=OPPONENT), "pass, schmeiss")
    assert [str(each) for each in view(state, 0).options] == ["0 agree", "0 take C"]
    assert refusal(state, parse_action("0 refuse"))[0] is Reason.NOT_THIS_CALL
    assert deal_of(do(state, "take C")).taker == 0
    second = do(auction(rules=OPPONENT), "pass, pass, schmeiss")
    assert [str(each) for each in view(second, 1).options] == ["1 agree", "1 refuse"]


def test_where_it_is_not_played_nobody_says_it() -> None:
    assert refusal(auction(rules=OFF), Schmeiss(0)) == (Reason.NOT_THIS_CALL, "CL2")


def test_who_is_offered_a_schmeiss_does_not_take_instead() -> None:
    state = do(auction(), "schmeiss")
    assert refusal(state, Take(1, Suit.CLUBS)) == (Reason.NOT_THIS_CALL, "CL2")


def test_the_question_for_the_dix_is_asked_of_both_and_tells_nothing() -> None:
    """Who holds the seven is asked what the other one is asked."""
    state = do(auction(), "take C")
    assert deal_of(state).hands[0][-1].text == "7C"
    assert [view(state, seat).decisions for seat in (None, 0, 1)].count(()) == 1
    assert [len(view(state, seat).options) for seat in (0, 1)] == [2, 1]
    kept = act(state, parse_action("1 keep"))
    assert view(kept, None).decisions == ()
    assert kept.phase is Phase.TALON
    exchanged = act(state, parse_action("0 exchange"))
    assert exchanged.phase is Phase.PLAY
    assert view(exchanged, 1).exchanged == (0, Card.parse("9C"))


@pytest.mark.parametrize(
    ("turned", "asked"),
    [("7H", [Ask.PLAY]), ("8H", [Ask.EXCHANGE] * 2), ("AH", [Ask.EXCHANGE] * 2)],
)
def test_nobody_is_asked_where_the_seven_itself_is_turned_up(turned: str, asked: list[Ask]) -> None:
    state = do(auction(turned=turned), "take H")
    assert [each.ask for each in decisions(state)] == asked


# Anything, in any order --------------------------------------------------------------------------

WORDS = ("pass", "schmeiss", "agree", "refuse", "exchange", "keep",
         *(f"take {suit}" for suit in "SHDC"), "play 7C", "play AS")  # fmt: skip
CHANGES: dict[str, tuple[OptionValue, ...]] = {
    "schmeiss": ("on", "off", "opponent_makes"), "allpass_dealer": ("next", "same"),
}  # fmt: skip


class TheAuction(RuleBasedStateMachine):
    """Whatever either of the two says, up to the first cards."""

    state: State
    told: telling.Told

    @initialize(
        seed=st.integers(0, 10**6),
        dealer=st.sampled_from((0, 1)),
        changes=st.fixed_dictionaries({k: st.sampled_from(v) for k, v in CHANGES.items()}),
    )
    def deal(self, seed: int, dealer: int, changes: dict[str, OptionValue]) -> None:
        rules: Ruleset = FOR_TWO.changed(changes)
        pack = [*PACK]
        random.Random(seed).shuffle(pack)
        self.state = dealt(pack, dealer, rules)
        self.told = telling.dealt(rules, [card.text for card in pack], dealer)

    @precondition(lambda self: self.told.over)
    @rule(seed=st.integers(0, 10**6))
    def again(self, seed: int) -> None:
        self.deal(seed, self.told.elder, {"schmeiss": self.told.rules.schmeiss})

    @rule(seat=st.sampled_from((0, 1)), word=st.sampled_from(WORDS))
    def say(self, seat: int, word: str) -> None:
        move = f"{seat} {word}"
        try:
            state = apply(self.state, parse_action(move)).state
        except IllegalAction:
            assert move not in telling.moves(self.told)
            return
        assert move in telling.moves(self.told)
        self.state, self.told = state, telling.after(self.told, move)

    @precondition(lambda self: not self.told.over)
    @rule(number=st.integers(0, 8))
    def go_on(self, number: int) -> None:
        """Something that may be done."""
        moves = telling.moves(self.told)
        seat, word = moves[number % len(moves)].split(" ", 1)
        self.say(int(seat), word)

    @invariant()
    def asks_what_it_says(self) -> None:
        """And the question for the dix names nobody."""
        if not hasattr(self, "told") or self.told.over:
            return
        assert all(each.ask is not Ask.EXCHANGE for each in view(self.state, None).decisions)
        found = {str(each) for seat in (0, 1) for each in view(self.state, seat).options}
        assert found == set(telling.moves(self.told))


TestAuction = TheAuction.TestCase
TestAuction.settings = settings(max_examples=12, stateful_step_count=14, deadline=None)
