"""The convention of `docs/conventions.md`: what each call of an auction shows, and what to call.

A call shows the same to everybody: it follows from the rules and the calls alone. Whoever bids by
the convention only makes calls whose meaning their hand has, so `convention_call` is a choice among
them. In Découverte the cards lie open, and no call tells more than they do.
"""

from collections.abc import Collection, Mapping, Sequence
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
    ContractKind,
    NoSuit,
    Pass,
    Rank,
    Refuse,
    Ruleset,
    Schmeiss,
    Sides,
    Suit,
    Surcoinche,
    Take,
    Trump,
    View,
    choices,
    find_belotes,
    first_cards,
    game_of,
    must_play,
)

STEP = 10
BASE = 40
"""A hand of n points is worth a contract of BASE + STEP × n, …"""
CHEAP = 10
"""… and more where a bid that fails costs no more than the points of the deal (C2)"""
COUNTED = 1
"""what a bid expects of the partner's hand: help beyond it raises the bid, …"""
SPARED = 1
"""… with so much to spare where nobody drives: over a bid of the own side"""
UNDECLARED = 3
"""the step from which on a first bid shows no more trumps where declarations help, and one of them
is as good as an ace"""
ROOM = 1
"""points that a first bid keeps back as long as the others have not bid"""
UNHEADED = 90
"""up to which a first bid may be in a suit of four without its jack and nine"""
WITHOUT = 2
"""points of any hand without a trump suit"""
TO_OPEN = 5
"""points of a hand that bids first for its side"""
TO_TAKE = 5
"""points of a hand, with the turned card, that takes"""
TO_COINCHE = 170
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
    """the first bid of a side; on a ladder of the auction"""
    RAISE = "raise"
    """a bid in the partner's trump"""
    REPEAT = "repeat"
    """another bid in one's own trump"""
    CHANGE = "change"
    """a bid in a trump that is new, after another of the own side; on a ladder after any"""
    CAPOT = "capot"
    COINCHE = "coinche"
    SURCOINCHE = "surcoinche"
    TAKE = "take"
    """of the turned card"""
    TAKE_LATER = "take-later"
    """of another suit, in the second round"""
    CHOICE = "choice"
    """of a trump, by who could pass"""
    FORCED = "forced"
    """of a trump, by who has to play (KJ2)"""
    SCHMEISS = "schmeiss"
    """to play, or to throw the deal in (CL2)"""
    REFUSE = "refuse"
    """to let somebody play who has said that"""


class Heads(Enum):
    """The two highest trumps, jack and nine, as far as a hand has them."""

    ANY = "any"
    LONG = "long"
    """one of them, or a trump more than the hand has at least"""
    EITHER = "either"
    BOTH = "both"


class Shown(NamedTuple):
    """The least that the hand behind a call has."""

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
    cheap: bool = False
    """whether a bid that fails costs no more than the points of the deal"""
    bare: bool = False
    """whether the call names a trump and no points"""

    @property
    def worth(self) -> int:
        """The contract that a hand of the points shown is worth."""
        return contract_of(max(self.points, self.implied), cheap=self.cheap)

    @property
    def counted(self) -> int:
        """The points of a hand that has just the trumps and aces shown."""
        heads = 3 if self.heads is Heads.BOTH else int(self.heads is not Heads.ANY)
        return heads + self.length + self.aces

    @property
    def implied(self) -> int:
        """The same, and at least what a first bid of points has."""
        return self.counted if self.bare else max(TO_OPEN, self.counted)


HEADS = {Rank.JACK, Rank.NINE}
"""the two highest trumps"""

FIRST_BIDS = (
    (Heads.EITHER, 3, 0),
    (Heads.EITHER, 3, 0),
    (Heads.EITHER, 3, 0),
    (Heads.EITHER, 4, 1),
    (Heads.BOTH, 4, 1),
)
"""First bids in a suit by those before whom the others have not bid, from 80 on in tens: heads,
trumps, aces. The last is for all that are higher."""

