"""Draws of a tournament: HMAC(seed, purpose, number), the seed published with the first pairing.

Anybody who has the seed draws all of it again, as with the packs of a party (`bot.rules.Dice`).
"""

import hashlib
import hmac
import struct
from collections.abc import Iterable, Sequence

from bot.rules import Dice


def shuffled(seed: bytes, purpose: str, number: int, ids: Iterable[int]) -> tuple[int, ...]:
    """The ids in a random order, which does not depend on the order they come in."""
    return Dice(seed, purpose, number).shuffled(tuple(sorted(ids)))


def many_shuffles(seed: bytes, purpose: str, number: int, ids: Sequence[int]) -> list[int]:
    """The ids in a random order, cheaply: for draws by the thousand of which one is kept.

    Each id in its sorted place has a number of 64 bits from SHAKE-256 of the HMAC; the lowest
    comes first.
    """
    key = hmac.digest(seed, f"{purpose}:{number}".encode(), "sha256")
    words = struct.unpack(f">{len(ids)}Q", hashlib.shake_256(key).digest(8 * len(ids)))
    order = sorted(ids)
    return [order[place] for place in sorted(range(len(order)), key=words.__getitem__)]


def lot(seed: bytes, entry: int) -> int:
    """An entry's lot, the lowest first: the same whoever else enters, now or later."""
    return Dice(seed, "lot", entry).below(2**32)


def by_lot(seed: bytes, ids: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(ids, key=lambda each: (lot(seed, each), each)))
