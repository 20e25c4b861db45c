"""The cost of cards with all cards seen, against open hands solved anew at each card."""

from itertools import pairwise

import numpy as np
import pytest

from bot.robots.search import Worlds, solve, stage_of
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.weighing import EXPERT, dice_of, weigh
from bot.rules import (
    Bid,
    Card,
    Pass,
    Phase,
    Play,
    Ruleset,
    State,
    apply,
    find_preset,
    legal_actions,
    view,
)
from bot.teaching import Analysis, Moment, analyse, from_json, to_json
from bot.teaching.best_line import as_called, best_line
from bot.teaching.open_hands import cards_seen
from tests.robots import capots
from tests.robots.match import casual_party
from tests.rules.parties import asked_seat

Deal = tuple[list[Moment], State]
LATE = 6
"""cards in hand below which open hands are solved in no time"""


def played(rules: Ruleset, number: int) -> Deal:
    """A deal among people who see the last trick; somebody takes."""
    moves = list(casual_party(rules, number))
    state = moves[-1].after
    own = (each for each in moves if each.is_own and each.before.deal_number == state.deal_number)
    return [Moment(each.before, each.action) for each in own], state


def as_well_as_can_be(state: State) -> int:
    """Return what side 0 makes when everybody sees all hands, from nothing that is known."""
    assert state.deal
    hands = np.zeros((1, 4), np.int64)
    for seat, held in enumerate(state.deal.hands):
        hands[0, seat] = sum(1 << card.index for card in held)
    return int(solve(stage_of(view(state, None)), Worlds(hands, NOTHING_UNDER))[0, 0])


@pytest.mark.parametrize("preset", ["french", "coinche_bga"])
def test_a_card_costs_what_is_lost_from_before_it_to_after_it(preset: str) -> None:
    moments, end = played(find_preset(preset), 3)
    plays = [(e.state, e.action) for e in moments if isinstance(e.action, Play)]
    late = [each for each in plays if each[0].deal and len(each[0].deal.hands[0]) < LATE]
    for seat in range(4):
        own = [(state, play) for state, play in late if play.actor == seat]
        found = cards_seen(plays, end, seat)[-len(own) :]
        for (state, play), seen in zip(own, found, strict=True):
            before = as_well_as_can_be(state)
            after = as_well_as_can_be(_after(state, play))
            best = as_well_as_can_be(_after(state, Play(seat, seen.best)))
            gain = (before - after) * (1 if seat % 2 == 0 else -1)
            assert gain >= 0
            assert (seen.lost > 0) <= (gain > 0)
            assert best == before or not seen.lost


@pytest.mark.parametrize("preset", ["french", "kloppen", "dutch", "coinche_ffb"])
def test_the_best_line_is_played_by_the_rules_and_loses_nothing(preset: str) -> None:
    """From any card on it brings what open hands are worth, and it begins with the card that it is
    told to."""
    moments, _ = played(find_preset(preset), 1)
    plays = [(e.state, e.action) for e in moments if isinstance(e.action, Play)]
    for state, play in plays[2::5]:
        line = best_line(state)
        assert line.start is state
        result = line.end.results[-1]
        made = result.points[0] + (result.capot == 0) - (result.capot == 1)
        assert made == as_well_as_can_be(state)
        after = best_line(state, play.card)
        number, place = len(view(state, None).tricks) + 1, len(view(state, None).trick)
        assert after.tricks[number].cards[place] is play.card
        assert sorted(line.tricks) == list(range(number, 9))
        assert [e[0] for e in line.turns] == [c for e in line.tricks.values() for c in e.cards]
        for card, trick, wins in line.turns:
            at = line.tricks[trick]
            assert wins == (at.cards[(at.winner - at.leader) % 4] is card)


def test_after_a_call_the_deal_begins_with_its_contract() -> None:
    rules = find_preset("coinche_bga")
    moments, _ = played(rules, 1)
    first = next(each for each in moments if isinstance(each.action, Pass | Bid))
    seat = int(first.action.actor)
    bid = next(e for e in legal_actions(first.state, seat) if isinstance(e, Bid))
    lead = as_called(first.state, bid)
    assert lead
    assert lead.deal
    assert lead.deal.bid == bid
    assert not lead.deal.tricks
    assert best_line(lead).end.results[-1].bid == bid
    passed = as_called(first.state, Pass(seat))
    assert passed
    assert passed.deal
    assert passed.deal.bid
    assert passed.deal.bid.actor != seat
    assert passed.deal.multiplier == 1


