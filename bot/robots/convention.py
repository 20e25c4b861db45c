"""The convention of `docs/conventions.md`: what each call of an auction shows, and what to call.

A call shows the same to everybody: it follows from the rules and the calls alone. Whoever bids by
the convention only makes calls whose meaning their hand has, so `convention_call` is a choice among
them. In Découverte the cards lie open, and no call tells more than they do.
"""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

from bot.robots.valuation import takes_everything
from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Action,
    Bid,
    Call,
    Card,
    Coinche,
    NoSuit,
    Pass,
    Rank,
    Ruleset,
    Sides,
    Suit,
    Surcoinche,
    Take,
    Trump,
    View,
    find_belotes,
)
from bot.rules.games.bids import higher_values

STEP = 10
BASE = 40
"""A hand of n points is worth a contract of BASE + STEP × n."""
COUNTED = 1
"""what a bid expects of the partner's hand: help beyond it raises the bid"""
TO_OPEN = 5
"""points of a hand that bids first for its side"""
TO_TAKE = 5
"""points of a hand, with the turned card, that takes"""
TO_COINCHE = 180
"""contract and ten times the points in its trump from which one coinches, …"""
LEAST_TO_COINCHE = 6
"""… never with fewer"""
TO_COINCHE_WITHOUT = 140
"""the same for a contract without a trump suit, by masters"""
TO_SURCOINCHE = 2
"""points that a hand has beyond what its contract needs"""


class Kind(Enum):
    """The part that a call plays in its auction."""

    PASS = "pass"
    OPENING = "opening"
    """the first bid of a side"""
    RAISE = "raise"
    """a bid in the partner's trump"""
    REPEAT = "repeat"
    """another bid in one's own trump"""
    CHANGE = "change"
    """a bid in a trump that is new, after another of the own side"""
    CAPOT = "capot"
    COINCHE = "coinche"
    SURCOINCHE = "surcoinche"
    TAKE = "take"
    """of the turned card"""
    TAKE_LATER = "take-later"
    """of another suit, in the second round"""


class Heads(Enum):
    """Which of the two highest trumps, jack and nine, a hand has."""

    ANY = "any"
    EITHER = "either"
    BOTH = "both"


class Shown(NamedTuple):
    """What a call shows of the hand behind it: at least as much as this."""

    kind: Kind
    trump: Trump | None = None
    heads: Heads = Heads.ANY
    length: int = 0
    """trumps"""
    aces: int = 0
    """of all suits, the trumps' too"""
    tops: int = 0
    """aces at no trumps, jacks at all trumps"""
    seconds: int = 0
    """tens, or nines, beside their top"""
    helps: int = 0
    """what a raise counts: see `helps_of`"""
    points: int = 0
    """of the hand: see `points_of`"""
    short: Suit | None = None
    """the partner's suit, of which the hand has no more than one"""

    @property
    def counted(self) -> int:
        """The points of a hand that has just the trumps and aces shown."""
        heads = {Heads.ANY: 0, Heads.EITHER: 1, Heads.BOTH: 3}[self.heads]
        return heads + self.length + self.aces

    @property
    def implied(self) -> int:
        """The same, and at least what a first bid has."""
        return max(TO_OPEN, self.counted)


HEADS = {Rank.JACK, Rank.NINE}
"""the two highest trumps"""

LADDER = (
    (Heads.EITHER, 3, 0),
    (Heads.BOTH, 3, 0),
    (Heads.EITHER, 5, 1),
    (Heads.BOTH, 4, 1),
    (Heads.BOTH, 4, 2),
    (Heads.BOTH, 5, 2),
)
"""First bids in a suit, from the lowest that is possible on, step by step: heads, trumps, aces."""
LADDER_WITHOUT = ((3, 0), (3, 1), (4, 0), (4, 1), (4, 2))
"""First bids at no trumps and all trumps: tops, and seconds beside them."""


