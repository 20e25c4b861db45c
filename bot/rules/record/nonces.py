"""Numbers that come from the players' own presses, mixed into the seed of a party.

The seed is committed before anybody presses, and Discord numbers the presses: whoever runs the host
chooses neither what is mixed in nor, once it is, the packs.
"""

import hmac
from collections.abc import Sequence

Nonces = Sequence[str | None]
"""each seat's; None where nobody pressed"""


def mixed_seed(seed: bytes, nonces: Nonces) -> bytes:
    """Return the seed of all chance: HMAC-SHA256(seed, "nonces:0=…,2=…"), or the seed itself
    where nobody pressed.
    """
    said = [f"{seat}={nonce}" for seat, nonce in enumerate(nonces) if nonce is not None]
    if not said:
        return seed
    return hmac.digest(seed, f"nonces:{','.join(said)}".encode(), "sha256")
