"""Play-outs by players who see at a glance which card is good."""

import random

import numpy as np
import pytest

from bot.robots.search import (
    deal_worlds,
    glance,
    play_by_instinct,
    play_so_far,
    situation_of,
    stage_of,
)
from bot.robots.search.tables import tables_of
from bot.robots.strong.instinct import instinct
from bot.rules import Play, State, apply, legal_actions, view
from tests.robots.positions import play_view
from tests.robots.search.agree import EVERY_GAME, a_party, worlds_of
from tests.rules.parties import deal_of

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
        assert found.points[0, 0] == ended.points[0]
        won = [sum(trick.winner == seat for trick in ended.tricks) for seat in range(4)]
        assert found.tricks[0, 0].tolist() == won
        if number > 60:
            break


def _lowest_to_the_end(state: State) -> State:
    while any(deal_of(state).hands):
        deal = deal_of(state)
        assert deal.trump is not None
        bits = tables_of(state.rules, deal.trump, state.game.accounts, deal.taker or 0).bits
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
    seen = play_view(hand, trick, taker=taker)
    cards = [option.card for option in seen.options if isinstance(option, Play)]
    world = deal_worlds(situation_of(seen), 1, 1)
    found = glance(stage_of(seen), world, cards, play_so_far(seen), instinct())
    assert cards[int(found.argmax())].text in best.split()


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
        seen = play_view(f"JS 9S 8S 9D 8D 9C {hearts}")
        cards = [option.card for option in seen.options if isinstance(option, Play)]
        world = deal_worlds(situation_of(seen), 1, 1)
        found = glance(stage_of(seen), world, cards, play_so_far(seen), instinct())
        by_card = {card.text: worth for card, worth in zip(cards, found, strict=True)}
        ahead.add(round(by_card["JS"] - by_card["9S"], 6))
    assert len(ahead) == 2
