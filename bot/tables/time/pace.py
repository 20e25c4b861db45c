"""When the host acts next in a game (docs/design.md, Time), and the clocks of the players. Pure: a
moment from facts.

A seat's clock starts when the message that asks them is delivered. Whatever they need beyond the
time of a turn is taken from their bank; when both are used up, a robot plays that action."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import TABLE, Actor, Ask, Decision, Phase, State, decisions, view
from bot.storage.engine.schema import GameEvent
from bot.tables.game import Game, Holder, MadeBy, change_row
from bot.tables.options import TEMPOS, USUAL, Tempo

AWAY_AFTER = 2
"""actions in a row that were played for somebody: then a robot keeps their seat"""
OWN_TIME = frozenset({Ask.CALL, Ask.ANSWER, Ask.SCHMEISS, Ask.DISCARD, Ask.PLAY})
"""what people decide in their own time; all other questions close by themselves"""


class Reminder(IntEnum):
    """The reminders that somebody who is asked has had, beside their hand."""

    NOTHING = 0
    REMINDED = 1
    WARNED = 2
    """when a robot will play"""


class TurnClock(NamedTuple):
    """A clock for one action that runs since `since`, with `bank` seconds for when it is over."""

    tempo: Tempo
    bank: float
    since: float

    @property
    def deadline(self) -> float:
        """When the time is over, and a robot plays."""
        return self.since + self.tempo.turn + self.bank

    @property
    def warns_at(self) -> float:
        """When the bank begins; where it is small or empty, after two thirds of all the time."""
        return self.since + min(self.tempo.turn, (self.tempo.turn + self.bank) * 2 / 3)

    def bank_at(self, moment: float) -> float:
        """Return what is left of the bank of somebody who acts at `moment`."""
        return max(0.0, self.bank - max(0.0, moment - self.since - self.tempo.turn))


def clock_of(game: Game, holder: Holder, since: float) -> TurnClock:
    """The clock of a seat that would run since `since`."""
    return TurnClock(game.tempo, game.tempo.bank if holder.bank is None else holder.bank, since)


def own_time(game: Game) -> Decision | None:
    """Return what a person decides in their own time now: one question at the most.

    No clock runs for who practises.
    """
    if game.state is None or game.is_practice:
        return None
    asked = next((each for each in decisions(game.state) if each.ask in OWN_TIME), None)
    if asked is None or not isinstance(asked.actor, int):
        return None
    if game.holder(asked.actor).played_by_robot or last_card(game.state, asked.actor):
        return None
    return asked


def own_decision(game: Game, seat: int) -> Decision | None:
    """Return what this person decides in their own time now, if they do."""
    asked = own_time(game)
    return asked if asked and asked.actor == seat else None


def cuts_itself(game: Game, decision: Decision) -> bool:
    """Return whether somebody is to cut who has it done for them, without being asked."""
    if decision.ask is not Ask.CUT or not isinstance(decision.actor, int):
        return False
    person = game.holder(decision.actor).person
    return person is not None and person.cuts_alone


def last_card(state: State, seat: int) -> bool:
    """Return whether nothing is left to decide but the last card (A10: the game may still be
    stopped)."""
    deal = state.deal
    if deal is None or len(deal.hands[seat]) > 1:
        return False
    seen = view(state, seat)
    return bool(seen.options) and seen.plays_itself


def after_action(
    before: Game, after: Game, actor: int | None, event: GameEvent
) -> tuple[Holder | None, ...]:
    """The seats after an action: clocks that stop, and who has missed their turn.

    `after`: the game as the rules have it then, with the seats as they were before.
    """
    asked, seats = own_time(before), list(before.seats)
    over = asked is not None and asked != own_time(after)
    for holder in before.people if over else ():
        if holder.clock_from is not None:
            bank = clock_of(before, holder, holder.clock_from).bank_at(event.at)
            seats[holder.seat] = holder._replace(bank=bank, clock_from=None, told=Reminder.NOTHING)
        elif holder.told:
            seats[holder.seat] = holder._replace(told=Reminder.NOTHING)
    acted = None if actor is None else seats[actor]
    if acted is not None and event.made_by == MadeBy.PLAYER:  # who acts themselves is there
        seats[acted.seat] = acted._replace(missed=0, away=False)
    elif acted is not None and event.made_by == MadeBy.CLOCK and asked and asked.actor == actor:
        missed = acted.missed + 1  # in a row
        seats[acted.seat] = acted._replace(missed=missed, away=missed >= AWAY_AFTER)
    return tuple(seats)


PASSED_OVER = 1.0
"""seconds for which a table may show less than robots have played"""


@dataclass(frozen=True)
class Pace:
    """Seconds. A robot waits the same whatever it holds; a finished trick stays to be seen."""

    robot_delay: float = 1.0
    trick_pause: float = 2.0
    cut: float = 10.0
    """for the cutter, and for the dealer who may choose their packets (A3)"""
    knock: float = 5.0
    """for a coinche after the last pass (C1)"""
    surcoinche: float = 15.0
    declare: float = 30.0
    """before the first lead; then the proposal is declared (A5 `immediate`)"""
    deal_pause: float = 8.0
    slow_turn: float = 20.0
    delivery: float = 600.0
    """after which a clock starts even if the question has reached nobody"""
    tempo: Tempo = TEMPOS[USUAL]
    """of a table for which nobody chooses another"""
    lobby: float = 1800.0
    paused: float = 604_800.0
    """until a party that is paused is given up"""
    abandoned: float = 1800.0
    """until a party whose people are all away is given up; a turn's time where that is longer"""


