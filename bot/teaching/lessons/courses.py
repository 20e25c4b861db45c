"""Lessons, each a few positions with a question to each, and the rules that they are taught with:
those of the games people of a language know.

A step has a name: of its texts `lesson-step.NAME` asks, and `lesson-step-why.NAME` says what was
learned. `cites` names the rule that is read out then, by an option or the id of its text.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from bot.rules import DEFAULT_PRESET, HOMES, Ruleset, find_preset, usual_preset
from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import Question


class LessonSubject(StrEnum):
    """The part of the game that a lesson is about, by which its rules are found."""

    PLAY = "play"
    DECLARATIONS = "declarations"
    BIDS = "bids"


class LessonStep(NamedTuple):
    """A position and what is asked of it."""

    name: str
    question: Question
    at: LessonPosition
    cites: str = ""
    subject: LessonSubject = LessonSubject.PLAY


declaration_step = partial(LessonStep, subject=LessonSubject.DECLARATIONS)
bid_step = partial(LessonStep, subject=LessonSubject.BIDS)


class Lesson(NamedTuple):
    """A few steps on one part of the game."""

    name: str
    steps: tuple[LessonStep, ...]


class Course(NamedTuple):
    """A game that is learned: its preset, and others for what it does not have itself."""

    preset: str
    declarations: str
    bids: str

    def preset_of(self, subject: LessonSubject) -> str:
        """The preset that a subject is taught with."""
        return {LessonSubject.DECLARATIONS: self.declarations, LessonSubject.BIDS: self.bids}.get(
            subject, self.preset
        )

    def rules(self, subject: LessonSubject) -> Ruleset:
        """The rules that a subject is taught with."""
        return find_preset(self.preset_of(subject))


COURSES: Mapping[str, Course] = {
    course.preset: course
    for course in (
        Course("french", declarations="pagat", bids="coinche_bga"),
        Course("german_club", declarations="pagat", bids="coinche_bga"),
        Course("dutch", declarations="dutch", bids="kloppen"),
    )
}
"""by the preset that one begins with"""


def course_for(language: str) -> Course:
    """The course for somebody who has chosen none: the one of their language's country."""
    home = HOMES[usual_preset(language)]
    of_home = (course for course in COURSES.values() if HOMES[course.preset] == home)
    return next(of_home, COURSES[DEFAULT_PRESET])
