"""Positions that are laid out to ask about them: a table of which only the cards shown exist."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.rules import (
    Bid,
    Card,
    Phase,
    Play,
    Ruleset,
    Suit,
    Trick,
    View,
    card_tables,
    parse_cards,
    start,
    view,
)
from bot.teaching.lessons.answers import Answer

TABLE = 4
"""players"""

YOU = 0
"""the seat of whoever learns: their partner has 2, and 1 plays after them"""
PARTNER = 2


class LessonPosition(NamedTuple):
    """Cards on the table, in text form, as whoever learns sees them."""

    hand: str = ""
    trick: str = ""
    trump: str = ""
    turn_up: str = ""
    leader: int | None = None
    """who led to `trick`; None: as many seats before the learner as it has cards"""
    bid: str = ""
    """the bid that stands: its seat, points and suit, such as `1 90 S`"""
    passed: bool = False
    """nobody wanted the turn-up, and the second round begins"""

    unsaid: bool = False
    """nothing is said of trumps yet"""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The learner's cards."""
        return parse_cards(self.hand)

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards of the trick in playing order."""
        return parse_cards(self.trick)

    @property
    def suit(self) -> Suit:
        """The trump; raises `ValueError` where none is known yet."""
        return Suit(self.trump)

    @property
    def led_by(self) -> int:
        """The seat that led to the trick."""
        return -len(self.played) % TABLE if self.leader is None else self.leader

    def place(self, number: int) -> int:
        """The seat that played card `number` of the trick."""
        return (self.led_by + number) % TABLE

    @property
    def standing(self) -> Bid | None:
        """The bid to which something is to be said."""
        if not self.bid:
            return None
        seat, points, suit = self.bid.split()
        return Bid(int(seat), int(points), Suit(suit))

    @property
    def is_empty(self) -> bool:
        """Tell whether there is nothing to look at."""
        return not (self.hand or self.trick)

    def view(self, rules: Ruleset, answers: Iterable[Answer] = ()) -> View:
        """The position as a picture shows it: to the table where the learner holds no cards.

        No card is lit as long as it is asked which; with its `answers` the right ones are, and a
        trick that is full has been won.
        """
        right = [each.value for each in answers if each.is_right]
        won: tuple[Trick, ...] = ()
        if right and len(self.played) == TABLE:
            tables = card_tables(self.suit, rules.na_values)
            points = sum(tables.points[card] for card in self.played)
            winner = self.place(tables.winner(self.played))
            won = (Trick(self.led_by, self.played, winner, points),)
        trick = tuple((self.place(n), card) for n, card in enumerate(self.played))
        trump = self.suit if self.trump and not self.unsaid else None
        return view(start(rules), YOU if self.hand else None)._replace(
            phase=Phase.PLAY if self.trump else Phase.CALL,
            deal_number=1,
            decisions=(),
            options=tuple(Play(YOU, each) for each in right if isinstance(each, Card)),
            hand=self.cards,
            hand_sizes=(len(self.cards),) * TABLE,
            turn_up=Card.parse(self.turn_up) if self.turn_up else None,
            bid=self.standing,
            trump=trump,
            taker=PARTNER if trump and trick else None,  # whose plate says what is trump
            trick=() if won else trick,
            tricks=won,
        )
