"""Whether everything that chance did in a party came from its seed (design.md, Fair deals)."""

from bot.robots import choose
from bot.rules import (
    TABLE,
    Action,
    Cut,
    Phase,
    Record,
    RecordError,
    Replayed,
    State,
    commitment,
    default_cut,
    drawn_again,
    replay,
    robot_dice,
    view,
)


def check_fairness(record: Record) -> Replayed:
    """Replay a record and draw all its chance again; raises `RecordError` for what differs.

    Draws for dealer, packs, how tricks were gathered, and the cuts that the host or a robot made.
    What players chose stands in the record like their cards.
    """
    replayed = replay(record)
    seed = _seed(record)
    moves = zip(replayed.states, replayed.actions, strict=False)
    for number, (before, action) in enumerate(moves, 1):
        if action.actor == TABLE and action != drawn_again(before, action, seed):
            if before.phase is Phase.DRAW:
                raise RecordError("the draw for dealer does not come from the seed")
            raise RecordError("the pack does not come from the seed", before.deal_number + 1)
        if isinstance(action, Cut):
            _check_cut(record, before, action, seed, number)
    return replayed


def _check_cut(record: Record, before: State, cut: Cut, seed: bytes, number: int) -> None:
    """`number`: of the action in the party, from 1, as a robot's chance is numbered."""
    deal = record.deals[before.deal_number - 1]
    drawn: Action = cut
    if "cut" in deal.time_outs:
        drawn = default_cut(before, seed)
    elif "cut" in deal.robots:
        drawn = choose(view(before, cut.actor), robot_dice(before, seed, cut.actor, number))
    if cut != drawn:
        raise RecordError("the cut does not come from the seed", before.deal_number)


def _seed(record: Record) -> bytes:
    if record.seed is None:
        raise RecordError("the seed is not in it: it is revealed when the party is over")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("the seed is not hexadecimal") from None
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that was committed before the first deal")
    return seed
