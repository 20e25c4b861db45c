"""A puzzle that took no search: a position of a deal, its worth made up."""

from functools import cache

from bot.robots import Level, choose
from bot.rules import (
    Ask,
    Play,
    apply,
    decisions,
    find_preset,
    robot_dice,
    start,
    table_action,
    view,
)
from bot.teaching.puzzles import Option, Puzzle

SEED = bytes(range(32))
STEP = 20
"""points between one card and the next"""


@cache
def position() -> Puzzle:
    """The first choice of three cards after the first trick of a deal."""
    state, actions = start(find_preset("french")), list[str]()
    while True:
        action = table_action(state, SEED)
        if action is None:
            decision = next(each for each in decisions(state) if each.waits)
            seat = int(decision.actor)
            seen = view(state, seat)
            cards = dict.fromkeys(e.card for e in seen.options if isinstance(e, Play))
            if decision.ask is Ask.PLAY and seen.tricks and len(cards) > 2:
                made_up = (
                    Option(str(Play(seat, card)), STEP * n, "take-trick")
                    for n, card in enumerate(cards)
                )
                return Puzzle("french", "cards", SEED, tuple(actions), seat, tuple(made_up))
            dice = robot_dice(state, SEED, seat, len(actions) + 1)
            action = choose(seen, dice, Level.CLUB)
        actions.append(str(action))
        state = apply(state, action).state
