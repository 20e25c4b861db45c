"""T12, the Arena: whoever is free sits down with whoever is free, as long as it lasts.

It is one round, whose tables come one by one. Who is free when is nothing that a tournament as a
value knows: `seat` is told, and gives the same tables for the same people.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count

from bot.tournaments.pairing import alone, couple, partnerships
from bot.tournaments.scoring import (
    BEST,
    DIFFERENCE,
    LOT,
    PARTIES,
    Ledger,
    Outing,
    TieBreak,
    open_ledger,
    rank,
    ranked_by,
)
from bot.tournaments.tournament import (
    Format,
    Round,
    Side,
    Table,
    Tournament,
    always,
    by_lot,
    house,
    is_house,
)

SERIES = 2
"""tables won in a row, after which the next ones count double as long as they are won"""
ARRANGED = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))
"""of four in their order, who sits with whom: the first two against the others; where nobody has a
partner they sit as they come"""

# What counts -------------------------------------------------------------------------------------


def worth(outings: Sequence[Outing]) -> Iterator[int]:
    """The points of each table of an entry, in order: from the third won in a row on twice what was
    written. A table that was not won, or to which its people did not come, ends a series."""
    won = 0
    for each in outings:
        won = won + 1 if each.ahead and not each.absent else 0
        yield each.score.points * (2 if won > SERIES else 1)


def points(ledger: Ledger, entry: int) -> int:
    return sum(worth(ledger.of(entry))) - ledger.penalties.get(entry, 0)


POINTS = TieBreak("points", lambda ledger, entry, tied: points(ledger, entry))
BY_SERIES = (POINTS, PARTIES, DIFFERENCE, BEST, LOT)

# Who sits with whom ------------------------------------------------------------------------------


def seat(
    tournament: Tournament, free: Sequence[int], present: Collection[int], *, robots: bool
) -> tuple[Table, ...]:
    """The tables that are seated now.

    `free`: who is at no table, who has waited longest first. `present`: all who are there, at
    tables too. `robots`: those complete a table, as somebody has waited long enough.
    """
    size = tournament.plan.seated
    seated = list(free[: len(free) - len(free) % size])
    left = list(free[len(seated) :])
    if robots and not seated:
        seated, left = left, []
    if not seated:
        return ()
    order = rank(open_ledger(tournament), BY_SERIES, seated).order()
    last, found = _last_tables(tournament), list[tuple[Side, ...]]()
    past = partnerships(tournament)
    tables = [[*order[at : at + size]] for at in range(0, len(order), size)]
    _part(tables, left, last)
    for people in tables:
        if _together(people, last) and not set(people) >= set(present):
            continue
        full = [*people, *(house(each) for each in range(size - len(people)))]
        found.append(_partnered(full, past) if tournament.plan.side > 1 else alone(full))
    first = len(tournament.rounds[-1].tables) + 1 if tournament.rounds else 1
    return tuple(Table(number, sides) for number, sides in zip(count(first), found))


def _partnered(four: Sequence[int], past: Mapping[tuple[int, int], int]) -> tuple[Side, ...]:
    """Sides of two, of partners who have played together least."""
    ways = [tuple(four[each] for each in way) for way in ARRANGED]
    best = min(
        ways,
        key=lambda way: sum(
            past.get(couple(*(0 if is_house(each) else each for each in side)), 0)
            for side in (way[:2], way[2:])
        ),
    )
    return best[:2], best[2:]


def _last_tables(tournament: Tournament) -> dict[int, tuple[int, frozenset[int]]]:
    """The last table of each entry: its number, and the entries that sat there."""
    found: dict[int, tuple[int, frozenset[int]]] = {}
    for _, table, _ in tournament.tables():
        people = frozenset(each for each in table.entries() if not is_house(each))
        found |= dict.fromkeys(people, (table.number, people))
    return found


def _together(people: Sequence[int], last: dict[int, tuple[int, frozenset[int]]]) -> bool:
    """Tell whether these, and nobody else, have just sat together."""
    known = {last.get(each) for each in people}
    [one] = known if len(known) == 1 else [None]
    return one is not None and one[1] == frozenset(people)


def _part(
    tables: list[list[int]], left: list[int], last: dict[int, tuple[int, frozenset[int]]]
) -> None:
    """Those who have just sat together change their last one, with who is next or still waits."""
    for at, people in enumerate(tables):
        if _together(people, last):
            others = next((each for each in (*tables[at + 1 :], *tables[:at], left) if each), None)
            if others is not None:
                people[-1], others[0] = others[0], people[-1]


def pair(tournament: Tournament, number: int) -> Round:
    """The tables with which it begins; who is left over sits down later."""
    playing = by_lot(tournament.seed, tournament.playing(number))
    robots = tournament.plan.house
    return Round(number, seat(tournament, playing, playing, robots=robots))


def with_tables(paired: Round, tables: Sequence[Table]) -> Round:
    return Round(paired.number, (*paired.tables, *tables), paired.byes)


ARENA = Format(
    name="arena",
    pair=pair,
    standings=ranked_by(BY_SERIES),
    rounds=always(1),
    usual_deals=1,
    usual_rounds=1,
    seated=(4, 3, 2),
    fewest=4,
    fewest_with_house=2,
    people=1,
    side=2,
    column="points",
    open_seating=True,
)