ON_LADDER: Mapping[Kind, tuple[Shown, Shown]] = {
    Kind.OPENING: (
        Shown(Kind.OPENING, heads=Heads.LONG, length=2, points=4),
        Shown(Kind.OPENING, tops=2),
    ),
    Kind.CHANGE: (
        Shown(Kind.CHANGE, heads=Heads.LONG, length=1, points=3),
        Shown(Kind.CHANGE, tops=1),
    ),
    Kind.COINCHE: (Shown(Kind.COINCHE, points=6), Shown(Kind.COINCHE, tops=3)),
    Kind.SURCOINCHE: (Shown(Kind.SURCOINCHE, points=4), Shown(Kind.SURCOINCHE, tops=1)),
}
"""The least that calls on a ladder show, by five cards: with a trump suit, and without one."""
CHOSEN = Shown(Kind.CHOICE, heads=Heads.LONG, length=2, points=5)
"""what is shown by who plays with a trump and could pass"""

TAKEN_ALONE: Mapping[tuple[int, int], Shown] = {
    (3, 5): Shown(Kind.TAKE, heads=Heads.LONG, length=2, points=5),
    (3, 8): Shown(Kind.CHOICE, heads=Heads.LONG, length=2, points=6),
    (3, 10): Shown(Kind.CHOICE, heads=Heads.LONG, length=3, points=6),
    (2, 6): Shown(Kind.TAKE, length=2, points=4),
}
"""The least that a take shows where nobody has a partner, by players and cards of the auction."""


# Counting a hand ---------------------------------------------------------------------------------


def tops_of(cards: Collection[Card], trump: Trump) -> tuple[int, int]:
    """Return how many tops there are, and how many seconds beside their top."""
    top, second = (Rank.ACE, Rank.TEN) if trump is NoSuit.NO_TRUMPS else (Rank.JACK, Rank.NINE)
    headed = {card.suit for card in cards if card.rank is top}
    return len(headed), sum(card.rank is second and card.suit in headed for card in cards)


def points_of(cards: Collection[Card], trump: Trump, rules: Ruleset) -> int:
    """Return the points of a hand: 1 for each trump and each ace, 2 more for the jack of trumps and
    1 more for its nine, 2 for a belote that helps the contract; without a trump suit 2, and 1 for
    each top and each second beside it."""
    if isinstance(trump, NoSuit):
        return WITHOUT + sum(tops_of(cards, trump))
    return len(_ranks(cards, trump)) + _besides(cards, trump, rules)


def helps_of(cards: Collection[Card], trump: Trump, rules: Ruleset) -> int:
    """Return what a hand adds to the partner's bid: 2 for the jack of trumps, 1 for the nine, for
    each ace and for each trump from the third on, 2 for a belote; without a trump suit 1 for each
    top, beyond what the partner counts on."""
    if isinstance(trump, NoSuit):
        return COUNTED + tops_of(cards, trump)[0]
    return max(0, len(_ranks(cards, trump)) - 2) + _besides(cards, trump, rules)


def _besides(cards: Collection[Card], trump: Suit, rules: Ruleset) -> int:
    """Return what a hand counts beside the number of its trumps: jack, nine, aces, a belote, and
    declarations where they help the contract."""
    ranks, declared = _ranks(cards, trump), declared_of(cards, trump, rules) // STEP
    belote = rules.belote_helps_contract and bool(find_belotes(rules, (tuple(cards),), trump))
    return 2 * (Rank.JACK in ranks) + (Rank.NINE in ranks) + _aces(cards) + 2 * belote + declared


def declared_of(cards: Collection[Card], trump: Trump, rules: Ruleset) -> int:
    """Return the points of a hand's declarations, where these help the contract."""
    if not rules.decl_helps_contract:
        return 0
    return sum(each.points for choice in choices(cards, rules, trump)[:1] for each in choice)


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
        # Jack and nine are as good as a trump more.
        if len(ranks) + (ranks >= HEADS) < shown.length or not _has_heads(ranks, shown):
            return False
    tops, seconds = tops_of(cards, trump) if isinstance(trump, NoSuit) else (0, 0)
    return (
        (not shown.aces or _aces(cards) + (declared_of(cards, trump, rules) > 0) >= shown.aces)
        and tops >= shown.tops
        and seconds >= shown.seconds
        and points_of(cards, trump, rules) >= shown.points
        and (not shown.helps or helps_of(cards, trump, rules) >= shown.helps)
        and (shown.short is None or len(_ranks(cards, shown.short)) <= 1)
    )


