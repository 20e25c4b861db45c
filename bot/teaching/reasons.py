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

EVEN = 0.5
"""the chance from which a trick is rather the own side's"""
LIKELY = 0.6
"""the chance from which it is no gift to lead a card"""
MUCH = 0.25
"""by which one chance is better than another"""
POINTS = 2
"""points that make a difference in a trick"""
MANY = 9
MOST = 0.5
"""the part of a loss that a fault explains"""
LONG = 3
"""cards of a long suit"""
LATE = 3
"""cards in hand from which the last trick is thought of"""


def _opens_suit(at: Position, card: Card) -> bool:
    def opened(each: Card) -> bool:
        suit = [each, *at.suit(each)]
        return any(at.points(e) >= WITH_POINTS and not at.master(e) for e in suit)

    plain = not at.trump(card) and not at.master(card)
    return plain and opened(card) and (at.master(at.best) or not opened(at.best))


def _is_dear(at: Position, card: Card) -> bool:
    more = at.points(card) - at.points(at.best) >= POINTS
    return more and at.chance[card] < EVEN


def _wins_more(at: Position, card: Card) -> bool:
    return at.chance[at.best] - at.chance[card] > MUCH


Faults = Mapping[Reason, Callable[[Position, Card], bool]]

LEADING: Faults = {
    Reason.TRUMPS_GONE: lambda at, card: at.trump(card) and at.trumps_out < ALMOST_NONE,
    Reason.LEAVE_TRUMPS: lambda at, card: (
        not at.takers and at.trump(card) and at.trumps_out >= ALMOST_NONE
    ),
    Reason.TRUMPED: lambda at, card: at.only(at.is_trumped, card),
    Reason.FROM_THE_TOP: lambda at, card: (
        not at.master(card)
        and any(map(at.master, at.suit(card)))
        and (at.master(at.best) or at.best.suit is not card.suit)
    ),
    Reason.GIVES_TEN: lambda at, card: (
        at.points(card) >= MANY
        and at.points(at.best) < at.points(card)
        and at.chance[card] < LIKELY
    ),
    Reason.DRAW_TRUMPS: lambda at, card: at.took and not at.trump(card) and at.trumps_out > SOME,
    Reason.PARTNER_TOOK: lambda at, card: (
        at.takers and not at.took and not at.trump(card) and at.trumps_out > SOME
    ),
    Reason.CASH_MASTER: lambda at, card: (
        not at.nobody_trumps and at.lacks(at.master, card) and not at.trump(at.best)
    ),
    Reason.CASH_SURE: lambda at, card: at.nobody_trumps and at.lacks(at.sure, card),
    Reason.PARTNERS_SUIT: lambda at, card: at.lacks(at.partner_opened, card),
    Reason.OPENS_SUIT: _opens_suit,
    Reason.LAST_TRICK: lambda at, card: (
        1 < len(at.know.view.hand) <= LATE and at.only(at.master, card)
    ),
    Reason.KEEP_GUARD: lambda at, card: at.only(at.bares, card),
    Reason.KEEP_CONTROL: lambda at, card: (
        at.nobody_trumps and at.is_plain(card) and at.only(at.master, card)
    ),
    Reason.THEIR_SUIT: lambda at, card: at.only(at.they_opened, card),
}
"""what a card has and the best one has not, of who leads; of those that explain a loss the first is
told"""
FOLLOWING: Faults = {
    Reason.PARTNERS_TRICK: lambda at, card: (
        at.partner_holds and not at.know.is_trump(at.know.trick[0]) and at.only(at.trump, card)
    ),
    Reason.TAKE_TRICK: lambda at, card: at.lacks(at.holds, card) and _wins_more(at, card),
    Reason.GIVES_POINTS: _is_dear,
    Reason.ADD_POINTS: lambda at, card: (
        at.points(at.best) - at.points(card) >= POINTS
        and at.chance[card] > EVEN
        and at.chance[at.best] > EVEN
    ),
    Reason.CHEAPER: lambda at, card: (
        at.above(card, at.best) and at.holds(card) and at.holds(at.best)
    ),
    Reason.SAVE_TRUMP: lambda at, card: at.only(at.trump, card),
    Reason.LAST_TRICK: LEADING[Reason.LAST_TRICK],
    Reason.KEEP_MASTER: lambda at, card: (
        at.only(at.master, card) and not at.holds(card) and not at.trump(card)
    ),
    Reason.KEEP_GUARD: LEADING[Reason.KEEP_GUARD],
    Reason.UNBLOCK: lambda at, card: at.partner_holds and at.above(at.best, card),
}
"""the same of who follows"""
LEADING_AT_ALL: Faults = {
    Reason.TAKE_TRICK: _wins_more,
    Reason.GIVES_POINTS: _is_dear,
    Reason.KEEP_TRUMPS: lambda at, card: at.only(at.trump, card),
    Reason.LONG_SUIT: lambda at, card: (
        at.is_plain(card) and at.length(at.best) >= max(LONG, at.length(card) + 1)
    ),
    Reason.IN_A_ROW: lambda at, card: at.lacks(at.in_a_row, card),
}
"""what holds for many cards: it is told where nothing else explains a loss"""
FOLLOWING_AT_ALL: Faults = {
    Reason.KEEP_HIGH: lambda at, card: at.above(card, at.best) and not at.holds(card),
    Reason.HOLD_UP: lambda at, card: at.only(at.holds, card),
    Reason.KEEP_LONG: lambda at, card: (
        at.know.trick[0].suit not in (card.suit, at.best.suit)
        and at.is_plain(card)
        and at.length(card) > at.length(at.best)
    ),
}


def _of_cards(at: Position, chosen: Card | None) -> Reason:
    """Return the first fault that explains what `chosen` loses; without it what most is lost by."""
    for faults in (LEADING, LEADING_AT_ALL) if at.leads else (FOLLOWING, FOLLOWING_AT_ALL):
        # What the cards with each fault lose, of the faults that `chosen` has.
        lost: dict[Reason, list[float]] = {}
        for reason, has in faults.items():
            faulty = [card for card in at.worth if has(at, card)]
            if at.best not in faulty and (chosen in faulty if chosen else faulty):
                lost[reason] = [at.worth[at.best] - at.worth[card] for card in faulty]
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
            seat, bid = view.seat, view.bid
            if seat is not None and bid and view.game_type.accounts.together(bid.actor, seat):
                return Reason.PARTNERS_CONTRACT
            return Reason.TOO_MUCH
        case Take() | Bid(), Pass():
            return Reason.WORTH_TAKING
        case Bid(), Bid() if best.suit == chosen.suit:
            return Reason.LOWER if best.points < chosen.points else Reason.HIGHER
        case Take() | Bid(), Take() | Bid():
            return Reason.OTHER_TRUMP
        case _:
            return Reason.NUMBERS
