"""How likely others played as they did, if the hidden cards lie so."""

import numpy as np
from numba import njit

from bot.robots.search.compiled.cards import SUIT, beats, count, legal_set, lowest
from bot.robots.search.compiled.layout import PLAYERS, POINTS, SIDE, TAKERS, TRUMP, WORTH
from bot.robots.search.compiled.playing import answer_of, lead_of

TRAITS = 16
"""numbers by which a card is described, in a lead or in an answer"""


@njit("void(i8[::1], i8, i8, i8, b1, f8[:, ::1])", cache=True, nogil=True)
def describe_leads(facts, hand, allowed, left, takers, traits):
    """Describe each card that may be led, a row a card, from the lowest on."""
    trump = facts[TRUMP]
    unseen = left & ~hand
    trumps = SUIT << (trump << 3) if trump >= 0 else 0
    against = count(unseen & trumps)
    usual = lead_of(facts, hand, allowed, left, takers)
    number = 0
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        suit = SUIT << ((card >> 3) << 3)
        others = unseen & suit
        master = others >> card == 0
        worth = 0.1 * facts[WORTH + card]
        row = traits[number]
        number += 1
        row[:] = 0.0
        row[0] = 1.0 if card == usual else 0.0
        if card >> 3 == trump:
            row[1 if takers else 2] = 1.0
            row[3 if master else 4] = 1.0
            row[5] = worth
            row[6] = 1.0 if against == 0 else 0.0
        else:
            if master:
                row[7] = 1.0
                row[8] = 0.125 * count(others)
                row[9] = worth
            else:
                row[10] = worth
                row[11] = 1.0 if facts[WORTH + card] == 10 else 0.0
            row[12] = 1.0 if hand & suit == 1 << card else 0.0
            row[13] = 0.125 * count(hand & suit)
            top = others >> ((card >> 3) << 3) & 0x80
            row[14] = 1.0 if top else 0.0
        row[15] = 1.0 if hand & suit & ((1 << card) - 1) == 0 else 0.0


@njit("void(i8[::1], i8, i8, i8, i8, i8, i8, b1, b1, f8[:, ::1])", cache=True, nogil=True)
def describe_answers(facts, hand, allowed, left, lead, best, points, partner, last, traits):
    """Describe each card that may be played to a trick, a row a card, from the lowest on."""
    trump = facts[TRUMP]
    unseen = left & ~hand
    trumps = SUIT << (trump << 3) if trump >= 0 else 0
    led = SUIT << (lead << 3)
    above = (unseen & (SUIT << ((best >> 3) << 3))) >> best
    ruffed = best >> 3 != trump and unseen & trumps and count(unseen & led) < 4
    safe = partner and (last or (above == 0 and not ruffed))
    usual = answer_of(facts, hand, allowed, left, lead, best, points, partner, last)
    number = 0
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        suit = SUIT << ((card >> 3) << 3)
        worth = 0.1 * facts[WORTH + card]
        master = (unseen & suit) >> card == 0
        wins = beats(facts, card, best)
        row = traits[number]
        number += 1
        row[:] = 0.0
        row[0] = 1.0 if card == usual else 0.0
        if safe:
            row[1] = worth
        elif partner:
            row[2] = worth
        elif not wins:
            row[3] = worth
        elif last:
            row[4] = 1.0
            row[5] = worth
        else:
            row[6 if master else 7] = 1.0
            row[8] = worth
        if suit == trumps and led != trumps:
            row[9 if partner else 10] = 1.0
            row[11] = 0.1 * points
        if master and not wins:
            row[12] = 1.0
        guards = hand & suit & ~(1 << card)
        if guards == 0 and suit != led:
            row[13] = 1.0
        if suit != led and guards and count(guards) == 1 and suit != trumps:
            row[14] = 0.1 * facts[WORTH + lowest(guards)]
        row[15] = 1.0 if hand & suit & ((1 << card) - 1) == 0 else 0.0


@njit("f8(i8[::1], i8, i8, f8[::1], f8[:, ::1])", cache=True, nogil=True)
def log_of(facts, allowed, played, habits, traits):
    """Return the logarithm of how likely `played` is, or a card beside it with the same points."""
    all_of_them, alike = 0.0, 0.0
    rest, number = allowed, 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value = 0.0
        for trait in range(TRAITS):
            value += habits[trait] * traits[number, trait]
        number += 1
        chance = np.exp(value)
        all_of_them += chance
        if card >> 3 == played >> 3 and facts[POINTS + card] == facts[POINTS + played]:
            alike += chance
    return np.log(alike / all_of_them)


@njit("void(i8[::1], i8[:, ::1], i8[:, ::1], i8, f8[:, ::1], f8[::1])", cache=True, nogil=True)
def recall(facts, hands, plays, own, habits, found):
    """Add up for each world the logarithms of how likely the others' cards were.

    `plays` are seats and cards in playing order, whole tricks but for the last; those of seat
    `own` are not looked at. `habits` is how much each trait counts: a row for leads, one for
    answers.
    """
    players = facts[PLAYERS]
    had = np.zeros(4, np.int64)
    traits = np.zeros((8, TRAITS))
    for world in range(hands.shape[0]):
        left = 0
        for seat in range(4):
            had[seat] = hands[world, seat]
        for number in range(plays.shape[0]):
            had[plays[number, 0]] |= 1 << plays[number, 1]
        for seat in range(4):
            left |= had[seat]
        lead, best, holder, worth, sum_of_logs = -1, -1, 0, 0, 0.0
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
                        describe_leads(facts, hand, allowed, left, side == facts[TAKERS], traits)
                    else:
                        describe_answers(
                            facts, hand, allowed, left, lead, best, worth, partner,
                            held == players - 1, traits,
                        )  # fmt: skip
                    sum_of_logs += log_of(
                        facts, allowed, card, habits[0 if held == 0 else 1], traits
                    )
            if held == 0:
                lead = card >> 3
            if held == 0 or beats(facts, card, best):
                best, holder = card, seat
            worth += facts[WORTH + card]
            had[seat] &= ~(1 << card)
            left &= ~(1 << card)
        found[world] = sum_of_logs
