"""The instinct of robots, as `bot/robots/strong/instinct.npy` has it.

`python -m tests.tools.fitting.instinct 100` begins anew,
`python -m tests.tools.fitting.instinct 60 more` goes on from there. It lets players who play by
instinct play deals against each other, tries every card that they might have played in the deal as
it was, and finds weights by which instinct tells what came of each; then again with these, so many
times. What everybody knew is all that instinct sees, and the deal was one of those that go with it:
so it learns what a card is worth as far as one can know.
"""

import sys
from collections import deque
from typing import NamedTuple
from zlib import crc32

import numpy as np
from numba import njit
from numpy.typing import NDArray

from bot.robots.search import stage_of, wait
from bot.robots.search.compiled import instinct, layout, position
from bot.robots.search.compiled.cards import count, list_different, lowest
from bot.robots.search.compiled.dealing import below_one, next_number
from bot.robots.strong.instinct import FILE
from bot.rules import Phase, apply, decisions, find_preset, start, view
from tests.robots.match import dealt
from tests.tools.arena.duel import pack_seed
from tests.tools.arena.players import player

CONTRACTS = {"french": 20000, "coinche_bga": 3000, "kloppen": 3000, "pagat": 1000}
"""contracts that robots by rule of thumb call; the other three hands are dealt again each time"""
CHOICES = 1 << 17
"""at a time"""
BY_THUMB = 8
"""times that players follow the rule of thumb first"""
ODD = 0.07
"""how often a player plays any card: instinct has to know what to do then"""
BATCH = 256
KEPT = 6
"""times whose choices are kept, …"""
AGAIN = 2
"""… and of how many of these one learns again, each time: to play takes longer than to learn"""
RATE = 0.001
"""how much weights move at a time, until half is done; then less and less"""
GENTLY = 0.5
"""the part of it by which weights that are there already are moved"""
UNIT = 20
"""points"""
MOST = 84
"""rows of a card"""
CAPOT = 90
BELOTE = 20

Numbers = NDArray[np.int64]
Weights = NDArray[np.float32]


class Contracts(NamedTuple):
    """Contracts, a row each."""

    facts: Numbers
    hands: Numbers
    deals: Numbers
    """the taker, who leads, what was bid (0 for a turned card), what is a point, the turned card"""


class Choices(NamedTuple):
    """Choices of players."""

    rows: NDArray[np.int16]
    """a line a card: its rows of weights, then -1"""
    first: Numbers
    """the first line of each choice; the last number is where the lines end"""
    worth: Weights
    """a line a card: how much more it brings than the cards beside it"""


def contracts() -> Contracts:
    """Let robots by rule of thumb call."""
    found: list[tuple[Numbers, list[int], list[int]]] = []
    for name, deals in CONTRACTS.items():
        rules = find_preset(name)
        for number in range(deals):
            seed, state = pack_seed(71, number), start(rules)
            calls = player("club", seed)
            while state.phase is not Phase.PLAY and state.deal_number < 2 and not state.results:
                actor = decisions(state)[0].actor
                state = apply(state, dealt(state, seed) or calls(state, int(actor))).state
            if state.phase is not Phase.PLAY or state.deal is None:
                continue
            seen = view(state, int(decisions(state)[0].actor))
            stage, turned = stage_of(seen), seen.turn_up
            tables = stage.tables
            bid = 0 if seen.bid is None else seen.bid.points
            deal = [seen.taker or 0, stage.leader, bid, tables.unit]
            deal.append(-1 if turned is None else tables.bits[turned.index])
            hands = [tables.set_of(hand) for hand in state.deal.hands]
            found.append((tables.facts, hands, deal))
    return Contracts(*(np.array(each, np.int64) for each in zip(*found, strict=True)))


# Players ------------------------------------------------------------------------------------------


