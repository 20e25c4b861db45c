"""The auction that a step of a lesson asks about, as the learner would see it at a table."""

from bot.rules import View, parse_action
from bot.teaching.lessons import Course, LessonStep
from tests.robots.positions import calls_view


def asked_view(step: LessonStep, course: Course) -> View:
    """The learner is to call: after the bid that stands, or when all have passed."""
    at, rules = step.at, course.rules(step.subject)
    standing, players = at.standing, range(rules.players)
    first = 0 if standing is None else standing.actor
    calls = [f"{seat} pass" for seat in players if at.passed]
    if at.called:
        calls, first = [at.called], int(parse_action(at.called).actor)
    elif standing is not None:
        calls = [str(standing), *(f"{seat} pass" for seat in players[first + 1 :])]
    return calls_view(at.hand, ", ".join(calls), rules, first=first, turned=at.turn_up)
