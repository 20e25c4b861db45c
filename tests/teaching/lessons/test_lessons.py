"""Every step of the lessons: its right answers are those of the rules, and of the robots."""

from collections.abc import Iterator

import pytest

from bot.rules import (
    Card,
    IllegalAction,
    Reason,
    by_partners,
    card_tables,
    game_of,
    legal_cards,
)
from bot.teaching.lessons import COURSES, LESSONS, Course, Lesson, LessonStep
from bot.teaching.lessons.questions import Contested, Made, Says, Written
from bot.teaching.lessons.technique import TECHNIQUE
from bot.text import Words
from tests.robots.positions import chosen
from tests.teaching.lessons.asked import asked_view

EVERY = [
    pytest.param(course, step, id=f"{course.preset}-{step.name}")
    for course in COURSES.values()
    for lesson in course.lessons
    for step in lesson.steps
]

OF_TECHNIQUE = {step.name for lesson in TECHNIQUE for step in lesson.steps}
RIGHT = {
    "ten": "TS",
    "led": "2",
    "jack": "JH",
    "nine": "9H",
    "ruff": "0",
    "follow": "8C QC",
    "ruffing": "9H 8H",
    "overtrump": "9H",
    "beat": "AH",
    "partner": "TD",
    "win": "AD",
    "strong": "take H",
    "weak": "pass",
    "second": "take S",
    "promise": "failed",
    "plain": "25",
    "trumps": "45",
    "whole-asked": "162",
    "made": "made",
    "dedans": "162",
    "belote": "KH QH",
    "helps": "made",
    "tierce": "tierce",
    "contest-asked": "we",
    "carre": "carre",
    "bid": "bid 90 H",
    "higher": "bid 100 H bid 110 H",
    "short": "failed",
    "coinche": "coinche",
    "doubled": "524",
    # Bulgarian belot
    "rung": "bid S bid N",
    "name-it": "bid S",
    "no-trumps": "AH",
    "all-trumps": "1",
    "all-higher": "JS",
    "tens": "10",
    "inside": "16",
    "hanging": "8",
    "belot": "KH QH",
    "terca": "tierce",
    "runs": "we",
    "apart": "both-sides",
    "contra": "coinche",
    "run": "bid H bid A",
    "contra-won": "32",
    "capot": "25",
    "count-hand": "7",
    "ladder-first": "pass",
    "ladder-tops": "bid N",
    "ladder-over": "bid H",
    # Klaverjas, with the rules of Amsterdam
    "under": "QD 9C",
    "play-it": "take H",
    "leave-others": "pass",
    "has-to": "take C",
    "half": "failed",
    "each-own": "made",
    "nat": "162",
    "row": "20",
    "row-of-four": "50",
    "no-row": "0",
    "stuk": "40",
    "four-alike": "100",
    "roem-saves": "made",
    "roem-sinks": "failed",
    "nat-with-roem": "242",
    "pit": "302",
    "boom": "4",
    "count-eight": "7",
    "enough": "take D",
    "too-little": "pass",
    # Three and two players; with the rules of belote for three what both courses have
    "ruffed": "0",
    "must-trump": "9H QH",
    "overtrump-three": "9H",
    "win-alone": "AD",
    "three-strong": "take H",
    "more-than-each": "made",
    "as-many": "failed",
    "belote-helps": "made",
    "each-writes": "18",
    "split": "81",
    "three-all": "252",
    "defend-trump": "QH",
    "defend-points": "TS",
    "points-apart": "made",
    "points-together": "failed",
    "half-each": "81",
    "chien": "2",
    "lay-away": "TS 8C",
    "laid": "10",
    "three-trumps-out": "1",
    "two-strong": "take H",
    "schmeiss-it": "schmeiss",
    "refused": "0",
    "agreed": "nobody",
    "let-them": "refuse",
    "dix": "7H",
    "no-dix": "no",
    "unplayed": "14",
    "three-in-a-row": "20",
    "five-in-a-row": "50",
    "reply": "no-good",
    "reply-again": "no-good",
    "reply-lower": "good",
    "all-of-them": "70",
    "two-made": "made",
    "two-failed": "125",
    "sequence-helps": "made",
    "belote-sinks": "failed",
    "two-equal": "61",
}
"""with the rules of the course that has it; of several with the French ones"""
ELSEWHERE = {
    "klaverjas_rotterdam": {"partner": "QH", "under": "8H 7H"},  # one must trump, also below
    "german_club": {"partner": "QH"},  # one must trump, also when the partner holds the trick
    "dutch": {"helps": "failed", "doubled": "200"},  # the belote does not help; the bid, twice
    "belote3": {"follow": "9C QC"},  # without sevens and eights
    "clobyosh": {"led": "1", "must-trump": "9H 8H", "plain": "21", "trumps": "34"},  # of two cards
}


