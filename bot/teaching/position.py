"""The position of a decision about a card: what a player would look at."""

from collections.abc import Callable, Iterable, Mapping

from bot.robots.knowledge import Knowledge
from bot.rules import Card

SOME = 0.5
WITH_POINTS = 4
MOST_HIGHER = 2
"""higher cards under which a card may fall, one after the other, at most"""


class Position:
    """The position of a decision about a card, and what each card was found worth."""

    def __init__(self, know: Knowledge, worth: Mapping[Card, float], best: Card) -> None:
        self.know, self.worth, self.best = know, worth, best
        self.leads = not know.trick
        together = know.view.sides.together
        self.takers = know.own_side_took
        self.took = know.view.taker == know.seat
        self.partner_holds = self.partner_leads = False
        if know.trick:
            holder, _ = know.view.trick[know.tables.winner(know.trick)]
            self.partner_holds = together(holder, know.seat)
            self.partner_leads = together(know.view.trick[0][0], know.seat)
        self.chance = {card: know.chance_of_trick(card) for card in worth}
        self.trump, self.points, self.master = know.is_trump, know.points, know.is_master
        self.trumps_out = know.trumps_against
        """trumps that the opponents may be expected to hold"""
        self.nobody_trumps = not self.against(know.trumps & know.unseen)
        """there is no trump suit, or no opponent can hold one any more"""

    def only(self, has: Callable[[Card], bool], card: Card) -> bool:
        """Tell whether something holds for a card and not for the best one."""
        return has(card) and not has(self.best)

    def lacks(self, has: Callable[[Card], bool], card: Card) -> bool:
        """Tell whether something holds for the best card and not for this one."""
        return has(self.best) and not has(card)

    def against(self, cards: Iterable[Card]) -> bool:
        """Tell whether an opponent may hold one of these cards; in Découverte it may be covered."""
        know = self.know
        if know.view.fields:
            return any(True for _ in cards)
        seats = know.view.sides.opponents(know.seat)
        return any(know.chances[each][seat] > 0 for each in cards for seat in seats)

    def is_plain(self, card: Card) -> bool:
        """Tell whether neither this card nor the best one is a trump."""
        return not self.trump(card) and not self.trump(self.best)

    def holds(self, card: Card) -> bool:
        """Tell whether a card would hold the trick, as far as it is played."""
        cards = (*self.know.trick, card)
        return self.know.tables.winner(cards) == len(cards) - 1

    def suit(self, card: Card) -> list[Card]:
        """Return the other cards of its suit in the hand."""
        return [e for e in self.know.view.hand if e.suit is card.suit and e is not card]

    def is_trumped(self, card: Card) -> bool:
        """Tell whether an opponent who may trump has none of the suit."""
        return self._is_trumped(card, self.know.view.sides.opponents(self.know.seat))

    def is_trumped_by_partner(self, card: Card) -> bool:
        """Tell whether the partner may trump and has none of the suit."""
        return self._is_trumped(card, self.know.view.sides.partners(self.know.seat))

    def _is_trumped(self, card: Card, seats: Iterable[int]) -> bool:
        know = self.know
        if self.trump(card) or not know.trumps:
            return False
        return any(
            not any(odds[seat] for each, odds in know.chances.items() if each.suit is card.suit)
            and sum(odds[seat] for each, odds in know.chances.items() if know.is_trump(each)) > SOME
            for seat in seats
        )

    def sure(self, card: Card) -> bool:
        """Tell whether opponents hold nothing that beats it in its suit."""
        return not self.against(self.know.higher(card))

    def is_certain(self, card: Card) -> bool:
        """Tell whether it wins whenever it is led."""
        return self.sure(card) and (self.trump(card) or self.nobody_trumps)

    def length(self, card: Card) -> int:
        """Return how many cards of its suit are in the hand."""
        return len(self.suit(card)) + 1

    def above(self, card: Card, other: Card) -> bool:
        """Tell whether a card is a higher one of the same suit."""
        strength = self.know.tables.strength
        return card.suit is other.suit and strength[card] > strength[other]

    def covers(self, card: Card) -> bool:
        """Tell whether a card lies beneath it (B3)."""
        fields = self.know.view.fields
        return bool(fields) and any(e.up is card and e.covered for e in fields[self.know.seat])

    def _opener(self, card: Card) -> int:
        """Return who was the first to lead its suit; the own seat if nobody was."""
        tricks = self.know.view.tricks
        leads = (each.leader for each in tricks if each.cards[0].suit is card.suit)
        return next(leads, self.know.seat)

    def partner_opened(self, card: Card) -> bool:
        opener, own = self._opener(card), self.know.seat
        return opener != own and self.know.view.sides.together(opener, own)

    def they_opened(self, card: Card) -> bool:
        """Tell whether the first lead of its suit was an opponent's."""
        return not self.know.view.sides.together(self._opener(card), self.know.seat)

    def in_a_row(self, card: Card) -> bool:
        """Tell whether one holds the card above or below it, of those that are still there."""
        strength = self.know.tables.strength
        there = [*self.suit(card), *(e for e in self.know.unseen if e.suit is card.suit), card]
        there.sort(key=strength.__getitem__)
        place = there.index(card)
        beside = (*there[max(place - 1, 0) : place], *there[place + 1 : place + 2])
        return any(each in self.know.view.hand for each in beside)

    def bares(self, card: Card) -> bool:
        """Tell whether without a card another one with points falls under a higher one."""
        left = self.suit(card)
        for each in left:
            worthy = self.points(each) >= WITH_POINTS and not self.sure(each)
            higher = len(self.know.higher(each))
            # It has enough others beside it now, and with one less has not.
            if worthy and len(left) == min(higher, MOST_HIGHER) and not self.above(card, each):
                return True
        return False
