"""The tricks of Belote Découverte, where nearly everything can be reckoned (B3).

The opponent can answer with their uncovered cards alone, and those lie open. So a lead is worth
what the answer that hurts most leaves of it. What lies open after the trick is weighed by
`open_cards.py`; once nothing is covered any more, the last tricks are played out to their end.
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.robots.open_cards import as_bits, worth_later
from bot.robots.stakes import shares
from bot.rules import (
    PACK,
    Card,
    CardTables,
    Ruleset,
    View,
    card_tables,
    last_trick_points,
    legal_cards,
)

LEAD = 2
"""points that it is worth to lead to the next trick"""
LAST_TRICKS = 5
"""tricks that are played out to their end"""
ALL = 1000
"""more points than there are"""

Cards = frozenset[Card]


def choose_open_card(view: View, cards: Collection[Card]) -> Card:
    """Return the card that brings most, whatever the opponent answers."""
    if view.seat is None or view.trump is None:
        raise ValueError("there are no tricks to play")
    [opponent] = (view.fields[each] for each in view.sides.opponents(view.seat))
    own = frozenset(view.hand)
    other = frozenset(place.up for place in opponent if place.up is not None)
    covered = frozenset(PACK).difference(own, other, view.played)
    game = _Game(
        view.rules,
        card_tables(view.trump),
        shares(view.rules, view.trump),
        own,
        other,
        as_bits(covered),
    )
    if not view.trick:
        return max(cards, key=game.of_lead)
    lead = view.trick[0][1]
    return min(cards, key=lambda card: game.of_trick(other, own - {card}, lead, card))


class _Game(NamedTuple):
    """The open cards of both players, and which are still covered, on one side or the other."""

    rules: Ruleset
    tables: CardTables
    points: Mapping[Card, float]
    own: Cards
    other: Cards
    covered: int

    def of_lead(self, card: Card) -> float:
        """Return the worth of leading `card` to the leader, in points."""
        left = self.own - {card}
        answers = legal_cards(self.other, (card,), self.tables.trump, self.rules)
        return min(self.of_trick(left, self.other - {answer}, card, answer) for answer in answers)

    def of_trick(self, leader: Cards, other: Cards, lead: Card, answer: Card) -> float:
        """Return the worth of a trick and of the cards left after it to its leader."""
        points = self._points(lead, answer, last=not leader and not other and not self.covered)
        won = self.tables.winner((lead, answer)) == 0
        if not self.covered and len(leader) < LAST_TRICKS:
            if won:
                return points + self._to_the_end(leader, other, -ALL, ALL)
            return -points - self._to_the_end(other, leader, -ALL, ALL)
        later = worth_later(
            as_bits(leader), as_bits(other), self.covered, self.tables.trump, self.rules
        )
        return later + points + LEAD if won else later - points - LEAD

    def _to_the_end(self, leader: Cards, other: Cards, least: float, most: float) -> float:
        """Return the points that the leader wins more when both play best (alpha–beta)."""
        best = 0.0 if not leader else -ALL
        for lead in leader:
            left = leader - {lead}
            worst = most
            for answer in legal_cards(other, (lead,), self.tables.trump, self.rules):
                points = self._points(lead, answer, last=not left)
                rest = other - {answer}
                if self.tables.winner((lead, answer)) == 0:
                    value = points + self._to_the_end(left, rest, least - points, worst - points)
                else:
                    value = -points - self._to_the_end(rest, left, -worst - points, -least - points)
                worst = min(worst, value)
                if worst <= least:
                    break
            best = max(best, worst)
            least = max(least, best)
            if least >= most:
                break
        return best

    def _points(self, lead: Card, answer: Card, *, last: bool) -> float:
        der = last_trick_points(self.rules, self.tables.trump) if last else 0
        return self.points[lead] + self.points[answer] + der
