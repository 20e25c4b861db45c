"""The effects of options in Bulgarian belot, one scenario each (I1–I7)."""

from typing import Any

from bot.rules import (
    TAKERS,
    Announced,
    ByAccount,
    DealResult,
    Ruleset,
    Suit,
    legal_actions,
    parse_declaration,
    score_deal,
)
from bot.rules.core.declarations import settle_contest
from bot.rules.core.sides import TEAMS
from tests.rules import scenarios
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, do, next_pack

TARGET = 151


def runs_after_a_contra(rules: Ruleset) -> list[str]:
    """Return what the side of a bid of spades may call after a contra."""
    state = do(bidding(FOUR_SUITS, rules), "bid S, coinche")
    return [str(each) for each in legal_actions(state, asked_seat(state))]


def few_points_and_a_tie(rules: Ruleset) -> list[tuple[int, int, int]]:
    """Return what is written of 180 against 2, and of two ties, with what hangs."""
    alls = [
        score_deal(rules, 160, declarations=(20, 0), trump=Suit.SPADES),
        score_deal(rules, 81, trump=Suit.SPADES),
        score_deal(rules, 56, declarations=(50, 0), trump=Suit.SPADES),
    ]
    return [(each.takers, each.defenders, sum(each.held)) for each in alls]


def a_doubled_capot(rules: Ruleset) -> int:
    return score_deal(rules, 162, capot=TAKERS, multiplier=2, trump=Suit.SPADES).takers


def capot_at_the_target(rules: Ruleset) -> list[int | None]:
    """Return who has won after a capot that leads to 155, and after a deal in which that side
    writes nothing."""
    state = bidding(FOUR_SUITS, rules)._replace(scores=(130, 100))
    state = _played(do(state, "bid S, pass, pass, pass"))
    winners = [state.winner]
    if state.winner is None:
        packs = (next_pack(state, bytes([number])) for number in range(50))
        played = (_played(do(each, "pass, bid A, pass, pass, pass")) for each in packs)
        winners.append(next(each.winner for each in played if _is_inside(each.results[-1])))
    return winners


def _is_inside(result: DealResult) -> bool:
    return result.written[0] == 0 and result.capot is None and result.totals[1] < TARGET


def _played(state: Any) -> Any:
    """Each seat plays its first legal card."""
    count = len(state.results)
    while len(state.results) == count:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    return state


def contested(rules: Ruleset) -> tuple[ByAccount, ByAccount]:
    """Return the points of a tierce and a cinquante against a tierce and four nines, and of two
    tierces as high, one of them in trumps."""
    both = tuple(
        Announced(seat, parse_declaration(f"A{suit}-K{suit}-Q{suit}"))
        for seat, suit in enumerate("SH")
    )
    equal = rules.changed({"decl_equal": "none"})
    ties = settle_contest(both, 0, Suit.HEARTS, equal, TEAMS).points
    return scenarios.contested(rules), ties


def dealt_in_five(rules: Ruleset) -> tuple[int, int]:
    """Return how many cards a hand has before the contract and after."""
    state = bidding(FOUR_SUITS, rules)
    before = len(deal_of(state).hands[0])
    return before, len(deal_of(do(state, "bid S, pass, pass, pass")).hands[0])
