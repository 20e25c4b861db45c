"""The formats by name: how each pairs, ranks, and how many rounds it has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.tournaments import concours
from bot.tournaments.ledger import open_ledger
from bot.tournaments.plan import FormatName
from bot.tournaments.ranking import Standings, rank
from bot.tournaments.rounds import Round
from bot.tournaments.tie_breaks import BY_POINTS, TieBreak
from bot.tournaments.tournament import Tournament


class Format(NamedTuple):
    """`rounds(tournament)` is what is played when the plan leaves it open.

    `late_until` is the last round that a late entry may begin with: 1 allows none.
    """

    pair: Callable[[Tournament, int], Round]
    standings: Callable[[Tournament], Standings]
    rounds: Callable[[Tournament], int]
    fewest: int = 2
    """entries it takes"""
    late_until: int = 2


def by(tie_breaks: tuple[TieBreak, ...]) -> Callable[[Tournament], Standings]:
    """Standings of all entries by a tie-break list; the house's robots are not ranked."""

    def standings(tournament: Tournament) -> Standings:
        entries = [each.id for each in tournament.entries]
        return rank(open_ledger(tournament), entries, tie_breaks)

    return standings


def fixed(rounds: int) -> Callable[[Tournament], int]:
    return lambda tournament: rounds


FORMATS: Final[Mapping[FormatName, Format]] = MappingProxyType(
    {
        "concours": Format(concours.pair, by(BY_POINTS), fixed(concours.ROUNDS)),
    }
)
