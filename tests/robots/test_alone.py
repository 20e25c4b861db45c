"""Robots without a partner: one against two, and one against one (J, CL)."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from bot.robots import Level, choose
from bot.robots.search import deal_worlds, situation_of, wait
from bot.robots.strong import schmeissing, taking
from bot.robots.strong.beside import of_talk
from bot.robots.strong.outcomes import Bonuses, Stakes, margins
from bot.robots.strong.weighing import EXPERT, dice_of, weigh
from bot.rules import (
    Agree,
    Ask,
    Card,
    Dice,
    Discard,
    Exchange,
    Pass,
    Phase,
    Rank,
    Refuse,
    Ruleset,
    Schmeiss,
    State,
    Suit,
    Take,
    View,
    apply,
    decisions,
    find_preset,
    view,
)
from tests.robots.match import casual_party, seated_ahead, seatings
from tests.robots.search.agree import a_party
from tests.rules.parties import deal_of

THREE, CLOBYOSH = find_preset("belote3"), find_preset("clobyosh")
CHIEN = THREE.changed({"pack3": "32_chien"})
FEW = EXPERT.part(60)._replace(calls=60)


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert wait()


def asked(rules: Ruleset, ask: Ask, count: int) -> Iterator[tuple[State, View]]:
    """Yield decisions of robots of one kind in which there is something to choose."""
    found = (
        (move.before, seen)
        for number in range(99)
        for move in casual_party(rules, number)
        if move.is_own
        for seen in [view(move.before, int(move.action.actor))]
        if seen.decision and seen.decision.ask is ask and len(seen.options) > 1
    )
    return islice(found, count)


def nobodys(count: int) -> Bonuses:
    nothing = np.zeros(1, np.int64)
    return Bonuses((nothing,) * count, (nothing,) * count)


@pytest.mark.parametrize(
    ("taker", "first", "ahead"),
    [
        (80, 64, 80 - 41),  # X1: each writes their own
        (60, 70, -81),  # X2: one of the others has more
        (60, 51, 60 - 51),
        (163, 0, 252),  # X9: all the tricks
        (-1, 162, -126),  # X11
    ],
)
def test_what_a_taker_writes_more_than_each_depends_on_what_each_has(
    taker: int, first: int, ahead: float
) -> None:
    """Where the contract is more than each of the others, and half of all for these when it fails
    (J5, J6)."""
    made, split = np.array([taker]), np.array([first])
    assert margins(THREE, Stakes(0, 1, 162), made, nobodys(3), split) == [ahead]


def test_the_points_of_each_seat_are_those_of_all() -> None:
    from bot.robots.search import play_out, stage_of

    for state in islice(a_party(THREE, bytes(32), random.Random(1)), 0, 20, 5):
        seen = view(state, deal_of(state).turn)
        worlds = deal_worlds(situation_of(seen), 10, 1)
        stage = stage_of(seen)
        ended = play_out(stage, worlds, seen.hand[:1], 4)
        assert (ended.by_seat(stage).sum(axis=-1) == 162).all()
        assert (ended.by_seat(stage)[..., seen.taker or 0] == ended.points).all()


def test_each_has_every_account_as_often_alone_as_with_another() -> None:
    three, two = seatings(THREE), seatings(CLOBYOSH)
    assert len(three) == 6
    assert two == seatings(find_preset("french")) == [(True, False), (False, True)]
    for account in range(3):
        assert sum(each[account] for each in three) == 3
    state = next(a_party(THREE, bytes(32), random.Random(1)))
    assert seated_ahead(state, three[0]) == 0


def test_what_others_take_costs_one_of_three_half_as_much() -> None:
    """What one of three has more than the others adds up to nothing over the seats."""
    _, seen = next(asked(THREE, Ask.CALL, 1))
    drawn = taking.drawn_for(seen, np.random.default_rng(1), 20)
    own, (other, _) = seen.seat or 0, seen.sides.opponents(seen.seat or 0)
    suit = seen.turn_up.suit if seen.turn_up else Suit.SPADES
    values = [
        taking.values_of(seen._replace(seat=seat), drawn, np.full(20, other), [suit] * 20)
        for seat in range(3)
    ]
    assert sum(values) == pytest.approx(np.zeros(20))
    assert (values[own] == values[3 - own - other]).all()


def test_what_is_known_of_sequences_goes_with_the_real_hands() -> None:
    looked_at = told = 0
    for number in range(12):
        for state in a_party(CLOBYOSH, number.to_bytes(32, "big"), random.Random(number)):
            deal = deal_of(state)
            whole = np.zeros((1, 2), np.uint32)
            plays = [(t.leader, t.cards) for t in deal.tricks] + [(deal.leader, deal.trick)]
            for seat, hand in enumerate(deal.hands):
                played = [c for leader, cards in plays for n, c in enumerate(cards)
                          if (leader + n) % 2 == seat]  # fmt: skip
                whole[0, seat] = sum(1 << card.index for card in (*hand, *played))
            for seat in range(2):
                seen = view(state, seat)
                assert of_talk(seen, whole) == [1], (seen.talk, seen.heard)
                looked_at += 1
                told += bool(seen.talk)
    assert told > looked_at / 20


def test_who_says_nothing_has_no_sequence() -> None:
    """In the worlds that are likely once both have played a card."""
    from bot.robots.strong.beside import runs_of
    from bot.robots.strong.cards import likely_worlds

    states = (s for n in range(20) for s in a_party(CLOBYOSH, bytes([n] * 32), random.Random(n)))
    seen = next(
        seen
        for state in states
        for seen in [view(state, deal_of(state).turn)]
        if len(seen.tricks) == 1 and not seen.talk
    )
    _, whole = likely_worlds(seen, 1, 40)
    (other,) = seen.sides.opponents(seen.seat or 0)
    assert not (runs_of(CLOBYOSH, whole[:, other]).strongest > 0).any()


def test_a_taker_is_not_thought_to_have_laid_away_trumps_or_aces() -> None:
    states = a_party(CHIEN, bytes(32), random.Random(1))
    state = next(each for each in states if deal_of(each).turn != deal_of(each).taker)
    seen = view(state, deal_of(state).turn)
    worlds = deal_worlds(situation_of(seen), 200, 1)
    gone = sum(1 << card.index for card in (*seen.played, *seen.known_out))
    out = ~np.bitwise_or.reduce(worlds.hands, axis=1) & ~gone & (1 << 32) - 1
    stay = sum(
        1 << Card.of(rank, suit).index
        for suit in Suit
        for rank in Rank
        if suit is seen.trump or rank is Rank.ACE
    )
    assert (np.bitwise_count(out) == 2).all()
    assert not (out & stay).any()


@pytest.mark.parametrize("level", [Level.CLUB, Level.EXPERT])
def test_the_dix_is_had_for_the_seven(level: Level) -> None:
    for state, seen in asked(CLOBYOSH, Ask.EXCHANGE, 4):
        assert seen.seat is not None
        action = choose(seen, Dice(bytes(32), "x", 1), level)
        if action != Exchange(seen.seat):
            # Only where a run is worth less without the seven.
            after = view(apply(state, Exchange(seen.seat)).state, seen.seat)
            assert sum(card.suit is seen.trump for card in after.hand) > 2


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", Level)
def test_two_cards_are_laid_away_one_after_the_other(level: Level) -> None:
    state, seen = next(asked(CHIEN, Ask.DISCARD, 1))
    for _ in range(2):
        seat = int(decisions(state)[0].actor)
        action = choose(view(state, seat), Dice(bytes(32), "x", 1), level)
        assert isinstance(action, Discard)
        assert action.card.suit is not seen.trump
        assert action.card.rank is not Rank.ACE
        state = apply(state, action).state
    assert state.phase is Phase.PLAY


def test_a_schmeiss_is_answered_by_what_the_contract_promises() -> None:
    """Nothing comes of who agrees, and what the other one is likely to write of who refuses."""
    for state, seen in asked(CLOBYOSH, Ask.CALL, 12):
        said = next((each for each in seen.options if isinstance(each, Schmeiss)), None)
        if said is None:
            continue
        after = apply(state, said).state
        other = int(decisions(after)[0].actor)
        answers = view(after, other)
        weighing = weigh(answers, dice_of(answers), FEW)
        assert weighing.worth.keys() == set(answers.options)
        refuses = Refuse(other)
        assert isinstance(weighing.best, Agree) == (weighing.worth[refuses] <= 0)
        assert 0 < schmeissing.chance_to_make(answers, dice_of(answers), 60) < 1
        for level in (Level.BEGINNER, Level.CLUB):
            assert choose(answers, Dice(bytes(32), "x", 1), level) in answers.options


def test_good_cards_are_taken_and_nobody_says_schmeiss_with_poor_ones() -> None:
    taken = passed = 0
    for _, seen in asked(CLOBYOSH, Ask.CALL, 60):
        action = choose(seen, Dice(bytes(32), "x", 1), Level.CLUB)
        taken += isinstance(action, Take)
        passed += isinstance(action, Pass)
    assert taken > 10
    assert passed > 10