class Due(StrEnum):
    """The host's appointments: things done when their moment has come."""

    CHANCE = "chance"
    CUT = "cut"
    """for a cutter or dealer who does not choose"""
    DECLARE = "declare"
    """for somebody who does not say what they declare"""
    ROBOT = "robot"
    FORCED = "forced"
    """the last card of a hand: the eighth trick plays itself"""
    START = "start"
    """the clock of somebody whom the question has not reached in a long time"""
    NOTICE = "notice"
    WARNING = "warning"
    TIME_OUT = "time out"
    """a robot plays for somebody who has used up their time"""
    EXPIRE = "expire"
    ABANDON = "abandon"
    """a party whose people are all away: no robots play on for nobody"""


@dataclass(frozen=True)
class Appointment:
    what: Due
    at: float


def next_appointment(game: Game, pace: Pace) -> Appointment | None:
    """Return what the host does next in `game` and when; None when it only waits."""
    row = game.row
    if row.status == "lobby":
        return Appointment(Due.EXPIRE, max(row.created_at + pace.lobby, row.due_at or 0.0))
    if row.status != "playing":
        return None
    if row.paused_at is not None:
        return Appointment(Due.ABANDON, row.paused_at + pace.paused)
    if game.state is None:
        return None
    if game.deserted:
        return Appointment(Due.ABANDON, (row.asked_at or 0.0) + _abandoned_after(game, pace))
    if game.played_out:
        # Nobody looks on when robots play what a round's time did not suffice for.
        asked = game.decision()
        what = Due.CHANCE if asked and asked.actor == TABLE else Due.ROBOT
        return asked and Appointment(what, row.asked_at or 0.0)
    if game.is_practice:
        return _in_practice(game, game.state, pace)
    moments = [_moment(game, game.state, each, pace) for each in game.waits()]
    return min((each for each in moments if each), key=lambda each: each.at, default=None)


async def appoint(connection: AsyncConnection, game: Game, pace: Pace) -> Game:
    """Write down when the host looks at the game next, if that is another moment."""
    due_at = next_due(game, pace)
    return game if due_at == game.row.due_at else await change_row(connection, game, due_at=due_at)


