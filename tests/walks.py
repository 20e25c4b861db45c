"""Whole parties of any game, in which everybody does something legal by chance."""

from typing import NamedTuple

from bot.robots import Level, choose
from bot.rules import (
    TABLE,
    Action,
    Bid,
    Coinche,
    Dice,
    Pass,
    Phase,
    Ruleset,
    State,
    Stop,
    apply,
    decisions,
    default_cut,
    legal_actions,
    start,
    table_action,
    view,
)

LEVEL = Level.CLUB
"""of the robots in a walk, unless it is told another"""


class Walk(NamedTuple):
    """A party: its actions, its last state, and the positions of who did not choose themselves."""

    actions: list[Action]
    state: State
    time_outs: list[int]
    robots: list[int]


def walk(
    rules: Ruleset, seed: bytes, robots: frozenset[int] = frozenset(), level: Level = LEVEL
) -> Walk:
    """A party to its end, the same for the same seed; `robots` are the seats that robots hold.

    Packs and cuts are the host's; the other seats choose by dice, bid low and stop rarely.
    """
    state = start(rules)
    done = Walk([], state, [], [])
    while state.phase is not Phase.OVER:
        number = len(done.actions)
        dice = Dice(seed, "walk", number)
        asked = [each for each in decisions(state) if each.waits]
        actor = asked[dice.below(len(asked))].actor
        if actor == TABLE:
            action = table_action(state, seed)
            assert action is not None
        elif actor in robots:
            action = choose(view(state, actor), Dice(seed, "robot", number + 1), level)
            done.robots.append(number)
        elif state.phase is Phase.CUT:
            action = default_cut(state, seed)
            done.time_outs.append(number)
        else:
            action = _any(legal_actions(state, actor), dice)
        done.actions.append(action)
        state = apply(state, action).state
    return done._replace(state=state)


def _any(options: tuple[Action, ...], dice: Dice) -> Action:
    action = options[dice.below(len(options))]
    rare = isinstance(action, Bid | Coinche | Stop)
    if rare and dice.below(6):
        calm = [each for each in options if not isinstance(each, Bid | Coinche | Stop)]
        return calm[dice.below(len(calm))] if calm else action
    if isinstance(options[0], Pass) and dice.below(3):
        return options[0]
    return action
