"""Positions that are laid out to ask about them: a table of which only the cards shown exist."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.rules import (
    Bid,
    Card,
    Phase,
    Play,
    Ruleset,
    Trick,
    Trump,
    View,
    card_tables,
    parse_cards,
    parse_trump,
    start,
    view,
)
from bot.teaching.lessons.answers import Answer

YOU = 0
"""the seat of whoever learns: 1 plays after them, and of four 2 is their partner"""
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
    """the bid that stands: its seat, points and suit, such as `1 90 S`; on a ladder `1 S`"""
    called: str = ""
    """the call before the learner's, where it is no bid and no pass: `1 schmeiss`"""
    passed: bool = False
    """all have passed: the second round begins, or somebody has to play"""

    unsaid: bool = False
    """nothing is said of trumps yet"""
    gone: str = ""
    """the cards of the tricks before, one after the other"""
    first: int = 0
    """who led to the first of them"""
    taker: int | None = None
    """who took; None where it does not matter"""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The learner's cards."""
        return parse_cards(self.hand)

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards of the trick in playing order."""
        return parse_cards(self.trick)

    @property
    def suit(self) -> Trump:
        """The trump; raises `Unparseable` where none is known yet."""
        return parse_trump(self.trump)

    def led_by(self, rules: Ruleset) -> int:
        """The seat that led to the trick."""
        return -len(self.played) % rules.players if self.leader is None else self.leader

    @property
    def before(self) -> tuple[Card, ...]:
        """The cards of the tricks before."""
        return parse_cards(self.gone)

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards that nobody holds any more."""
        return (*self.before, *self.played)

    def place(self, number: int, rules: Ruleset) -> int:
        """The seat that played card `number` of the trick."""
        return (self.led_by(rules) + number) % rules.players

    @property
    def standing(self) -> Bid | None:
        """The bid to which something is to be said."""
        if not self.bid:
            return None
        seat, *points, suit = self.bid.split()
        return Bid(int(seat), sum(map(int, points)), parse_trump(suit))

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
        seats = rules.players
        over = right and len(self.played) == seats
        won = self._tricks(rules, self.played if over else ())
        trick = tuple((self.place(n, rules), card) for n, card in enumerate(self.played))
        trump = self.suit if self.trump and not self.unsaid else None
        return view(start(rules), YOU if self.hand else None)._replace(
            phase=Phase.PLAY if self.trump else Phase.CALL,
            deal_number=1,
            decisions=(),
            options=tuple(Play(YOU, each) for each in right if isinstance(each, Card)),
            hand=self.cards,
            hand_sizes=(len(self.cards),) * seats,
            turn_up=Card.parse(self.turn_up) if self.turn_up else None,
            bid=self.standing,
            trump=trump,
            # Whose plate says what is trump.
            taker=PARTNER % seats if trump and trick and self.taker is None else self.taker,
            leader=self.led_by(rules),
            trick=() if over else trick,
            tricks=won,
        )

    def _tricks(self, rules: Ruleset, last: tuple[Card, ...]) -> tuple[Trick, ...]:
        """Return the tricks before, and the last one."""
        found: list[Trick] = []
        gone, leader, seats = self.before, self.first, rules.players
        for each in (*(gone[at : at + seats] for at in range(0, len(gone), seats)), last):
            if each:
                tables = card_tables(self.suit, rules.na_values)
                leader = leader if each is not last else self.led_by(rules)
                winner = (leader + tables.winner(each)) % seats
                points = sum(tables.points[card] for card in each)
                found.append(Trick(leader, each, winner, points))
                leader = winner
        return tuple(found)
