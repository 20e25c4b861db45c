"""Deals played on by rule of thumb."""

import random

import numpy as np

from bot.robots.search import deal_worlds, first_stage, play_out, situation_of, solve
from bot.rules import NoSuit, Suit, Trump, deal_points, find_preset, view
from tests.robots.positions import bids_view
from tests.robots.search.agree import a_party
from tests.rules.parties import FRENCH

RULES = find_preset("coinche_bga")


def played_out(hand: str, trump: Trump) -> tuple[float, float]:
    """The points of seat 0 and its partner as takers, and their tricks, on average."""
    seen = bids_view(hand, rules=RULES)
    worlds = deal_worlds(situation_of(seen, 0), 300, seed=1)
    outcomes = play_out(first_stage(RULES, seen.game.accounts, trump, 0, 0), worlds)
    assert (outcomes.tricks.sum(axis=2) == 8).all()
    assert outcomes.points.min() >= 0
    assert outcomes.points.max() <= deal_points(RULES, trump)
    return float(outcomes.points.mean()), float(outcomes.tricks[:, :, ::2].sum(axis=2).mean())


def test_a_strong_hand_wins_more() -> None:
    strong, many = played_out("JS 9S AS KS AH TH AD 7C", Suit.SPADES)
    weak, few = played_out("8S 7S QH 8H QD 8D QC 8C", Suit.SPADES)
    assert strong > 125
    assert weak < 75
    assert many > few


def test_without_trumps_and_with_all_of_them() -> None:
    aces, _ = played_out("AS TS AH TH AD 7D AC 7C", NoSuit.NO_TRUMPS)
    jacks, _ = played_out("JS 9S JH 9H JD 7D JC 7C", NoSuit.ALL_TRUMPS)
    assert aces > 120
    assert jacks > 120


def test_rule_of_thumb_wins_half_of_what_is_open_to_both() -> None:
    """With open hands both sides play better; on average that comes out even."""
    seen = view(next(a_party(FRENCH, bytes(32), random.Random(1))), 0)
    worlds = deal_worlds(situation_of(seen), 5, seed=1)
    stage = first_stage(FRENCH, seen.game.accounts, Suit.HEARTS, 0, 0)
    thumb, best = play_out(stage, worlds).points[:, 0], solve(stage, worlds)[:, 0]
    assert abs(float(np.mean(thumb - best))) < 40
