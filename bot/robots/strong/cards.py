"""The tricks: each card is tried in worlds that go with all that was seen and heard."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from bot.robots.search import (
    Worlds,
    deal_worlds,
    glance,
    play_by_instinct,
    play_out,
    play_so_far,
    recall,
    situation_of,
    solve,
    stage_of,
    stands_for,
    without_some,
)
from bot.robots.search.stage import Stage
from bot.robots.strong.beside import beside, of_talk
from bot.robots.strong.habits import HABITS, WITH_INSTINCT
from bot.robots.strong.instinct import instinct
from bot.robots.strong.likelihood import Hands, chosen, different, of_calls
from bot.robots.strong.outcomes import (
    Bonuses,
    Contract,
    Counts,
    Values,
    margins,
    of_roles,
    stakes_of,
    with_all,
    with_roem,
)
from bot.rules import (
    DEFENDERS,
    PACK,
    ByAccount,
    ByRole,
    Card,
    Dice,
    View,
    card_tables,
    deal_points,
    first_cards,
    last_trick_points,
    named_points,
)

SIDES = range(2)
"""of a deal in play"""
AS_MANY = 4
"""worlds that are dealt for one that is kept, …"""
MORE = 40
"""… where calls tell so much that few of these are likely, …"""
MOST = 12800
"""… and no more than these"""
FEW = 0.5
"""worlds for one that is kept: of fewer the same ones would be tried again and again"""
TRUST = 0.85
"""how far habits are relied upon, since everybody has their own: hidden cards are told best by 1.05
of it among experts, by 0.9 among strong robots, by 0.6 among casual ones"""
FREELY = 0.5
"""how often, beside the calls that go with hands, somebody takes a turned card or leaves it with
any hand"""
FIRST = 3
"""one part of so many of the worlds, in which all cards are tried"""
CLOSE = 4.0
"""points behind the best with which a card is tried on, …"""
SURELY = 3.0
"""… or so many doubts"""


class Effort(NamedTuple):
    """The thought that a robot gives to a card."""

    worlds: int
    solved: int
    """the number of cards in hand from which on worlds are solved instead of played out"""
    thoughtful: int = 0
    """cards of each play-out that are chosen with thought"""
    instinct: float = 0
    """the weight of instinct at a first lead, beside a card's result in play; it shrinks with the
    cards that are left. Then half of the worlds are played out by instinct, too: who tries cards
    there sees all hands, who plays by instinct thinks less, and together they are wrong less
    often"""


class Tried(NamedTuple):
    """Cards as they were tried."""

    written: Values
    """points that the own side writes more than the others: a row a world, a column a card; NaN
    where a card was not tried any more, as it was clearly worse before"""
    hands: Hands
    """the hands in these worlds: where few are likely, many rows are the same"""
    seen: Values | None = None
    """what a glance makes of each card"""
    weight: float = 0
    """how much that counts beside what was written"""

    @property
    def worth(self) -> Values:
        """Return what each card is worth: cards are compared in worlds in which both were tried."""
        if not len(self.written):
            return np.zeros(self.written.shape[1])
        often = int((~np.isnan(self.written)).sum(axis=0).argmax())
        behind = np.nanmean(self.written - self.written[:, [often]], axis=0)
        means = behind + np.nanmean(self.written[:, often])
        if self.seen is None:
            return means
        seen = self.seen - self.seen.mean() + means.mean()
        return (means + self.weight * seen) / (1 + self.weight)

    def made(self, *, ours: bool) -> Values:
        """Return how often the contract, which may be that of the own side, is made, by card: who
        made it writes more than the others, and so do they where it fails."""
        won = self.written > 0 if ours else self.written < 0
        return np.nanmean(np.where(np.isnan(self.written), np.nan, won), axis=0)

    def doubt(self, card: int, other: int) -> float:
        """Return the standard error of how far the card of one column stands behind that of
        another: a world that counts often tells no more than once how others would be."""
        behind = self.written[:, other] - self.written[:, card]
        both = ~np.isnan(behind)
        behind = behind[both] - behind[both].mean()
        _, often = np.unique(self.hands[both], axis=0, return_inverse=True)
        return float(np.sqrt(np.square(np.bincount(often.ravel(), behind)).sum())) / len(behind)

    def until(self, end: int) -> "Tried":
        """Return the same in the first worlds alone."""
        return self._replace(written=self.written[:end], hands=self.hands[:end])

    def promising(self) -> list[int]:
        """Return the columns of the cards that may be the best yet."""
        worth = self.worth
        most = int(worth.argmax())
        return [
            card
            for card in range(len(worth))
            if worth[most] - worth[card] <= max(CLOSE, SURELY * self.doubt(card, most))
        ]


def try_cards(view: View, cards: Sequence[Card], dice: Dice, effort: Effort) -> Tried:
    """Return what the own side writes by each card that may be played, in worlds that are likely.

    Of cards that are as good as each other one is tried for all.
    """
    if view.seat is None or view.taker is None or view.trump is None:
        raise ValueError("there are no tricks to play")
    stage = stage_of(view)
    worlds, whole = likely_worlds(
        view, dice.below(1 << 32), effort.worlds, by_instinct=effort.instinct > 0
    )
    if not len(worlds):
        return Tried(np.zeros((0, len(cards))), whole)
    every = view.fields or view.game_type.roem is not None
    stand_ins = [*range(len(cards))] if every else stands_for(stage, worlds, cards)
    different = sorted(set(stand_ins))
    tried = Tried(np.full((len(worlds), len(different)), np.nan), whole)
    if effort.instinct:
        seen = glance(stage, worlds, cards, play_so_far(view), instinct())[different]
        weight = effort.instinct * len(view.hand) / view.game_type.dealing.hand
        tried = tried._replace(seen=seen, weight=weight)
    _try(view, stage, worlds, [cards[each] for each in different], effort, tried)
    places = [different.index(each) for each in stand_ins]
    seen = None if tried.seen is None else tried.seen[places]
    return tried._replace(written=tried.written[:, places], seen=seen)


def _try(
    view: View, stage: Stage, worlds: Worlds, cards: Sequence[Card], effort: Effort, tried: Tried
) -> None:
    """Fill in what is written by each card; after a part of the worlds those that are clearly worse
    are not tried any more."""
    # What an account of several opponents has, solving does not tell.
    if len(view.hand) <= effort.solved and len(view.game_type.accounts.seats) == len(SIDES):
        (points,) = _of_each(worlds, lambda some: (solve(stage, some, cards),))
        tried.written[:] = _own(view, written_for(view, tried.hands, points))
        return
    first, kept = -(-len(worlds) // FIRST), [*range(len(cards))]
    for begun, end in ((0, first), (first, len(worlds))):
        ends = _ends(view, stage, worlds.part(begun, end), [cards[e] for e in kept], effort)
        written = written_for(view, tried.hands[begun:end], *ends)
        tried.written[begun:end, kept] = _own(view, written)
        if len(kept := tried.until(end).promising()) == 1:
            return


def _own(view: View, written: Values) -> Values:
    """Return how many points more the own side writes, where the takers write so many."""
    own = view.sides.together(view.seat or 0, view.taker or 0)
    return written if own else -written


def _ends(
    view: View, stage: Stage, worlds: Worlds, cards: Sequence[Card], effort: Effort
) -> tuple[Counts, ...]:
    """Return what side 0 makes, and ALL, where worlds are played out with each card; where
    opponents have accounts of their own the points of each seat, too."""
    half = len(worlds) // 2 if effort.instinct else 0
    sides, total = view.sides, stage.tables.total
    apart = len(view.game_type.accounts.seats) > len(SIDES)

    def ends(some: Worlds) -> tuple[Counts, ...]:
        found = play_out(stage, some, cards, effort.thoughtful)
        points = with_all(sides, found, total)
        return (points, found.by_seat(stage)) if apart else (points,)

    found = _of_each(worlds.part(half, None), ends)
    if half:
        first = play_by_instinct(stage, worlds.part(0, half), cards, play_so_far(view), instinct())
        return (np.concatenate((with_all(sides, first, total), found[0])),)
    return found


def _of_each(worlds: Worlds, found: Callable[[Worlds], tuple[Counts, ...]]) -> tuple[Counts, ...]:
    """Return what is found of worlds, a row for each; of those that are the same it is looked for
    once."""
    if len(worlds.under) > 1:
        return found(worlds)
    _, first, again = np.unique(worlds.hands, axis=0, return_index=True, return_inverse=True)
    ended = found(Worlds(worlds.hands[first], worlds.under))
    return tuple(each[again.ravel()] for each in ended)


def written_for(view: View, whole: Hands, points: Counts, by_seat: Counts | None = None) -> Values:
    """Return how many points more the takers write, where side 0 makes `points`, and ALL: a row a
    world.

    `whole` are the hands before the first lead. Where opponents have accounts of their own
    `by_seat` are the points of each seat; else they share what is theirs as they did in the tricks
    that are over.
    """
    if view.taker is None or view.trump is None:
        raise ValueError("there are no tricks to play")
    rules = view.rules
    got, total = _got(view, whole, points)
    contract = Contract(view.trump, view.taker, named_points(view.bid), view.multiplier)
    accounts = view.game_type.accounts
    found = beside(rules, contract, whole, accounts)
    declared = found.declared
    if view.tricks or view.declarations is not None:  # as it was decided
        said = by_role(view.declarations or accounts.zeros, accounts.of(view.taker))
        declared = tuple(np.full(len(whole), each) for each in said)
    repeated = [
        tuple(np.repeat(each, points.shape[1]) for each in of) for of in (found.belotes, declared)
    ]
    stakes = stakes_of(rules, contract)._replace(total=total.ravel())
    if view.game_type.roem is not None and view.roem is not None:
        own = view.roem[view.game_type.accounts.of(view.taker)]
        got, repeated[1] = with_roem(got, (own, sum(view.roem) - own), total)
    first = None
    if len(accounts.seats) > len(SIDES):
        first = _first_of(view, got, total, by_seat).ravel()
    worth = margins(rules, stakes, got.ravel(), Bonuses(*repeated), first)
    return worth.reshape(got.shape)


def by_role(points: ByAccount, takers: int) -> ByRole:
    """Return the numbers of accounts, those of the takers' account first."""
    return (*points[takers:], *points[:takers])


