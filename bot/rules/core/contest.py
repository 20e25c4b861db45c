"""Which announced declarations score, and what is said at the table to find out (A5)."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.rules.core.card import Rank
from bot.rules.core.contract import Trump
from bot.rules.core.declarations import Declaration, Kind, Strength, height, strength, worth
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Pair, Sides


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


class Said(NamedTuple):
    """The words that the table hears; good and a pass come without a number."""

    seat: int
    word: Word
    kind: Kind | None = None
    length: int = 0
    rank: Rank | None = None


class Contest(NamedTuple):
    """How the contest of a deal ended."""

    scoring: tuple[Announced, ...]
    """what counts, in rotation, of one seat the strongest first"""
    points: Pair
    """of both accounts"""
    talk: tuple[Said, ...]
    """in the order in which it is said"""


class _Rotation(NamedTuple):
    """The order in which seats speak, their sides, and the trump."""

    first: int
    sides: Sides
    players: int
    trump: Trump | None

    def turn(self, seat: int) -> int:
        """0 for the seat that speaks first."""
        return (seat - self.first) % self.players

    def side(self, announced: Announced) -> int:
        return self.sides.of(announced.seat)

    def rank(self, announced: Announced) -> tuple[Strength, int]:
        """Return a sorting value: all of A5 Ranking."""
        return strength(announced.declaration, self.trump), -self.turn(announced.seat)


def settle_contest(
    announced: Sequence[Announced], first: int, trump: Trump | None, rules: Ruleset, sides: Sides
) -> Contest:
    """The contest between all that was announced in a deal, in any order.

    `first` is the seat from which rotation counts: first hand, or with `during_trick2` the winner
    of the first trick. `trump` is None where none is known.
    """
    rotation = _Rotation(first, sides, rules.players, trump)
    by_strength = sorted(sorted(announced), key=rotation.rank, reverse=True)
    scoring: list[Announced] = []
    talk: list[Said] = []
    for group in _groups(by_strength, rules):
        talk += _talk(group, rotation, rules)
        if rules.decl_equal == "none" and _is_tied(group, rotation):
            continue
        best = rotation.side(group[0])
        scoring += [each for each in group if rotation.side(each) == best]
    scoring.sort(key=lambda each: rotation.turn(each.seat))
    points = [0, 0]
    for each in scoring:
        points[rotation.side(each)] += worth(each.declaration, trump)
    return Contest(tuple(scoring), (points[0], points[1]), tuple(talk))


def _is_tied(by_strength: Sequence[Announced], rotation: _Rotation) -> bool:
    """Tell whether both sides have the best, so that nobody scores (H6 `decl_equal`)."""
    top = strength(by_strength[0].declaration, rotation.trump)
    equal = [e for e in by_strength if strength(e.declaration, rotation.trump) == top]
    return _two_sides(equal, rotation)


def _groups(by_strength: Sequence[Announced], rules: Ruleset) -> Collection[list[Announced]]:
    """Return the groups that compete: everything together, or each type alone (D3)."""
    groups: dict[Kind | None, list[Announced]] = {}
    for each in by_strength:
        kind = each.declaration.kind if rules.decl_contest == "per_type" else None
        groups.setdefault(kind, []).append(each)
    return groups.values()


def _talk(by_strength: Sequence[Announced], rotation: _Rotation, rules: Ruleset) -> list[Said]:
    """Return the words about declarations that compete with each other."""
    if rules.decl_contest_moment == "before_first_lead":
        return []  # everything is shown
    if rules.decl_contest_moment == "during_trick2":
        if rules.decl_contest == "per_type" and not _two_sides(by_strength, rotation):
            return []
        return _talk_in_turn(_speakers(by_strength, rotation), rotation)
    top = _as_announced(by_strength[0], rotation)
    equal = [each for each in by_strength if _as_announced(each, rotation) == top]
    if not _two_sides(equal, rotation):
        return []
    return _talk_of_equals(_speakers(equal, rotation), rotation)


def _as_announced(announced: Announced, rotation: _Rotation) -> tuple[int, ...]:
    """Return the words of the first trick: the length of a run, the rank of a carré."""
    return strength(announced.declaration, rotation.trump)[:2]


def _two_sides(announced: Sequence[Announced], rotation: _Rotation) -> bool:
    return len({rotation.side(each) for each in announced}) == 2


def _speakers(by_strength: Sequence[Announced], rotation: _Rotation) -> list[Announced]:
    """Each seat's best, in rotation."""
    best: dict[int, Announced] = {}
    for each in by_strength:
        best.setdefault(each.seat, each)
    return [best[seat] for seat in sorted(best, key=rotation.turn)]


def _says(announced: Announced, word: Word) -> Said:
    seat, declaration = announced
    return Said(seat, word, declaration.kind, declaration.length, declaration.rank)


def _talk_in_turn(speakers: Sequence[Announced], rotation: _Rotation) -> list[Said]:
    """`during_trick2`: each names what is higher than everything before, or passes."""
    talk: list[Said] = []
    highest: Strength = (-1, 0, 0, 0)
    for each in speakers:
        own = strength(each.declaration, rotation.trump)
        if own > highest:
            talk.append(_says(each, Word.TRUMP if own[:3] == highest[:3] else Word.NAMES))
            highest = own
        else:
            talk.append(Said(each.seat, Word.PASSES))
    return talk


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
