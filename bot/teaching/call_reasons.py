"""The reason why one call is better than another: by the convention, else by chances.

    reason_of_call(view, better, worse) -> Told(reason, worse, chances)

By the convention (`bot.robots.convention`) where the hand has what the better call shows, and not
what the other one does; else by the chances of the contracts, as who calls sees them. The text of a
reason is `words("call-reason", reason.value)`: it says nothing that the hand and the chances do not
bear out.
"""

from collections.abc import Callable, Mapping
from functools import cached_property

from bot.robots.convention import Kind, Shown, has, helps_of, points_of, shown_by
from bot.robots.talon import choose_exchange
from bot.rules import (
    Action,
    Agree,
    Bid,
    Coinche,
    Discard,
    Exchange,
    Keep,
    NoSuit,
    Pass,
    Phase,
    Refuse,
    Schmeiss,
    Suit,
    Surcoinche,
    Take,
    View,
    card_tables,
    must_play,
)
from bot.teaching.chances import chance_passed, chances_before
from bot.teaching.told import Chances, Reason, Told

HALF = 0.5
"""the chance from which a contract is rather made"""
APART = 0.01
"""by which chances differ that are told"""
RISKIER = 0.1
"""by which playing fails more often than a pass, where somebody has to play"""


class CallPosition:
    """Two calls in an auction, and the hand of who may make them."""

    def __init__(self, view: View, better: Action, worse: Action) -> None:
        self.view, self.better, self.worse = view, better, worse
        self.cards = view.hand_if_taken
        """what it is called on, with the turned card where who takes gets it"""

    def shown(self, call: Action) -> Shown:
        """Return what a call shows by the convention."""
        if not isinstance(call, Bid | Take | Coinche | Surcoinche):
            return Shown(Kind.PASS)
        return shown_by(self.view.rules, self.view.game_type.accounts, self.view.calls, call)

    def has(self, call: Action) -> bool:
        """Tell whether the hand has what a call shows."""
        return has(self.cards, self.shown(call), self.view.rules)

    def supports(self, call: Action) -> bool:
        """Tell whether a call is a raise of the partner's suit."""
        shown = self.shown(call)
        return shown.kind is Kind.RAISE and not isinstance(shown.trump, NoSuit)

    def points(self, call: Bid | Take) -> int:
        """Return the points of the hand in the trump of a call."""
        return points_of(self.cards, call.suit, self.view.rules)

    @property
    def turned(self) -> Suit | None:
        """Return the only trump that may be taken now, where others may be later (A4)."""
        takes = [each.suit for each in self.view.options if isinstance(each, Take)]
        offered = self.view.offered
        return offered.suit if offered is not None and takes == [offered.suit] else None

    @property
    def later(self) -> Suit:
        """Return the best of the other suits."""
        others = (suit for suit in Suit if suit is not self.turned)
        return max(others, key=lambda suit: points_of(self.view.hand, suit, self.view.rules))

    @property
    def points_later(self) -> tuple[int, int]:
        """Return the points of the hand with that suit, and of what it is taken on with the turned
        one."""
        rules = self.view.rules
        turned = self.turned or self.later
        return points_of(self.view.hand, self.later, rules), points_of(self.cards, turned, rules)

    @property
    def support(self) -> int:
        """Return the support that the hand has for the raise that is one of the calls."""
        raised = self.better if self.supports(self.better) else self.worse
        trump = self.shown(raised).trump
        return 0 if trump is None else helps_of(self.cards, trump, self.view.rules)

    @property
    def is_ours(self) -> bool:
        """Tell whether the bid that stands is the own side's."""
        bid, seat = self.view.bid, int(self.better.actor)
        return bid is not None and self.view.sides.together(bid.actor, seat)

    @property
    def is_theirs(self) -> bool:
        """Tell whether the bid that stands is the opponents'."""
        return self.view.bid is not None and not self.is_ours

    @cached_property
    def chances(self) -> Chances:
        stands = Pass(int(self.better.actor))
        if self.view.phase is Phase.TALON:
            return Chances(None, None, None, None)
        contracts = [e for e in (self.better, self.worse) if isinstance(e, Bid | Take | Schmeiss)]
        *found, standing = chances_before(self.view, [*contracts, stands])
        each = dict[Action, float | None](zip(contracts, found, strict=True))
        passed = None
        forced = must_play(self.view.rules, self.view.rules.players)
        if forced and stands in (self.better, self.worse):
            passed = chance_passed(self.view)
        return Chances(each.get(self.better), each.get(self.worse), standing, passed)

    @property
    def standing(self) -> float:
        """Return the chance of the bid that stands; of none there is no saying, and so half."""
        return HALF if self.chances.standing is None else self.chances.standing


