"""Open hands played as well as can be by both sides: exact, by alpha-beta with a table of
positions.

The search keeps its own stack, a row for each card that is played, so that it need not call itself.
"""

import numpy as np

from bot.robots.search.compiled.cards import (
    NOT_LAST,
    RANK,
    SUIT,
    beats,
    count,
    kernel,
    legal_set,
    lowest,
    roem_swing,
)
from bot.robots.search.compiled.layout import (
    COUNT,
    EACH_TRICK,
    EARLY,
    FOURS,
    HAND,
    LAST_TRICK,
    LEADER,
    NATURAL,
    PLAYERS,
    POINTS,
    ROEM,
    SIDE,
    STUK,
    TRICK,
    TRUMP,
)
from bot.robots.search.compiled.playing import play_on

# A row of the stack: the four hands come first.
COVERS = 4
"""by seat: what lay beneath cards of this trick"""
TURN = 8
HELD = 9
"""cards in the trick"""
LEAD = 10
BEST = 11
HOLDER = 12
WON = 13
"""points in the trick"""
MINE = 14
"""points of side 0 before this trick"""
LEFT = 15
"""cards still to be played, the covered ones too"""
REST = 16
"""points still to be won, those of the trick too"""
LYING = 17
"""cards in the trick, as roem counts them"""
SWING = 18
"""half of the roem that may still come, at most, when the trick began"""
FOUND = 19
"""the best value so far, of all that side 0 wins"""
MOVES = 20
NEXT = 21
MOVE = 22
"""the card that is looked at"""
GOOD = 23
"""the card that was best"""
ROW = 24

ROWS = 34
CHOICES = 2 * HAND
"""a row of the cards that are looked at, and of what they promise"""
KNOWN = 1 << 18
"""positions that are remembered"""
NOTHING = 1 << 30
FIRST = 1 << 30
BIAS = 1 << 10
"""added to what is remembered: with roem a side may win less than nothing"""


