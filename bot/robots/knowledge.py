"""What a seat can tell from its view while it plays: the cards it has not seen, and chances."""

from dataclasses import dataclass
from functools import cached_property

from bot.rules import PACK, Card, CardTables, View, card_tables, team_of


def knowledge_of(view: View) -> "Knowledge":
    """Raises `ValueError` for a view in which nobody plays cards."""
    if view.seat is None or view.trump is None or view.taker is None:
        raise ValueError("there are no tricks to play")
    return Knowledge(
        view=view,
        seat=view.seat,
        tables=card_tables(view.trump),
        trick=tuple(card for _, card in view.trick),
        unseen=frozenset(PACK).difference(view.hand, view.played),
        own_side_took=team_of(view.taker) == team_of(view.seat),
    )


@dataclass(frozen=True)
class Knowledge:
    """The trick, the cards in other hands (nobody knows which), and what follows from them."""

    view: View
    seat: int
    tables: CardTables
    trick: tuple[Card, ...]
    unseen: frozenset[Card]
    own_side_took: bool

    @property
    def players(self) -> int:
        return self.view.rules.players

    @cached_property
    def own_trumps(self) -> int:
        return len(self.tables.trumps.intersection(self.view.hand))

    @cached_property
    def unseen_trumps(self) -> int:
        return len(self.tables.trumps & self.unseen)

    def points(self, card: Card) -> int:
        return self.tables.points[card]

    def is_trump(self, card: Card) -> bool:
        return self.tables.is_trump(card)

    def is_master(self, card: Card) -> bool:
        """Whether nobody else holds a higher card of its suit."""
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
        own = (position - holder) % 2 == 0
        opponents_fail = partner_fails = 1.0
        for step in range(1, self.players - position):
            seat = (self.seat + step) % self.players
            fails = 1 - self._chance_to_beat(seat, cards[0], cards[holder])
            if step % 2:
                opponents_fail *= fails
            else:
                partner_fails *= fails
        if own:
            return opponents_fail
        return (1 - partner_fails) * opponents_fail

    def _chance_to_beat(self, seat: int, lead: Card, best: Card) -> float:
        """The chance that `seat`, yet to play, can beat `best`, the unseen cards lying anyhow."""
        elsewhere = 1 - self._share(seat)
        lacks_higher = elsewhere ** self._higher(best)
        if best.suit is lead.suit and self.is_trump(best):
            return 1 - lacks_higher
        void = elsewhere ** sum(card.suit is lead.suit for card in self.unseen)
        if self.is_trump(best):
            return void * (1 - lacks_higher)
        return 1 - lacks_higher + void * (1 - elsewhere**self.unseen_trumps)

    def _share(self, seat: int) -> float:
        """The part of the unseen cards that `seat` holds."""
        return self.view.hand_sizes[seat] / max(1, len(self.unseen))

    def chance_later(self, card: Card) -> float:
        """A rough chance that `card`, kept, wins a later trick for the own side.

        A master that nobody can trump is not safe in the hand either: its suit may not be led
        again, so it is better played while one has the lead.
        """
        higher = self._higher(card)
        if self.is_trump(card):
            return max(0.65, 0.98 - 0.12 * higher)
        guards = sum(each.suit is card.suit for each in self.view.hand) - 1
        if higher == 0:
            unseen = sum(each.suit is card.suit for each in self.unseen)
            return 0.6 if not self.unseen_trumps else 0.25 + 0.08 * min(unseen, 6)
        if guards >= higher:
            return 0.4 * 0.5 ** (higher - 1)
        return 0.25
