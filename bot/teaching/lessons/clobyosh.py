"""The lessons of clobyosh: two alone, schmeiss and its answer, the dix, sequences that are compared
aloud, and what a deal of eighteen cards brings."""

from typing import NamedTuple

from bot.rules import (
    DEFENDERS,
    Announced,
    Card,
    ChooseDealer,
    Contest,
    Ruleset,
    Shuffle,
    Word,
    apply,
    choices,
    game_of,
    parse_action,
    parse_declaration,
    settle_contest,
    start,
)
from bot.rules.core.declarations import worth
from bot.teaching.lessons.answers import Answer, Bare, Place, Remark
from bot.teaching.lessons.positions import YOU, LessonPosition
from bot.teaching.lessons.questions import (
    Answers,
    Made,
    MayPlay,
    Says,
    Takes,
    Unplayed,
    Winner,
    WorthOf,
    Written,
    numbers,
)
from bot.teaching.lessons.steps import Lesson, LessonStep
from bot.teaching.lessons.syllabus import BEAT, FOLLOW, JACK, NINE, TEN

OTHER = 1
"""the other player"""


def _compared(theirs: str, ours: str, at: LessonPosition, rules: Ruleset) -> Contest:
    """The contest of both players' sequences, in which the other one speaks first."""
    said = tuple(
        Announced(seat, parse_declaration(each))
        for seat, held in ((OTHER, theirs), (YOU, ours))
        for each in held.split()
    )
    return settle_contest(said, OTHER, at.suit, rules, game_of(rules).accounts)


class SequenceOf(NamedTuple):
    """Asks what the sequences of the hand are worth."""

    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right = sum(worth(each, at.suit) for each in choices(at.cards, rules, at.suit)[0])
        return numbers(right, self.wrong, Remark("lesson-sequence"))


class Replies(NamedTuple):
    """Asks for the learner's first answer, or a later one, to what the other one has said."""

    theirs: str
    ours: str
    number: int = 0

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        talk = _compared(self.theirs, self.ours, at, rules).talk
        right = [each.word for each in talk if each.seat == YOU][self.number]
        why = Remark("lesson-reply")
        offered = (Bare.GOOD, Word.GOOD), (Bare.NO_GOOD, Word.NO_GOOD), (Bare.SAME, Word.SAME)
        return tuple(Answer(bare, None if word is right else why) for bare, word in offered)