@njit("void(i8[::1], i8[::1], u8[::1], i8[::1])")
def deal_again(hands, deal, chance, dealt):
    """Deal the cards of all but the taker again."""
    pool = 0
    for seat in range(4):
        dealt[seat] = hands[seat]
        if seat != deal[0]:
            pool |= hands[seat]
    for seat in range(4):
        if seat == deal[0]:
            continue
        dealt[seat] = 0
        for _ in range(8):
            rest = pool
            for _ in range(next_number(chance) % np.uint64(count(pool))):
                rest &= rest - 1
            dealt[seat] |= rest & -rest
            pool ^= rest & -rest


@njit("void(i8[::1], i8[::1], i8[::1], i8[::1])")
def begin(facts, deal, hands, row):
    """Make the position before the first lead."""
    total, worth = facts[layout.LAST_TRICK], 10
    for card in range(32):
        total += facts[layout.POINTS + card]
        worth += facts[layout.WORTH + card]
    total //= deal[3]
    shown = np.zeros(4, np.int64)
    if deal[4] >= 0:
        shown[deal[0]] = 1 << deal[4]
    need = max(deal[2], total // 2 + 1)
    position.begin(row, hands, shown, np.array([deal[0], need * worth // total, deal[1]]))


@njit("f8(i8[::1], i8[::1], i8[::1], i8[::1], f8, i8[::1])")
def written(facts, deal, hands, row, total, tricks):
    """Return how many points more the takers write: about as the rules have it."""
    takers = facts[layout.SIDE + deal[0]]
    ours = row[position.MINE] / deal[3]
    if takers:
        ours = total - ours
    theirs = total - ours
    trump, belote = facts[layout.TRUMP], 0
    if trump >= 0:
        pair = 0b1100 << 8 * trump
        for seat in range(4):
            if hands[seat] & pair == pair:
                belote = BELOTE if facts[layout.SIDE + seat] == takers else -BELOTE
    capot = 0
    if tricks[1 - takers] == 0:
        capot = CAPOT
    if tricks[takers] == 0:
        capot = -CAPOT
    needed = deal[2] if deal[2] else theirs + 0.5 + max(-belote, 0)
    if (ours + max(belote, 0) >= needed and ours + belote > theirs) or capot > 0:
        return ours - theirs + deal[2] + capot + belote
    return -total - deal[2] + min(capot, 0) + belote


@njit("i8(i8[::1], i8[::1], i8, f4[:, ::1], i8[::1], f4[:, ::1], f8[::1])")
def chosen(facts, row, allowed, weights, rows, sums, values):
    """Return a player's card: by the rule of thumb where there are no weights."""
    if allowed & (allowed - 1) == 0:
        return lowest(allowed)
    if weights.shape[0] == 0:
        return position.usual_card(facts, row, allowed)
    return instinct.weigh(facts, row, allowed, weights, rows, sums, values)


@njit("void(i8[::1], i8[::1], i8, i8[::1])")
def put(facts, row, card, tricks):
    """Play a card; a trick that is full is counted for its side."""
    position.put(facts, row, card)
    if row[position.HELD] == 0:
        tricks[facts[layout.SIDE + row[position.HOLDER]]] += 1


@njit(
    "f8(i8[::1], i8[::1], i8[::1], i8[::1], i8[::1], i8, f4[:, ::1], i8[::1], f4[:, ::1], f8[::1])"
)
def brought(facts, deal, hands, row, tricks, card, weights, rows, sums, values):
    """Return how many points more the takers write if `card` is played, and then as players do."""
    total, own = facts[layout.LAST_TRICK], row[position.TURN]
    for each in range(32):
        total += facts[layout.POINTS + each]
    after, won = row.copy(), tricks.copy()
    put(facts, after, card, won)
    while after[position.LEFT]:
        legal = position.allowed_in(facts, after)
        put(facts, after, chosen(facts, after, legal, weights, rows, sums, values), won)
    margin = written(facts, deal, hands, after, total // deal[3], won)
    return margin if facts[layout.SIDE + own] == facts[layout.SIDE + deal[0]] else -margin


@njit("void(i8[::1], i8[::1], i8, i8, i8[::1], i2[::1])")
def describe(facts, row, card, usual, rows, line):
    """Write the rows of a card down."""
    place = 0
    for part in range(3):
        if part == 0:
            length = instinct.list_shared(facts, row, rows)
        elif part == 1:
            length = instinct.list_suit(facts, row, card >> 3, rows)
        else:
            length = instinct.list_card(facts, row, card, card == usual, rows)
        for each in range(length):
            line[place] = rows[each]
            place += 1
    line[place] = -1


@njit(
    "i8(i8[:, ::1], i8[:, ::1], i8[:, ::1], f4[:, ::1], u8[::1], f8, i2[:, ::1], i8[::1], f4[::1])",
    nogil=True,
)
def play(all_facts, all_hands, deals, weights, chance, odd, lines, first, worth):
    """Play deals until there are as many choices as `first` has room for; return their lines."""
    row, hands, tricks = (
        np.zeros(position.PLACES, np.int64),
        np.zeros(4, np.int64),
        np.zeros(2, np.int64),
    )
    rows, sums = np.zeros(instinct.MOST_SHARED, np.int64), np.zeros((4, instinct.WIDE), np.float32)
    values, moves = np.zeros(8), np.zeros(8, np.int64)
    number, line = 0, 0
    facts, deal = all_facts[0], deals[0]
    while number < first.shape[0] - 1:
        if row[position.LEFT] == 0:
            which = int(next_number(chance) % np.uint64(deals.shape[0]))
            facts, deal = all_facts[which], deals[which]
            deal_again(all_hands[which], deal, chance, hands)
            begin(facts, deal, hands, row)
            tricks[:] = 0
        allowed = position.allowed_in(facts, row)
        card = chosen(facts, row, allowed, weights, rows, sums, values)
        others = row[position.LEFT] & ~row[row[position.TURN]]
        if row[position.HELD]:
            others |= 1 << row[position.BEST]
        size = list_different(facts, allowed, others, moves)
        if size > 1:
            usual, begun, tried = position.usual_card(facts, row, allowed), line, -1
            while allowed:
                each = lowest(allowed)
                allowed &= allowed - 1
                if each > tried:  # of cards that are alike the highest is tried for all
                    for place in range(size):
                        if moves[place] >= each:
                            tried = moves[place]
                            break
                    found = brought(
                        facts, deal, hands, row, tricks, tried, weights, rows, sums, values
                    )
                worth[line] = found / UNIT
                describe(facts, row, each, usual, rows, lines[line])
                line += 1
            worth[begun:line] -= worth[begun:line].mean()
            number += 1
            first[number] = line
            if below_one(chance) < odd:
                card = moves[next_number(chance) % np.uint64(size)]
        put(facts, row, card, tricks)
    return line


# Weights ------------------------------------------------------------------------------------------


@njit("f4(f4[:, ::1], i2[::1], f4[::1])", fastmath=True, nogil=True)
def add_up(weights, line, sums):
    """Return what a card is worth by its rows, and leave the columns in `sums`."""
    sums[:] = 0
    for each in line:
        if each < 0:
            break
        for column in range(instinct.WIDE):
            sums[column] += weights[each, column]
    value = sums[instinct.WIDE - 1]
    for column in range(instinct.WIDE - 1):
        value += max(sums[column], np.float32(0)) * weights[instinct.ROWS, column]
    return value


@njit("void(f4[:, ::1], f4[:, ::1], i2[::1], f4[::1], f4)", fastmath=True, nogil=True)
def add_slope(weights, slope, line, sums, missed):
    """Add to the slope what comes of a card whose worth was missed by so much."""
    back = np.zeros(instinct.WIDE, np.float32)
    for column in range(instinct.WIDE - 1):
        if sums[column] > 0:
            back[column] = missed * weights[instinct.ROWS, column]
            slope[instinct.ROWS, column] += missed * sums[column]
    back[instinct.WIDE - 1] = missed
    for each in line:
        if each < 0:
            break
        for column in range(instinct.WIDE):
            slope[each, column] += back[column]


@njit("f8(f4[:, ::1], f4[:, ::1], i2[:, ::1], i8[::1], f4[::1])", fastmath=True, nogil=True)
def descend(weights, slope, lines, first, worth):
    """Add the slope of the squared errors to `slope`, and return their sum."""
    sums, values = np.zeros((8, instinct.WIDE), np.float32), np.zeros(8, np.float32)
    error = 0.0
    for number in range(first.shape[0] - 1):
        begun, size = first[number], first[number + 1] - first[number]
        for each in range(size):
            values[each] = add_up(weights, lines[begun + each], sums[each])
        mean = values[:size].mean()
        for each in range(size):
            missed = np.float32(values[each] - mean - worth[begun + each])
            error += missed * missed
            add_slope(weights, slope, lines[begun + each], sums[each], missed)
    return error


class Learner:
    """Weights that are being found, by steps that are as long as their slope is steady (Adam)."""

    def __init__(self, known: Weights | None = None) -> None:
        chance = np.random.default_rng(1)
        shape = (instinct.ROWS + 1, instinct.WIDE)
        self.weights = (0.08 * chance.standard_normal(shape)).astype(np.float32)
        self.weights[:, -1] = 0
        self.weights[-1, :-1] = 0.2 * chance.standard_normal(instinct.WIDE - 1)
        if known is not None:
            self.weights[:] = known
        self.mean, self.square = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.steps = 0

    def learn(self, choices: Choices, rate: float) -> float:
        """Learn from choices once, and return the squared error of one."""
        error, slope = 0.0, np.zeros_like(self.weights)
        for begun in range(0, CHOICES, BATCH):
            self.steps += 1
            slope[:] = 0
            part = choices.first[begun : begun + BATCH + 1]
            error += descend(self.weights, slope, choices.rows, part, choices.worth)
            slope /= BATCH
            self.mean += 0.1 * (slope - self.mean)
            self.square += 0.001 * (slope * slope - self.square)
            mean = self.mean / (1 - 0.9**self.steps)
            square = self.square / (1 - 0.999**self.steps)
            self.weights -= np.float32(rate) * mean / (np.sqrt(square) + 1e-5)
        return float(error) / CHOICES


def main(times: int, goes_on: bool) -> None:
    wait()
    begun = np.load(FILE).astype(np.float32) if goes_on else None
    called, learner = contracts(), Learner(begun)
    lines = np.empty((8 * CHOICES, MOST), np.int16)
    choices = Choices(lines, np.zeros(CHOICES + 1, np.int64), np.zeros(8 * CHOICES, np.float32))
    by_thumb = np.zeros((0, instinct.WIDE), np.float32)
    # Who goes on meets other deals than those from which the numbers come.
    chance = np.array([crc32(FILE.read_bytes()) if goes_on else 1], np.uint64)
    draw, kept = np.random.default_rng(1), deque[Choices](maxlen=KEPT)
    for time in range(times):
        weights = learner.weights if goes_on or time >= BY_THUMB else by_thumb
        used = play(*called, weights, chance, ODD, *choices)
        rate = RATE * (GENTLY if goes_on else 1) * min(1, 2 * (1 - time / times))
        error = learner.learn(choices, rate)
        for number in draw.permutation(len(kept))[:AGAIN]:
            learner.learn(kept[number], rate)
        kept.append(Choices(lines[:used].copy(), choices.first.copy(), choices.worth[:used].copy()))
        sys.stdout.write(f"{time + 1}: {error:.2f}\n")
        sys.stdout.flush()
    # Between where it began and where it ended chance has less of a say than at either end.
    found = learner.weights if begun is None else (begun + learner.weights) / 2
    np.save(FILE, found.astype(np.float16))


if __name__ == "__main__":
    main(int(sys.argv[1]), "more" in sys.argv[2:])
