"""The cards that a seat cannot hold, by what it played: it would have had to play them.

Whoever discards has none of the suit that was led; whoever neither follows nor trumps where they
must has no trump; whoever stays below a trump that they must beat has none above it.
"""

from functools import lru_cache

from bot.rules import PACK, Card, Ruleset, Trump, View, by_partners, legal_cards

NOTHING: frozenset[Card] = frozenset()


def excluded_cards(view: View) -> tuple[frozenset[Card], ...]:
    """Return for each seat the cards that it cannot hold any more, by the tricks of `view`."""
    found = [NOTHING] * view.game_type.seats
    if view.trump is None:
        return tuple(found)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.trick:
        tricks.append((view.trick[0][0], tuple(card for _, card in view.trick)))
    for leader, cards in tricks:
        for place in range(1, len(cards)):
            seat = (leader + place) % view.game_type.seats
            partners = by_partners(view.sides, leader, place)
            found[seat] |= _told_by(view.rules, view.trump, cards[:place], cards[place], partners)
    return tuple(found)


@lru_cache(maxsize=16384)
def _told_by(
    rules: Ruleset, trump: Trump, before: tuple[Card, ...], card: Card, partners: tuple[int, ...]
) -> frozenset[Card]:
    """The cards beside which `card` could not have been played to the cards `before` it."""
    # A duty is to follow suit, or to trump. With A6 h `must_piss` a discard may stand for a higher
    # trump as well as for none at all.
    lead = before[0].suit
    doubtful = rules.partner_trump == "must_piss" and card.suit not in (lead, trump)
    asked_for = (lead,) if doubtful else (lead, trump)
    return frozenset(
        other
        for other in PACK
        if other.suit in asked_for
        and other is not card
        and card not in legal_cards((card, other), before, trump, rules, partners)
    )
