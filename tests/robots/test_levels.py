"""Each level plays legally and by its view alone; the next one writes more."""

import random

import pytest

from bot.robots import Level, choose
from bot.rules import Action, Dice, Phase, State, find_preset, view
from tests.examples import sampled
from tests.robots.match import Player, points_ahead, random_player
from tests.rules.any_party import GAMES, party
from tests.rules.secrets import otherwise_dealt

PRESETS = ["french", "kloppen", "coinche_bga", "decouverte"]


def robot(level: Level) -> Player:
    def player(state: State, seat: int) -> Action:
        return choose(view(state, seat), Dice(bytes(32), f"robot-{seat}", state.deal_number), level)

    return player


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CASUAL])
@pytest.mark.parametrize("name", sampled(sorted(GAMES)))
def test_it_can_go_on_wherever_a_party_has_come_to(name: str, level: Level) -> None:
    """At every third moment: one of its options, the same one whatever lies in the other hands."""
    chance = random.Random(1)
    for number, step in enumerate(party(name, 0)):
        for seat in range(step.after.rules.players) if number % 3 == 0 else ():
            seen = view(step.after, seat)
            if seen.decision is None:
                continue
            other = view(otherwise_dealt(step.after, seat, chance), seat)
            actions = {choose(each, Dice(bytes(32), "robot", 0), level) for each in (seen, other)}
            assert len(actions) == 1
            assert actions <= set(seen.options)


def test_a_cut_is_the_same_chance_at_every_level() -> None:
    cuts = [step.before for step in party("french", 0) if step.before.phase is Phase.CUT]
    for state in cuts:
        seen = next(seen for n in range(4) if (seen := view(state, n)).decision)
        assert len({choose(seen, Dice(bytes(32), "robot", 1), level) for level in Level}) == 1
    assert cuts


@pytest.mark.parametrize("name", sampled(PRESETS))
def test_a_beginner_knows_how_to_play_and_a_club_player_writes_far_more(name: str) -> None:
    rules, beginner = find_preset(name), robot(Level.BEGINNER)
    assert points_ahead(rules, 40, beginner, random_player(1)) > 15
    assert points_ahead(rules, 40, robot(Level.CLUB), beginner) > 15
