"""The six lessons of technique: how to play well, where the rules leave a choice.

Which card is best was found by a search, and is best by the rules of every course; what partners
tell each other is the convention of `docs/conventions.md`. Cards that were played before are as in
a deal, so that they can be counted.
"""

from bot.teaching.lessons.positions import PARTNER, YOU, LessonPosition
from bot.teaching.lessons.questions import (
    Masters,
    Needed,
    Plays,
    Says,
    Shows,
    Tells,
    TrumpsOut,
)
from bot.teaching.lessons.steps import Lesson, LessonStep, bid_step
from bot.teaching.reasons import Reason

RIGHT, LEFT = 1, 3
"""seats of the opponents: the one who plays after the learner, and the one before"""


def _position(hand: str, gone: str, first: int, taker: int, trick: str = "") -> LessonPosition:
    """Hearts are trump; seat `first` led to the first of the tricks that are gone."""
    return LessonPosition(hand, trick, "H", gone=gone, first=first, taker=taker)


TRUMPS = Lesson(
    "trumps",
    (
        LessonStep(
            "one-out",
            Plays("AH", {Reason.DRAW_TRUMPS: "KS TC QC"}),
            _position("AH KS TC QC", "JH KH QH 7H 7C AC 9C KC 8S AS 9S TS 9H 8H QD 7S", 2, YOU),
        ),
        LessonStep(
            "none-out",
            Plays("JC 7C", {Reason.TRUMPS_GONE: "TH"}),
            _position(
                "TH JC 7C",
                "JH QH 8H 7H AD 7D AC QD KH AH 8C 9H KD 9D TD 8S 8D QS 9C JD",
                YOU,
                YOU,
            ),
        ),
        LessonStep(
            "higher-out",
            Plays("8D 7D", {Reason.THEIR_SUIT: "8S", Reason.KEEP_TRUMPS: "7H"}),
            _position("7H 8S 8D 7D", "9S KS AS AH QH 8H TH JH AC 7C 8C 9H AD 9D TD JD", LEFT, YOU),
        ),
        LessonStep(
            "for-partner",
            Plays("8H", {Reason.PARTNER_TOOK: "KS QS JS"}),
            _position(
                "8H KS QS JS", "AS 9S TS 8S AC KC 8C TC AD 9D 7D JD 8D QD KD TD", RIGHT, PARTNER
            ),
        ),
        LessonStep(
            "leave-them",
            Plays("9S 8S 7S", {Reason.LEAVE_TRUMPS: "AH QH"}),
            _position("AH QH 9S 8S 7S", "AS JS QS KS 9C AC 7C 8C TC QC KC KH", YOU, RIGHT),
        ),
    ),
)

RUFFS = Lesson(
    "ruffs",
    (
        LessonStep(
            "low-ruff",
            Plays("7H", {Reason.CHEAPER: "AH"}),
            _position(
                "AH 7H KS JS",
                "8H KH JH QH AS 9H 8S TS AC 9C JC 8C AD QD 7D TD",
                PARTNER,
                YOU,
                "KC QC 7C",
            ),
        ),
        LessonStep(
            "singleton",
            Plays("9D", {Reason.MAKES_VOID: "AH QH 7H"}),
            _position("AH QH 7H 9D", "7D KD AD 8D AC 8C QC TC 7S QS 8S AS JH 9S 8H KH", LEFT, YOU),
        ),
        LessonStep(
            "small-trump",
            Plays("8S", {Reason.MAKES_VOID: "JD 9D 8D", Reason.LEAVE_TRUMPS: "8H"}),
            _position("8H 8S JD 9D 8D", "AC JC TC 7C 8C KH AH KC AS JS 7S 9S", PARTNER, LEFT),
        ),
        LessonStep(
            "they-ruff",
            Plays("JH", {Reason.TRUMPED: "QS 7D"}),
            _position(
                "JH QS 7D",
                "AS 7S 9S JS 8S 8H TS KS AD 8D TD KD 9D TH QD JD AC QH JC TC",
                RIGHT,
                PARTNER,
            ),
        ),
        LessonStep(
            "force",
            Plays("QD", {Reason.FORCES_TRUMP: "AS AC"}),
            _position(
                "AS QD AC",
                "JH TH KD 8H 9H 8D QC KH AD 7D JS 9D TD 8S JC JD 7H KC 7S AH",
                RIGHT,
                RIGHT,
            ),
        ),
    ),
)

MASTERS = Lesson(
    "masters",
    (
        LessonStep(
            "master",
            Masters(),
            _position("TS 9D 8D TC", "JH 7H KH AH AC QH QC 8C AS 7S 9S TH 8H 8S 9H 7D", 2, PARTNER),
        ),
        LessonStep(
            "trumps-out",
            TrumpsOut((2, 3)),
            _position("AH AS KS TC QC 7D", "JH 7H 8H QH 9H 7S KH 8S", YOU, YOU),
        ),
        LessonStep(
            "cash",
            Plays("TC TS", {Reason.CASH_SURE: "7C"}),
            _position(
                "TS TC 7C",
                "AC 8C 9C JC AD 7H 7D JD JH QH 8H KH 9H TH AH 8D AS 7S 8S QC",
                LEFT,
                YOU,
            ),
        ),
        LessonStep("needed", Needed(68, (13, 24)), LessonPosition(trump="H")),
        LessonStep(
            "last",
            Plays("KS", {Reason.FROM_THE_TOP: "8S", Reason.LAST_TRICK: "AH"}),
            _position(
                "AH KS 8S",
                "9D KD AD 7D AC TC 7C JC AS 7S TS JS 9C JH KC QC 9H 8H QH 8C",
                RIGHT,
                YOU,
            ),
        ),
    ),
)

