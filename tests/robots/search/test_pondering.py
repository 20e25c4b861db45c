"""Play-outs in which everybody tries their cards before they choose."""

import numpy as np

from bot.robots.search import deal_worlds, play_out, situation_of, solve, stage_of
from tests.robots.positions import play_view


def test_who_tries_cards_comes_nearer_to_the_best_than_the_rule_of_thumb() -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C")
    stage, worlds = stage_of(seen), deal_worlds(situation_of(seen), 12, 1)
    best = solve(stage, worlds, seen.hand[:2])
    by_thumb, thoughtful = (
        np.abs(play_out(stage, worlds, seen.hand[:2], cards).points - best).mean()
        for cards in (0, 32)
    )
    assert thoughtful < by_thumb


def test_all_the_tricks_are_won_once() -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C", "7H")
    worlds = deal_worlds(situation_of(seen), 20, 1)
    cards = [card for card in seen.hand if card.suit.value == "H"]
    for thoughtful in (0, 1, 5, 32):
        found = play_out(stage_of(seen), worlds, cards, thoughtful)
        assert (found.tricks.sum(axis=2) == 8).all()
        assert found.points.min() >= 0
        assert found.points.max() <= 162
