"""The likelihood of hands by what was called: a hand that called so looks like that.

Whoever called is taken for somebody who weighs cards as `valuation.py` does, and now and then
differs. A hand is a number in which each card is a bit (`Card.index`); an array has one hand of a
seat for each world.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

import numpy as np

from bot.robots.calling import PASSED_ALONE, REFUSES, SCHMEISSED
from bot.robots.convention import shown_by
from bot.robots.prospects import alone_of, auction_of
from bot.robots.stakes import Prospect, stake
from bot.robots.strong.bidders import (
    NOBODYS,
    OURS,
    STEP,
    THEIRS,
    bidder,
    chance_of_points,
    chances,
    habits_of,
    limits_of,
)
from bot.robots.strong.climbing import likely_on_ladder
from bot.robots.strong.coinches import chances_to_coinche
from bot.robots.strong.showing import have
from bot.robots.strong.worths import (
    SUITS,
    Counts,
    Hands,
    Values,
    above_half_of,
    belotes,
    enough,
    exchanged,
    expected,
    promoted_hands,
)
from bot.robots.valuation import ALONE, BESIDE_SIX, Alone
from bot.rules import (
    CAPOT_BID,
    DEAL_POINTS,
    LAST_TRICK,
    PACK,
    Bid,
    Call,
    Coinche,
    ContractKind,
    Pass,
    Refuse,
    Ruleset,
    Schmeiss,
    Suit,
    Take,
    Trump,
    View,
    deal_points,
    must_play,
)
from bot.rules.games.bids import bid_trumps

DRAWN = 1300
"""worlds that are drawn, of which those are kept that go with the calls"""
LEAST = 0.001
"""how often somebody takes, or bids a capot, with cards that do not say so"""
DRAWN_FIVES = 3000
"""the same where hands are not whole yet"""
WHOLE_HAND = 8
DOUBT = 5.0
"""points in which people differ about what a hand is worth"""
PASSED = -5
"""points for which nobody takes: the others may make their contract"""
SPREAD = 28
CAPOT_NEEDS = 150
"""points that one expects who bids a capot"""
FREELY = 0.03
"""how often somebody passes with cards that say something else, …"""
FREELY_SO = 0.0001
"""… or makes just this bid, …"""
COINCHED_SO = 0.001
"""… or coinches, or does not"""
OTHERWISE = 0.5
"""how much less often somebody bids with a hand that has not what the convention shows by it"""


def likely_hands(view: View, own: int, chance: np.random.Generator, worlds: int) -> Hands:
    """Return hands of eight that go with the calls: a row a world, a column a seat.

    One seat after the other is dealt to, first whose calls go with the fewest hands, so that what
    each of them said is heeded while the others can still be dealt anything.
    """
    if len(view.hand) < WHOLE_HAND:
        return likely_fives(view, chance, worlds)[1]
    rest = np.array([1 << card.index for card in PACK if card not in view.hand], np.uint32)
    drawn = DRAWN if any(call.actor != own for call in view.calls) else worlds
    hands = np.zeros((drawn, view.game_type.seats), np.uint32)
    hands[:, own] = sum(1 << card.index for card in view.hand)
    packs = shuffled(np.tile(rest, (drawn, 1)), chance)
    held = packs[:, :8].sum(axis=1, dtype=np.uint32)
    others = [(own + step) % view.game_type.seats for step in range(1, view.game_type.seats)]
    going = {seat: of_seat(view, seat, held) for seat in others}
    first, second, last = sorted(others, key=lambda seat: different(going[seat]))
    hands[:, first] = held
    kept = chosen(going[first], chance, drawn)
    hands, packs = hands[kept], shuffled(packs[kept, 8:], chance)
    hands[:, second] = packs[:, :8].sum(axis=1, dtype=np.uint32)
    hands[:, last] = packs[:, 8:].sum(axis=1, dtype=np.uint32)
    likely = of_seat(view, second, hands[:, second]) * of_seat(view, last, hands[:, last])
    return hands[chosen(likely, chance, worlds)]


def likely_fives(view: View, chance: np.random.Generator, worlds: int) -> tuple[Hands, Hands]:
    """Return hands of five that go with the calls, and of eight: with the cards that come once
    there is a contract."""
    own, seats = view.seat or 0, view.game_type.seats
    rest = np.array([1 << card.index for card in PACK if card not in view.hand], np.uint32)
    packs = shuffled(np.tile(rest, (DRAWN_FIVES, 1)), chance)
    held = len(view.hand)
    sizes = [(own + step) % seats for step in range(1, seats)]
    five = np.zeros((len(packs), seats), np.uint32)
    five[:, own] = sum(1 << card.index for card in view.hand)
    for number, seat in enumerate(sizes):
        five[:, seat] = packs[:, held * number : held * (number + 1)].sum(axis=1, dtype=np.uint32)
    kept = chosen(of_calls(view, five), chance, worlds)
    five, packs = five[kept], packs[kept, held * len(sizes) :]
    more = packs.reshape(worlds, seats, -1).sum(axis=2, dtype=np.uint32)
    return five, five | more


def different(likely: Values) -> float:
    """Return how many worlds tell as much, each as likely as any other, as these do together."""
    return float(likely.sum() ** 2 / np.square(likely).sum())


def shuffled(packs: Hands, chance: np.random.Generator) -> Hands:
    """Return packs, a row each, in any order: sorting is faster than to move card by card."""
    order = chance.random(packs.shape, dtype=np.float32).argsort(axis=1)
    return np.take_along_axis(packs, order, axis=1)


def chosen(likely: Values, chance: np.random.Generator, count: int) -> Counts:
    """Return the numbers of `count` worlds, each as often as it is likely."""
    sums = np.cumsum(likely)
    steps = (np.arange(count) + chance.random()) * (sums[-1] / count)
    return chance.permutation(np.minimum(np.searchsorted(sums, steps), len(likely) - 1))


def of_calls(view: View, hands: Hands) -> Values:
    """Return for each world how likely the others called as they did with its hands.

    `hands`, a row for each world and a column for each seat, are those that they called with.
    """
    likely = np.ones(len(hands))
    for seat in range(view.game_type.seats):
        if seat != view.seat:
            likely *= of_seat(view, seat, hands[:, seat])
    return likely


def of_seat(view: View, seat: int, held: Hands) -> Values:
    """Return for each of its hands how likely a seat called as it did."""
    told = _OF_SEAT.get(view.game_type.auction.kind)
    return np.ones(len(held)) if told is None else told(view, seat, held)


# Over a turned card ---------------------------------------------------------------------------


def _of_takes(view: View, seat: int, held: Hands) -> Values:
    likely = np.ones(len(held))
    for number, call in enumerate(view.calls):
        if call.actor == seat:
            likely *= _of_take(view, number, call, held)
    return likely


def _of_take(view: View, number: int, call: Call, held: Hands) -> Values:
    trumps = offered(view, number)
    if not trumps:
        return np.ones(len(held))
    if isinstance(call, Refuse):
        return np.maximum(chances_to_refuse(view, held, trumps), LEAST)
    wants = chances_to_take(view, held, trumps)
    if isinstance(call, Schmeiss):
        most = wants.max(axis=0)  # neither a good hand nor a bad one
        return np.maximum(4 * most * (1 - most), LEAST)
    if isinstance(call, Take):
        wanted = wants[trumps.index(call.suit)]
        return np.maximum(wanted * wanted / np.maximum(wants.sum(axis=0), LEAST), LEAST)
    return np.maximum(np.prod(1 - wants, axis=0), LEAST)


def offered(view: View, number: int) -> list[Trump]:
    """Return the suits of call `number`, from 0, when all that is still called is a pass; none
    after the last call."""
    turned, seats = view.turn_up, view.game_type.seats
    passed = sum(isinstance(call, Pass) for call in view.calls[:number])
    passed += max(0, number - len(view.calls))
    if passed >= seats * (1 if turned is None else 2):
        return []
    if turned is None:
        return list(SUITS)
    if passed < seats:
        return [turned.suit]
    return [suit for suit in Suit if suit is not turned.suit or view.rules.round2_suits == "any"]


def chances_to_take(view: View, held: Hands, trumps: list[Trump]) -> Values:
    """Return a row for each trump: the chance that who holds these cards in the auction takes with
    it."""
    alone = alone_of(view)
    if alone is not None:
        return np.array([_wants_alone(view, held, trump, alone) for trump in trumps])
    rules, taken = view.rules, held
    if view.turn_up is not None and view.game_type.dealing.turned_to_taker:
        taken = held | np.uint32(1 << view.turn_up.index)
    found: list[Values] = []
    for trump in trumps:
        plain, helped = _least(rules, trump, False), _least(rules, trump, True)
        least = np.where(belotes(rules, taken, trump) > 0, helped, plain)
        wants = _above(expected(taken, trump, beside=BESIDE_SIX) - least)
        found.append(wants * enough(taken, trump))
    return np.array(found)


def chances_to_refuse(view: View, held: Hands, trumps: Sequence[Trump]) -> Values:
    """Return the chance that who holds these cards lets somebody play one of these trumps who has
    said schmeiss."""
    alone = ALONE[auction_of(view)]
    total = _usual_total(view)
    least = least_to_refuse(view.rules, total, alone.spread)
    theirs = np.full(len(held), -np.inf)
    for trump in trumps:
        own = above_half_of(_counted(view, held, trump), trump, auction_of(view))
        theirs = np.maximum(theirs, total / 2 + SCHMEISSED - own)
    return _above(least - theirs)


@cache
def least_to_refuse(rules: Ruleset, total: int, spread: int) -> int:
    """Return the points that somebody may expect at most whom one lets play."""

    def promises(points: int) -> bool:
        return -stake(rules, Prospect(points, spread, total=total)) <= REFUSES

    return bisect_left(range(total), True, key=promises)


def _usual_total(view: View) -> int:
    """Return the points of all the tricks, on average where some cards are not played."""
    dealing, seats = view.game_type.dealing, view.game_type.seats
    cards = DEAL_POINTS - LAST_TRICK
    if dealing.unplayed(seats) and not dealing.taken_up:
        cards = round(cards * seats * dealing.hand / len(dealing.pack))
    return cards + LAST_TRICK


def _counted(view: View, held: Hands, trump: Trump) -> Hands:
    """Return hands as they count with a trump: with the turned card where it can be had."""
    dealing = view.game_type.dealing
    turned = view.turn_up if view.exchanged is None else view.exchanged[1]
    if turned is None:
        return held
    if dealing.turned_to_taker:
        return held | np.uint32(1 << turned.index)
    found = exchanged(held[:, None], dealing, trump, turned)[:, 0]
    return np.where(found == held, promoted_hands(held, trump, turned), found)


def _wants_alone(view: View, held: Hands, trump: Trump, alone: Alone) -> Values:
    """Return the chance that who holds these cards takes with this trump, without a partner."""
    held, total = _counted(view, held, trump), _usual_total(view)
    plain, helped = (_least_alone(view.rules, total, alone.spread, each) for each in (False, True))
    least = np.where(belotes(view.rules, held, trump) > 0, helped, plain)
    return _above(total / 2 + above_half_of(held, trump, auction_of(view)) - least)


@cache
def _least_alone(rules: Ruleset, total: int, spread: int, held: bool) -> int:
    """Return the points from which one takes without a partner, with or without a belote."""

    def takes(points: int) -> bool:
        return stake(rules, Prospect(points, spread, held, total=total)) > PASSED_ALONE

    return bisect_left(range(total), True, key=takes)


@cache
def _least(rules: Ruleset, trump: Trump, held: bool) -> int:
    """Return the points from which one takes, with or without a belote."""
    total = deal_points(rules, trump)

    def takes(points: int) -> bool:
        return stake(rules, Prospect(points, SPREAD, held, total=total)) > PASSED

    return bisect_left(range(total), True, key=takes)


# Where a trump is chosen ------------------------------------------------------------------------


def _of_choices(view: View, seat: int, held: Hands) -> Values:
    likely = np.ones(len(held))
    for number, call in enumerate(view.calls):
        if call.actor != seat:
            continue
        wants = chances_to_choose(view.rules, held)
        if isinstance(call, Take):
            named = wants[SUITS.index(call.suit)] / np.maximum(wants.sum(axis=0), LEAST)
            # Who has to play, whatever they hold, names the best trump as well.
            forced = must_play(view.rules, number)
            likely *= named if forced else np.maximum(named * wants.max(axis=0), LEAST)
        else:
            likely *= np.maximum(1 - wants.max(axis=0), LEAST)
    return likely


def chances_to_choose(rules: Ruleset, held: Hands) -> Values:
    """Return a row for each suit: the chance that a holder of these cards plays with it."""
    return np.array(
        [_above(expected(held, trump) - _least(rules, trump, False)) for trump in SUITS]
    )


# With bids ------------------------------------------------------------------------------------


def _of_bids(view: View, seat: int, held: Hands) -> Values:
    likely, accounts = np.ones(len(held)), view.game_type.accounts
    if all(call.actor != seat for call in view.calls):
        return likely
    rules, trumps = view.rules, bid_trumps(view.rules)
    holder = bidder(rules, held)
    own, partners = np.zeros((2, 1, len(trumps)), np.int64)
    standing, jumped, whose, last, named, coinched = 0, 0, NOBODYS, None, 0, False
    for number, call in enumerate(view.calls):
        if call.actor == seat and whose == THEIRS and standing < CAPOT_BID and not coinched:
            worth = holder.against[:, named]
            doubles = chances_to_coinche(rules, worth, named, standing, jumped)
            likely *= COINCHED_SO + (doubles if isinstance(call, Coinche) else 1 - doubles)
        coinched = coinched or isinstance(call, Coinche)
        asked = not coinched and last != seat and standing < rules.bid_max
        if call.actor == seat and asked:
            limits = limits_of(rules, holder, own, partners)
            habits = habits_of(whose, own, partners)
            likely *= _of_call(rules, call, limits, habits, standing)
            if isinstance(call, Bid):
                shown = shown_by(rules, accounts, view.calls[:number], call)
                likely *= np.where(have(held, shown, rules), 1, OTHERWISE)
        if isinstance(call, Bid):
            jumped = call.points - max(standing + STEP, rules.bid_min)
            standing, last, named = call.points, call.actor, trumps.index(call.suit)
            ours = accounts.together(call.actor, seat)
            whose = OURS if ours else THEIRS
            if ours:
                said = (own if call.actor == seat else partners)[0]
                said[named] = said[named] or call.points
    return likely


def _of_call(rules: Ruleset, call: Call, limits: Values, habits: Values, standing: int) -> Values:
    least = max(standing + STEP, rules.bid_min)
    if isinstance(call, Pass):
        return FREELY + (1 - FREELY) * (1 - chances(limits, least, habits).sum(axis=1))
    if not isinstance(call, Bid):
        return np.ones(len(limits))
    place = bid_trumps(rules).index(call.suit)
    limit = limits[:, place]
    if call.points >= CAPOT_BID:
        return np.maximum(_above(limit - CAPOT_NEEDS), LEAST)
    bids = chances(limits, least, habits)[:, place]
    told = chance_of_points(limit, habits[:, place], call.points, least, rules.bid_max)
    return FREELY_SO + bids * told


def _above(points: Values) -> Values:
    """Return the chance that somebody takes `points` for more than 0."""
    return 1 / (1 + np.exp(-points / DOUBT))


_OF_SEAT = {
    ContractKind.TAKEN: _of_takes,
    ContractKind.CHOSEN: _of_choices,
    ContractKind.POINTS: _of_bids,
    ContractKind.LADDER: likely_on_ladder,
}
