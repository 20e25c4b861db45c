"""The reason why one option is better than another, found from the position and the numbers.

    reason_for(view, weighing, chosen=None) -> Reason

A card has a *fault* when something holds for it that does not hold for the best one: it leaves the
opponents their trumps, it gives points to a trick that is lost. A fault is the reason when the
cards that have it lose, together, about as much as `chosen` does: so the numbers have the last
word. Without `chosen` it is the fault that most is lost by: why one should play the best card at
all. Where nothing explains it, the numbers stand alone (`NUMBERS`); where no card is clearly worse,
any is as good (`ALL_ALIKE`).

The text of a reason is `words("review-reason", reason.value)`, a sentence for the better option.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

from bot.robots.knowledge import knowledge_of
from bot.rules import Action, Bid, Card, Coinche, Pass, Play, Surcoinche, Take, View
from bot.teaching.position import ALMOST_NONE, SOME, WITH_POINTS, Position
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
    KEEP_CONTROL = "keep-control"
    """where nobody can trump, the master of a suit is not led at once"""
    CASH_SURE = "cash-sure"
    """where nobody can trump, before others lead"""
    KEEP_TRUMPS = "keep-trumps"
    """another suit is led first"""
    PARTNERS_SUIT = "partners-suit"
    """it is led back"""
    THEIR_SUIT = "their-suit"
    """opponents opened it"""
    LONG_SUIT = "long-suit"
    """its small cards win in the end"""
    IN_A_ROW = "in-a-row"
    """a card is led beside which one has the next"""
    HOLD_UP = "hold-up"
    """a high card lets a trick go"""
    UNBLOCK = "unblock"
    """a high card is given to the partner's trick, and blocks their suit no more"""
    KEEP_HIGH = "keep-high"
    """a smaller card of the suit is enough for a trick that one does not win"""
    KEEP_LONG = "keep-long"
    """a card of a shorter suit is discarded"""

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
    return _of_cards(Position(knowledge_of(view), worth, best.card), than)


# Cards -----------------------------------------------------------------------------------------

Faults = Mapping[Reason, Callable[[Position, Card], bool]]

EVEN: Final = 0.5
"""the chance from which a trick is rather the own side's"""
LIKELY: Final = 0.6
"""the chance from which it is no gift to lead a card"""
MUCH: Final = 0.25
"""by which one chance is better than another"""
POINTS: Final = 2
"""points that make a difference in a trick"""
MANY: Final = 9
MOST: Final = 0.5
"""the part of a loss that a fault explains"""
LONG: Final = 3
"""cards of a long suit"""
LATE: Final = 3
"""cards in hand from which the last trick is thought of"""


def _draws(at: Position, card: Card) -> bool:
    return at.leads and at.took and not at.trump(card) and at.trumps_out > SOME


def _draws_for_partner(at: Position, card: Card) -> bool:
    partners = at.leads and at.takers and not at.took
    return partners and not at.trump(card) and at.trumps_out > SOME


def _trumps_gone(at: Position, card: Card) -> bool:
    return at.leads and at.trump(card) and at.trumps_out < ALMOST_NONE


def _leave_trumps(at: Position, card: Card) -> bool:
    return at.leads and not at.takers and at.trump(card) and at.trumps_out >= ALMOST_NONE


def _cash_master(at: Position, card: Card) -> bool:
    sure = at.master(at.best) and not at.trump(at.best)
    return at.leads and not at.nobody_trumps and sure and not at.master(card)


def _cash_sure(at: Position, card: Card) -> bool:
    return at.leads and at.nobody_trumps and at.sure(at.best) and not at.sure(card)


def _keep_control(at: Position, card: Card) -> bool:
    plain = not at.trump(card) and not at.trump(at.best)
    free = at.leads and at.nobody_trumps and plain
    return free and at.master(card) and not at.master(at.best)


def _from_the_top(at: Position, card: Card) -> bool:
    under = not at.master(card) and any(at.master(each) for each in at.suit(card))
    return at.leads and under and (at.master(at.best) or at.best.suit is not card.suit)


def _trumped(at: Position, card: Card) -> bool:
    return at.leads and at.is_trumped(card) and not at.is_trumped(at.best)


def _gives_ten(at: Position, card: Card) -> bool:
    dear = at.points(card) >= MANY and at.points(at.best) < at.points(card)
    return at.leads and dear and at.chance[card] < LIKELY


def _opens_suit(at: Position, card: Card) -> bool:
    def opened(each: Card) -> bool:
        suit = [each, *at.suit(each)]
        return any(at.points(e) >= WITH_POINTS and not at.master(e) for e in suit)

    plain = not at.trump(card) and not at.master(card)
    return at.leads and plain and opened(card) and (at.master(at.best) or not opened(at.best))


def _partners_trick(at: Position, card: Card) -> bool:
    if at.leads or not at.partner_holds or at.know.is_trump(at.know.trick[0]):
        return False
    return at.trump(card) and not at.trump(at.best)


def _gives_points(at: Position, card: Card) -> bool:
    return not at.leads and _is_dear(at, card)


def _leads_points(at: Position, card: Card) -> bool:
    return at.leads and _is_dear(at, card)


def _is_dear(at: Position, card: Card) -> bool:
    more = at.points(card) - at.points(at.best) >= POINTS
    return more and at.chance[card] < EVEN


