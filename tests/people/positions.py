"""A puzzle that took no search: a position of a deal, its worth made up."""

from functools import cache

from bot.rules import TABLE, Ask, Play, find_preset, start, view
from bot.teaching.puzzles import Option, Puzzle, played_on

SEED = bytes(range(32))
STEP = 20
"""points between one card and the next"""


@cache
def position() -> Puzzle:
    """The first choice of three cards after the first trick of a deal."""
    actions: list[str] = []
    for state, action in played_on(start(find_preset("french")), SEED):
        if action.actor != TABLE:
            seat = int(action.actor)
            seen = view(state, seat)
            cards = dict.fromkeys(e.card for e in seen.options if isinstance(e, Play))
            if seen.decision and seen.decision.ask is Ask.PLAY and seen.tricks and len(cards) > 2:
                made_up = (
                    Option(str(Play(seat, card)), STEP * n, "take-trick")
                    for n, card in enumerate(cards)
                )
                return Puzzle("french", "cards", SEED, tuple(actions), seat, tuple(made_up))
        actions.append(str(action))
    raise AssertionError("there is a choice of three cards in every deal")