@pytest.mark.parametrize(
    ("deal", "lost"),
    [
        # Both lose the capot: what 7♠ costs are the dix de der and what they bring the others.
        (capots.GONE, {"7S": 20, "7C": 0}),
        # 252 become 162.
        (capots.GOING, {"7S": 0, "9D": 0, "7D": 90}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_capot_goes_by_tricks(
    deal: tuple[capots.Hands, str], lost: dict[str, float], seat: int
) -> None:
    plays = list(capots.steps(*deal, first=seat))
    state = _after(*plays[-1])
    for card, cost in lost.items():
        play = Play(seat, Card.parse(card))
        end = apply(state, play).state
        while end.phase is Phase.PLAY:
            end = apply(end, legal_actions(end, asked_seat(end))[0]).state
        seen = cards_seen([*plays, (state, play)], end, seat)[-1]
        assert seen.lost == cost
        assert lost[seen.best.text] == 0


def _after(state: State, play: Play) -> State:
    """Return the state after a card, or the same where it was the last but the forced ones."""
    word = [each for each in view(state, play.actor).options if isinstance(each, Play)]
    after = apply(state, next(e for e in word if e.card is play.card)).state
    return after if after.phase is Phase.PLAY else state


def test_in_decouverte_a_card_costs_what_is_lost_with_what_lies_beneath() -> None:
    moments, end = played(find_preset("decouverte"), 3)
    plays = [(e.state, e.action) for e in moments if isinstance(e.action, Play)]
    for seat in range(2):
        found = cards_seen(plays, end, seat)
        own = [(state, play) for state, play in plays if play.actor == seat]
        assert len(found) == len(own) == 16
        before = [each.before for each in found if each.before is not None]
        assert len(before) in (13, 14)  # of the first six cards each has played two or three
        lost = [each.lost for each in found]
        assert not any(lost[: -len(before)])
        # From one of its cards to the next a side loses what its card cost, and wins what others'
        # cards cost.
        for (one, other), cost in zip(pairwise(before), lost[-len(before) :], strict=False):
            won = other - one if seat == 0 else one - other
            assert won >= 0 or cost > 0
    analysis = analyse(moments, end, 0, EXPERT.part(20))
    assert analysis.decisions
    assert not any(each.is_call for each in analysis.decisions)
    kept = from_json(to_json(analysis))
    assert kept is not None
    assert to_json(kept) == to_json(analysis)


def test_an_analysis_is_kept_as_text() -> None:
    moments, end = played(find_preset("french"), 3)
    for seat in range(4):
        found = analyse(moments, end, seat, EXPERT.part(40))
        assert all(each.action.actor == seat for each in found.decisions)
        kept = from_json(to_json(found))
        assert kept is not None
        assert to_json(kept) == to_json(found)
        assert kept.is_clean == (not found.known)
        taker = end.deal is not None and end.deal.taker == seat
        assert (kept.check is not None) == taker
        if kept.check is not None:
            assert 0 <= kept.check.before <= 1
            assert kept.check.made is end.results[0].score.outcome.takers_won


def test_nothing_decided_costs_nothing() -> None:
    assert Analysis(()).is_clean
    assert Analysis(()).costliest(call=True) is None


def test_what_was_played_in_somebodys_place_is_not_theirs() -> None:
    moments, end = played(find_preset("french"), 3)
    others = [each._replace(own=False) for each in moments]
    assert analyse(others, end, 0).decisions == ()


@pytest.mark.parametrize("preset", ["french", "coinche_bga"])
def test_who_plays_as_a_hint_would_say_is_blamed_for_no_card(preset: str) -> None:
    """Whether they asked for it or not: a card that seems worse is thought about as for a hint."""
    thought, begun = EXPERT.part(60), played(find_preset(preset), 1)[0]
    state = next(each.state for each in begun if isinstance(each.action, Play))
    moments: list[Moment] = []
    while state.phase is Phase.PLAY:
        seat = asked_seat(state)
        action = legal_actions(state, seat)[0]
        if seat == 0:
            seen = view(state, seat)
            action = weigh(seen, dice_of(seen), thought).best
        moments.append(Moment(state, action))
        state = apply(state, action).state
    assert analyse(moments, state, 0, thought).is_clean
