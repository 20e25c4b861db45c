"""The points that contracts bring, as `bot/robots/strong/contracts.npy` has them:
`python -m tests.tools.fitting.contracts 800000`.

So many deals are played by instinct, half as many without a trump suit and with all suits trumps,
and numbers are found by which what came of each is likeliest: the points, how far chance moves
them, and the chance of all the tricks. Where there is a trump suit it is mostly the one that the
taker wants.
"""

import sys
from itertools import pairwise
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from bot.robots.search import first_stage, play_by_instinct, wait
from bot.robots.search.stage import PlaySoFar
from bot.robots.search.worlds import NOTHING_UNDER, Worlds
from bot.robots.strong.contracts import FILE, KINDS, SHAPE, UNIT, describe
from bot.robots.strong.instinct import instinct
from bot.robots.strong.worths import Counts, Hands, expected
from bot.rules import DEAL_POINTS, NoSuit, Trump, deal_points, find_preset, start

RULES = find_preset("coinche_bga").changed({"na_values": "ffb_table"})
NEED = 0.51
"""the part of all points that takers need"""
WANTED = 0.6
"""how often the suit is trump of which the taker would make most"""
BETTER = 0.85
"""how often the better hand of a side is the taker's"""
TIMES = 10
"""that each deal is learnt from"""
BATCH = 512
RATE = 0.002
WARMING = 500
"""steps that become longer; then they become shorter"""
RELIED_UPON = {False: (0.94, 1.0, 1.04, -0.2), True: (0.77, -0.7, 1.12, -0.5)}
"""what all kinds of players make of contracts with and without a trump suit, which the club plays
less well than instinct does (`python -m tests.tools.fitting.reliance`): how much of what is above
one half is relied upon, points beside, how much more chance moves them, and what is taken off the
odds of all the tricks"""
SEATS = np.arange(4)

Numbers = NDArray[np.float32]


class Deals(NamedTuple):
    """Deals, and what came of them."""

    hands: Hands
    leader: Counts
    points: Numbers
    """of the taker's side above one half, in units"""
    everything: Numbers
    """1 where that side won all the tricks"""

    def rows(self, numbers: Counts) -> Self:
        return self._make(each[numbers] for each in self)


