"""The lessons of technique: what is taught is what a search finds, and what the convention says."""

import numpy as np
import pytest

from bot.robots.convention import convention_call
from bot.robots.knowledge import knowledge_of
from bot.robots.search import Worlds, solve, stage_of
from bot.robots.strong.cards import likely_worlds, written_for
from bot.robots.strong.weighing import CLEAR, weigh
from bot.rules import Card, Dice, IllegalAction, Play, Rank, Suit, View, card_tables, game_of
from bot.teaching.lessons import COURSES, Answer, Better, Course, LessonStep
from bot.teaching.lessons.positions import PARTNER, YOU, LessonPosition
from bot.teaching.lessons.questions import Masters, Plays, Says, TrumpsOut
from bot.teaching.lessons.steps import LessonSubject
from bot.teaching.lessons.technique import SIGNALS
from bot.teaching.position import Position
from bot.teaching.reasons import FOLLOWING, FOLLOWING_AT_ALL, LEADING, LEADING_AT_ALL
from tests.examples import sampled
from tests.robots.positions import play_view
from tests.rules.parties import FRENCH
from tests.teaching.lessons.asked import asked_view

WITH_PARTNERS = {name: each for name, each in COURSES.items() if SIGNALS in each.of_technique}
STEPS = {
    step.name: step
    for course in WITH_PARTNERS.values()
    for lesson in course.of_technique
    for step in lesson.steps
}
"""those of four, by their names"""
POSITIONS = {
    (step.name, step.at): (course, step)
    for course in COURSES.values()
    for lesson in course.of_technique
    for step in lesson.steps
    if step.at.gone
}
"""each with a course that has it"""
PLAYS, CALLS = (
    [
        pytest.param(course, step, id=f"{course.preset}-{step.name}")
        for course in COURSES.values()
        for lesson in course.of_technique
        for step in lesson.steps
        if isinstance(step.question, kind)
    ]
    for kind in (Plays, Says)
)
EQUAL, EQUAL_WITH_ROEM = 2.0, 4.0
"""points by which cards are as good as each other; also where one may bring a little more roem"""


def seen(course: Course, at: LessonPosition) -> View:
    """The position, as somebody who is asked for a card sees it."""
    told = {"trump": at.trump, "taker": at.taker or 0, "gone": at.gone, "first": at.first}
    return play_view(at.hand, at.trick, **told, rules=course.rules(LessonSubject.PLAY))


def answers(course: Course, step: LessonStep) -> tuple[Answer, ...]:
    return step.question.answers(step.at, course.rules(step.subject))


def right(course: Course, step: LessonStep) -> set[Card]:
    return {e.value for e in answers(course, step) if e.is_right and isinstance(e.value, Card)}


@pytest.mark.parametrize(("course", "step"), sampled(PLAYS))
def test_the_search_finds_what_is_taught(course: Course, step: LessonStep) -> None:
    """All right cards are as good as each other, and any other that may be played is clearly
    worse; the reason that is told holds for it, and not for the best."""
    view, best = seen(course, step.at), right(course, step)
    worth: dict[Card, float] = {}
    for number in range(2):
        weighing = weigh(view, Dice(bytes(32), "lesson", number))
        worth = {e.card: n for e, n in weighing.worth.items() if isinstance(e, Play)}
        most = max(worth.values())
        equal = EQUAL if view.game_type.roem is None else EQUAL_WITH_ROEM
        assert {card for card, points in worth.items() if most - points < equal} == best
        assert all(most - points >= CLEAR for card, points in worth.items() if card not in best)
    faults = (FOLLOWING, FOLLOWING_AT_ALL) if step.at.trick else (LEADING, LEADING_AT_ALL)
    holds = {reason: found for each in faults for reason, found in each.items()}
    for each in answers(course, step):
        if isinstance(each.wrong, Better):
            at = Position(knowledge_of(view), worth, each.wrong.card)
            assert holds[each.wrong.reason](at, each.wrong.than), each
        assert isinstance(each.wrong, IllegalAction) is (each.value not in worth)


@pytest.mark.parametrize(
    ("course", "step"),
    POSITIONS.values(),
    ids=[f"{course.preset}-{step.name}" for course, step in POSITIONS.values()],
)
def test_what_was_played_before_leads_to_the_position(course: Course, step: LessonStep) -> None:
    """Everybody has played as often, and who won the last trick leads to this one."""
    at, rules = step.at, course.rules(step.subject)
    view = at.view(rules)
    assert len({*at.out, *at.cards}) == len(at.out) + len(at.cards)
    assert len(at.before) % rules.players == 0
    assert len(at.before) // rules.players + len(at.cards) == game_of(rules).dealing.hand
    assert view.tricks[-1].winner == at.led_by(rules) == view.leader
    assert view.taker == at.taker


