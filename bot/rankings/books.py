"""The fold itself: what each party changes in ratings, pairs, curves and averages. No database.

`Books` hold what was looked up or made so far; whoever folds sees to it that what a party needs is
there. A party counts on several boards, each a fold of its own: its server's and everywhere, each
of all time and of the season.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.rankings.rating import (
    Entrant,
    PartyOutcome,
    Rating,
    new_season,
    partly,
    rate,
    rate_field,
    share_of,
)
from bot.rankings.titles import Deeds, PlayedParty, after, after_leaving, earned
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE, EVERYWHERE, POOLS, RATE_MINIMUM
from bot.storage.ratings.rated import Match, Party


class LeaderboardKey(NamedTuple):
    """Where a party counts. `number` is the season's in its scope, 0 for all time."""

    scope: int
    season: int = ALL_TIME
    number: int = 0


class RatingKey(NamedTuple):
    scope: int
    season: int
    pool: str
    person_id: int


class PairKey(NamedTuple):
    scope: int
    season: int
    pool: str
    first_id: int
    second_id: int


class StepKey(NamedTuple):
    person_id: int
    scope: int
    pool: str
    result_id: int


class MatchStepKey(NamedTuple):
    person_id: int
    scope: int
    match_id: int


class AverageKey(NamedTuple):
    pool: str
    seat: int


class BoardStanding(NamedTuple):
    """A person's rating and parties on a board."""

    mu: float
    sigma: float
    parties: int = 0
    won: int = 0

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    @property
    def rate(self) -> float | None:
        return self.won / self.parties if self.parties >= RATE_MINIMUM else None


class Together(NamedTuple):
    parties: int = 0
    won: int = 0


class Average(NamedTuple):
    deals: int = 0
    points: int = 0


class TitleKey(NamedTuple):
    person_id: int
    title: str


class Earned(NamedTuple):
    """The party with which a title was earned, and when."""

    result_id: int
    at: float


class Carried(NamedTuple):
    """A person's rating at the end of the last season in which they played."""

    number: int
    rating: Rating


CarriedKey = tuple[int, str, int]
"""scope, pool, person"""


@dataclass
class Books:
    ratings: dict[RatingKey, BoardStanding] = field(default_factory=dict)
    pairs: dict[PairKey, Together] = field(default_factory=dict)
    steps: dict[StepKey, float] = field(default_factory=dict)
    match_steps: dict[MatchStepKey, float] = field(default_factory=dict)
    averages: dict[AverageKey, Average] = field(default_factory=dict)
    carried: dict[CarriedKey, Carried] = field(default_factory=dict)
    deeds: dict[int, Deeds] = field(default_factory=dict)
    titles: dict[TitleKey, Earned] = field(default_factory=dict)

    def enter(self, party: Party, place: LeaderboardKey) -> None:
        """A party that counts, on one board."""
        if party.pool is None:
            return
        people = {seat: each for seat, each in party.began.items() if each is not None}
        before = {
            seat: self._standing(place, party.pool, each.person_id) for seat, each in people.items()
        }
        entrants = {
            seat: Entrant(before[seat].rating, side, people[seat].left)
            if seat in people
            else Entrant(None, side)
            for seat, side in party.sides.items()
        }
        outcomes = rate(entrants, party.winner, party.scores)
        share = share_of(party.earlier)
        for seat, outcome in outcomes.items():
            person_id = people[seat].person_id
            now = self._write(place, party.pool, person_id, before[seat], outcome, share)
            if place.season == ALL_TIME:
                self.steps[StepKey(person_id, place.scope, party.pool, party.place)] = now.shown
        for side in sorted({*party.sides.values()}):
            seats = [seat for seat in outcomes if party.sides[seat] == side]
            if len(seats) == 2 and not any(party.leaves(seat) for seat in seats):
                together = [party.person(seat) for seat in seats]
                self._count_pair(place, party.pool, together, outcomes[seats[0]].won)
        if (place.scope, place.season) == (EVERYWHERE, ALL_TIME):
            for seat, counts in party.counts.items():
                key = AverageKey(party.pool, seat)
                deals, points = self.averages.get(key, Average())
                self.averages[key] = Average(deals + counts.deals, points + counts.points)
            self._award(party, outcomes)

    def enter_match(self, match: Match, place: LeaderboardKey) -> None:
        """A duplicate on one board: whoever is first of all has won it."""
        if len(match.teams) < 2:
            return
        before = {each: self._standing(place, DUPLICATE, each) for each in match.people}
        ratings = [[before[each].rating for each in team.people] for team in match.teams]
        after = rate_field(ratings, [team.rank for team in match.teams])
        share = share_of(match.earlier)
        for team, new in zip(match.teams, after, strict=True):
            won = team.rank == 1
            for person_id, rating in zip(team.people, new, strict=True):
                outcome = PartyOutcome(rating, won)
                now = self._write(place, DUPLICATE, person_id, before[person_id], outcome, share)
                if place.season == ALL_TIME:
                    key = MatchStepKey(person_id, place.scope, match.place)
                    self.match_steps[key] = now.shown
            if len(team.people) == 2:
                self._count_pair(place, DUPLICATE, team.people, won)

    def _standing(self, place: LeaderboardKey, pool: str, person_id: int) -> BoardStanding:
        known = self.ratings.get(RatingKey(place.scope, place.season, pool, person_id))
        if known is not None:
            return known
        carried = self.carried.get((place.scope, pool, person_id)) if place.season else None
        if carried is None:
            return BoardStanding(*Rating())
        return BoardStanding(*new_season(carried.rating, place.number - carried.number))

    def _write(
        self,
        place: LeaderboardKey,
        pool: str,
        person_id: int,
        before: BoardStanding,
        outcome: PartyOutcome,
        share: float,
    ) -> Rating:
        """Write down and return somebody's new rating."""
        rating = partly(before.rating, outcome.rating, share)
        key = RatingKey(place.scope, place.season, pool, person_id)
        self.ratings[key] = BoardStanding(*rating, before.parties + 1, before.won + outcome.won)
        if place.season != ALL_TIME:
            self.carried[(place.scope, pool, person_id)] = Carried(place.number, rating)
        return rating

    def _count_pair(
        self, place: LeaderboardKey, pool: str, people: Iterable[int], won: bool
    ) -> None:
        first, second = sorted(people)
        key = PairKey(place.scope, place.season, pool, first, second)
        together = self.pairs.get(key, Together())
        self.pairs[key] = Together(together.parties + 1, together.won + won)

    def _award(self, party: Party, outcomes: dict[int, PartyOutcome]) -> None:
        """Titles, to whom they are new."""
        cut_short = any(party.leaves(seat) for seat in party.began)
        for seat, outcome in outcomes.items():
            person_id = party.person(seat)
            before = self.deeds.get(person_id, Deeds())
            if cut_short:
                if party.leaves(seat):
                    self.deeds[person_id] = after_leaving(before)
                continue
            # How many parties two people have played together, whatever they were.
            pair = sorted(party.people_of(party.sides[seat]))
            pools = POOLS if len(pair) == 2 else ()
            keys = (PairKey(EVERYWHERE, ALL_TIME, pool, *pair) for pool in pools)
            together = sum(self.pairs[key].parties for key in keys if key in self.pairs)
            played = PlayedParty(party.pool or "", outcome.won, party.counts[seat], together)
            self.deeds[person_id] = after(before, played)
            for title in earned(before, played):
                earliest = Earned(party.place, party.ended_at)
                self.titles.setdefault(TitleKey(person_id, title), earliest)
