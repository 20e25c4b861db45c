"""The table of A6 once more, row by row and card by card, against `legal_cards`.

Written from the rule book alone: it shares no order, no strength and no code with `tricks.py`.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.rules import PACK, Card, Ruleset, Suit, legal_cards
from tests.rules.cases import preset

POSITIONS = 6_000

TRUMPS = "78QKTA9J"
PLAIN = "789JQKTA"
"""from low to high (A2)"""


class Position(NamedTuple):
    """A player's hand, a trick they play to, and what A6 asks about them."""

    hand: list[Card]
    trick: list[Card]
    trump: str
    row: str
    """"lead", or a to i"""
    lead: str
    """the suit led"""
    best: int
    """height of the card that holds the trick"""
    over: bool
    """the player has a trump that beats it; in row c, a card of the suit that does"""
    own: bool
    """the player's partner holds the trick"""


def suit(card: Card) -> str:
    return card.text[1]


@cache
def height(card: Card, trump: str, lead: str) -> int:
    """Trumps above the suit led, which is above what is thrown away."""
    rank = card.text[0]
    if suit(card) == trump:
        return 20 + TRUMPS.index(rank)
    return 10 + PLAIN.index(rank) if suit(card) == lead else 0


def position(hand: list[Card], trick: list[Card], trump: str, partners: bool = True) -> Position:
    if not trick:
        return Position(hand, trick, trump, "lead", "", 0, over=False, own=False)
    lead = suit(trick[0])
    heights = [height(card, trump, lead) for card in trick]
    best = max(heights)
    own = partners and len(trick) > 1 and heights[-2] == best
    trumped = best >= 20
    suits = {suit(card) for card in hand}
    over = any(height(card, trump, lead) > best for card in hand)
    if lead == trump:
        row = "a" if trump in suits else "b"
    elif lead in suits:
        row = "c"
        over = any(suit(card) == lead and height(card, trump, lead) > best for card in hand)
    elif trump not in suits:
        row = "i"
    elif not own:
        row = "e" if trumped else "d"
    elif not trumped:
        row = "f"
    else:
        row = "g" if over else "h"
    return Position(hand, trick, trump, row, lead, best, over, own)


# What a row may ask of a card -------------------------------------------------------------------

Duty = Callable[[Card, Position], bool]


def anything(card: Card, at: Position) -> bool:
    return True


def of_the_suit(card: Card, at: Position) -> bool:
    return suit(card) == at.lead


def a_trump(card: Card, at: Position) -> bool:
    return suit(card) == at.trump


def beats(card: Card, at: Position) -> bool:
    return height(card, at.trump, at.lead) > at.best


def head(card: Card, at: Position) -> bool:
    """Tell whether a card is of the suit led, above all the others if able."""
    return of_the_suit(card, at) and (beats(card, at) or not at.over)


def head_unless_own(card: Card, at: Position) -> bool:
    return of_the_suit(card, at) if at.own else head(card, at)


def overtrump_or_undertrump(card: Card, at: Position) -> bool:
    return a_trump(card, at) and (beats(card, at) or not at.over)


def overtrump_if_able(card: Card, at: Position) -> bool:
    return not at.over or (a_trump(card, at) and beats(card, at))


def no_undertrump(card: Card, at: Position) -> bool:
    return beats(card, at) or not a_trump(card, at)


EN_DE = {
    "lead": anything, "a": head, "b": anything, "c": of_the_suit, "d": a_trump,
    "e": overtrump_or_undertrump, "f": anything, "g": no_undertrump, "h": anything, "i": anything,
}  # fmt: skip
"""columns EN 001E and DE 000/001D, which agree on every position"""

COLUMNS: dict[str, dict[str, Duty]] = {
    "pagat": EN_DE,
    "pagat_pisser": {**EN_DE, "h": a_trump},
    "french": {**EN_DE, "g": anything},
    "german_club": {
        **EN_DE,
        "a": head_unless_own,
        "c": head_unless_own,
        "f": a_trump,
        "g": a_trump,
        "h": a_trump,
    },
    "dutch": {**EN_DE, "e": overtrump_if_able},
    "kloppen": {**EN_DE, "e": overtrump_if_able},
    "decouverte": EN_DE,
}
KING_FIRST = {"dutch", "kloppen"}