# Masters and counting ----------------------------------------------------------------------------


@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_masters_are_what_robots_take_for_them(course: Course) -> None:
    steps = (step for lesson in course.of_technique for step in lesson.steps)
    for step in (each for each in steps if each.at.gone and not each.at.trick):
        known = knowledge_of(seen(course, step.at))
        found = Masters().answers(step.at, course.rules(step.subject))
        masters = {each.value for each in found if each.is_right}
        assert masters == {card for card in step.at.cards if known.is_master(card)}
        [own] = [e for e in TrumpsOut(()).answers(step.at, known.view.rules) if e.is_right]
        assert own.value == (known.unseen_trumps,)


def test_no_opponent_holds_the_trump_that_is_out() -> None:
    """As it is told there: both threw other cards on trumps."""
    know = knowledge_of(seen(COURSES["french"], STEPS["trumps-out"].at))
    [out] = know.trumps & know.unseen
    assert know.chances[out][PARTNER] == 1


@pytest.mark.parametrize("course", WITH_PARTNERS.values(), ids=WITH_PARTNERS)
def test_so_many_points_are_needed(course: Course) -> None:
    [needed] = [each.value for each in answers(course, STEPS["needed"]) if each.is_right]
    assert needed == (14,)


# Signals -----------------------------------------------------------------------------------------

LOW = {Rank.SEVEN, Rank.EIGHT, Rank.NINE}


def calls(card: Card, hand: tuple[Card, ...]) -> bool | None:
    """What a first discard says of its suit by `docs/conventions.md`: that the ace is there, or is
    not; None where it would be untrue."""
    has = Card.of(Rank.ACE, card.suit) in hand
    said = card.rank in LOW or card.rank is Rank.ACE
    return said if said is has else None


def test_the_card_that_calls_is_the_only_one_that_does_so_truly() -> None:
    """Nor does it give the ace away."""
    at = STEPS["call"].at
    found = [each for each in at.cards if calls(each, at.cards) and each.rank is not Rank.ACE]
    assert right(COURSES["french"], STEPS["call"]) == set(found)
    tables = card_tables(at.suit)
    assert at.place(tables.winner(at.played), FRENCH) == PARTNER
    assert not any(card.suit is at.suit for card in at.cards)


FIRST_DISCARD = {"answer": "8D", "refusal": "QD"}


@pytest.mark.parametrize("course", WITH_PARTNERS.values(), ids=WITH_PARTNERS)
@pytest.mark.parametrize("name", FIRST_DISCARD)
def test_who_believes_the_partner_plays_best(course: Course, name: str) -> None:
    """In deals in which the partner holds what they told, all hands open."""
    step, said = STEPS[name], Card.parse(FIRST_DISCARD[name])
    view = seen(course, step.at)
    thrown = [
        dict(zip(range(4), (*each.cards[-each.leader :], *each.cards[: -each.leader]), strict=True))
        for each in view.tricks
    ]
    discards = [each[PARTNER] for each in thrown if each[PARTNER].suit is not each[YOU].suit]
    assert discards[0] is said
    worlds, whole = likely_worlds(view, 1, 300)
    holds = worlds.hands[:, PARTNER] >> Card.of(Rank.ACE, said.suit).index & 1 == 1
    those = np.flatnonzero(holds if said.rank in LOW else ~holds)[:100]
    assert len(those) == 100
    cards = view.hand
    points = solve(stage_of(view), Worlds(worlds.hands[those], worlds.under), cards)
    means = written_for(view, whole[those], points).mean(axis=0)
    worth = dict(zip(cards, map(float, means), strict=True))
    best = right(course, step)
    worse = [points for card, points in worth.items() if card not in best]
    assert min(worth[card] for card in best) - max(worse) >= CLEAR


def test_nobody_signals_on_a_trick_of_the_opponents() -> None:
    for step in SIGNALS.steps:
        if isinstance(step.question, Plays):
            holder = card_tables(Suit.HEARTS).winner(step.at.played)
            assert step.at.place(holder, FRENCH) not in (YOU, PARTNER)


# Bidding -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("course", "step"), CALLS)
def test_what_to_call_is_what_the_convention_calls(course: Course, step: LessonStep) -> None:
    assert isinstance(step.question, Says)
    assert str(convention_call(asked_view(step, course))) == f"{YOU} {step.question.right}"
