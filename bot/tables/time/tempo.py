"""How much time the players of a table have (docs/design.md, Time)."""

from typing import Final, NamedTuple

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Tempo(NamedTuple):
    """Seconds: for one action, and a bank for a whole party, for actions that take longer."""

    turn: float
    bank: float = 0.0

    @property
    def correspondence(self) -> bool:
        """Return whether people play now and then, with hours or days for an action."""
        return self.turn >= HOUR


USUAL: Final = "usual"

TEMPOS: Final = {
    "lively": Tempo(30, MINUTE),
    USUAL: Tempo(90, 5 * MINUTE),
    "calm": Tempo(5 * MINUTE, 15 * MINUTE),
    "hour": Tempo(HOUR),
    "six_hours": Tempo(6 * HOUR),
    "day": Tempo(DAY),
    "three_days": Tempo(3 * DAY),
}
"""those that a table may choose, by name"""


def name_of(tempo: Tempo) -> str | None:
    """The name of a tempo; None for one that nobody can choose."""
    return next((name for name, each in TEMPOS.items() if each == tempo), None)