def _has_heads(ranks: Collection[Rank], shown: Shown) -> bool:
    """Tell whether these trumps have the jack or the nine, as it is shown."""
    found = len(HEADS.intersection(ranks))
    if shown.heads is Heads.LONG:
        return bool(found) or len(ranks) > shown.length
    return found >= (Heads.ANY, Heads.EITHER, Heads.BOTH).index(shown.heads)


# What calls show ---------------------------------------------------------------------------------

Named = Take | Bid | Coinche | Surcoinche | Schmeiss | Refuse
"""the calls that show something"""


def shown_by(rules: Ruleset, sides: Sides, before: Sequence[Call], call: Call) -> Shown:
    """Return what a call shows after the others."""
    if isinstance(call, Named):
        return SHOWN_BY[game_of(rules).auction.kind](rules, sides, before, call)
    return Shown(Kind.PASS)


def _shown_by_take(rules: Ruleset, _: Sides, before: Sequence[Call], call: Named) -> Shown:
    """Return what a take of the turned card shows, or of another suit in its place."""
    if isinstance(call, Schmeiss | Refuse):
        return Shown(Kind.SCHMEISS if isinstance(call, Schmeiss) else Kind.REFUSE)
    passed = sum(isinstance(each, Pass) for each in before)
    kind = Kind.TAKE if passed < rules.players else Kind.TAKE_LATER
    trump = call.suit if isinstance(call, Take) else None
    alone = shown_alone(rules)
    if alone is not None:
        if any(isinstance(each, Refuse) for each in before):
            return Shown(Kind.FORCED, trump)
        return alone._replace(kind=kind, trump=trump, bare=True)
    if isinstance(trump, NoSuit):
        return Shown(kind, trump, tops=3, bare=True)
    return Shown(kind, trump, Heads.EITHER, 3, points=TO_TAKE, bare=True)


def shown_alone(rules: Ruleset) -> Shown | None:
    """Return what a take shows where nobody has a partner; None where somebody has."""
    game = game_of(rules)
    if game.accounts.has_partners or game.in_fields:
        return None
    return TAKEN_ALONE.get((game.seats, first_cards(rules, game.dealing)))


def _shown_by_choice(rules: Ruleset, _: Sides, before: Sequence[Call], call: Named) -> Shown:
    chosen = shown_alone(rules) or CHOSEN
    shown = Shown(Kind.FORCED) if must_play(rules, len(before)) else chosen
    return shown._replace(trump=call.suit if isinstance(call, Take) else None, bare=True)


def _shown_by_points(rules: Ruleset, sides: Sides, before: Sequence[Call], call: Named) -> Shown:
    shown = Shown(Kind.PASS)
    if isinstance(call, Bid):
        shown = _shown_by_bid(rules, sides, before, call)
    elif isinstance(call, Coinche | Surcoinche):
        bids = [each for each in before if isinstance(each, Bid)]
        shown = _shown_by_knock(rules, sides, bids, call)
    return shown._replace(cheap=_is_cheap(rules))


def _shown_on_ladder(_: Ruleset, __: Sides, before: Sequence[Call], call: Named) -> Shown:
    bids = [each for each in before if isinstance(each, Bid)]
    match call:
        case Bid(suit=trump):
            kind = Kind.CHANGE if bids else Kind.OPENING
        case Coinche():
            kind, trump = Kind.COINCHE, bids[-1].suit
        case Surcoinche():
            kind, trump = Kind.SURCOINCHE, bids[-1].suit
        case _:
            return Shown(Kind.PASS)
    shown = ON_LADDER[kind][isinstance(trump, NoSuit)]
    return shown._replace(trump=trump, bare=True)


SHOWN_BY = {
    ContractKind.TAKEN: _shown_by_take,
    ContractKind.CHOSEN: _shown_by_choice,
    ContractKind.POINTS: _shown_by_points,
    ContractKind.LADDER: _shown_on_ladder,
}


def contract_of(points: int, *, cheap: bool) -> int:
    """Return the contract that a hand of so many points is worth."""
    return BASE + STEP * points + CHEAP * cheap


def _is_cheap(rules: Ruleset) -> bool:
    """Tell whether a bid that fails costs no more than the points of the deal (C2)."""
    return rules.kloppen_fail == "max"


def _needed(contract: int, rules: Ruleset) -> int:
    """Return the points that are worth a contract."""
    return (contract - contract_of(0, cheap=_is_cheap(rules))) // STEP


