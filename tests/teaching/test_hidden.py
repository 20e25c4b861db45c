"""Nothing told of what could be known depends on cards that a seat could not know."""

import random
from collections.abc import Sequence

import pytest

from bot.robots.strong.weighing import EXPERT
from bot.rules import (
    NoSuit,
    Phase,
    Ruleset,
    State,
    find_preset,
    view,
)
from bot.tables.party.hints import Hint, hint_of
from bot.teaching import Analysis, Judged, Moment, analyse, dice_of, weigh, weighable
from bot.text import words_for
from cogs.finished.analysis_screen import check_text, decision_text
from tests.robots.match import casual_party
from tests.rules.any_party import party
from tests.rules.secrets import otherwise_dealt

FEW = EXPERT.part(20)
"""worlds: what they tell need not be good, but the same"""
CASES = (
    ("french", 3, None),
    ("dutch", 4, None),
    ("kloppen", 1, None),
    pytest.param("coinche_bga", 2, NoSuit.NO_TRUMPS, marks=pytest.mark.whole),
    ("coinche_bga", 2, NoSuit.ALL_TRUMPS),
    pytest.param("coinche_ffb", 5, None, marks=pytest.mark.whole),
    ("decouverte", 1, None),
)
"""presets, a number of a deal from which one is looked for, and its trump if that matters"""


def deal_of(rules: Ruleset, first: int, trump: NoSuit | None) -> tuple[list[Moment], State]:
    """Return a deal of robots that go by rule of thumb."""
    for number in range(first, first + 100):
        moments = list[Moment]()
        for move in casual_party(rules, number):
            moments += [Moment(move.before, move.action)] * move.is_own
            after = move.after
            if after.results:
                return moments, after
            contract = after.deal.trump if after.deal else None
            other = trump and after.phase is Phase.PLAY and contract is not trump
            if other or after.deal_number > 1:
                break
    raise AssertionError("there is no such deal")


def texts(found: Analysis) -> list[str]:
    """Return all that is told of what could be known, in English."""
    words = words_for("en")
    told = [*filter(None, (decision_text(known(each), words) for each in found.decisions))]
    return told if found.check is None else [*told, check_text(found.check, words)]


def weighed(found: Analysis, moments: Sequence[Moment]) -> list[Judged]:
    """Return what could be known; of the first cards in Découverte there are only the costs with
    all cards seen."""
    return [
        known(each)
        for each in found.decisions
        if weighable(view(moments[each.place].state, int(each.action.actor)))
    ]


def known(judged: Judged) -> Judged:
    return judged._replace(seen=0.0, better_seen=None)


@pytest.mark.parametrize(("preset", "first", "trump"), CASES)
def test_a_review_of_what_could_be_known_is_blind(
    preset: str, first: int, trump: NoSuit | None
) -> None:
    moments, end = deal_of(find_preset(preset), first, trump)
    chance = random.Random(first)
    for seat in range(end.rules.players):
        if seat % 2 != first % 2:
            continue
        others = [
            each._replace(state=otherwise_dealt(each.state, seat, chance)) for each in moments
        ]
        for each, other in zip(moments, others, strict=True):
            assert view(each.state, seat) == view(other.state, seat)  # pictures are of views
        one, two = (analyse(each, end, seat, FEW) for each in (moments, others))
        assert weighed(one, moments) == weighed(two, moments)
        assert one.check == two.check
        assert texts(one) == texts(two)


@pytest.mark.parametrize(
    "preset",
    ["french", "kloppen", "coinche_ffb", "coinche_bga", "decouverte", "talked over", "redoubled"],
)
def test_a_hint_is_blind(preset: str) -> None:
    """And whatever else is weighed: a coinche that nobody is asked for."""
    chance, compared = random.Random(1), 0
    for number, step in enumerate(party(preset, 0)):
        if number % 31:
            continue
        for seat in range(step.after.rules.players):
            seen = view(step.after, seat)
            if weighable(seen):
                other = view(otherwise_dealt(step.after, seat, chance), seat)
                hints: list[Hint] = [
                    hint_of(each, weigh(each, dice_of(each), FEW)) for each in (seen, other)
                ]
                assert hints[0] == hints[1]
                compared += 1
    assert compared
