"""Round robin by Berger tables; in place of a Swiss for up to ten teams (T2).

The numbers are drawn by lot before round 1. A number that nobody holds, because the field is odd or
its holder has gone or is away, is played by the house's robots, or is a bye for who would meet it.
A late entry (before round 2) takes the free number of an odd field; there is no other.
"""

from typing import Final

from bot.tournaments.core.draw import shuffled
from bot.tournaments.core.entries import house
from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.core.rounds import Round
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.format import Format, always, planned
from bot.tournaments.pairing.berger import berger_round
from bot.tournaments.pairing.history import numbered
from bot.tournaments.scoring.ranking import ranked_by
from bot.tournaments.scoring.tie_breaks import BY_MATCH_POINTS


def pair(tournament: Tournament, number: int) -> Round:
    """Round `number`; after the last one of the tables they begin again with the sides changed."""
    holders = numbers(tournament)
    size = len(holders) + len(holders) % 2
    cycle, place = divmod(number - 1, size - 1)
    pairs: list[tuple[int, int]] = []
    byes: list[int] = []
    robots = 0
    for couple in berger_round(size, place + 1):
        here = [_holder(tournament, holders, each, number) for each in couple]
        there = [each for each in here if each is not None]
        if len(there) == 1 and not tournament.plan.house:
            byes += there
        elif there:
            robots += len(there) == 1
            one, other = (house(robots - 1) if each is None else each for each in here)
            pairs.append((other, one) if cycle % 2 else (one, other))
    return Round(number, numbered(pairs), tuple(byes))


def numbers(tournament: Tournament) -> tuple[int, ...]:
    """The entries in the order of their Berger numbers; raises `TournamentError` NO_LATE_ENTRY."""
    first = _first(tournament)
    late = sorted(each for each, begins in tournament.first_round_of.items() if begins > 1)
    if len(late) > len(first) % 2:
        raise TournamentError(Why.NO_LATE_ENTRY, entry=late[-1], limit=1)
    return (*shuffled(tournament.seed, "round", 1, first), *late)


def full_rounds(tournament: Tournament) -> int:
    """As many as it takes that everybody meets everybody once."""
    return max(1, (len(numbers(tournament)) - 1) // 2 * 2 + 1)


def late_until(tournament: Tournament) -> int:
    """2 while an odd field has a number for a late entry, else 1."""
    late = any(begins > 1 for begins in tournament.first_round_of.values())
    return 2 if len(_first(tournament)) % 2 or late else 1


def _first(tournament: Tournament) -> list[int]:
    """Return those who were there for round 1: an entry gone before it has no number."""
    return [
        each.id
        for each in tournament.entries
        if tournament.first_round_of[each.id] == 1 and not tournament.withdrawn(each.id, 1)
    ]


def _holder(
    tournament: Tournament, holders: tuple[int, ...], place: int, number: int
) -> int | None:
    """Return the entry that plays a Berger number in a round; None when none does."""
    if place > len(holders) or not tournament.plays(holders[place - 1], number):
        return None
    return holders[place - 1]


ROUND_ROBIN: Final = Format(
    name="round_robin",
    pair=pair,
    standings=ranked_by(BY_MATCH_POINTS),
    rounds=planned(full_rounds),
    usual_deals=8,
    late_until=late_until,
    column="match_points",
    by_hand=True,
    scheduled=always(True),
    cross_table=True,
)