def _text(value: object) -> str:
    """A card, a place, a number, a word; a call without its seat."""
    text = str(value[0]) if isinstance(value, tuple) else str(value)
    return text.removeprefix("0 ")


@pytest.mark.parametrize(("course", "step"), EVERY)
def test_the_answers_of_each_step(course: Course, step: LessonStep) -> None:
    """Wrong answers beside the right ones, each once, and no card twice on the table. A card is
    refused where it may not be played."""
    rules, expected = course.rules(step.subject), RIGHT | ELSEWHERE.get(course.preset, {})
    answers = step.question.answers(step.at, rules)
    right = " ".join(_text(each.value) for each in answers if each.is_right)
    if step.name not in OF_TECHNIQUE:  # of which a search tells: test_technique.py
        assert right == expected[step.name]
    assert {each.is_right for each in answers} == {True, False}
    assert len({_text(each.value) for each in answers}) == len(answers) <= 8
    turned = (Card.parse(step.at.turn_up),) if step.at.turn_up else ()
    cards = (*step.at.cards, *step.at.out, *turned)
    assert len(set(cards)) == len(cards)
    assert {*cards} <= {*game_of(rules).dealing.pack}
    for each in answers:
        if isinstance(each.value, Card) and step.at.played:
            sides, played = game_of(rules).sides(step.at.taker), step.at.played
            partners = by_partners(sides, step.at.led_by(rules), len(played))
            legal = legal_cards(step.at.cards, played, step.at.suit, rules, partners)
            assert isinstance(each.wrong, IllegalAction) is (each.value not in legal)


@pytest.mark.parametrize(("course", "step"), EVERY)
def test_the_picture_tells_no_answer_before_it_is_given(course: Course, step: LessonStep) -> None:
    rules = course.rules(step.subject)
    seen = step.at.view(rules)
    assert seen.options == ()
    players = rules.players
    assert len(seen.tricks) == len(step.at.before) // players
    solved = step.at.view(rules, step.question.answers(step.at, rules))
    if len(step.at.played) == players:
        *_, trick = solved.tricks
        winner = card_tables(step.at.suit).winner(step.at.played)
        assert trick.winner == (trick.leader + winner) % players


def judged(lesson: Lesson) -> Iterator[tuple[LessonStep, Says]]:
    for step in lesson.steps:
        if isinstance(step.question, Says):
            yield step, step.question


@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_robots_would_call_as_is_taught(course: Course) -> None:
    for lesson in course.of_rules:
        for step, question in judged(lesson):
            said = str(chosen(asked_view(step, course))).split()[1:]
            right = question.right.split()
            assert (said[0], said[-1]) == (right[0], right[-1]), step.name  # how high is taste


STEPS = [step for lesson in LESSONS for step in lesson.steps]


def test_texts_say_the_numbers_of_their_questions(words: Words) -> None:
    for step in STEPS:
        question = step.question
        if isinstance(question, Made | Written):
            told = words(f"lesson-step.{step.name}", turned="", bid="")
            points = question.points if isinstance(question.points, tuple) else (question.points,)
            assert all(str(each) in told for each in (*points, *question.declared) if each)
            assert question.bid is None or str(question.bid) in told


def test_who_holds_what_is_compared() -> None:
    """The declarations that a text names are cards that do not meet."""
    for question in (step.question for step in STEPS):
        if isinstance(question, Contested):
            cards = f"{question.ours}-{question.theirs}".split("-")
            assert len(set(cards)) == len(cards)


def test_a_bid_that_is_too_low_is_refused_as_at_the_table() -> None:
    [step] = (each for each in STEPS if each.name == "higher")
    for course in (each for each in COURSES.values() if step in each.lessons[5].steps):
        answers = step.question.answers(step.at, course.rules(step.subject))
        refused = [each.wrong for each in answers if isinstance(each.wrong, IllegalAction)]
        assert [each.reason for each in refused] == [Reason.BID_HIGHER] * 2
