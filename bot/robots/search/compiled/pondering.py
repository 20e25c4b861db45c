"""Deals played to their end by players who try each of their cards before they choose.

They count points and not what is written for them: more points are never worth less.
"""

import numpy as np

from bot.robots.search.compiled.cards import beats, kernel, legal_set, list_different, roem_swing
from bot.robots.search.compiled.layout import (
    COUNT,
    EACH_TRICK,
    HAND,
    LAST_TRICK,
    LEADER,
    NATURAL,
    PLAYERS,
    POINTS,
    SIDE,
    TRICK,
    WINS,
)
from bot.robots.search.compiled.playing import play_on


@kernel("i8(i8[::1], i8[::1], i8[::1], i8[::1], i8, i8[::1], i8, i8[::1], i8[::1])")
def tried(facts, hands, under, table, turn, moves, number, other, unused):
    """Return the card that brings most when the rest is played by rule of thumb."""
    own = facts[SIDE + turn] == 0
    chosen, most, found = -1, 0, False
    for place in range(number):
        card = moves[place]
        for seat in range(4):
            other[seat] = hands[seat]
        value = play_on(facts, other, under, table, card, unused)
        if not own:
            value = -value
        if not found or value > most:
            chosen, most, found = card, value, True
    return chosen


@kernel("i8(i8[::1], i8[::1], i8[::1], i8[::1], i8, i8, i8[::1])")
def play_well(facts, hands, under, table, first, depth, tricks):
    """Play a deal on, `depth` cards of it with thought; return what side 0 wins on the way.

    Nothing lies beneath cards here.
    """
    players = facts[PLAYERS]
    other, unused = np.zeros(4, np.int64), np.zeros(4, np.int64)
    moves = np.zeros(HAND, np.int64)
    mine = 0
    card = first
    for _ in range(depth):
        held, leader = table[COUNT], table[LEADER]
        turn = (leader + held) % players
        lead, best, holder, points, lying = -1, -1, leader, 0, 0
        for place in range(held):
            each = table[TRICK + place]
            points += facts[POINTS + each]
            lying |= facts[NATURAL + each]
            if place == 0:
                lead = each >> 3
            if place == 0 or beats(facts, each, best):
                best, holder = each, (leader + place) % players
        if card < 0:
            partner = 1 if held > 0 and facts[SIDE + holder] == facts[SIDE + turn] else 0
            allowed = legal_set(facts, hands[turn], lead, best, partner)
            others = hands[0] | hands[1] | hands[2] | hands[3]
            others &= ~hands[turn]
            if held:
                others |= 1 << best
            number = list_different(facts, allowed, others, moves)
            card = moves[0]
            if number > 1:
                card = tried(facts, hands, under, table, turn, moves, number, other, unused)
        if held == 0 or beats(facts, card, best):
            holder = turn
        hands[turn] &= ~(1 << card)
        table[TRICK + held] = card
        table[COUNT] = held + 1
        points += facts[POINTS + card]
        lying |= facts[NATURAL + card]
        card = -1
        if held + 1 == players:
            points += facts[EACH_TRICK]
            left = hands[0] | hands[1] | hands[2] | hands[3]
            if left == 0:
                points += facts[LAST_TRICK]
            if facts[SIDE + holder] == 0:
                mine += points
            mine += roem_swing(facts, lying, facts[SIDE + holder])
            tricks[holder] += 1 + (points << WINS)
            table[LEADER], table[COUNT] = holder, 0
            if left == 0:
                return mine
    return mine + play_on(facts, hands, under, table, -1, tricks)


@kernel("void(i8[::1], i8[:, ::1], i8[:, ::1], i8[::1], i8[::1], i8, i8[:, ::1], i8[:, :, ::1])")
def ponder(facts, hands, under, table, firsts, depth, points, tricks):
    """Play every world on with every one of `firsts`, the next `depth` cards with thought."""
    own = np.empty(4, np.int64)
    before = table.copy()
    for world in range(hands.shape[0]):
        for number in range(firsts.shape[0]):
            for seat in range(4):
                own[seat] = hands[world, seat]
            for place in range(table.size):
                before[place] = table[place]
            points[world, number] = play_well(
                facts, own, under[world % under.shape[0]], before, firsts[number], depth,
                tricks[world, number],
            )  # fmt: skip
