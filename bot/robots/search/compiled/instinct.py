"""The worth of cards as a player sees it at a glance, who knows no hidden card.

All that the player sees is a list of rows of weights: what every card of theirs has in common, what
those of a suit have, and what a card has alone. A card's rows are added up; each column counts,
where it is above nothing, as much as the row after the last one says, and the last column as it is.
"""

import numpy as np

from bot.robots.search.compiled.cards import SUIT, beats, count, kernel, lowest
from bot.robots.search.compiled.dealing import cards_gone
from bot.robots.search.compiled.layout import HAND, PLAYERS, SIDE, TRUMP, WORTH
from bot.robots.search.compiled.position import (
    BEST,
    GOT,
    HELD,
    HOLDER,
    LEAD,
    LED,
    LEFT,
    MINE,
    NEED,
    PLACES,
    SHOWN,
    TAKER,
    THROWN,
    TURN,
    VOIDS,
    WORTHY,
    allowed_in,
    begin,
    put,
    usual_card,
)

WIDE = 64
"""columns of the weights: eights, which processors add up at once"""

# Rows of the weights, and how many there are of each:
SIZE = 0
"""by cards in the trick and in the hand"""
ROLE = SIZE + 4 * 9
"""by cards in the trick and the seat of the taker"""
SCORE = ROLE + 4 * 4
"""by what the takers still need, then by what the defenders have"""
KIND = SCORE + 18 + 9
"""a trump suit, all trumps, no trumps"""
TRUMPS = KIND + 3
"""by who leads or answers: each trump in the hand, …"""
UNSEEN = TRUMPS + 2 * 8
"""… each that others have, …"""
NONE = UNSEEN + 2 * 8
"""… others who have none"""
REST = NONE + 2 * 3
"""by how many trumps others have"""
KNOWN = REST + 9
"""by seat: trumps that everybody knows it to have"""
HOLDS = KNOWN + 3 * 8
"""by cards in the trick, who holds it, whether by a trump: the card that does"""
POT = HOLDS + 4 * 2 * 2 * 8
"""by cards in the trick and who holds it: its points"""
FOLLOW = POT + 4 * 2 * 8
"""each card of a plain suit that is led and others have; by cards in the trick: who has none"""
SAFE = FOLLOW + 8 + 4 * 4
"""by cards in the trick: may it still be beaten, does the partner hold it, were trumps led"""
SUITS = SAFE + 4 * 8
"""by kind of suit: its cards in the hand and elsewhere, who has none, who led it, who threw one
away, who is known to have one"""
EACH_SUIT = 8 + 8 + 3 + 4 + 3 + 3
CARDS = SUITS + 9 * EACH_SUIT
"""by kind of suit and card: itself, the suit's cards in the hand and elsewhere, who has none"""
EACH_CARD = 1 + 8 + 8 + 3
FLAGS = CARDS + 9 * 8 * EACH_CARD
"""by cards in the trick: is it the highest, does it win, does the partner hold the trick, is it
what the rule of thumb plays"""
ABOVE = FLAGS + 4 * 16
"""by kind of suit: how many others are higher; is a higher, is a lower one in the hand"""
BESIDE = ABOVE + 9 * 8 + 9 * 2
"""by side and who leads or answers: cards of plain suits that no other beats, those that one does,
plain suits without a card; trumps that no other beats"""
EACH_BESIDE = 6 + 8 + 4 + 8
ROWS = BESIDE + 4 * EACH_BESIDE

MOST_SHARED = 64
"""rows in a list, at most"""


@kernel("i8(i8, i8, i8, i8[::1])")
def list_bits(bits, base, number, rows):
    """Add a row for each bit of a set, and return how many rows there are now."""
    while bits:
        rows[number] = base + lowest(bits)
        number += 1
        bits &= bits - 1
    return number


@kernel("i8(i8, i8)")
def unbeaten(mine, others):
    """Return how many cards of a suit are above all that others have."""
    while others:
        others >>= 1
        mine >>= 1
    return count(mine)


@kernel("i8(i8[::1], i8[::1], i8, i8[::1])")
def list_beside(facts, row, number, rows):
    """Add the rows of what the hand is as a whole, and return how many rows there are now."""
    turn, trump = row[TURN], facts[TRUMP]
    hand = row[turn]
    unseen = row[LEFT] & ~hand
    tops, others, lacks, trumps = 0, 0, 0, 0
    for suit in range(4):
        mine = hand >> (suit << 3) & SUIT
        above = unbeaten(mine, unseen >> (suit << 3) & SUIT)
        if suit == trump:
            trumps = above
        elif mine:
            tops += above
            others += count(mine) - above
        else:
            lacks += 1
    takes = 2 if facts[SIDE + turn] == facts[SIDE + row[TAKER]] else 0
    base = BESIDE + EACH_BESIDE * (takes + (1 if row[HELD] else 0))
    rows[number] = base + min(tops, 5)
    rows[number + 1] = base + 6 + min(others, 7)
    rows[number + 2] = base + 14 + min(lacks, 3)
    rows[number + 3] = base + 18 + min(trumps, 7)
    return number + 4


