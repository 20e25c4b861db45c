"""The auction over a turned card (A4), and where a trump is chosen (KJ2): a robot takes when that
promises more than to pass."""

import math

from bot.robots.prospects import alone_of, of_choosing, of_open_cards, of_taking, seat_of
from bot.robots.schmeissing import choose_schmeiss
from bot.robots.stakes import stake
from bot.rules import Action, Pass, Suit, Take, Trump, View
from bot.rules.games.turn_up import EXTRA

PASSED = -5
"""what it is worth to pass, with four players: the others may make their contract"""

PASSED_ALONE = 2
"""the same where nobody has a partner"""


def choose_call(view: View) -> Action:
    """Take with the best trump if it promises enough, or where one has to, else pass; where it
    promises about nothing say schmeiss (CL2)."""
    takes = [option for option in view.options if isinstance(option, Take)]
    weighed = {take: _worth(view, take.suit) for take in takes}
    best = max(takes, key=weighed.__getitem__)
    passes = next((option for option in view.options if isinstance(option, Pass)), None)
    if passes is None or weighed[best] > _worth_of_passing(view):
        return best
    return choose_schmeiss(view, weighed[best]) or passes


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
