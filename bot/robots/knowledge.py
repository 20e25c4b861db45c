"""All that a seat can tell from its view while four play: the cards it has not seen, and
chances."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.robots.stakes import shares
from bot.rules import PACK, Card, CardTables, Rank, Suit, View, card_tables


def knowledge_of(view: View) -> "Knowledge":
    """Raises `ValueError` for a view in which nobody plays cards."""
    if view.seat is None or view.trump is None or view.taker is None:
        raise ValueError("there are no tricks to play")
    unseen = frozenset(PACK).difference(view.hand, view.played)
    return Knowledge(
        view=view,
        seat=view.seat,
        tables=card_tables(view.trump, view.rules.na_values),
        trick=tuple(card for _, card in view.trick),
        unseen=unseen,
        placed={card: seat for card, seat in _placed(view).items() if card in unseen},
        own_side_took=view.game.accounts.together(view.taker, view.seat),
    )


def _placed(view: View) -> dict[Card, int]:
    """Cards that everybody knows to be, or to have been, in one hand."""
    placed: dict[Card, int] = {}
    if view.turn_up is not None and view.taker is not None:
        placed[view.turn_up] = view.taker
    for belote in view.belotes:
        for rank in (Rank.KING, Rank.QUEEN):
            placed[Card.of(rank, belote.suit)] = belote.seat
    for heard in view.heard:
        placed.update(dict.fromkeys(heard.cards, heard.seat))
    return placed


@dataclass(frozen=True)
class Knowledge:
    """The trick, the cards in other hands, and what follows from them."""

    view: View
    seat: int
    tables: CardTables
    trick: tuple[Card, ...]
    unseen: frozenset[Card]
    placed: Mapping[Card, int]
    """those of the unseen cards that are known to be in one hand; of the others nobody knows"""
    own_side_took: bool

    @property
    def players(self) -> int:
        return self.view.game.seats

    @cached_property
    def trumps(self) -> frozenset[Card]:
        """The cards that win a trick of another suit: none at no trumps and at all trumps."""
        return self.tables.trumps if isinstance(self.tables.trump, Suit) else frozenset()

    @cached_property
    def own_trumps(self) -> int:
        return len(self.trumps.intersection(self.view.hand))

    @cached_property
    def unseen_trumps(self) -> int:
        return len(self.trumps & self.unseen)

    def points(self, card: Card) -> float:
        return shares(self.view.rules, self.tables.trump)[card]

    def is_trump(self, card: Card) -> bool:
        return card in self.trumps

    def is_master(self, card: Card) -> bool:
        """Return whether nobody else holds a higher card of its suit."""
        return self._higher(card) == 0

    def _higher(self, card: Card) -> int:
        least = self.tables.strength[card]
        return sum(
            each.suit is card.suit and self.tables.strength[each] > least for each in self.unseen
        )

    def chance_of_trick(self, card: Card) -> float:
        """The chance that the own side wins the trick with `card` played to it."""
        cards = (*self.trick, card)
        position = len(self.trick)
        holder = self.tables.winner(cards)
        together, players = self.view.game.accounts.together, self.players
        own = together((self.seat - position + holder) % players, self.seat)
        opponents_fail = partner_fails = 1.0
        for step in range(1, players - position):
            seat = (self.seat + step) % players
            fails = 1 - self._chance_to_beat(seat, cards[0], cards[holder])
            if together(seat, self.seat):
                partner_fails *= fails
            else:
                opponents_fail *= fails
        if own:
            return opponents_fail
        return (1 - partner_fails) * opponents_fail

    def _chance_to_beat(self, seat: int, lead: Card, best: Card) -> float:
        """The chance that `seat`, yet to play, can beat `best`; what is not placed lies anyhow."""
        least, strength = self.tables.strength[best], self.tables.strength
        lacks_higher = lacks_suit = lacks_trumps = 1.0
        elsewhere = 1 - self._share(seat)
        for card in self.unseen:
            place = self.placed.get(card)
            misses = elsewhere if place is None else float(place != seat)
            if card.suit is best.suit and strength[card] > least:
                lacks_higher *= misses
            if card.suit is lead.suit:
                lacks_suit *= misses
            elif self.is_trump(card):
                lacks_trumps *= misses
        if best.suit is not lead.suit:
            return lacks_suit * (1 - lacks_higher)
        if self.is_trump(best):
            return 1 - lacks_higher
        return 1 - lacks_higher + lacks_suit * (1 - lacks_trumps)

    def _share(self, seat: int) -> float:
        """The part that `seat` holds of the unseen cards that are not placed."""
        placed = sum(place == seat for place in self.placed.values())
        return (self.view.hand_sizes[seat] - placed) / max(1, len(self.unseen) - len(self.placed))

    def chance_later(self, card: Card) -> float:
        """A rough chance that `card`, kept, wins a later trick for the own side.

        A master that nobody can trump is not safe in the hand either: its suit may not be led
        again, so it is better played while one has the lead.
        """
        higher = self._higher(card)
        if self.is_trump(card):
            return max(0.55, 0.98 - 0.16 * higher)
        guards = sum(each.suit is card.suit for each in self.view.hand) - 1
        if higher == 0 and not self.trumps:
            return 0.75
        if higher == 0:
            unseen = sum(each.suit is card.suit for each in self.unseen)
            return 0.6 if not self.unseen_trumps else 0.25 + 0.08 * min(unseen, 6)
        if guards >= higher:
            return 0.5 * 0.5 ** (higher - 1)
        return 0.25
