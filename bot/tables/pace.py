"""When the host acts next in a game (design.md, Time). Pure: a moment from facts."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules import TABLE, Ask, Decision, Phase, Play, State, decisions, legal_actions
from bot.tables.game import Game


@dataclass(frozen=True)
class Pace:
    """Seconds. A robot waits the same whatever it holds; a finished trick stays to be seen."""

    robot_delay: float = 1.0
    trick_pause: float = 2.0
    cut: float = 10.0
    """for the cutter, and for the dealer who may choose his packets (A3)"""
    knock: float = 5.0
    """for a coinche after the last pass (C1)"""
    surcoinche: float = 15.0
    declare: float = 30.0
    """before the first lead; then the proposal is declared (A5 `immediate`)"""
    deal_pause: float = 8.0
    slow_turn: float = 20.0
    lobby: float = 1800.0
    abandoned: float = 1800.0
    """until a party whose people are all away is given up; a turn's time where that is longer"""


class Due(StrEnum):
    """What the host does when its moment has come."""

    CHANCE = "chance"
    CUT = "cut"
    """for a cutter or dealer who does not choose"""
    DECLARE = "declare"
    """for somebody who does not say what he declares"""
    ROBOT = "robot"
    FORCED = "forced"
    """the last card of a hand: the eighth trick plays itself"""
    NOTICE = "notice"
    EXPIRE = "expire"
    ABANDON = "abandon"
    """a party whose people are all away: no robots play on for nobody"""


@dataclass(frozen=True)
class Appointment:
    what: Due
    at: float


def next_appointment(game: Game, pace: Pace) -> Appointment | None:
    """What the host does next in `game` and when; None when it only waits."""
    if game.row.status == "lobby":
        return Appointment(Due.EXPIRE, game.row.created_at + pace.lobby)
    if game.row.status != "playing" or game.state is None or game.row.paused_at is not None:
        return None
    if game.deserted:
        wait = max(pace.abandoned, game.row.turn_seconds)
        return Appointment(Due.ABANDON, (game.row.asked_at or 0.0) + wait)
    waits = [each for each in decisions(game.state) if each.waits]
    due = [moment for each in waits if (moment := _host_acts(game, game.state, each, pace))]
    if due:
        return min(due, key=lambda each: each.at)
    reminders = [moment for each in waits if (moment := _notice(game, each, pace))]
    return min(reminders, key=lambda each: each.at, default=None)


def _host_acts(game: Game, state: State, decision: Decision, pace: Pace) -> Appointment | None:
    """When the host acts for whoever is asked; None when that person decides in his own time."""
    asked_at = game.row.asked_at or 0.0
    if decision.actor == TABLE:
        return Appointment(Due.CHANCE, asked_at + _before_table(state, decision, pace))
    holder = game.holder(decision.actor)
    if holder.played_by_robot:
        at = asked_at + pace.robot_delay
        return Appointment(Due.ROBOT, max(at, led_from(game, pace)))
    if decision.ask in (Ask.CUT, Ask.PACKETS):
        return Appointment(Due.CUT, asked_at + pace.cut)
    if decision.ask is Ask.DECLARE:
        # A mention in the thread would tell everybody who holds something.
        return Appointment(Due.DECLARE, asked_at + pace.declare)
    if decision.ask is Ask.PLAY and _last_card(state, holder.seat):
        return Appointment(Due.FORCED, max(asked_at + pace.robot_delay, led_from(game, pace)))
    return None


def closes_at(game: Game, pace: Pace) -> float | None:
    """When the clock decides for whoever has not; None where everybody has his own time."""
    if game.state is None:
        return None
    match game.state.phase:
        case Phase.CUT | Phase.PACKETS:
            seconds = pace.cut
        case Phase.KNOCK:
            seconds = pace.knock
        case Phase.SURCOINCHE:
            seconds = pace.surcoinche
        case Phase.DECLARE:
            seconds = pace.declare
        case _:
            return None
    return (game.row.asked_at or 0.0) + seconds


def led_from(game: Game, pace: Pace) -> float:
    """From when a card may be seen after the last finished trick."""
    return (game.row.trick_at or 0.0) + pace.trick_pause


def _before_table(state: State, decision: Decision, pace: Pace) -> float:
    if decision.ask is Ask.CLOSE:
        return pace.knock if state.phase is Phase.KNOCK else pace.surcoinche
    if state.results and decision.ask is Ask.PACK:
        return pace.deal_pause  # the score sheet is read
    return pace.robot_delay if state.draws else 0.0


def _last_card(state: State, seat: int) -> bool:
    """Whether nothing is left to decide but the last card (A10: the game may still be stopped)."""
    deal = state.deal
    if deal is None or sum(map(len, deal.hands)) > len(deal.hands):
        return False
    if any(place.down for field in deal.fields for place in field):
        return False
    return all(isinstance(each, Play) for each in legal_actions(state, seat))


def _notice(game: Game, decision: Decision, pace: Pace) -> Appointment | None:
    """A window closes by itself: nobody is reminded of it."""
    if decision.actor == TABLE or decision.ask in (Ask.KNOCK, Ask.SURCOINCHE):
        return None
    person = game.holder(decision.actor).person
    if person is None or person.notices == "never":
        return None
    wait = 0.0 if person.notices == "always" else pace.slow_turn
    return Appointment(Due.NOTICE, (game.row.asked_at or 0.0) + wait)