def _first_of(view: View, got: Counts, total: Counts, by_seat: Counts | None) -> Counts:
    """Return what the first of the opponents who have accounts of their own has in tricks."""
    taker = view.taker or 0
    if by_seat is not None:
        return of_roles(view.game_type.accounts, taker, by_seat)[DEFENDERS]
    theirs = total - np.clip(got, 0, total)
    points = view.points or view.game_type.accounts.zeros
    _, first, *others = by_role(points, view.game_type.accounts.of(taker))
    whole = first + sum(others)
    return theirs * first // whole if whole else theirs // (1 + len(others))


def _got(view: View, whole: Hands, points: Counts) -> tuple[Counts, Counts]:
    """Return what the takers have, and ALL, where side 0 makes `points` in tricks, and what both
    sides have together: where cards are not played it is another number in each world."""
    if view.trump is None:
        raise ValueError("there are no tricks to play")
    game, taker = view.game_type, view.taker or 0
    total = np.full(points.shape, deal_points(view.rules, view.trump))
    own = view.sides.of(taker) == 0
    if not game.dealing.unplayed(game.seats):
        return points if own else total - points, total
    worth = card_tables(view.trump, view.rules.na_values).points
    bits = np.bitwise_or.reduce(whole, axis=1)[:, None] >> np.arange(len(PACK)) & 1
    played = bits @ np.array([worth[card] for card in PACK])
    in_tricks = np.broadcast_to(
        (played + last_trick_points(view.rules, view.trump))[:, None], points.shape
    )
    got = points if own else in_tricks - points
    if not game.dealing.taken_up:
        return got, in_tricks
    # Below 0 stands for no trick at all, also of who has laid cards away.
    return np.where(got < 0, got, got + total - in_tricks), total


