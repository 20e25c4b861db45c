"""Lessons: each a few positions, with a question to each.

A step has a name: of its texts `lesson-step.NAME` asks, and `lesson-step-why.NAME` says what was
learned. `cites` names the rule that is read out then, by an option or the id of its text.
"""

from typing import NamedTuple

from bot.teaching.lessons.courses import LessonSubject
from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import Question


class LessonStep(NamedTuple):
    """A position and what is asked of it."""

    name: str
    question: Question
    at: LessonPosition
    cites: str = ""
    subject: LessonSubject = LessonSubject.PLAY


class Lesson(NamedTuple):
    """A few steps on one part of the game."""

    name: str
    steps: tuple[LessonStep, ...]