# Counting a hand ---------------------------------------------------------------------------------


def tops_of(cards: Collection[Card], trump: Trump) -> tuple[int, int]:
    """Return how many tops there are, and how many seconds beside their top."""
    top, second = (Rank.ACE, Rank.TEN) if trump is NoSuit.NO_TRUMPS else (Rank.JACK, Rank.NINE)
    headed = {card.suit for card in cards if card.rank is top}
    return len(headed), sum(card.rank is second and card.suit in headed for card in cards)


def points_of(cards: Collection[Card], trump: Trump, rules: Ruleset) -> int:
    """Return the points of a hand: 1 for each trump and each ace, 2 more for the jack of trumps and
    1 more for its nine, 2 for a belote that helps the contract; without a trump suit 3, and 1 for
    each top and each second beside it."""
    if isinstance(trump, NoSuit):
        return 3 + sum(tops_of(cards, trump))
    return len(_ranks(cards, trump)) + _besides(cards, trump, rules)


def helps_of(cards: Collection[Card], trump: Trump, rules: Ruleset) -> int:
    """Return what a hand adds to the partner's bid: 2 for the jack of trumps, 1 for the nine, for
    each ace and for each trump from the third on, 2 for a belote; without a trump suit 1 for each
    top, beyond what the partner counts on."""
    if isinstance(trump, NoSuit):
        return COUNTED + tops_of(cards, trump)[0]
    return max(0, len(_ranks(cards, trump)) - 2) + _besides(cards, trump, rules)


def _besides(cards: Collection[Card], trump: Suit, rules: Ruleset) -> int:
    """Return what a hand counts beside the number of its trumps: jack, nine, aces, a belote."""
    ranks = _ranks(cards, trump)
    belote = rules.belote_helps_contract and bool(find_belotes(rules, (tuple(cards),), trump))
    return 2 * (Rank.JACK in ranks) + (Rank.NINE in ranks) + _aces(cards) + 2 * belote


def _ranks(cards: Collection[Card], suit: Suit) -> set[Rank]:
    return {card.rank for card in cards if card.suit is suit}


def _aces(cards: Collection[Card]) -> int:
    return sum(card.rank is Rank.ACE for card in cards)


def has(cards: Collection[Card], shown: Shown, rules: Ruleset) -> bool:
    """Tell whether a hand has what a call shows."""
    trump = shown.trump
    if trump is None:
        return True
    if shown.kind is Kind.CAPOT:
        return takes_everything(cards, trump)
    if isinstance(trump, Suit):
        ranks = _ranks(cards, trump)
        heads = len(ranks & HEADS)
        if heads < (Heads.ANY, Heads.EITHER, Heads.BOTH).index(shown.heads):
            return False
        if len(ranks) < shown.length:
            return False
    tops, seconds = tops_of(cards, trump) if isinstance(trump, NoSuit) else (0, 0)
    return (
        _aces(cards) >= shown.aces
        and tops >= shown.tops
        and seconds >= shown.seconds
        and points_of(cards, trump, rules) >= shown.points
        and (not shown.helps or helps_of(cards, trump, rules) >= shown.helps)
        and (shown.short is None or len(_ranks(cards, shown.short)) <= 1)
    )


# What calls show ---------------------------------------------------------------------------------


def shown_by(rules: Ruleset, sides: Sides, before: Sequence[Call], call: Call) -> Shown:
    """Return what a call shows after the others."""
    match call:
        case Take(suit=trump):
            kind = Kind.TAKE if len(before) < rules.players else Kind.TAKE_LATER
            if isinstance(trump, NoSuit):
                return Shown(kind, trump, tops=3)
            return Shown(kind, trump, Heads.EITHER, 3, points=TO_TAKE)
        case Bid():
            return _shown_by_bid(rules, sides, before, call)
        case Coinche() | Surcoinche():
            bids = [each for each in before if isinstance(each, Bid)]
            return _shown_by_knock(sides, bids, call)
        case _:
            return Shown(Kind.PASS)


