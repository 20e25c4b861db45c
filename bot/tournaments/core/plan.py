"""All that the organiser chooses of a tournament, as far as pairing and standings need it."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from bot.tournaments.core.errors import TournamentError, Why
from bot.tournaments.format import Format, Scoring

Places = Literal["none", "third", "all"]
Absences = Literal["unranked", "zero", "counted"]
FinalMatch = Literal["1500", "best_of_3"]

AVERAGE_OF_DEAL: Final = 81
"""half of the 162 points of a deal: what a bye and a forfeit are worth (T1: 12 × 81 = 972)"""
MOST_ROUNDS: Final = 64
MOST_DEALS: Final = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Raises `TournamentError` BAD_PLAN for numbers out of range.

    `rounds` 0 leaves it to the format: 4 in a Concours and a Mêlée, Swiss by the number of entries
    (T2), else as many as the schedule has. `deals` are those of a table's round.
    """

    format: Format
    rounds: int = 0
    deals: int = 12
    house: bool = True
    """robots of the house complete an odd field; otherwise somebody has a bye"""
    pools: bool = False
    """knock-out: pools of about four first, the best two to the main bracket"""
    consolante: bool = True
    """knock-out: for losers of the first game played; after pools for the third and below"""
    places: Places = "none"
    """knock-out: which games for places are played besides the final"""
    final: FinalMatch = "1500"
    """knock-out: one party, to 1500 where parties have a target, or the best of three"""
    absences: Absences = "unranked"
    """what it costs that robots played for who did not come: who came to no table has no place;
    besides, such a table brings nothing; or it counts like any other, and who came to none has a
    place, though no medal"""
    scoring: Scoring = "matchpoints"
    """duplicate pairs: matchpoints, or IMPs (Butler from six tables on, cross-IMPs below)"""

    def __post_init__(self) -> None:
        if not (0 <= self.rounds <= MOST_ROUNDS and 1 <= self.deals <= MOST_DEALS):
            raise TournamentError(Why.BAD_PLAN, rounds=self.rounds, deals=self.deals)

    @property
    def measure(self) -> Literal["percentage", "imps"]:
        """Return by what boards are compared: the column of the standings that says so."""
        scoring, known = self.scoring, self.format.scorings
        return "imps" if (scoring if scoring in known else known[0]) == "imps" else "percentage"

    @property
    def column(self) -> str:
        """Return the column of the standings that is added up; empty where none is."""
        return self.format.column or (self.measure if self.format.shared_boards else "")

    @property
    def stored(self) -> dict[str, Any]:
        """Return what is stored, with the name of the format; see `formats.plan_of`."""
        return asdict(self) | {"format": self.format.name}

    @property
    def average(self) -> int:
        """Return what a bye is worth in points: 81 a deal."""
        return AVERAGE_OF_DEAL * self.deals
