"""How long the games of a tournament are, how much time a round has for them (T4, T6), and when it
is over."""

from fractions import Fraction
from math import ceil
from typing import Literal, NamedTuple

from bot.rules import Ruleset, game_of
from bot.storage.engine.tournament_schema import RoundRow
from bot.storage.tournaments.rounds import TableRow
from bot.tournaments import Plan, Round, Table, TournamentError, is_final, rounds_of
from bot.tournaments.live.event import Event

BEST_OF = 3
"""parties of a final that is not a single one (T4)"""
DEALS = 12
"""of a party to the usual target, and of a round of a contest, for which there are 45 minutes
(T6)"""
MINUTE = 60.0
SPARE = 5
"""minutes to which the length of a round is rounded up"""
LONGEST = 180 * MINUTE
ARENA = 120 * MINUTE


def usual_length(plan: Plan, rules: Ruleset) -> float:
    """Seconds of a round: 45 minutes for 12 deals (T6); of an Arena two hours, however many deals a
    table has (T12)."""
    if plan.format.open_seating:
        return ARENA
    return _rounded(45 * Fraction(deals_of(plan, rules), DEALS) * 60)


def deals_of(plan: Plan, rules: Ruleset) -> int:
    """The deals of a game; to a target, about as many as it takes."""
    if plan.format.bracket and rules.end_mode == "target":
        return ceil(Fraction(rules.target * DEALS, game_of(rules).scale.party))
    return plan.deals


def best_of(event: Event, table: TableRow) -> int:
    """Parties that a table plays at the most."""
    return BEST_OF if event.plan.final == "best_of_3" and _is_final(event, table) else 1


def rules_at(event: Event, table: TableRow) -> Ruleset:
    """Rules of a table to begin with: a single party of the final is a longer one."""
    longer = event.plan.final == "single" and _is_final(event, table)
    return final_rules(event.rules) if longer else event.rules


def final_rules(rules: Ruleset) -> Ruleset:
    """Rules of a final that is a single party: without a target it is as long as the others."""
    if rules.end_mode != "target":
        return rules
    longer = game_of(rules).scale.party * 3 // 2  # 1500 in most games (T4)
    return rules.changed({"target": max(longer, rules.target)})


def round_length(event: Event, paired: Round) -> float | None:
    """Seconds that a round has: a final that is longer has as much more time."""
    seconds = event.row.round_seconds
    if seconds is None or not any(_is_final(event, each) for each in paired.tables):
        return seconds
    return final_length(event)


def final_length(event: Event) -> float | None:
    """Seconds of the final's round."""
    seconds, plan = event.row.round_seconds, event.plan
    if seconds is None or not plan.format.bracket:
        return seconds
    usual = deals_of(plan, event.rules)
    longer = Fraction(BEST_OF)
    if plan.final == "single":
        longer = Fraction(deals_of(plan, final_rules(event.rules)), usual)
    if longer == 1:
        return seconds
    return max(seconds, min(LONGEST, _rounded(Fraction(seconds) * longer)))


def ends_at(event: Event) -> float:
    """When a tournament is over at the latest, as far as that is known."""
    row, plan = event.row, event.plan
    if row.ended_at is not None:
        return max(row.ended_at, row.starts_at)
    if plan.format.own_time:
        return max(row.closes_at, row.starts_at)
    rounds = _rounds(event)
    return row.starts_at + rounds * _longest(event) + (rounds - 1) * row.break_seconds


class Stretch(NamedTuple):
    """A part of an evening: a round, or the break after it. Moments in Unix seconds."""

    what: Literal["round", "break"]
    round: int
    planned_from: float
    planned_to: float
    """what the plan said before the first round, at the latest"""
    begins_at: float
    ends_at: float
    """as it was, or as far as it has not been yet: as it will be at the latest"""
    state: Literal["over", "now", "coming"]


def timetable(event: Event, now: float) -> list[Stretch]:
    """The rounds and breaks of an evening, as they were planned and as they went, or will go. None
    where everybody plays when they like."""
    if event.format.own_time or event.state == "cancelled":
        return []
    row, found = event.row, list[Stretch]()
    running = event.state == "running"
    count = len(event.rounds) if event.state == "finished" else _rounds(event)
    length, planned, at = _longest(event), row.starts_at, row.starts_at
    for number in range(1, count + 1):
        known = event.rounds[number - 1] if number <= len(event.rounds) else None
        begins = known.paired_at if known else max(at, now) if running else at
        ends = _end_of(event, known, now) if known else begins + length
        state = "coming" if known is None else "now" if known.closed_at is None else "over"
        found.append(Stretch("round", number, planned, planned + length, begins, ends, state))
        planned, at = planned + length, ends + row.break_seconds
        if number == count:
            break
        following = event.rounds[number].paired_at if number < len(event.rounds) else None
        if row.break_seconds:
            goes_on = running and following is None and state == "over"
            pause = "over" if following is not None else "now" if goes_on else "coming"
            until = following or (max(at, now) if goes_on else at)
            to = planned + row.break_seconds
            found.append(Stretch("break", number, planned, to, ends, until, pause))
            planned = to
    return found


def _end_of(event: Event, current: RoundRow, now: float) -> float:
    """When a round was over, or is at the latest; while it is paused its time stands."""
    if current.closed_at is not None:
        return current.closed_at
    row = event.row
    until = current.until or current.paired_at + _longest(event) - row.protest_seconds
    if row.paused_at is not None:
        until += now - row.paused_at
    return current.protest_until or max(until, now) + row.protest_seconds


def _rounds(event: Event) -> int:
    """How many rounds there are, as far as that is known."""
    if event.row.last_round is not None:
        return event.row.last_round
    try:
        return max(rounds_of(event.pure), len(event.rounds))
    except TournamentError:  # there are too few as yet
        return event.plan.rounds or event.format.usual_rounds or 1


def _longest(event: Event) -> float:
    """Seconds of a round with what is heard after it."""
    length = event.row.round_seconds or usual_length(event.plan, event.rules)
    return length + event.row.protest_seconds


def _is_final(event: Event, table: Table | TableRow) -> bool:
    return event.format.bracket and is_final(event.pure, table.section, table.stage)


def _rounded(seconds: Fraction) -> float:
    return ceil(seconds / 60 / SPARE) * SPARE * MINUTE
