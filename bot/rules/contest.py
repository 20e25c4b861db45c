"""Which announced declarations score, and what is said at the table to find out (rules.md A5)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from bot.rules.card import Rank, Suit
from bot.rules.declarations import Declaration, Kind, Strength, height, strength
from bot.rules.ruleset import Ruleset
from bot.rules.settlement import Pair


class Announced(NamedTuple):
    """A declaration that a seat announced."""

    seat: int
    declaration: Declaration


class Word(StrEnum):
    """What kind of thing a player says in the contest."""

    NAMES = "names"
    """what he has: type, length and height"""
    GOOD = "good"
    """he cannot beat what was named"""
    TRUMP = "trump"
    """as high as what was named, and in trumps"""
    PASSES = "passes"
    """nothing higher than what was named"""


class Said(NamedTuple):
    """What the table hears; of who says good or passes it hears nothing more."""

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
    """of teams 0 and 1"""
    talk: tuple[Said, ...]
    """in the order in which it is said"""


class _Rotation(NamedTuple):
    """Who speaks when, and what is trump."""

    first: int
    players: int
    trump: Suit | None

    def turn(self, seat: int) -> int:
        """0 for the seat that speaks first."""
        return (seat - self.first) % self.players

    def rank(self, announced: Announced) -> tuple[Strength, int]:
        """By comparison: all of A5 Ranking."""
        return strength(announced.declaration, self.trump), -self.turn(announced.seat)


def settle_contest(
    announced: Sequence[Announced], first: int, trump: Suit | None, rules: Ruleset
) -> Contest:
    """The contest between all that was announced in a deal, in any order.

    `first` is the seat from which rotation counts: first hand, or with `during_trick2` the winner
    of the first trick. `trump` is None in a contract without one trump suit.
    """
    rotation = _Rotation(first, rules.players, trump)
    by_strength = sorted(announced, key=lambda each: (rotation.rank(each), each), reverse=True)
    scoring: list[Announced] = []
    talk: list[Said] = []
    for group in _groups(by_strength, rules):
        winners = _team(group[0])
        scoring += [each for each in group if _team(each) == winners]
        talk += _talk(group, rotation, rules)
    scoring.sort(key=lambda each: rotation.turn(each.seat))
    return Contest(tuple(scoring), (_points(scoring, 0), _points(scoring, 1)), tuple(talk))


def _team(announced: Announced) -> int:
    return announced.seat % 2


def _points(scoring: Sequence[Announced], team: int) -> int:
    return sum(each.declaration.points for each in scoring if _team(each) == team)


def _groups(by_strength: Sequence[Announced], rules: Ruleset) -> list[list[Announced]]:
    """What competes with each other: everything, or what is of one type (D3)."""
    groups: dict[Kind | None, list[Announced]] = {}
    for each in by_strength:
        kind = each.declaration.kind if rules.decl_contest == "per_type" else None
        groups.setdefault(kind, []).append(each)
    return list(groups.values())


def _talk(group: Sequence[Announced], rotation: _Rotation, rules: Ruleset) -> list[Said]:
    """What is said about a group, which has the strongest first."""
    if rules.decl_contest_moment == "before_first_lead":
        return []  # everything is shown
    best_first = sorted(group, key=lambda each: rotation.turn(each.seat))
    contested = len({_team(each) for each in group}) == 2
    if rules.decl_contest_moment == "during_trick2":
        if rules.decl_contest == "per_type" and not contested:
            return []
        return _talk_in_turn(_best_of_each_seat(best_first), rotation)
    if not contested:
        return []
    top = _as_announced(group[0].declaration)
    equal = [each for each in best_first if _as_announced(each.declaration) == top]
    if len({_team(each) for each in equal}) < 2:
        return []
    return _talk_of_equals(_best_of_each_seat(equal), rotation)


def _as_announced(declaration: Declaration) -> tuple[int, ...]:
    """What the table hears in the first trick: the length of a run, the rank of a carré."""
    return strength(declaration)[:2]


def _best_of_each_seat(best_first: Sequence[Announced]) -> list[Announced]:
    best: dict[int, Announced] = {}
    for each in best_first:
        best.setdefault(each.seat, each)
    return list(best.values())


def _says(announced: Announced, word: Word) -> Said:
    seat, declaration = announced
    return Said(seat, word, declaration.kind, declaration.length, declaration.rank)


def _talk_in_turn(speakers: Sequence[Announced], rotation: _Rotation) -> list[Said]:
    """`during_trick2`: each names what is higher than everything before, or passes."""
    talk: list[Said] = []
    highest: Strength | None = None
    for each in speakers:
        own = strength(each.declaration, rotation.trump)
        if highest is None or own > highest:
            equal = highest is not None and own[:3] == highest[:3]
            talk.append(_says(each, Word.TRUMP if equal else Word.NAMES))
            highest = own
        else:
            talk.append(Said(each.seat, Word.PASSES))
    return talk


def _talk_of_equals(speakers: Sequence[Announced], rotation: _Rotation) -> list[Said]:
    """`after_trick1`, best runs of one length: sides answer each other until one has no more.

    Nobody answers his partner. `speakers` are in rotation, each with his best run.
    """

    def claim(each: Announced, with_suit: bool) -> tuple[int, bool, int]:
        is_trump = with_suit and each.declaration.cards[0].suit is rotation.trump
        return height(each.declaration), is_trump, -rotation.turn(each.seat)

    talk = [_says(speakers[0], Word.NAMES)]
    best, best_claim = 0, claim(speakers[0], with_suit=False)
    heard = {speakers[0].seat}
    while True:
        answers = [*range(best + 1, len(speakers)), *range(best)]
        for number in answers:
            each = speakers[number]
            if _team(each) == _team(speakers[best]):
                continue
            named, full = claim(each, with_suit=False), claim(each, with_suit=True)
            if full > best_claim:
                talk.append(_says(each, Word.NAMES if named > best_claim else Word.TRUMP))
                best, best_claim = number, max(named, full if named <= best_claim else named)
                heard.add(each.seat)
                break
            if each.seat not in heard:
                talk.append(Said(each.seat, Word.GOOD))
                heard.add(each.seat)
        else:
            return talk
