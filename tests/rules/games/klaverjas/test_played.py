"""Parties at random, played card by card beside a second telling of the rules."""

import pytest

from bot.rules import (
    DRAWN,
    TABLE,
    Claim,
    Phase,
    Play,
    Ruleset,
    Source,
    State,
    apply,
    decisions,
    legal_actions,
    start,
    table_action,
)
from bot.rules.games.klaverjas import AMSTERDAM, ROTTERDAM
from tests.rules.games.klaverjas.telling import written
from tests.rules.naive import Naive, after, moves, naive_of
from tests.rules.parties import deal_of, random_chooser, walk

MIXED = AMSTERDAM.changed(
    {"trump_choice": "dealer_first", "four_nines": 150, "counter_pit": True,
     "tie_rule": "takers_win", "packets": "4-4", "direction": "ccw"}
)  # fmt: skip
MUST = ROTTERDAM.changed({"trump_choice": "first_must", "deals_limit": 4})
CALLED = AMSTERDAM.changed({"roem_claim": "claim"})
RULES = {
    "amsterdam": AMSTERDAM, "rotterdam": ROTTERDAM, "mixed": MIXED, "must": MUST, "called": CALLED
}  # fmt: skip

SAMPLE, ALL = 16, 5200
"""deals of each, from 33 positions on: in all 20,800 deals, and more than 680,000 positions"""


def deals(rules: Ruleset, number: int) -> int:
    """Play party `number` and look at each of its deals; return how many there were."""
    state, choose, told = start(rules), random_chooser(number), None
    seed = number.to_bytes(32, "big")
    cards: list[Play] = []
    called: list[int] = []
    while state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        if actor == TABLE:
            action = table_action(state, seed)
            assert action is not None
            state, told, cards = apply(state, action).state, None, []
            called = []
            continue
        told = naive_of(state) if told is None else told
        open_now = [each for each in decisions(state) if each.waits or each.actor != actor]
        legal = [str(each) for asked in open_now for each in legal_actions(state, asked.actor)]
        assert sorted(legal) == sorted(moves(told))
        action = choose(state, actor)
        if told.uncalled and number % 2:
            action = Claim((int(actor) + number) % 4)
        if isinstance(action, Claim):
            called.append(len(told.tricks) - 1)
        if isinstance(action, Play):
            cards.append(action)
        state, told = apply(state, action).state, after(told, str(action))
        if len(cards) == 32:
            check_result(state, told, cards, called)
    check_end(state)
    return len(state.results)


def check_result(state: State, told: Naive, cards: list[Play], called: list[int]) -> None:
    result, first = state.results[-1], (deal_of(state).dealer + 1) % 4
    assert cards[0].actor == first
    assert told.trump is not None
    taker = next(seat for seat, call in told.calls if call.startswith("take"))
    counts = called if state.rules.roem_claim == "claim" else range(8)
    played = [each.card for each in cards]
    expected, roem = written(state.rules, first, taker, told.trump, played, counts)
    assert (result.written, result.had_of(Source.ROEM)) == (expected, roem)


def check_end(state: State) -> None:
    """Sixteen deals, or as many as the table has; equal totals are a draw (KJ6)."""
    first, second = state.scores
    assert len(state.results) == state.rules.deals_limit == state.deal_number
    assert state.winner == (DRAWN if first == second else int(second > first))


@pytest.mark.parametrize("numbers", [
    pytest.param((0, SAMPLE), id="a sample"),
    pytest.param((1, ALL), id="all", marks=pytest.mark.whole),
])  # fmt: skip
@pytest.mark.parametrize("name", RULES)
def test_a_second_telling_finds_the_same(name: str, numbers: tuple[int, int]) -> None:
    number, wanted = numbers
    done = 0
    while done < wanted:
        done += deals(RULES[name], number)
        number += 1


def test_equal_totals_are_a_draw() -> None:
    rules = MUST.changed({"deals_limit": 1})
    *_, (before, last, after_it) = walk(rules, bytes(32), random_chooser(1))
    first, second = after_it.results[-1].written
    level = apply(before._replace(scores=(second, first)), last).state
    assert (level.phase, level.winner, level.scores) == (
        Phase.OVER, DRAWN, (first + second, first + second)
    )  # fmt: skip
