"""`solve` against plain minimax over `bot.rules`, in the last tricks of random deals.

`python -m tests.robots.search.minimax 2000` looks at so many endings of every game.
"""

import random
import sys
from collections.abc import Iterator
from itertools import count, islice

from bot.robots.search import ALL, solve, stage_of, wait
from bot.rules import Card, Phase, Play, Ruleset, State, Suit, apply, deal_points, view
from tests.robots.search.agree import EVERY_GAME, a_party, in_tricks, roem_ahead, worlds_of
from tests.rules.parties import deal_of

MOST: int = 3
"""tricks that are played at most"""


def endings(rules: Ruleset, number: int, seed: int) -> Iterator[State]:
    """Positions in the last tricks, in the middle of one too."""
    chance = random.Random(seed)
    parties = (a_party(rules, party.to_bytes(32, "big"), chance) for party in count(seed))
    states = (state for party in parties for state in party if _is_near_the_end(state))
    return islice((state for state in states if chance.random() < 0.4), number)


def _is_near_the_end(state: State) -> bool:
    deal = deal_of(state)
    covered = sum(place.down is not None for field in deal.fields for place in field)
    cards = sum(map(len, deal.hands)) + covered
    return 2 <= cards <= MOST * state.game_type.seats + 2 * (state.game_type.seats == 2)


WITH_ALL = 1000
"""for all the tricks: more than any roem"""


def best_points(state: State) -> int:
    """The points of side 0 for the deal, with half of what it has more roem, and WITH_ALL, when all
    play as well as can be from here."""
    if state.phase is not Phase.PLAY or not deal_of(state).playable.cards:
        deal = deal_of(state)
        own = [state.sides.of(trick.winner) == 0 for trick in deal.tricks]
        roem = roem_ahead(deal) // 2
        return in_tricks(state) + roem + WITH_ALL * all(own) - WITH_ALL * (not any(own))
    return (max if _is_of_side_0(state) else min)(reached_by_card(state).values())


def points_by_card(state: State) -> dict[Card, int]:
    """The points of side 0, and ALL, by each card: roem makes no more of them than there are."""
    total = deal_points(state.rules, deal_of(state).trump or Suit.SPADES)
    return {card: _limited(points, total) for card, points in reached_by_card(state).items()}


def _limited(points: int, total: int) -> int:
    if abs(points - total / 2) > WITH_ALL / 2:
        return min(points - WITH_ALL, total) + ALL if points > 0 else -ALL
    return min(max(points, 0), total)


def reached_by_card(state: State) -> dict[Card, int]:
    deal = deal_of(state)
    return {
        card: best_points(apply(state, Play(deal.turn, card)).state) for card in deal.playable.cards
    }


def _is_of_side_0(state: State) -> bool:
    return state.sides.of(deal_of(state).turn) == 0


def solved(state: State) -> dict[Card, int]:
    """The same by compiled code."""
    cards = deal_of(state).playable.cards
    stage = stage_of(view(state, deal_of(state).turn))
    points = solve(stage, worlds_of(state), cards)
    best = solve(stage, worlds_of(state))[0, 0]
    assert best == (max if _is_of_side_0(state) else min)(points[0])
    return dict(zip(cards, points[0].tolist(), strict=True))


def main(number: int) -> None:
    assert wait(), "nothing is compiled"
    for name, rules in EVERY_GAME.items():
        for state in endings(rules, number, seed=1):
            assert solved(state) == points_by_card(state), (rules, deal_of(state))
        sys.stdout.write(f"{name}: {number:,} endings\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
