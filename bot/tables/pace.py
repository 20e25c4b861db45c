"""When the host acts next in a game (design.md, Time). Pure: a moment from facts."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules import TABLE, Phase, State, decisions
from bot.tables.game import Game, Holder


@dataclass(frozen=True)
class Pace:
    """Seconds. A robot waits the same whatever it holds; a finished trick stays to be seen."""

    robot_delay: float = 1.0
    trick_pause: float = 2.0
    deal_pause: float = 8.0
    slow_turn: float = 20.0
    lobby: float = 1800.0


class Due(StrEnum):
    """What the host does when its moment has come."""

    CHANCE = "chance"
    CUT = "cut"
    ROBOT = "robot"
    FORCED = "forced"
    """the last card of a hand: the eighth trick plays itself"""
    NOTICE = "notice"
    EXPIRE = "expire"


@dataclass(frozen=True)
class Appointment:
    what: Due
    at: float


def next_appointment(game: Game, pace: Pace) -> Appointment | None:
    """What the host does next in `game` and when; None when it only waits."""
    if game.row.status == "lobby":
        return Appointment(Due.EXPIRE, game.row.created_at + pace.lobby)
    if game.row.status != "playing" or game.state is None:
        return None
    asked_at = game.row.asked_at or 0.0
    decision = decisions(game.state)[0]
    if decision.actor == TABLE:
        return Appointment(Due.CHANCE, asked_at + _before_chance(game.state, pace))
    if decision.phase is Phase.CUT:
        return Appointment(Due.CUT, asked_at)
    holder = game.holder(int(decision.actor))
    if holder.robot or _last_card(game.state, holder.seat):
        what = Due.ROBOT if holder.robot else Due.FORCED
        return Appointment(what, max(asked_at + pace.robot_delay, led_from(game, pace)))
    return _notice(holder, asked_at, pace)


def led_from(game: Game, pace: Pace) -> float:
    """From when a card may be seen after the last finished trick."""
    return (game.row.trick_at or 0.0) + pace.trick_pause


def _before_chance(state: State, pace: Pace) -> float:
    if state.results and state.phase is Phase.SHUFFLE:
        return pace.deal_pause  # the score sheet is read
    return pace.robot_delay if state.draws else 0.0


def _last_card(state: State, seat: int) -> bool:
    return state.phase is Phase.PLAY and state.deal is not None and len(state.deal.hands[seat]) == 1


def _notice(holder: Holder, asked_at: float, pace: Pace) -> Appointment | None:
    if holder.person is None or holder.person.notices == "never":
        return None
    wait = 0.0 if holder.person.notices == "always" else pace.slow_turn
    return Appointment(Due.NOTICE, asked_at + wait)
