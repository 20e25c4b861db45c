"""Roem: the examples of KJ4, and how it goes with its trick from the felt to the sheet."""

from dataclasses import replace

import pytest

from bot.rules import (
    TABLE,
    Phase,
    Source,
    State,
    Suit,
    apply,
    decisions,
    find_preset,
    game_of,
    parse_cards,
    start,
    table_action,
    view,
)
from bot.rules.core.card import Card, Trump
from bot.rules.core.ruleset import Ruleset
from bot.rules.games.klaverjas.settlement import roem_of
from bot.text import words_for
from card_images.look import look_for
from card_images.sheet import rows
from cogs.table.status import with_roem
from tests.rules.parties import random_chooser

EN = words_for("en")
RULES = find_preset("contree_announced")


@pytest.mark.parametrize(
    ("trick", "trump", "points"),
    [
        ("KH QH JH 7S", Suit.HEARTS, 40),
        ("KH QH JH 7S", Suit.SPADES, 20),
        ("AH KH QH JH", Suit.HEARTS, 70),
        ("TH JH QH KH", Suit.HEARTS, 70),
        ("AH KH QH 8H", Suit.HEARTS, 40),
        ("KH QH 9C 8C", Suit.HEARTS, 20),
        ("JS JH JD JC", Suit.HEARTS, 200),
        ("7S 7H 7D 7C", Suit.HEARTS, 100),
        ("7H 8H 9H TH", Suit.SPADES, 50),
        ("AH TH KH 9S", Suit.HEARTS, 0),
        ("9H TH JH KS", Suit.HEARTS, 20),
        ("KS QH AH 9H", Suit.HEARTS, 0),
    ],
)
def test_r_the_roem_of_a_trick(trick: str, trump: Trump, points: int) -> None:
    assert roem_of(parse_cards(trick), trump, four_jacks=200) == points


def test_r8_four_jacks_bring_what_the_town_says() -> None:
    assert roem_of(parse_cards("JS JH JD JC"), Suit.HEARTS, four_jacks=100) == 100


def in_trick(_: Ruleset, trump: Trump, trick: tuple[Card, ...]) -> int:
    return roem_of(trick, trump, four_jacks=200)


def party_with_roem(seed: int) -> State:
    """A party in which the tricks bring roem; what it is settled by does not matter here."""
    state, choose = start(RULES), random_chooser(seed)
    state = state._replace(game_type=replace(game_of(RULES), roem=in_trick))
    while state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        action = table_action(state, bytes(32)) if actor == TABLE else choose(state, actor)
        assert action is not None
        state = apply(state, action).state
    return state


@pytest.mark.parametrize("seed", range(5))
def test_roem_goes_to_the_winner_of_its_trick_and_is_told_with_it(seed: int) -> None:
    state = party_with_roem(seed)
    seen, accounts, sums = view(state, None), state.game_type.accounts, [0, 0]
    for trick in seen.tricks:
        assert trick.roem == in_trick(RULES, state.results[-1].trump, trick.cards)
        sums[accounts.of(trick.winner)] += trick.roem
        told = with_roem("Ann won it.", trick, EN)
        assert told.endswith(f" Roem: {trick.roem}.") == bool(trick.roem)
    assert seen.roem == tuple(sums) == state.results[-1].had_of(Source.ROEM)


def test_the_sheet_has_a_row_for_it() -> None:
    results = [each for seed in range(5) for each in party_with_roem(seed).results]
    result = next(each for each in results if any(each.had_of(Source.ROEM)))
    [row] = [each for each in rows(result, look_for(EN)) if each.word == "Roem"]
    assert row.values == tuple(str(each) if each else "–" for each in result.had_of(Source.ROEM))