def contract_of(points: int) -> int:
    """Return the contract that a hand of so many points is worth."""
    return BASE + STEP * points


def _needed(contract: int) -> int:
    """Return the points that are worth a contract."""
    return (contract - BASE) // STEP


def _shown_by_bid(rules: Ruleset, sides: Sides, before: Sequence[Call], bid: Bid) -> Shown:
    bids = [each for each in before if isinstance(each, Bid)]
    trump = bid.suit
    if bid.points in (CAPOT_BID, GENERALE_BID):
        return Shown(Kind.CAPOT, trump)
    ours = [each for each in bids if sides.together(each.actor, bid.actor)]
    mine = [each for each in ours if each.actor == bid.actor]
    theirs = [each for each in ours if each.actor != bid.actor]
    needed = _needed(bid.points)
    if not ours:
        step = (bid.points - higher_values(rules, bids[-1].points if bids else None)[0]) // STEP
        needed = max(needed, TO_OPEN)
        if isinstance(trump, NoSuit):
            tops, seconds = LADDER_WITHOUT[min(step, len(LADDER_WITHOUT) - 1)]
            return Shown(Kind.OPENING, trump, tops=tops, seconds=seconds, points=needed)
        heads, length, aces = LADDER[min(step, len(LADDER) - 1)]
        return Shown(Kind.OPENING, trump, heads, length, aces, points=needed)
    if all(each.suit is not trump for each in ours):
        if isinstance(trump, NoSuit):
            return Shown(Kind.CHANGE, trump, tops=3, points=needed)
        named = theirs[-1].suit if theirs else None
        short = named if isinstance(named, Suit) else None
        return Shown(Kind.CHANGE, trump, Heads.BOTH, 4, points=needed, short=short)
    first = next(each for each in ours if each.suit is trump)
    if first.actor == bid.actor:
        raised = _raised(ours, trump, bid.actor)
        return Shown(Kind.REPEAT, trump, points=max(0, needed - raised))
    base = next(each for each in reversed(theirs) if each.suit is trump)
    partner = _raised(ours, trump, first.actor) if any(e.suit is trump for e in mine) else 0
    return Shown(Kind.RAISE, trump, helps=COUNTED + partner + (bid.points - base.points) // STEP)


def _raised(ours: Sequence[Bid], trump: Trump, bidder: int) -> int:
    """Return by how many steps the partner of a bidder has raised their bids in a trump."""
    raised, last = 0, None
    for bid in ours:
        if bid.suit is not trump:
            continue
        if bid.actor != bidder and last is not None:
            raised += (bid.points - last) // STEP
        last = bid.points
    return raised


def _shown_by_knock(sides: Sides, bids: Sequence[Bid], call: Coinche | Surcoinche) -> Shown:
    bid = bids[-1]
    suited = isinstance(bid.suit, Suit)
    if isinstance(call, Surcoinche):
        points = _needed(bid.points) + TO_SURCOINCHE
        heads = Heads.BOTH if suited else Heads.ANY
        return Shown(Kind.SURCOINCHE, bid.suit, heads, points=points)
    if not suited:
        masters = -(-(TO_COINCHE_WITHOUT - bid.points) // STEP)
        return Shown(Kind.COINCHE, bid.suit, points=3 + max(2, masters))
    helped = any(sides.together(each.actor, call.actor) for each in bids)
    points = -(-(TO_COINCHE - bid.points) // STEP) - helped
    return Shown(Kind.COINCHE, bid.suit, points=max(LEAST_TO_COINCHE, points))


def shown_by_calls(view: View) -> list[tuple[Call, Shown]]:
    """Return the calls of an auction in order, each with what it shows; none where cards lie
    open."""
    if view.fields:
        return []
    sides, calls = view.game_type.accounts, view.calls
    return [
        (call, shown_by(view.rules, sides, calls[:number], call))
        for number, call in enumerate(calls)
    ]


# What no robot calls -----------------------------------------------------------------------------

HIGHEST_UNHEADED = 90
"""for its side's first bid in a suit of which a robot has neither jack nor nine"""
TO_SURCOINCHE_WITH = Shown(Kind.SURCOINCHE, heads=Heads.EITHER, length=3)


def misleads(view: View, call: Action) -> bool:
    """Tell whether a partner would mind a call, whatever it promises: a high first bid in a suit
    without its jack and nine, or a surcoinche on weak trumps."""
    if view.fields or not isinstance(call, Bid | Surcoinche):
        return False
    trump = call.suit if isinstance(call, Bid) else view.bid and view.bid.suit
    if not isinstance(trump, Suit):
        return False
    if isinstance(call, Surcoinche):
        return not has(view.hand, TO_SURCOINCHE_WITH._replace(trump=trump), view.rules)
    together = view.game_type.accounts.together
    if not HIGHEST_UNHEADED < call.points < CAPOT_BID or any(
        isinstance(each, Bid) and together(each.actor, call.actor) for each in view.calls
    ):
        return False
    return not _ranks(view.hand, trump) & HEADS


# What to call ------------------------------------------------------------------------------------

FIRST = (Kind.CHANGE, Kind.OPENING, Kind.REPEAT, Kind.RAISE, Kind.CAPOT)
"""what a hand says of several things that it has to say: the last of these"""


def convention_call(view: View) -> Action:
    """Return the call that the convention makes with this hand, also in the windows for a coinche
    and a surcoinche."""
    sides, rules = view.game_type.accounts, view.rules
    cards = view.hand if view.turn_up is None else (*view.hand, view.turn_up)
    meant: dict[Action, Shown] = {}
    for option in view.options:
        if isinstance(option, Take | Bid | Coinche | Surcoinche):
            shown = shown_by(rules, sides, view.calls, option)
            if has(cards, shown, rules):
                meant[option] = shown
    for call in meant:
        if isinstance(call, Coinche | Surcoinche):
            return call
    takes = [call for call in meant if isinstance(call, Take)]
    if takes:
        return max(takes, key=lambda take: points_of(cards, take.suit, rules))
    bids = [bid for bid in meant if isinstance(bid, Bid) and _is_due(view, bid, meant[bid])]
    if not bids:
        return next(option for option in view.options if isinstance(option, Pass))
    # The best trump; in it the lowest bid, or the one that says all at once.
    kind, _, trump = max(
        (FIRST.index(meant[bid].kind), points_of(cards, bid.suit, rules), bid.suit.value)
        for bid in bids
    )
    of_trump = [e for e in bids if (FIRST.index(meant[e].kind), e.suit.value) == (kind, trump)]
    return of_trump[-1 if FIRST[kind] in (Kind.OPENING, Kind.RAISE) else 0]


def _is_due(view: View, bid: Bid, shown: Shown) -> bool:
    """Tell whether the convention makes a bid that the hand can make."""
    standing, sides, rules = view.bid, view.game_type.accounts, view.rules
    if bid.points == GENERALE_BID or (standing is not None and standing.actor == bid.actor):
        return False
    bids = [each for each in view.calls if isinstance(each, Bid)]
    if any(each.suit is bid.suit and not sides.together(each.actor, bid.actor) for each in bids):
        return False
    if shown.kind is Kind.OPENING:
        lowest = higher_values(rules, None if standing is None else standing.points)[0]
        ladder = LADDER if isinstance(bid.suit, Suit) else LADDER_WITHOUT
        return bid.points < lowest + STEP * len(ladder)
    raised = standing is not None and sides.together(standing.actor, bid.actor)
    if shown.kind is Kind.REPEAT and raised:
        # Only with something left beyond the next step.
        return points_of(view.hand, bid.suit, rules) > shown.points
    return True
