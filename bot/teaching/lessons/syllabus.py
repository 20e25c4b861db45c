"""The six lessons: each a few positions, with a question to each.

A step has a name: its texts are `lesson-NAME`, which asks, and `lesson-NAME-why`, which says what
was learned. `cites` names the rule that is read out then, by an option or the id of its text.
"""

from typing import NamedTuple

from bot.teaching.lessons.courses import Subject
from bot.teaching.lessons.positions import Position
from bot.teaching.lessons.questions import (
    Announces,
    Contested,
    Made,
    MayBid,
    MayPlay,
    OfBelote,
    Question,
    Richest,
    Says,
    Strongest,
    Takes,
    WholeDeal,
    Winner,
    WorthOf,
    Written,
)


class Step(NamedTuple):
    """A position and what is asked of it."""

    name: str
    question: Question
    at: Position
    cites: str = ""
    subject: Subject = Subject.PLAY


class Lesson(NamedTuple):
    """A few steps on one part of the game."""

    name: str
    steps: tuple[Step, ...]


CARDS = Lesson(
    "cards",
    (
        Step("ten", Strongest(), Position("QS JS TS KS", trump="H", unsaid=True)),
        Step("led", Winner(), Position(trick="KD TD 9D AC", trump="H", leader=1, unsaid=True)),
        Step("jack", Strongest(), Position("AH 9H JH TH", trump="H")),
        Step("nine", Strongest(), Position("TH AH 9H KH", trump="H")),
        Step("ruff", Winner(), Position(trick="AS TS 7H KS", trump="H", leader=2)),
    ),
)

PLAYING = Lesson(
    "playing",
    (
        Step("follow", MayPlay(), Position("8C JH QC 9D", "AC", "H"), "head_plain"),
        Step("ruffing", MayPlay(), Position("9H AD TC 8H", "KS", "H"), "rules-play-d"),
        Step("overtrump", MayPlay(), Position("9H 7H AD KC", "AS TH", "H"), "undertrump_opp"),
        Step("beat", MayPlay(), Position("8H AC AH 9C", "TH", "H"), "head_trump"),
        Step("partner", Richest(), Position("TD 8H QH 7C", "KS AS 8S", "H"), "partner_plain"),
        Step("win", Takes(), Position("QD 7H AD KS", "TD KD 8D", "H")),
    ),
)

TAKING = Lesson(
    "taking",
    (
        Step(
            "strong",
            Says(("take H", "pass"), "take H", text_id="lesson-take"),
            Position("JH AH 8H AS TS", turn_up="9H"),
        ),
        Step(
            "weak",
            Says(("take H", "pass"), "pass", text_id="lesson-pass"),
            Position("KS 8S QD 7C 9C", turn_up="TH"),
        ),
        Step(
            "second",
            Says(("take S", "take D", "take C", "pass"), "take S", text_id="lesson-best-suit"),
            Position("JS 9S AS AD TD", turn_up="7H", passed=True),
        ),
        Step("promise", Made(76), Position(trump="H")),
    ),
)

COUNTING = Lesson(
    "counting",
    (
        Step("plain", WorthOf((22, 35)), Position(trick="AS TS KS 7S", trump="H", leader=1)),
        Step("trumps", WorthOf((28, 35)), Position(trick="JH 9H AH 7H", trump="H", leader=2)),
        Step("whole-asked", WholeDeal((152, 182)), Position(trump="H")),
        Step("made", Made(88), Position(trump="H")),
        Step("dedans", Written(70, (92, 100)), Position(trump="H")),
    ),
)

DECLARING = Lesson(
    "declaring",
    (
        Step("belote", OfBelote(), Position("9H KH AS QH 7D", trump="H")),
        Step("helps", Made(72, belote=True), Position(trump="H"), "contract_basis"),
        Step(
            "tierce",
            Announces(),
            Position("AH 9H QS JS TS KD 8D 7C", trump="H"),
            subject=Subject.DECLARATIONS,
        ),
        Step(
            "contest-asked",
            Contested("QD-JD-TD-9D", "KS-QS-JS"),
            Position(trump="H"),
            subject=Subject.DECLARATIONS,
        ),
        Step(
            "carre",
            Announces(),
            Position("JH 8H JS AS JD QD JC 7C", trump="H"),
            subject=Subject.DECLARATIONS,
        ),
    ),
)

BIDDING = Lesson(
    "bidding",
    (
        Step(
            "bid",
            Says(("bid 90 H", "bid 90 S", "pass"), "bid 90 H", text_id="lesson-best-suit"),
            Position("JH 9H AH KH AS TS 7D 8C"),
            subject=Subject.BIDS,
        ),
        Step(
            "higher",
            MayBid("H", (80, 90, 100, 110)),
            Position("JH 9H AH TH KH AD 7S 8C", bid="3 90 S"),
            subject=Subject.BIDS,
        ),
        Step("short", Made(96, bid=100), Position(trump="H"), subject=Subject.BIDS),
        Step(
            "coinche",
            Says(("coinche", "pass"), "coinche", text_id="lesson-coinche-it"),
            Position("JD 9D AD AS TS AC TC AH", bid="1 120 D"),
            subject=Subject.BIDS,
        ),
        Step(
            "doubled",
            Written(80, (100, 162), bid=100, multiplier=2),
            Position(trump="H"),
            subject=Subject.BIDS,
        ),
    ),
)

LESSONS = (CARDS, PLAYING, TAKING, COUNTING, DECLARING, BIDDING)
