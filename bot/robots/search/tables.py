"""The rules of a contract as numbers, which compiled code plays by.

Nothing is told twice: order and points come from `card_tables`, the obligations are read off the
rules themselves, by asking `legal_cards` once in each situation that a player can be in.

A card is a number from 0 to 31 here, its *bit*: eight for each suit, from the lowest card of the
suit to the highest as they beat each other in this contract. A set of cards is an int with these
bits.
"""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.search.compiled import layout
from bot.rules import (
    PACK,
    PACK_POINTS,
    Card,
    Rank,
    Ruleset,
    Sides,
    Suit,
    Trump,
    card_tables,
    game_of,
    last_trick_points,
    legal_cards,
)

Numbers = NDArray[np.int64]

SUITS = tuple(Suit)
IN_SUIT = 8


class ContractTables(NamedTuple):
    """A contract of a game, for compiled code."""

    cards: tuple[Card, ...]
    """by bit"""
    bits: tuple[int, ...]
    """by `Card.index`"""
    facts: Numbers
    """the rules as compiled code reads them; `layout.py` says what is where"""
    unit: int
    """so much is one point: where points are scaled (H3) they are counted in fractions"""
    sides: Sides
    unplayed: int = 0
    """cards that nobody plays"""

    @property
    def total(self) -> int:
        """Return the points of the whole deal."""
        cards = self.facts[layout.POINTS : layout.POINTS + len(PACK)].sum()
        return int(cards + self.facts[layout.LAST_TRICK]) // self.unit

    def points_of(self, sets: Numbers) -> Numbers:
        """Return what the cards of each set bring, in units."""
        cards = sets[:, None] >> np.arange(len(PACK)) & 1
        return cards @ self.facts[layout.POINTS : layout.POINTS + len(PACK)]

    def counting_tricks(self) -> Numbers:
        """Return the facts of the same contract if each trick were one point, and nothing else."""
        facts = self.facts.copy()
        facts[layout.POINTS : layout.POINTS + len(PACK)] = 0
        facts[layout.LAST_TRICK], facts[layout.EACH_TRICK] = 0, 1
        facts[layout.ROEM] = 0
        return facts

    def set_of(self, cards: Iterable[Card]) -> int:
        """Return a set of cards as a number."""
        found = 0
        for card in cards:
            found |= 1 << self.bits[card.index]
        return found

    def as_indices(self, sets: Numbers) -> Numbers:
        """Return sets of cards with the bits of `Card.index` in place of these."""
        return _moved(sets, tuple(card.index for card in self.cards))

    def as_bits(self, sets: Numbers) -> Numbers:
        """Return sets of cards in which `Card.index` is the bit with these bits."""
        return _moved(sets, self.bits)


def _moved(sets: Numbers, places: tuple[int, ...]) -> Numbers:
    """Return the sets with each bit where `places` has it."""
    moves = _moves(places)
    found = np.zeros(sets.shape, np.int64)
    for number in range(len(SUITS)):
        found |= moves[number][sets >> IN_SUIT * number & 0xFF]
    return found


@cache
def _moves(places: tuple[int, ...]) -> Numbers:
    """Return by suit what becomes of each of its sets."""
    moves = np.zeros((len(SUITS), 1 << IN_SUIT), np.int64)
    for bit, place in enumerate(places):
        held = np.arange(1 << IN_SUIT) >> bit % IN_SUIT & 1
        moves[bit // IN_SUIT] |= held << place
    return moves


@cache
def tables_of(rules: Ruleset, trump: Trump, sides: Sides, taker: int) -> ContractTables:
    """Return the tables of a contract that `taker` plays."""
    order = card_tables(trump, rules.na_values)
    cards = tuple(
        card
        for suit in SUITS
        for card in sorted((e for e in PACK if e.suit is suit), key=order.strength.__getitem__)
    )
    bits = [0] * len(PACK)
    for bit, card in enumerate(cards):
        bits[card.index] = bit
    unit, share = 1, 1
    if order.scaled:  # one point, and one point of a card before it is scaled (H3)
        common = int(np.gcd(order.pack, PACK_POINTS))
        unit, share = order.pack // common, PACK_POINTS // common
    dealing = game_of(rules).dealing
    players = sum(map(len, sides.seats))
    facts = np.zeros(layout.SIZE, np.int64)
    facts[layout.PLAYERS] = players
    facts[layout.TRICKS] = dealing.hand
    facts[layout.TRUMP] = SUITS.index(trump) if isinstance(trump, Suit) else -1
    facts[layout.LAST_TRICK] = last_trick_points(rules, trump) * unit
    facts[layout.TAKERS] = sides.of(taker)
    facts[layout.EARLY] = rules.reveal_on_lead
    for seat in range(players):
        facts[layout.SIDE + seat] = sides.of(seat)
    for bit, card in enumerate(cards):
        facts[layout.POINTS + bit] = order.points[card] * share
        facts[layout.WORTH + bit] = order.points[card]
    roem_of = game_of(rules).roem
    if roem_of is not None:
        facts[layout.ROEM] = 1
        for number, rank in enumerate(Rank):
            four = tuple(Card.of(rank, suit) for suit in SUITS)
            facts[layout.FOURS + number] = roem_of(rules, trump, four)
        if isinstance(trump, Suit):
            pair = (Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump))
            facts[layout.STUK] = sum(1 << card.index for card in pair)
        for bit, card in enumerate(cards):
            facts[layout.NATURAL + bit] = 1 << card.index
    asked = _Asked(rules, trump, cards, players)
    facts[layout.KINGS] = asked.kings
    facts[layout.HEAD : layout.HEAD + len(asked.heads)] = asked.heads
    facts[layout.VOID : layout.VOID + len(asked.voids)] = asked.voids
    unplayed = dealing.unplayed(players)
    return ContractTables(cards, tuple(bits), facts, unit, sides, unplayed)


