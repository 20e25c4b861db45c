"""The reason why one option is better than another, found from the position and the numbers.

    reason_for(view, weighing, chosen=None) -> Told(reason, than)

A reason holds for one card and not for the other: `than` leaves the opponents their trumps, or
gives points to a trick that is lost, and the better one does not. It is told where the cards for
which it holds lose, on average, a good part of what `than` does: so the numbers have the last word.
Without `chosen` the better card is told from one that is clearly worse and comes to mind. Where
nothing explains it, the numbers stand alone (`NUMBERS`); where no card is clearly worse, any is as
good (`ALL_ALIKE`).

Calls have reasons of their own (`call_reasons.py`).

The text of a reason is `words("review-reason", reason.value)`: true by what the seat has seen, and
about these two cards. What it calls certain is so however the hidden cards lie.
"""

from collections.abc import Callable, Mapping

from bot.robots.knowledge import knowledge_of
from bot.robots.strong.weighing import Weighing
from bot.rules import Action, Card, Play, View
from bot.teaching.call_reasons import reason_of_call
from bot.teaching.position import SOME, WITH_POINTS, Position
from bot.teaching.told import Reason, Told


def reason_for(view: View, weighing: Weighing, chosen: Action | None = None) -> Told:
    """Return why the best option of a weighing is better than `chosen`, or than one that comes to
    mind."""
    best = weighing.best
    if not isinstance(best, Play):
        others = [each for each in weighing.worth if each != best]
        than = chosen or next(iter(others), best)
        return reason_of_call(view, best, than)
    worth = {e.card: points for e, points in weighing.worth.items() if isinstance(e, Play)}
    at = Position(knowledge_of(view), worth, best.card)
    if isinstance(chosen, Play):
        return Told(_of_cards(at, chosen.card), chosen)
    clear = [each for each in weighing.worth if isinstance(each, Play) and weighing.is_clear(each)]
    if not clear:
        return Told(Reason.ALL_ALIKE)
    # Of the cards that are clearly worse one comes to mind before others that are worse still.
    told = [Told(_of_cards(at, each.card), each) for each in clear]
    return next((each for each in told if each.reason is not Reason.NUMBERS), told[0])


# Cards -----------------------------------------------------------------------------------------

EVEN = 0.5
"""the chance from which a trick is rather the own side's"""
LIKELY = 0.6
"""the chance from which it is no gift to lead a card"""
MUCH = 0.2
"""by which one chance is better than another"""
HARDLY = 0.1
"""by which it is not"""
POINTS = 2
"""points that make a difference in a trick"""
MANY = 9
PARTS = (0.5, 0.25)
"""the part of a loss that a reason explains; a smaller one will do where none does better"""
LONG = 3
"""cards of a long suit"""
LATE = 3
"""cards in hand from which the last trick is thought of"""
DRIVEN_OUT = 2
"""higher cards that a card in a row may drive out, at most"""


def _opens_suit(at: Position, card: Card) -> bool:
    def opened(each: Card) -> bool:
        suit = [each, *at.suit(each)]
        return any(at.points(e) >= WITH_POINTS for e in suit) and not any(map(at.master, suit))

    return at.is_plain(card) and at.only(opened, card)


def _is_dear(at: Position, card: Card) -> bool:
    more = at.points(card) - at.points(at.best) >= POINTS
    return more and at.chance[card] < EVEN and not at.partner_holds


def _is_at_stake(at: Position, card: Card) -> bool:
    return at.points(card) - at.points(at.best) >= POINTS and at.chance[card] < LIKELY


def _wins_more(at: Position, card: Card) -> bool:
    return at.chance[at.best] - at.chance[card] > MUCH


def _makes_void(at: Position, card: Card) -> bool:
    """Tell whether the best card is the last of a plain suit in hand, which others still hold."""
    best = at.best
    can_trump = not at.trump(best) and at.know.own_trumps > 0 and not at.know.view.fields
    still = any(each.suit is best.suit for each in at.know.unseen)
    return can_trump and still and best.suit is not card.suit and not at.suit(best)


