"""How well hands go with what two said of their sequences (CL4): who has none says nothing, and
whoever answers says no more than whether theirs are better."""

import numpy as np

from bot.robots.strong.beside import Counts, runs_of
from bot.robots.strong.worths import Hands, Values
from bot.rules import Said, View, Word

LITTLE = 0.001
"""how likely hands are that do not go with it: of equal ones more was said than is looked at"""
OF_LENGTH = 10
"""what each card of a run adds to its strength (`Runs.strongest`)"""


def of_talk(view: View, whole: Hands) -> Values:
    """Return for each world how well the hand of the other one goes with the talk."""
    likely = np.ones(len(whole))
    if view.rules.declarations != "talk" or view.seat is None or view.leader is None:
        return likely
    (other,) = view.sides.opponents(view.seat)
    if not view.tricks and all(seat != other for seat, _ in view.trick):
        return likely  # who has not played has not spoken
    theirs = runs_of(view.rules, whole[:, other]).strongest
    said = [each for each in view.talk if each.seat == other]
    if not said:
        fits = theirs <= 0
    elif said[0].word is Word.NAMES:
        fits = (theirs > 0) & _has_length(theirs, said[0])
    else:
        own = runs_of(view.rules, whole[:, view.seat]).strongest
        last = said[-1].word
        fits = theirs <= own if last is Word.GOOD else theirs >= own
        fits = theirs == own if last is Word.SAME else fits
    return np.where(fits, likely, LITTLE)


def _has_length(strongest: Counts, said: Said) -> Counts:
    """Tell which runs are as long as was said."""
    return -(-strongest // OF_LENGTH) == (said.length or 0)
