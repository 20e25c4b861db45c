"""The choices of a playthrough's seats: anything legal by dice, what tells much more often."""

from collections.abc import Sequence
from typing import TypeVar

from bot.rules import (
    TABLE,
    Action,
    Bid,
    Coinche,
    Dice,
    Pass,
    Play,
    State,
    Stop,
    decisions,
    legal_actions,
)
from bot.rules.core.machine import ANSWERS
from bot.rules.core.state import asked
from bot.rules.scoring.stopping import count_points

T = TypeVar("T")


def choose(state: State, dice: Dice) -> Action | None:
    """Return what somebody does next; None where the host is to act.

    Where several may act, or somebody out of turn, dice say who does.
    """
    open_ = decisions(state)
    waited = [each for each in open_ if each.waits]
    unwaited = [each for each in open_ if not each.waits]
    decision = _one_of(unwaited if unwaited and not dice.below(10) else waited, dice)
    if decision.actor == TABLE:
        return None
    legal = legal_actions(state, decision.actor)
    answers = [each for each in legal if type(each) in ANSWERS[decision.ask]]
    return _one_of(_likely(state, answers, dice), dice)


def _one_of(values: Sequence[T], dice: Dice) -> T:
    return values[dice.below(len(values))]


def _likely(state: State, answers: list[Action], dice: Dice) -> Sequence[Action]:
    if isinstance(answers[-1], Stop):
        return _stop_or_not(state, answers, dice)
    if isinstance(answers[0], Pass):
        return _pass_or_not(answers, dice)
    if isinstance(answers[0], Play):
        return _said_or_not(answers, dice)
    return answers


def _stop_or_not(state: State, answers: list[Action], dice: Dice) -> Sequence[Action]:
    """Stop every other time with enough points, and hardly ever without."""
    *plays, stop = answers
    assert isinstance(stop, Stop)
    team = stop.actor % 2
    reached = count_points(state, asked(state), team) >= state.rules.target
    return plays if dice.below(2 if reached else 30) else [stop]


def _pass_or_not(answers: list[Action], dice: Dice) -> Sequence[Action]:
    """Most calls are passes; of the bids the low ones are likely, and a capot now and then."""
    if dice.below(3):
        return answers[:1]
    if any(isinstance(each, Bid) for each in answers):
        return answers[1:13] if dice.below(12) else answers[-1:]
    return [each for each in answers if not isinstance(each, Coinche)][1:] or answers


def _said_or_not(answers: list[Action], dice: Dice) -> Sequence[Action]:
    """Mostly everything is announced that may be, and the words of a belote are said."""
    plays = [each for each in answers if isinstance(each, Play)]
    if dice.below(4):
        most = max(len(each.declarations) for each in plays)
        plays = [each for each in plays if len(each.declarations) == most]
    if dice.below(4):
        worded = {each.card for each in plays if each.word}
        plays = [each for each in plays if each.word or each.card not in worded]
    return plays
