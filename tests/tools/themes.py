"""In how many of a hundred practice deals their theme matters, and in how many random deals.

    python -m tests.tools.themes french finesse 100

A strong player sits in the seat, robots around it play as in the deals that are looked through. A
theme matters where one decision of that player has it. Also how long a deal is sought, in seconds
of one core.
"""

import sys
import time
from collections.abc import Sequence

from bot.robots import Level, search
from bot.rules import Ruleset, apply, find_preset, parse_action, start, view
from bot.teaching.puzzles import played_on
from bot.teaching.themes import Theme, deal_in, seeds_of, spot_at


def matters(rules: Ruleset, theme: Theme, seed: bytes, seat: int, actions: Sequence[str]) -> bool:
    """Tell whether who plays well in a seat comes to a theme."""
    state = start(rules)
    for each in actions:
        state = apply(state, parse_action(each)).state
    played = played_on(state, seed, len(actions), {seat: Level.STRONG})
    return any(
        action.actor == seat and spot_at(view(before, seat), theme) for before, action in played
    )


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
