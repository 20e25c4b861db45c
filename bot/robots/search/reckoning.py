"""The outcome of each card in each world: played on by rule of thumb, or as well as can be."""

import threading
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.search.compiled import layout
from bot.robots.search.preparing import compiled
from bot.robots.search.stage import PlaySoFar, Stage
from bot.robots.search.tables import Numbers
from bot.robots.search.worlds import Worlds
from bot.rules import Card

Values = NDArray[np.float64]
Weights = NDArray[np.float32]

ANY_CARD = -1
ALL = 1
"""added to the points of who wins all the tricks, taken off those of who wins none: of points alone
one cannot tell a capot (A9)"""
WHOLE = 1000
"""for all the tricks where these are preferred to any points"""
STAMPS = (1 << 29) - 1
"""numbers of worlds that `solve` tells apart"""
UNIT = 20
"""points that instinct takes for one"""
FEW_LEFT = 16
"""cards in all the hands: of more, hardly two worlds are the same"""
FEW_HELD = 6
"""cards in a hand: of more, hardly two worlds give a seat the same"""
NO_INSTINCT = np.zeros((0, 64), np.float32)
"""the weights of who has none"""


class Outcomes(NamedTuple):
    """The ends of a deal: a row a world, a column a card that was tried."""

    points: Numbers
    """of side 0, for the whole deal, with the dix de der"""
    tricks: Numbers
    """and a layer a seat: how many it wins in the whole deal"""
    won: Numbers | None = None
    """the same with the points of these tricks (`layout.WINS`), where a deal was played out by rule
    of thumb"""

    def by_seat(self, stage: Stage) -> Numbers:
        """Return the points of the tricks of each seat; raises `ValueError` where they are not
        known."""
        if self.won is None:
            raise ValueError("these deals were not played out by rule of thumb")
        before = np.array(stage.by_seat, np.int64)
        return _rounded(stage, (self.won >> layout.WINS) + before)


class _Memory(threading.local):
    """The positions that `solve` remembers, for each thread its own."""

    points: Numbers | None = None
    tricks: Numbers | None = None
    """as they are where tricks are counted"""


_memory: Final = _Memory()


def _remembered(*, tricks: bool = False) -> Numbers:
    if _memory.points is None or _memory.tricks is None:
        shape = compiled().solving.KNOWN + 1, 2
        _memory.points, _memory.tricks = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    return _memory.tricks if tricks else _memory.points


def _begin_deal() -> None:
    """See to it that nothing is taken for known that was remembered of other hands."""
    for tricks in (False, True):
        _remembered(tricks=tricks)[-1, 0] += 1


def play_out(
    stage: Stage, worlds: Worlds, cards: Sequence[Card] = (), thoughtful: int = 0
) -> Outcomes:
    """Play every world to its end by rule of thumb, with each of `cards` as the next card.

    Without cards there is one column, and the next card is chosen as the others are. Half of what
    a side has more roem than the other goes to its points, and half from theirs (KJ4). The next
    `thoughtful` cards are chosen by what the rule of thumb would make of each.
    """
    firsts, points, tricks = _begun(stage, worlds, cards)
    hands, under = _dealt(stage, worlds)
    table, facts = stage.as_numbers(), stage.tables.facts
    if thoughtful:
        compiled().pondering.ponder(facts, hands, under, table, firsts, thoughtful, points, tricks)
    else:
        compiled().playing.play_out(facts, hands, under, table, firsts, points, tricks)
    wins = tricks & (1 << layout.WINS) - 1
    return Outcomes(_whole(stage, points) + stage.roem, wins, tricks)


def play_by_instinct(
    stage: Stage, worlds: Worlds, cards: Sequence[Card], so_far: PlaySoFar, instinct: Weights
) -> Outcomes:
    """Play every world to its end as `play_out` does, everybody by instinct: they see at a glance
    which card is good, and no card of the others."""
    firsts, points, tricks = _begun(stage, worlds, cards)
    hands, _ = _dealt(stage, worlds)
    numbers = so_far.as_numbers(stage.tables)
    compiled().instinct.play_by_instinct(
        stage.tables.facts, hands, *numbers, firsts, instinct, points, tricks
    )
    return Outcomes(_whole(stage, points) + stage.roem, tricks)


def glance(
    stage: Stage, worlds: Worlds, cards: Sequence[Card], so_far: PlaySoFar, instinct: Weights
) -> Values:
    """Return how many points more each card brings than others, as one sees at a glance.

    `cards` are all that may be played, else ValueError: each is found by its place among them. Any
    world does: who has which of the hidden cards is not looked at.
    """
    hands, _ = _dealt(stage, worlds)
    found, numbers = np.full(layout.HAND, np.nan), so_far.as_numbers(stage.tables)
    compiled().instinct.glance(stage.tables.facts, hands[0], *numbers, instinct, found)
    if np.count_nonzero(~np.isnan(found)) != len(cards):
        raise ValueError("these are not the cards that may be played")
    bits = _firsts(stage, cards)
    return UNIT * found[np.argsort(np.argsort(bits))]


