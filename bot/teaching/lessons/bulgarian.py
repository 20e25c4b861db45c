"""The lessons of Bulgarian belot that other games do not have: the ladder, tens, its declarations,
contra, and what its calls show."""

from bot.rules import TAKERS
from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import (
    Announces,
    Contested,
    HandPoints,
    MayBid,
    MayPlay,
    OfBelote,
    Says,
    Strongest,
    Winner,
    Written,
)
from bot.teaching.lessons.steps import Lesson, LessonStep
from bot.teaching.lessons.syllabus import CARRE, PLAIN, TRUMPS

LADDER = Lesson(
    "ladder",
    (
        LessonStep(
            "rung",
            MayBid(("bid C", "bid D", "bid S", "bid N")),
            LessonPosition("JS 9S AS TD 8C", bid="3 H"),
        ),
        LessonStep(
            "name-it",
            Says(("bid S", "bid N", "pass"), "bid S", text_id="lesson-name-it"),
            LessonPosition("JS 9S AS 8H 7D"),
        ),
        LessonStep("no-trumps", Strongest(), LessonPosition("JH AH 9H TH", trump="N")),
        LessonStep("all-trumps", Winner(), LessonPosition(trick="AS 9S JH TS", trump="A")),
        LessonStep(
            "all-higher",
            MayPlay(),
            LessonPosition("JS 7S AH 9D", "QS", "A"),
            "rules-play-all-trumps",
        ),
    ),
)

TENS = Lesson(
    "tens",
    (
        PLAIN,
        TRUMPS,
        LessonStep(
            "tens",
            Written(97, (9, 97), by=TAKERS, text_id="lesson-tens"),
            LessonPosition(trump="H"),
        ),
        LessonStep(
            "inside",
            Written(70, (9, 10), text_id="lesson-inside"),
            LessonPosition(trump="H"),
        ),
        LessonStep(
            "hanging",
            Written(81, (0, 16), text_id="lesson-hanging"),
            LessonPosition(trump="H"),
            "held_at_end",
        ),
    ),
)

DECLARATIONS = Lesson(
    "belot-declarations",
    (
        LessonStep("belot", OfBelote(), LessonPosition("9H KH AS QH 7D", trump="H")),
        LessonStep("terca", Announces(), LessonPosition("AH 9H QS JS TS KD 8D 7C", trump="H")),
        LessonStep(
            "runs",
            Contested("QD-JD-TD-9D", "AS-KS-QS"),
            LessonPosition(trump="H"),
            "decl_equal",
        ),
        LessonStep(
            "apart",
            Contested("KS-QS-JS", "TS-TH-TD-TC"),
            LessonPosition(trump="H"),
            "rules-ladder-no-declarations",
        ),
        CARRE,
    ),
)

CONTRA = Lesson(
    "contra",
    (
        LessonStep(
            "contra",
            Says(("coinche", "pass"), "coinche", text_id="lesson-contra-it"),
            LessonPosition("JD 9D AD AS TS", bid="3 D"),
        ),
        LessonStep(
            "run",
            MayBid(("bid C", "bid H", "bid A")),
            LessonPosition("KS QS TS 8H 7C", bid="2 D"),
            "run_from_contra",
        ),
        LessonStep(
            "contra-won",
            Written(62, (10, 16), multiplier=2, text_id="lesson-contra-won"),
            LessonPosition(trump="D"),
            "rules-ladder-recontra",
        ),
        LessonStep(
            "capot",
            Written(162, (16, 26), by=TAKERS, capot=TAKERS, text_id="lesson-capot"),
            LessonPosition(trump="D"),
            "kapo_no_exit",
        ),
    ),
)

OF_BULGARIAN = (LADDER, TENS, DECLARATIONS, CONTRA)

LADDER_CONVENTION = Lesson(
    "ladder-convention",
    (
        LessonStep("count-hand", HandPoints("H", (4, 5)), LessonPosition("JH 9H 8H AS 7D")),
        LessonStep(
            "ladder-first",
            Says(("bid C", "bid D", "pass"), "pass", text_id="lesson-ladder-first"),
            LessonPosition("AC QC TD 8D KS"),
        ),
        LessonStep(
            "ladder-tops",
            Says(("bid H", "bid N", "pass"), "bid N", text_id="lesson-ladder-tops"),
            LessonPosition("AS TS AD KH 8C"),
        ),
        LessonStep(
            "ladder-over",
            Says(("bid H", "coinche", "pass"), "bid H", text_id="lesson-ladder-over"),
            LessonPosition("JH 8H AD KS QC", bid="3 C"),
        ),
    ),
)
