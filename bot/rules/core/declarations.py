"""The declarations that a hand may hold: their worth, and which outranks which (A5).

Belote and rebelote are in `belote.py`: they may use cards of a declaration and are no part of the
contest.
"""

from collections.abc import Collection, Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from bot.rules.core.card import Card, Rank, Suit
from bot.rules.core.contract import NoSuit, Trump
from bot.rules.core.errors import Unparseable
from bot.rules.core.ruleset import Ruleset


class Kind(StrEnum):
    """A type of declaration. A run of more than five cards is a cent as well."""

    TIERCE = "tierce"
    CINQUANTE = "cinquante"
    CENT = "cent"
    CARRE = "carre"


RUN_POINTS: Final = {Kind.TIERCE: 20, Kind.CINQUANTE: 50, Kind.CENT: 100}
# From the highest to the lowest: which of the four hundreds is higher is D4.
CARRE_POINTS: Final = {
    Rank.JACK: 200,
    Rank.NINE: 150,
    Rank.ACE: 100,
    Rank.TEN: 100,
    Rank.KING: 100,
    Rank.QUEEN: 100,
}
NO_TRUMPS_CARRES: Final = {
    Rank.ACE: 200,
    Rank.TEN: 150,
    Rank.KING: 100,
    Rank.QUEEN: 100,
    Rank.JACK: 100,
    Rank.NINE: 100,
}
"""H6: with no trumps the cards that are high there"""

SHORTEST_RUN: Final = 3
LONGEST_RUN: Final = {"cap5": 5, "true_length": 8}

Strength = tuple[int, int, int, int]


class Declaration(NamedTuple):
    """A run, its cards from high to low, or a carré, its cards in the order of the pack's suits.

    >>> str(parse_declaration("KS-QS-JS")), parse_declaration("9S-9H-9D-9C").points
    ('KS-QS-JS', 150)
    """

    kind: Kind
    cards: tuple[Card, ...]

    @property
    def is_run(self) -> bool:
        return self.kind is not Kind.CARRE

    @property
    def length(self) -> int:
        return len(self.cards)

    @property
    def rank(self) -> Rank:
        """The rank of a carré, the top card's rank of a run."""
        return self.cards[0].rank

    @property
    def points(self) -> int:
        """Return its points with trumps; `worth` knows all contracts."""
        return RUN_POINTS[self.kind] if self.is_run else CARRE_POINTS[self.rank]

    def __str__(self) -> str:
        return "-".join(card.text for card in self.cards)


Choice = tuple[Declaration, ...]
"""Declarations of a player that share no card, the strongest first"""


def carre_points(trump: Trump | None) -> dict[Rank, int]:
    """Return the points of each carré in a contract, from the highest to the lowest."""
    return NO_TRUMPS_CARRES if trump is NoSuit.NO_TRUMPS else CARRE_POINTS


def worth(declaration: Declaration, trump: Trump | None) -> int:
    """The points of a declaration in a contract."""
    if declaration.is_run:
        return RUN_POINTS[declaration.kind]
    return carre_points(trump)[declaration.rank]


def strength(declaration: Declaration, trump: Trump | None = None) -> Strength:
    """Return a sorting value by which one outranks another; the seats are not in it (A5 Ranking).

    Any carré > any run; carrés by value, then A 10 K Q; runs by length, top card, trump suit.
    """
    if not declaration.is_run:
        return (1, -tuple(carre_points(trump)).index(declaration.rank), 0, 0)
    return (0, declaration.length, height(declaration), declaration.cards[0].suit is trump)


def height(declaration: Declaration) -> int:
    """The top card of a run, by comparison: a higher card is a higher number."""
    return -_RUN_ORDER.index(declaration.rank)


def parse_declaration(text: str) -> Declaration:
    """The declaration of a text such as `KS-QS-JS`; raises `Unparseable` for anything else."""
    declaration = _BY_TEXT.get(text)
    if declaration is None:
        raise Unparseable("declaration", text)
    return declaration


