"""What a finished deal of Belote classique is worth (rules.md A7–A9), from its facts alone.

Points of a pair are always (takers, defenders); the takers' trick points include the dix de der.
"""

from enum import StrEnum
from typing import Literal, NamedTuple

from bot.rules.contract import BELOTE, DEAL_POINTS
from bot.rules.ruleset import Ruleset

Side = Literal["T", "D"]
Pair = tuple[int, int]


class DealOutcome(StrEnum):
    """How the takers' contract ended."""

    MADE = "made"
    DEDANS = "dedans"
    CAPOT = "capot"
    LITIGE = "litige"
    ABEYANCE = "abeyance"

    @property
    def takers_won(self) -> bool | None:
        """Whether the takers won the deal; None when it is tied and held."""
        if self in (DealOutcome.LITIGE, DealOutcome.ABEYANCE):
            return None
        return self is not DealOutcome.DEDANS


class DealScore(NamedTuple):
    """What both sides write for a deal, and what stays in play for the next (A7)."""

    outcome: DealOutcome
    takers: int
    defenders: int
    held: Pair = (0, 0)


class Tally(NamedTuple):
    """The points a side has from each source."""

    tricks: int
    declarations: int
    belote: int

    @property
    def total(self) -> int:
        return self.tricks + self.declarations + self.belote


def score_deal(
    rules: Ruleset,
    taker_points: int,
    *,
    declarations: Pair = (0, 0),
    belote: Side | None = None,
    capot: Side | None = None,
) -> DealScore:
    """Score a deal.

    `taker_points`: the takers' card points with the dix de der, 0–162, without the bonus of a
    capot. `declarations`: what the contest lets each side score. `belote`: the side that has it.
    `capot`: the side that took all the tricks. Raises `ValueError` for facts that cannot be.
    """
    if not 0 <= taker_points <= DEAL_POINTS:
        raise ValueError(f"a deal has 0 to {DEAL_POINTS} points, not {taker_points}")
    if capot is not None and taker_points != (DEAL_POINTS if capot == "T" else 0):
        raise ValueError("all the tricks are all the points")
    takers = Tally(taker_points, declarations[0], BELOTE * (belote == "T"))
    defenders = Tally(DEAL_POINTS - taker_points, declarations[1], BELOTE * (belote == "D"))
    return _rounded(_exact(rules, takers, defenders, capot), takers, defenders, rules)


def _exact(rules: Ruleset, takers: Tally, defenders: Tally, capot: Side | None) -> DealScore:
    if capot == "T":
        return _capot(rules, takers, defenders)
    if capot == "D":
        return _dedans(rules, takers, defenders, rules.capot_value)
    difference = _compared(takers, rules) - _compared(defenders, rules)
    if difference == 0 and rules.tie_rule in ("litige", "abeyance"):
        return _tied(rules, takers, defenders)
    if difference > 0 or (difference == 0 and rules.tie_rule == "takers_win"):
        return DealScore(DealOutcome.MADE, takers.total, defenders.total)
    return _dedans(rules, takers, defenders, DEAL_POINTS)


def _compared(side: Tally, rules: Ruleset) -> int:
    """The points that decide the contract (A7 `contract_basis`)."""
    match rules.contract_basis:
        case "all":
            return side.total
        case "tricks_belote":
            return side.tricks + side.belote
        case "tricks":
            return side.tricks


def _capot(rules: Ruleset, takers: Tally, victims: Tally) -> DealScore:
    """All tricks for the takers (A9); the victims always keep their belote."""
    won = rules.capot_value + takers.declarations + takers.belote
    kept = victims.belote
    match rules.capot_victims_decl:
        case "keep":
            kept += victims.declarations
        case "to_winners":
            won += victims.declarations
        case "lose":
            pass
    return DealScore(DealOutcome.CAPOT, won, kept)


def _dedans(rules: Ruleset, takers: Tally, defenders: Tally, value: int) -> DealScore:
    """The defenders write everything (A9); whose the takers' belote is, see A8."""
    won = value + takers.declarations + defenders.declarations + defenders.belote
    if rules.belote_on_dedans == "to_defence":
        return DealScore(DealOutcome.DEDANS, 0, won + takers.belote)
    return DealScore(DealOutcome.DEDANS, takers.belote, won)


def _tied(rules: Ruleset, takers: Tally, defenders: Tally) -> DealScore:
    """Litige: the takers' points stay in play. Abeyance: both sides' do (A7)."""
    if rules.tie_rule == "abeyance":
        return DealScore(DealOutcome.ABEYANCE, 0, 0, (takers.total, defenders.total))
    carved = takers.belote if rules.litige_belote == "carve" else 0
    return DealScore(DealOutcome.LITIGE, carved, defenders.total, (takers.total - carved, 0))


def _rounded(score: DealScore, takers: Tally, defenders: Tally, rules: Ruleset) -> DealScore:
    if rules.rounding == "off":
        return score
    if rules.rounding == "complement10":
        return _complement10(score, takers, defenders)

    def nearby(points: int) -> int:
        match rules.rounding:
            case "nearest10":
                return (points + 5) // 10 * 10
            case "nearest5":
                return (points + 2) // 5 * 5
            case "up10":
                return -(-points // 10) * 10
            case _:  # up5
                return -(-points // 5) * 5

    return DealScore(
        score.outcome,
        nearby(score.takers),
        nearby(score.defenders),
        (nearby(score.held[0]), nearby(score.held[1])),
    )


def _complement10(score: DealScore, takers: Tally, defenders: Tally) -> DealScore:
    """A9 `complement10`: tricks alone are rounded, and the two sides make 160 (capot 250)."""
    if score.outcome in (DealOutcome.DEDANS, DealOutcome.CAPOT):
        # 162 → 160, 252 → 250; declarations and belote stay as they are.
        taker_excess = 2 if score.outcome is DealOutcome.CAPOT and score.takers % 10 == 2 else 0
        defender_excess = (
            2 if score.outcome is DealOutcome.DEDANS and (score.defenders % 10 == 2) else 0
        )
        return score._replace(
            takers=score.takers - taker_excess, defenders=score.defenders - defender_excess
        )
    rounded = (takers.tricks + 4) // 10 * 10
    change = (rounded - takers.tricks, 160 - rounded - defenders.tricks)
    if score.outcome is DealOutcome.MADE:
        return score._replace(
            takers=score.takers + change[0], defenders=score.defenders + change[1]
        )
    if score.outcome is DealOutcome.LITIGE:
        return score._replace(
            defenders=score.defenders + change[1], held=(score.held[0] + change[0], 0)
        )
    return score._replace(held=(score.held[0] + change[0], score.held[1] + change[1]))


class Held(NamedTuple):
    """Points of a tied deal that wait for the next (A7): of which team, by which rule."""

    rule: DealOutcome
    team: int
    points: Pair


def release_held(held: tuple[Held, ...], winner: int) -> Pair:
    """What teams 0 and 1 get out of held points when `winner` wins the deal that follows.

    Litige: all to the winner. Abeyance: to each its own if the takers of the tied deal win it,
    else everything to their opponents.
    """
    released = [0, 0]
    for each in held:
        if each.rule is DealOutcome.ABEYANCE and winner == each.team:
            released[each.team] += each.points[0]
            released[1 - each.team] += each.points[1]
        else:
            released[winner] += sum(each.points)
    return released[0], released[1]
