"""The instinct of card players: what they take a card to be worth before they have thought.

Numbers that `bot.robots.search.compiled.instinct` adds up, found in some forty million choices of
players who have nothing else; `python -m tests.tools.fitting.instinct 100` finds such numbers
again, `python -m tests.tools.fitting.instinct 60 more` goes on from them.
"""

from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bot.rules.core.state import GameType

FILE = Path(__file__).with_suffix(".npy")


def usual(game: GameType) -> bool:
    """Tell whether four play eight cards each: of nothing else instinct was learned, nor what
    hands promise in `contracts.py`."""
    return (game.seats, game.dealing.hand) == (4, 8)


@cache
def instinct() -> NDArray[np.float32]:
    """Return the numbers, a row for each thing that one may see."""
    return np.load(FILE).astype(np.float32)
