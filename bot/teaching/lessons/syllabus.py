"""The six lessons of the rules of belote and coinche, of which other games share the first."""

from bot.rules import TAKERS
from bot.teaching.lessons.positions import LessonPosition
from bot.teaching.lessons.questions import (
    Announces,
    Contested,
    Made,
    MayBid,
    MayPlay,
    OfBelote,
    Richest,
    Says,
    Strongest,
    Takes,
    WholeDeal,
    Winner,
    WorthOf,
    Written,
)
from bot.teaching.lessons.steps import Lesson, LessonStep, bid_step, declaration_step

# Steps that other games share -------------------------------------------------------------------

TEN = LessonStep("ten", Strongest(), LessonPosition("QS JS TS KS", trump="H", unsaid=True))
JACK = LessonStep("jack", Strongest(), LessonPosition("AH 9H JH TH", trump="H"))
NINE = LessonStep("nine", Strongest(), LessonPosition("TH AH 9H KH", trump="H"))
FOLLOW = LessonStep("follow", MayPlay(), LessonPosition("8C JH QC 9D", "AC", "H"), "head_plain")
RUFFING = LessonStep("ruffing", MayPlay(), LessonPosition("9H AD TC 8H", "KS", "H"), "rules-play-d")
OVERTRUMP = LessonStep(
    "overtrump", MayPlay(), LessonPosition("9H 7H AD KC", "AS TH", "H"), "undertrump_opp"
)
BEAT = LessonStep("beat", MayPlay(), LessonPosition("8H AC AH 9C", "TH", "H"), "head_trump")
GIVE_PARTNER = LessonStep(
    "partner", Richest(), LessonPosition("TD 8H QH 7C", "KS AS 8S", "H"), "partner_plain"
)
PLAIN = LessonStep(
    "plain", WorthOf((22, 35)), LessonPosition(trick="AS TS KS 7S", trump="H", leader=1)
)
TRUMPS = LessonStep(
    "trumps", WorthOf((28, 35)), LessonPosition(trick="JH 9H AH 7H", trump="H", leader=2)
)
WHOLE_DEAL = LessonStep("whole-asked", WholeDeal((152, 182)), LessonPosition(trump="H"))
CARRE = declaration_step(
    "carre",
    Announces(),
    LessonPosition("JH 8H JS AS JD QD JC 7C", trump="H"),
)

CARDS = Lesson(
    "cards",
    (
        TEN,
        LessonStep(
            "led", Winner(), LessonPosition(trick="KD TD 9D AC", trump="H", leader=1, unsaid=True)
        ),
        JACK,
        NINE,
        LessonStep("ruff", Winner(), LessonPosition(trick="AS TS 7H KS", trump="H", leader=2)),
    ),
)

PLAYING = Lesson(
    "playing",
    (
        FOLLOW,
        RUFFING,
        OVERTRUMP,
        BEAT,
        GIVE_PARTNER,
        LessonStep("win", Takes(), LessonPosition("QD 7H AD KS", "TD KD 8D", "H")),
    ),
)

TAKING = Lesson(
    "taking",
    (
        LessonStep(
            "strong",
            Says(("take H", "pass"), "take H", text_id="lesson-take"),
            LessonPosition("JH AH 8H AS TS", turn_up="9H"),
        ),
        LessonStep(
            "weak",
            Says(("take H", "pass"), "pass", text_id="lesson-pass"),
            LessonPosition("KS 8S QD 7C 9C", turn_up="TH"),
        ),
        LessonStep(
            "second",
            Says(("take S", "take D", "take C", "pass"), "take S", text_id="lesson-best-suit"),
            LessonPosition("JS 9S AS AD TD", turn_up="7H", passed=True),
        ),
        LessonStep("promise", Made(76), LessonPosition(trump="H")),
    ),
)

COUNTING = Lesson(
    "counting",
    (
        PLAIN,
        TRUMPS,
        WHOLE_DEAL,
        LessonStep("made", Made(88), LessonPosition(trump="H")),
        LessonStep("dedans", Written(70, (92, 100)), LessonPosition(trump="H")),
    ),
)

DECLARING = Lesson(
    "declaring",
    (
        LessonStep("belote", OfBelote(), LessonPosition("9H KH AS QH 7D", trump="H")),
        LessonStep("helps", Made(72, belote=TAKERS), LessonPosition(trump="H"), "contract_basis"),
        declaration_step(
            "tierce",
            Announces(),
            LessonPosition("AH 9H QS JS TS KD 8D 7C", trump="H"),
        ),
        declaration_step(
            "contest-asked",
            Contested("QD-JD-TD-9D", "KS-QS-JS"),
            LessonPosition(trump="H"),
        ),
        CARRE,
    ),
)

BIDDING = Lesson(
    "bidding",
    (
        bid_step(
            "bid",
            Says(("bid 90 H", "bid 90 S", "pass"), "bid 90 H", text_id="lesson-best-suit"),
            LessonPosition("JH 9H AH KH AS TS 7D 8C"),
        ),
        bid_step(
            "higher",
            MayBid(("bid 80 H", "bid 90 H", "bid 100 H", "bid 110 H")),
            LessonPosition("JH 9H AH TH KH AD 7S 8C", bid="3 90 S"),
        ),
        bid_step("short", Made(96, bid=100), LessonPosition(trump="H")),
        bid_step(
            "coinche",
            Says(("coinche", "pass"), "coinche", text_id="lesson-coinche-it"),
            LessonPosition("JD 9D AD AS TS AC TC AH", bid="1 120 D"),
        ),
        bid_step(
            "doubled",
            Written(80, (100, 162), bid=100, multiplier=2, text_id="lesson-written-doubled"),
            LessonPosition(trump="H"),
        ),
    ),
)

RULES = (CARDS, PLAYING, TAKING, COUNTING, DECLARING, BIDDING)