# Worlds ---------------------------------------------------------------------------------------


def likely_worlds(
    view: View, seed: int, count: int, *, by_instinct: bool = False
) -> tuple[Worlds, Hands]:
    """Return worlds that go with what was played and called, and their hands before the first
    lead; `by_instinct`: what others played is compared with what instinct says, too.

    Where few are likely, the same are there again and again.
    """
    if view.fields:
        return _open_worlds(view, seed, count)
    chance = np.random.default_rng(seed)
    worlds, whole, likely = _weighed(view, seed, count * AS_MANY)
    if len(worlds) and different(likely) < count * FEW:
        worlds, whole, likely = _weighed(view, seed, min(count * MORE, MOST))
    if not len(worlds):
        return worlds, whole
    if by_instinct and len(worlds) > count * AS_MANY:
        worlds, whole = _some(worlds, whole, chosen(likely, chance, count * AS_MANY))
        likely = np.ones(len(worlds))
    stage, so_far, own = stage_of(view), play_so_far(view), view.seat or 0
    if by_instinct:
        logs = recall(stage, worlds, so_far, own, WITH_INSTINCT, instinct())
    else:
        logs = recall(stage, worlds, so_far, own, HABITS)
    likely *= np.exp(TRUST * (logs - logs.max()))
    return _some(worlds, whole, chosen(likely, chance, count))


