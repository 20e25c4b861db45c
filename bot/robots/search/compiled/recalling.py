"""The chance that others played as they did, if the hidden cards lie so."""

import numpy as np

from bot.robots.search.compiled.cards import SUIT, beats, count, kernel, lowest, suit_of, trumps_of
from bot.robots.search.compiled.dealing import cards_gone
from bot.robots.search.compiled.instinct import MOST_SHARED, WIDE, weigh
from bot.robots.search.compiled.layout import HAND, PLAYERS, POINTS, SIDE, TAKERS, TRUMP, WORTH
from bot.robots.search.compiled.playing import answer_of, lead_of
from bot.robots.search.compiled.position import (
    BEST,
    HELD,
    HOLDER,
    LEAD,
    LEFT,
    PLACES,
    WORTHY,
    allowed_in,
    begin,
    put,
)

TRAITS = 16
"""numbers by which a card is described, in a lead or in an answer; one more is its worth as
instinct sees it"""


@kernel("void(i8[::1], i8, i8, i8, b1, f8[:, ::1])")
def describe_leads(facts, hand, allowed, left, takers, traits):
    """Describe each card that may be led, a row a card, from the lowest on."""
    trump = facts[TRUMP]
    unseen = left & ~hand
    trumps = trumps_of(facts)
    against = count(unseen & trumps)
    usual = lead_of(facts, hand, allowed, left, takers)
    number = 0
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        suit = suit_of(card)
        others = unseen & suit
        master = others >> card == 0
        worth = 0.1 * facts[WORTH + card]
        row = traits[number]
        number += 1
        row[:TRAITS] = 0.0
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


@kernel("void(i8[::1], i8, i8, i8, i8, i8, i8, b1, b1, f8[:, ::1])")
def describe_answers(facts, hand, allowed, left, lead, best, points, partner, last, traits):
    """Describe each card that may be played to a trick, a row a card, from the lowest on."""
    trump = facts[TRUMP]
    unseen = left & ~hand
    trumps = trumps_of(facts)
    led = SUIT << (lead << 3)
    above = (unseen & (suit_of(best))) >> best
    ruffed = best >> 3 != trump and unseen & trumps and count(unseen & led) < 4
    safe = partner and (last or (above == 0 and not ruffed))
    usual = answer_of(facts, hand, allowed, left, lead, best, points, partner, last)
    number = 0
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        suit = suit_of(card)
        worth = 0.1 * facts[WORTH + card]
        master = (unseen & suit) >> card == 0
        wins = beats(facts, card, best)
        row = traits[number]
        number += 1
        row[:TRAITS] = 0.0
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


@kernel("f8(i8[::1], i8, i8, f8[::1], f8[:, ::1])")
def log_of(facts, allowed, played, habits, traits):
    """Return the logarithm of how likely `played` is, or a card beside it with the same points."""
    all_of_them, alike = 0.0, 0.0
    rest, number = allowed, 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value = 0.0
        for trait in range(TRAITS + 1):
            value += habits[trait] * traits[number, trait]
        number += 1
        chance = np.exp(value)
        all_of_them += chance
        if card >> 3 == played >> 3 and facts[POINTS + card] == facts[POINTS + played]:
            alike += chance
    return np.log(alike / all_of_them)


@kernel("void(i8[::1], i8[::1], i8, i8, f8[:, ::1])")
def describe(facts, row, seat, allowed, traits):
    """Describe each card that a seat may play, but for what instinct sees."""
    left = row[LEFT]
    if row[HELD] == 0:
        takers = facts[SIDE + seat] == facts[TAKERS]
        describe_leads(facts, row[seat], allowed, left, takers, traits)
    else:
        partner = facts[SIDE + row[HOLDER]] == facts[SIDE + seat]
        describe_answers(
            facts, row[seat], allowed, left, row[LEAD], row[BEST], row[WORTHY], partner,
            row[HELD] == facts[PLAYERS] - 1, traits,
        )  # fmt: skip


@kernel(
    "void(i8[::1], i8[:, ::1], i8[::1], i8[::1], i8[:, ::1], i8, f8[:, ::1], f4[:, ::1], f8[::1])"
)
def recall(facts, hands, shown, deal, plays, seat, habits, weights, found):
    """Add up for each world the logarithms of how likely the cards of a seat were.

    `plays` are seats and cards in playing order, whole tricks but for the last. `habits` is how
    much each trait counts: a row for leads, one for answers. `weights` are those of instinct;
    without them nobody has any. `shown` and `deal` as for `play_by_instinct`.
    """
    row, gone = np.zeros(PLACES, np.int64), cards_gone(plays)
    traits, values = np.zeros((HAND, TRAITS + 1)), np.zeros(HAND)
    rows, sums = np.zeros(MOST_SHARED, np.int64), np.zeros((4, WIDE), np.float32)
    for world in range(hands.shape[0]):
        begin(row, hands[world] | gone, shown, deal)
        sum_of_logs = 0.0
        for number in range(plays.shape[0]):
            card = plays[number, 1]
            allowed = allowed_in(facts, row) if plays[number, 0] == seat else 0
            if allowed & (allowed - 1):
                describe(facts, row, seat, allowed, traits)
                if weights.shape[0]:
                    weigh(facts, row, allowed, weights, rows, sums, values)
                    for place in range(values.size):
                        traits[place, TRAITS] = values[place]
                leads = row[HELD] == 0
                sum_of_logs += log_of(facts, allowed, card, habits[0 if leads else 1], traits)
            put(facts, row, card)
        found[world] = sum_of_logs
