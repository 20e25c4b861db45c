"""The auction: a robot takes when its hand, with the turned card, is worth a contract.

Strength is counted in tricks, roughly: what the taker can expect to win alone. The partner is
good for the rest.
"""

from collections.abc import Sequence
from typing import Final

from bot.rules import Action, Call, Card, Pass, Rank, Suit, Take, View

TRUMP_WORTH: Final = {
    Rank.JACK: 2.6,
    Rank.NINE: 1.7,
    Rank.ACE: 1.2,
    Rank.TEN: 1.0,
    Rank.KING: 0.8,
    Rank.QUEEN: 0.8,
    Rank.EIGHT: 0.7,
    Rank.SEVEN: 0.7,
}
ACE_WORTH: Final = 1.1
TEN_WITH_ACE: Final = 0.6
TEN_GUARDED: Final = 0.3
VOID_WORTH: Final = 0.3
BELOTE_WORTH: Final = 0.7
FIRST_LEAD: Final = 0.3

LEAST_TRUMPS: Final = 3
ENOUGH: Final = 4.3
"""the strength that takes"""


def choose_call(view: View) -> Action:
    """Take the best suit if it is strong enough, else pass."""
    takes = [option for option in view.options if isinstance(option, Take)]
    best = max(takes, key=lambda take: strength(view, take.suit), default=None)
    if best is not None and strength(view, best.suit) >= ENOUGH:
        return best
    return next((option for option in view.options if isinstance(option, Pass)), view.options[0])


def strength(view: View, trump: Suit) -> float:
    """What this seat's hand is worth as the taker's with this trump (A4: he gets the turn-up)."""
    cards = view.hand if view.turn_up is None else (*view.hand, view.turn_up)
    trumps = [card for card in cards if card.suit is trump]
    if len(trumps) < LEAST_TRUMPS:
        return 0
    worth = sum(TRUMP_WORTH[card.rank] for card in trumps)
    if view.rules.belote == "on" and {Rank.KING, Rank.QUEEN} <= {card.rank for card in trumps}:
        worth += BELOTE_WORTH
    worth += sum(_plain_worth(cards, suit) for suit in Suit if suit is not trump)
    return worth + FIRST_LEAD * _leads_first(view.calls, view.rules.players)


def _plain_worth(cards: Sequence[Card], suit: Suit) -> float:
    ranks = {card.rank for card in cards if card.suit is suit}
    if not ranks:
        return VOID_WORTH
    worth = ACE_WORTH if Rank.ACE in ranks else 0
    if Rank.TEN in ranks:
        if Rank.ACE in ranks:
            worth += TEN_WITH_ACE
        elif len(ranks) > 1:
            worth += TEN_GUARDED
    return worth


def _leads_first(calls: tuple[Call, ...], players: int) -> bool:
    """First hand calls first and leads to the first trick (A4)."""
    return len(calls) % players == 0