def _both_hold(at: Position, card: Card) -> bool:
    return at.holds(card) and at.holds(at.best)


def _is_shorter(at: Position, card: Card) -> bool:
    can_trump = at.is_plain(card) and at.know.own_trumps > 0 and not at.know.view.fields
    still = any(each.suit is at.best.suit for each in at.know.unseen)
    return can_trump and still and at.length(at.best) < at.length(card)


Faults = Mapping[Reason, Callable[[Position, Card], bool]]

LEADING: Faults = {
    Reason.TRUMPS_GONE: lambda at, card: at.only(at.trump, card) and at.nobody_trumps,
    Reason.LEAVE_TRUMPS: lambda at, card: (
        not at.takers and at.only(at.trump, card) and not at.nobody_trumps
    ),
    Reason.TRUMPED: lambda at, card: at.only(at.is_trumped, card),
    Reason.FROM_THE_TOP: lambda at, card: (
        at.above(at.best, card) and at.master(at.best) and not at.sure(card)
    ),
    Reason.GIVES_TEN: lambda at, card: (
        at.points(card) >= MANY
        and at.points(at.best) < at.points(card)
        and at.chance[card] < LIKELY
    ),
    Reason.DRAW_TRUMPS: lambda at, card: (
        at.took and at.lacks(at.trump, card) and at.trumps_out > SOME
    ),
    Reason.PARTNER_TOOK: lambda at, card: (
        at.takers and not at.took and at.lacks(at.trump, card) and at.trumps_out > SOME
    ),
    Reason.CASH_MASTER: lambda at, card: (
        not at.nobody_trumps
        and at.lacks(at.master, card)
        and not at.trump(at.best)
        and not at.is_trumped(at.best)
    ),
    Reason.CASH_SURE: lambda at, card: at.nobody_trumps and at.lacks(at.sure, card),
    Reason.PARTNERS_SUIT: lambda at, card: at.lacks(at.partner_opened, card),
    Reason.OPENS_SUIT: _opens_suit,
    Reason.LAST_TRICK: lambda at, card: (
        1 < len(at.know.view.hand) <= LATE and at.only(at.is_certain, card)
    ),
    Reason.KEEP_GUARD: lambda at, card: at.only(at.bares, card),
    Reason.KEEP_CONTROL: lambda at, card: (
        at.nobody_trumps and at.is_plain(card) and at.only(at.sure, card)
    ),
    Reason.THEIR_SUIT: lambda at, card: at.only(at.they_opened, card),
    Reason.MAKES_VOID: _makes_void,
    Reason.DRAW_THEIRS: lambda at, card: (
        not at.takers and at.lacks(at.trump, card) and at.trumps_out > SOME
    ),
    Reason.PARTNER_TRUMPS: lambda at, card: at.lacks(at.is_trumped_by_partner, card),
    Reason.FORCES_TRUMP: lambda at, card: not at.takers and at.lacks(at.is_trumped, card),
}
"""what holds for a card and not for the best one, of who leads; of those that explain a loss the
first is told"""
FOLLOWING: Faults = {
    Reason.PARTNERS_TRICK: lambda at, card: (
        at.partner_holds and not at.trump(at.know.trick[0]) and at.only(at.trump, card)
    ),
    Reason.TAKE_TRICK: lambda at, card: (
        not at.partner_holds and at.lacks(at.holds, card) and _wins_more(at, card)
    ),
    Reason.SECURE: lambda at, card: (
        at.partner_holds and at.lacks(at.holds, card) and _wins_more(at, card)
    ),
    Reason.GIVES_POINTS: _is_dear,
    Reason.LOAD: lambda at, card: (
        at.partner_holds
        and at.points(at.best) - at.points(card) >= POINTS
        and at.chance[at.best] > EVEN
    ),
    Reason.ADD_POINTS: lambda at, card: (
        not at.partner_holds
        and _both_hold(at, card)
        and at.points(at.best) - at.points(card) >= POINTS
        and at.chance[at.best] > EVEN
    ),
    Reason.CHEAPER: lambda at, card: (
        at.above(card, at.best)
        and _both_hold(at, card)
        and at.chance[card] - at.chance[at.best] <= HARDLY
    ),
    Reason.FINESSE: lambda at, card: (
        at.above(card, at.best)
        and _both_hold(at, card)
        and at.chance[card] - at.chance[at.best] > HARDLY
        and at.chance[at.best] > 0
    ),
    Reason.STRONGER: lambda at, card: (
        at.above(at.best, card) and _both_hold(at, card) and _wins_more(at, card)
    ),
    Reason.SAVE_TRUMP: lambda at, card: at.only(at.trump, card),
    Reason.LAST_TRICK: LEADING[Reason.LAST_TRICK],
    Reason.KEEP_MASTER: lambda at, card: (
        at.only(at.master, card) and not at.holds(card) and not at.trump(card)
    ),
    Reason.KEEP_GUARD: LEADING[Reason.KEEP_GUARD],
    Reason.UNBLOCK: lambda at, card: (
        at.partner_holds
        and at.nobody_trumps
        and at.above(at.best, card)
        and at.best.suit is at.know.trick[0].suit
        and at.partner_leads
    ),
    Reason.MAKES_VOID: _makes_void,
}
"""the same of who follows"""
LEADING_AT_ALL: Faults = {
    Reason.GIVES_POINTS: _is_dear,
    Reason.WORTH_MORE_LATER: lambda at, card: at.above(card, at.best),
    Reason.KEEP_TRUMPS: lambda at, card: at.only(at.trump, card),
    Reason.LONG_SUIT: lambda at, card: (
        at.nobody_trumps
        and at.is_plain(card)
        and at.length(at.best) >= max(LONG, at.length(card) + 1)
    ),
    Reason.IN_A_ROW: lambda at, card: (
        at.lacks(at.in_a_row, card)
        and not at.sure(at.best)
        and len(at.know.higher(at.best)) <= DRIVEN_OUT
    ),
    Reason.SAFER_LEAD: lambda at, card: at.chance[at.best] - at.chance[card] > HARDLY,
    Reason.LESS_AT_STAKE: _is_at_stake,
    Reason.SHORT_SUIT: _is_shorter,
    Reason.UNCOVERS: lambda at, card: at.lacks(at.covers, card),
}
"""what holds for many cards: it is told where nothing else explains a loss"""
FOLLOWING_AT_ALL: Faults = {
    Reason.KEEP_HIGH: lambda at, card: at.above(card, at.best) and not at.holds(card),
    Reason.LEAVE_PARTNER: lambda at, card: at.partner_holds and at.only(at.holds, card),
    Reason.HOLD_UP: lambda at, card: not at.partner_holds and at.only(at.holds, card),
    Reason.KEEP_LONG: lambda at, card: (
        at.know.trick[0].suit not in (card.suit, at.best.suit)
        and at.is_plain(card)
        and at.length(card) > at.length(at.best)
    ),
    Reason.LESS_AT_STAKE: _is_at_stake,
    Reason.SHORT_SUIT: _is_shorter,
    Reason.UNCOVERS: lambda at, card: at.lacks(at.covers, card),
}


def _of_cards(at: Position, than: Card) -> Reason:
    """Return the first reason that holds for `than` and explains what it loses."""
    faults = (LEADING, LEADING_AT_ALL) if at.leads else (FOLLOWING, FOLLOWING_AT_ALL)
    most = at.worth[at.best]
    others = [card for card in at.worth if card is not at.best]
    for part in PARTS:
        least = part * (most - at.worth[than])
        for reason, holds in (each for some in faults for each in some.items()):
            if holds(at, than):
                lost = [most - at.worth[card] for card in others if holds(at, card)]
                if sum(lost) >= least * len(lost) and sum(lost) > 0:
                    return reason
    return Reason.NUMBERS
