"""Parties at random, played card by card beside a second telling of the rules."""

import pytest

from bot.rules import (
    DRAWN,
    TABLE,
    Action,
    Ask,
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
)
from bot.rules.games.klaverjas import AMSTERDAM, ROTTERDAM
from tests.rules.games.klaverjas.telling import written
from tests.rules.naive import Naive, after, moves, naive_of
from tests.rules.parties import (
    Chooser,
    deal_of,
    of_each,
    play_deals,
    random_chooser,
    walk,
)

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


def chooser(number: int) -> Chooser:
    """Any action; in every other party roem that has to be called is, by anybody."""
    any_action = random_chooser(number)

    def choose(state: State, seat: int) -> Action:
        claims = any(each.ask is Ask.CLAIM for each in decisions(state))
        action = any_action(state, seat)
        return Claim((seat + number) % 4) if claims and number % 2 else action

    return choose


def deals(rules: Ruleset, number: int) -> int:
    """Play party `number` and look at each of its deals; return how many there were."""
    state, told = start(rules), None
    cards: list[Play] = []
    called: list[int] = []
    for before, action, state in walk(rules, number.to_bytes(32, "big"), chooser(number)):
        if action.actor == TABLE:
            told, cards, called = None, [], []
            continue
        told = naive_of(before) if told is None else told
        turn = decisions(before)[0].actor
        open_now = [each for each in decisions(before) if each.waits or each.actor != turn]
        legal = [str(each) for asked in open_now for each in legal_actions(before, asked.actor)]
        assert sorted(legal) == sorted(moves(told))
        if isinstance(action, Claim):
            called.append(len(told.tricks) - 1)
        if isinstance(action, Play):
            cards.append(action)
        told = after(told, str(action))
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


@of_each(SAMPLE, ALL)
@pytest.mark.parametrize("name", RULES)
def test_a_second_telling_finds_the_same(name: str, count: int) -> None:
    play_deals(count, lambda number: deals(RULES[name], number))


def test_equal_totals_are_a_draw() -> None:
    rules = MUST.changed({"deals_limit": 1})
    *_, (before, last, after_it) = walk(rules, bytes(32), random_chooser(1))
    first, second = after_it.results[-1].written
    level = apply(before._replace(scores=(second, first)), last).state
    assert (level.phase, level.winner, level.scores) == (
        Phase.OVER, DRAWN, (first + second, first + second)
    )  # fmt: skip
