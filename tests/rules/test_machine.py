"""The state machine as a whole: invariants, counts of continuations, anything tried anywhere."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.rules import (
    PACK,
    TABLE,
    Action,
    Cut,
    DealOutcome,
    DealResult,
    Draw,
    IllegalAction,
    Phase,
    Play,
    Reason,
    Shuffle,
    State,
    apply,
    decisions,
    legal_actions,
    start,
)
from tests.rules.any_action import ACTIONS
from tests.rules.parties import (
    CUT,
    FOUR_SUITS,
    FRENCH,
    act,
    dealt,
    random_chooser,
    taken,
    walk,
)

TABLES = {
    "french": FRENCH,
    "other": FRENCH.changed(
        {
            "first_dealer": "random",
            "shuffle": "every_deal",
            "packets": "2-3",
            "allpass_dealer": "same",
            "belote_announce": "prompt",
            "belote_order": "king_first",
            "tie_rule": "abeyance",
            "partner_trump": "must_piss",
            "round2_suits": "any",
            "end_mode": "deals",
            "deals_limit": 4,
        }
    ),
}


# Invariants -------------------------------------------------------------------------------------


def check_cards(state: State) -> None:
    """The 32 cards are in the deal, each once."""
    deal = state.deal
    if deal is None or state.phase is Phase.CUT:
        assert state.pack == () or set(state.pack) == set(PACK)
        return
    cards = [card for hand in deal.hands for card in hand]
    cards += [*deal.stock, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    if deal.taker is None:
        cards.append(deal.turn_up)
    assert len(cards) == len(set(cards)) == 32


def check_asked(state: State) -> None:
    """One actor is asked, a seat always has something legal, and nobody else has."""
    asked = [decision.actor for decision in decisions(state)]
    assert len(asked) == (0 if state.phase is Phase.OVER else 1)
    for seat in range(4):
        assert bool(legal_actions(state, seat)) == (seat in asked)


def check_result(result: DealResult) -> None:
    """162 points are taken; 162, or 252 for a capot, are written or held, and the belote."""
    assert sum(result.points) == 162
    assert sum(result.tricks) == 8
    capot = 0 in result.tricks
    assert (result.score.outcome is DealOutcome.CAPOT) <= capot
    written = sum(result.written) + sum(result.score.held)
    assert written == (252 if capot else 162) + 20 * (result.belote is not None)


@pytest.mark.parametrize("part", range(4))
def test_100_000_random_positions_keep_the_invariants(part: int) -> None:
    positions = 0
    for number in itertools.count(part * 10_000):
        last = None
        for _, _, state in walk(FRENCH, number.to_bytes(32, "big"), random_chooser(number)):
            check_cards(state)
            check_asked(state)
            positions += 1
            last = state
        assert last is not None
        for before, result in zip((None, *last.results), last.results, strict=False):
            check_result(result)
            earlier = before.totals if before else (0, 0)
            for team in (0, 1):
                gain = result.written[team] + result.released[team]
                assert result.totals[team] == earlier[team] + gain
        assert last.scores == last.results[-1].totals
        assert max(last.scores) >= 1000
        if positions >= 25_000:
            return


# Perft: known counts of continuations -----------------------------------------------------------


def continuations(state: State, depth: int) -> int:
    """How many sequences of `depth` legal actions of seats go on from `state`."""
    if depth == 0:
        return 1
    actor = decisions(state)[0].actor
    actions = legal_actions(state, actor)
    if depth == 1:
        return len(actions)
    return sum(continuations(apply(state, action).state, depth - 1) for action in actions)


MIXED = (
    "JS 9S AH 7H TD 8D AC 9C",
    "AS 8S TH KH AD 7D TC 8C",
    "KS QS QH JH KD QD KC 7C",
    "TS 7S 9H 8H JD 9D QC JC",
)


def test_perft_of_a_suit_in_each_hand() -> None:
    """Seat 0 leads any of 8 trumps, two of them with or without a word; the others are free."""
    state = taken(FOUR_SUITS, "JS")
    assert [continuations(state, depth) for depth in (1, 2, 3, 4)] == [10, 80, 640, 5120]


def test_perft_of_a_mixed_deal() -> None:
    """The counts agree with a second program, written apart from the rules of this one."""
    state = taken(MIXED, "JS")
    counts = [continuations(state, depth) for depth in range(1, 10)]
    assert counts == [8, 16, 40, 80, 572, 1120, 2256, 4448, 27180]


def test_perft_of_an_auction() -> None:
    """A call is take or pass; after a take first hand has eight cards to lead."""
    state = dealt(PACK)
    assert [continuations(state, depth) for depth in (1, 2, 3)] == [2, 10, 26]


# Anything, anywhere -----------------------------------------------------------------------------


class Party(RuleBasedStateMachine):
    """A party in which every legal action is accepted, and every other one changes nothing."""

    state: State

    @initialize(name=st.sampled_from(sorted(TABLES)))
    def begin(self, name: str) -> None:
        self.state = start(TABLES[name])

    @precondition(lambda self: self.state.phase is Phase.DRAW)
    @rule(data=st.data())
    def find_dealer(self, data: st.DataObject) -> None:
        listed = legal_actions(self.state, TABLE)
        cards = data.draw(st.permutations(PACK))
        drawn = Draw(tuple(cards[: len(self.state.drawing)]))
        self.apply(data.draw(st.sampled_from(listed)) if listed else drawn)

    @precondition(lambda self: self.state.phase is Phase.SHUFFLE)
    @rule(data=st.data(), pack=st.permutations(PACK))
    def make_pack(self, data: st.DataObject, pack: Sequence[Any]) -> None:
        listed = legal_actions(self.state, TABLE)
        self.apply(data.draw(st.sampled_from(listed)) if listed else Shuffle(tuple(pack)))

    @precondition(lambda self: self.state.phase in (Phase.CUT, Phase.CALL, Phase.PLAY))
    @rule(chance=st.randoms(use_true_random=False), moves=st.integers(1, 40))
    def play_on(self, chance: Any, moves: int) -> None:
        for _ in range(moves):
            actor = decisions(self.state)[0].actor if decisions(self.state) else TABLE
            if actor == TABLE:
                return
            self.apply(chance.choice(legal_actions(self.state, actor)))

    @rule(action=ACTIONS)
    def try_anything(self, action: Action) -> None:
        actor = action.actor
        if action in legal_actions(self.state, actor):
            self.apply(action)
            return
        if actor == TABLE and self.state.phase in (Phase.DRAW, Phase.SHUFFLE):
            return  # whether it is a whole pack or draw: test_dealing
        before = repr(self.state)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.state, action)
        assert repr(self.state) == before
        if self.state.phase is Phase.OVER:
            assert refusal.value.reason is Reason.PARTY_OVER
        elif actor not in [decision.actor for decision in decisions(self.state)]:
            assert refusal.value.reason is Reason.NOT_ASKED

    def apply(self, action: Action) -> None:
        before = repr(self.state)
        after = apply(self.state, action).state
        assert repr(self.state) == before
        assert apply(self.state, action).state == after
        self.state = after

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "state"):
            check_cards(self.state)
            check_asked(self.state)


TestParty = Party.TestCase
TestParty.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


def test_a_cut_of_the_pack_is_the_one_the_tests_use() -> None:
    state = dealt(PACK)
    assert state.pack == PACK
    assert Cut(2, CUT) not in legal_actions(state, 2)
    with pytest.raises(IllegalAction):
        act(state, Cut(2, CUT))


def test_a_card_again_is_refused() -> None:
    state = act(taken(MIXED, "JS"), Play(0, PACK[3]))
    with pytest.raises(IllegalAction):
        act(state, Play(0, PACK[3]))
