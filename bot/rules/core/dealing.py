"""The cards of a game: which there are, how many each plays, and what becomes of the others."""

from collections.abc import Callable
from typing import NamedTuple

from bot.rules.core.card import PACK, Card, Trump

MayLay = Callable[[tuple[Card, ...], Trump | None], tuple[Card, ...]]
"""of a hand and a trump the cards that may be laid away"""


def any_card(hand: tuple[Card, ...], trump: Trump | None) -> tuple[Card, ...]:
    """Any of them may be laid away."""
    return hand


class Dealing(NamedTuple):
    """The pack of a game, and where its cards go.

    What `GameType.deal` lays first are packets, a turned card or none, and a stock. After the
    auction everybody gets cards of the stock until they have a hand; what is left then nobody
    holds, unless the taker takes it up.
    """

    pack: tuple[Card, ...] = PACK
    hand: int = 8
    """cards that everybody plays, and so the tricks of a deal"""
    turned_to_taker: bool = True
    """the turned card is one of the taker's hand; else it stays on the table"""
    packets: tuple[int, ...] = ()
    """those that are dealt first, where a table has no choice"""
    taken_up: bool = False
    """the taker takes up what is left of the stock, and lays away as many cards, which count for
    them at the end"""
    may_lay: MayLay = any_card
    exchanged_for: Callable[[Card, Trump | None], Card | None] | None = None
    """of the turned card and a trump the card whose holder may exchange it for the turned one"""

    def unplayed(self, seats: int) -> int:
        """Return how many cards nobody plays."""
        return len(self.pack) - seats * self.hand

    @property
    def shows_taken(self) -> bool:
        """Tell whether everybody knows a card of the taker: the turned one, which cannot have been
        laid away."""
        return self.turned_to_taker and not self.taken_up

    @property
    def moves_cards(self) -> bool:
        """Tell whether cards may change places between the auction and the first lead."""
        return self.taken_up or self.exchanged_for is not None


USUAL_DEALING = Dealing()
