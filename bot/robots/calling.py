"""The auctions over a turned card (A4), and where a trump is chosen (KJ2): a robot takes when that
promises more than to pass. With schmeiss and its answer (CL2): who says it plays, or nobody does,
as the other one likes."""

import math

from bot.robots.prospects import alone_of, of_choosing, of_open_cards, of_taking, seat_of, total_of
from bot.robots.stakes import Prospect, stake
from bot.robots.valuation import above_half, promoted
from bot.rules import Action, Agree, Pass, Refuse, Schmeiss, Suit, Take, Trump, View
from bot.rules.games.turn_up import EXTRA

PASSED = -5
"""what it is worth to pass, with four players: the others may make their contract"""

PASSED_ALONE = 2
"""the same where nobody has a partner"""
BARELY = -4
"""points that a contract promises at least with which one says schmeiss, …"""
SCHMEISSED = 3
"""… and points above half that who says it is taken to expect"""
REFUSES = 4
"""points that it must promise to let the other one play"""


def choose_call(view: View) -> Action:
    """Take with the best trump if it promises enough, or where one has to, else pass; where it
    promises about nothing say schmeiss (CL2)."""
    takes = [option for option in view.options if isinstance(option, Take)]
    weighed = {take: _worth(view, take.suit) for take in takes}
    best = max(takes, key=weighed.__getitem__)
    passes = next((option for option in view.options if isinstance(option, Pass)), None)
    if passes is None or weighed[best] > _worth_of_passing(view):
        return best
    return _schmeiss(view, weighed[best]) or passes


def choose_trump(view: View) -> Action:
    """Play with the best trump if that promises enough, or where one has to."""
    if alone_of(view) is not None:
        return choose_call(view)
    takes = [option for option in view.options if isinstance(option, Take)]
    weighed = {take: stake(view.rules, of_choosing(view, take.suit)) for take in takes}
    best = max(takes, key=weighed.__getitem__)
    passes = [option for option in view.options if isinstance(option, Pass)]
    return passes[0] if passes and weighed[best] <= PASSED else best


def _worth(view: View, trump: Trump) -> float:
    if view.fields:
        return stake(view.rules, of_open_cards(view, seat_of(view), trump))
    prospect = of_taking(view, trump)
    return -math.inf if prospect is None else stake(view.rules, prospect)


def _worth_of_passing(view: View) -> float:
    """Reckon what may be called from here on, in Découverte, where both see the same cards."""
    if not view.fields:
        return PASSED if view.game_type.accounts.has_partners else PASSED_ALONE
    now, own = len(view.calls), seat_of(view)
    worth = 0.0
    turned = None if view.turn_up is None else view.turn_up.suit
    any_suit, extra = view.rules.round2_suits == "any", EXTRA[view.rules.extra_contracts]
    for call in range(2 * view.game_type.seats - 1, now, -1):
        seat = (own + call - now) % view.game_type.seats
        trumps = [suit for suit in Suit if suit is turned]
        if call >= view.game_type.seats:
            trumps = [*(suit for suit in Suit if any_suit or suit is not turned), *extra]
        prospects = [of_open_cards(view, seat, trump) for trump in trumps]
        worth = max(-worth, *(stake(view.rules, each) for each in prospects))
    return -worth


# Schmeiss (CL2) ----------------------------------------------------------------------------------


def _schmeiss(view: View, best: float) -> Schmeiss | None:
    """Return the schmeiss, where it may be said and the best contract promises about nothing."""
    said = next((each for each in view.options if isinstance(each, Schmeiss)), None)
    return said if said is not None and best > BARELY else None


def choose_answer(view: View) -> Action:
    """Let who said schmeiss play if that promises something, else throw the deal in; or play, where
    the answer is that."""
    agrees = next(each for each in view.options if isinstance(each, Agree))
    takes = [each for each in view.options if isinstance(each, Take)]
    if takes:
        prospect = of_taking(view, takes[0].suit)
        promises = -1.0 if prospect is None else stake(view.rules, prospect)
        return takes[0] if promises > 0 else agrees
    refuses = next(each for each in view.options if isinstance(each, Refuse))
    return refuses if -_worth_of_theirs(view) > REFUSES else agrees


def _worth_of_theirs(view: View) -> float:
    """Return what the contract promises of who said schmeiss: the turned suit, or the one of which
    they have most, as far as one's own hand tells."""
    return max(stake(view.rules, _of_theirs(view, suit)) for suit in schmeissed(view))


def schmeissed(view: View) -> list[Trump]:
    """Return the trumps with which who says schmeiss now, or has said it, may have to play."""
    first = sum(isinstance(call, Pass) for call in view.calls) < view.game_type.seats
    turned = view.turn_up
    return [suit for suit in Suit if turned is None or (suit is turned.suit) == first]


def _of_theirs(view: View, trump: Trump) -> Prospect:
    alone = alone_of(view)
    if alone is None:
        raise ValueError("nobody says schmeiss here")
    total = total_of(view, trump, view.hand)
    own = above_half(promoted(view.hand, trump, view.turn_up), trump, alone)
    return Prospect(round(total / 2 + SCHMEISSED - own), alone.spread, total=total)