def expected(name: str, at: Position) -> set[Card]:
    duty = COLUMNS[name][at.row]
    cards = {card for card in at.hand if duty(card, at)}
    if name in KING_FIRST and Card.parse(f"K{at.trump}") in at.hand:
        cards.discard(Card.parse(f"Q{at.trump}"))  # A8
    return cards


# The comparison ---------------------------------------------------------------------------------


def random_positions(seed: int, tricks: Sequence[int]) -> Iterator[tuple[list[Card], list[Card]]]:
    chance = random.Random(seed)
    for _ in range(POSITIONS):
        length = chance.choice(tricks)
        cards = chance.sample(PACK, length + chance.randint(1, 8))
        yield cards[length:], cards[:length]


def rulesets(*names: str) -> dict[str, Ruleset]:
    return {name: preset(name) for name in names}


def differing(at: Position, tables: dict[str, Ruleset], trump: Suit) -> list[str]:
    return [
        f"{name} {at.row}: {at.trick} {at.hand} trump {at.trump}"
        for name, rules in tables.items()
        if legal_cards(at.hand, at.trick, trump, rules) != expected(name, at)
    ]


def test_every_preset_for_four_plays_by_its_column() -> None:
    """Positions are random; each row is met, those of the last seat some thirty times."""
    tables = rulesets("french", "pagat", "pagat_pisser", "german_club", "dutch", "kloppen")
    rows: Counter[str] = Counter()
    suits = random.Random(1)
    for hand, trick in random_positions(2, tricks=(0, 1, 2, 2, 3, 3, 3)):
        trump = suits.choice(list(Suit))
        at = position(hand, trick, trump.value)
        rows[at.row] += 1
        assert not differing(at, tables, trump)
    assert set(rows) == {"lead", *"abcdefghi"}
    assert min(rows.values()) > 30


def test_nobody_is_a_partner_in_the_game_for_two() -> None:
    tables = rulesets("decouverte")
    suits = random.Random(3)
    for hand, trick in random_positions(4, tricks=(0, 1)):
        trump = suits.choice(list(Suit))
        assert not differing(position(hand, trick, trump.value, partners=False), tables, trump)


def test_stricter_tables_allow_less() -> None:
    """legal(pisser) ⊆ legal(P) ⊆ legal(002), and legal(P) ⊆ legal(004) (end of A6)."""
    pisser, pagat, french = (preset(name) for name in ("pagat_pisser", "pagat", "french"))
    # The order of king and queen is no rule of the trick (A8).
    dutch = preset("dutch").changed({"belote_order": "free"})
    stricter: Counter[str] = Counter()
    suits = random.Random(5)
    for hand, trick in random_positions(6, tricks=(1, 2, 3, 3, 3)):
        trump = suits.choice(list(Suit))
        least, less, more, other = (
            legal_cards(hand, trick, trump, rules) for rules in (pisser, pagat, french, dutch)
        )
        assert least <= less <= more
        assert less <= other
        stricter.update(pisser=least < less, french=less < more, dutch=less < other)
    assert min(stricter.values()) > 10  # and each of the three is somewhere strictly so


def test_the_king_of_trump_is_legal_whenever_the_queen_is() -> None:
    """So `king_first` never collides with the rules of the trick (end of A6)."""
    tables = rulesets("french", "pagat", "pagat_pisser", "german_club")
    tables["dutch"] = preset("dutch").changed({"belote_order": "free"})
    met = 0
    for hand, trick in random_positions(7, tricks=(0, 1, 2, 3)):
        for trump in Suit:
            king, queen = Card.parse(f"K{trump}"), Card.parse(f"Q{trump}")
            if king in hand and queen in hand:
                met += 1
                for name, rules in tables.items():
                    legal = legal_cards(hand, trick, trump, rules)
                    assert king in legal or queen not in legal, name
    assert met > 300
