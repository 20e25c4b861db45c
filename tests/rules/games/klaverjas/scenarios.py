"""The effects of options in klaverjas, one scenario each (KJ2–KJ5)."""

from bot.rules import (
    DEFENDERS,
    Ruleset,
    State,
    Suit,
    game_of,
    legal_actions,
    parse_cards,
    score_deal,
)
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of


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
