"""Every choice of the host, drawn from the one secret seed of a party (design.md, Fair deals).

The seed is committed by its SHA-256 before the first deal and revealed after the party, so that
anybody can draw all of it again.
"""

import hashlib
import hmac
from typing import Final

from bot.rules.actions import ChooseDealer, Cut, Draw, Gather, Shuffle, TableAction
from bot.rules.card import PACK, Card
from bot.rules.dealing import CUT_LEAST
from bot.rules.machine import cutter, needs_shuffle
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
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely."""
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
        if not self._words:
            message = f"{self._label}:{self._block}".encode()
            digest = hmac.digest(self._seed, message, "sha256")
            self._words = [int.from_bytes(digest[n : n + 4], "big") for n in range(0, 32, 4)]
            self._block += 1
        return self._words.pop(0)


def table_action(state: State, seed: bytes) -> TableAction | None:
    """What chance does next in `state`; None when it is not the table's turn."""
    match state.phase:
        case Phase.DRAW if state.rules.first_dealer == "lowest_card":
            dice = Dice(seed, "draw", len(state.draws))
            return Draw(dice.shuffled(PACK)[: len(state.drawing)])
        case Phase.DRAW:
            return ChooseDealer(Dice(seed, "dealer", 0).below(state.rules.players))
        case Phase.SHUFFLE if needs_shuffle(state):
            return Shuffle(Dice(seed, "pack", state.deal_number + 1).shuffled(PACK))
        case Phase.SHUFFLE:
            return Gather(Dice(seed, "pile", state.deal_number + 1).below(2))
        case _:
            return None


def default_cut(state: State, seed: bytes) -> Cut:
    """Where the host cuts for a cutter who does not choose."""
    positions = len(PACK) - 2 * CUT_LEAST + 1
    return Cut(cutter(state), CUT_LEAST + Dice(seed, "cut", state.deal_number).below(positions))
