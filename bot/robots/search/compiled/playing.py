"""Deals played to their end by rule of thumb, as many as one likes."""

import numpy as np

from bot.robots.search.compiled.cards import (
    SUIT,
    beats,
    count,
    kernel,
    legal_set,
    lowest,
    roem_swing,
    suit_of,
    trumps_of,
)
from bot.robots.search.compiled.layout import (
    COUNT,
    EACH_TRICK,
    EARLY,
    LAST_TRICK,
    LEADER,
    NATURAL,
    PLAYERS,
    POINTS,
    SIDE,
    TAKERS,
    TRICK,
    TRUMP,
    WINS,
    WORTH,
)


@kernel("i8(i8[::1], i8, i8, i8, b1)")
def lead_of(facts, hand, allowed, left, takers):
    """Return a card to lead: trumps of the takers first, then what nobody beats, else low ones.

    `left`: all the cards that are still to be played; `takers`: the player is of their side.
    """
    unseen = left & ~hand
    trumps = trumps_of(facts)
    against = count(unseen & trumps)
    chosen, most = -1, -1000
    rest = allowed
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        suit = suit_of(card)
        others = unseen & suit
        master = (others >> card) == 0
        worth = facts[WORTH + card]
        if suit == trumps:
            if against == 0:
                value = 4 if master else -5
            elif not takers:
                value = -30 - worth
            elif master:
                value = 60 + worth
            else:
                value = 20 - worth if count(hand & trumps) > against else 2 - 2 * worth
        elif master:
            long = count(others)
            if against == 0:
                value = 40 + worth
            elif long >= 4:
                value = 30 + worth
            else:
                value = 4 * long - worth
        else:
            value = -2 * worth
            if hand & suit == 1 << card:
                value += 6 if hand & trumps and not takers else 2
        if value > most:
            chosen, most = card, value
    return chosen


@kernel("i8(i8[::1], i8, i8, i8, i8, i8, i8, b1, b1)")
def answer_of(facts, hand, allowed, left, lead, best, points, partner, last):
    """Return a card to play to a trick: points for a partner who holds it, the trick if one may
    have it, else what costs least.

    `points` lie in it so far; `partner` holds it; `last`: nobody plays after this player.
    """
    trump = facts[TRUMP]
    unseen = left & ~hand
    trumps = trumps_of(facts)
    led = SUIT << (lead << 3)
    above = (unseen & (suit_of(best))) >> best
    ruffed = best >> 3 != trump and unseen & trumps and count(unseen & led) < 4
    safe = partner and (last or (above == 0 and not ruffed))
    chosen, most = -1, -1000
    rest = allowed
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        suit = suit_of(card)
        worth = facts[WORTH + card]
        is_trump = suit == trumps
        master = ((unseen & suit) >> card) == 0
        wins = beats(facts, card, best)
        if safe:
            value = worth
            if is_trump and led != trumps:
                value -= 30
            elif master and worth >= 11 and led != suit:
                value -= 9
        elif wins and (not partner or master):
            if is_trump and led != trumps:
                value = 30 + points - worth - (0 if last or not above else 4)
            elif last:
                value = 40 + worth
            elif master:
                value = 35 + (0 if ruffed else worth)
            else:
                value = -worth if not is_trump else 3 - worth
        else:
            value = -worth
            if is_trump and led != trumps:
                value -= 12
            if master:
                value -= 6
            guards = hand & suit & ~(1 << card)
            if guards and facts[WORTH + 7 + ((card >> 3) << 3)] and count(guards) == 1:
                value -= facts[WORTH + lowest(guards)] >> 1
        if value > most:
            chosen, most = card, value
    return chosen


@kernel("i8(i8[::1], i8[::1], i8[::1], i8[::1], i8, i8[::1])")
def play_on(facts, hands, under, table, first, tricks):
    """Play a deal to its end from `table`; return the worth of what side 0 wins on the way.

    `first` is the next card, -1 to choose it too. `hands` are used up, `tricks` gets how many each
    seat wins, and their points above (`layout.WINS`).
    """
    players = facts[PLAYERS]
    left = 0
    for seat in range(players):
        left |= hands[seat]
    for card in range(32):
        if under[card] >= 0 and left >> card & 1:
            left |= 1 << under[card]
    leader, held = table[LEADER], table[COUNT]
    mine = 0
    lead, best, holder, points, worth = -1, -1, leader, 0, 0
    lying = 0
    covers = np.zeros(4, np.int64)
    for place in range(held):
        card = table[TRICK + place]
        seat = (leader + place) % players
        points += facts[POINTS + card]
        worth += facts[WORTH + card]
        lying |= facts[NATURAL + card]
        if under[card] >= 0:
            covers[seat] |= 1 << under[card]
            left |= 1 << under[card]
        if place == 0:
            lead = card >> 3
        if place == 0 or beats(facts, card, best):
            best, holder = card, seat
    turn = (leader + held) % players
    while left:
        hand = hands[turn]
        if first >= 0:
            card = first
            first = -1
        else:
            own = facts[SIDE + turn]
            partner = held > 0 and facts[SIDE + holder] == own
            allowed = legal_set(facts, hand, lead, best, 1 if partner else 0)
            if allowed & (allowed - 1) == 0:
                card = lowest(allowed)
            elif held == 0:
                card = lead_of(facts, hand, allowed, left, own == facts[TAKERS])
            else:
                card = answer_of(
                    facts, hand, allowed, left, lead, best, worth, partner, held == players - 1
                )
        hands[turn] = hand & ~(1 << card)
        left &= ~(1 << card)
        points += facts[POINTS + card]
        worth += facts[WORTH + card]
        lying |= facts[NATURAL + card]
        if under[card] >= 0:
            covers[turn] |= 1 << under[card]
        if held == 0:
            lead = card >> 3
            best, holder = card, turn
            if facts[EARLY]:
                hands[turn] |= covers[turn]
        elif beats(facts, card, best):
            best, holder = card, turn
        held += 1
        turn += 1
        if turn == players:
            turn = 0
        if held == players:
            for seat in range(players):
                hands[seat] |= covers[seat]
                covers[seat] = 0
            points += facts[EACH_TRICK]
            if left == 0:
                points += facts[LAST_TRICK]
            if facts[SIDE + holder] == 0:
                mine += points
            mine += roem_swing(facts, lying, facts[SIDE + holder])
            tricks[holder] += 1 + (points << WINS)
            turn, lying = holder, 0
            held, points, worth, lead, best = 0, 0, 0, -1, -1
    return mine


@kernel("void(i8[::1], i8[:, ::1], i8[:, ::1], i8[::1], i8[::1], i8[:, ::1], i8[:, :, ::1])")
def play_out(facts, hands, under, table, firsts, points, tricks):
    """Play every world on from `table` with every one of `firsts` as the next card."""
    own = np.empty(4, np.int64)
    for world in range(hands.shape[0]):
        for number in range(firsts.shape[0]):
            for seat in range(4):
                own[seat] = hands[world, seat]
            points[world, number] = play_on(
                facts, own, under[world % under.shape[0]], table, firsts[number],
                tricks[world, number],
            )  # fmt: skip
