"""Schmeiss, and its answer (CL2): who says it plays, or nobody does, as the other one likes."""

from bot.robots.prospects import alone_of, of_taking, total_of
from bot.robots.stakes import Prospect, stake
from bot.robots.valuation import above_half, promoted
from bot.rules import Action, Agree, Pass, Refuse, Schmeiss, Suit, Take, Trump, View

BARELY = -4
"""points that a contract promises at least with which one says schmeiss, …"""
SCHMEISSED = 3
"""… and points above half that who says it is taken to expect"""
REFUSES = 4
"""points that it must promise to let the other one play"""


def choose_schmeiss(view: View, best: float) -> Schmeiss | None:
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
    return refuses if -of_theirs(view) > REFUSES else agrees


def of_theirs(view: View) -> float:
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
