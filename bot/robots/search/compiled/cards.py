"""The cards that may be played, and the one that holds a trick."""

from functools import partial

from llvmlite.ir import Constant, IntType
from numba import njit
from numba.extending import intrinsic

from bot.robots.search.compiled.layout import (
    FOURS,
    HEAD,
    HIGHER,
    KINGS,
    LOWER,
    OTHERS,
    POINTS,
    ROEM,
    STUK,
    TRUMP,
    VOID,
)

SUIT = 0xFF

kernel = partial(
    njit,  # pyright: ignore[reportCallIssue]
    cache=True,
    nogil=True,
    no_cfunc_wrapper=True,
)
"""compiles a function of the types it says, without Python's lock, kept for the next start

Such functions copy an array number by number: for `one[:] = other` numba compiles two seconds more,
as it makes the words of an error that cannot be. C code, which nothing here is, would call them
through another wrapper.
"""


RANK = 0x01010101
"""the cards of a rank, from the lowest bit of each suit"""
NOT_LAST = 0x7F7F7F7F


@kernel("i8(i8[::1], i8, i8)")
def roem_swing(facts, trick, side):
    """Return half of what the cards of a trick bring together, less than nothing for side 1.

    What one side has more than the other counts twice where points are what both have together:
    so half of it goes to one and away from the other, and the points stay those of a deal.
    """
    if facts[ROEM] == 0:
        return 0
    pairs = trick & trick >> 1 & NOT_LAST
    threes = pairs & pairs >> 1 & NOT_LAST
    value = 0
    if threes & threes >> 1 & NOT_LAST:
        value = 50
    elif threes:
        value = 20
    if trick & facts[STUK] == facts[STUK]:
        value += 20
    for rank in range(8):
        if trick == RANK << rank:
            value = facts[FOURS + rank]
    return value >> 1 if side == 0 else -(value >> 1)


@kernel("i8(i8[::1], i8, i8, i8, i8)")
def legal_set(facts, hand, lead, best, partner):
    """Return the cards of `hand` that may be played.

    `lead`: the number of the suit that is led, -1 for who leads; `best`: the card that holds the
    trick; `partner`: 1 if a partner played it, else 0.
    """
    if lead < 0:
        allowed = hand
    else:
        allowed = hand & (SUIT << (lead << 3))
        if allowed:
            if facts[HEAD + 2 * lead + partner] and best >> 3 == lead:
                higher = allowed & (-2 << best)
                if higher:
                    allowed = higher
        else:
            allowed = hand
            trump = facts[TRUMP]
            trumps = hand & (SUIT << (trump << 3)) if trump >= 0 else 0
            if trumps:
                place = VOID + 8 * partner
                higher = trumps
                if best >> 3 == trump:
                    place += 4
                    higher = trumps & (-2 << best)
                if higher:
                    place += 2
                if trumps == hand:
                    place += 1
                classes = facts[place]
                allowed = 0
                if classes & HIGHER:
                    allowed |= higher
                if classes & LOWER:
                    allowed |= trumps & ~higher
                if classes & OTHERS:
                    allowed |= hand & ~trumps
    return allowed & ~((hand & facts[KINGS]) >> 1)


@kernel("i8(i8)")
def suit_of(card):
    """Return the cards of the suit of a card."""
    return SUIT << ((card >> 3) << 3)


@kernel("i8(i8[::1])")
def trumps_of(facts):
    """Return the trumps, where a suit beats the others."""
    trump = facts[TRUMP]
    return SUIT << (trump << 3) if trump >= 0 else 0


@kernel("b1(i8[::1], i8, i8)")
def beats(facts, card, best):
    """Tell whether `card` beats `best`, which holds the trick."""
    if card >> 3 == best >> 3:
        return card > best
    return card >> 3 == facts[TRUMP]


@intrinsic
def ones(_, cards):
    """The processor's own way to count bits."""
    return cards(cards), lambda _, builder, __, given: builder.ctpop(given[0])


@intrinsic
def zeros(_, cards):
    """The processor's own way to find the lowest bit."""

    def built(_, builder, __, given):
        return builder.cttz(given[0], Constant(IntType(1), 1))

    return cards(cards), built


@kernel("i8(i8)")
def count(cards):
    """Return how many cards a set has."""
    return ones(cards)  # pyright: ignore[reportCallIssue]


@kernel("i8(i8)")
def lowest(cards):
    """Return the lowest bit of a set that is not empty."""
    return zeros(cards)  # pyright: ignore[reportCallIssue]


@kernel("i8(i8[::1], i8, i8, i8[::1])")
def list_different(facts, allowed, others, moves):
    """List the cards of a set and return how many; of cards with the same points that have none of
    `others` between them, one."""
    number, last = 0, -1
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        if (
            last >= 0
            and last >> 3 == card >> 3
            and facts[POINTS + last] == facts[POINTS + card]
            and others & ((1 << card) - (2 << last)) == 0
        ):
            number -= 1
        moves[number] = card
        number += 1
        last = card
    return number
