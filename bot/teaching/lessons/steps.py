"""The parts of a lesson: a step is a position with a question to it.

A step has a name: of its texts `lesson-step.NAME` asks, and `lesson-step-why.NAME` says what was
learned. `cites` names the rule that is read out then, by an option or the id of its text.
"""

from enum import StrEnum
from functools import partial
from typing import NamedTuple

from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import Question


class LessonSubject(StrEnum):
    """The part of the game that a lesson is about, by which its rules are found."""

    PLAY = "play"
    DECLARATIONS = "declarations"
    BIDS = "bids"
    CHIEN = "chien"
    """cards for the taker, of three players"""


class LessonStep(NamedTuple):
    """A position and what is asked of it."""

    name: str
    question: Question
    at: LessonPosition
    cites: str = ""
    subject: LessonSubject = LessonSubject.PLAY


declaration_step = partial(LessonStep, subject=LessonSubject.DECLARATIONS)
bid_step = partial(LessonStep, subject=LessonSubject.BIDS)
chien_step = partial(LessonStep, subject=LessonSubject.CHIEN)


class Lesson(NamedTuple):
    """A few steps on one part of the game."""

    name: str
    steps: tuple[LessonStep, ...]
