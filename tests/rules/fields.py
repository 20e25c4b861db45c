"""Fields of Découverte, and short ways to play from them."""

from typing import Any

from bot.rules import (
    Play,
    State,
    find_preset,
    legal_actions,
    view,
)
from tests.rules.parties import (
    asked_seat,
    do,
    laid,
)

RULES = find_preset("decouverte")
BELOTE: dict[str, Any] = {"belote": "on", "contract_basis": "tricks_belote"}
EXTRA: dict[str, Any] = {"extra_contracts": "both"}

# Seat 1 deals; the ten of hearts is turned. The second line of each lies beneath the first.
FIELDS = (
    ("AH 8H AD 8D AC 8C KS QS", "JS 9S AS TS 8S 7S 7H 7D"),
    ("KD QD KC QC JC JD 9H TH", "KH QH JH 9D TD 9C TC 7C"),
)
# Seat 0 has the spades and hearts, seat 1 the diamonds and clubs; the jack of clubs is turned.
HALVES = (
    ("AS KS QS JS AH KH QH JH", "TS 9S 8S 7S TH 9H 8H 7H"),
    ("AD KD QD JD AC KC QC JC", "TD 9D 8D 7D TC 9C 8C 7C"),
)


def at(script: str = "", fields: Any = FIELDS, dealer: int = 1, **options: Any) -> State:
    state = laid(fields, RULES.changed(options), dealer=dealer)
    return do(state, script) if script else state


def legal(state: State) -> set[str]:
    """The cards that may be played now."""
    plays = legal_actions(state, asked_seat(state))
    return {each.card.text for each in plays if isinstance(each, Play)}


def uncovered(state: State, seat: int) -> set[str]:
    return {place.up.text for place in view(state, None).fields[seat] if place.up is not None}
