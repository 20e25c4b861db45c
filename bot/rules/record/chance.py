"""Every choice of the host, drawn from the one secret seed of a party (docs/design.md, Fair deals).

The seed is committed by its SHA-256 before the first deal and revealed after the party, so that
anybody can draw all of it again.
"""

import hashlib
import hmac
import struct
from collections.abc import Sequence
from itertools import count
from typing import TypeVar

from bot.rules.core.actions import (
    ChooseDealer,
    ChoosePackets,
    Close,
    Cut,
    Draw,
    Gather,
    Shuffle,
    TableAction,
)
from bot.rules.core.machine import decisions
from bot.rules.core.new_deal import cuts, cutter, dealer_of, heaps, needs_shuffle
from bot.rules.core.state import Ask, Phase, State, asked

SEED_BYTES = 32

Thing = TypeVar("Thing")


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed, in hexadecimal: it is shown before the first deal."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """Return the seed of all chance: HMAC-SHA256(seed, "nonces:0=…,2=…"), or the seed itself
    where nobody pressed.

    `nonces`: each seat's, from its player's own press, or None. The seed is committed before
    anybody presses, and Discord numbers the presses: whoever runs the host chooses neither what is
    mixed in nor, once it is, the packs.
    """
    said = [f"{seat}={nonce}" for seat, nonce in enumerate(nonces) if nonce is not None]
    if not said:
        return seed
    return hmac.digest(seed, f"nonces:{','.join(said)}".encode(), "sha256")


class Dice:
    """Chance from a seed: HMAC-SHA256(seed, "purpose:number:block"), read as 32-bit numbers."""

    def __init__(self, seed: bytes, purpose: str, number: int) -> None:
        labels = (f"{purpose}:{number}:{block}" for block in count())
        blocks = (hmac.digest(seed, label.encode(), "sha256") for label in labels)
        self._words = (word for block in blocks for word in struct.unpack(">8I", block))

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely; raises `ValueError` for no limit."""
        if not 1 <= limit <= 2**32:
            raise ValueError(f"no number lies below {limit}")
        fair = 2**32 - 2**32 % limit
        while (word := next(self._words)) >= fair:
            pass
        return word % limit

    def shuffled(self, things: tuple[Thing, ...]) -> tuple[Thing, ...]:
        """The things in a random order (Fisher–Yates from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def board_seed(secret: bytes, round_number: int) -> bytes:
    """The seed of every party of a duplicate's round (T5).

    Tables that share it have the same packs, the same dealers and the same chance for robots. The
    secret is 32 bytes of its own and not shown before everything is played: whoever had it would
    know the boards to come. The seed of a round is published when its window has closed; it says
    nothing of other rounds.
    """
    return hmac.digest(secret, f"boards:{round_number}".encode(), "sha256")


def robot_dice(state: State, seed: bytes, seat: int, number: int) -> Dice:
    """The chance of a robot in a seat for the party's action `number`, from 1.

    On boards every table has its own number of actions by then: it is counted within the deal.
    """
    if state.rules.end_mode != "boards":
        return Dice(seed, "robot", number)
    deal = state.deal
    cards = 0 if deal is None else len(deal.calls) + len(deal.tricks)
    return Dice(seed, f"robot {seat} of board {state.deal_number}", cards)


def table_action(state: State, seed: bytes) -> TableAction | None:
    """The next action of the host, by chance or by the clock; None when it is not asked."""
    pack = state.game_type.dealing.pack
    if state.phase is Phase.DRAW:
        if state.rules.first_dealer == "random":
            return ChooseDealer(Dice(seed, "dealer", 0).below(state.game_type.seats))
        dice = Dice(seed, "draw", len(state.draws))
        return Draw(dice.shuffled(pack)[: len(state.drawing)])
    if state.phase is Phase.SHUFFLE:
        number = state.deal_number + 1
        if needs_shuffle(state):
            return Shuffle(Dice(seed, "pack", number).shuffled(pack))
        # As hands pick them up: what lies together first, then each heap on any other.
        dice = Dice(seed, "gather", number)
        swept = tuple(dice.shuffled(heap) for heap in heaps(asked(state)))
        return Gather(tuple(card for heap in dice.shuffled(swept) for card in heap))
    if any(each.ask is Ask.CLOSE for each in decisions(state)):
        return Close()
    return None


def default_cut(state: State, seed: bytes) -> Cut:
    """Return where the host cuts for a cutter who does not choose."""
    positions = cuts(state)
    dice = Dice(seed, "cut", state.deal_number)
    return Cut(cutter(state), positions[dice.below(len(positions))])


def default_packets(state: State) -> ChoosePackets:
    """Return how the host deals for a dealer who does not choose."""
    return ChoosePackets(dealer_of(state), "3-2")
