"""Puzzles: clear, found again from their seed, and of nobody."""

from functools import cache
from itertools import count

from bot.robots import Level, choose
from bot.rules import Dice, Phase, Play
from bot.teaching import Reason, weigh
from bot.teaching.puzzles import AHEAD, TRICKS, Puzzle, puzzle_in

SEED = bytes([7]) * 32
"""with a puzzle in its first deal"""


@cache
def first() -> tuple[int, Puzzle]:
    """The first deal of a seed with a puzzle in it, and the puzzle."""
    found = ((number, puzzle_in("french", SEED, number)) for number in count())
    return next((number, puzzle) for number, puzzle in found if puzzle is not None)


def test_one_card_is_clearly_the_best() -> None:
    _, puzzle = first()
    seen = puzzle.view
    best, *others = puzzle.options
    assert best.loss == 0
    assert all(each.loss >= AHEAD for each in others)
    weighing = weigh(seen, Dice(bytes(32), "other worlds", 0), 600)
    assert isinstance(weighing.best, Play)
    assert weighing.best.card.text == best.card
    assert weighing.is_unique
    assert best.reason != Reason.NUMBERS


def test_a_puzzle_is_a_position_of_a_hand_that_is_asked() -> None:
    _, puzzle = first()
    seen = puzzle.view
    assert seen.phase is Phase.PLAY
    assert seen.decision is not None
    assert len(seen.tricks) in TRICKS
    may = {each.card.text for each in seen.options if isinstance(each, Play)}
    assert may == {each.card for each in puzzle.options}


def test_a_beginner_would_miss_it() -> None:
    number, puzzle = first()
    played = choose(puzzle.view, Dice(SEED, "puzzle", number), Level.BEGINNER)
    assert isinstance(played, Play)
    assert played.card.text in {each.card for each in puzzle.options}


def test_the_same_seed_makes_the_same_puzzle() -> None:
    number, puzzle = first()
    assert puzzle_in("french", SEED, number) == puzzle
    assert puzzle_in("french", bytes(32), number) != puzzle
