"""The reason why one option is better than another, found from the position and the numbers.

    reason_for(view, weighing, chosen=None) -> Reason

A card has a *fault* when something holds for it that does not hold for the best one: it leaves the
opponents their trumps, it gives points to a trick that is lost. A fault is the reason when the
cards that have it lose, together, about as much as `chosen` does: so the numbers have the last
word. Without `chosen` it is the fault that most is lost by: why one should play the best card at
all. Where nothing explains it, the numbers stand alone (`NUMBERS`); where no card is clearly worse,
any is as good (`ALL_ALIKE`).

The text of a reason is `words(f"reason-{reason.value}")`, a sentence for the better option.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.robots.knowledge import Knowledge, knowledge_of
from bot.rules import Action, Bid, Card, Coinche, Pass, Play, Surcoinche, Take, View
from bot.teaching.weighing import Weighing


class Reason(StrEnum):
    """Why an option is better."""

    DRAW_TRUMPS = "draw-trumps"
    PARTNER_TOOK = "partner-took"
    """draw them for the partner"""
    TRUMPS_GONE = "trumps-gone"
    """none are left to draw"""
    LEAVE_TRUMPS = "leave-trumps"
    """to those who took"""
    CASH_MASTER = "cash-master"
    FROM_THE_TOP = "from-the-top"
    """the master before a smaller card of its suit"""
    TRUMPED = "trumped"
    """an opponent has none of the suit that is led"""
    GIVES_TEN = "gives-ten"
    """a card with many points is led to the opponents"""
    OPENS_SUIT = "opens-suit"
    """in which one holds points, and not the highest"""
    PARTNERS_TRICK = "partners-trick"
    """it is not to be trumped"""
    GIVES_POINTS = "gives-points"
    """to the opponents' trick"""
    ADD_POINTS = "add-points"
    """to the own side's trick"""
    TAKE_TRICK = "take-trick"
    CHEAPER = "cheaper"
    """a smaller card wins it too"""
    SAVE_TRUMP = "save-trump"
    KEEP_MASTER = "keep-master"
    KEEP_GUARD = "keep-guard"
    LAST_TRICK = "last-trick"
    """a sure card is kept for it"""

    WORTH_TAKING = "worth-taking"
    TOO_MUCH = "too-much"
    """for this hand"""
    PARTNERS_CONTRACT = "partners-contract"
    """it is good as it is"""
    OTHER_TRUMP = "other-trump"
    LOWER = "lower"
    HIGHER = "higher"
    DOUBLE = "double"
    NO_DOUBLE = "no-double"
    REDOUBLE = "redouble"
    NO_REDOUBLE = "no-redouble"

    NUMBERS = "numbers"
    ALL_ALIKE = "all-alike"


def reason_for(view: View, weighing: Weighing, chosen: Action | None = None) -> Reason:
    """Return why the best option of a weighing is better than `chosen`, or than others at all."""
    best = weighing.best
    if not isinstance(best, Play):
        others = [each for each in weighing.worth if each != best]
        than = chosen or next(iter(others), best)
        return _of_calls(view, best, than)
    worth = {e.card: points for e, points in weighing.worth.items() if isinstance(e, Play)}
    than = chosen.card if isinstance(chosen, Play) else None
    if than is None and not any(map(weighing.is_clear, weighing.worth)):
        return Reason.ALL_ALIKE
    return _of_cards(_Position(knowledge_of(view), worth, best.card), than)


# Cards -----------------------------------------------------------------------------------------

ALMOST_NONE: Final = 0.1
"""trumps that the opponents may hold, and probably do not"""
SOME: Final = 0.5
EVEN: Final = 0.5
"""the chance from which a trick is rather the own side's"""
LIKELY: Final = 0.6
"""the chance from which it is no gift to lead a card"""
MUCH: Final = 0.25
"""by which one chance is better than another"""
POINTS: Final = 3
"""points that make a difference in a trick"""
WITH_POINTS: Final = 4
MANY: Final = 10
MOST: Final = 0.5
"""the part of a loss that a fault explains"""
LATE: Final = 3
"""cards in hand from which the last trick is thought of"""


