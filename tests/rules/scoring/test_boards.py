"""Boards of a duplicate: each is closed, and the last one ends the party (T5)."""

from typing import Any

import pytest

from bot.rules import (
    DRAWN,
    PACK,
    BadRuleset,
    ChooseDealer,
    Effect,
    Ending,
    Phase,
    Shuffle,
    State,
    apply,
    board_seed,
    legal_actions,
    robot_dice,
    start,
)
from tests.rules.parties import FRENCH, act, asked_seat, do

BOARDS: dict[str, Any] = {
    "end_mode": "boards",
    "first_dealer": "random",
    "shuffle": "every_deal",
    "tie_rule": "takers_lose",
    "allpass_dealer": "next",
}


def passed_out(state: State) -> State:
    return do(act(state, Shuffle(PACK)), ", ".join(["pass"] * 8))


def taken_board(state: State) -> State:
    """The first hand takes, and whoever is asked plays the first card they may."""
    state = act(state, Shuffle(PACK))
    state = act(state, legal_actions(state, asked_seat(state))[1])
    while state.phase is Phase.PLAY:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    return state


def test_on_boards_a_deal_that_nobody_takes_counts() -> None:
    rules = FRENCH.changed({**BOARDS, "deals_limit": 3})
    state = passed_out(act(start(rules), ChooseDealer(2)))
    assert (state.deals_done, state.dealer, state.phase) == (1, 3, Phase.SHUFFLE)
    state = taken_board(state)
    assert (state.deals_done, len(state.results), state.results[0].number) == (2, 1, 2)
    assert (state.dealer, state.winner) == (0, None)
    last = act(state, Shuffle(PACK))
    for _ in range(7):
        last = do(last, "pass")
    over = apply(last, legal_actions(last, asked_seat(last))[0])
    assert over.effects[-1] is Effect.PARTY_OVER
    assert (over.state.deals_done, over.state.ending) == (3, Ending.DEALS)
    assert over.state.winner == int(state.scores[1] > state.scores[0])


def test_boards_that_nobody_takes_end_in_a_draw() -> None:
    state = act(start(FRENCH.changed({**BOARDS, "deals_limit": 2})), ChooseDealer(0))
    state = passed_out(passed_out(state))
    assert (state.winner, state.scores, state.results) == (DRAWN, (0, 0), ())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("shuffle", "cut_only"),
        ("packets", "dealer_choice"),
        ("allpass_dealer", "same"),
        ("tie_rule", "litige"),
        ("tie_rule", "abeyance"),
        ("trump_run_wins", True),
    ],
)
def test_boards_depend_on_nothing_that_happened_before(option: str, value: Any) -> None:
    with pytest.raises(BadRuleset) as refused:
        FRENCH.changed({**BOARDS, option: value})
    assert (refused.value.option, refused.value.reason) == (option, "not_on_boards")


def test_a_robot_has_the_same_chance_on_the_same_board_whatever_came_before() -> None:
    """A table on which a board was passed out has had fewer actions than one that played it."""
    rules = FRENCH.changed({**BOARDS, "deals_limit": 3})
    first = act(start(rules), ChooseDealer(1))
    one, other = (act(each(first), Shuffle(PACK)) for each in (passed_out, taken_board))
    seed = board_seed(bytes(32), 1)
    chance = [[robot_dice(state, seed, 2, 9).below(2**32)] for state in (one, other)]
    assert chance[0] == chance[1]
    assert robot_dice(one, seed, 3, 9).below(2**32) != chance[0][0]
    later = do(one, "pass")
    assert robot_dice(later, seed, 2, 9).below(2**32) != chance[0][0]