def played(trump: Trump, deals: int, chance: np.random.Generator) -> Deals:
    """Play deals by instinct; seat 0 is the taker."""
    found: list[Deals] = []
    accounts, whole = start(RULES).game_type.accounts, deal_points(RULES, trump)
    for leader in SEATS.tolist():
        hands = _dealt(trump, deals // 4, chance)
        stage = first_stage(RULES, accounts, trump, 0, leader)
        so_far = PlaySoFar(leader, 0, NEED, (), None)
        worlds = Worlds(hands.astype(np.int64), NOTHING_UNDER)
        points, tricks, _ = play_by_instinct(stage, worlds, (), so_far, instinct())
        above = (points[:, 0] * DEAL_POINTS / whole - DEAL_POINTS / 2) / UNIT
        everything = tricks[:, 0, list(accounts.seats[0])].sum(axis=1) == tricks[:, 0].sum(axis=1)
        leaders = np.full(len(hands), leader)
        found.append(Deals(hands, leaders, above.astype(np.float32), everything.astype(np.float32)))
    return Deals(*map(np.concatenate, zip(*found, strict=True)))


def _dealt(trump: Trump, deals: int, chance: np.random.Generator) -> Hands:
    cards = np.tile(np.uint32(1) << np.arange(32, dtype=np.uint32), (deals, 1))
    packs = chance.permuted(cards, axis=1).reshape(deals, 4, 8)
    hands = packs.sum(axis=2, dtype=np.uint32)
    rows = np.arange(deals)
    if not isinstance(trump, NoSuit):
        suits = hands.view(np.uint8).reshape(deals, 4, 4)
        ways = [np.roll(suits, step, axis=2).view(np.uint32)[..., 0] for step in range(4)]
        best = np.stack([expected(way[:, 0], trump) for way in ways]).argmax(axis=0)
        way = np.where(chance.random(deals) < WANTED, best, chance.integers(0, 4, deals))
        hands = np.stack(ways)[way, rows]
    worse = expected(hands[:, 2], trump) > expected(hands[:, 0], trump)
    turned = 2 * (worse & (chance.random(deals) < BETTER))
    return hands[rows[:, None], (SEATS + turned[:, None]) % 4]


class Learner:
    """Numbers that are being found, by steps that are as long as their slope is steady (Adam)."""

    def __init__(self, chance: np.random.Generator) -> None:
        self.numbers: list[Numbers] = []
        for before, after in pairwise(SHAPE):
            weights = chance.standard_normal((before, after)) * np.sqrt(2 / before)
            self.numbers += [weights.astype(np.float32), np.zeros(after, np.float32)]
        self.numbers[-2] *= np.float32(0.1)
        self.mean = [np.zeros_like(each) for each in self.numbers]
        self.square = [np.zeros_like(each) for each in self.numbers]
        self.steps = 0

    def learn(self, told: Numbers, deals: Deals, rate: float) -> float:
        """Take a step, and return how unlikely what came of the deals was."""
        seen = [told]
        for number in range(0, len(self.numbers), 2):
            before = seen[-1] if number == 0 else np.maximum(seen[-1], 0)
            seen.append(before @ self.numbers[number] + self.numbers[number + 1])
        unlikely, slope = _missed(seen[-1], deals)
        slopes: list[Numbers] = []
        for number in range(len(self.numbers) - 2, -1, -2):
            before = seen[number // 2]
            held = before if number == 0 else np.maximum(before, 0)
            slopes = [held.T @ slope, slope.sum(axis=0), *slopes]
            slope = (slope @ self.numbers[number].T) * (before > 0)
        self._step(slopes, rate)
        return unlikely

    def _step(self, slopes: list[Numbers], rate: float) -> None:
        self.steps += 1
        fair, fairly = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for number, slope in enumerate(slopes):
            self.mean[number] += 0.1 * (slope - self.mean[number])
            self.square[number] += 0.001 * (slope * slope - self.square[number])
            steady = np.sqrt(self.square[number] / fairly) + 1e-8
            self.numbers[number] -= np.float32(rate / fair) * self.mean[number] / steady


def _missed(ends: Numbers, deals: Deals) -> tuple[float, Numbers]:
    """Return how unlikely the outcomes are, as a mean of logarithms, and its slope."""
    expects, differs, odds = ends.T
    scale, rest = np.exp(np.clip(differs, -3, 3)), 1 - deals.everything
    far = (deals.points - expects) / scale
    pull = np.tanh(far / 2)
    chance = 1 / (1 + np.exp(-np.clip(odds, -20, 20)))
    slope = np.stack(
        (-rest * pull / scale, rest * (1 - far * pull), chance - deals.everything), axis=1
    )
    near = np.abs(far) + 2 * np.log1p(np.exp(-np.abs(far))) + np.log(scale)
    right = np.where(deals.everything > 0, chance, 1 - chance)
    unlikely = float((rest * near - np.log(right + 1e-9)).mean())
    return unlikely, (slope / len(ends)).astype(np.float32)


def fitted(trump: Trump, deals: Deals, chance: np.random.Generator) -> Numbers:
    """Return the numbers by which what came of the deals is likeliest."""
    learner, first = Learner(chance), np.zeros(BATCH, np.int64)
    steps = TIMES * (len(deals.hands) // BATCH)
    for time in range(TIMES):
        order, unlikely = chance.permutation(len(deals.hands)), list[float]()
        for begun in range(0, len(order) - BATCH + 1, BATCH):
            part = deals.rows(order[begun : begun + BATCH])
            told = describe(part.hands, first, part.leader, trump)
            rate = min(1, (learner.steps + 1) / WARMING) * (1 - learner.steps / steps) ** 0.7
            unlikely.append(learner.learn(told, part, RATE * rate))
        sys.stdout.write(f"{trump} {time + 1}: {np.mean(unlikely):.3f}\n")
    return np.concatenate([each.ravel() for each in learner.numbers])


def relied_upon(numbers: Numbers, trump: Trump) -> Numbers:
    """Return numbers that tell contracts as players of all kinds play them."""
    slope, beside, wider, odds = RELIED_UPON[isinstance(trump, NoSuit)]
    last = numbers[-(SHAPE[-2] + 1) * SHAPE[-1] :].reshape(-1, SHAPE[-1]).copy()
    last[:, 0] *= slope
    last[-1] += (beside / UNIT, np.log(wider), odds)
    return np.concatenate((numbers[: -last.size], last.ravel()))


def main(deals: int) -> None:
    wait()
    chance = np.random.default_rng(1)
    found: list[Numbers] = []
    for trump in KINDS:
        count = deals // 2 if isinstance(trump, NoSuit) else deals
        numbers = fitted(trump, played(trump, count, chance), chance)
        found.append(relied_upon(numbers, trump))
    np.save(FILE, np.stack(found).astype(np.float16))


if __name__ == "__main__":
    main(int(sys.argv[1]))
