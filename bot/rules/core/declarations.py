"""The declarations that a hand may hold: their worth, which outranks which, which of those that
were announced score, and what is said at the table to find out (A5).

Belote and rebelote are in `tricks.py`: they may use cards of a declaration and are no part of
the contest.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from bot.rules.core.card import Card, NoSuit, Rank, Suit, Trump
from bot.rules.core.errors import Unparseable
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import ByAccount, Sides


class DeclarationKind(StrEnum):
    """A type of declaration. A run of more than five cards is a cent as well."""

    TIERCE = "tierce"
    CINQUANTE = "cinquante"
    CENT = "cent"
    CARRE = "carre"


RUN_POINTS = {DeclarationKind.TIERCE: 20, DeclarationKind.CINQUANTE: 50, DeclarationKind.CENT: 100}
# From the highest to the lowest: which of the four hundreds is higher is D4.
CARRE_POINTS = {
    Rank.JACK: 200,
    Rank.NINE: 150,
    Rank.ACE: 100,
    Rank.TEN: 100,
    Rank.KING: 100,
    Rank.QUEEN: 100,
}
NO_TRUMPS_CARRES = {
    Rank.ACE: 200,
    Rank.TEN: 150,
    Rank.KING: 100,
    Rank.QUEEN: 100,
    Rank.JACK: 100,
    Rank.NINE: 100,
}
"""H6: with no trumps the cards that are high there"""

SHORTEST_RUN = 3
LONGEST_RUN = {"cap4": 4, "cap5": 5, "true_length": 8}

Strength = tuple[int, int, int, int]


class Declaration(NamedTuple):
    """A run, its cards from high to low, or a carré, its cards in the order of the pack's suits.

    >>> str(parse_declaration("KS-QS-JS")), parse_declaration("9S-9H-9D-9C").points
    ('KS-QS-JS', 150)
    """

    kind: DeclarationKind
    cards: tuple[Card, ...]

    @property
    def is_run(self) -> bool:
        return self.kind is not DeclarationKind.CARRE

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


def class_strength(declaration: Declaration, trump: Trump | None = None) -> Strength:
    """Return a sorting value within one kind, runs or carrés, whatever is trump (I4)."""
    return (*strength(declaration, trump)[:3], 0)


def value_strength(declaration: Declaration, trump: Trump | None = None) -> Strength:
    """Return a sorting value by points, a carré before a run, then by rank (I4 `by_value`)."""
    points, carre = worth(declaration, trump), not declaration.is_run
    rank = strength(declaration, trump)[1] if carre else height(declaration)
    return (points, carre, rank, 0)


RANKINGS: Mapping[str, Callable[[Declaration, Trump | None], Strength]] = {
    "separate": class_strength,
    "by_value": value_strength,
}
"""`decl_contest` → how it compares, where it does so otherwise than A5"""


def may_declare(rules: Ruleset, trump: Trump | None) -> bool:
    """Tell whether anything is declared in a contract: at no trumps for some nothing (I4)."""
    if rules.declarations == "off":
        return False
    return trump is not NoSuit.NO_TRUMPS or rules.decl_contest not in RANKINGS


def choices(
    hand: Collection[Card], rules: Ruleset, trump: Trump | None = None
) -> tuple[Choice, ...]:
    """Return the sets the holder of `hand` may announce; empty when the hand holds nothing to
    declare, or nothing is declared at this table.

    The proposed set comes first: the strongest top declaration, then the most points. Silence,
    `()`, comes last: to declare is a right (A5).
    """
    if not may_declare(rules, trump):
        return ()
    cards = 0
    for card in hand:
        cards |= 1 << card.index
    # The first card of three in a row, and the spades of each carré.
    tops = cards & cards >> 1 & cards >> 2 & _TOPS
    carres = cards & cards >> 8 & cards >> 16 & cards >> 24 & _CARRE_RANKS
    if rules.declarations == "talk":
        carres = 0  # sequences alone (CL4)
    if not (tops or carres):
        return ()
    # Hands differ mostly in the cards that cannot be declared: without them few are left.
    runs = tops | tops << 1 | tops << 2
    squares = carres | carres << 8 | carres << 16 | carres << 24
    counting = NoSuit.NO_TRUMPS if trump is NoSuit.NO_TRUMPS else None
    longest = LONGEST_RUN[rules.long_runs]
    by_points = rules.decl_contest in RANKINGS
    return _choices(runs | squares, longest, rules.long_run_split, counting, by_points)


@lru_cache(maxsize=4096)
def _choices(
    cards: int, longest: int, split: bool, trump: Trump | None, by_points: bool
) -> tuple[Choice, ...]:
    """The choices of a hand given as a set of bits, when a declared run has at most `longest`.

    `by_points`: the most points come first, and of as many what has a carré (I4).
    """

    def merit(choice: Choice) -> tuple[tuple[Strength, ...], int, tuple[Strength, ...]]:
        strengths = tuple(strength(each, trump) for each in choice)
        best = () if by_points else strengths[:1]
        return best, sum(worth(each, trump) for each in choice), strengths

    held = [(each, bits) for each, bits in _ALL if bits & cards == bits]
    chosen: list[tuple[Choice, int, int]] = [((), 0, 0)]
    for declaration, its_cards in held:
        if declaration.is_run and declaration.length > longest:
            continue
        its_run = 0
        if declaration.is_run and not split:
            # A run uses up the whole run it is taken from, for other runs only (D2). The longest
            # are first in `held`.
            its_run = next(run for each, run in held if each.is_run and its_cards & ~run == 0)
        chosen += [
            ((*others, declaration), taken | its_cards, used_up | its_run)
            for others, taken, used_up in chosen
            if not (taken & its_cards or used_up & its_run)
        ]
    return tuple(sorted((choice for choice, _, _ in chosen), key=merit, reverse=True))


_RUN_ORDER = tuple(Rank)


_RUN_KINDS = {3: DeclarationKind.TIERCE, 4: DeclarationKind.CINQUANTE}
_EVERY = (
    *(
        Declaration(DeclarationKind.CARRE, tuple(Card.of(rank, suit) for suit in Suit))
        for rank in CARRE_POINTS
    ),
    *(
        Declaration(
            _RUN_KINDS.get(end - top, DeclarationKind.CENT),
            tuple(Card.of(rank, suit) for rank in _RUN_ORDER[top:end]),
        )
        for suit in Suit
        for top in range(len(_RUN_ORDER))
        for end in range(top + SHORTEST_RUN, len(_RUN_ORDER) + 1)
    ),
)
# The strongest first, each with its cards as a set of bits (`1 << card.index`).
_ALL = tuple(
    (each, sum(1 << card.index for card in each.cards))
    for each in sorted(_EVERY, key=strength, reverse=True)
)
_BY_TEXT = {str(each): each for each in _EVERY}

# Sets of bits as in `choices`: where a run of three may begin, and what a carré may be made of.
_TOPS = sum(
    1 << Card.of(rank, suit).index
    for suit in Suit
    for rank in _RUN_ORDER[: len(_RUN_ORDER) - SHORTEST_RUN + 1]
)
_CARRE_RANKS = sum(1 << Card.of(rank, Suit.SPADES).index for rank in CARRE_POINTS)


class Announced(NamedTuple):
    """A declaration that a seat announced."""

    seat: int
    declaration: Declaration


class Word(StrEnum):
    """A kind of thing that a player says in the contest."""

    NAMES = "names"
    """what they have: type, length and height"""
    GOOD = "good"
    """they cannot beat what was named"""
    TRUMP = "trump"
    """as high as what was named, and in trumps"""
    PASSES = "passes"
    """nothing higher than what was named"""
    NO_GOOD = "no_good"
    """something higher than what was named, and no more about it (CL4)"""
    SAME = "same"
    """as high as what was named (CL4)"""
    TOP = "top"
    """the top card of what was named before (CL4)"""
    PLAIN = "plain"
    """that what was named before is in no trumps (CL4)"""


class Said(NamedTuple):
    """The words that the table hears; good and a pass come without a number."""

    seat: int
    word: Word
    kind: DeclarationKind | None = None
    length: int = 0
    rank: Rank | None = None


class Contest(NamedTuple):
    """The end of the contest of a deal."""

    scoring: tuple[Announced, ...]
    """what counts, in rotation, of one seat the strongest first"""
    points: ByAccount
    talk: tuple[Said, ...]
    """in the order in which it is said"""


class _Rotation(NamedTuple):
    """The order in which seats speak, their sides, and the trump."""

    first: int
    sides: Sides
    players: int
    trump: Trump | None
    contest: str

    def strength(self, declaration: Declaration) -> Strength:
        """Return the value by which one outranks another here."""
        return RANKINGS.get(self.contest, strength)(declaration, self.trump)

    def turn(self, seat: int) -> int:
        """0 for the seat that speaks first."""
        return (seat - self.first) % self.players

    def side(self, announced: Announced) -> int:
        return self.sides.of(announced.seat)

    def rank(self, announced: Announced) -> tuple[Strength, int]:
        """Return a sorting value: all of A5 Ranking."""
        return self.strength(announced.declaration), -self.turn(announced.seat)


def settle_contest(
    announced: Sequence[Announced],
    first: int,
    trump: Trump | None,
    rules: Ruleset,
    sides: Sides,
) -> Contest:
    """The contest between all that was announced in a deal, in any order.

    It is between those who score together: of three each for themselves (J4). `first` is the seat
    from which rotation counts: first hand, or with `during_trick2` the winner of the first trick.
    `trump` is None where none is known.
    """
    players = sum(map(len, sides.seats))
    rotation = _Rotation(first, sides, players, trump, rules.decl_contest)
    by_strength = sorted(sorted(announced), key=rotation.rank, reverse=True)
    scoring: list[Announced] = []
    talk: list[Said] = []
    # Everything competes together, each type alone (D3), or runs and carrés (I4).
    groups: dict[DeclarationKind | bool | None, list[Announced]] = {}
    for each in by_strength:
        kind = each.declaration.kind if rules.decl_contest == "per_type" else None
        alone = each.declaration.is_run if rules.decl_contest == "separate" else kind
        groups.setdefault(alone, []).append(each)
    for group in groups.values():
        talk += _talk(group, rotation, rules)
        top = rotation.strength(group[0].declaration)
        equal = [each for each in group if rotation.strength(each.declaration) == top]
        if rules.decl_equal == "none" and _several_sides(equal, rotation):
            continue  # several sides have the best: nobody scores (H6)
        best = rotation.side(group[0])
        scoring += [each for each in group if rotation.side(each) == best]
    scoring.sort(key=lambda each: rotation.turn(each.seat))
    points = sides.sums((each.seat, worth(each.declaration, trump)) for each in scoring)
    return Contest(tuple(scoring), points, tuple(talk))


def _talk(by_strength: Sequence[Announced], rotation: _Rotation, rules: Ruleset) -> list[Said]:
    """Return the words about declarations that compete with each other."""
    if rules.declarations == "talk":
        return _question_and_answer(_speakers(by_strength, rotation), rotation)
    if rules.decl_contest_moment in ("before_first_lead", "end_of_deal"):
        return []  # everything is shown
    if rules.decl_contest_moment == "during_trick2":
        if rules.decl_contest == "per_type" and not _several_sides(by_strength, rotation):
            return []
        # Each names what is higher than everything before, or passes.
        talk: list[Said] = []
        highest: Strength = (-1, 0, 0, 0)
        for each in _speakers(by_strength, rotation):
            own = rotation.strength(each.declaration)
            if own > highest:
                talk.append(_says(each, Word.TRUMP if own[:3] == highest[:3] else Word.NAMES))
                highest = own
            else:
                talk.append(Said(each.seat, Word.PASSES))
        return talk
    # The words of the first trick are the length of a run, the rank of a carré.
    said = [rotation.strength(each.declaration)[:2] for each in by_strength]
    equal = [each for each, words in zip(by_strength, said, strict=True) if words == said[0]]
    if not _several_sides(equal, rotation):
        return []
    return _talk_of_equals(_speakers(equal, rotation), rotation)


def _question_and_answer(speakers: Sequence[Announced], rotation: _Rotation) -> list[Said]:
    """`talk`, of two players: the first who has one names its worth, and the other says no more of
    theirs than whether it is better (CL4)."""
    first = speakers[0]
    other = next(seat for seat in range(rotation.players) if seat != first.seat)
    worth_of, length = first.declaration.kind, first.declaration.length
    talk = [Said(first.seat, Word.NAMES, worth_of, length)]
    if rotation.turn(first.seat):  # the last to speak: nobody answers
        return talk
    theirs = speakers[1:]
    own = rotation.strength(first.declaration)
    against = rotation.strength(theirs[0].declaration) if theirs else (-1, 0, 0, 0)
    is_trump = Word.TRUMP if own[-1] else Word.PLAIN
    asked = (Said(first.seat, Word.TOP, rank=first.declaration.rank), Said(first.seat, is_trump))
    for known, question in zip((2, 3, 4), (*asked, None), strict=True):
        if own[:known] != against[:known]:
            better = own[:known] > against[:known]
            return [*talk, Said(other, Word.GOOD if better else Word.NO_GOOD)]
        talk.append(Said(other, Word.SAME))
        if question is not None:
            talk.append(question)
    return talk


def _several_sides(announced: Sequence[Announced], rotation: _Rotation) -> bool:
    return len({rotation.side(each) for each in announced}) > 1


def _speakers(by_strength: Sequence[Announced], rotation: _Rotation) -> list[Announced]:
    """Each seat's best, in rotation."""
    best: dict[int, Announced] = {}
    for each in by_strength:
        best.setdefault(each.seat, each)
    return [best[seat] for seat in sorted(best, key=rotation.turn)]


