"""How robots coinche, as `bot/robots/strong/coinches.py` has it:
`python -m tests.tools.fitting.coinches 2500`.

So many deals are called at coinche by four strong robots, and as many at Kloppen. Told are the
numbers by which their coinches, and that they did not coinche, are most likely.
"""

import sys
from typing import NamedTuple

import numpy as np

from bot.robots.search import wait
from bot.robots.strong.bidders import STEP
from bot.robots.strong.coinches import MOST, of_suit, taken_off
from bot.robots.strong.worths import SUITS, Hands, Values
from bot.rules import (
    CAPOT_BID,
    DEAL_POINTS,
    Bid,
    Coinche,
    NoSuit,
    Phase,
    Ruleset,
    State,
    Trump,
    deal_points,
    find_preset,
    start,
)
from tests.robots.match import goes_on, step
from tests.tools.arena.duel import pack_seed
from tests.tools.arena.players import player

SEED = 778
ROUNDS, CALM, FAR = 60, 0.01, 2
"""how often all numbers are moved, what keeps them small where nothing is known, and how far they
move at once"""


class Asked(NamedTuple):
    """A player who could coinche."""

    points: float
    """of the bid, above 80"""
    jumped: int
    hand: tuple[float, ...]
    coinched: bool


def asked(rules: Ruleset, number: int) -> list[tuple[Trump, Asked]]:
    """Call over a deal, and return each time that somebody could coinche."""
    packs, state = pack_seed(SEED, number), start(rules)
    strong = player("strong", packs)
    while goes_on(state) and state.phase is not Phase.PLAY:
        state = step(state, packs, (strong, strong))
    return of_calls(state) if state.phase is Phase.PLAY else []


def of_calls(state: State) -> list[tuple[Trump, Asked]]:
    """Return each time in an auction that somebody could coinche."""
    rules, accounts, deal = state.rules, state.game_type.accounts, state.deal
    assert deal is not None
    found: list[tuple[Trump, Asked]] = []
    last, jumped = None, 0
    for call in deal.calls:
        coinched = isinstance(call, Coinche)
        if last and last.points < CAPOT_BID and not accounts.together(last.actor, call.actor):
            held = np.array([sum(1 << card.index for card in deal.hands[call.actor])], np.uint32)
            points = last.points * DEAL_POINTS / deal_points(rules, last.suit) - 80
            row = Asked(points, min(jumped, MOST), told(held, last.suit), coinched)
            found.append((last.suit, row))
        if coinched:
            break
        if isinstance(call, Bid):
            jumped = call.points - max((last.points if last else 0) + STEP, rules.bid_min)
            last = call
    return found


def told(held: Hands, trump: Trump) -> tuple[float, ...]:
    """Return what a hand has against a contract, of each kind."""
    if isinstance(trump, NoSuit):
        return (float(taken_off(held, trump)[0]),)
    sets = [int(held[0]) >> 8 * number & 255 for number in range(4)]
    places = [place for place in range(4) if SUITS[place] is not trump]
    others = of_suit(False)[[sets[place] for place in places]].sum(axis=0)
    return (*of_suit(True)[sets[SUITS.index(trump)]], *others)


def fitted(rows: Values, coinched: Values) -> str:
    """Return the numbers by which chances follow from rows, and how unlikely all that is."""
    numbers = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-rows @ numbers))
        slope = rows.T @ (coinched - chances) - CALM * numbers
        bend = (rows.T * (chances * (1 - chances))) @ rows + CALM * np.eye(len(numbers))
        move = np.linalg.solve(bend, slope)
        numbers += move * min(1, FAR / np.abs(move).max())
    chances = 1 / (1 + np.exp(-rows @ numbers))
    unlikely = -np.log(np.where(coinched, chances, 1 - chances)).mean()
    return f"{len(rows)} times, {unlikely:.4f}: {' '.join(f'{each:.3f}' for each in numbers)}\n"


def _by_rules(there: int, points: float) -> tuple[float, ...]:
    """Return what counts at coinche alone, and what counts `there`, at Kloppen."""
    return 1 - there, (1 - there) * points, there, there * points


def main(deals: int) -> None:
    wait()
    coinche, kloppen = (
        [each for n in range(deals) for each in asked(find_preset(name), n)]
        for name in ("coinche_bga", "kloppen")
    )
    suited = [
        (*_by_rules(there, row.points), row.jumped, *row.hand, row.coinched)
        for there, rows in enumerate((coinche, kloppen))
        for trump, row in rows
        if not isinstance(trump, NoSuit)
    ]
    others = [
        (1, row.points, row.jumped, *row.hand, row.coinched)
        for trump, row in coinche
        if isinstance(trump, NoSuit)
    ]
    for kind, rows in (
        ("always, by point, so at Kloppen, jumped, trumps, others", suited),
        ("without a suit: always, by point, jumped, by point taken off", others),
    ):
        table = np.array(rows, float)
        sys.stdout.write(f"{kind}: {fitted(table[:, :-1], table[:, -1])}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