def _says_more(at: CallPosition) -> bool:
    both = at.better, at.worse
    first, second = both
    if not isinstance(first, Bid) or not isinstance(second, Bid) or first.suit is not second.suit:
        return False
    return first.points > second.points and all(map(at.has, both)) and not at.supports(first)


def _is_better_trump(at: CallPosition) -> bool:
    if not isinstance(at.better, Bid | Take) or not isinstance(at.worse, Bid | Take):
        return False
    if at.view.fields or at.better.suit is at.worse.suit:
        return False
    return at.points(at.better) > at.points(at.worse)


def _is_made_more(at: CallPosition) -> bool:
    better, worse = at.chances.better, at.chances.worse
    return better is not None and worse is not None and better - worse >= APART


def _is_likely(at: CallPosition) -> bool:
    return at.chances.better is not None and at.chances.better >= HALF


def _leaves_less_room(at: CallPosition) -> bool:
    higher = (
        isinstance(at.better, Bid)
        and isinstance(at.worse, Bid)
        and at.better.points > at.worse.points
    )
    return higher and _is_likely(at)


def _is_hardly_made(at: CallPosition) -> bool:
    return at.chances.worse is not None and at.chances.worse < HALF


def _ours_is_better(at: CallPosition) -> bool:
    worse = at.chances.worse
    return at.is_ours and worse is not None and at.standing - worse >= APART


def _fails_more(at: CallPosition) -> bool:
    worse, passed = at.chances.worse, at.chances.passed
    return worse is not None and passed is not None and 1 - worse - passed >= RISKIER


def _passes(at: CallPosition) -> bool:
    return isinstance(at.better, Pass)


def _calls(at: CallPosition) -> bool:
    return isinstance(at.better, Bid | Take | Coinche | Surcoinche)


def _is_told(at: CallPosition) -> bool:
    """Tell whether a call that says schmeiss is better than a take."""
    return isinstance(at.better, Schmeiss) and isinstance(at.worse, Take)


def _keeps_run(at: CallPosition) -> bool:
    """Tell whether declarations are worth less once the turned card is had for another."""
    view = at.view
    exchanges = isinstance(at.better, Keep) and isinstance(at.worse, Exchange)
    return exchanges and choose_exchange(view) == at.better


def _is_better_later(at: CallPosition) -> bool:
    """Tell whether nobody has a partner who might take, and another suit is better."""
    if not _passes(at) or at.turned is None or at.view.game_type.accounts.has_partners:
        return False
    more, fewer = at.points_later
    return more > fewer


def _leaves_none(at: CallPosition) -> bool:
    if not isinstance(at.better, Discard) or not isinstance(at.worse, Discard):
        return False
    counts = [
        sum(card.suit is each.card.suit for card in at.view.hand) for each in (at.better, at.worse)
    ]
    return counts[0] == 1 < counts[1]


def _lays_points(at: CallPosition) -> bool:
    if not isinstance(at.better, Discard) or not isinstance(at.worse, Discard):
        return False
    worth = card_tables(at.view.trump or Suit.SPADES).points
    return worth[at.better.card] > worth[at.worse.card]