LOADING = Lesson(
    "loading",
    (
        LessonStep(
            "load",
            Plays("TS", {Reason.LOAD: "KS JS"}),
            _position(
                "TS KS JS",
                "JH QH 8H 7H 9H 7S AH 8C 8D AD 9D TD 7D KD 9S JD QD QS KC 7C",
                LEFT,
                LEFT,
                "QC AC JC",
            ),
        ),
        LessonStep(
            "give-little",
            Plays("8C 7C", {Reason.GIVES_POINTS: "TC"}),
            _position(
                "KS TC 8C 7C",
                "JH KH QH AH 8H TH 7D 9H AS 9S 8S 7S TS 7H 9C QS",
                RIGHT,
                RIGHT,
                "AC QC KC",
            ),
        ),
        LessonStep(
            "secure",
            Plays("TC", {Reason.SECURE: "9C"}),
            _position(
                "AD 9D TC 9C",
                "7H KH JH 7C 9H 7S 8H AH 8S 9S AS JS KS TS QS AC",
                RIGHT,
                LEFT,
                "QC JC",
            ),
        ),
        LessonStep(
            "keep-master",
            Plays("QS", {Reason.KEEP_MASTER: "TS"}),
            _position(
                "TS QS QC",
                "9D AD TH 7D JH QH 9H 7H 8H AH 7S TD AC 7C KC 8C 9C TC JS JC",
                RIGHT,
                LEFT,
                "9S AS 8S",
            ),
        ),
        LessonStep(
            "keep-ten",
            Plays("9D 8D", {Reason.GIVES_TEN: "TD", Reason.KEEP_CONTROL: "AC"}),
            _position("TD 9D 8D AC", "JH KH QH AH 8H TH 7D 9H AS 9S 8S 7S TS 7H 9C QS", YOU, YOU),
        ),
    ),
)

SIGNALS = Lesson(
    "signals",
    (
        LessonStep(
            "call",
            Tells("8D", text_id="lesson-signal-call"),
            _position("AD QD 8D KS 9S TC 7C", "JH 7H 8H QH", PARTNER, PARTNER, "9H KH"),
        ),
        LessonStep(
            "answer",
            Tells("7D", text_id="lesson-signal-answer"),
            _position("QS 7S TC 7D", "JH 7H 8H QH 9H KH 8D TH AH 7C JC 8C AS 8S 9S JS", YOU, YOU),
        ),
        LessonStep(
            "refusal",
            Tells("QS 7S", text_id="lesson-signal-refusal"),
            _position("QS 7S TD 8D", "JH 7H 8H QH 9H KH QD TH AH 7C JC 8C AC 9C TC QC", YOU, YOU),
        ),
        LessonStep(
            "not-theirs",
            Plays("7D", {Reason.GIVES_POINTS: "TC AC", Reason.KEEP_LONG: "7C"}),
            _position(
                "7D AC TC 7C",
                "AD 8D JD 9D AS 7S JS 8S QH JH 7H TD QC 8C KC TH",
                RIGHT,
                RIGHT,
                "9H 8H TS",
            ),
        ),
        LessonStep(
            "guard",
            Plays("8S 7S", {Reason.GIVES_POINTS: "TD", Reason.KEEP_GUARD: "7D"}),
            _position(
                "8S 7S TD 7D", "8H JH 7H 9D AC QC TC 9C KC KH 7C JC 9H 8C KD QH", RIGHT, LEFT, "AH"
            ),
        ),
    ),
)

CONVENTION = Lesson(
    "convention",
    (
        LessonStep("take-shows", Shows(text_id="lesson-take-shows"), LessonPosition(turn_up="KH")),
        LessonStep(
            "leave-it",
            Says(("take H", "pass"), "pass", text_id="lesson-no-head"),
            LessonPosition("AH TH QS 8D 7C", turn_up="KH"),
        ),
        bid_step(
            "bid-shows",
            Shows(text_id="lesson-bid-shows"),
            LessonPosition(bid="2 120 H"),
        ),
        bid_step(
            "open",
            Says(("bid 80 H", "bid 100 H", "pass"), "bid 100 H", text_id="lesson-both-heads"),
            LessonPosition("JH 9H KH 7H KS TS QD 8D"),
        ),
        bid_step(
            "raise",
            Says(("bid 90 H", "bid 100 H", "pass"), "bid 90 H", text_id="lesson-helps"),
            LessonPosition("9H 8H AS KS AD TD QC 7C", bid="2 80 H"),
        ),
    ),
)

CARD_TECHNIQUE = (TRUMPS, RUFFS, MASTERS, LOADING, SIGNALS)
TECHNIQUE = (*CARD_TECHNIQUE, CONVENTION)
