"""The yardstick for cards: who tries each card in 500 deals, played out as `club` plays.

Those who play a deal out know what a player knows, and weigh each card as `bot/robots/playing.py`
does: they draw trumps, load their partner's trick, spare what may win later, and ruff. It leans on
nothing that `strong` and `expert` think with but the deals that go with what was seen and called.
"""

import numpy as np

from bot.robots import playing
from bot.robots.club import club
from bot.robots.knowledge import TAKERS_TRUMPS
from bot.robots.playing import choose_card, play_of, playable
from bot.robots.search import Outcomes, Worlds, play_so_far, stage_of
from bot.robots.search.compiled.cards import SUIT, beats, count, kernel, lowest
from bot.robots.search.compiled.dealing import cards_gone
from bot.robots.search.compiled.layout import PLAYERS, SIDE, TRUMP, WORTH
from bot.robots.search.compiled.position import (
    BEST,
    HELD,
    HOLDER,
    LEAD,
    LEFT,
    MINE,
    PLACES,
    SHOWN,
    TAKER,
    TURN,
    VOIDS,
    WORTHY,
    allowed_in,
    begin,
    put,
)
from bot.robots.strong.cards import likely_worlds, written_for
from bot.robots.strong.outcomes import with_all
from bot.rules import Action, Ask, Card, Dice, View

DEALS = 500
ALIKE = 5.0
"""points that so many deals cannot tell apart: the card that a partner expects is as good"""

LATER_TRICK, TO_COME = playing.LATER_TRICK, playing.TO_COME
DRAWS, DRAWS_LOW = playing.DRAWS, playing.DRAWS_LOW
SERVES_THE_TAKER, SERVES_LOW = playing.SERVES_THE_TAKER, playing.SERVES_LOW
FOR_NOTHING, SPARES_TRUMPS = playing.FOR_NOTHING, playing.SPARES_TRUMPS
OPENS_UP, WORTH_KEEPING = playing.OPENS_UP, playing.WORTH_KEEPING
FROM_THE_ACE, DEAR, GIVES_AWAY = playing.FROM_THE_ACE, playing.DEAR, playing.GIVES_AWAY
ALMOST_NONE = playing.ALMOST_NONE
ACE = 7
"""the highest card of a plain suit"""


def playouts(view: View, dice: Dice) -> Action:
    """Choose a card by play-outs; call like `club`."""
    if view.decision is None or view.decision.ask is not Ask.PLAY or view.fields:
        return club(view, dice)
    cards = playable(view)
    if len(cards) == 1:
        return play_of(view, cards[0])
    worlds, whole = likely_worlds(view, dice.below(1 << 32), DEALS)
    if not len(worlds):
        return club(view, dice)
    points = with_all(view.sides, _played_out(view, worlds, cards))
    written = written_for(view, whole, points).mean(axis=0)
    if not view.sides.together(view.seat or 0, view.taker or 0):
        written = -written
    least = written.max() - ALIKE
    alike = [card for card, each in zip(cards, written, strict=True) if each >= least]
    return play_of(view, choose_card(view, alike))


