"""Puzzles of cards and of bids: clear, found again from their seed, and of nobody."""

from functools import cache
from itertools import count

import pytest

from bot.robots import Level, choose
from bot.robots.playing import playable
from bot.rules import Dice, Phase, Play, find_preset, parse_action, start, view
from bot.teaching import Reason, dice_of, weigh
from bot.teaching.puzzles import (
    AHEAD,
    CHOICE,
    TOO_PLAIN,
    TRICKS,
    Kind,
    Puzzle,
    is_interesting,
    played_on,
    puzzle_in,
)

SEED = bytes([7]) * 32
"""with a puzzle in its first deal"""


@cache
def first(preset: str = "french", kind: Kind = Kind.CARDS) -> tuple[int, Puzzle]:
    """The first deal of a seed with a puzzle in it, and the puzzle."""
    found = ((number, puzzle_in(preset, kind, SEED, number)) for number in count())
    return next((number, puzzle) for number, puzzle in found if puzzle is not None)


def test_one_card_is_clearly_the_best() -> None:
    _, puzzle = first()
    seen = puzzle.view
    best, *others = puzzle.options
    assert best.loss == 0
    assert all(each.loss >= AHEAD for each in others)
    weighing = weigh(seen, Dice(bytes(32), "other worlds", 0))
    assert isinstance(weighing.best, Play)
    assert weighing.best == parse_action(best.action)
    assert weighing.is_unique
    assert best.reason != Reason.NUMBERS


def test_a_puzzle_is_a_position_of_a_hand_that_is_asked() -> None:
    _, puzzle = first()
    seen = puzzle.view
    assert seen.phase is Phase.PLAY
    assert seen.decision is not None
    assert len(seen.tricks) in TRICKS
    may = {each.card for each in seen.options if isinstance(each, Play)}
    asked = [parse_action(each.action) for each in puzzle.asked]
    assert [each.card for each in asked if isinstance(each, Play)] == [
        card for card in seen.hand if card in may
    ]
    assert [hand for hand in puzzle.open.hands if set(hand) == set(seen.hand)]


def test_of_three_it_is_the_card_of_the_taker() -> None:
    """The others write each their own, and what they make is told together."""
    looked_at: set[tuple[bool, bool]] = set()
    for number in range(4):
        for state, action in played_on(start(find_preset("belote3")), bytes([number]) * 32):
            seen = view(state, int(action.actor)) if isinstance(action, Play) else None
            if seen is not None and len(seen.tricks) in TRICKS and len(playable(seen)) >= CHOICE:
                taken = seen.taker == seen.seat
                looked_at.add((taken, is_interesting(seen, Kind.CARDS)))
    assert looked_at == {(True, True), (False, False)}


@pytest.mark.parametrize(
    "preset", ["french", "coinche_bga", pytest.param("clobyosh", marks=pytest.mark.whole)]
)
def test_of_calls_one_is_clearly_the_best_of_those_that_are_offered(preset: str) -> None:
    number, puzzle = first(preset, Kind.BIDS)
    seen, own = puzzle.view, Dice(SEED, "puzzle", number)
    assert seen.phase is Phase.CALL
    best, *others = puzzle.options
    assert AHEAD <= min(each.loss for each in others) <= TOO_PLAIN
    answer = parse_action(best.action)
    assert weigh(seen, dice_of(seen)).best == answer, "a hint says the same"
    assert choose(seen, own, Level.CLUB) == answer != choose(seen, own, Level.BEGINNER)
    places = [seen.options.index(parse_action(each.action)) for each in puzzle.asked]
    assert places == sorted(places)
    assert {each.action for each in puzzle.asked} == {each.action for each in puzzle.options}


def test_a_beginner_would_miss_it() -> None:
    number, puzzle = first()
    played = choose(puzzle.view, Dice(SEED, "puzzle", number), Level.BEGINNER)
    assert isinstance(played, Play)
    assert str(played) in {each.action for each in puzzle.options[1:]}


def test_the_same_seed_makes_the_same_puzzle() -> None:
    number, puzzle = first()
    assert puzzle_in("french", Kind.CARDS, SEED, number) == puzzle
    assert puzzle_in("french", Kind.CARDS, bytes(32), number) != puzzle