def choices(
    hand: Collection[Card], rules: Ruleset, trump: Trump | None = None
) -> tuple[Choice, ...]:
    """Everything the holder of `hand` may announce; empty when the hand holds nothing to declare,
    or nothing is declared at this table.

    The proposed set comes first: the strongest top declaration, then the most points. Silence,
    `()`, comes last: to declare is a right (A5).
    """
    if rules.declarations == "off":
        return ()
    cards = 0
    for card in hand:
        cards |= 1 << card.index
    # The first card of three in a row, and the spades of each carré.
    tops = cards & cards >> 1 & cards >> 2 & _TOPS
    carres = cards & cards >> 8 & cards >> 16 & cards >> 24 & _CARRE_RANKS
    if not (tops or carres):
        return ()
    # Hands differ mostly in the cards that cannot be declared: without them few are left.
    runs = tops | tops << 1 | tops << 2
    squares = carres | carres << 8 | carres << 16 | carres << 24
    counting = NoSuit.NO_TRUMPS if trump is NoSuit.NO_TRUMPS else None
    longest = LONGEST_RUN[rules.long_runs]
    return _choices(runs | squares, longest, rules.long_run_split, counting)


class _Candidate(NamedTuple):
    """A declaration with its cards as a set of bits (`1 << card.index`)."""

    declaration: Declaration
    cards: int


@lru_cache(maxsize=4096)
def _choices(cards: int, longest: int, split: bool, trump: Trump | None) -> tuple[Choice, ...]:
    """The choices of a hand given as a set of bits, when a declared run has at most `longest`."""

    def merit(choice: Choice) -> tuple[tuple[Strength, ...], int, tuple[Strength, ...]]:
        strengths = tuple(strength(each, trump) for each in choice)
        return strengths[:1], sum(worth(each, trump) for each in choice), strengths

    held = [each for each in _ALL if each.cards & cards == each.cards]
    chosen: list[tuple[Choice, int, int]] = [((), 0, 0)]
    for declaration, its_cards in held:
        if declaration.is_run and declaration.length > longest:
            continue
        # A run uses up the whole run it is taken from, for other runs only (D2).
        its_run = 0 if split or not declaration.is_run else _whole_run(its_cards, held)
        chosen += [
            ((*others, declaration), taken | its_cards, used_up | its_run)
            for others, taken, used_up in chosen
            if not (taken & its_cards or used_up & its_run)
        ]
    return tuple(sorted((choice for choice, _, _ in chosen), key=merit, reverse=True))


def _whole_run(cards: int, held: Iterable[_Candidate]) -> int:
    """The longest run in the hand that contains the run `cards`; `held` has the longest first."""
    return next(each.cards for each in held if each.declaration.is_run and cards & ~each.cards == 0)


_RUN_ORDER: Final = tuple(Rank)


def _all_declarations() -> Iterable[Declaration]:
    for rank in CARRE_POINTS:
        yield Declaration(Kind.CARRE, tuple(Card.of(rank, suit) for suit in Suit))
    kinds = {3: Kind.TIERCE, 4: Kind.CINQUANTE}
    for suit in Suit:
        cards = [Card.of(rank, suit) for rank in Rank]
        for top in range(len(cards)):
            for end in range(top + SHORTEST_RUN, len(cards) + 1):
                yield Declaration(kinds.get(end - top, Kind.CENT), tuple(cards[top:end]))


# Every declaration there is, the strongest first.
_ALL: Final = tuple(
    _Candidate(each, sum(1 << card.index for card in each.cards))
    for each in sorted(_all_declarations(), key=strength, reverse=True)
)
_BY_TEXT: Final = {str(each.declaration): each.declaration for each in _ALL}

# Sets of bits as in `choices`: where a run of three may begin, and what a carré may be made of.
_TOPS: Final = sum(
    1 << Card.of(rank, suit).index
    for suit in Suit
    for rank in _RUN_ORDER[: len(_RUN_ORDER) - SHORTEST_RUN + 1]
)
_CARRE_RANKS: Final = sum(1 << Card.of(rank, Suit.SPADES).index for rank in CARRE_POINTS)
