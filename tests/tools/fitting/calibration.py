"""How well ratings foretell who wins: what β is chosen by."""

from collections.abc import Iterable
from math import log

from bot.rankings.rating import MU, SIGMA, Entrant, Rating, as_openskill, model, rate
from bot.storage.ratings.rated import Party

BETAS = {"25/6": MU / 6, "25/3": MU / 3, "25/1.5": MU / 1.5}


def log_loss(parties: Iterable[Party], beta: float, untold: int = 0) -> float:
    """The mean of −log of the probability given to who won, before each party; 0.693 for a coin.

    A draw counts equally for each side. Of the first `untold` parties nothing is foretold. Parties
    with robots, or that somebody left, are left out.
    """
    known: dict[int, Rating] = {}
    losses: list[float] = []
    for number, party in enumerate(parties):
        seats = {
            seat: each.person_id
            for seat, each in party.began.items()
            if each is not None and not each.left
        }
        if len(seats) < len(party.began) or party.pool is None:
            continue
        before = {seat: known.get(who, Rating(MU, SIGMA)) for seat, who in seats.items()}
        if number >= untold:
            losses.append(-_told(before, party, beta))
        entrants = {seat: Entrant(rating, party.sides[seat]) for seat, rating in before.items()}
        for seat, outcome in rate(entrants, party.winner, party.scores, beta).items():
            known[seats[seat]] = outcome.rating
    return sum(losses) / len(losses)


def _told(before: dict[int, Rating], party: Party, beta: float) -> float:
    """The logarithm of how likely it was."""
    sides = sorted({*party.sides.values()})
    teams = [
        [before[seat] for seat in sorted(before) if party.sides[seat] == side] for side in sides
    ]
    asked = model(beta)
    chances = map(log, asked.predict_win(as_openskill(asked, teams)))
    told = dict(zip(sides, chances, strict=True))
    return told.get(party.winner, sum(told.values()) / len(told))
