"""Every choice of the host, drawn from the one secret seed of a party (design.md, Fair deals).

The seed is committed by its SHA-256 before the first deal and revealed after the party, so that
anybody can draw all of it again.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator
from typing import Final

from bot.rules.actions import (
    ChooseDealer,
    ChoosePackets,
    Close,
    Cut,
    Draw,
    Gather,
    Shuffle,
    TableAction,
)
from bot.rules.card import PACK, Card
from bot.rules.dealing import CUT_LEAST
from bot.rules.new_deal import cutter, dealer_of, needs_shuffle
from bot.rules.state import Phase, State

SEED_BYTES: Final = 32


def commitment(seed: bytes) -> str:
    """What is shown before the first deal: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


class Dice:
    """Chance from a seed: HMAC-SHA256(seed, "purpose:number:block"), read as 32-bit numbers."""

    def __init__(self, seed: bytes, purpose: str, number: int) -> None:
        self._seed = seed
        self._label = f"{purpose}:{number}"
        self._block = 0
        self._words: Iterator[int] = iter(())

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely; raises `ValueError` for no limit."""
        if not 1 <= limit <= 2**32:
            raise ValueError(f"no number lies below {limit}")
        fair = 2**32 - 2**32 % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def shuffled(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in a random order (Fisher–Yates from the end)."""
        pack = list(cards)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)

    def _word(self) -> int:
        word = next(self._words, None)
        if word is None:
            message = f"{self._label}:{self._block}".encode()
            self._words = iter(struct.unpack(">8I", hmac.digest(self._seed, message, "sha256")))
            self._block += 1
            word = next(self._words)
        return word


def board_seed(secret: bytes, round_number: int) -> bytes:
    """The seed of every party of a duplicate's round (tournaments.md T5).

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
    """What the host does next in `state`, by chance or by the clock; None when it is not asked."""
    if state.phase is Phase.DRAW:
        return _draw_for_dealer(state, seed)
    if state.phase is Phase.SHUFFLE:
        return _next_pack(state, seed)
    if state.phase in (Phase.KNOCK, Phase.SURCOINCHE):
        return Close()
    return None


def _draw_for_dealer(state: State, seed: bytes) -> TableAction:
    if state.rules.first_dealer == "random":
        return ChooseDealer(Dice(seed, "dealer", 0).below(state.rules.players))
    dice = Dice(seed, "draw", len(state.draws))
    return Draw(dice.shuffled(PACK)[: len(state.drawing)])


def _next_pack(state: State, seed: bytes) -> TableAction:
    number = state.deal_number + 1
    if needs_shuffle(state):
        return Shuffle(Dice(seed, "pack", number).shuffled(PACK))
    return Gather(Dice(seed, "pile", number).below(2))


def default_cut(state: State, seed: bytes) -> Cut:
    """Where the host cuts for a cutter who does not choose."""
    positions = len(PACK) - 2 * CUT_LEAST + 1
    return Cut(cutter(state), CUT_LEAST + Dice(seed, "cut", state.deal_number).below(positions))


def default_packets(state: State) -> ChoosePackets:
    """How the host deals for a dealer who does not choose."""
    return ChoosePackets(dealer_of(state), "3-2")
