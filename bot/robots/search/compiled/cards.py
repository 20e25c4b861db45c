"""The cards that may be played, and the one that holds a trick."""

from numba import njit

from bot.robots.search.compiled.layout import HEAD, HIGHER, KINGS, LOWER, OTHERS, TRUMP, VOID

SUIT = 0xFF


@njit("i8(i8[::1], i8, i8, i8, i8)", cache=True, nogil=True)
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


@njit("b1(i8[::1], i8, i8)", cache=True, nogil=True)
def beats(facts, card, best):
    """Tell whether `card` beats `best`, which holds the trick."""
    if card >> 3 == best >> 3:
        return card > best
    return card >> 3 == facts[TRUMP]


@njit("i8(i8)", cache=True, nogil=True)
def count(cards):
    """Return how many cards a set has."""
    cards = cards - ((cards >> 1) & 0x55555555)
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F
    return ((cards * 0x01010101) & 0xFFFFFFFF) >> 24


@njit("i8(i8)", cache=True, nogil=True)
def lowest(cards):
    """Return the lowest bit of a set that is not empty."""
    return count((cards & -cards) - 1)