def _says(announced: Announced, word: Word) -> Said:
    seat, declaration = announced
    return Said(seat, word, declaration.kind, declaration.length, declaration.rank)


def _talk_of_equals(speakers: Sequence[Announced], rotation: _Rotation) -> list[Said]:
    """`after_trick1`, best runs of one length: the teams answer each other.

    Who can beat what was named last does so with no more than they must say; who cannot says good,
    unless the table has heard their top card already. Nobody answers their partner.
    """

    def claim(each: Announced, *, with_suit: bool) -> tuple[int, bool, int]:
        is_trump = with_suit and each.declaration.cards[0].suit is rotation.trump
        return height(each.declaration), is_trump, -rotation.turn(each.seat)

    highest = claim(speakers[0], with_suit=False)
    talk = [_says(speakers[0], Word.NAMES)]
    waiting = _opponents_after(0, speakers, rotation)
    while waiting:
        each = waiting.pop(0)
        if (plain := claim(each, with_suit=False)) > highest:
            highest, answer = plain, _says(each, Word.NAMES)
        elif (full := claim(each, with_suit=True)) > highest:
            highest, answer = full, _says(each, Word.TRUMP)
        else:
            if each.seat not in {said.seat for said in talk}:
                talk.append(Said(each.seat, Word.GOOD))
            continue
        talk.append(answer)
        waiting = _opponents_after(speakers.index(each), speakers, rotation)
    return talk


def _opponents_after(
    number: int, speakers: Sequence[Announced], rotation: _Rotation
) -> list[Announced]:
    """The other side's speakers, from the next in rotation on."""
    others = [*speakers[number + 1 :], *speakers[:number]]
    own = rotation.side(speakers[number])
    return [each for each in others if rotation.side(each) != own]