def _shown_by_bid(rules: Ruleset, sides: Sides, before: Sequence[Call], bid: Bid) -> Shown:
    bids = [each for each in before if isinstance(each, Bid)]
    trump = bid.suit
    if bid.points in (CAPOT_BID, GENERALE_BID):
        return Shown(Kind.CAPOT, trump)
    ours = [each for each in bids if sides.together(each.actor, bid.actor)]
    mine = [each for each in ours if each.actor == bid.actor]
    theirs = [each for each in ours if each.actor != bid.actor]
    needed = _needed(bid.points, rules)
    if not ours:
        return _shown_by_opening(rules, bid, needed, alone=not bids)
    driven = not sides.together(bids[-1].actor, bid.actor)
    if all(each.suit is not trump for each in ours):
        if isinstance(trump, NoSuit):
            return Shown(Kind.CHANGE, trump, tops=2, points=needed)
        if driven:
            return Shown(Kind.CHANGE, trump, Heads.EITHER, 3, points=needed)
        named = theirs[-1].suit if theirs else None
        short = named if isinstance(named, Suit) else None
        return Shown(Kind.CHANGE, trump, Heads.EITHER, 4, points=needed, short=short)
    spared = 0 if driven else SPARED
    first = next(each for each in ours if each.suit is trump)
    if first.actor == bid.actor:
        raised = _raised(ours, trump, bid.actor)
        return Shown(Kind.REPEAT, trump, points=max(0, needed - raised + spared))
    base = next(each for each in reversed(theirs) if each.suit is trump)
    partner = _raised(ours, trump, first.actor) if any(e.suit is trump for e in mine) else 0
    steps = (bid.points - base.points) // STEP
    return Shown(Kind.RAISE, trump, helps=COUNTED + partner + steps + spared)


def _shown_by_opening(rules: Ruleset, bid: Bid, needed: int, *, alone: bool) -> Shown:
    """Return what the first bid of a side shows; `alone`: the other side has not bid either."""
    trump, points = bid.suit, max(TO_OPEN, needed + ROOM * alone)
    if isinstance(trump, NoSuit):
        return Shown(Kind.OPENING, trump, tops=2, points=points)
    step = (bid.points - rules.bid_min) // STEP if alone else 0
    # Points of declarations are no trumps.
    step = min(step, UNDECLARED if rules.decl_helps_contract else len(FIRST_BIDS) - 1)
    heads, length, aces = FIRST_BIDS[step]
    if bid.points <= UNHEADED:
        heads = Heads.LONG
    return Shown(Kind.OPENING, trump, heads, length, aces, points=points)


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


