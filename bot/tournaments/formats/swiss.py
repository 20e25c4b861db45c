"""T2, the Swiss: entries with equal match points meet, nobody meets the same one twice.

Round 1 goes by strength and then by lot, later ones by the standings. Within a group of equal match
points the top half meets the bottom half; in an odd group the last one floats to the top of the
next group. That is a minimum-weight matching of the whole field; a pair costs, each line before
the next whatever the next would save:

1. 1 for each time the two have met. Nobody meets twice as long as that can be; it always can with
   twice as many entries as rounds (a graph in which each node has n/2 neighbours has a perfect
   matching, by Dirac), which all fields of more than ten have that nobody leaves.
2. (difference of their match points)²: as few floats as possible, and short ones.
3. of a float: (places above the last of the upper group)²: the last one floats.
4. of a float: (places below the first of the lower group)²: they meet the first.
5. within a group of g: (difference of their places − ⌊g/2⌋)²: top half against bottom half. Once
   the floaters are known each group is matched again by this line, counted without them.

An odd field has one more entry, below all groups: the house's robots, or a bye. It is met once by
anybody as well. Up to ten entries play a round robin instead.

Which pairs need not be looked at, when nobody has met more than m others. Let M be a cheapest
matching. An exchange of partners between two of its pairs that would save something must bring in a
rematch; and for one pair (a, b) at most m_a + m_b ≤ 2m other pairs are such.

- Floats. Of two that float down from a group with u' and v', pairing them with each other and u'
  with v' saves on line 2, so any two have met or their partners have: at most 2m + 1 float down, as
  many up, f ≤ 4m + 2 together.
- Who floats. If w of the same group stands below u, who floats down to u', and is paired in the
  group with w', then w may float instead, which saves on line 3: at most 2m such w, and at most
  f - 1 others below u. So at most 6m + 1 stand below who floats down; likewise, by line 4, above
  who floats up.
- Halves. Within a group two pairs that lie apart or one inside the other save on line 5 by
  crossing (but for one that lies apart from the pair of the first or last of an odd group), so all
  but 2m + 1 of its k pairs cross (a, b): between a and b stand k - 1 entries, up to 2m + 1 more or
  fewer, and perhaps floats. With g = 2k + f the difference of places is ⌊g/2⌋ up to 4m + 2.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from bot.tournaments.pairing import (
    Edge,
    berger_round,
    byes,
    cheapest_pairs,
    couple,
    first_drawn,
    meetings,
    most_met,
    numbered,
    seat,
)
from bot.tournaments.scoring import BY_MATCH_POINTS, open_ledger, rank, ranked_by
from bot.tournaments.tournament import (
    Format,
    Round,
    Tournament,
    TournamentError,
    Why,
    always,
    by_lot,
    house,
    is_house,
    planned,
)

# The round robin, in place of a Swiss for up to ten teams (T2) ------------------------------------

# The numbers are drawn by lot before round 1. A number that nobody holds, because the field is odd
# or its holder has gone or is away, is played by the house's robots, or is a bye for who would meet
# it. A late entry (before round 2) takes the free number of an odd field; there is no other.


def pair_by_berger(tournament: Tournament, number: int) -> Round:
    """Round `number`; after the last one of the tables they begin again with the sides changed."""
    holders = berger_numbers(tournament)
    size = len(holders) + len(holders) % 2
    cycle, place = divmod(number - 1, size - 1)
    meetings = berger_round(size, place + 1)
    if cycle % 2:
        meetings = [(other, one) for one, other in meetings]
    return seat(tournament, number, holders, meetings)


def berger_numbers(tournament: Tournament) -> tuple[int, ...]:
    """The entries in the order of their Berger numbers; raises `TournamentError` NO_LATE_ENTRY."""
    late = sorted(each for each, begins in tournament.first_round_of.items() if begins > 1)
    if len(late) > len(tournament.starting) % 2:
        raise TournamentError(Why.NO_LATE_ENTRY, entry=late[-1], limit=1)
    return (*first_drawn(tournament), *late)


def full_rounds(tournament: Tournament) -> int:
    """The number of rounds that it takes until everybody has met everybody once."""
    return max(1, (len(berger_numbers(tournament)) - 1) // 2 * 2 + 1)


def berger_late_until(tournament: Tournament) -> int:
    """2 while an odd field has a number for a late entry, else 1."""
    late = any(begins > 1 for begins in tournament.first_round_of.values())
    return 2 if len(tournament.starting) % 2 or late else 1


ROUND_ROBIN = Format(
    name="round_robin",
    seated=(4, 2),
    pair=pair_by_berger,
    standings=ranked_by(BY_MATCH_POINTS),
    rounds=planned(full_rounds),
    usual_deals=8,
    late_until=berger_late_until,
    column="match_points",
    by_hand=True,
    scheduled=always(True),
    cross_table=True,
)


ROUND_ROBIN_UP_TO = 10
ROUNDS = ((16, 5), (32, 6), (64, 7))
"""(entries up to, rounds); above, one more each time the field doubles"""


class SwissStanding(NamedTuple):
    """An entry before pairing, in ranking order; `match_points` -1 stands below all others."""

    entry: int
    match_points: int


class Spot(NamedTuple):
    """The place of somebody: their group's match points and size, and their place in it, from 0."""

    match_points: int
    size: int
    place: int

    @property
    def last(self) -> int:
        """Return how many of their group stand below them."""
        return self.size - 1 - self.place