class _Position:
    """The position of a decision about a card, and what each card was found worth."""

    def __init__(self, know: Knowledge, worth: Mapping[Card, float], best: Card) -> None:
        self.know, self.worth, self.best = know, worth, best
        self.leads = not know.trick
        together = know.view.game.accounts.together
        self.takers = know.own_side_took
        self.took = know.view.taker == know.seat
        self.partner_holds = bool(know.trick) and together(self._holder(), know.seat)
        self.chance = {card: know.chance_of_trick(card) for card in worth}

    def _holder(self) -> int:
        know = self.know
        leader = know.view.trick[0][0]
        return (leader + know.tables.winner(know.trick)) % know.players

    def holds(self, card: Card) -> bool:
        """Tell whether a card would hold the trick, as far as it is played."""
        cards = (*self.know.trick, card)
        return self.know.tables.winner(cards) == len(cards) - 1

    def trump(self, card: Card) -> bool:
        return self.know.is_trump(card)

    def points(self, card: Card) -> float:
        return self.know.points(card)

    def master(self, card: Card) -> bool:
        return self.know.is_master(card)

    def suit(self, card: Card) -> list[Card]:
        """Return the other cards of its suit in the hand."""
        return [e for e in self.know.view.hand if e.suit is card.suit and e is not card]

    @cached_property
    def trumps_out(self) -> float:
        """Return how many trumps the opponents may be expected to hold."""
        return self.know.trumps_against

    def is_trumped(self, card: Card) -> bool:
        """Tell whether an opponent who may trump has none of the suit."""
        know = self.know
        if self.trump(card) or not know.trumps:
            return False
        return any(
            not any(odds[seat] for each, odds in know.chances.items() if each.suit is card.suit)
            and sum(odds[seat] for each, odds in know.chances.items() if know.is_trump(each)) > SOME
            for seat in know.view.game.accounts.opponents(know.seat)
        )

    def bares(self, card: Card) -> bool:
        """Tell whether a card leaves one with points, and not the highest, without company."""
        left = self.suit(card)
        return (
            len(left) == 1
            and self.points(left[0]) >= WITH_POINTS
            and not self.master(left[0])
            and self.points(card) < WITH_POINTS
        )


def _draws(at: _Position, card: Card) -> bool:
    return at.leads and at.took and not at.trump(card) and at.trumps_out > SOME


def _draws_for_partner(at: _Position, card: Card) -> bool:
    partners = at.leads and at.takers and not at.took
    return partners and not at.trump(card) and at.trumps_out > SOME


def _trumps_gone(at: _Position, card: Card) -> bool:
    return at.leads and at.trump(card) and at.trumps_out < ALMOST_NONE


def _leave_trumps(at: _Position, card: Card) -> bool:
    return at.leads and not at.takers and at.trump(card) and at.trumps_out >= ALMOST_NONE


def _cash_master(at: _Position, card: Card) -> bool:
    sure = at.master(at.best) and not at.trump(at.best)
    return at.leads and sure and not at.master(card)


def _from_the_top(at: _Position, card: Card) -> bool:
    under = not at.master(card) and any(at.master(each) for each in at.suit(card))
    return at.leads and under and (at.master(at.best) or at.best.suit is not card.suit)


def _trumped(at: _Position, card: Card) -> bool:
    return at.leads and at.is_trumped(card) and not at.is_trumped(at.best)


def _gives_ten(at: _Position, card: Card) -> bool:
    dear = at.points(card) >= MANY and at.points(at.best) < at.points(card)
    return at.leads and dear and at.chance[card] < LIKELY


def _opens_suit(at: _Position, card: Card) -> bool:
    def opened(each: Card) -> bool:
        suit = [each, *at.suit(each)]
        return any(at.points(e) >= WITH_POINTS and not at.master(e) for e in suit)

    plain = not at.trump(card) and not at.master(card)
    return at.leads and plain and opened(card) and (at.master(at.best) or not opened(at.best))


def _partners_trick(at: _Position, card: Card) -> bool:
    if at.leads or not at.partner_holds or at.know.is_trump(at.know.trick[0]):
        return False
    return at.trump(card) and not at.trump(at.best)


def _gives_points(at: _Position, card: Card) -> bool:
    more = at.points(card) - at.points(at.best) >= POINTS
    return not at.leads and more and at.chance[card] < EVEN


def _add_points(at: _Position, card: Card) -> bool:
    fewer = at.points(at.best) - at.points(card) >= POINTS
    return not at.leads and fewer and at.chance[card] > EVEN and at.chance[at.best] > EVEN