def next_due(game: Game, pace: Pace) -> float | None:
    appointment = next_appointment(game, pace)
    return appointment.at if appointment else None


def _in_practice(game: Game, state: State, pace: Pace) -> Appointment:
    """Robots and chance act as anywhere; nothing is done for the person, until it is given up."""
    waits, asks_person = game.waits(), _asks_person(game, state)
    moments = [
        _moment(game, state, each, pace)
        for each in waits
        if not _person_decides(game, state, each)
        and not (each.actor == TABLE and (asks_person or between_deals(state)))
    ]
    given_up = Appointment(Due.ABANDON, (game.row.asked_at or 0.0) + pace.paused)
    return min((each for each in moments if each), key=lambda each: each.at, default=given_up)


def _asks_person(game: Game, state: State) -> bool:
    return any(_person_decides(game, state, each) for each in game.waits())


def _person_decides(game: Game, state: State, decision: Decision) -> bool:
    if decision.actor == TABLE or game.holder(decision.actor).played_by_robot:
        return False
    return not cuts_itself(game, decision) and not (
        decision.ask is Ask.PLAY and last_card(state, decision.actor)
    )


def between_deals(state: State) -> bool:
    """Return whether a deal is over and the next one is still to come."""
    return state.phase is Phase.SHUFFLE and state.deal_number > 0


def shows_sheet(game: Game) -> bool:
    """Tell whether a deal of what somebody practises is over, and the next one is not begun."""
    state = game.state
    over = state is not None and (between_deals(state) or state.phase is Phase.OVER)
    return game.is_practice and over


def _abandoned_after(game: Game, pace: Pace) -> float:
    return max(pace.abandoned, game.row.turn_seconds)


def _moment(game: Game, state: State, decision: Decision, pace: Pace) -> Appointment | None:
    """Return the host's next act about a question; None while another's moment closes it."""
    asked_at = game.row.asked_at or 0.0
    if decision.actor == TABLE:
        return Appointment(Due.CHANCE, asked_at + _before_table(state, decision, pace))
    holder = game.holder(decision.actor)
    if holder.played_by_robot:
        return Appointment(Due.ROBOT, max(asked_at + pace.robot_delay, led_from(game, pace)))
    if cuts_itself(game, decision):
        return Appointment(Due.CUT, asked_at)
    match decision.ask:
        case Ask.CUT | Ask.PACKETS:
            return Appointment(Due.CUT, asked_at + pace.cut)
        case Ask.DECLARE | Ask.EXCHANGE:
            # A mention in the thread would tell everybody who holds something.
            return Appointment(Due.DECLARE, asked_at + pace.declare)
        case Ask.PLAY if last_card(state, holder.seat):
            return Appointment(Due.FORCED, max(asked_at + pace.robot_delay, led_from(game, pace)))
        case ask if ask in OWN_TIME:
            return _own_time(game, holder, pace)
        case _:
            return None


def _own_time(game: Game, holder: Holder, pace: Pace) -> Appointment:
    """A person who decides in their own time is reminded, then warned, then a robot plays."""
    if holder.clock_from is None:
        return Appointment(Due.START, (game.row.asked_at or 0.0) + pace.delivery)
    clock = clock_of(game, holder, holder.clock_from)
    if wants_notices(holder) and not _is_daily(game):
        # They hear of their turn beside their hand: at once, or when they are slow.
        always = holder.person is not None and holder.person.notices == "always"
        at_once = always or game.tempo.correspondence
        notice_at = clock.since + (0.0 if at_once else pace.slow_turn)
        if holder.told < Reminder.REMINDED and notice_at < clock.warns_at:
            return Appointment(Due.NOTICE, notice_at)
        if holder.told < Reminder.WARNED:
            return Appointment(Due.WARNING, clock.warns_at)
    return Appointment(Due.TIME_OUT, clock.deadline)


