"""The cards of a hand that a contract stands on."""

from bot.robots.valuation import MODELS, Heads, hand_worth
from bot.rules import Action, Bid, Card, Rank, Take, View, card_tables

COUNTS = 10
"""points that a card adds to what a hand promises, from which on it is named where no suit is
trump"""


def assets(view: View, call: Action) -> tuple[Card, ...]:
    """Return the cards that count when a seat plays what it calls: trumps from the highest on, then
    aces; at no trumps and all trumps the heads of suits.

    Who takes gets the turned card, which is one of them; in Découverte cards lie on the table.
    """
    if not isinstance(call, Take | Bid) or view.fields:
        return ()
    turned = [view.turn_up] if isinstance(call, Take) and view.turn_up is not None else []
    cards, trump = [*view.hand, *turned], call.suit
    strength = card_tables(trump).strength
    worths = MODELS[trump].taker
    counting = [each for each in cards if each.suit is trump or each.rank is Rank.ACE]
    if isinstance(worths, Heads):
        least = hand_worth(cards, trump, worths) - COUNTS
        without = {card: [each for each in cards if each is not card] for card in cards}
        counting = [e for e in cards if hand_worth(without[e], trump, worths) <= least]
    return tuple(sorted(counting, key=lambda each: (each.suit is not trump, -strength[each])))
