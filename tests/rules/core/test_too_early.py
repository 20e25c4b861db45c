"""Questions about a party that has not come so far: they are refused, and say why."""

from collections.abc import Callable

import pytest

from bot.rules import Play, State, find_preset, start, view
from bot.rules.core.new_deal import dealer_of
from bot.rules.core.state import asked, tables_of
from bot.rules.core.tricks import declaring_of, may_show
from bot.rules.games.bids import bidders
from tests.rules.any_party import party
from tests.rules.parties import deal_of

BEGUN = start(find_preset("kloppen"))
CALLED = next(step.after for step in party("kloppen", 0) if step.after.deal is not None)


@pytest.mark.parametrize(
    ("ask", "state", "why"),
    [
        (asked, BEGUN, "no deal in phase"),
        (dealer_of, BEGUN, "nobody deals yet"),
        (lambda state: tables_of(deal_of(state)), CALLED, "no trump yet"),
        (lambda state: declaring_of(deal_of(state)), CALLED, "nothing to declare"),
        (lambda state: view(state, 0).key_of(Play(0, state.pack[0])), CALLED, "is no option here"),
    ],
)
def test_it_is_refused(ask: Callable[[State], object], state: State, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        ask(state)


def test_before_the_first_bid_no_side_has_one_and_nothing_can_be_shown() -> None:
    assert bidders(CALLED) == ()
    assert may_show(deal_of(CALLED), CALLED.game_type.accounts) == ()
