"""The key moments of a deal, which people remember, read from its result alone."""

from enum import StrEnum
from typing import NamedTuple

from bot.rules.core.actions import named_points
from bot.rules.core.result import DealOutcome, DealResult, Source


class MomentKind(StrEnum):
    """A thing that a deal may be remembered for."""

    CAPOT = "capot"
    PIT = "pit"
    DEDANS = "dedans"
    LITIGE = "litige"
    ABEYANCE = "abeyance"
    HANGING = "hanging"
    COINCHE = "coinche"
    SURCOINCHE = "surcoinche"
    CONTRA = "contra"
    RECONTRA = "recontra"


class KeyMoment(NamedTuple):
    """A key moment of a deal, and the account it belongs to.

    That is the team that took all the tricks, the takers who were dedans or tied, the team that
    knocked.
    """

    kind: MomentKind
    team: int


_TIED = {
    DealOutcome.LITIGE: MomentKind.LITIGE,
    DealOutcome.ABEYANCE: MomentKind.ABEYANCE,
    DealOutcome.HANGING: MomentKind.HANGING,
}


def key_moments(result: DealResult) -> tuple[KeyMoment, ...]:
    """The key moments of a deal, none for most deals.

    All the tricks are a capot, or pit, whoever takes them (A9, KJ5), so the defenders' goes with a
    dedans; a surcoinche says that there was a coinche before it. On a ladder they are contra and
    recontra (I1).
    """
    takers = result.takers
    found: list[KeyMoment] = []
    if result.score.outcome is DealOutcome.DEDANS:
        found.append(KeyMoment(MomentKind.DEDANS, takers))
    if result.capot is not None:
        pit = any(each.source is Source.PIT for each in result.score.entries)
        found.append(KeyMoment(MomentKind.PIT if pit else MomentKind.CAPOT, result.capot))
    if result.score.outcome in _TIED:
        found.append(KeyMoment(_TIED[result.score.outcome], takers))
    on_ladder = result.bid is not None and named_points(result.bid) is None
    if result.multiplier == 2:
        kind = MomentKind.CONTRA if on_ladder else MomentKind.COINCHE
        found.append(KeyMoment(kind, result.defenders[0]))
    elif result.multiplier > 2:
        found.append(KeyMoment(MomentKind.RECONTRA if on_ladder else MomentKind.SURCOINCHE, takers))
    return tuple(found)
