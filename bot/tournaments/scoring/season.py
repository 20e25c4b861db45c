"""A season: several tournaments with one table, of which everybody's best n count, as 5 of 7."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.tournaments.scoring.ranking import Standings


@dataclass(frozen=True, slots=True)
class SeasonPlace:
    """`rank` counts from 1 and is shared by equals.

    `scores` are by tournament, None where somebody did not play; `counted` says which count.
    """

    rank: int
    member: int
    total: Fraction
    scores: tuple[Fraction | None, ...]
    counted: tuple[bool, ...]


def by_places(standings: Standings) -> dict[int, Fraction]:
    """Return what a tournament is worth by its places: 1 for the last, one more for each place
    above.

    Who shares a rank shares what its places are worth.
    """
    ranks = [each.rank for each in standings.places]
    size = len(ranks)
    found: dict[int, Fraction] = {}
    for place in standings.places:
        sharing = ranks.count(place.rank)
        found[place.entry] = size - place.rank + 1 - Fraction(sharing - 1, 2)
    return found


def season_table(
    tournaments: Iterable[Mapping[int, int | Fraction]], best: int
) -> tuple[SeasonPlace, ...]:
    """The table of a season, from what each tournament was worth to each member.

    Only the `best` scores of a member count. Equal totals are ordered by the best single score,
    then the next best, and so on through those that count; then they share a rank.
    """
    held = [dict(each) for each in tournaments]
    members = sorted({member for each in held for member in each})
    found = {member: _counted([each.get(member) for each in held], best) for member in members}
    keys = {member: _key(*found[member], best) for member in members}
    order = sorted(members, key=lambda member: (keys[member], member))
    places: list[SeasonPlace] = []
    for number, member in enumerate(order, start=1):
        equal = bool(places) and keys[places[-1].member] == keys[member]
        rank = places[-1].rank if equal else number
        scores, counted = found[member]
        places.append(SeasonPlace(rank, member, -keys[member][0], scores, counted))
    return tuple(places)


Scores = tuple[Fraction | None, ...]


def _counted(scores: list[int | Fraction | None], best: int) -> tuple[Scores, tuple[bool, ...]]:
    """Which scores count: the highest, of equal ones the earlier."""
    played = [place for place, each in enumerate(scores) if each is not None]
    chosen = set(sorted(played, key=lambda place: -(scores[place] or 0))[:best])
    exact = tuple(None if each is None else Fraction(each) for each in scores)
    return exact, tuple(place in chosen for place in range(len(scores)))


def _key(scores: Scores, counted: tuple[bool, ...], best: int) -> tuple[Fraction, ...]:
    """The lowest is the best. Who has played less often has nothing where others have a score."""
    kept = sorted(
        (each for each, in_ in zip(scores, counted, strict=True) if in_ and each is not None),
        reverse=True,
    )
    missing = [Fraction()] * (min(best, len(scores)) - len(kept))
    return (-sum(kept, Fraction()), *(-each for each in [*kept, *missing]))