def pair(tournament: Tournament, number: int) -> Round:
    """The next round; tables from the leaders down."""
    if by_berger(tournament):
        return pair_by_berger(tournament, number)
    field = ranked(tournament, number)
    met = dict(meetings(tournament))
    odd = house(0)
    if len(field) % 2:
        field = [*field, SwissStanding(odd, -1)]
        for entry, times in byes(tournament).items():
            met[couple(entry, odd)] = met.get(couple(entry, odd), 0) + times
    pairs = swiss(field, met)
    if tournament.plan.house:
        return Round(number, numbered(pairs))
    seated = [each for each in pairs if not any(is_house(one) for one in each)]
    out = tuple(one for each in pairs if each not in seated for one in each if not is_house(one))
    return Round(number, numbered(seated), out)


def by_berger(tournament: Tournament) -> bool:
    """Return whether the field is small enough for a round robin."""
    return _first_field(tournament) <= ROUND_ROBIN_UP_TO


def _first_field(tournament: Tournament) -> int:
    """The entries of round 1: who comes or goes later changes neither schedule nor rounds."""
    first = tournament.rounds[0].entries() if tournament.rounds else tournament.playing(1)
    return sum(not is_house(each) for each in first)


def rounds(tournament: Tournament) -> int:
    """5 up to 16 entries, 6 up to 32, 7 up to 64; up to ten those of the round robin."""
    if by_berger(tournament):
        return full_rounds(tournament)
    entries = _first_field(tournament)
    for most, count in ROUNDS:
        if entries <= most:
            return count
    return (entries - 1).bit_length() + 1


def ranked(tournament: Tournament, number: int) -> list[SwissStanding]:
    playing = tournament.playing(number)
    if number == 1:
        strengths = tournament.strengths
        order = sorted(by_lot(tournament.seed, playing), key=lambda each: -strengths[each])
        return [SwissStanding(each, 0) for each in order]
    ledger = open_ledger(tournament)
    order = rank(ledger, BY_MATCH_POINTS, playing).order()
    return [SwissStanding(each, ledger.sum(each, "match_points")) for each in order]


def swiss(
    field: Sequence[SwissStanding], met: Mapping[tuple[int, int], int]
) -> list[tuple[int, int]]:
    """The pairs of an even field given in ranking order, each with the better one first.

    Who floats is settled by the matching of the whole field; those of a group who stay in it are
    matched once more, with the halves counted without the floaters.
    """
    pairs = cheapest_pairs(len(field), edges(field, met))
    staying: dict[int, list[int]] = {}
    settled: list[tuple[int, int]] = []
    for one, other in pairs:
        if field[one].match_points == field[other].match_points:
            staying.setdefault(field[one].match_points, []).extend((one, other))
        else:
            settled.append((one, other))
    for group in staying.values():
        group.sort()
        stayed = [field[each] for each in group]
        again = cheapest_pairs(len(group), edges(stayed, met))
        settled += [(group[one], group[other]) for one, other in again]
    return [(field[one].entry, field[other].entry) for one, other in sorted(settled)]


def edges(
    field: Sequence[SwissStanding], met: Mapping[tuple[int, int], int], *, every: bool = False
) -> list[Edge]:
    """Return what each pair costs, the five lines packed into one number.

    Only of pairs that a cheapest matching can have (above), or of `every` one.
    """
    count = len(field)
    spots: list[Spot] = []
    for points, group in groupby(field, key=lambda each: each.match_points):
        size = len(list(group))
        spots += [Spot(points, size, place) for place in range(size)]
    lower = 1 + count**3  # more than all costs of line 5 together, and so on
    upper = lower * (1 + count**3)
    groups = upper * (1 + count**3)
    spread = spots[0].match_points - spots[-1].match_points
    rematch = groups * (1 + count * spread**2)
    most = count if every else most_met((each.entry for each in field), met)
    found: list[Edge] = []
    for i, j in _candidates(spots, most):
        high, low = spots[i], spots[j]
        if high.match_points == low.match_points:
            cost = (low.place - high.place - high.size // 2) ** 2
        else:
            cost = upper * high.last**2 + lower * low.place**2
            cost += groups * (high.match_points - low.match_points) ** 2
        again = met.get(couple(field[i].entry, field[j].entry), 0)
        found.append((i, j, cost + rematch * again))
    return found


def _candidates(spots: Sequence[Spot], most: int) -> Iterator[tuple[int, int]]:
    """The pairs that a cheapest matching can have when nobody has met more than `most`."""
    starts = [i for i, each in enumerate(spots) if each.place == 0]
    for start in starts:
        size = spots[start].size
        nearest = max(1, size // 2 - (4 * most + 2))
        furthest = min(size - 1, size // 2 + 4 * most + 2)
        for place in range(size):
            for other in range(place + nearest, min(size - 1, place + furthest) + 1):
                yield start + place, start + other
    ends = 6 * most + 1
    last = [i for i, each in enumerate(spots) if each.last <= ends]
    first = [j for j, each in enumerate(spots) if each.place <= ends]
    for i in last:
        for j in first:
            if spots[i].match_points > spots[j].match_points:
                yield i, j


SWISS = replace(
    ROUND_ROBIN,
    name="swiss",
    pair=pair,
    rounds=planned(rounds),
    late_until=lambda tournament: berger_late_until(tournament) if by_berger(tournament) else 2,
    may_sit_out=True,
    seeded=True,
    scheduled=lambda tournament: bool(tournament.rounds) and by_berger(tournament),
)
