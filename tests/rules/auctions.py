"""Auctions of Kloppen, by what is called."""

from bot.rules import (
    Coinche,
    Ruleset,
    State,
    find_preset,
    legal_actions,
)
from tests.rules.parties import FOUR_SUITS, bidding, do, laid

KLOPPEN = find_preset("kloppen")
IN_TURN = KLOPPEN.changed({"coinche_mode": "in_turn"})
REDOUBLED = KLOPPEN.changed({"surcoinche": "x4"})
TWO = find_preset("decouverte").changed({"auction": "bids"})
FIELDS = (
    ("AS KS QS JS AH KH QH JH", "TS 9S 8S 7S TH 9H 8H 7H"),
    ("AD KD QD JD AC KC QC JC", "TD 9D 8D 7D TC 9C 8C 7C"),
)


def auction(script: str = "", rules: Ruleset = KLOPPEN) -> State:
    """After these calls; seat 0 spoke first."""
    state = laid(FIELDS, rules) if rules.players == 2 else bidding(FOUR_SUITS, rules)
    return do(state, script) if script else state


def coinchers(state: State) -> set[int]:
    """Return the seats that may coinche now."""
    return {seat for seat in range(4) if Coinche(seat) in legal_actions(state, seat)}
