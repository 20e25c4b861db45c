"""The field of a player of Belote Découverte: eight places, each with a card face down and one
face up on it (docs/rules/decouverte.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules.core.card import Card

PACKET = 4


class Stack(NamedTuple):
    """The covered card and the uncovered one; None once they are played."""

    down: Card | None
    up: Card | None


Field = tuple[Stack, ...]
Fields = tuple[Field, ...]
"""of all players; none where cards lie in hands"""


def lay_fields(pack: Sequence[Card], dealer: int) -> tuple[Field, Field]:
    """The fields of both players, from a pack in dealing order (B1).

    Packets of four face down to the opponent and to the dealer, twice; then the same face up.
    """
    packets = [tuple(pack[n : n + PACKET]) for n in range(0, len(pack), PACKET)]
    opponent, own = (
        tuple(map(Stack, packets[n] + packets[n + 2], packets[n + 4] + packets[n + 6]))
        for n in (0, 1)
    )
    return (own, opponent) if dealer == 0 else (opponent, own)


def uncovered_cards(field: Field) -> tuple[Card, ...]:
    """The cards that a player may choose from, in the order of the places."""
    return tuple([up for _, up in field if up is not None])  # lists: at every card


def count_cards(field: Field) -> int:
    """The cards still there, covered ones too."""
    return sum((place.up is not None) + (place.down is not None) for place in field)


def without(field: Field, card: Card) -> Field:
    """The field after `card`, which lies open, is played; what lay beneath stays covered (B3)."""
    return tuple([Stack(place[0], None) if place[1] is card else place for place in field])


def uncover(field: Field) -> Field:
    """Turn up every card that nothing lies on."""
    return tuple(
        [
            Stack(None, down) if up is None and down is not None else place
            for place in field
            for down, up in (place,)
        ]
    )
