"""In how many of a hundred practice deals their theme matters, and in how many random deals.

    python -m tests.tools.themes french finesse 100

A strong player sits in the seat, robots around it play as in the deals that are looked through. A
theme matters where one decision of that player has it. Also how long a deal is sought, in seconds
of one core.
"""

import sys
import time
from collections.abc import Sequence

from bot.robots import Level, choose, search
from bot.rules import (
    Phase,
    Ruleset,
    apply,
    decisions,
    find_preset,
    parse_action,
    robot_dice,
    start,
    table_action,
    view,
)
from bot.teaching.themes import FOUND_BY, Theme, deal_in, seeds_of, spot_at


def matters(rules: Ruleset, theme: Theme, seed: bytes, seat: int, actions: Sequence[str]) -> bool:
    """Tell whether who plays well in a seat comes to a theme."""
    state, number = start(rules), len(actions)
    for each in actions:
        state = apply(state, parse_action(each)).state
    while not (state.deal_number and state.phase in (Phase.SHUFFLE, Phase.OVER)):
        action = table_action(state, seed)
        if action is None:
            asked = int(next(each for each in decisions(state) if each.waits).actor)
            seen = view(state, asked)
            if asked == seat and spot_at(seen, theme):
                return True
            level = Level.STRONG if asked == seat else FOUND_BY
            action = choose(seen, robot_dice(state, seed, asked, number + 1), level)
        state, number = apply(state, action).state, number + 1
    return False


def main(preset: str, name: str, deals: str) -> None:
    rules, theme, count = find_preset(preset), Theme(name), int(deals)
    search.wait()
    seconds: list[float] = []
    chosen = by_chance = 0
    for number in range(count):
        seed, began = number.to_bytes(30, "big"), time.process_time()
        sought = (deal_in(rules, theme, each) for each in seeds_of(seed))
        deal = next((each for each in sought if each is not None), None)
        seconds.append(time.process_time() - began)
        if deal is not None:
            chosen += matters(rules, theme, deal.seed, deal.seat, deal.actions)
        by_chance += matters(rules, theme, b"by chance" + seed, 0, ())
    seconds.sort()
    middle, slow = (seconds[int(share * count)] for share in (0.5, 0.95))
    sys.stdout.write(
        f"{preset}, {theme}: matters in {chosen} of {count}, by chance in {by_chance}; "
        f"sought for {middle:.2f} s, p95 {slow:.2f}\n"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
