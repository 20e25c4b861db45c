"""Hidden cards dealt by chance, each deal as likely as its weight."""

import numpy as np

from bot.robots.search.compiled.cards import beats, count, kernel, legal_set, lowest
from bot.robots.search.compiled.layout import PLAYERS, SIDE

TRIES = 64
"""deals that are drawn at most, on average, for one that is kept"""


@kernel("u8(u8[::1])")
def next_number(chance):
    """Return 64 bits of chance (splitmix64)."""
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = chance[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@kernel("f8(u8[::1])")
def below_one(chance):
    """Return a number from 0 to 1, 1 excluded."""
    return (next_number(chance) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@kernel("i8[::1](i8[:, ::1])")
def cards_gone(plays):
    """Return the cards that each seat has played."""
    gone = np.zeros(4, np.int64)
    for number in range(plays.shape[0]):
        gone[plays[number, 0]] |= 1 << plays[number, 1]
    return gone


@kernel("i8[:, ::1](i8[::1], i8[:, ::1])")
def tricks_met(facts, plays):
    """Return what lay on the table before each play, whatever is in the hands: the suit that was
    led, the best card, and whether a partner held the trick.

    `plays` are seats and cards in playing order, whole tricks but for the last.
    """
    met = np.empty((plays.shape[0], 3), np.int64)
    lead, best, holder = -1, -1, 0
    for number in range(plays.shape[0]):
        seat, card = plays[number, 0], plays[number, 1]
        held = number % facts[PLAYERS]
        if held == 0:
            lead, best = -1, -1
        met[number, 0], met[number, 1] = lead, best
        met[number, 2] = 1 if held and facts[SIDE + holder] == facts[SIDE + seat] else 0
        if held == 0:
            lead = card >> 3
        if held == 0 or beats(facts, card, best):
            best, holder = card, seat
    return met


@kernel("b1(i8[::1], i8[::1], i8[::1], i8[:, ::1], i8[:, ::1])")
def could_play(facts, hands, gone, plays, met):
    """Tell whether everything that was played could be, from these hands as they are now."""
    had = hands | gone
    for number in range(plays.shape[0]):
        seat, card = plays[number, 0], plays[number, 1]
        lead, best, partner = met[number, 0], met[number, 1], met[number, 2]
        if legal_set(facts, had[seat], lead, best, partner) >> card & 1 == 0:
            return False
        had[seat] &= ~(1 << card)
    return True


@kernel("void(i8[::1], i8[::1], i8[::1], i8[:, ::1], f8[:, ::1])")
def rule_out(facts, known, cards, plays, weights):
    """Set the weight of each of `cards` to 0 for a seat that could not have played as it did with
    this card in hand, whatever else it had.

    What is looked at beside the card and what the seat is known to have had is one more card: it
    may bring a duty that takes another away (who can overtrump need not play under).
    """
    had, met = known | cards_gone(plays), tricks_met(facts, plays)
    for number in range(plays.shape[0]):
        seat, card = plays[number, 0], plays[number, 1]
        lead, best, partner = met[number, 0], met[number, 1], met[number, 2]
        for place in range(cards.shape[0]):
            if weights[cards[place], seat] == 0:
                continue
            with_it = had[seat] | 1 << cards[place]
            possible = legal_set(facts, with_it, lead, best, partner) >> card & 1 == 1
            other = 0
            while not possible and other < cards.shape[0]:
                more = with_it | 1 << cards[other]
                possible = legal_set(facts, more, lead, best, partner) >> card & 1 == 1
                other += 1
            if not possible:
                weights[cards[place], seat] = 0.0
        had[seat] &= ~(1 << card)


@kernel("b1(i8[::1], i8[::1], i8[:, ::1])")
def holds_all(hands, gone, wanted):
    """Tell whether each that holds something does: of its sets one lies in the hand of its seat,
    with what the seat has played.

    `wanted` are the number of what is held, the seat, and a set.
    """
    number = 0
    while number < wanted.shape[0]:
        what = wanted[number, 0]
        found = False
        while number < wanted.shape[0] and wanted[number, 0] == what:
            seat, cards = wanted[number, 1], wanted[number, 2]
            if cards & ~(hands[seat] | gone[seat]) == 0:
                found = True
            number += 1
        if not found:
            return False
    return True


@kernel(
    "i8(i8[::1], i8[::1], i8[::1], i8[::1], f8[:, ::1], i8[:, ::1], i8[:, ::1], u8[::1], "
    "i8[:, ::1])"
)
def deal_worlds(facts, known, cards, sizes, weights, plays, wanted, chance, worlds):
    """Deal `cards` so that every seat gets as many as `sizes` says, and return how many of `worlds`
    are filled.

    A deal is as likely as the product of the weights of its cards (by card and seat), which is
    exact: `ways` has the sum of these products over all the deals of what is left. A deal that
    could not have come to `plays`, or lacks something of `wanted`, is thrown away.
    """
    rule_out(facts, known, cards, plays, weights)
    number = cards.shape[0]
    size0, size1, size2 = sizes[0] + 1, sizes[1] + 1, sizes[2] + 1
    ways = np.zeros((number + 1, size0, size1, size2))
    ways[number, 0, 0, 0] = 1.0
    left = 0
    for place in range(number - 1, -1, -1):
        left += 1
        card = cards[place]
        for first in range(size0):
            for second in range(size1):
                for third in range(size2):
                    fourth = left - first - second - third
                    if fourth < 0 or fourth > sizes[3]:
                        continue
                    total = 0.0
                    if first:
                        total += weights[card, 0] * ways[place + 1, first - 1, second, third]
                    if second:
                        total += weights[card, 1] * ways[place + 1, first, second - 1, third]
                    if third:
                        total += weights[card, 2] * ways[place + 1, first, second, third - 1]
                    if fourth:
                        total += weights[card, 3] * ways[place + 1, first, second, third]
                    ways[place, first, second, third] = total
    if ways[0, sizes[0], sizes[1], sizes[2]] <= 0:
        return 0
    gone, met = cards_gone(plays), tricks_met(facts, plays)
    hands = np.zeros(4, np.int64)
    room = np.zeros(4, np.int64)
    filled = 0
    for _ in range(TRIES * worlds.shape[0]):
        if filled == worlds.shape[0]:
            break
        for seat in range(4):
            hands[seat] = known[seat]
            room[seat] = sizes[seat]
        for place in range(number):
            card = cards[place]
            here = below_one(chance) * ways[place, room[0], room[1], room[2]]
            chosen = -1
            for seat in range(4):
                if room[seat] == 0:
                    continue
                room[seat] -= 1
                part = weights[card, seat] * ways[place + 1, room[0], room[1], room[2]]
                room[seat] += 1
                if part > 0:
                    chosen = seat
                    here -= part
                    if here < 0:
                        break
            hands[chosen] |= 1 << card
            room[chosen] -= 1
        if could_play(facts, hands, gone, plays, met) and holds_all(hands, gone, wanted):
            for seat in range(4):
                worlds[filled, seat] = hands[seat]
            filled += 1
    return filled


@kernel("void(i8[:, ::1], i8, u8[::1])")
def take_away(hands, size, chance):
    """Take cards away from each hand by chance until it has `size`."""
    for row in range(hands.shape[0]):
        for seat in range(hands.shape[1]):
            hand = hands[row, seat]
            number = count(hand)
            while number > size:
                rest = hand
                for _ in range(next_number(chance) % np.uint64(number)):
                    rest &= rest - 1
                hand ^= 1 << lowest(rest)
                number -= 1
            hands[row, seat] = hand
