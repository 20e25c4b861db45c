"""The auction that a step of a lesson asks about, as the learner would see it at a table."""

from bot.rules import View
from bot.teaching.lessons import Course, LessonStep
from tests.robots.positions import auction_view, calls_view


def asked_view(step: LessonStep, course: Course) -> View:
    """The learner is to call: after the bid that stands, or when all have passed."""
    at, standing = step.at, step.at.standing
    if at.turn_up:
        return auction_view(at.hand, at.turn_up, second_round=at.passed)
    first = 0 if standing is None else standing.actor
    calls = [f"{seat} pass" for seat in range(4) if at.passed]
    if standing is not None:
        calls = [str(standing), *(f"{seat} pass" for seat in range(first + 1, 4))]
    return calls_view(at.hand, ", ".join(calls), course.rules(step.subject), first=first)
