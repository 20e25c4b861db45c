"""T3, the full Mêlée: a whist tournament, everybody's partner once, everybody's opponent twice.

For 4k players there are 4k - 1 rounds; for 4k + 1 there are 4k + 1 and each sits out once. Fewer
rounds may be played: then nobody repeats a partner all the same. The numbers are drawn by lot. Who
has gone or is away is played by a robot of the house; robots alone play nothing.
"""

from itertools import count
from typing import Final

from bot.tournaments.core.draw import shuffled
from bot.tournaments.core.entries import house, is_house
from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.whist_starters import STARTERS, STAYS, Four
from bot.tournaments.scoring.ranking import ranked_by
from bot.tournaments.scoring.tie_breaks import BY_POINTS

MOST_PLAYERS: Final = max(STARTERS)


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
    found = [Table(place, each) for place, each in enumerate(seated, start=1)]
    byes = (players[out],) if out is not None and tournament.plays(players[out], number) else ()
    return Round(number, tuple(found), byes)


def seats(tournament: Tournament) -> tuple[int, ...]:
    """The players in the order of their numbers; raises `TournamentError` NO_WHIST."""
    first = [each.id for each in tournament.entries if not tournament.withdrawn(each.id, 1)]
    players = shuffled(tournament.seed, "round", 1, first)
    if len(players) not in STARTERS:
        raise TournamentError(Why.NO_WHIST, players=len(players), limit=MOST_PLAYERS)
    return players


def full_rounds(tournament: Tournament) -> int:
    return rounds_for(len(seats(tournament)))


def rounds_for(players: int) -> int:
    """4k - 1 for 4k players, 4k + 1 for 4k + 1."""
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


WHIST: Final = Format(
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