@kernel("i8(i8[::1], i8[::1], i8[::1])")
def list_shared(facts, row, rows):
    """List the rows that all the cards of who is in turn share, and return how many."""
    players, turn, trump, held = facts[PLAYERS], row[TURN], facts[TRUMP], row[HELD]
    hand = row[turn]
    unseen = row[LEFT] & ~hand
    leads = 1 if held else 0
    rows[0] = SIZE + 9 * held + count(hand)
    rows[1] = ROLE + 4 * held + (row[TAKER] - turn + players) % players
    rows[2] = SCORE + min(max((row[NEED] - row[GOT]) // 10 + 1, 0), 17)
    rows[3] = SCORE + 18 + min(row[GOT + 1] // 20, 8)
    number = 4
    if trump < 0:
        rows[number] = KIND + (1 if facts[WORTH + 7] == 20 else 2)
        number += 1
    else:
        mine, others = hand >> (trump << 3) & SUIT, unseen >> (trump << 3) & SUIT
        rows[number] = KIND
        rows[number + 1] = REST + count(others)
        number = list_bits(mine, TRUMPS + 8 * leads, number + 2, rows)
        number = list_bits(others, UNSEEN + 8 * leads, number, rows)
        for step in range(1, players):
            seat = (turn + step) % players
            if row[VOIDS + seat] >> trump & 1:
                rows[number] = NONE + 3 * leads + step - 1
                number += 1
            shown = row[SHOWN + seat] >> (trump << 3) & SUIT
            if shown:
                number = list_bits(shown, KNOWN + 8 * (step - 1), number, rows)
    if held:
        best, lead = row[BEST], row[LEAD]
        partner = 1 if facts[SIDE + row[HOLDER]] == facts[SIDE + turn] else 0
        by_trump = 1 if best >> 3 == trump else 0
        rows[number] = HOLDS + 32 * held + 16 * partner + 8 * by_trump + (best & 7)
        rows[number + 1] = POT + 16 * held + 8 * partner + min((row[WORTHY] + 3) // 5, 7)
        number += 2
        if lead != trump:
            number = list_bits(unseen >> (lead << 3) & SUIT, FOLLOW, number, rows)
        for step in range(1, players - held):
            if row[VOIDS + (turn + step) % players] >> lead & 1:
                rows[number] = FOLLOW + 8 + 4 * held + step
                number += 1
        above = (unseen >> ((best >> 3) << 3) & SUIT) >> (best & 7)
        flags = (1 if above else 0) + (2 if partner else 0) + (4 if lead == trump else 0)
        rows[number] = SAFE + 8 * held + flags
        number += 1
    return list_beside(facts, row, number, rows)


@kernel("i8(i8[::1], i8[::1], i8)")
def kind_of(facts, row, suit):
    """Return in which way a card of a suit would be played: 3 for how, times 3 for what."""
    trump = facts[TRUMP]
    what = 0
    if suit == trump:
        what = 1
    elif trump < 0 and facts[WORTH + 7] == 20:
        what = 2
    if row[HELD] == 0:
        return 3 * what
    return 3 * what + (1 if row[LEAD] == suit else 2)


@kernel("i8(i8[::1], i8[::1], i8, i8[::1])")
def list_suit(facts, row, suit, rows):
    """List the rows that all the cards of a suit share, and return how many."""
    players, turn = facts[PLAYERS], row[TURN]
    base = SUITS + kind_of(facts, row, suit) * EACH_SUIT
    mine = row[turn] >> (suit << 3) & SUIT
    others = row[LEFT] >> (suit << 3) & SUIT & ~mine
    number = list_bits(mine, base, 0, rows)
    number = list_bits(others, base + 8, number, rows)
    if row[LED + turn] >> suit & 1:
        rows[number] = base + 22
        number += 1
    for step in range(1, players):
        seat = (turn + step) % players
        if row[VOIDS + seat] >> suit & 1:
            rows[number] = base + 16 + step - 1
            number += 1
        if row[LED + seat] >> suit & 1:
            rows[number] = base + 19 + step - 1
            number += 1
        if row[THROWN + seat] >> suit & 1:
            rows[number] = base + 23 + step - 1
            number += 1
        if row[SHOWN + seat] >> (suit << 3) & SUIT:
            rows[number] = base + 26 + step - 1
            number += 1
    return number


@kernel("i8(i8[::1], i8[::1], i8, b1, i8[::1])")
def list_card(facts, row, card, usual, rows):
    """List the rows of one card, and return how many."""
    players, turn, held = facts[PLAYERS], row[TURN], row[HELD]
    suit, rank = card >> 3, card & 7
    kind = kind_of(facts, row, suit)
    base = CARDS + (8 * kind + rank) * EACH_CARD
    mine = (row[turn] >> (suit << 3) & SUIT) & ~(1 << rank)
    others = (row[LEFT] & ~row[turn]) >> (suit << 3) & SUIT
    rows[0] = base
    number = list_bits(mine, base + 1, 1, rows)
    number = list_bits(others, base + 9, number, rows)
    for step in range(1, players):
        if row[VOIDS + (turn + step) % players] >> suit & 1:
            rows[number] = base + 17 + step - 1
            number += 1
    higher = count(others >> rank)
    flags = 1 if higher == 0 else 0
    if held and beats(facts, card, row[BEST]):
        flags += 2
    if held and facts[SIDE + row[HOLDER]] == facts[SIDE + turn]:
        flags += 4
    if usual:
        flags += 8
    rows[number] = FLAGS + 16 * held + flags
    rows[number + 1] = ABOVE + 8 * kind + higher
    number += 2
    if mine >> rank:
        rows[number] = ABOVE + 72 + 2 * kind
        number += 1
    if mine & ((1 << rank) - 1):
        rows[number] = ABOVE + 73 + 2 * kind
        number += 1
    return number


@kernel("void(f4[:, ::1], i8[::1], i8, f4[::1])")
def add_rows(weights, rows, number, sums):
    """Add rows of the weights to the sums."""
    for place in range(number):
        each = weights[rows[place]]
        for column in range(WIDE):
            sums[column] += each[column]


@kernel("void(f4[::1], f4[::1])")
def copy_sums(sums, into):
    """Copy a row of sums."""
    for column in range(WIDE):
        into[column] = sums[column]


@kernel("i8(i8[::1], i8[::1], i8, f4[:, ::1], i8[::1], f4[:, ::1], f8[::1])")
def weigh(facts, row, allowed, weights, rows, sums, values):
    """Give each card that may be played its number, from the lowest on, and return the best card.

    The last row of the weights is what each column counts.
    """
    usual = usual_card(facts, row, allowed)
    sums[0] = 0.0
    add_rows(weights, rows, list_shared(facts, row, rows), sums[0])
    parts, nothing = sums[3, :8], np.float32(0)
    last, place, chosen = -1, 0, 0
    most = -1e9
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        if card >> 3 != last:
            last = card >> 3
            copy_sums(sums[0], sums[1])
            add_rows(weights, rows, list_suit(facts, row, last, rows), sums[1])
        copy_sums(sums[1], sums[2])
        add_rows(weights, rows, list_card(facts, row, card, card == usual, rows), sums[2])
        parts[:] = 0.0
        for column in range(0, WIDE, 8):
            for each in range(8):
                parts[each] += max(sums[2, column + each], nothing) * weights[ROWS, column + each]
        value = sums[2, WIDE - 1]
        for each in range(8):
            value += parts[each]
        values[place] = value
        if value > most:
            most, chosen = value, card
        place += 1
    return chosen


@kernel(
    "void(i8[::1], i8[:, ::1], i8[::1], i8[::1], i8[:, ::1], i8[::1], f4[:, ::1], i8[:, ::1], "
    "i8[:, :, ::1])"
)
def play_by_instinct(facts, hands, shown, deal, plays, firsts, weights, points, tricks):
    """Play every world on, after `plays`, with every one of `firsts` as the next card, -1 to choose
    it too.

    `hands` are what is left in them, `shown` what everybody knows seats to have had; `deal` is the
    taker, what the takers need, who led first. `points` and `tricks` get what is won from here on,
    `tricks` no points.
    """
    base, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    gone = cards_gone(plays)
    rows, sums = np.zeros(MOST_SHARED, np.int64), np.zeros((4, WIDE), np.float32)
    values = np.zeros(HAND)
    for world in range(hands.shape[0]):
        begin(base, hands[world] | gone, shown, deal)
        for number in range(plays.shape[0]):
            put(facts, base, plays[number, 1])
        before = base[MINE]
        for number in range(firsts.shape[0]):
            for place in range(PLACES):
                row[place] = base[place]
            card = firsts[number]
            while True:
                if card < 0:
                    allowed = allowed_in(facts, row)
                    if allowed & (allowed - 1) == 0:
                        card = lowest(allowed)
                    else:
                        card = weigh(facts, row, allowed, weights, rows, sums, values)
                put(facts, row, card)
                card = -1
                if row[HELD] == 0:
                    tricks[world, number, row[HOLDER]] += 1
                    if row[LEFT] == 0:
                        break
            points[world, number] = row[MINE] - before


@kernel("void(i8[::1], i8[::1], i8[::1], i8[::1], i8[:, ::1], f4[:, ::1], f8[::1])")
def glance(facts, hands, shown, deal, plays, weights, values):
    """Give each card that may be played after `plays` its number, from the lowest on.

    `hands` are what is left in them; of those of the others only which cards there are counts.
    """
    row = np.zeros(PLACES, np.int64)
    begin(row, hands | cards_gone(plays), shown, deal)
    for number in range(plays.shape[0]):
        put(facts, row, plays[number, 1])
    rows, sums = np.zeros(MOST_SHARED, np.int64), np.zeros((4, WIDE), np.float32)
    weigh(facts, row, allowed_in(facts, row), weights, rows, sums, values)
