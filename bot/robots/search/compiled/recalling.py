"""How often others played as the rule of thumb plays, if the hidden cards lie so."""

import numpy as np
from numba import njit

from bot.robots.search.compiled.cards import beats, legal_set
from bot.robots.search.compiled.layout import PLAYERS, POINTS, SIDE, TAKERS, WORTH
from bot.robots.search.compiled.playing import answer_of, lead_of


@njit("void(i8[::1], i8[:, ::1], i8[:, ::1], i8, i8[::1])", cache=True, nogil=True)
def recall(facts, hands, plays, own, found):
    """Count for each world the cards that the rule of thumb would not have played.

    `plays` are seats and cards in playing order, whole tricks but for the last; those of seat
    `own` are not looked at. Cards that are worth the same beside each other are the same.
    """
    players = facts[PLAYERS]
    had = np.zeros(4, np.int64)
    for world in range(hands.shape[0]):
        left = 0
        for seat in range(4):
            had[seat] = hands[world, seat]
        for number in range(plays.shape[0]):
            had[plays[number, 0]] |= 1 << plays[number, 1]
        for seat in range(4):
            left |= had[seat]
        lead, best, holder, worth, strange = -1, -1, 0, 0, 0
        for number in range(plays.shape[0]):
            seat, card = plays[number, 0], plays[number, 1]
            held = number % players
            if held == 0:
                lead, best, worth = -1, -1, 0
            if seat != own:
                side = facts[SIDE + seat]
                partner = held > 0 and facts[SIDE + holder] == side
                hand = had[seat]
                allowed = legal_set(facts, hand, lead, best, 1 if partner else 0)
                if allowed & (allowed - 1):
                    if held == 0:
                        chosen = lead_of(facts, hand, allowed, left, side == facts[TAKERS])
                    else:
                        chosen = answer_of(
                            facts, hand, allowed, left, lead, best, worth, partner,
                            held == players - 1,
                        )  # fmt: skip
                    if chosen != card:
                        alike = facts[POINTS + chosen] == facts[POINTS + card]
                        if chosen >> 3 != card >> 3 or not alike:
                            strange += 1
            if held == 0:
                lead = card >> 3
            if held == 0 or beats(facts, card, best):
                best, holder = card, seat
            worth += facts[WORTH + card]
            had[seat] &= ~(1 << card)
            left &= ~(1 << card)
        found[world] = strange