class SequencesScored(NamedTuple):
    """Asks for the points that the learner writes for sequences."""

    theirs: str
    ours: str
    wrong: tuple[int, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        right = _compared(self.theirs, self.ours, at, rules).points[YOU]
        return numbers(right, self.wrong, Remark("lesson-sequences-scored"))


class ExchangedForTurned:
    """Asks for the card that may be exchanged for the turned one."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        dix = _dix(at, rules)
        why = Remark("lesson-not-dix")
        return tuple(Answer(card, None if card is dix else why) for card in at.cards)


class MayExchange:
    """Asks whether the hand has a card that may be exchanged for the turned one."""

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        may = _dix(at, rules) in at.cards
        why = Remark("lesson-dix-only")
        return Answer(Bare.YES, None if may else why), Answer(Bare.NO, why if may else None)


def _dix(at: LessonPosition, rules: Ruleset) -> Card | None:
    exchanged_for = game_of(rules).dealing.exchanged_for
    return exchanged_for(Card.parse(at.turn_up), at.suit) if exchanged_for else None


class WhoPlays(NamedTuple):
    """Asks who plays after some calls, of which the learner's is the first; or nobody."""

    calls: tuple[str, ...]

    def answers(self, at: LessonPosition, rules: Ruleset) -> Answers:
        state = start(rules)
        pack = game_of(rules).dealing.pack
        done = (ChooseDealer(OTHER), Shuffle(pack), *map(parse_action, self.calls))
        for action in done:
            state = apply(state, action).state
        taker = None if state.deal is None else state.deal.taker
        why = Remark("lesson-who-plays")
        offered = (Place(YOU), YOU), (Place(OTHER), OTHER), (Bare.NOBODY, None)
        return tuple(Answer(value, None if seat == taker else why) for value, seat in offered)


CARDS = Lesson(
    "cards",
    (
        TEN,
        LessonStep(
            "led", Winner(), LessonPosition(trick="TD AC", trump="H", leader=OTHER, unsaid=True)
        ),
        JACK,
        NINE,
        LessonStep(
            "ruffed", Winner(), LessonPosition(trick="AS 7H", trump="H", leader=OTHER, taker=YOU)
        ),
    ),
)

PLAYING = Lesson(
    "playing",
    (
        FOLLOW,
        LessonStep(
            "must-trump", MayPlay(), LessonPosition("9H AD TC 8H", "KS", "H"), "rules-play-d"
        ),
        BEAT._replace(cites="rules-play-a"),
        LessonStep("win-alone", Takes(), LessonPosition("QD 7H AD KS", "TD", "H")),
    ),
)

SCHMEISSING = Lesson(
    "schmeissing",
    (
        LessonStep(
            "two-strong",
            Says(("take H", "pass"), "take H", text_id="lesson-take-six"),
            LessonPosition("JH 9H AH AS TS 8C", turn_up="KH"),
        ),
        LessonStep(
            "weak",
            Says(("take H", "pass"), "pass", text_id="lesson-pass"),
            LessonPosition("KS 8S QD 7C 9C JD", turn_up="TH"),
        ),
        LessonStep(
            "schmeiss-it",
            Says(("take H", "pass", "schmeiss"), "schmeiss", text_id="lesson-schmeiss-it"),
            LessonPosition("KH QH AS TS KD 7D", turn_up="8H"),
        ),
        LessonStep("refused", WhoPlays(("0 schmeiss", "1 refuse")), LessonPosition(), "schmeiss"),
        LessonStep("agreed", WhoPlays(("0 schmeiss", "1 agree")), LessonPosition()),
        LessonStep(
            "let-them",
            Says(("refuse", "agree"), "refuse", text_id="lesson-let-them"),
            LessonPosition("JH 9H AS AD 8C 7C", turn_up="KH", called="1 schmeiss"),
        ),
        LessonStep(
            "second",
            Says(("take S", "take D", "take C", "pass"), "take S", text_id="lesson-best-suit"),
            LessonPosition("JS 9S AS AD TD 8C", turn_up="7H", passed=True),
        ),
    ),
)

DIX = Lesson(
    "dix",
    (
        LessonStep(
            "dix",
            ExchangedForTurned(),
            LessonPosition("JH 7H AS 7S KD", trump="H", turn_up="AH"),
        ),
        LessonStep(
            "no-dix", MayExchange(), LessonPosition("JS AS 7S 7H KD", trump="S", turn_up="AH")
        ),
        LessonStep("unplayed", Unplayed((0, 12)), LessonPosition(trump="H"), "show_bottom"),
    ),
)

SEQUENCES = Lesson(
    "sequences",
    (
        LessonStep(
            "three-in-a-row",
            SequenceOf((0, 50)),
            LessonPosition("AH 9H QS JS TS KD 8D 7C", trump="H"),
        ),
        LessonStep(
            "five-in-a-row",
            SequenceOf((20, 100)),
            LessonPosition("AH 9H KD QD JD TD 9D 7C", trump="H"),
            "long_runs",
        ),
        LessonStep(
            "reply", Replies("QD-JD-TD", "KS-QS-JS-TS"), LessonPosition("KS QS JS TS", trump="H")
        ),
        LessonStep(
            "reply-again",
            Replies("QD-JD-TD", "KS-QS-JS", 1),
            LessonPosition("KS QS JS 8C", trump="H"),
        ),
        LessonStep(
            "reply-lower", Replies("KD-QD-JD-TD", "AS-KS-QS"), LessonPosition("AS KS QS", trump="H")
        ),
        LessonStep(
            "all-of-them",
            SequencesScored("AS-KS-QS", "KD-QD-JD-TD 9C-8C-7C", (20, 50)),
            LessonPosition("KD QD JD TD 9C 8C 7C", trump="H"),
            "rules-clobyosh-shown",
        ),
    ),
)

COUNTING = Lesson(
    "counting",
    (
        LessonStep(
            "plain", WorthOf((11, 35)), LessonPosition(trick="AS TS", trump="H", leader=OTHER)
        ),
        LessonStep(
            "trumps", WorthOf((25, 28)), LessonPosition(trick="JH 9H", trump="H", leader=OTHER)
        ),
        LessonStep("two-made", Made((78, 52)), LessonPosition(trump="H")),
        LessonStep(
            "two-failed",
            Written((55, 70), (15, 70), text_id="lesson-two-failed"),
            LessonPosition(trump="H"),
        ),
        LessonStep("sequence-helps", Made((49, 50), declared=(20, 0)), LessonPosition(trump="H")),
        LessonStep("belote-sinks", Made((61, 41), belote=DEFENDERS), LessonPosition(trump="H")),
        LessonStep(
            "two-equal",
            Written((61, 41), (0, 122), belote=DEFENDERS, text_id="lesson-two-equal"),
            LessonPosition(trump="H"),
            "tie_rule",
        ),
    ),
)

OF_CLOBYOSH = (CARDS, PLAYING, SCHMEISSING, DIX, SEQUENCES, COUNTING)
