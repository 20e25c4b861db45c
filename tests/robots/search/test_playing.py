"""Deals played on: by rule of thumb, with cards tried before, and by what is seen at a glance."""

import random

import numpy as np
import pytest

from bot.robots.search import (
    deal_worlds,
    first_stage,
    glance,
    play_by_instinct,
    play_out,
    play_so_far,
    situation_of,
    solve,
    stage_of,
)
from bot.robots.search.tables import tables_of
from bot.robots.strong.instinct import instinct
from bot.rules import (
    NoSuit,
    Play,
    State,
    Suit,
    Trump,
    View,
    apply,
    deal_points,
    find_preset,
    legal_actions,
    view,
)
from tests.robots.positions import bids_view, play_view
from tests.robots.search.agree import EVERY_GAME, a_party, roem_ahead, worlds_of
from tests.rules.parties import FRENCH, deal_of

RULES = find_preset("coinche_bga")


def played_out(hand: str, trump: Trump) -> tuple[float, float]:
    """The points of seat 0 and its partner as takers, and their tricks, on average."""
    seen = bids_view(hand, rules=RULES)
    worlds = deal_worlds(situation_of(seen, 0), 300, seed=1)
    outcomes = play_out(first_stage(RULES, seen.game_type.accounts, trump, 0, 0), worlds)
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
    stage = first_stage(FRENCH, seen.game_type.accounts, Suit.HEARTS, 0, 0)
    thumb, best = play_out(stage, worlds).points[:, 0], solve(stage, worlds)[:, 0]
    assert abs(float(np.mean(thumb - best))) < 40


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


OF_FOUR = {name: rules for name, rules in EVERY_GAME.items() if rules.players == 4}


@pytest.mark.parametrize("name", sorted(OF_FOUR))
def test_they_play_by_the_rules_to_the_end(name: str) -> None:
    """Without instinct each plays the lowest card that is legal."""
    without = np.zeros_like(instinct())
    for number, state in enumerate(a_party(OF_FOUR[name], bytes(32), random.Random(1))):
        if number % 11:
            continue
        seen = view(state, deal_of(state).turn)
        stage, worlds = stage_of(seen), worlds_of(state)
        found = play_by_instinct(stage, worlds, (), play_so_far(seen), without)
        ended = deal_of(_lowest_to_the_end(state))
        assert found.points[0, 0] == ended.points[0] + roem_ahead(ended) // 2
        won = [sum(trick.winner == seat for trick in ended.tricks) for seat in range(4)]
        assert found.tricks[0, 0].tolist() == won
        if number > 60:
            break


def _lowest_to_the_end(state: State) -> State:
    while any(deal_of(state).hands):
        deal = deal_of(state)
        assert deal.trump is not None
        bits = tables_of(state.rules, deal.trump, state.game_type.accounts, deal.taker or 0).bits
        plays = [each for each in legal_actions(state, deal.turn) if isinstance(each, Play)]
        state = apply(state, min(plays, key=lambda play: bits[play.card.index])).state
    return state


def test_what_is_hidden_is_not_seen() -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C", "7H KH")
    cards = [card for card in seen.hand if card.suit.value == "H"]
    worlds = deal_worlds(situation_of(seen), 20, 1)
    glances = {
        tuple(glance(stage_of(seen), each, cards, play_so_far(seen), instinct()))
        for each in (worlds.part(row, row + 1) for row in range(20))
    }
    assert len(glances) == 1


def glances(seen: View) -> dict[str, float]:
    """Return what each card that may be played is worth at a glance."""
    cards = [option.card for option in seen.options if isinstance(option, Play)]
    world = deal_worlds(situation_of(seen), 1, 1)
    found = glance(stage_of(seen), world, cards, play_so_far(seen), instinct())
    return {card.text: float(worth) for card, worth in zip(cards, found, strict=True)}


@pytest.mark.parametrize(
    ("hand", "trick", "taker", "best"),
    [
        ("9S 7S TH 7H KD 9D QC 8C", "", 2, "9S 7S"),
        ("JS 9S AS 7S AH TH 7D 8C", "", 0, "JS 9S AS"),
        ("TH 7H 8S 9C QD 8D JC 8C", "AH 8H 9H", 1, "7H"),
    ],
)
def test_it_knows_what_a_partner_expects(hand: str, trick: str, taker: int, best: str) -> None:
    """The takers lead trumps; nobody gives points to the others."""
    found = glances(play_view(hand, trick, taker=taker))
    assert max(found, key=found.__getitem__) in best.split()


def test_a_glance_needs_all_the_cards_that_may_be_played() -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C", "7H KH")
    world = deal_worlds(situation_of(seen), 1, 1)
    for cards in (seen.hand, seen.hand[:1]):
        with pytest.raises(ValueError, match="may be played"):
            glance(stage_of(seen), world, cards, play_so_far(seen), instinct())


def test_a_card_is_weighed_with_the_whole_hand() -> None:
    """Trumps are led, or not, by what there is in other suits."""
    ahead = set[float]()
    for hearts in ("AH TH", "8H 7H"):
        found = glances(play_view(f"JS 9S 8S 9D 8D 9C {hearts}"))
        ahead.add(round(found["JS"] - found["9S"], 6))
    assert len(ahead) == 2