def _some(worlds: Worlds, whole: Hands, kept: Counts) -> tuple[Worlds, Hands]:
    under = worlds.under if len(worlds.under) == 1 else worlds.under[kept]
    return Worlds(worlds.hands[kept], under), whole[kept]


def _weighed(view: View, seed: int, count: int) -> tuple[Worlds, Hands, Values]:
    """Return worlds that go with what was played, their hands before the first lead, and how likely
    others called so with these."""
    worlds = deal_worlds(situation_of(view), count, seed)
    whole = worlds.hands[:, : view.game_type.seats].copy()
    for seat, card in play_so_far(view).plays:
        whole[:, seat] |= 1 << card.index
    whole = whole.astype(np.uint32)
    called_with, first = whole, first_cards(view.rules, view.game_type.dealing)
    if first < view.game_type.dealing.hand:  # any five of the eight
        card = view.turn_up if view.game_type.dealing.shows_taken else None
        turned = 0 if card is None else 1 << card.index
        called_with = without_some(whole.astype(np.int64) & ~turned, first, seed + 1)
    likely = of_calls(view, called_with.astype(np.uint32))
    if len(worlds) and not view.game_type.auction.kind.rises:
        likely += FREELY * likely.mean()
    return worlds, whole, likely * of_talk(view, whole)


def _open_worlds(view: View, seed: int, count: int) -> tuple[Worlds, Hands]:
    """Return worlds in which the covered cards lie anyhow, and all the cards of both players."""
    worlds = deal_worlds(situation_of(view), count, seed)
    upper = worlds.hands[:, : view.game_type.seats].copy()
    for seat, card in view.trick:
        upper[:, seat] |= 1 << card.index
    lies_on = upper[:, :, None] >> np.arange(len(PACK)) & 1
    beneath = np.where(worlds.under < 0, 0, 1 << worlds.under.clip(0))
    whole = upper + (lies_on * beneath[:, None, :]).sum(axis=2)
    for seat, card in play_so_far(view).plays:
        whole[:, seat] |= 1 << card.index
    return worlds, whole.astype(np.uint32)
