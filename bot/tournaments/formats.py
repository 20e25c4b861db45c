"""The formats by name: how each pairs, ranks, and how many rounds it has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.tournaments import (
    concours,
    duplicate,
    duplicate_standings,
    knock_out,
    melee,
    melee_balanced,
    round_robin,
    swiss,
    whist,
)
from bot.tournaments.ledger import open_ledger
from bot.tournaments.plan import FormatName
from bot.tournaments.ranking import Standings, rank
from bot.tournaments.rounds import Round
from bot.tournaments.tie_breaks import BY_MATCH_POINTS, BY_POINTS, TieBreak
from bot.tournaments.tournament import Tournament


def always(number: int) -> Callable[[Tournament], int]:
    return lambda tournament: number


class Format(NamedTuple):
    """`late_until` is the last round that a late entry may begin with: 1 allows none."""

    pair: Callable[[Tournament, int], Round]
    standings: Callable[[Tournament], Standings]
    rounds: Callable[[Tournament], int]
    fewest: int = 2
    """entries it takes"""
    usual_rounds: int | None = None
    """rounds where the plan says none, if that depends on nothing else"""
    fewest_with_house: int | None = None
    """entries it takes where robots of the house complete its tables; None: as many"""
    late_until: Callable[[Tournament], int] = always(2)
    side: int = 1
    """entries that play together at a table"""
    people: int = 2
    """of an entry"""
    by_hand: bool = False
    """whether the organiser may pair a round themselves: no schedule or bracket depends on it"""


def by(tie_breaks: tuple[TieBreak, ...]) -> Callable[[Tournament], Standings]:
    """Standings of all entries by a tie-break list; the house's robots are not ranked."""

    def standings(tournament: Tournament) -> Standings:
        entries = [each.id for each in tournament.entries]
        return rank(open_ledger(tournament), entries, tie_breaks)

    return standings


def planned(otherwise: Callable[[Tournament], int]) -> Callable[[Tournament], int]:
    """As many rounds as the plan says, or what the format has for such a field."""
    return lambda tournament: tournament.plan.rounds or otherwise(tournament)


FORMATS: Final[Mapping[FormatName, Format]] = MappingProxyType(
    {
        "concours": Format(
            concours.pair,
            by(BY_POINTS),
            planned(always(concours.ROUNDS)),
            usual_rounds=concours.ROUNDS,
            by_hand=True,
        ),
        "swiss": Format(
            swiss.pair,
            by(BY_MATCH_POINTS),
            planned(swiss.rounds),
            late_until=swiss.late_until,
            by_hand=True,
        ),
        "round_robin": Format(
            round_robin.pair,
            by(BY_MATCH_POINTS),
            planned(round_robin.full_rounds),
            late_until=round_robin.late_until,
            by_hand=True,
        ),
        "melee": Format(
            melee.pair,
            by(BY_POINTS),
            planned(always(melee.ROUNDS)),
            usual_rounds=melee.ROUNDS,
            fewest=4,
            fewest_with_house=2,
            side=2,
            people=1,
            by_hand=True,
        ),
        "melee_balanced": Format(
            melee_balanced.pair,
            by(BY_POINTS),
            planned(always(melee.ROUNDS)),
            usual_rounds=melee.ROUNDS,
            fewest=4,
            fewest_with_house=2,
            side=2,
            people=1,
            by_hand=True,
        ),
        "whist": Format(
            whist.pair,
            by(BY_POINTS),
            planned(whist.full_rounds),
            fewest=4,
            side=2,
            people=1,
            late_until=always(1),
        ),
        "knock_out": Format(
            knock_out.pair, knock_out.standings, knock_out.rounds, late_until=always(1)
        ),
        "mitchell": Format(
            duplicate.mitchell,
            duplicate_standings.two_directions,
            planned(duplicate.mitchell_tables),
            fewest=4,
            fewest_with_house=3,
            late_until=always(1),
        ),
        "howell": Format(
            duplicate.howell,
            duplicate_standings.one_field,
            planned(duplicate.everybody_once),
            fewest=4,
            fewest_with_house=3,
            late_until=always(1),
        ),
        "teams": Format(
            duplicate.teams,
            duplicate_standings.teams,
            planned(duplicate.everybody_once),
            late_until=always(1),
            people=4,
        ),
        "daily": Format(
            duplicate.daily,
            duplicate_standings.daily,
            always(1),
            fewest=1,
            late_until=always(1),
            people=1,
        ),
    }
)
