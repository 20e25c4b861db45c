"""The effect of a party on the ratings of those who played it: openskill's Plackett-Luce.

One result per party: its sides are teams, or somebody alone; no margin, but of three who play for
themselves the second is ranked before the third. Beta is the part of luck:
25/3 for cards dealt freely, 25/6 where everybody plays the same deals;
`tests/tools/bench/ratings.py` says how well each foretells. A loss never raises what is shown,
which `limit_sigma` sees to.

Who left is rated as having lost. Their opponents have won, whatever the cards said in the end, and
their partner's new rating is thrown away: openskill's weights would do the reverse and charge them
with the loss. Robots have a rating that never changes.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

MU = 25.0
SIGMA = MU / 3
FREE_DEALS = MU / 3
"""β where every table has cards of its own"""
DUPLICATE = MU / 6
"""β where all tables play the same deals"""

RESET = MU / 6
"""what a new season adds to the doubt about everybody"""

OFTEN = 3
"""parties of the same people within `OFTEN_SECONDS` that count fully; the n-th counts 3/n"""
OFTEN_SECONDS = 7 * 86400.0


class Rating(NamedTuple):
    """An estimate of somebody's skill, and how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> float:
        """1000 to begin with; what they are worth with 99.7 % certainty."""
        return 1000 + 40 * (self.mu - 3 * self.sigma)


ROBOT = Rating(MU, 1.0)


class Entrant(NamedTuple):
    """A person who began a party. `rating` is None for a robot."""

    rating: Rating | None
    side: int
    left: bool = False


class PartyOutcome(NamedTuple):
    """The outcome of a party for somebody."""

    rating: Rating
    won: bool


def rate(
    entrants: Mapping[int, Entrant],
    winner: int,
    scores: Sequence[int] = (),
    beta: float = FREE_DEALS,
) -> dict[int, PartyOutcome]:
    """Return what the party was to each person whom it counts for, by seat.

    `winner` is a side, or -1 for a draw; `scores`, by side, rank those who have not won. Robots and
    partners of somebody who left are not in it.
    """
    sides = sorted({each.side for each in entrants.values()})
    seats = [[seat for seat in sorted(entrants) if entrants[seat].side == side] for side in sides]
    teams = tuple(tuple(entrants[seat].rating or ROBOT for seat in team) for team in seats)
    left = {each.side for each in entrants.values() if each.left}
    found: dict[int, PartyOutcome] = {}
    for place, side in enumerate(sides):
        # Of two teams with a leaver, each has lost for those who left it.
        lost = {side} if side in left else left
        order = [_order(each, winner, scores, lost) for each in sides]
        ranks = tuple(map(sorted({*order}).index, order))
        won = side not in lost if left else side == winner
        after = _rated(teams, ranks, beta)[place]
        for seat, rating in zip(seats[place], after, strict=True):
            counts = entrants[seat].left or side not in left
            if counts and entrants[seat].rating is not None:
                found[seat] = PartyOutcome(rating, won)
    return found


def _order(
    side: int, winner: int, scores: Sequence[int], lost: Collection[int]
) -> tuple[bool, bool, int]:
    """Return what sorts sides from the best on: who left comes last, whatever the cards said."""
    behind = side != winner
    return side in lost, behind, -scores[side] if behind and len(scores) > 2 else 0


def rate_field(
    teams: Sequence[Sequence[Rating]], ranks: Sequence[int], beta: float = DUPLICATE
) -> tuple[tuple[Rating, ...], ...]:
    """Return what a match of any number of teams made of the ratings of its people; equal ranks are
    equal.

    Who was compared with everybody needs no correction for their opponents (docs/rankings.md).
    """
    asked = model(beta)
    before = as_openskill(asked, teams)
    found = asked.rate(before, ranks=[float(each) for each in ranks])
    return tuple(tuple(Rating(each.mu, each.sigma) for each in team) for team in found)


# On a server alone with itself its ratings are those of everywhere: the same question twice.
_rated = lru_cache(maxsize=64)(rate_field)


def share_of(earlier: int) -> float:
    """How much a party counts after `earlier` ones of the same people within a week.

    Whoever always meets the same people moves less and less by it: three parties fully, then 3/4,
    3/5, 3/6 …; other people at the table make it a party like any other.
    """
    return min(1.0, OFTEN / (earlier + 1))


def partly(before: Rating, after: Rating, share: float) -> Rating:
    """A rating moved by a share of the way."""
    if share == 1:
        return after
    return Rating(
        before.mu + share * (after.mu - before.mu),
        before.sigma + share * (after.sigma - before.sigma),
    )


def new_season(rating: Rating, seasons: int = 1) -> Rating:
    """The soft reset: what is believed stays, and is less certain, after each season."""
    sigma = rating.sigma
    for _ in range(seasons):
        sigma = min(SIGMA, hypot(sigma, RESET))
    return Rating(rating.mu, sigma)


@cache
def model(beta: float = FREE_DEALS) -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=beta, limit_sigma=True)


def as_openskill(
    asked: PlackettLuce, teams: Sequence[Sequence[Rating]]
) -> list[list[PlackettLuceRating]]:
    return [[asked.rating(each.mu, each.sigma) for each in team] for team in teams]


def chance(first: Rating, second: Rating) -> float:
    """How likely it is that the first of two wins, one against one with free deals."""
    asked = model()
    return asked.predict_win(as_openskill(asked, ((first,), (second,))))[0]
