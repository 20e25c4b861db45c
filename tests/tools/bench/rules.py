"""The rules alone: whole parties of random legal play, and robots against it.

Processor time of one core, so that what else runs on the machine does not count.
"""

import gc
import random
import time
from collections.abc import Iterator

from bot.robots import choose
from bot.rules import (
    PRESETS,
    TABLE,
    Dice,
    Phase,
    Ruleset,
    View,
    apply,
    decisions,
    find_preset,
    legal_actions,
    start,
    table_action,
    view,
)
from tests.robots.match import points_ahead, robot
from tests.rules.parties import random_chooser

RUNS = 5
DEALS = 250
ROBOT_PARTIES = 3
MATCH_DEALS = 1000
ROBOT_GAMES = ("french", "kloppen", "decouverte", "coinche_bga")


def rows() -> list[tuple[str, str]]:
    return [*deal_rows(), *(row for name in ROBOT_GAMES for row in robot_rows(name))]


def robot_rows(name: str) -> list[tuple[str, str]]:
    """How fast and how strong robots are in a game."""
    rules = find_preset(name)
    ahead = points_ahead(rules, MATCH_DEALS, robot(bytes(32)), random_chooser(1))
    return [
        (
            f"robots: {name}, time to choose an action from a view",
            f"{robot_milliseconds(rules):.3f} ms",
        ),
        (
            f"robots: {name}, against random legal play, {MATCH_DEALS:,} deals each played twice",
            f"{ahead:+.1f} points a deal",
        ),
    ]


def deal_rows() -> list[tuple[str, str]]:
    """Each preset with its speed, and how much faster than the slowest it is."""
    runs = {name: sorted(_speeds(rules)) for name, rules in PRESETS.items()}
    medians = {name: speeds[RUNS // 2] for name, speeds in runs.items()}
    slowest = min(medians.values())
    return [
        (
            f"rules: {name}, random full deals per second, all checks on, one core",
            f"{medians[name]:,.0f}, {medians[name] / slowest:.1f} times the slowest "
            f"(median of {RUNS}; {speeds[0]:,.0f}–{speeds[-1]:,.0f})",
        )
        for name, speeds in runs.items()
    ]


def _speeds(rules: Ruleset) -> Iterator[float]:
    return (deals_per_second(rules, number) for number in range(RUNS))


def deals_per_second(rules: Ruleset, run: int) -> float:
    """Play whole parties, `DEALS` deals or a few more."""
    chance = random.Random(run)
    gc.collect()
    deals, began = 0, time.process_time()
    while deals < DEALS:
        deals += play_party(rules, f"{run}, {deals}".encode().ljust(32), chance)
    return deals / (time.process_time() - began)


def play_party(rules: Ruleset, seed: bytes, chance: random.Random) -> int:
    """One party as at a table; gives the number of full deals, those thrown in not counted."""
    state = start(rules)
    while state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        if actor == TABLE:
            action = table_action(state, seed)
            assert action is not None
        else:
            actions = legal_actions(state, actor)
            action = actions[int(chance.random() * len(actions))]
        state = apply(state, action).state
    return len(state.results)


def robot_milliseconds(rules: Ruleset) -> float:
    """Mean time of one choice; making the view is not counted."""
    views = [seen for number in range(ROBOT_PARTIES) for seen in robot_views(rules, number)]
    dice = Dice(bytes(32), "robot", 0)
    began = time.process_time()
    for seen in views:
        choose(seen, dice)
    return (time.process_time() - began) / len(views) * 1000


def robot_views(rules: Ruleset, number: int) -> Iterator[View]:
    """Return what each robot sees when it is asked, in one party of four of them."""
    seed = number.to_bytes(32, "big")
    state, player = start(rules), robot(seed)
    while state.phase is not Phase.OVER:
        actor = decisions(state)[0].actor
        if actor == TABLE:
            action = table_action(state, seed)
            assert action is not None
        else:
            yield view(state, actor)
            action = player(state, actor)
        state = apply(state, action).state