CALL_REASONS: Mapping[Reason, Callable[[CallPosition], bool]] = {
    Reason.SUPPORTS: lambda at: (
        at.supports(at.better)
        and at.has(at.better)
        and (isinstance(at.worse, Pass) or not at.has(at.worse))
    ),
    Reason.LACKS_SUPPORT: lambda at: (
        at.supports(at.worse) and at.has(at.better) and not at.has(at.worse)
    ),
    Reason.SHOWS_RATHER: lambda at: _calls(at) and at.has(at.better) and not at.has(at.worse),
    Reason.SHOWS: lambda at: _calls(at) and isinstance(at.worse, Pass) and at.has(at.better),
    Reason.LACKS: lambda at: _passes(at) and not at.has(at.worse),
    Reason.SAYS_MORE: _says_more,
    Reason.BETTER_TRUMP: _is_better_trump,
    Reason.DOUBLE: lambda at: isinstance(at.better, Coinche) and at.standing < HALF,
    Reason.NO_DOUBLE: lambda at: isinstance(at.worse, Coinche) and at.standing >= HALF,
    Reason.REDOUBLE: lambda at: isinstance(at.better, Surcoinche) and at.standing >= HALF,
    Reason.NO_REDOUBLE: lambda at: isinstance(at.worse, Surcoinche) and at.standing < HALF,
    Reason.MADE_MORE: _is_made_more,
    Reason.LESS_ROOM: _leaves_less_room,
    Reason.LIKELY: lambda at: (
        isinstance(at.better, Bid | Take)
        and isinstance(at.worse, Pass | Schmeiss)
        and _is_likely(at)
    ),
    Reason.MAY_THROW_IN: _is_told,
    Reason.KEEPS_OFF: lambda at: isinstance(at.better, Schmeiss) and isinstance(at.worse, Pass),
    Reason.IF_REFUSED: lambda at: (
        _passes(at) and isinstance(at.worse, Schmeiss) and _is_hardly_made(at)
    ),
    Reason.THEY_MAKE: lambda at: (
        isinstance(at.better, Agree) and isinstance(at.worse, Refuse) and at.standing >= HALF
    ),
    Reason.THEY_FAIL: lambda at: (
        isinstance(at.better, Refuse) and isinstance(at.worse, Agree) and at.standing < HALF
    ),
    Reason.HIGHER_TRUMP: lambda at: isinstance(at.better, Exchange),
    Reason.IN_A_RUN: _keeps_run,
    Reason.NO_MORE_OF_IT: _leaves_none,
    Reason.LAYS_POINTS: _lays_points,
    Reason.THEIRS_MADE: lambda at: (
        isinstance(at.better, Bid)
        and isinstance(at.worse, Pass)
        and at.is_theirs
        and at.standing >= HALF
    ),
    Reason.PARTNERS_CONTRACT: lambda at: _passes(at) and _ours_is_better(at),
    Reason.HARDLY_MADE: lambda at: (
        _passes(at) and isinstance(at.worse, Bid | Take) and _is_hardly_made(at)
    ),
    Reason.THEIRS_FAILS: lambda at: (
        _passes(at) and isinstance(at.worse, Bid) and at.is_theirs and at.standing < HALF
    ),
    Reason.FAILS_MORE: lambda at: _passes(at) and _fails_more(at),
    Reason.LATER: _is_better_later,
}
"""what holds for the better call and not for the other one; the first is told"""


def other_call(view: View, call: Action) -> Action | None:
    """Return the call that one would compare a call with: a pass, or with a pass the lowest bid or
    the take in the best trump; None where there is no other."""
    seat = int(call.actor)
    if not isinstance(call, Pass):
        return Pass(seat)
    at = CallPosition(view, call, call)
    contracts = [each for each in view.options if isinstance(each, Bid | Take)]
    knocks = [each for each in view.options if isinstance(each, Coinche | Surcoinche)]
    return max(contracts, key=at.points, default=next(iter(knocks), None))


def reason_of_call(view: View, better: Action, worse: Action) -> Told:
    """Return why a call is better than another one, as a seat can know it."""
    at = CallPosition(view, better, worse)
    found = (reason for reason, holds in CALL_REASONS.items() if holds(at))
    return Told(next(found, Reason.NUMBERS), worse, at.chances)