def _played_out(view: View, worlds: Worlds, cards: list[Card]) -> Outcomes:
    """Return how each world ends with each card."""
    stage = stage_of(view)
    tables = stage.tables
    firsts = np.array([tables.bits[card.index] for card in cards], np.int64)
    points = np.zeros((len(worlds), len(cards)), np.int64)
    tricks = np.zeros((*points.shape, 4), np.int64) + np.array(stage.tricks, np.int64)
    play_all(
        tables.facts, tables.as_bits(worlds.hands), *play_so_far(view).as_numbers(tables), firsts,
        points, tricks,
    )  # fmt: skip
    whole = points + stage.won
    return Outcomes((2 * whole + tables.unit) // (2 * tables.unit), tricks)


# What a player expects --------------------------------------------------------------------------


@kernel("void(i8[::1], i8[::1], f8[:, ::1])")
def expect(facts, row, chances):
    """Find how likely a card of each suit that nobody has shown lies with each of the others."""
    players, turn, taker, trump = facts[PLAYERS], row[TURN], row[TAKER], facts[TRUMP]
    for suit in range(4):
        total = 0.0
        for seat in range(players):
            weight = float(count(row[seat] & ~row[SHOWN + seat]))
            if seat == turn or row[VOIDS + seat] >> suit & 1:
                weight = 0.0
            elif suit == trump and seat == taker:
                weight *= TAKERS_TRUMPS
            chances[seat, suit] = weight
            total += weight
        for seat in range(players):
            if total > 0.0:
                chances[seat, suit] = min(chances[seat, suit] / total, 1.0)


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8, i8)")
def lacks(facts, row, chances, seat, cards):
    """Return the chance that a seat has none of the cards, which are of one suit and not in the
    hand of who is in turn."""
    if cards == 0:
        return 1.0
    if cards & row[SHOWN + seat]:
        return 0.0
    for other in range(facts[PLAYERS]):
        cards &= ~row[SHOWN + other]
    return (1.0 - chances[seat, lowest(cards) >> 3]) ** count(cards) if cards else 1.0


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8)")
def against(facts, row, chances, cards):
    """Return how many of the cards, which are of one suit, the opponents may be expected to
    hold."""
    found, own = 0.0, facts[SIDE + row[TURN]]
    for seat in range(facts[PLAYERS]):
        if facts[SIDE + seat] != own and cards:
            loose = cards
            for other in range(facts[PLAYERS]):
                loose &= ~row[SHOWN + other]
            found += count(cards & row[SHOWN + seat])
            found += chances[seat, lowest(cards) >> 3] * count(loose)
    return found


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8)")
def chance_of_trick(facts, row, chances, card):
    """Return the chance that the own side wins the trick with this card played to it."""
    players, turn, held, trump = facts[PLAYERS], row[TURN], row[HELD], facts[TRUMP]
    lead, best, own = row[LEAD], row[BEST], facts[SIDE + turn]
    holder = facts[SIDE + row[HOLDER]]
    if held == 0 or beats(facts, card, best):
        best, holder = card, own
    if held == 0:
        lead = card >> 3
    unseen = row[LEFT] & ~row[turn]
    suit = SUIT << ((best >> 3) << 3)
    higher = (unseen & suit) >> best << best
    led = unseen & (SUIT << (lead << 3))
    trumps = unseen & (SUIT << (trump << 3)) if trump >= 0 else 0
    opponents, partner = 1.0, 1.0
    for step in range(1, players - held):
        seat = (turn + step) % players
        over = 1.0 - lacks(facts, row, chances, seat, higher)
        if best >> 3 != lead:
            over *= lacks(facts, row, chances, seat, led)
        elif best >> 3 != trump:
            ruffs = 1.0 - lacks(facts, row, chances, seat, trumps)
            over += lacks(facts, row, chances, seat, led) * ruffs
        if facts[SIDE + seat] == own:
            partner *= 1.0 - over
        else:
            opponents *= 1.0 - over
    if holder == own:
        return opponents
    return (1.0 - partner) * opponents


