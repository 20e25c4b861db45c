"""Robots write far more than random play, in every game."""

import pytest

from bot.rules import PRESETS, Ruleset
from tests.examples import sampled
from tests.robots.match import points_ahead, random_player, robot

GAMES = {
    **PRESETS,
    "decouverte, no trumps and all trumps": PRESETS["decouverte"].changed(
        {"extra_contracts": "both"}
    ),
    "decouverte with bids": PRESETS["decouverte"].changed({"auction": "bids"}),
    "kloppen, bid only": PRESETS["kloppen"].changed({"kloppen_score": "bid_only"}),
}


@pytest.mark.parametrize("name", sampled(GAMES))
def test_robots_write_far_more_than_random_play(name: str) -> None:
    """Over each of these deals twice, with the sides exchanged."""
    rules = GAMES[name]
    assert points_ahead(rules, 24, robot(bytes(32)), random_player(1)) >= _least(rules)


def _least(rules: Ruleset) -> int:
    if rules.auction != "turn_up":
        return 200
    return 70 if rules.players == 2 else 30
