"""The boards of a tournament, each counted when it is first asked for."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Literal, NamedTuple

from bot.tournaments.director import after_round, rounds_of, standings
from bot.tournaments.formats.duplicates import matches_of
from bot.tournaments.formats.knock_out import (
    CONSOLANTE,
    GO_ON,
    MAIN,
    Tableau,
    main_stages,
    pool_rounds,
    pool_standings,
    pools_of,
    seeded,
    seeds,
    tableaux,
)
from bot.tournaments.scoring import (
    Ledger,
    Standings,
    open_ledger,
    winner,
    without_places,
)
from bot.tournaments.tournament import (
    Forfeit,
    Plan,
    Played,
    Round,
    Table,
    Tournament,
    TournamentError,
    is_house,
)

# Encounters: what a cross table shows -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Encounter:
    """A game as one of both saw it. `match_points` None: it has no result yet.

    `own` and `other` are points written, or of teams the IMPs won and lost; 0 for a forfeit.
    `robots`: robots played in its place, as nobody of it came.
    """

    round: int
    match_points: int | None
    own: int = 0
    other: int = 0
    forfeit: bool = False
    robots: bool = False


Encounters = dict[tuple[int, int], list[Encounter]]
"""by (entry, opponent), in the order of the rounds; the house's robots are nobody"""


def _of_teams(tournament: Tournament) -> Encounters:
    found: Encounters = {}
    for match in matches_of(tournament):
        if any(map(is_house, match.teams)):
            continue
        for side, (own, other) in enumerate((match.teams, match.teams[::-1])):
            won = match.won(side)
            met = Encounter(
                match.round,
                match.points(side),
                max(won, 0),
                max(-won, 0),
                forfeit=bool(match.absent),
                robots=own in match.by_robots,
            )
            found.setdefault((own, other), []).append(met)
    return found


# The length of a knock-out (T4) -------------------------------------------------------------------

# Who joins the consolante depends on who wins, and so does how many rounds that takes: as long as
# it is not drawn there is a least and a most, if everybody comes.


SEMI_FINALS_THIRD = 8
"""entries from which on everybody in a semi-final has played before"""


class Foreseen(NamedTuple):
    """The rounds with the last games of the main bracket and, at least and at most, of the
    consolante; that is None where there is none to play."""

    main: int
    consolante: tuple[int, int] | None = None
    main_over: bool = False
    over: bool = False
    """nothing is left to play"""

    @property
    def least(self) -> int:
        return max(self.main, self.consolante[0] if self.consolante else 0)

    @property
    def most(self) -> int:
        return max(self.main, self.consolante[1] if self.consolante else 0)


def foreseen(tournament: Tournament) -> Foreseen:
    """Raises `TournamentError` for results that do not hold together."""
    known = list(tableaux(tournament, len(tournament.rounds) + 1))
    main = [each for each in known if not each.section.startswith(CONSOLANTE)]
    other = [each for each in known if each.section.startswith(CONSOLANTE)]
    pools = pools_of(tournament)  # before they are over there is no bracket
    first = (pool_rounds(pools) if pools else 0) + main_stages(tournament, pools)
    end = max((_end(tournament, each) for each in main), default=first)
    found = Foreseen(
        end,
        main_over=bool(main) and not any(each.open for each in main),
        over=bool(known) and not any(each.open for each in known),
    )
    if other:
        last = max(_end(tournament, each) for each in other)
        return found._replace(consolante=(last, last) if last else None)
    if not tournament.plan.consolante or found.main_over:
        return found
    return found._replace(consolante=_expected(tournament, main))


def may_lack_third_place(plan: Plan) -> bool:
    """Tell whether a small field may have no game for third place, though the plan wants it."""
    wanted = plan.format.bracket and plan.places != "none"
    return wanted and plan.consolante and not plan.pools


def third_place(tournament: Tournament) -> Literal["sure", "maybe", "never"]:
    """Tell whether it will be played for, where the plan wants it: who loses a semi-final as the
    first game leaves the bracket for the consolante."""
    entries = len(seeds(tournament))
    if not may_lack_third_place(tournament.plan) or entries >= SEMI_FINALS_THIRD:
        return "sure"
    if entries <= SEMI_FINALS_THIRD // 2:
        return "never"
    known = {each.section: each for each in tableaux(tournament, len(tournament.rounds) + 1)}
    semi_finals = known[MAIN].last_stage - 1
    if known[MAIN].losers(semi_finals) is None:
        return "maybe"
    return "sure" if f"{MAIN} places 3" in known else "never"


