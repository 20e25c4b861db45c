"""The effects of options in klaverjas, one scenario each (KJ2–KJ5)."""

from bot.rules import (
    DEFENDERS,
    Ruleset,
    Source,
    State,
    Suit,
    game_of,
    legal_actions,
    parse_cards,
    score_deal,
)
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, finish


def asked_in_the_auction(rules: Ruleset) -> list[tuple[int, int]]:
    """Return who is asked while all pass, each with the number of calls open to them."""
    state: State = bidding(FOUR_SUITS, rules)
    asked: list[tuple[int, int]] = []
    while deal_of(state).taker is None:
        seat = asked_seat(state)
        calls = legal_actions(state, seat)
        asked.append((seat, len(calls)))
        state = act(state, calls[0])
    return asked


def _roem(rules: Ruleset, trick: str) -> int:
    roem_of = game_of(rules).roem
    assert roem_of is not None
    return roem_of(rules, Suit.SPADES, parse_cards(trick))


def roem_of_four_jacks(rules: Ruleset) -> int:
    return _roem(rules, "JS JH JD JC")


def roem_of_four_nines(rules: Ruleset) -> int:
    return _roem(rules, "9S 9H 9D 9C")


def all_tricks_for_the_others(rules: Ruleset) -> tuple[int, int]:
    score = score_deal(rules, 0, capot=DEFENDERS)
    return score.takers, score.defenders


def roem_that_nobody_calls(rules: Ruleset) -> int:
    """Return the roem of a deal in which each seat holds a suit and plays it from the top."""
    state = bidding(FOUR_SUITS, rules)
    state = finish(act(state, legal_actions(state, asked_seat(state))[-1]))
    return sum(state.results[-1].had_of(Source.ROEM))
