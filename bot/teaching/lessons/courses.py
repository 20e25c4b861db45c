"""Courses: the lessons of a game and the rules that they are taught with, for each game that is
usual where a language is spoken."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.rules import DEFAULT_PRESET, HOMES, Ruleset, find_preset, usual_preset
from bot.rules.core.ruleset import OptionValue
from bot.teaching.lessons.belote3 import OF_BELOTE3, TECHNIQUE_OF_BELOTE3
from bot.teaching.lessons.bulgarian import LADDER_CONVENTION, OF_BULGARIAN
from bot.teaching.lessons.clobyosh import OF_CLOBYOSH
from bot.teaching.lessons.klaverjas import OF_KLAVERJAS, TECHNIQUE_OF_KLAVERJAS
from bot.teaching.lessons.steps import Lesson, LessonSubject
from bot.teaching.lessons.syllabus import CARDS, PLAYING, RULES
from bot.teaching.lessons.technique import CARD_TECHNIQUE, TECHNIQUE

LESSONS: tuple[Lesson, ...] = (
    *RULES,
    *TECHNIQUE,
    *OF_BULGARIAN,
    LADDER_CONVENTION,
    *OF_KLAVERJAS,
    *(each for each in TECHNIQUE_OF_KLAVERJAS if each not in TECHNIQUE),
    *OF_BELOTE3,
    *OF_CLOBYOSH,
    *TECHNIQUE_OF_BELOTE3,
)
"""the lessons of all courses; their numbers are kept with what somebody has done, so a new lesson
comes last"""


class Course(NamedTuple):
    """A game that is learned: its preset and lessons, and other presets for what these teach that
    it does not have itself, or options of its own that a table may choose."""

    preset: str
    elsewhere: Mapping[LessonSubject, str] = MappingProxyType({})
    chosen: Mapping[LessonSubject, Mapping[str, OptionValue]] = MappingProxyType({})
    of_rules: tuple[Lesson, ...] = RULES
    of_technique: tuple[Lesson, ...] = TECHNIQUE

    def preset_of(self, subject: LessonSubject) -> str:
        """The preset that a subject is taught with."""
        return self.elsewhere.get(subject, self.preset)

    def rules(self, subject: LessonSubject) -> Ruleset:
        """The rules that a subject is taught with."""
        rules = find_preset(self.preset_of(subject))
        return rules.changed(self.chosen[subject]) if subject in self.chosen else rules

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All its lessons, in their order."""
        return (*self.of_rules, *self.of_technique)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Their numbers in `LESSONS`."""
        return tuple(map(LESSONS.index, self.lessons))


_IN_OTHER_GAMES = {LessonSubject.DECLARATIONS: "pagat", LessonSubject.BIDS: "coinche_bga"}

COURSES: Mapping[str, Course] = {
    course.preset: course
    for course in (
        Course("french", _IN_OTHER_GAMES),
        Course("german_club", _IN_OTHER_GAMES),
        Course("dutch", {LessonSubject.BIDS: "kloppen"}),
        Course(
            "bulgarian",
            of_rules=(CARDS, PLAYING, *OF_BULGARIAN),
            of_technique=(*CARD_TECHNIQUE, LADDER_CONVENTION),
        ),
        *(
            Course(
                town,
                of_rules=(CARDS, *OF_KLAVERJAS),
                of_technique=TECHNIQUE_OF_KLAVERJAS,
            )
            for town in ("klaverjas_amsterdam", "klaverjas_rotterdam")
        ),
        Course(
            "belote3",
            chosen={LessonSubject.CHIEN: {"pack3": "32_chien"}},
            of_rules=OF_BELOTE3,
            of_technique=TECHNIQUE_OF_BELOTE3,
        ),
        Course("clobyosh", of_rules=OF_CLOBYOSH, of_technique=()),
    )
}
"""by the preset that one begins with"""


def course_for(language: str) -> Course:
    """The course for somebody who has chosen none: the one of their language's country."""
    usual = usual_preset(language)
    of_home = (each for each in COURSES.values() if HOMES[each.preset] == HOMES[usual])
    return COURSES.get(usual) or next(of_home, COURSES[DEFAULT_PRESET])
