"""The traits of a format: one value of this class a format, made in `bot.tournaments.formats`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeVar

if TYPE_CHECKING:
    from bot.tournaments.core.rounds import Round
    from bot.tournaments.core.tournament import Tournament
    from bot.tournaments.scoring.ranking import Standings

Scoring = Literal["matchpoints", "imps"]
T = TypeVar("T")


def always(value: T) -> "Callable[[Tournament], T]":
    return lambda tournament: value


ROUND_ONE: Final = always(1)
NEVER: Final = always(False)


def planned(otherwise: "Callable[[Tournament], int]") -> "Callable[[Tournament], int]":
    """As many rounds as the plan says, or what the format has for such a field."""
    return lambda tournament: tournament.plan.rounds or otherwise(tournament)


@dataclass(frozen=True, eq=False, kw_only=True)
class Format:
    """A format: how it pairs and ranks, and its traits. Nobody asks which format one is."""

    name: str
    """under which it is stored, and its texts stand"""
    pair: "Callable[[Tournament, int], Round]"
    standings: "Callable[[Tournament], Standings]"
    rounds: "Callable[[Tournament], int]"
    usual_deals: int = 12
    """of a round, with which a draft begins"""
    usual_rounds: int | None = None
    """rounds where the plan says none, if that depends on nothing else"""
    fewest: int = 2
    """entries it takes"""
    fewest_with_house: int | None = None
    """entries it takes where robots of the house complete its tables; None: as many"""
    late_until: "Callable[[Tournament], int]" = ROUND_ONE
    """the last round that a late entry may begin with: 1 allows none"""
    people: int = 2
    """of an entry"""
    side: int = 1
    """entries that play together at a table"""
    column: str = ""
    """of the standings: what every round adds to, and a league by points adds up; empty where that
    is what the plan compares boards by, or where nothing is added up"""
    by_hand: bool = False
    """the organiser may pair a round themselves: no schedule or bracket depends on it"""
    may_sit_out: bool = False
    """an entry may leave out a round: nobody has to meet everybody"""
    scheduled: "Callable[[Tournament], bool]" = NEVER
    """all rounds follow from the first draw: everybody knows whom they will meet"""
    cross_table: bool = False
    """each entry plays against another one, and a table of all of them says how it went"""
    bracket: bool = False
    """who loses is out of it: a game has a winner, goes on until it has, and may be to a target"""
    scorings: tuple[Scoring, ...] = ()
    """how boards may be compared, where all tables of a round have the same packs (T5)"""
    two_tables: bool = False
    """a match is played at two: one half of an entry sits north–south at the first, the other
    east–west at the second"""
    directions: bool = False
    """north–south and east–west are ranked apart: the first column of the standings says which"""
    own_time: bool = False
    """everybody plays when they like within a window, alone with robots: nobody registers before,
    meets anybody or waits for anybody, and there is one round"""

    @property
    def shared_boards(self) -> bool:
        """Return whether all tables of a round have the same packs (T5)."""
        return bool(self.scorings)

    @property
    def absent_forfeit(self) -> bool:
        """Return whether nobody stands in for an entry of which nobody comes: robots would beat
        people who came, and take their place (T4, T5)."""
        return self.bracket or self.two_tables

    @property
    def adds_points(self) -> bool:
        """Return whether points are added up, which absence could cost."""
        return not self.bracket and not self.shared_boards

    def __str__(self) -> str:
        return self.name
