"""How long a knock-out will be, and whether there will be a game for third place (T4).

Who joins the consolante depends on who wins, and so does how many rounds that takes: as long as it
is not drawn there is a least and a most, if everybody comes.
"""

from typing import Final, Literal, NamedTuple

from bot.tournaments.core.plan import Plan
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.formats.knock_out import (
    CONSOLANTE,
    MAIN,
    main_stages,
    pools_of,
    seeds,
    tableaux,
)
from bot.tournaments.pairing.bracket import Tableau, seeded
from bot.tournaments.pairing.pools import GO_ON, rounds_of

SEMI_FINALS_THIRD: Final = 8
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
    main = [each for each in known if not each.bracket.section.startswith(CONSOLANTE)]
    other = [each for each in known if each.bracket.section.startswith(CONSOLANTE)]
    end = max((_end(tournament, each) for each in main), default=_first_end(tournament))
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
    known = {
        each.bracket.section: each for each in tableaux(tournament, len(tournament.rounds) + 1)
    }
    semi_finals = known[MAIN].last_stage - 1
    if known[MAIN].losers(semi_finals) is None:
        return "maybe"
    return "sure" if f"{MAIN} places 3" in known else "never"


def _first_end(tournament: Tournament) -> int:
    """Return the end of the main bracket, before its pools are over."""
    pools = pools_of(tournament)
    return (rounds_of(pools) if pools else 0) + main_stages(tournament, pools)


def _end(tournament: Tournament, tableau: Tableau) -> int:
    """The round of a bracket's last game, if nobody goes."""
    if tableau.open:
        to_pair = any(game.to_pair for game in tableau.stages[-1])
        return len(tournament.rounds) + to_pair + tableau.last_stage - len(tableau.stages)
    section = tableau.bracket.section
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
        last = rounds_of(pools) + _stages(entries)
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
    reached = max((len(each.stages) for each in main if each.bracket.section == MAIN), default=1)
    drawn = max(drawn, reached)
    return drawn + _stages(lost[0]), drawn + _stages(lost[1])


def _stages(entries: int) -> int:
    return max(0, entries - 1).bit_length()
