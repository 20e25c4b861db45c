"""The lessons of klaverjas that other games do not have: the card that each town allows, the choice
of trump, roem, nat and pit, the boom, and what playing shows."""

from bot.rules import TAKERS
from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import (
    HandPoints,
    Made,
    MayPlay,
    OwnDeals,
    RoemOf,
    Says,
    Written,
)
from bot.teaching.lessons.steps import Lesson, LessonStep
from bot.teaching.lessons.syllabus import (
    BEAT,
    FOLLOW,
    GIVE_PARTNER,
    OVERTRUMP,
    PLAIN,
    RUFFING,
    TRUMPS,
    WHOLE_DEAL,
)
from bot.teaching.lessons.technique import LOADING, MASTERS, RUFFS, SIGNALS
from bot.teaching.lessons.technique import TRUMPS as DRAWING

TOWNS = Lesson(
    "towns",
    (
        FOLLOW,
        BEAT,
        RUFFING,
        OVERTRUMP,
        LessonStep(
            "under", MayPlay(), LessonPosition("8H 7H QD 9C", "AS TH", "H"), "undertrump_opp"
        ),
        GIVE_PARTNER,
    ),
)

CHOOSING = Lesson(
    "choosing",
    (
        LessonStep(
            "play-it",
            Says(("take H", "take S", "pass"), "take H", text_id="lesson-best-suit"),
            LessonPosition("JH 9H AH KH AS TS 7D 8C"),
        ),
        LessonStep(
            "leave-others",
            Says(("take D", "take S", "pass"), "pass", text_id="lesson-leave-others"),
            LessonPosition("KS 8S QD TD 7C 9C QH 7H"),
            "trump_choice",
        ),
        LessonStep(
            "has-to",
            Says(("take S", "take D", "take C"), "take C", text_id="lesson-has-to"),
            LessonPosition("JC 8C KC AD TD 8S QS 7H", passed=True),
        ),
        LessonStep("half", Made(81), LessonPosition(trump="H"), "tie_rule"),
    ),
)

NAT = Lesson(
    "nat",
    (
        PLAIN,
        TRUMPS,
        WHOLE_DEAL,
        LessonStep("each-own", Made(90), LessonPosition(trump="H")),
        LessonStep("nat", Written(75, (87, 100), text_id="lesson-nat"), LessonPosition(trump="H")),
    ),
)

ROEM = Lesson(
    "roem",
    (
        LessonStep("row", RoemOf((0, 50)), LessonPosition(trick="KS QS JS 7S", trump="H")),
        LessonStep("row-of-four", RoemOf((20, 40)), LessonPosition(trick="TC JC 9C 8C", trump="H")),
        LessonStep("no-row", RoemOf((20, 40)), LessonPosition(trick="AD TD KD 8D", trump="H")),
        LessonStep("stuk", RoemOf((20, 50)), LessonPosition(trick="JH QH KH 7H", trump="H")),
        LessonStep(
            "four-alike",
            RoemOf((0, 50)),
            LessonPosition(trick="KS KD KC KH", trump="H"),
            "four_jacks",
        ),
    ),
)

BOOM = Lesson(
    "boom",
    (
        LessonStep("roem-saves", Made(70, roem=(50, 0)), LessonPosition(trump="H")),
        LessonStep("roem-sinks", Made(91, roem=(0, 20)), LessonPosition(trump="H")),
        LessonStep(
            "nat-with-roem",
            Written(60, (162, 202), roem=(40, 40), text_id="lesson-nat-roem"),
            LessonPosition(trump="H"),
        ),
        LessonStep(
            "pit",
            Written(162, (202, 262), by=TAKERS, capot=TAKERS, roem=(40, 0), text_id="lesson-pit"),
            LessonPosition(trump="H"),
        ),
        LessonStep("boom", OwnDeals((2, 8)), LessonPosition(trump="H"), "end_mode"),
    ),
)

OF_KLAVERJAS = (TOWNS, CHOOSING, NAT, ROEM, BOOM)

CHOICE_CONVENTION = Lesson(
    "choice-convention",
    (
        LessonStep(
            "count-eight", HandPoints("H", (4, 8)), LessonPosition("JH 8H 7H AS KS AD 9C 7C")
        ),
        LessonStep(
            "enough",
            Says(("take S", "take D", "pass"), "take D", text_id="lesson-enough"),
            LessonPosition("9D KD 8D AS KS AC QC 7H"),
        ),
        LessonStep(
            "too-little",
            Says(("take D", "take H", "pass"), "pass", text_id="lesson-too-little"),
            LessonPosition("KD QD 8D 9H TH AS 8C 7C"),
        ),
    ),
)


def _without(lesson: Lesson, *names: str) -> Lesson:
    """A lesson of belote without the steps whose best card is not so clear where roem counts."""
    return Lesson(lesson.name, tuple(each for each in lesson.steps if each.name not in names))


WITH_ROEM = (_without(RUFFS, "singleton", "force"), _without(MASTERS, "last"))
TECHNIQUE_OF_KLAVERJAS = (DRAWING, *WITH_ROEM, LOADING, SIGNALS, CHOICE_CONVENTION)
