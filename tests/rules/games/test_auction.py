"""The auction (A4)."""

import pytest

from bot.rules import (
    PACK,
    Cut,
    Effect,
    IllegalAction,
    Pass,
    Phase,
    Play,
    Reason,
    Suit,
    Take,
    apply,
    decisions,
    legal_actions,
    parse_cards,
)
from tests.rules.parties import (
    FRENCH,
    act,
    asked_seat,
    at_first_cut,
    deal_of,
    dealt,
    next_pack,
)

# The turn-up of the unsorted pack is the jack of hearts' neighbour; its suit:
TURNED = PACK[20].suit
OTHERS = [suit for suit in Suit if suit is not TURNED]


def passes(state, count: int):
    for _ in range(count):
        state = act(state, Pass(asked_seat(state)))
    return state


@pytest.mark.parametrize("dealer", range(4))
def test_first_hand_calls_first_then_in_rotation(dealer: int) -> None:
    state = dealt(PACK, dealer)
    for step in range(8):
        assert asked_seat(state) == (dealer + 1 + step) % 4
        state = passes(state, 1)


def test_the_turned_suit_or_pass_in_the_first_round() -> None:
    state = dealt(PACK)
    assert legal_actions(state, 0) == (Pass(0), Take(0, TURNED))
    with pytest.raises(IllegalAction) as refusal:
        act(state, Take(0, OTHERS[0]))
    assert (refusal.value.reason, refusal.value.rule) == (Reason.NOT_THIS_CALL, "A4")


def test_any_other_suit_or_pass_in_the_second_round() -> None:
    state = passes(dealt(PACK), 4)
    assert legal_actions(state, 0) == (Pass(0), *(Take(0, suit) for suit in OTHERS))
    with pytest.raises(IllegalAction) as refusal:
        act(state, Take(0, TURNED))
    assert (refusal.value.reason, refusal.value.rule) == (Reason.TURNED_SUIT, "A4")


def test_the_turned_suit_too_where_any_is_allowed() -> None:
    state = passes(dealt(PACK, rules=FRENCH.changed({"round2_suits": "any"})), 4)
    assert {take.suit for take in legal_actions(state, 0) if isinstance(take, Take)} == set(Suit)


def test_the_first_take_ends_the_auction_and_first_hand_leads() -> None:
    applied = apply(passes(dealt(PACK), 2), Take(2, TURNED))
    assert applied.effects == (Effect.TAKEN,)
    deal = applied.state.deal
    assert deal is not None
    assert (applied.state.phase, deal.taker, deal.trump) == (Phase.PLAY, 2, TURNED)
    assert asked_seat(applied.state) == deal.leader == 0
    with pytest.raises(IllegalAction):
        act(applied.state, Pass(3))


def test_eight_passes_throw_the_deal_in_and_the_next_player_deals() -> None:
    state = passes(dealt(PACK, dealer=3), 7)
    applied = apply(state, Pass(3))
    assert applied.effects == (Effect.THROWN_IN,)
    state = applied.state
    assert (state.phase, state.dealer, state.deal_number) == (Phase.SHUFFLE, 0, 1)
    state = next_pack(state)
    assert (state.phase, state.dealer, state.deal_number) == (Phase.CUT, 0, 2)
    assert asked_seat(state) == 3
    assert state.results == ()


def test_the_same_dealer_deals_again_where_the_table_plays_so() -> None:
    rules = FRENCH.changed({"allpass_dealer": "same"})
    assert passes(dealt(PACK, dealer=3, rules=rules), 8).dealer == 3


@pytest.mark.parametrize("suit", Suit)
def test_in_the_second_round_the_turned_card_goes_to_the_taker_whatever_his_trump(
    suit: Suit,
) -> None:
    rules = FRENCH.changed({"round2_suits": "any"})
    state = act(passes(dealt(PACK, rules=rules), 6), Take(2, suit))
    deal = deal_of(state)
    assert (deal.taker, deal.trump, deal.leader) == (2, suit, 0)
    assert PACK[20] in deal.hands[2]


@pytest.mark.parametrize("passed", range(8))
def test_a_take_ends_the_auction_whoever_takes_and_in_whichever_round(passed: int) -> None:
    state = passes(dealt(PACK, dealer=1), passed)
    taker = (2 + passed) % 4
    suit = TURNED if passed < 4 else OTHERS[0]
    applied = apply(state, Take(taker, suit))
    deal = deal_of(applied.state)
    assert (deal.taker, deal.trump) == (taker, suit)
    assert len(deal.calls) == passed + 1
    assert asked_seat(applied.state) == 2


@pytest.mark.parametrize("shuffle", ["cut_only", "every_deal"])
@pytest.mark.parametrize(("value", "dealers"), [("next", [3, 0, 1]), ("same", [3, 3, 3])])
def test_deal_after_deal_may_be_thrown_in(shuffle: str, value: str, dealers: list[int]) -> None:
    rules = FRENCH.changed({"allpass_dealer": value, "shuffle": shuffle})
    state = dealt(PACK, dealer=3, rules=rules)
    for number, dealer in enumerate(dealers, 1):
        assert (state.deal_number, deal_of(state).dealer) == (number, dealer)
        assert asked_seat(state) == (dealer + 1) % 4
        state = next_pack(passes(state, 8))
        state = act(state, Cut(asked_seat(state), 9)) if shuffle == "cut_only" else state


def test_who_is_not_asked_is_refused_whatever_he_does() -> None:
    state = dealt(PACK)
    card = parse_cards("AS")[0]
    for action in (Pass(1), Take(2, TURNED), Play(0, card), Play(1, card)):
        with pytest.raises(IllegalAction) as refusal:
            act(state, action)
        assert refusal.value.reason is Reason.NOT_ASKED
    assert legal_actions(state, 1) == ()
    assert legal_actions(state, "table") == ()


def test_each_decision_has_its_own_key() -> None:
    keys: set[str] = set()
    state = at_first_cut(PACK)
    for _ in range(40):
        [decision] = decisions(state)
        assert decision.key not in keys
        keys.add(decision.key)
        if state.phase is Phase.SHUFFLE:
            state = next_pack(state)
            continue
        state = act(state, legal_actions(state, asked_seat(state))[0])