def stands_for(stage: Stage, worlds: Worlds, cards: Sequence[Card]) -> list[int]:
    """Return for each of the cards that may be played the place of the one that is tried for it: it
    has the same points, and the others have none between them."""
    (hands,), _ = _dealt(stage, worlds.part(0, 1))
    others = int(np.bitwise_or.reduce(hands)) & ~int(hands[stage.turn])
    for card in stage.trick:
        others |= 1 << stage.tables.bits[card.index]
    bits, moves = _firsts(stage, cards), np.zeros(layout.HAND, np.int64)
    allowed = int(np.bitwise_or.reduce(1 << bits))
    number = compiled().cards.list_different(stage.tables.facts, allowed, others, moves)
    return [
        int(np.flatnonzero(bits == moves[np.searchsorted(moves[:number], bit)])[0]) for bit in bits
    ]


def solve(stage: Stage, worlds: Worlds, cards: Sequence[Card] = ()) -> Numbers:
    """Return the points of side 0 for the whole deal, and ALL, when everybody sees all the hands of
    a world and plays as well as can be: a row a world, a column for each of `cards` as the next
    one.

    Without cards there is one column, for the best. Roem counts as in `play_out`, but makes no more
    points than there are, and not less than none.
    """
    firsts = _firsts(stage, cards)
    hands, under = _dealt(stage, worlds)
    places = np.arange(len(hands))
    if len(under) == 1:
        hands, places = _different(hands)
    return _ended(stage, hands, under, firsts)[places]


def _ended(
    stage: Stage,
    hands: Numbers,
    under: Numbers,
    firsts: Numbers,
    *,
    again: bool = False,
    beyond: bool = False,
) -> Numbers:
    """Return what `solve` does of worlds in the bits of the contract; `again`: one of a deal that
    was begun; `beyond`: with all its roem, and so that nothing is worth more than all the tricks.
    """
    points = np.zeros((len(hands), len(firsts)), np.int64)
    table, known = stage.as_numbers(), _remembered()
    known[-1, 0] -= again  # the number of the world: what is remembered is of this one
    compiled().solving.solve(stage.tables.facts, hands, under, table, firsts, known, points)
    reached = _whole(stage, points) + stage.roem
    totals = stage.totals(hands)[:, None]
    points = np.clip(reached, 0, totals)
    capots = np.zeros(points.shape, bool)
    if stage.may_win_all(0):
        capots |= points == totals
    if stage.may_win_all(1):
        capots |= points == 0
    # A trick may have no points: where one side has them all, tricks are counted.
    rows = np.flatnonzero(capots.any(axis=1))
    if len(rows):
        won, known = np.zeros((len(rows), len(firsts)), np.int64), _remembered(tricks=True)
        known[-1, 0] -= again
        beneath = under if len(under) == 1 else under[rows]
        facts = stage.tables.counting_tricks()
        compiled().solving.solve(facts, hands[rows], beneath, table, firsts, known, won)
        made = ALL * (won == stage.left) - ALL * (won == 0)
        points[rows] += np.where(capots[rows], made, 0)
    return reached + WHOLE * (points - np.clip(points, 0, totals)) if beyond else points


class PlayedCard(NamedTuple):
    """A card of a deal, and the moment in which it was played."""

    stage: Stage
    hands: Worlds
    """the hands of all seats, as a single world"""
    cards: Sequence[Card]
    """those that might have been played, the played one first"""


class Retraced(NamedTuple):
    """The points of side 0 for the whole deal, and ALL, played on as well as can be from a
    moment."""

    after: int
    """the card that was played"""
    before: int
    best: Card
    """a card by which they stay as they were before"""


def retrace(deal: Sequence[PlayedCard]) -> list[Retraced]:
    """Solve moments of one deal with open hands, from the last card back: what is known of the end
    serves the beginning."""
    _begin_deal()
    found: list[Retraced] = []
    for stage, hands, cards in reversed(deal):
        after, before = _solved(stage, hands, [*_firsts(stage, cards[:1]), ANY_CARD])
        best = cards[0]
        if after != before:
            others = (
                e for e in cards[1:] if _solved(stage, hands, _firsts(stage, [e])) == [before]
            )
            best = next(others, best)
        found.append(Retraced(after, before, best))
    return found[::-1]


def best_cards(
    stage: Stage, hands: Worlds, cards: Sequence[Card], *, again: bool = False
) -> list[Card]:
    """Return those of the next cards by which side 0 makes as many points as can be, or as few
    where its opponents play; `again`: of the deal that was last asked for."""
    if not again:
        _begin_deal()
    made = _solved(stage, hands, _firsts(stage, cards), beyond=True)
    best = (max if stage.tables.sides.of(stage.turn) == 0 else min)(made)
    return [card for card, points in zip(cards, made, strict=True) if points == best]


