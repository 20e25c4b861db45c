"""Whether everything that chance did in a party came from its seed (design.md, Fair deals)."""

from bot.rules import (
    TABLE,
    Phase,
    Record,
    RecordError,
    Replayed,
    commitment,
    replay,
    table_action,
)


def check_fairness(record: Record) -> Replayed:
    """Replay a record and draw all its chance again; raises `RecordError` for what differs.

    Draws for dealer, packs and which pile went on top are recomputed. Cuts are choices of players
    and stand in the record like their cards.
    """
    replayed = replay(record)
    seed = _seed(record)
    for before, action in zip(replayed.states, replayed.actions, strict=False):
        if action.actor == TABLE and action != table_action(before, seed):
            if before.phase is Phase.DRAW:
                raise RecordError("the draw for dealer does not come from the seed")
            raise RecordError("the pack does not come from the seed", before.deal_number + 1)
    return replayed


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
