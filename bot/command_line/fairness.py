"""Tells whether everything that chance did in a party came from its seed (docs/design.md, Fair
deals)."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.robots import DEFAULT_LEVEL, HURRIED, Level, choose
from bot.robots.search import wait
from bot.rules import (
    TABLE,
    Action,
    Cut,
    Phase,
    Preparation,
    Record,
    RecordError,
    Replayed,
    State,
    commitment,
    default_cut,
    mixed_seed,
    replay,
    robot_dice,
    table_action,
    view,
)


def check_fairness(record: Record) -> Replayed:
    """Replay a record and draw all its chance again; raises `RecordError` for what differs.

    Draws for dealer, packs, how tricks were gathered, and the cuts that the host or a robot made.
    What players chose stands in the record like their cards.
    """
    replayed = replay(record)
    seed = seed_of(record)
    for number, (before, action) in enumerate(replayed.steps, 1):
        if action.actor == TABLE and action != table_action(before, seed):
            if before.phase is Phase.DRAW:
                raise RecordError("the draw for dealer does not come from the seed")
            raise RecordError("the pack does not come from the seed", before.deal_number + 1)
        if isinstance(action, Cut):
            deal, drawn = record.deals[before.deal_number - 1], action
            if "cut" in deal.time_outs:
                drawn = default_cut(before, seed)
            elif "cut" in deal.robots:
                drawn = choose(
                    view(before, action.actor), robot_dice(before, seed, action.actor, number)
                )
            if action != drawn:
                raise RecordError("the cut does not come from the seed", before.deal_number)
    return replayed


def seed_of(record: Record) -> bytes:
    """Return what all chance comes from: the committed seed, with what the players mixed into
    it."""
    if record.seed is None:
        raise RecordError("the seed is not in it: it is revealed when the party is over")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("the seed is not hexadecimal") from None
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that was committed before the first deal")
    return mixed_seed(seed, record.nonces)


class Robots(NamedTuple):
    """Calls and cards of robots: how many there are, and how many a robot of today does too."""

    moves: int
    alike: int
    hurried: int = 0
    """others that a robot does which has no time to think as deeply as its level does"""
    by_thumb: bool = False
    """the search does not work on this machine: no robot could think ahead"""


def play_robots(record: Record, replayed: Replayed) -> Robots:
    """Have a robot choose again wherever one did: the same view, the same dice and the level of the
    table, or that of who plays for a person."""
    seed, levels = seed_of(record), _levels(record)
    below = tuple(HURRIED[each] for each in levels if each in HURRIED)
    moves, alike, hurried, by_thumb = 0, 0, 0, False
    for number, before, seat, action in _moves_of_robots(record, replayed):
        seen = view(before, seat)
        moves += 1
        for level in dict.fromkeys((*levels, *below)):
            by_thumb = by_thumb or (level in HURRIED and not wait())
            if choose(seen, robot_dice(before, seed, seat, number), level) == action:
                alike += level in levels
                hurried += level not in levels
                break
    return Robots(moves, alike, hurried, by_thumb)


def _moves_of_robots(
    record: Record, replayed: Replayed
) -> Iterator[tuple[int, State, int, Action]]:
    """Each call and card with its number in the party, from 1, the state before it and its seat."""
    deal, number_in_deal = 0, 0
    for number, (before, action) in enumerate(replayed.steps, 1):
        if isinstance(action, Preparation):
            continue
        if before.deal_number != deal:
            deal, number_in_deal = before.deal_number, 0
        number_in_deal += 1
        if number_in_deal in record.deals[deal - 1].robots and action.actor != TABLE:
            yield number, before, action.actor, action


def _levels(record: Record) -> tuple[Level, ...]:
    """How the robots of a record may have played; nothing where none sat at the table."""
    if record.robot_level is None:
        return ()
    if record.robot_level not in tuple(Level):
        raise RecordError(f"robots do not play {record.robot_level!r}")
    return tuple(dict.fromkeys((Level(record.robot_level), DEFAULT_LEVEL)))


def what_is_shown(record: Record, replayed: Replayed) -> list[str]:
    """Say what a record that is right proves, and what it cannot."""
    pressed = [
        f"{name} {nonce}"
        for name, nonce in zip(record.seats, record.nonces, strict=False)
        if nonce is not None
    ]
    lines = [
        f"SHA-256 of the secret number: {record.commitment}",
        "Compare it with what the table showed before the first card: this file alone cannot tell.",
        "Every draw, pack, gathering and cut of the host comes from that seed"
        + (", with what the players' presses mixed into it:" if pressed else "."),
        *pressed,
        _robots_line(play_robots(record, replayed)),
    ]
    if pressed:
        lines.append(
            "The seed was committed before these presses, which Discord numbered: to choose packs, "
            "whoever runs the host would have had to forge a number. Compare them with those that "
            "the table showed."
        )
    else:
        lines.append(
            "It cannot be proved that the host drew the secret number blindly: here the host alone "
            "picked it, and no player's press was mixed in."
        )
    return [line for line in lines if line]


def _robots_line(robots: Robots) -> str:
    if robots.moves == 0:
        return ""
    if robots.moves == robots.alike:
        return f"Robots: all {robots.moves} calls and cards are what a robot does in their place."
    line = (
        f"Robots: {robots.alike} of {robots.moves} calls and cards are what a robot does in their "
        "place today"
    )
    if robots.by_thumb:
        return (
            f"{line}, by rule of thumb. What robots think out beyond that cannot be compared here: "
            "their search does not work on this machine."
        )
    if robots.hurried:
        line += f", {robots.hurried} more what one does that has no time to think as its level does"
    others = robots.moves - robots.alike - robots.hurried
    if others:
        line += f". The other {others} may be of robots of another version"
    return f"{line}."
