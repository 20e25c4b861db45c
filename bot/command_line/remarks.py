"""Oddities of a record: possible, and yet worth a look."""

from collections.abc import Iterator

from bot.command_line.fairness import seed_of
from bot.robots import choose
from bot.rules import (
    PRESETS,
    Cut,
    Record,
    RecordError,
    Replayed,
    cuts,
    default_cut,
    find_preset,
    robot_dice,
    view,
)


def remarks(record: Record, replayed: Replayed) -> Iterator[str]:
    """Yield what no replay can refuse: changed rules, and cuts that may not be their players'."""
    # A table may change nearly every option of its preset, so its name alone says little.
    changed = find_preset(record.preset).differences(record.rules)
    other = next((name for name, rules in PRESETS.items() if rules == record.rules), None)
    if changed and other is not None:
        yield f"The rules are called {record.preset}, and are those of {other}."
    elif changed:
        values = ", ".join(f"{option} {here}" for option, (_, here) in changed.items())
        yield f"Rules: {record.preset} with {values}."
    yield from _cuts(record, replayed)


def _cuts(record: Record, replayed: Replayed) -> Iterator[str]:
    """Each cut that is said to be a player's own, where the host or a robot would have cut."""
    try:
        seed = seed_of(record)
    except RecordError:
        return  # not revealed yet: nobody knows where they would have cut
    for number, (before, action) in enumerate(replayed.steps, 1):
        if not isinstance(action, Cut):
            continue
        deal = record.deals[before.deal_number - 1]
        if "cut" in deal.time_outs or "cut" in deal.robots:
            continue
        who = record.seats[action.actor]
        dice = robot_dice(before, seed, action.actor, number)
        for whose, drawn in (
            ("the host", default_cut(before, seed)),
            ("a robot", choose(view(before, action.actor), dice)),
        ):
            if action == drawn:
                places = len(cuts(before))
                yield (
                    f"Deal {before.deal_number}: the cut is said to be {who}'s own, and is where "
                    f"{whose} would have cut; by chance that is so once in {places} times."
                )