def _solved(
    stage: Stage, hands: Worlds, firsts: Iterable[int], *, beyond: bool = False
) -> list[int]:
    """Return the points of one world by each next card, of the deal that was begun."""
    nexts = np.array([*firsts], np.int64)
    ended = _ended(stage, *_dealt(stage, hands), nexts, again=True, beyond=beyond)
    return [int(each) for each in ended[0]]


def reaches(stage: Stage, hands: Worlds, points: int, *, again: bool = False) -> bool:
    """Tell whether side 0 makes so many points of the whole deal, and ALL, with open hands, when
    everybody plays as well as can be; `again`: of the hands and the contract that were last asked
    for.

    A fraction of what it takes to find how many it makes.
    """
    if not again:
        _begin_deal()
    tables, facts, unit = stage.tables, stage.tables.facts, stage.tables.unit
    (dealt,), (under,) = _dealt(stage, hands)
    tricks = not 0 < points <= int(stage.totals(dealt[None])[0])
    if tricks:
        side = 0 if points > 0 else 1
        if points < 0 or not stage.may_win_all(side):
            return points <= 0
        facts, target = tables.counting_tricks(), stage.left if side == 0 else 1
    else:
        target = (points - stage.roem) * unit - unit // 2 - stage.won
    found, known = compiled().solving, _remembered(tricks=tricks)
    rows, moves = (np.zeros((found.ROWS, each), np.int64) for each in (found.ROW, found.CHOICES))
    found.set_up(facts, rows, dealt, under, stage.as_numbers())
    stamp = known[-1, 0] & STAMPS
    return found.search(facts, rows, under, moves, known, stamp, 0, target) >= target


def recall(
    stage: Stage,
    worlds: Worlds,
    so_far: PlaySoFar,
    own: int,
    habits: Values,
    instinct: Weights = NO_INSTINCT,
) -> Values:
    """Return for each world the logarithm of how likely the others played as they did.

    `own` is the seat that is not looked at. `habits` is how much people mind each trait of a card,
    the last of them what instinct says: a row for leads, one for answers.
    """
    hands, numbers = _dealt(stage, worlds)[0], so_far.as_numbers(stage.tables)
    facts, found = stage.tables.facts, np.zeros(len(worlds))
    for seat in {seat for seat, _ in so_far.plays if seat != own}:
        some, places = _different_hands(hands, seat)
        logs = np.zeros(len(some))
        compiled().recalling.recall(facts, some, *numbers, seat, habits, instinct, logs)
        found += logs[places]
    return found


def _begun(stage: Stage, worlds: Worlds, cards: Sequence[Card]) -> tuple[Numbers, Numbers, Numbers]:
    """Return the cards to try, and what is counted of each in each world: points and tricks."""
    firsts = _firsts(stage, cards)
    points = np.zeros((len(worlds), len(firsts)), np.int64)
    tricks = np.zeros((*points.shape, 4), np.int64)
    return firsts, points, tricks + np.array(stage.tricks, np.int64)


def _firsts(stage: Stage, cards: Sequence[Card]) -> Numbers:
    bits = [stage.tables.bits[card.index] for card in cards]
    return np.array(bits or [ANY_CARD], np.int64)


def _dealt(stage: Stage, worlds: Worlds) -> tuple[Numbers, Numbers]:
    """Return the worlds with the bits of the contract."""
    tables = stage.tables
    bits = np.array([*tables.bits, ANY_CARD])  # what is nothing stays nothing
    under = np.full_like(worlds.under, ANY_CARD)
    under[:, bits[:-1]] = bits[worlds.under]
    return tables.as_bits(worlds.hands), under


def _different(hands: Numbers) -> tuple[Numbers, Numbers]:
    """Return worlds that are different, and the place of each one among them: when few cards are
    left, many are the same."""
    if np.bitwise_count(hands[:1]).sum() > FEW_LEFT:
        return hands, np.arange(len(hands))
    return np.unique(hands, axis=0, return_inverse=True)


def _different_hands(hands: Numbers, seat: int) -> tuple[Numbers, Numbers]:
    """Return worlds in which one seat has different hands, and the place of each world's among
    them: how likely it played as it did follows from its own hand and from what everybody saw."""
    own = np.ascontiguousarray(hands[:, seat])
    if not len(own) or int(own[0]).bit_count() > FEW_HELD:
        return hands, np.arange(len(hands))
    _, first, places = np.unique(own, return_index=True, return_inverse=True)
    return hands[first], places


def _whole(stage: Stage, points: Numbers) -> Numbers:
    """Return the points of the whole deal."""
    return _rounded(stage, points + stage.won)


def _rounded(stage: Stage, points: Numbers) -> Numbers:
    """Return points of units, rounded where they are scaled: halves cannot be (H3)."""
    unit = stage.tables.unit
    return (2 * points + unit) // (2 * unit)