@kernel("i8(i8[::1], i8)")
def most_roem(facts, left):
    """Return half of the roem, at most, of tricks in which the cards `left` are played."""
    cards, rest = 0, left
    while rest:
        cards |= facts[NATURAL + lowest(rest)]
        rest &= rest - 1
    pairs = cards & cards >> 1 & NOT_LAST
    threes = pairs & pairs >> 1 & NOT_LAST
    fours = threes & threes >> 1 & NOT_LAST
    value = 0
    for suit in range(4):
        if threes >> (suit << 3) & SUIT:
            number = count(left >> (suit << 3) & SUIT)
            value += 20 * (number // 3)
            if fours >> (suit << 3) & SUIT:
                value += 30 if number < 8 else 60
    if cards & facts[STUK] == facts[STUK]:
        value += 20
    for rank in range(8):
        if cards >> rank & RANK == RANK:
            value += facts[FOURS + rank]
    return value >> 1


@kernel("b1(i8[::1], i8, i8, i8)")
def can_beat(facts, hand, lead, best):
    """Tell whether `hand`, which follows suit if it can, may beat `best`."""
    suit = hand & (SUIT << (lead << 3))
    trump = facts[TRUMP]
    if best >> 3 == lead:
        if suit:
            return suit >> best > 1
        return trump >= 0 and hand & (SUIT << (trump << 3)) != 0
    return suit == 0 and (hand & (SUIT << (trump << 3))) >> best > 1


@kernel("i8(i8[::1], i8[::1], i8)")
def promise_of(facts, row, card):
    """Return by what a card is looked at sooner: it gets the trick, with many points."""
    players, turn, held = facts[PLAYERS], row[TURN], row[HELD]
    own = facts[SIDE + turn]
    worth = facts[POINTS + card]
    lead = row[LEAD] if held else card >> 3
    best, holder = row[BEST], row[HOLDER]
    if held == 0 or beats(facts, card, best):
        best, holder = card, turn
    ours = facts[SIDE + holder] == own
    lost, saved = False, False
    seat = turn
    for _ in range(held + 1, players):
        seat = seat + 1 if seat + 1 < players else 0
        if can_beat(facts, row[seat], lead, best):
            if facts[SIDE + seat] == own:
                saved = True
            else:
                lost = True
    if ours and not lost:
        if card >> 3 == facts[TRUMP] and lead != facts[TRUMP]:
            return (3000 if holder == turn else 500) - worth * 8  # no more trump than is needed
        return 4096 + worth * 8
    if saved and not lost:
        return 2048 + worth * 4
    if saved or ours:
        return 1024 - worth
    return -worth * 8 - card % 8


@kernel("void(i8[::1], i8[:, ::1], i8[::1], i8, i8)")
def put_card(facts, rows, under, place, card):
    """Make the row after `place`, in which `card` was played."""
    row, after = rows[place], rows[place + 1]
    players, turn = facts[PLAYERS], row[TURN]
    for number in range(FOUND):
        after[number] = row[number]
    after[turn] &= ~(1 << card)
    after[LEFT] &= ~(1 << card)
    after[WON] += facts[POINTS + card]
    if under[card] >= 0:
        after[COVERS + turn] |= 1 << under[card]
    if facts[ROEM]:
        after[LYING] |= facts[NATURAL + card]
    if row[HELD] == 0:
        after[LEAD] = card >> 3
        after[BEST], after[HOLDER] = card, turn
        if facts[EARLY]:
            after[turn] |= after[COVERS + turn]
    elif beats(facts, card, row[BEST]):
        after[BEST], after[HOLDER] = card, turn
    after[HELD] += 1
    after[TURN] = turn + 1 if turn + 1 < players else 0
    if after[HELD] == players:
        for seat in range(players):
            after[seat] |= after[COVERS + seat]
            after[COVERS + seat] = 0
        won = after[WON] + facts[EACH_TRICK]
        if after[LEFT] == 0:
            won += facts[LAST_TRICK]
        if facts[SIDE + after[HOLDER]] == 0:
            after[MINE] += won
        after[REST] -= won
        if facts[ROEM]:
            after[MINE] += roem_swing(facts, after[LYING], facts[SIDE + after[HOLDER]])
            after[LYING] = 0
            if row[SWING]:
                after[SWING] = most_roem(facts, after[LEFT])
        after[TURN] = after[HOLDER]
        after[HELD], after[WON] = 0, 0
        after[LEAD], after[BEST] = -1, -1


@kernel("void(i8[::1], i8[:, ::1], i8[::1], i8[::1], i8[::1])")
def set_up(facts, rows, hands, under, table):
    """Make the first row: the hands, and the trick on the table."""
    row = rows[0]
    row[:] = 0
    players = facts[PLAYERS]
    left, tricks = 0, 0
    for seat in range(players):
        row[seat] = hands[seat]
        left |= hands[seat]
    for place in range(table[COUNT]):
        left |= 1 << table[TRICK + place]
    for card in range(32):
        if under[card] >= 0 and left >> card & 1:
            left |= 1 << under[card]
    for card in range(32):
        if left >> card & 1:
            row[REST] += facts[POINTS + card]
            tricks += 1
    row[REST] += facts[LAST_TRICK] + tricks // players * facts[EACH_TRICK]
    row[LEFT] = left
    if facts[ROEM]:
        row[SWING] = most_roem(facts, left)
    row[TURN] = table[LEADER]
    row[LEAD], row[BEST] = -1, -1
    for place in range(table[COUNT]):
        card = table[TRICK + place]
        row[row[TURN]] |= 1 << card
        put_card(facts, rows, under, 0, card)
        for number in range(FOUND):
            row[number] = rows[1, number]


@kernel("void(i8[::1], i8[:, ::1], i8[::1], i8[:, ::1], i8, i8)")
def order_moves(facts, rows, under, moves, place, first):
    """List the cards to look at in a row, `first` before all; of cards that are worth the same
    and beat the same ones, one."""
    row = rows[place]
    turn = row[TURN]
    hand, lead = row[turn], row[LEAD]
    partner = row[HELD] > 0 and facts[SIDE + row[HOLDER]] == facts[SIDE + turn]
    allowed = legal_set(facts, hand, lead, row[BEST], 1 if partner else 0)
    between = row[LEFT]
    if row[HELD]:
        between |= 1 << row[BEST]
    number = 0
    same = -1
    rest = allowed
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if (
            same >= 0
            and row[SWING] == 0
            and same >> 3 == card >> 3
            and facts[POINTS + same] == facts[POINTS + card]
            and (between & ((1 << card) - (2 << same))) == 0
            and under[card] < 0
            and under[same] < 0
        ):
            same = card
            continue
        same = card
        value = 0
        if card == first:
            value = FIRST
        elif allowed & (allowed - 1):
            value = promise_of(facts, row, card)
        spot = number
        while spot > 0 and moves[place, HAND + spot - 1] < value:
            moves[place, spot] = moves[place, spot - 1]
            moves[place, HAND + spot] = moves[place, HAND + spot - 1]
            spot -= 1
        moves[place, spot] = card
        moves[place, HAND + spot] = value
        number += 1
    row[MOVES], row[NEXT] = number, 0
    row[GOOD] = -1


@kernel("i8(i8[::1], i8, i8, i8)")
def run_points(facts, cards, left, number):
    """Return the points of the highest cards of suit `number` that are left, down to the first
    that is not in `cards`."""
    found = 0
    rest = left >> (number << 3) & SUIT
    own = cards >> (number << 3) & SUIT
    while rest:
        top = rest | rest >> 1
        top |= top >> 2
        top |= top >> 4
        top ^= top >> 1
        if own & top == 0:
            break
        found += facts[POINTS + (number << 3) + lowest(top)]
        rest ^= top
    return found


@kernel("i8(i8[::1], i8[::1], i8)")
def sure_points(facts, row, side):
    """Return points that a side is sure of when a trick begins: the highest trumps, whoever of it
    has them, and where nobody else has a trump the highest cards of who leads."""
    left, trump, leader = row[LEFT], facts[TRUMP], row[TURN]
    sure, trumps = 0, 0
    if trump >= 0:
        trumps = left & (SUIT << (trump << 3))
        own = 0
        for seat in range(facts[PLAYERS]):
            if facts[SIDE + seat] == side:
                own |= row[seat]
        sure = run_points(facts, own, left, trump)
    if facts[SIDE + leader] == side and trumps & ~row[leader] == 0:
        for number in range(4):
            if number != trump:
                sure += run_points(facts, row[leader], left, number)
    return sure


@kernel("i8(i8[::1], i8[:, ::1], i8[::1], i8[:, ::1], i8[:, ::1], i8, i8, i8)")
def search(facts, rows, under, moves, known, stamp, base, target):
    """Return what side 0 wins from row `base` on, with half of its roem and less half of the
    others' (`roem_swing`), if that is as much as `target`, or a number that
    it is at least; else a number below `target` that it is at most."""
    place, value = base, 0
    entering = True
    while True:
        row = rows[place]
        done = False
        maximal = facts[SIDE + row[TURN]] == 0
        if entering:
            entering = False
            first = -1
            if row[LEFT] == 0 or row[MINE] - row[SWING] >= target:
                value, done = row[MINE] - row[SWING], True
            elif row[MINE] + row[REST] + row[SWING] < target:
                value, done = row[MINE] + row[REST] + row[SWING], True
            elif row[HELD] == 0:
                key = row[LEFT] | row[TURN] << 32 | stamp << 34
                slot = ((key * 0x9E3779B97F4A7C1) >> 30) & (KNOWN - 1)
                if known[slot, 0] == key:
                    told = known[slot, 1]
                    before = row[MINE] - BIAS
                    least, most = before + (told & 0xFFFF), before + (told >> 16 & 0xFFFF)
                    first = told >> 32
                    if least >= target:
                        value, done = least, True
                    elif most < target:
                        value, done = most, True
                if not done:
                    least = row[MINE] - row[SWING] + sure_points(facts, row, 0)
                    most = row[MINE] + row[REST] + row[SWING] - sure_points(facts, row, 1)
                    if least >= target:
                        value, done = least, True
                    elif most < target:
                        value, done = most, True
            if not done:
                order_moves(facts, rows, under, moves, place, first)
                row[FOUND] = -NOTHING if maximal else NOTHING
        else:
            if (value > row[FOUND]) if maximal else (value < row[FOUND]):
                row[FOUND] = value
                row[GOOD] = row[MOVE]
        if not done:
            enough = row[FOUND] >= target if maximal else row[FOUND] < target
            if enough or row[NEXT] == row[MOVES]:
                done = True
                value = row[FOUND]
                if row[HELD] == 0:
                    key = row[LEFT] | row[TURN] << 32 | stamp << 34
                    slot = ((key * 0x9E3779B97F4A7C1) >> 30) & (KNOWN - 1)
                    least, most = BIAS - row[SWING], BIAS + row[REST] + row[SWING]
                    if known[slot, 0] == key:
                        least, most = known[slot, 1] & 0xFFFF, known[slot, 1] >> 16 & 0xFFFF
                    if value >= target:
                        least = BIAS + value - row[MINE]
                    else:
                        most = BIAS + value - row[MINE]
                    known[slot, 0] = key
                    known[slot, 1] = least | most << 16 | row[GOOD] << 32
        if done:
            if place == base:
                return value
            place -= 1
        else:
            move = moves[place, row[NEXT]]
            row[NEXT] += 1
            row[MOVE] = move
            put_card(facts, rows, under, place, move)
            place += 1
            entering = True


@kernel("void(i8[::1], i8[:, ::1], i8[:, ::1], i8[::1], i8[::1], i8[:, ::1], i8[:, ::1])")
def solve(facts, hands, under, table, firsts, known, points):
    """Find what side 0 wins in every world with every one of `firsts` as the next card.

    `known` remembers positions: `KNOWN` rows, and one more that counts the worlds.
    """
    rows = np.zeros((ROWS, ROW), np.int64)
    moves = np.zeros((ROWS, CHOICES), np.int64)
    own, tricks = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for world in range(hands.shape[0]):
        beneath = under[world % under.shape[0]]
        known[KNOWN, 0] += 1
        stamp = known[KNOWN, 0] & 0x1FFFFFFF
        guess = -1
        for number in range(firsts.shape[0]):
            set_up(facts, rows, hands[world], beneath, table)
            base = 0
            if firsts[number] >= 0:
                put_card(facts, rows, beneath, 0, firsts[number])
                base = 1
            row = rows[base]
            least, most = row[MINE] - row[SWING], row[MINE] + row[REST] + row[SWING]
            if guess < 0:
                for seat in range(4):
                    own[seat] = hands[world, seat]
                guess = play_on(facts, own, beneath, table, firsts[number], tricks)
            # From a guess in steps that grow until the value lies between two of them: far from it
            # a search is short.
            target, step = min(max(guess, least + 1), most), 4 + row[REST] // 64
            above, below = False, False
            while least < most:
                value = search(facts, rows, beneath, moves, known, stamp, base, target)
                if value >= target:
                    least, above = value, True
                else:
                    most, below = value, True
                if above and below:
                    target = (least + most + 1) // 2
                else:
                    target = min(least + step, most) if above else max(most + 1 - step, least + 1)
                    step *= 2
            points[world, number] = least
            guess = least
