"""The fate of points that a tied deal held (A7)."""

from bot.rules.core.result import DealOutcome, Held
from bot.rules.core.sides import Pair, Sides


def release_held(held: tuple[Held, ...], winner: int, accounts: Sides) -> Pair:
    """Return both accounts' part of held points when `winner` wins the deal that follows.

    Litige: all to the winner. Abeyance: to each its own if the takers of the tied deal win it,
    else everything to their opponents. What was held by several ties is released together, each
    by its own rule.
    """
    released = [0, 0]
    for each in held:
        if each.rule is DealOutcome.ABEYANCE and winner == each.team:
            released[each.team] += each.points[0]
            released[accounts.other(each.team)] += each.points[1]
        else:
            released[winner] += sum(each.points)
    return released[0], released[1]


def held_to_owners(held: tuple[Held, ...], accounts: Sides) -> Pair:
    """Return both accounts' part when the party ends before a deal decides (A7 `held_at_end`).

    Each gets what it made itself: after a litige that is the takers alone, since the defenders have
    written theirs.
    """
    owned = [0, 0]
    for each in held:
        owned[each.team] += each.points[0]
        owned[accounts.other(each.team)] += each.points[1]
    return owned[0], owned[1]