# A card, as `club` weighs it --------------------------------------------------------------------


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8)")
def chance_later(facts, row, chances, card):
    """Return a rough chance that a card, kept, wins a later trick for the own side."""
    hand, trump, suit = row[row[TURN]], facts[TRUMP], SUIT << ((card >> 3) << 3)
    unseen = row[LEFT] & ~hand
    higher = against(facts, row, chances, (unseen & suit) >> card << card)
    if card >> 3 == trump:
        return max(0.55, 0.98 - 0.18 * higher)
    if higher < ALMOST_NONE:
        trumps = unseen & (SUIT << (trump << 3)) if trump >= 0 else 0
        if against(facts, row, chances, trumps) < ALMOST_NONE:
            return 0.75
        return 0.25 + 0.08 * min(6, count(unseen & suit))
    guards = count(hand & suit) - 1
    return 0.5 * 0.5 ** (higher - 1.0) if guards >= higher else 0.25


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8)")
def of_trump_lead(facts, row, chances, card):
    """Return what speaks for the lead of a trump beside its trick: the takers draw them."""
    turn, suit = row[TURN], SUIT << ((card >> 3) << 3)
    mine, others = row[turn] & suit, row[LEFT] & ~row[turn] & suit
    if others == 0:
        return 0.0
    there = against(facts, row, chances, others)
    if there < ALMOST_NONE:
        return -float(FOR_NOTHING)
    if facts[SIDE + turn] != facts[SIDE + row[TAKER]]:
        return -float(SPARES_TRUMPS)
    low, high = DRAWS_LOW, DRAWS
    if row[TAKER] != turn:
        low, high = SERVES_LOW, SERVES_THE_TAKER
    elif count(mine) >= count(others):
        low = high
    return (low if others >> card else high) * min(1.0, there)


@kernel("f8(i8[::1], i8[::1], f8[:, ::1], i8)")
def of_plain_lead(facts, row, chances, card):
    """Return what speaks for any other lead, which is less than nothing: a suit is left alone that
    the others would have to open."""
    turn, suit = row[TURN], SUIT << ((card >> 3) << 3)
    mine, higher = row[turn] & suit, (row[LEFT] & ~row[turn] & suit) >> card << card
    if higher == 0:
        return 0.0
    cost, rest = 0.0, mine
    while rest:
        if facts[WORTH + lowest(rest)] >= WORTH_KEEPING:
            cost = float(OPENS_UP)
        rest &= rest - 1
    if facts[SIDE + turn] != facts[SIDE + row[TAKER]] and mine >> (card & ~7) >> ACE & 1:
        cost += FROM_THE_ACE
    if facts[WORTH + card] >= DEAR:
        cost += GIVES_AWAY * min(1.0, against(facts, row, chances, higher))
    return -cost


@kernel("i8(i8[::1], i8[::1], i8, f8[:, ::1])")
def club_card(facts, row, allowed, chances):
    """Return the card that gains most, as `club` reckons."""
    expect(facts, row, chances)
    held, trump = row[HELD], facts[TRUMP]
    chosen, most = -1, -1e9
    while allowed:
        card = lowest(allowed)
        allowed &= allowed - 1
        worth = float(facts[WORTH + card])
        stake = row[WORTHY] + worth + TO_COME * (facts[PLAYERS] - held - 1)
        gain = (2.0 * chance_of_trick(facts, row, chances, card) - 1.0) * stake
        later = 2.0 * chance_later(facts, row, chances, card) - 1.0
        gain -= later * (worth + LATER_TRICK)
        if held == 0 and card >> 3 == trump:
            gain += of_trump_lead(facts, row, chances, card)
        elif held == 0 and trump >= 0:
            gain += of_plain_lead(facts, row, chances, card)
        if gain > most:
            chosen, most = card, gain
    return chosen


@kernel(
    "void(i8[::1], i8[:, ::1], i8[::1], i8[::1], i8[:, ::1], i8[::1], i8[:, ::1], i8[:, :, ::1])"
)
def play_all(facts, hands, shown, deal, plays, firsts, points, tricks):
    """Play every world on, after `plays`, with every one of `firsts` as the next card; `points` and
    `tricks` get what is won from here on. Otherwise as `play_by_instinct`."""
    base, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    chances, gone = np.zeros((4, 4)), cards_gone(plays)
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
                    card = lowest(allowed)
                    if allowed & (allowed - 1):
                        card = club_card(facts, row, allowed, chances)
                put(facts, row, card)
                card = -1
                if row[HELD] == 0:
                    tricks[world, number, row[HOLDER]] += 1
                    if row[LEFT] == 0:
                        break
            points[world, number] = row[MINE] - before
