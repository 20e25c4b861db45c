"""The lessons of belote for three: each alone, one against the two others, what everybody writes,
and the chien."""

from typing import NamedTuple

from bot.rules import TAKERS, Card, Ruleset, game_of, parse_cards
from bot.teaching.lessons.answers import Answer, Remark
from bot.teaching.lessons.positions import YOU, LessonPosition
from bot.teaching.lessons.questions import (
    Answers,
    Made,
    Masters,
    MayPlay,
    Plays,
    Richest,
    Says,
    Takes,
    TrumpsOut,
    Unplayed,
    Winner,
    WorthOf,
    Written,
)
from bot.teaching.lessons.steps import Lesson, LessonStep, chien_step
from bot.teaching.lessons.syllabus import JACK, NINE, TEN, WHOLE_DEAL
from bot.teaching.reasons import Reason as Why

RIGHT, LEFT = 1, 2
"""the two others: who plays after the learner, and who plays before"""


class MayLay(NamedTuple):
    """Asks for a card that the taker may lay away; some of the hand are offered."""

    offered: str

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        allowed = game_of(rules).dealing.may_lay(at.cards, at.suit)

        def wrong(card: Card) -> Remark | None:
            return None if card in allowed else Remark("lesson-not-laid", {"card": card})

        return tuple(Answer(card, wrong(card)) for card in parse_cards(self.offered))


CARDS = Lesson(
    "cards",
    (
        TEN,
        LessonStep(
            "led", Winner(), LessonPosition(trick="KD TD AC", trump="H", leader=1, unsaid=True)
        ),
        JACK,
        NINE,
        LessonStep(
            "ruffed",
            Winner(),
            LessonPosition(trick="AS 9H KS", trump="H", leader=LEFT, taker=YOU),
        ),
    ),
)

PLAYING = Lesson(
    "playing",
    (
        LessonStep(
            "follow",
            MayPlay(),
            LessonPosition("9C JH QC 9D", "AC", "H", taker=YOU),
            "head_plain",
        ),
        LessonStep(
            "must-trump",
            MayPlay(),
            LessonPosition("9H AD TC QH", "KS", "H", taker=YOU),
            "rules-play-d",
        ),
        LessonStep(
            "overtrump-three",
            MayPlay(),
            LessonPosition("9H QH AD KC", "AS TH", "H", taker=YOU),
            "undertrump_opp",
        ),
        LessonStep(
            "beat", MayPlay(), LessonPosition("KH AC AH 9C", "TH", "H", taker=YOU), "head_trump"
        ),
        LessonStep("win-alone", Takes(), LessonPosition("QD 9H AD KS", "TD KD", "H", taker=YOU)),
    ),
)

ONE_AGAINST_TWO = Lesson(
    "one-against-two",
    (
        LessonStep(
            "three-strong",
            Says(("take H", "pass"), "take H", text_id="lesson-take"),
            LessonPosition("JH AH QH AS TS", turn_up="9H"),
        ),
        LessonStep(
            "weak",
            Says(("take H", "pass"), "pass", text_id="lesson-pass"),
            LessonPosition("KS 9S QD JC 9C", turn_up="TH"),
        ),
        LessonStep(
            "second",
            Says(("take S", "take D", "take C", "pass"), "take S", text_id="lesson-best-suit"),
            LessonPosition("JS 9S AS AD TD", turn_up="QH", passed=True),
        ),
        LessonStep("more-than-each", Made((60, 55, 47)), LessonPosition(trump="H"), "contract3"),
        LessonStep("as-many", Made((60, 60, 42)), LessonPosition(trump="H")),
        LessonStep("belote-helps", Made((55, 70, 37), belote=TAKERS), LessonPosition(trump="H")),
    ),
)

EACH_THEIR_OWN = Lesson(
    "each-their-own",
    (
        LessonStep(
            "plain", WorthOf((22, 35)), LessonPosition(trick="AS TS KS", trump="H", leader=RIGHT)
        ),
        LessonStep(
            "trumps", WorthOf((28, 35)), LessonPosition(trick="JH 9H AH", trump="H", leader=LEFT)
        ),
        WHOLE_DEAL,
        LessonStep(
            "each-writes",
            Written((80, 64, 18), (0, 41), by=2, text_id="lesson-each-writes"),
            LessonPosition(trump="H"),
        ),
        LessonStep(
            "split",
            Written((60, 70, 32), (32, 62), by=2, text_id="lesson-split"),
            LessonPosition(trump="H"),
            "fail3",
        ),
        LessonStep(
            "three-all",
            Written((162, 0, 0), (81, 162), by=TAKERS, capot=TAKERS, text_id="lesson-three-all"),
            LessonPosition(trump="H"),
        ),
    ),
)

DEFENDING = Lesson(
    "defending",
    (
        LessonStep(
            "defend-trump",
            MayPlay(),
            LessonPosition("QH TD AC 9D", "AS", "H", taker=RIGHT),
            "partner_plain",
        ),
        LessonStep(
            "defend-points",
            Richest(),
            LessonPosition("TS 9S QH 9C", "KS AS", "H", taker=RIGHT),
        ),
        LessonStep("points-apart", Made((66, 48, 48)), LessonPosition(trump="H")),
        LessonStep("points-together", Made((66, 70, 26)), LessonPosition(trump="H")),
        LessonStep(
            "half-each",
            Written((66, 70, 26), (26, 92), by=2, text_id="lesson-split"),
            LessonPosition(trump="H"),
        ),
    ),
)

CHIEN = Lesson(
    "chien",
    (
        chien_step("chien", Unplayed((1, 4)), LessonPosition(trump="H"), "pack3"),
        chien_step(
            "lay-away",
            MayLay("9H AS TS AD 8C"),
            LessonPosition("JH 9H AH 8H AS TS KS AD 9D QC 8C 7C", trump="H", taker=YOU),
        ),
        chien_step("laid", WorthOf((0, 20)), LessonPosition("TS 8C", trump="H", taker=YOU)),
    ),
)

MASTERS = Lesson(
    "masters",
    (
        LessonStep(
            "one-out",
            Plays("AH", {Why.DRAW_TRUMPS: "KS TC QC"}),
            LessonPosition(
                "AH KS TC QC",
                trump="H",
                gone="JH KH QH AS 9S TS JS QS 9H 9C AC KC",
                taker=YOU,
            ),
        ),
        LessonStep(
            "master",
            Masters(),
            LessonPosition(
                "TS TC QD 9D",
                trump="H",
                leader=LEFT,
                gone="JH QH TH AS 9S QS AC 9C KC 9H KH AH",
                first=LEFT,
                taker=LEFT,
            ),
        ),
        LessonStep(
            "three-trumps-out",
            TrumpsOut((2, 3)),
            LessonPosition("AH AS KS TC QC AD", trump="H", gone="JH QH 9S 9H KH 9C", taker=YOU),
        ),
        LessonStep(
            "cash",
            Plays("TS TC", {Why.CASH_SURE: "9C"}),
            LessonPosition(
                "TS TC 9C",
                trump="H",
                gone="JH KH QH 9H TH JD AH 9D JS AS 9S QS AC JC KC",
                taker=YOU,
            ),
        ),
    ),
)

OF_BELOTE3 = (CARDS, PLAYING, ONE_AGAINST_TWO, EACH_THEIR_OWN, DEFENDING, CHIEN)
TECHNIQUE_OF_BELOTE3 = (MASTERS,)