def _end(tournament: Tournament, tableau: Tableau) -> int:
    """The round of a bracket's last game, if nobody goes."""
    if tableau.open:
        to_pair = any(game.to_pair for game in tableau.stages[-1])
        return len(tournament.rounds) + to_pair + tableau.last_stage - len(tableau.stages)
    section = tableau.section
    played = (
        each.number
        for each in tournament.rounds
        if any(table.section == section for table in each.tables)
    )
    return max(played, default=0)


def _expected(tournament: Tournament, main: list[Tableau]) -> tuple[int, int] | None:
    """The last round of a consolante that is not drawn yet; None: nobody will meet in it."""
    pools, order = pools_of(tournament), seeds(tournament)
    if pools:
        entries = len(order) - len(pools) * GO_ON
        last = pool_rounds(pools) + _stages(entries)
        return (last, last) if entries > 1 else None
    slots = seeded(order)
    games = [None not in each for each in zip(slots[::2], slots[1::2], strict=True)]
    if len(order) < 4:  # the loser of the final is second
        return None
    lost, drawn = [sum(games)] * 2, 1
    if not all(games):  # who had a bye may still join
        drawn = 2
        after = list(zip(games[::2], games[1::2], strict=True))
        sure = sum(not one and not other for one, other in after)
        lost = [sum(games) + sure, sum(games) + sure + sum(one != other for one, other in after)]
    reached = max((len(each.stages) for each in main if each.section == MAIN), default=1)
    drawn = max(drawn, reached)
    return drawn + _stages(lost[0]), drawn + _stages(lost[1])


def _stages(entries: int) -> int:
    return max(0, entries - 1).bit_length()


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
        return frozenset(
            each
            for each in entries
            if any(one.absent and one.by_robots for one in self.ledger.of(each))
        )

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
        """The brackets of a knock-out as far as they have gone; none before its pools are over."""
        if not self.tournament.plan.format.bracket:
            return ()
        return tuple(tableaux(self.tournament, len(self.tournament.rounds) + 1))

    @cached_property
    def pools(self) -> tuple[Standings, ...]:
        """The ranking of each pool of a knock-out."""
        pools = pools_of(self.tournament) if self.tournament.plan.format.bracket else []
        return tuple(pool_standings(self.tournament, pools)) if pools else ()

    @cached_property
    def coming(self) -> tuple[Round, ...]:
        """Rounds that are not paired yet, as they will be if nobody goes or comes. Nothing before
        the first one: until then the draw is secret."""
        tournament, found = self.tournament, list[Round]()
        if not tournament.rounds or not tournament.plan.format.scheduled(tournament):
            return ()
        # Where late entries do not fit into the schedule, what has been played is shown all the
        # same: the organiser is told of it as the next round is paired.
        with suppress(TournamentError):
            for number in range(len(tournament.rounds) + 1, rounds_of(tournament) + 1):
                found.append(tournament.plan.format.pair(tournament, number))
        return tuple(found)

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
            (table.section, table.stage, table.match): (number, table)
            for number, table, _ in self.tournament.tables()
        }

    def encounters(self, section: str = "") -> Encounters:
        """The encounters of formats in which sides are entries; `section`: only a knock-out's games
        of this name."""
        if self.tournament.plan.format.two_tables:
            return _of_teams(self.tournament)
        found: Encounters = {}
        credited = {
            (entry, each.round): each.match_points
            for entry, outings in self.ledger.outings.items()
            for each in outings
        }
        for number, table, row in self.tournament.tables():
            if section and table.section != section:
                continue
            for side, own in enumerate(table.sides):
                others = [n for n in range(len(table.sides)) if n != side]
                for one, (against, other) in product(
                    own, [(n, each) for n in others for each in table.sides[n]]
                ):
                    if is_house(one) or is_house(other):
                        continue
                    points = None if row is None else credited[one, number]
                    met = Encounter(number, points, forfeit=isinstance(row, Forfeit))
                    if isinstance(row, Played):
                        written = row.scores[side].points, row.scores[against].points
                        met = Encounter(number, points, *written, robots=one in row.absent)
                    found.setdefault((one, other), []).append(met)
        return found


def reckon(tournament: Tournament, number: int | None = None) -> Reckoned:
    """Return the standings now, or after a round.

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