def _shown_by_knock(
    rules: Ruleset, sides: Sides, bids: Sequence[Bid], call: Coinche | Surcoinche
) -> Shown:
    bid = bids[-1]
    suited = isinstance(bid.suit, Suit)
    if isinstance(call, Surcoinche):
        points = _needed(bid.points, rules) + TO_SURCOINCHE
        heads = Heads.BOTH if suited else Heads.ANY
        return Shown(Kind.SURCOINCHE, bid.suit, heads, points=points)
    if not suited:
        masters = -(-(TO_COINCHE_WITHOUT - bid.points) // STEP)
        return Shown(Kind.COINCHE, bid.suit, points=WITHOUT + max(2, masters))
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

LEEWAY = 1
"""points of support that a robot may lack which has weighed the contract itself, …"""
CHEAP_LEEWAY = 2
"""… and where a bid that fails costs no more than the points of the deal"""
AGAINST = 4
"""points in the trump with which a robot coinches, at least"""
ALONE = 1
"""points that its hand may lack where it goes on alone"""


def forbidden(view: View, call: Action) -> bool:
    """Tell whether no robot makes a call, whatever it promises: a partner would laugh at it."""
    standing = view.bid
    if view.fields:
        return False
    if isinstance(call, Coinche) and standing is not None and standing.points < CAPOT_BID:
        return points_of(view.hand, standing.suit, view.rules) < AGAINST
    if isinstance(call, Surcoinche) and standing is not None and isinstance(standing.suit, Suit):
        return not _ranks(view.hand, standing.suit) >= HEADS
    if not isinstance(call, Bid) or call.points >= CAPOT_BID:
        return False
    return not takes_everything(view.hand, call.suit) and _is_wild(view, call)


def _is_wild(view: View, bid: Bid) -> bool:
    """Tell whether a bid lacks what even a bold one has: a first bid above UNHEADED jack or nine, a
    raise any support, the own suit again what it shows (nearly, where the partner has said
    nothing), and a correction four trumps or a shortage in the partner's suit."""
    rules, hand, sides = view.rules, view.hand, view.game_type.accounts
    shown = shown_by(rules, sides, view.calls, bid)
    if shown.kind is Kind.OPENING:
        headed = not isinstance(bid.suit, Suit) or HEADS & _ranks(hand, bid.suit)
        return bid.points > UNHEADED and not headed
    if shown.kind is Kind.RAISE:
        return not helps_of(hand, bid.suit, rules)
    if shown.kind is Kind.REPEAT:
        others = [e for e in view.calls if isinstance(e, Bid) and e.actor != bid.actor]
        partners = [each.suit for each in others if sides.together(each.actor, bid.actor)]
        least = shown.points if partners else shown.points - ALONE
        raised = bid.suit in partners[-1:]
        return not raised and not has(hand, shown._replace(points=least), rules)
    # A correction has one thing or the other.
    short = shown.short
    return short is not None and not (
        len(_ranks(hand, short)) <= 1 or has(hand, shown._replace(short=None), rules)
    )


def misleads(view: View, call: Action) -> bool:
    """Tell whether a partner would take the hand for another one after a bid that shows what the
    hand has not."""
    if view.fields or not isinstance(call, Bid) or call.points >= CAPOT_BID:
        return False
    shown = shown_by(view.rules, view.game_type.accounts, view.calls, call)
    # In one's own suit again one says no more than one's hand.
    if shown.kind is Kind.REPEAT or takes_everything(view.hand, call.suit):
        return False
    if shown.kind is Kind.RAISE:
        leeway = CHEAP_LEEWAY if _is_cheap(view.rules) else LEEWAY
        shown = shown._replace(helps=max(0, shown.helps - leeway))
    return not has(view.hand, shown, view.rules)


# What to call ------------------------------------------------------------------------------------

FIRST = (Kind.CHANGE, Kind.OPENING, Kind.REPEAT, Kind.RAISE, Kind.CAPOT)
"""what a hand says of several things that it has to say: the last of these"""


def convention_call(view: View) -> Action:
    """Return the call that the convention makes with this hand, also in the windows for a coinche
    and a surcoinche."""
    sides, rules = view.game_type.accounts, view.rules
    cards = view.hand_if_taken
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
    bids = [bid for bid in meant if isinstance(bid, Bid) and _is_due(view, bid)]
    if not bids:
        return next(option for option in view.options if isinstance(option, Pass))
    # The best trump; in it the lowest bid, or the one that says all at once.
    kind, _, trump = max(
        (FIRST.index(meant[bid].kind), points_of(cards, bid.suit, rules), bid.suit.value)
        for bid in bids
    )
    of_trump = [e for e in bids if (FIRST.index(meant[e].kind), e.suit.value) == (kind, trump)]
    all_at_once = FIRST[kind] is Kind.RAISE or view.bid is None
    return of_trump[-1 if all_at_once else 0]


CLIMBS = 5
"""points, on a ladder, of a hand that bids, …"""
DRIVEN = 2
"""… as many more than with an opponent's trump, …"""
LEAVES = 4
"""… or than with the partner's"""


def _climbs(view: View, bid: Bid) -> bool:
    """Tell whether a hand is good with the trump of a bid, and better than with the one that
    stands."""
    points, standing = points_of(view.hand, bid.suit, view.rules), view.bid
    if standing is None or points < CLIMBS:
        return points >= CLIMBS
    ours = view.sides.together(standing.actor, bid.actor)
    more = points - points_of(view.hand, standing.suit, view.rules)
    return more >= (LEAVES if ours else DRIVEN)


def _is_due(view: View, bid: Bid) -> bool:
    """Tell whether the convention makes a bid that the hand can make."""
    if view.on_ladder:
        return _climbs(view, bid)
    standing, together = view.bid, view.sides.together
    if bid.points == GENERALE_BID or (standing is not None and standing.actor == bid.actor):
        return False
    bids = [each for each in view.calls if isinstance(each, Bid)]
    return all(together(e.actor, bid.actor) for e in bids if e.suit is bid.suit)