def _is_daily(game: Game) -> bool:
    """Tell whether one person plays a day's boards: nobody waits, and only the day's end presses
    them."""
    return game.tournament is not None and game.tournament.format.own_time


def wants_notices(holder: Holder) -> bool:
    """Return whether somebody wants to be told that it is their turn, or that a robot will play."""
    return holder.person is not None and holder.person.notices != "never"


def closes_at(game: Game, pace: Pace) -> float | None:
    """When the host decides for whoever has not, or gives a party up to which nobody comes back;
    None where no clock runs."""
    if game.state is None or game.row.paused_at is not None:
        return None
    if game.is_practice and _asks_person(game, game.state):
        return None
    asked_at = game.row.asked_at or 0.0
    if game.deserted:
        return asked_at + _abandoned_after(game, pace)
    match game.state.phase:
        case Phase.CUT | Phase.PACKETS:
            return asked_at + pace.cut
        case Phase.KNOCK:
            return asked_at + pace.knock
        case Phase.SURCOINCHE if any(each.ask is Ask.CLOSE for each in decisions(game.state)):
            return asked_at + pace.surcoinche
        case Phase.DECLARE:
            return asked_at + pace.declare
        case Phase.TALON if any(each.ask is Ask.EXCHANGE for each in decisions(game.state)):
            return asked_at + pace.declare
        case _:
            asked = None if _is_daily(game) else own_time(game)
            if asked is None or not isinstance(asked.actor, int):
                return None
            holder = game.holder(asked.actor)  # their clock runs as if they were asked at once
            return clock_of(game, holder, holder.clock_from or asks_from(game, pace)).deadline


def asks_from(game: Game, pace: Pace) -> float:
    """From when somebody may see what they are asked: a finished trick is looked at before."""
    return max(game.row.asked_at or 0.0, led_from(game, pace))


def led_from(game: Game, pace: Pace) -> float:
    """From when a card may be seen after the last finished trick."""
    return (game.row.trick_at or 0.0) + pace.trick_pause


def seen_until(game: Game, pace: Pace, now: float) -> float | None:
    """Return until when the last finished trick has to stay visible; None if that is over.

    What lies further ahead is of before the clock was set back: no moment of a party that is over
    is set with it.
    """
    until = led_from(game, pace)
    return until if now < until <= now + pace.trick_pause else None


def is_soon_followed(game: Game, pace: Pace) -> bool:
    """Return whether the card that a robot has just played is shown together with the next robot's.

    It knows only who sits where and how many cards lie there, which everybody sees. Of three
    robots in a row the first is shown with the second: no more than `PASSED_OVER` is kept back.
    """
    state = game.state
    if state is None or state.deal is None or state.phase is not Phase.PLAY or game.deserted:
        return False
    if not all(_is_robot(game, each.actor) for each in game.waits()):
        return False
    follows, kept_back = False, 0.0
    for leader_on in range(len(state.deal.trick)):
        seat, players = state.deal.leader + leader_on, game.rules.players
        robots = _is_robot(game, seat % players) and _is_robot(game, (seat + 1) % players)
        follows = robots and kept_back + pace.robot_delay <= PASSED_OVER
        kept_back = kept_back + pace.robot_delay if follows else 0.0
    return follows


def _is_robot(game: Game, actor: Actor) -> bool:
    return actor != TABLE and game.holder(actor).played_by_robot


def _before_table(state: State, decision: Decision, pace: Pace) -> float:
    if decision.ask is Ask.CLOSE:
        return pace.knock if state.phase is Phase.KNOCK else pace.surcoinche
    if decision.ask is Ask.PACK and state.deal is not None:
        if state.rules.shuffle == "cut_only" and not state.deal.tricks:
            return 0.0  # nobody took: the cutter is asked at once
        if state.results:
            return pace.deal_pause  # the score sheet is read
    return pace.robot_delay if state.draws else 0.0
