"""Two deals in which a trick without points decides about a capot."""

from collections.abc import Iterator

from bot.rules import Card, Play, State, apply, legal_actions
from tests.rules.parties import asked_seat, deal_of, taken

Hands = tuple[str, str, str, str]

GONE: tuple[Hands, str] = (
    (
        "JS 9S AS TS AH AD 7S 7C",
        "KS QC JC TC TH TD 9C 9H",
        "QS AC KC KH QH KD 7H 8H",
        "8S JH QD JD 9D 8D 7D 8C",
    ),
    "JS 9S AS TS AH AD",
)
"""the hands, and what the taker wins the first tricks with: of 7♠ and 7♣ the latter brings all the
points, but one trick less"""
GOING: tuple[Hands, str] = (
    (
        "JS 9S AS TS AH 7S 9D 7D",
        "KS AC TC KC TH 8D 8H 9H",
        "QS AD TD KD JH 7H KH QH",
        "8S QD JD QC JC 7C 8C 9C",
    ),
    "JS 9S AS TS AH",
)
"""whoever has 7♠ 9♦ 7♦ wins all the tricks, but for 7♦ first"""


def steps(hands: Hands, firsts: str, first: int = 0) -> Iterator[tuple[State, Play]]:
    """Yield what is played in the first tricks; `first` has the first of the hands, and takes."""
    turned = [hands[(seat - first) % 4] for seat in range(4)]
    state = taken(turned, "9S", taker=first, dealer=(first - 1) % 4)
    for card in firsts.split():
        for place in range(4):
            seat = asked_seat(state)
            action = Play(seat, Card.parse(card)) if place == 0 else _next(state, turned[seat])
            yield state, action
            state = apply(state, action).state


def played(hands: Hands, firsts: str, first: int = 0) -> State:
    """Return the deal after the first tricks."""
    *_, (state, action) = steps(hands, firsts, first)
    return apply(state, action).state


def _next(state: State, hand: str) -> Play:
    """The first card of a hand, as it is written, that may be played."""
    legal = [each for each in legal_actions(state, asked_seat(state)) if isinstance(each, Play)]
    held = hand.split()
    assert deal_of(state).trick
    return min(legal, key=lambda each: held.index(each.card.text))