def _add_points(at: Position, card: Card) -> bool:
    fewer = at.points(at.best) - at.points(card) >= POINTS
    return not at.leads and fewer and at.chance[card] > EVEN and at.chance[at.best] > EVEN


def _take_trick(at: Position, card: Card) -> bool:
    wins = at.holds(at.best) and not at.holds(card)
    return not at.leads and wins and _wins_more(at, card)


def _leads_to_win(at: Position, card: Card) -> bool:
    return at.leads and _wins_more(at, card)


def _wins_more(at: Position, card: Card) -> bool:
    return at.chance[at.best] - at.chance[card] > MUCH


def _keep_trumps(at: Position, card: Card) -> bool:
    return at.leads and at.trump(card) and not at.trump(at.best)


def _partners_suit(at: Position, card: Card) -> bool:
    back = at.opened(at.best, by_partner=True) and not at.opened(card, by_partner=True)
    return at.leads and back


def _their_suit(at: Position, card: Card) -> bool:
    theirs = at.opened(card, by_partner=False) and not at.opened(at.best, by_partner=False)
    return at.leads and theirs


def _long_suit(at: Position, card: Card) -> bool:
    plain = not at.trump(card) and not at.trump(at.best)
    return at.leads and plain and at.length(at.best) >= max(LONG, at.length(card) + 1)


def _in_a_row(at: Position, card: Card) -> bool:
    return at.leads and at.in_a_row(at.best) and not at.in_a_row(card)


def _hold_up(at: Position, card: Card) -> bool:
    return not at.leads and at.holds(card) and not at.holds(at.best)


def _unblock(at: Position, card: Card) -> bool:
    return not at.leads and at.partner_holds and at.above(at.best, card)


def _keep_high(at: Position, card: Card) -> bool:
    return not at.leads and at.above(card, at.best) and not at.holds(card)


def _keep_long(at: Position, card: Card) -> bool:
    if at.leads:
        return False
    suits = {card.suit, at.best.suit}
    discards = at.know.trick[0].suit not in suits and not at.trump(card) and not at.trump(at.best)
    return discards and at.length(card) > at.length(at.best)


def _cheaper(at: Position, card: Card) -> bool:
    if at.leads or card.suit is not at.best.suit or not at.holds(card) or not at.holds(at.best):
        return False
    strength = at.know.tables.strength
    return strength[card] > strength[at.best]


def _save_trump(at: Position, card: Card) -> bool:
    return not at.leads and at.trump(card) and not at.trump(at.best)


def _keep_master(at: Position, card: Card) -> bool:
    spent = at.master(card) and not at.holds(card) and not at.trump(card)
    return not at.leads and spent and not at.master(at.best)


def _keep_guard(at: Position, card: Card) -> bool:
    return at.bares(card) and not at.bares(at.best)


def _last_trick(at: Position, card: Card) -> bool:
    late = 1 < len(at.know.view.hand) <= LATE
    return late and at.master(card) and not at.master(at.best)


FAULTS: Final[Faults] = {
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
    Reason.CASH_SURE: _cash_sure,
    Reason.CHEAPER: _cheaper,
    Reason.PARTNERS_SUIT: _partners_suit,
    Reason.OPENS_SUIT: _opens_suit,
    Reason.SAVE_TRUMP: _save_trump,
    Reason.LAST_TRICK: _last_trick,
    Reason.KEEP_MASTER: _keep_master,
    Reason.KEEP_GUARD: _keep_guard,
    Reason.KEEP_CONTROL: _keep_control,
    Reason.THEIR_SUIT: _their_suit,
    Reason.UNBLOCK: _unblock,
}
"""what a card has and the best one has not; of those that explain a loss the first is told"""

GENERAL: Final[Faults] = {
    Reason.TAKE_TRICK: _leads_to_win,
    Reason.GIVES_POINTS: _leads_points,
    Reason.KEEP_TRUMPS: _keep_trumps,
    Reason.LONG_SUIT: _long_suit,
    Reason.KEEP_HIGH: _keep_high,
    Reason.HOLD_UP: _hold_up,
    Reason.KEEP_LONG: _keep_long,
    Reason.IN_A_ROW: _in_a_row,
}
"""what holds for many cards: it is told where nothing else explains a loss"""


def _of_cards(at: Position, chosen: Card | None) -> Reason:
    """Return the first fault that explains what `chosen` loses; without it what most is lost by."""
    for faults in (FAULTS, GENERAL):
        lost = _lost_by(at, faults, chosen)
        if chosen is None:
            reason = max(lost, key=lambda each: sum(lost[each]), default=Reason.NUMBERS)
            explains = sum(lost.get(reason, ())) > 0
        else:
            least = MOST * (at.worth[at.best] - at.worth[chosen])
            explain = (each for each, points in lost.items() if sum(points) >= least * len(points))
            reason = next(explain, Reason.NUMBERS)
            explains = reason is not Reason.NUMBERS
        if explains:
            return reason
    return Reason.NUMBERS


def _lost_by(at: Position, faults: Faults, chosen: Card | None) -> dict[Reason, list[float]]:
    """Return what the cards with each fault lose, of the faults that `chosen` has."""
    lost: dict[Reason, list[float]] = {}
    for reason, has in faults.items():
        faulty = [card for card in at.worth if has(at, card)]
        if at.best not in faulty and (chosen in faulty if chosen else faulty):
            lost[reason] = [at.worth[at.best] - at.worth[card] for card in faulty]
    return lost


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
