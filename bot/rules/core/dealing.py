"""The first dealer, the pack from deal to deal, the cut, and the packets (A3)."""

from collections.abc import Sequence
from typing import Final

from bot.rules.core.card import Card
from bot.rules.core.fields import Stack
from bot.rules.core.state import Deal

NATURAL_ORDER: Final = "789TJQKA"
PACKETS: Final = {
    "3-2": (3, 2),
    "2-3": (2, 3),
    "2-3-3": (2, 3, 3),
    "3-2-3": (3, 2, 3),
    "3-3-2": (3, 3, 2),
    "4-4": (4, 4),
}
CUT_LEAST: Final = 3
"""cards that stay on each side of a cut (A3)"""


def lowest_seats(drawn: Sequence[tuple[int, Card]]) -> tuple[int, ...]:
    """The seats that drew the lowest rank, 7 lowest; several of them draw again."""
    lowest = min(NATURAL_ORDER.index(card.rank) for _, card in drawn)
    return tuple(seat for seat, card in drawn if NATURAL_ORDER.index(card.rank) == lowest)


def heaps(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The cards that lie together when a deal is over: its tricks.

    Of a deal that nobody took the hands, and the stock with the turned card; in Découverte the
    fields.
    """
    if deal.tricks:
        return tuple(trick.cards for trick in deal.tricks)
    if deal.fields:
        return tuple(tuple(card for place in field for card in _of(place)) for field in deal.fields)
    rest = () if deal.turn_up is None else ((deal.turn_up, *deal.stock),)
    return (*deal.hands, *rest)


def is_gathered(pack: Sequence[Card], deal: Deal) -> bool:
    """Tell whether all that lay together in `deal` lies together in `pack`, in whatever order."""
    heap_of = {card: frozenset(heap) for heap in heaps(deal) for card in heap}
    place = 0
    while place < len(pack):
        heap = heap_of[pack[place]]
        if frozenset(pack[place : place + len(heap)]) != heap:
            return False
        place += len(heap)
    return len(pack) == len(heap_of)


def _of(place: Stack) -> tuple[Card, ...]:
    return tuple(card for card in (place.up, place.down) if card is not None)


def cut(pack: tuple[Card, ...], position: int) -> tuple[Card, ...]:
    return pack[position:] + pack[:position]


def first_packets(
    pack: Sequence[Card], dealer: int, players: int, packets: tuple[int, ...]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Hands and the rest of the pack before the auction; first hand gets the first packet."""
    hands: list[tuple[Card, ...]] = [()] * players
    position = 0
    for size in packets:
        for step in range(1, players + 1):
            seat = (dealer + step) % players
            hands[seat] += tuple(pack[position : position + size])
            position += size
    return tuple(hands), tuple(pack[position:])


def last_packets(deal: Deal, taker: int) -> tuple[tuple[Card, ...], ...]:
    """The full hands after a take: the turned card and two for the taker, three for the others."""
    if deal.turn_up is None or deal.fields:
        return deal.hands
    hands = list(deal.hands)
    players = len(hands)
    position = 0
    for step in range(1, players + 1):
        seat = (deal.dealer + step) % players
        size = 2 if seat == taker else 3
        given = deal.stock[position : position + size]
        position += size
        hands[seat] += (deal.turn_up, *given) if seat == taker else given
    return tuple(hands)
