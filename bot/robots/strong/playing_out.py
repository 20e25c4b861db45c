"""The points that contracts of two or three players bring in many worlds: they are played out.

Of four players who play eight cards each numbers tell it at once (`contracts.py`).
"""

import numpy as np

from bot.robots.search import Worlds, first_stage, play_out
from bot.robots.search.worlds import NOTHING_UNDER, SEATS
from bot.robots.strong.beside import beside
from bot.robots.strong.contracts import leader_of
from bot.robots.strong.outcomes import (
    Contract,
    Counts,
    Values,
    margins,
    of_roles,
    stakes_of,
    with_all,
)
from bot.robots.strong.worths import Hands, exchanged
from bot.rules import (
    DEFENDERS,
    PACK,
    Card,
    Rank,
    Suit,
    Trump,
    View,
    card_tables,
    deal_points,
)

THOUGHTFUL = 32
"""cards of a play-out that are chosen with thought"""
TRUMP, ACE, HEADED, LONG = 4000, 2000, 500, 20
"""how much a card is wanted in the hand: a trump, an ace, one of a suit with its ace, and each card
of its suit"""


def moved(view: View, contract: Contract, hands: Hands, stock: Hands | None) -> Hands:
    """Return hands as they are at the first lead: the card that may be exchanged for the turned one
    is, and the taker takes the stock up and lays away what is wanted least."""
    dealing = view.game_type.dealing
    if view.taker is not None:
        return hands
    if view.turn_up is not None:
        hands = exchanged(hands, dealing, contract.trump, view.turn_up)
    if dealing.taken_up and stock is not None:
        hands = hands.copy()
        hands[:, contract.taker] |= stock
        laid = lays_away(hands[:, contract.taker], contract.trump, dealing.hand)
        hands[:, contract.taker] &= ~laid
    return hands


def lays_away(held: Hands, trump: Trump, size: int) -> Hands:
    """Return the cards that a taker with these lays away, so that `size` are left."""
    worth = card_tables(trump).points
    laid, rows = np.zeros(len(held), np.uint32), np.arange(len(held))
    for _ in range(int(held[0]).bit_count() - size if len(held) else 0):
        left = held & ~laid
        wanted = np.full((len(held), len(PACK)), np.inf)
        for number, suit in enumerate(Suit):
            cards = left >> np.uint32(8 * number) & np.uint32(255)
            ace = Card.of(Rank.ACE, suit)
            headed = left >> np.uint32(ace.index) & np.uint32(1)
            of_suit = HEADED * headed.astype(float) + LONG * np.bitwise_count(cards)
            of_suit += TRUMP * (suit is trump)
            for card in PACK[8 * number : 8 * number + 8]:
                here = of_suit - worth[card] + ACE * (card is ace)
                held_here = left >> np.uint32(card.index) & np.uint32(1) == 1
                wanted[:, card.index] = np.where(held_here, here, np.inf)
        laid[rows] |= np.uint32(1) << wanted.argmin(axis=1).astype(np.uint32)
    return laid


def written_by_play(
    view: View, contract: Contract, hands: Hands, thoughtful: int | None = None
) -> Values:
    """Return how many points more the takers write with each world's hands at the first lead, where
    deals are played out with some thought, or for so many cards."""
    cards = THOUGHTFUL if thoughtful is None else thoughtful
    points, total, first = played_out(view, contract, hands, cards)
    accounts = view.game_type.accounts
    stakes = stakes_of(view.rules, contract)._replace(total=total)
    aside = beside(view.rules, contract, hands, accounts)
    return margins(view.rules, stakes, points, aside, first)


def played_out(
    view: View, contract: Contract, hands: Hands, thoughtful: int = THOUGHTFUL
) -> tuple[Counts, Counts, Counts | None]:
    """Return what the takers have, and ALL, what there is in each world, and where the defenders
    have accounts of their own what the first of them has."""
    rules, game = view.rules, view.game_type
    sides = game.sides(contract.taker)
    leader = leader_of(view)
    stage = first_stage(rules, sides, contract.trump, contract.taker, leader)
    dealt = np.zeros((len(hands), SEATS), np.int64)
    dealt[:, : game.seats] = hands
    found = play_out(stage, Worlds(dealt, NOTHING_UNDER), (), thoughtful)
    points = with_all(sides, found)[:, 0]
    in_tricks = stage.totals(stage.tables.as_bits(dealt))
    own = sides.of(contract.taker) == 0
    got = points if own else in_tricks - points
    total = in_tricks
    if game.dealing.taken_up:
        total = np.full(len(hands), deal_points(rules, contract.trump))
        got = np.where(got < 0, got, got + total - in_tricks)
    if len(game.accounts.seats) == len(sides.seats):
        return got, total, None
    by_seat = found.by_seat(stage)
    return got, total, of_roles(game.accounts, contract.taker, by_seat)[DEFENDERS][:, 0]
