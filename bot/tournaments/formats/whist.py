"""T3, the full Mêlée: a whist tournament, everybody's partner once, everybody's opponent twice.

For 4k players there are 4k - 1 rounds; for 4k + 1 there are 4k + 1 and each sits out once. Fewer
rounds may be played: then nobody repeats a partner all the same. The numbers are drawn by lot. Who
has gone or is away is played by a robot of the house; robots alone play nothing.
"""

from itertools import count
from types import MappingProxyType
from typing import NamedTuple

from bot.tournaments.pairing import first_drawn, tables_of
from bot.tournaments.scoring import BY_POINTS, ranked_by
from bot.tournaments.tournament import (
    Format,
    Round,
    Tournament,
    TournamentError,
    Why,
    always,
    house,
    is_house,
    planned,
)

# First rounds -------------------------------------------------------------------------------------

# A whist tournament Wh(v) has v = 4k or 4k + 1 players in which everybody is everybody's partner
# once and opponent twice. One whose rounds follow by adding 1 is called Z-cyclic (I. Anderson and
# N. Finizio, “Whist tournaments”, in the CRC Handbook of Combinatorial Designs). These were found
# by computer search: over the numbers modulo the given sizes, the differences of partners cover
# every number but 0 once, those of opponents twice. -1 is the player who stays put, for 4k players.


Four = tuple[int, int, int, int]
"""partners a and b against partners c and d"""

STAYS = -1


class Starter(NamedTuple):
    """A number n stands for the pair (n // sizes[1], n % sizes[1]), added modulo `sizes`."""

    sizes: tuple[int, int]
    tables: tuple[Four, ...]


STARTERS = MappingProxyType(
    {
        4: Starter((1, 3), ((-1, 0, 1, 2),)),
        5: Starter((1, 5), ((4, 1, 2, 3),)),
        8: Starter((1, 7), ((-1, 0, 5, 1), (6, 4, 3, 2))),
        9: Starter((3, 3), ((7, 5, 4, 8), (3, 6, 2, 1))),
        12: Starter((1, 11), ((-1, 0, 8, 10), (1, 7, 3, 6), (4, 5, 2, 9))),
        13: Starter((1, 13), ((8, 2, 1, 4), (11, 6, 12, 3), (7, 5, 9, 10))),
        16: Starter((1, 15), ((-1, 0, 8, 9), (5, 10, 4, 7), (14, 1, 11, 3), (13, 2, 6, 12))),
        17: Starter((1, 17), ((11, 4, 8, 16), (3, 9, 7, 10), (14, 12, 5, 6), (13, 1, 15, 2))),
        20: Starter((1, 19), (
            (-1, 0, 17, 11), (14, 18, 5, 15), (4, 7, 13, 12), (6, 8, 10, 3), (1, 9, 16, 2))),
        21: Starter((1, 21), (
            (5, 20, 7, 19), (18, 1, 17, 6), (10, 13, 4, 2), (12, 11, 8, 15), (14, 9, 16, 3))),
        24: Starter((1, 23), (
            (-1, 0, 10, 5), (18, 20, 9, 1), (11, 7, 3, 4), (8, 19, 13, 6), (21, 15, 12, 22),
            (16, 2, 14, 17))),
        25: Starter((5, 5), (
            (1, 11, 18, 9), (8, 3, 17, 13), (24, 20, 5, 23), (7, 10, 19, 6), (4, 22, 16, 2),
            (12, 14, 21, 15))),
        28: Starter((1, 27), (
            (-1, 0, 20, 3), (11, 14, 1, 5), (18, 26, 22, 21), (23, 8, 6, 24), (17, 4, 19, 12),
            (16, 10, 25, 9), (7, 2, 13, 15))),
        29: Starter((1, 29), (
            (27, 10, 6, 15), (23, 12, 16, 22), (26, 25, 18, 8), (1, 3, 21, 17), (7, 28, 5, 2),
            (19, 4, 20, 13), (11, 24, 9, 14))),
        32: Starter((1, 31), (
            (-1, 0, 27, 28), (9, 11, 1, 20), (7, 30, 16, 2), (24, 8, 25, 4), (3, 12, 18, 5),
            (6, 26, 14, 19), (29, 23, 13, 10), (22, 15, 17, 21))),
        33: Starter((1, 33), (
            (8, 12, 26, 21), (1, 23, 31, 22), (17, 18, 29, 19), (10, 28, 2, 4), (9, 15, 25, 5),
            (32, 24, 6, 27), (14, 7, 20, 3), (13, 16, 30, 11))),
    }
)  # fmt: skip


MOST_PLAYERS = max(STARTERS)


def pair(tournament: Tournament, number: int) -> Round:
    """Round `number`; raises `TournamentError` NO_WHIST and TOO_MANY_ROUNDS."""
    players = seats(tournament)
    if number > full_rounds(tournament):
        raise TournamentError(Why.TOO_MANY_ROUNDS, limit=full_rounds(tournament))
    tables, out = whist_round(len(players), number)
    robots = count()
    there = {
        place: who if tournament.plays(who, number) else house(next(robots))
        for place, who in enumerate(players)
    }
    sides = [((there[a], there[b]), (there[c], there[d])) for a, b, c, d in tables]
    seated = [each for each in sides if not all(map(is_house, (*each[0], *each[1])))]
    byes = (players[out],) if out is not None and tournament.plays(players[out], number) else ()
    return Round(number, tables_of(seated), byes)


def seats(tournament: Tournament) -> tuple[int, ...]:
    """The players in the order of their numbers; raises `TournamentError` NO_WHIST."""
    players = first_drawn(tournament)
    if len(players) not in STARTERS:
        raise TournamentError(Why.NO_WHIST, players=len(players), limit=MOST_PLAYERS)
    return players


def full_rounds(tournament: Tournament) -> int:
    """4k - 1 for 4k players, 4k + 1 for 4k + 1."""
    players = len(seats(tournament))
    return players - 1 if players % 4 == 0 else players


def whist_round(players: int, number: int) -> tuple[list[Four], int | None]:
    """Tables of a round, from 1, for players numbered from 0, and who sits out if anybody does."""
    sizes, tables = STARTERS[players]

    def moved(each: int) -> int:
        """The one who stays put has the last number."""
        if each == STAYS:
            return players - 1
        high, low = divmod(each, sizes[1])
        step_high, step_low = divmod(number - 1, sizes[1])
        return (high + step_high) % sizes[0] * sizes[1] + (low + step_low) % sizes[1]

    found = [(moved(a), moved(b), moved(c), moved(d)) for a, b, c, d in tables]
    return found, moved(0) if players % 4 else None


WHIST = Format(
    name="whist",
    pair=pair,
    standings=ranked_by(BY_POINTS),
    rounds=planned(full_rounds),
    usual_deals=8,
    fewest=4,
    people=1,
    side=2,
    column="points",
    scheduled=always(True),
)
