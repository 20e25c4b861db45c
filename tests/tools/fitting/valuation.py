"""The worth of cards by least squares over deals that robots play:
`python -m tests.tools.fitting.valuation N 8000` for no trumps, `A` for all trumps.

The one who expects most bids 80, and everybody passes. The card points of the bidder's side are
fitted to the bidder's cards, then to what these let expect and the partner's cards, then to the
defenders' cards as well: the numbers of `bot/robots/valuation.py`, which rounds them.
"""

import sys
from collections.abc import Sequence
from statistics import fmean

from bot.robots import choose
from bot.robots.valuation import Heads, expected_alone, hand_worth
from bot.rules import (
    TABLE,
    Bid,
    Card,
    Dice,
    NoSuit,
    Pass,
    Phase,
    State,
    Trump,
    apply,
    decisions,
    find_preset,
    start,
    table_action,
    view,
)

RULES = find_preset("coinche_bga").changed({"na_values": "ffb_table", "coinche_mode": "in_turn"})
UNITS = tuple(
    Heads(*(float(field == each) for each in range(len(Heads._fields))))
    for field in range(len(Heads._fields))
)

Hand = tuple[Card, ...]
Row = list[float]


Played = list[tuple[Hand, Hand, Hand, Hand, int]]


def main(trump: NoSuit, deals: int) -> None:
    played = [_play(number, trump) for number in range(deals)]
    points = [each[-1] for each in played]
    taker, error = _fit([_features(bidder, trump) for bidder, *_ in played], points)
    _tell("taker, and what is beside", taker, error)
    alone = [_sum(taker, _features(bidder, trump)) for bidder, *_ in played]
    rows = [
        [expected, *_features(partner, trump)]
        for expected, (_, partner, *_) in zip(alone, played, strict=True)
    ]
    both, error = _fit(rows, points)
    _tell("reliance, partner, and what is beside", both, error)
    heads = Heads(*both[1:-1])
    against = [
        (expected, hand_worth(defender, trump, heads))
        for expected, (_, _, *defenders, _) in zip(alone, played, strict=True)
        for defender in defenders
    ]
    defence, error = _fit([list(each) for each in against], [each for each in points for _ in "LR"])
    _tell("a defender", defence, error)
    _tell("the usual hand", [fmean(worth for _, worth in against)], 0)


def _play(number: int, trump: Trump) -> tuple[Hand, Hand, Hand, Hand, int]:
    """The hands of the bidder, the partner and the defenders, and the points of the bidders."""
    seed = number.to_bytes(32, "big")
    state = start(RULES)
    while state.phase is not Phase.CALL:
        state = _table(state, seed)
    assert state.deal is not None
    hands = state.deal.hands
    bidder = max(range(4), key=lambda seat: expected_alone(hands[seat], trump))
    called = False
    while not state.results:
        actor = decisions(state)[0].actor
        assert actor != TABLE
        if state.phase is Phase.CALL:
            bids = actor == bidder and not called
            action = Bid(actor, RULES.bid_min, trump) if bids else Pass(actor)
            called = called or bids
        else:
            action = choose(view(state, actor), Dice(seed, "fitting", 0))
        state = apply(state, action).state
    left, partner, right = (hands[(bidder + step) % 4] for step in (1, 2, 3))
    return hands[bidder], partner, left, right, state.results[0].points[bidder % 2]


def _table(state: State, seed: bytes) -> State:
    action = table_action(state, seed)
    assert action is not None
    return apply(state, action).state


def _features(cards: Hand, trump: NoSuit) -> Row:
    return [hand_worth(cards, trump, unit) for unit in UNITS]


def _sum(weights: Sequence[float], row: Row) -> float:
    return sum(weight * each for weight, each in zip(weights, [*row, 1], strict=True))


def _fit(rows: list[Row], values: Sequence[float]) -> tuple[Row, float]:
    """The weights of each column, and of a constant; and the error that remains."""
    full = [[*row, 1.0] for row in rows]
    size = range(len(full[0]))
    square = [
        [
            *(sum(row[a] * row[b] for row in full) for b in size),
            sum(row[a] * value for row, value in zip(full, values, strict=True)),
        ]
        for a in size
    ]
    weights = _solve(square)
    errors = ((_sum(weights, row) - value) ** 2 for row, value in zip(rows, values, strict=True))
    return weights, fmean(errors) ** 0.5


def _solve(square: list[Row]) -> Row:
    """The unknowns of linear equations, each with its value behind the coefficients."""
    for step, pivot in enumerate(square):
        pivot[:] = [each / pivot[step] for each in pivot]
        for row in square:
            if row is not pivot:
                row[:] = [a - row[step] * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] for row in square]


def _tell(what: str, weights: Row, error: float) -> None:
    sys.stdout.write(f"{what}: {' '.join(f'{each:.2f}' for each in weights)} ± {error:.1f}\n")


if __name__ == "__main__":
    main(NoSuit(sys.argv[1]), int(sys.argv[2]))