class _Asked:
    """The obligations of a contract, as `legal_cards` answers for sample hands."""

    def __init__(self, rules: Ruleset, trump: Trump, cards: tuple[Card, ...], players: int) -> None:
        self.rules = rules
        self.trump = trump
        self.cards = cards
        self.players = players

    def _legal(
        self, hand: Iterable[Card], trick: Iterable[Card] = (), partners: tuple[int, ...] = ()
    ) -> frozenset[Card]:
        return legal_cards(tuple(hand), tuple(trick), self.trump, self.rules, partners)

    def _suit(self, number: int) -> tuple[Card, ...]:
        """Return the cards of a suit, the lowest first."""
        return self.cards[number * IN_SUIT : (number + 1) * IN_SUIT]

    @cached_property
    def kings(self) -> int:
        """The kings that go before their queens (A8)."""
        found = 0
        for suit in SUITS:
            king, queen = Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)
            if queen not in self._legal((king, queen)):
                bit = self.cards.index(king)
                if self.cards[bit - 1] is not queen:
                    raise ValueError("compiled code takes the queen for the card below the king")
                found |= 1 << bit
        return found

    @cached_property
    def heads(self) -> list[int]:
        """Numbers of 1 where a suit that is led must be headed: of each suit against an opponent's
        card, then against a partner's."""
        found: list[int] = []
        for number in range(len(SUITS)):
            suit = self._suit(number)
            for partner in (False, True):
                # Of two players nobody is a partner, and the second place is never asked for.
                of_partners = (0,) if partner else ()
                legal = self._legal((suit[1], suit[5]), (suit[3],), of_partners)
                found.append(int(suit[1] not in legal))
        return found

    @cached_property
    def voids(self) -> list[int]:
        """The classes of cards that may be played without the suit that is led (`layout.VOID`)."""
        return [
            self._void(*(bool(number & part) for part in (8, 4, 2, 1)))
            for number in range(layout.VOIDS)
        ]

    def _void(self, partner: bool, by_trump: bool, higher: bool, only_trumps: bool) -> int:
        """The classes of a hand without the suit that is led.

        `partner`: a partner holds the trick; `by_trump`: with a trump; `higher`: some of the trumps
        beat it; `only_trumps`: there is nothing else in the hand.
        """
        everything = layout.HIGHER | layout.LOWER | layout.OTHERS
        if not isinstance(self.trump, Suit) or (not by_trump and not higher):
            return everything  # no trumps, or trumps that do not beat a plain card: it cannot be
        if self.players == 2 and (partner or by_trump):
            return everything  # nor a trump before the second card
        number = SUITS.index(self.trump)
        trumps = self._suit(number)
        plain, other = [self._suit(each) for each in range(len(SUITS)) if each != number][:2]
        trick = (plain[3], trumps[4]) if by_trump else (plain[3],)
        partners = (len(trick) - 1,) if partner else ()
        classes = {
            layout.HIGHER: trumps[5:7] if higher else (),
            layout.LOWER: trumps[0:2] if by_trump else (),
            layout.OTHERS: () if only_trumps else other[0:2],
        }
        legal = self._legal((card for each in classes.values() for card in each), trick, partners)
        for cards in classes.values():
            if len(legal.intersection(cards)) == 1:
                raise ValueError("an obligation that compiled code does not know")
        return sum(each for each, cards in classes.items() if legal.issuperset(cards))
