"""A seat's conclusions from its view while four play: the cards it has not seen, and chances."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.robots.inference import excluded_cards
from bot.robots.stakes import shares
from bot.rules import Card, CardTables, Rank, Suit, View, card_tables

TAKERS_TRUMPS = 2.0
"""how many times as often as others the taker holds a trump that nobody has seen"""


def knowledge_of(view: View) -> "Knowledge":
    """Raises `ValueError` for a view in which nobody plays cards."""
    if view.seat is None or view.trump is None or view.taker is None:
        raise ValueError("there are no tricks to play")
    pack = view.game_type.dealing.pack
    unseen = frozenset(pack).difference(view.hand, view.played, view.known_out)
    kind = OpenKnowledge if view.fields else Knowledge
    return kind(
        view=view,
        seat=view.seat,
        tables=card_tables(view.trump, view.rules.na_values),
        trick=tuple(card for _, card in view.trick),
        unseen=unseen,
        placed={
            card: seat for card, seat in placed_cards(view, view.taker).items() if card in unseen
        },
        excluded=excluded_cards(view),
        own_side_took=view.sides.together(view.taker, view.seat),
    )


def placed_cards(view: View, taker: int | None) -> dict[Card, int]:
    """Cards that everybody knows to be, or to have been, in one hand."""
    placed: dict[Card, int] = {}
    if view.exchanged is not None:
        seat, card = view.exchanged
        placed[card] = seat
    elif view.turn_up is not None and taker is not None and view.game_type.dealing.shows_taken:
        placed[view.turn_up] = taker
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
    excluded: tuple[frozenset[Card], ...]
    """the cards that each seat cannot hold, by what it played"""
    own_side_took: bool

    @property
    def players(self) -> int:
        return self.view.game_type.seats

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

    def roem(self, trick: tuple[Card, ...]) -> int:
        """Return what cards of a trick bring its winner together, where that counts (KJ4)."""
        roem_of = self.view.game_type.roem
        if roem_of is None or self.tables.trump is None:
            return 0
        return roem_of(self.view.rules, self.tables.trump, trick)

    def points(self, card: Card) -> float:
        return shares(self.view.rules, self.tables.trump)[card]

    def is_trump(self, card: Card) -> bool:
        return card in self.trumps

    def is_master(self, card: Card) -> bool:
        """Return whether nobody else holds a higher card of its suit."""
        return not self.higher(card)

    def higher_against(self, card: Card) -> float:
        """Return how many higher cards of its suit the opponents may be expected to hold."""
        return self._against(self.higher(card))

    @cached_property
    def trumps_against(self) -> float:
        """Return how many trumps the opponents may be expected to hold together."""
        return self._against(self.trumps & self.unseen)

    def _against(self, cards: Iterable[Card]) -> float:
        opponents = self.view.sides.opponents(self.seat)
        return sum(self.chances[each][seat] for each in cards for seat in opponents)

    def higher(self, card: Card) -> list[Card]:
        """Return the cards of its suit above it that nobody has seen."""
        least, strength = self.tables.strength[card], self.tables.strength
        return [each for each in self.unseen if each.suit is card.suit and strength[each] > least]

    def chance_of_trick(self, card: Card) -> float:
        """The chance that the own side wins the trick with `card` played to it."""
        cards = (*self.trick, card)
        position = len(self.trick)
        holder = self.tables.winner(cards)
        together, players = self.view.sides.together, self.players
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
        """The chance that `seat`, yet to play, can beat `best`."""
        least, strength = self.tables.strength[best], self.tables.strength
        lacks_higher = lacks_suit = lacks_trumps = 1.0
        for card, chances in self.chances.items():
            misses = 1 - chances[seat]
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

    @cached_property
    def chances(self) -> Mapping[Card, Sequence[float]]:
        """The chance that each unseen card lies in each hand.

        What is not placed lies anywhere it may: in proportion to the places that are free, so that
        the hands are filled as nearly as two rounds bring about. Who remembers only the last trick
        takes a part of the cards to be gone.
        """
        seats = range(self.players)
        free = [0.0 if seat == self.seat else float(self.view.hand_sizes[seat]) for seat in seats]
        for seat in self.placed.values():
            free[seat] -= 1
        loose = [card for card in self.unseen if card not in self.placed]
        free.append(max(0.0, len(loose) - sum(free)))
        weights = {
            card: [*(self._inclination(card, seat) for seat in seats), 1.0] for card in loose
        }
        # Each round brings the weights nearer to one hand for each card, and to as many cards as
        # hands have free places.
        for _ in range(2):
            for place, size in enumerate(free):
                total = sum(row[place] for row in weights.values())
                for row in weights.values():
                    row[place] *= size / total if total else 0
            for row in weights.values():
                total = sum(row)
                row[:] = [each / total for each in row] if total else [0.0] * len(row)
        for card, seat in self.placed.items():
            weights[card] = [float(seat == each) for each in seats]
        return weights

    def _inclination(self, card: Card, seat: int) -> float:
        """Return how likely `seat` rather than others holds `card`: takers have many trumps."""
        if seat == self.seat or card in self.excluded[seat]:
            return 0
        return TAKERS_TRUMPS if seat == self.view.taker and self.is_trump(card) else 1


class OpenKnowledge(Knowledge):
    """Découverte: what lies open is known, and what is covered cannot be played yet (B3)."""

    @cached_property
    def chances(self) -> Mapping[Card, Sequence[float]]:
        """The chance that each unseen card can be played by each seat now."""
        open_ = {
            place.up: seat
            for seat, field in enumerate(self.view.fields)
            for place in field
            if place.up is not None and seat != self.seat
        }
        seats = range(self.players)
        return {card: [float(open_.get(card) == seat) for seat in seats] for card in self.unseen}
