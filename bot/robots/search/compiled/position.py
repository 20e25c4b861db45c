"""A deal in progress with all that everybody saw of it: who has none of a suit, who led it, who
threw some of it away.

A position is a row of numbers, at these places; the four hands come first.
"""

from bot.robots.search.compiled.cards import beats, kernel, legal_set, roem_swing
from bot.robots.search.compiled.layout import (
    EACH_TRICK,
    LAST_TRICK,
    NATURAL,
    OTHERS,
    PLAYERS,
    POINTS,
    SIDE,
    TAKERS,
    TRUMP,
    VOID,
    WORTH,
)
from bot.robots.search.compiled.playing import answer_of, lead_of

VOIDS = 4
"""by seat: suits it has none of, as everybody saw"""
LED = 8
"""by seat: suits it led"""
THROWN = 12
"""by seat: suits of which it threw a card away"""
SHOWN = 16
"""by seat: cards that everybody knows it to hold"""
TURN = 20
HELD = 21
LEAD = 22
BEST = 23
HOLDER = 24
WON = 25
"""points in the trick"""
WORTHY = 26
"""the same as rules of thumb count it"""
MINE = 27
"""points of side 0"""
GOT = 28
"""as rules of thumb count it, by takers (0) or not (1): two places"""
TAKER = 30
LEFT = 31
NEED = 32
"""what the takers need, as rules of thumb count it"""
LYING = 33
"""the cards of the trick, in their natural order"""
PLACES = 34


@kernel("void(i8[::1], i8[::1], i8)")
def put(facts, row, card):
    """Play a card of who is in turn; a trick that is full is won."""
    players, turn, trump = facts[PLAYERS], row[TURN], facts[TRUMP]
    suit = card >> 3
    if row[HELD] == 0:
        row[LEAD] = suit
        row[LED + turn] |= 1 << suit
        row[BEST], row[HOLDER] = card, turn
    else:
        if suit != row[LEAD]:
            row[VOIDS + turn] |= 1 << row[LEAD]
            if suit != trump:
                row[THROWN + turn] |= 1 << suit
                if trump >= 0 and row[LEAD] != trump:
                    place = VOID
                    if facts[SIDE + row[HOLDER]] == facts[SIDE + turn]:
                        place += 8
                    if row[BEST] >> 3 == trump:
                        place += 4
                    if (facts[place] | facts[place + 2]) & OTHERS == 0:
                        row[VOIDS + turn] |= 1 << trump
        if beats(facts, card, row[BEST]):
            row[BEST], row[HOLDER] = card, turn
    bit = 1 << card
    row[turn] &= ~bit
    row[SHOWN + turn] &= ~bit
    row[LEFT] &= ~bit
    row[WON] += facts[POINTS + card]
    row[WORTHY] += facts[WORTH + card]
    row[LYING] |= facts[NATURAL + card]
    row[HELD] += 1
    row[TURN] = turn + 1 if turn + 1 < players else 0
    if row[HELD] == players:
        holder = row[HOLDER]
        row[WON] += facts[EACH_TRICK]
        if row[LEFT] == 0:
            row[WON] += facts[LAST_TRICK]
        if facts[SIDE + holder] == 0:
            row[MINE] += row[WON]
        row[MINE] += roem_swing(facts, row[LYING], facts[SIDE + holder])
        row[GOT + (0 if facts[SIDE + holder] == facts[TAKERS] else 1)] += row[WORTHY]
        row[TURN] = holder
        row[HELD], row[WON], row[WORTHY], row[LYING] = 0, 0, 0, 0
        row[LEAD], row[BEST] = -1, -1


@kernel("void(i8[::1], i8[::1], i8[::1], i8[::1])")
def begin(row, hands, shown, deal):
    """Make the position before the first lead; `deal` is the taker, what the takers need, and who
    leads."""
    row[:] = 0
    for seat in range(4):
        row[seat] = hands[seat]
        row[LEFT] |= hands[seat]
        row[SHOWN + seat] = shown[seat]
    row[TAKER], row[NEED], row[TURN] = deal[0], deal[1], deal[2]
    row[LEAD], row[BEST] = -1, -1


@kernel("i8(i8[::1], i8[::1])")
def allowed_in(facts, row):
    """Return the cards that may be played."""
    partner = 0
    if row[HELD] and facts[SIDE + row[HOLDER]] == facts[SIDE + row[TURN]]:
        partner = 1
    return legal_set(facts, row[row[TURN]], row[LEAD], row[BEST], partner)


@kernel("i8(i8[::1], i8[::1], i8)")
def usual_card(facts, row, allowed):
    """Return the card that the rule of thumb plays."""
    turn = row[TURN]
    own = facts[SIDE + turn]
    if row[HELD] == 0:
        return lead_of(facts, row[turn], allowed, row[LEFT], own == facts[TAKERS])
    partner = facts[SIDE + row[HOLDER]] == own
    return answer_of(
        facts, row[turn], allowed, row[LEFT], row[LEAD], row[BEST], row[WORTHY], partner,
        row[HELD] == facts[PLAYERS] - 1,
    )  # fmt: skip