def _take_trick(at: _Position, card: Card) -> bool:
    wins = at.holds(at.best) and not at.holds(card)
    return not at.leads and wins and at.chance[at.best] - at.chance[card] > MUCH


def _cheaper(at: _Position, card: Card) -> bool:
    if at.leads or card.suit is not at.best.suit or not at.holds(card) or not at.holds(at.best):
        return False
    strength = at.know.tables.strength
    return strength[card] > strength[at.best]


def _save_trump(at: _Position, card: Card) -> bool:
    return not at.leads and at.trump(card) and not at.trump(at.best)


def _keep_master(at: _Position, card: Card) -> bool:
    spent = at.master(card) and not at.holds(card) and not at.trump(card)
    return not at.leads and spent and not at.master(at.best)


def _keep_guard(at: _Position, card: Card) -> bool:
    return at.bares(card) and not at.bares(at.best)


def _last_trick(at: _Position, card: Card) -> bool:
    late = 1 < len(at.know.view.hand) <= LATE
    return late and at.master(card) and not at.master(at.best)


FAULTS: Final[Mapping[Reason, Callable[[_Position, Card], bool]]] = {
    Reason.PARTNERS_TRICK: _partners_trick,
    Reason.TRUMPS_GONE: _trumps_gone,
    Reason.LEAVE_TRUMPS: _leave_trumps,
    Reason.TRUMPED: _trumped,
    Reason.FROM_THE_TOP: _from_the_top,
    Reason.GIVES_TEN: _gives_ten,
    Reason.TAKE_TRICK: _take_trick,
    Reason.GIVES_POINTS: _gives_points,
    Reason.ADD_POINTS: _add_points,
    Reason.DRAW_TRUMPS: _draws,
    Reason.PARTNER_TOOK: _draws_for_partner,
    Reason.CASH_MASTER: _cash_master,
    Reason.CHEAPER: _cheaper,
    Reason.OPENS_SUIT: _opens_suit,
    Reason.SAVE_TRUMP: _save_trump,
    Reason.LAST_TRICK: _last_trick,
    Reason.KEEP_MASTER: _keep_master,
    Reason.KEEP_GUARD: _keep_guard,
}
"""what a card has and the best one has not; of those that explain a loss the first is told"""


def _of_cards(at: _Position, chosen: Card | None) -> Reason:
    """Return the first fault that explains what `chosen` loses; without it what most is lost by."""
    best = at.worth[at.best]
    lost: dict[Reason, list[float]] = {}
    for reason, has in FAULTS.items():
        faulty = [card for card in at.worth if has(at, card)]
        if at.best not in faulty and (chosen in faulty if chosen else faulty):
            lost[reason] = [best - at.worth[card] for card in faulty]
    if chosen is None:
        reason = max(lost, key=lambda each: sum(lost[each]), default=Reason.NUMBERS)
        return reason if lost and sum(lost[reason]) > 0 else Reason.NUMBERS
    least = MOST * (best - at.worth[chosen])
    explain = (each for each, points in lost.items() if sum(points) >= least * len(points))
    return next(explain, Reason.NUMBERS)


# Calls -----------------------------------------------------------------------------------------


def _of_calls(view: View, best: Action, chosen: Action) -> Reason:
    match best, chosen:
        case Coinche(), _:
            return Reason.DOUBLE
        case _, Coinche():
            return Reason.NO_DOUBLE
        case Surcoinche(), _:
            return Reason.REDOUBLE
        case _, Surcoinche():
            return Reason.NO_REDOUBLE
        case Pass(), Take() | Bid():
            return Reason.PARTNERS_CONTRACT if _is_partners(view) else Reason.TOO_MUCH
        case Take() | Bid(), Pass():
            return Reason.WORTH_TAKING
        case Bid(), Bid() if best.suit == chosen.suit:
            return Reason.LOWER if best.points < chosen.points else Reason.HIGHER
        case Take() | Bid(), Take() | Bid():
            return Reason.OTHER_TRUMP
        case _:
            return Reason.NUMBERS


def _is_partners(view: View) -> bool:
    """Tell whether the bid that stands is the own side's."""
    seat, bid = view.seat, view.bid
    return seat is not None and bid is not None and view.game.accounts.together(bid.actor, seat)
