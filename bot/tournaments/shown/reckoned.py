"""All that is shown of a tournament, each thing counted when it is first asked for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from bot.tournaments.core.errors import TournamentError
from bot.tournaments.core.results import Played
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.director import rounds_of, standings
from bot.tournaments.formats.knock_out import brackets, pool_rankings
from bot.tournaments.pairing.bracket import Tableau
from bot.tournaments.scoring.ledger import Ledger, open_ledger, winner
from bot.tournaments.scoring.ranking import Standings, without_places
from bot.tournaments.shown.encounters import Encounters, encounters
from bot.tournaments.shown.foresight import Foreseen, foreseen
from bot.tournaments.shown.hindsight import after_round, coming_rounds

Spot = tuple[str, int, int]
"""a game of a bracket: its section, stage and match"""


@dataclass(frozen=True)
class Reckoned:
    """Standings and brackets raise `TournamentError` for results that do not hold together."""

    tournament: Tournament

    @cached_property
    def standings(self) -> Standings:
        """The standings, from which medals, winners, podium, lists, profiles and stored ranks come:
        who has no place takes none from others."""
        return without_places(self._by_results, self.placeless, self.last)

    @cached_property
    def _by_results(self) -> Standings:
        return standings(self.tournament)

    @cached_property
    def never_came(self) -> frozenset[int]:
        """Return the entries that came to none of their tables."""
        entries = (each.entry for each in self._by_results.places)
        return frozenset(each for each in entries if self.ledger.has_never_come(each))

    @cached_property
    def placeless(self) -> frozenset[int]:
        """Return the entries that have no place, and so no medal, whatever robots play: those that
        came to no table, or played no board."""
        main = int(self._by_results.columns[0] == "direction")
        places = self._by_results.places
        nothing = frozenset(each.entry for each in places if each.values[main] is None)
        return nothing | self.never_came

    @cached_property
    def last(self) -> frozenset[int]:
        """Return those that stand behind all others as they have no place; where what robots play
        is counted, they stand where that has put them."""
        counted = self.tournament.plan.absences == "counted"
        return self.placeless - self.by_robots if counted else self.placeless

    @cached_property
    def by_robots(self) -> frozenset[int]:
        """Return those for whom robots played a table to which they did not come."""
        entries = (each.entry for each in self._by_results.places)
        return frozenset(each for each in entries if self.ledger.robots_played(each))

    @cached_property
    def ranks(self) -> dict[int, int]:
        """Return the rank of each entry that has a place, in the order of the standings."""
        places = self.standings.places
        return {each.entry: each.rank for each in places if each.entry not in self.placeless}

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The first, once it is over; equals share it. Nobody, where nobody has a place, or where
        both sides of a bracket's last game did not come."""
        return tuple(entry for entry, rank in self.ranks.items() if rank == 1)

    @cached_property
    def winners_apart(self) -> tuple[tuple[int | None, tuple[int, ...]], ...]:
        """The winners of each direction of a Mitchell, 0 and 1; of any other (None) all."""
        if not self.winners or self.standings.columns[0] != "direction":
            return ((None, self.winners),)
        directions = {each.entry: each.values[0] for each in self.standings.places}
        return tuple(
            (direction, tuple(each for each in self.winners if directions[each] == direction))
            for direction in (0, 1)
        )

    def beaten(self, entry: int) -> Fraction | None:
        """The share of the others who have a place that somebody is ahead of; None without a
        place, or where nobody else has one."""
        if entry not in self.ranks or len(self.ranks) < 2:
            return None
        own = self.ranks[entry]
        return Fraction(sum(rank > own for rank in self.ranks.values()), len(self.ranks) - 1)

    @cached_property
    def tableaux(self) -> tuple[Tableau, ...]:
        """The brackets of a knock-out; none before its pools are over."""
        return brackets(self.tournament) if self.tournament.plan.format.bracket else ()

    @cached_property
    def pools(self) -> tuple[Standings, ...]:
        pools = self.tournament.plan.format.bracket and self.tournament.plan.pools
        return pool_rankings(self.tournament) if pools else ()

    @cached_property
    def coming(self) -> tuple[Round, ...]:
        """Rounds that are not paired, and known already."""
        return tuple(coming_rounds(self.tournament))

    @cached_property
    def rounds(self) -> int:
        """How many there will be, as far as it is known."""
        try:
            return max(rounds_of(self.tournament), len(self.tournament.rounds))
        except TournamentError:
            return len(self.tournament.rounds)

    @cached_property
    def foreseen(self) -> Foreseen | None:
        """Foresee of a knock-out when its brackets end; None where that cannot be told."""
        if not self.tournament.plan.format.bracket:
            return None
        try:
            return foreseen(self.tournament)
        except TournamentError:
            return None

    @cached_property
    def ledger(self) -> Ledger:
        return open_ledger(self.tournament)

    @cached_property
    def games(self) -> Mapping[Spot, tuple[int, Table]]:
        """The tables of brackets, each with its round."""
        return {
            (table.section, table.stage, table.match): (each.number, table)
            for each in self.tournament.rounds
            for table in each.tables
        }

    def encounters(self, section: str = "") -> Encounters:
        return encounters(self.tournament, section)


def reckon(tournament: Tournament, number: int | None = None) -> Reckoned:
    """As it stands, or as it stood after a round.

    A game of a bracket that is drawn goes on: it has no result yet (T4).
    """
    if number is not None:
        tournament = after_round(tournament, number)
    if tournament.plan.format.bracket:
        rows = tuple(
            replace(row, supersedes=None)
            for row in tournament.counting
            if not (isinstance(row, Played) and winner(row.scores) is None)
        )
        tournament = replace(tournament, results=rows)
    return Reckoned(tournament)
