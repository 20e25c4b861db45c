"""The ladder of Bulgarian belot: higher, contra and recontra, and running from them (I1)."""

import pytest

from bot.rules import (
    IllegalAction,
    Phase,
    Reason,
    State,
    Suit,
    apply,
    decisions,
    legal_actions,
    parse_action,
    view,
)
from tests.rules.games.bulgarian.parties import at_calls


def called(*calls: str) -> State:
    """A deal, dealt by seat 3, after these calls of seats 0, 1, 2, 3, 0 …"""
    state = at_calls(dealer=3)
    for number, call in enumerate(calls):
        state = apply(state, parse_action(f"{number % 4} {call}")).state
    return state


def offered(state: State) -> str:
    seat = next(int(each.actor) for each in decisions(state))
    return ", ".join(str(each)[2:] for each in legal_actions(state, seat))


def test_everybody_has_five_cards_and_nothing_is_turned_up() -> None:
    state = called()
    assert state.deal is not None
    assert [len(hand) for hand in state.deal.hands] == [5, 5, 5, 5]
    assert (state.deal.turn_up, len(state.deal.stock)) == (None, 12)
    assert offered(state) == "pass, bid C, bid D, bid H, bid S, bid N, bid A"


@pytest.mark.parametrize(
    ("calls", "options"),
    [
        (("bid H",), "pass, bid S, bid N, bid A, coinche"),
        (("bid H", "pass"), "pass, bid S, bid N, bid A"),
        (("bid A",), "pass, coinche"),
        (("bid H", "coinche"), "pass, bid S, bid N, bid A, surcoinche"),
        (("bid H", "coinche", "pass"), "pass, bid S, bid N, bid A"),
        (("bid H", "coinche", "surcoinche"), "pass, bid S, bid N, bid A"),
        (("bid H", "coinche", "bid S"), "pass, bid N, bid A, coinche"),
    ],
)
def test_what_may_be_called(calls: tuple[str, ...], options: str) -> None:
    assert offered(called(*calls)) == options


@pytest.mark.parametrize(
    ("calls", "times"),
    [
        (("bid H", "pass", "pass", "pass"), 1),
        (("bid H", "coinche", "pass", "pass", "pass"), 2),
        (("bid H", "coinche", "surcoinche", "pass", "pass", "pass"), 4),
        (("bid C", "coinche", "bid H", "pass", "pass", "pass"), 1),  # run from it
        (("pass", "bid C", "pass", "bid H", "pass", "pass", "pass"), 1),
    ],
)
def test_three_passes_end_it_and_everybody_gets_three_more(
    calls: tuple[str, ...], times: int
) -> None:
    assert called(*calls[:-1]).phase is Phase.CALL
    state = called(*calls)
    assert state.deal is not None
    assert (state.phase, state.deal.trump, state.deal.multiplier) == (
        Phase.PLAY,
        Suit.HEARTS,
        times,
    )
    assert [len(hand) for hand in state.deal.hands] == [8, 8, 8, 8]
    assert len({card for hand in state.deal.hands for card in hand}) == 32
    assert state.deal.leader == 0, "first hand leads"


def test_four_passes_throw_the_cards_in() -> None:
    state = called("pass", "pass", "pass", "pass")
    assert (state.phase, state.dealer, state.results) == (Phase.SHUFFLE, 0, ())


@pytest.mark.parametrize(
    ("calls", "refused", "reason"),
    [
        (("bid H",), "1 bid D", Reason.BID_HIGHER),
        (("bid H",), "1 bid H", Reason.BID_HIGHER),
        ((), "0 bid 80 H", Reason.NO_SUCH_BID),
        ((), "0 coinche", Reason.NOTHING_TO_COINCHE),
        (("bid H", "pass"), "2 coinche", Reason.NOT_ASKED),
        (("bid H", "coinche"), "3 surcoinche", Reason.NOT_ASKED),
        (("bid H",), "3 coinche", Reason.NOT_ASKED),
    ],
)
def test_what_is_refused(calls: tuple[str, ...], refused: str, reason: Reason) -> None:
    with pytest.raises(IllegalAction) as refusal:
        apply(called(*calls), parse_action(refused))
    assert refusal.value.reason is reason


def test_whoever_is_asked_is_one_seat_and_no_key_comes_twice() -> None:
    keys: list[str] = []
    calls = ("bid C", "coinche", "surcoinche", "bid D", "coinche", "pass", "bid H", "coinche")
    for number in range(len(calls) + 1):
        state = called(*calls[:number])
        assert view(state, None).asked == number % 4
        keys += [each.key for each in decisions(state)]
    assert len(keys) == len(set(keys))
