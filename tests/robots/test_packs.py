"""Robots play with any pack, any hands and cards that nobody holds."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from bot.robots import Level, choose
from bot.robots.search import deal_worlds, play_out, situation_of, solve, stage_of, wait
from bot.rules import (
    TABLE,
    Action,
    Ask,
    Dice,
    Discard,
    Exchange,
    Phase,
    Rank,
    Ruleset,
    State,
    apply,
    decisions,
    legal_actions,
    robot_dice,
    start,
    table_action,
    view,
)
from tests.robots.search.agree import positions_agreed
from tests.robots.search.minimax import endings, points_by_card, solved
from tests.rules.parties import CHIEN, CLOBYOSH, FOR_THREE, deal_of

EACH = pytest.mark.parametrize(
    "rules", [CLOBYOSH, CHIEN, FOR_THREE], ids=["clobyosh", "chien", "three"]
)


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert wait(), "nothing is compiled"


def deals_of(rules: Ruleset, levels: dict[int, Level], seed: int) -> Iterator[State]:
    """Yield every position of a party of robots, of who has no level by chance."""
    chance, state = random.Random(seed), start(rules)
    for number in range(100_000):
        yield state
        if state.phase is Phase.OVER:
            return
        actor = decisions(state)[0].actor
        action: Action | None
        if actor == TABLE:
            action = table_action(state, seed.to_bytes(32, "big"))
        elif actor in levels:
            dice = robot_dice(state, bytes(32), actor, number)
            action = choose(view(state, actor), dice, levels[actor])
        else:
            action = chance.choice(legal_actions(state, actor))
        assert action is not None
        state = apply(state, action).state


@EACH
@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB, Level.STRONG, Level.EXPERT])
def test_robots_of_every_level_play_deals_to_their_end(rules: Ruleset, level: Level) -> None:
    played = deals_of(rules, dict.fromkeys(range(4), level), 1)
    most = 1 if level is Level.EXPERT else 3
    state = next(each for each in played if len(each.results) == most or each.winner is not None)
    assert state.results


@EACH
def test_worlds_leave_out_what_nobody_plays(rules: Ruleset) -> None:
    states = deals_of(rules, {0: Level.CLUB}, 2)
    playing = (each for each in states if each.phase is Phase.PLAY)
    for state in islice(playing, 0, 40, 3):
        deal = deal_of(state)
        seen = view(state, deal.turn)
        worlds = deal_worlds(situation_of(seen), 20, 1)
        assert len(worlds)
        for hands in worlds.hands:
            sizes = [int(held).bit_count() for held in hands]
            assert sizes == [*map(len, deal.hands), *[0] * (4 - len(deal.hands))]
            out = sum(1 << card.index for card in seen.known_out)
            assert not int(np.bitwise_or.reduce(hands)) & out
            own = sum(1 << card.index for card in deal.hands[deal.turn])
            assert hands[deal.turn] == own


@EACH
def test_compiled_play_is_that_of_the_rules(rules: Ruleset) -> None:
    assert positions_agreed(rules, 600, 1)
    for state in endings(rules, 12, 1):
        assert solved(state) == points_by_card(state)


@EACH
def test_a_play_out_has_the_points_that_are_played_for(rules: Ruleset) -> None:
    states = deals_of(rules, {}, 3)
    state = next(each for each in states if each.phase is Phase.PLAY)
    seen = view(state, deal_of(state).turn)
    worlds = deal_worlds(situation_of(seen), 30, 1)
    stage = stage_of(seen)
    totals = stage.totals(stage.tables.as_bits(worlds.hands))
    both = play_out(stage, worlds, thoughtful=4)
    assert (both.points[:, 0] <= totals).all()
    assert (both.tricks.sum(axis=2) == state.game_type.dealing.hand).all()
    assert (solve(stage, worlds.part(0, 1)) <= totals[0] + 1).all()


@pytest.mark.parametrize(("rules", "ask"), [(CLOBYOSH, Ask.EXCHANGE), (CHIEN, Ask.DISCARD)])
def test_they_exchange_and_lay_away_what_helps_them_least(rules: Ruleset, ask: Ask) -> None:
    parties = (deals_of(rules, dict.fromkeys(range(2), Level.CLUB), seed) for seed in range(9))
    states = (each for party in parties for each in party if each.phase is Phase.TALON)
    asked = (
        view(state, int(each.actor))
        for state in states
        for each in decisions(state)
        if each.ask is ask
    )
    seen = next(each for each in asked if len(each.options) > 1)
    action = choose(seen, Dice(bytes(32), "robot", 1), Level.CLUB)
    if ask is Ask.EXCHANGE:
        assert isinstance(action, Exchange)
    else:
        assert isinstance(action, Discard)
        ranks = [each.rank for each in seen.hand if each.suit is action.card.suit]
        assert Rank.ACE not in ranks or len(ranks) > 2
